// Stores form input that was not sent, by uid. It outlives an expired session and never reaches another user.
import { isObject } from '../language/runtime/merge'
import { attempt } from '../lib/attempt'
import { createPersonalStore, type Store } from './storage'

/** What a person has entered in a form. */
export interface Draft {
  readonly values: { readonly [name: string]: unknown }
  /** The paths of the fields whose last value the draft lacks although the person filled them. */
  readonly leftOut: readonly string[]
}
export interface Drafts {
  load(form: string): Draft | undefined
  /** Saves a draft. If it is too long, its longest values are left out as well, and keep what the one before had of them. */
  save(form: string, draft: Draft): void
  clear(form: string): void
  /** Removes all drafts but those of this uid; without a uid all of them. */
  keepOnly(uid: string | undefined): void
}

const keyPrefix = 'draft.'

/** Creates the drafts of the signed-in user, in a store that outlives the session. Without a user there are none. */
export function createDrafts(store: Store, uid: () => string | undefined): Drafts {
  const own = createPersonalStore(store, keyPrefix, uid)
  /** Runs before each use of a signed-in user, so that nothing of another one is left. */
  function removeOthers(): void {
    const owner = uid()
    if (owner !== undefined) own.keepOnly(owner)
  }

  return {
    keepOnly: own.keepOnly,
    load(form) {
      removeOthers()
      return parsed(own.get(form))
    },
    save(form, { values, leftOut }) {
      removeOthers()
      const before = parsed(own.get(form))?.values
      let kept = values
      const gone = new Set(leftOut)
      while (!own.set(form, JSON.stringify(gone.size === 0 ? kept : [kept, [...gone]]))) {
        const left = Object.keys(kept).filter((name) => !gone.has(name))
        const [longest] = left.toSorted((one, other) => lengthOf(kept[other]) - lengthOf(kept[one]))
        if (longest === undefined) return
        kept = { ...kept, [longest]: before?.[longest] }
        gone.add(longest)
      }
    },
    clear: own.remove,
  }
}

/** Reads a draft: its values, or a pair of them and of what was left out. Anything else is none. */
function parsed(text: string | undefined): Draft | undefined {
  const draft: unknown = attempt(() => JSON.parse(text ?? 'null') as unknown)
  const [values, leftOut]: readonly unknown[] = Array.isArray(draft) ? draft : [draft, []]
  if (!isObject(values)) return undefined
  return { values, leftOut: Array.isArray(leftOut) ? leftOut.filter((path) => typeof path === 'string') : [] }
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}

// Stores form input that was not sent, by uid. It outlives an expired session and never reaches another user.
import { createPersonalStore } from './personalStore'
import type { Store } from './storage'

export interface DraftValues {
  readonly [name: string]: unknown
}
export interface Drafts {
  load(form: string): DraftValues | undefined
  save(form: string, values: DraftValues): void
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
    save(form, values) {
      removeOthers()
      own.set(form, JSON.stringify(values))
    },
    clear: own.remove,
  }
}

function parsed(text: string | undefined): DraftValues | undefined {
  if (text === undefined) return undefined
  try {
    const values: unknown = JSON.parse(text)
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? (values as DraftValues) : undefined
  } catch {
    return undefined
  }
}

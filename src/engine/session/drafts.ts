// Stores form input that was not sent, by uid. It outlives an expired session and never reaches another user.
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

/** Creates the drafts of the signed-in user, in a store that outlives the session. Without a user there are none. */
export function createDrafts(store: Store, uid: () => string | undefined): Drafts {
  function keyOf(form: string): string | undefined {
    const owner = uid()
    return owner === undefined ? undefined : `${prefixOf(owner)}${form}`
  }
  function keepOnly(owner: string | undefined): void {
    const isKept = (key: string) => owner !== undefined && key.startsWith(prefixOf(owner))
    for (const key of store.keys()) if (key.startsWith(keyPrefix) && !isKept(key)) store.remove(key)
  }

  return {
    keepOnly,
    load(form) {
      const key = keyOf(form)
      if (key === undefined) return undefined
      keepOnly(uid())
      return parsed(store.get(key))
    },
    save(form, values) {
      const key = keyOf(form)
      if (key === undefined) return
      keepOnly(uid())
      store.set(key, JSON.stringify(values))
    },
    clear(form) {
      const key = keyOf(form)
      if (key !== undefined) store.remove(key)
    },
  }
}

const keyPrefix = 'draft.'

function prefixOf(owner: string): string {
  return `${keyPrefix}${encodeURIComponent(owner)}/`
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

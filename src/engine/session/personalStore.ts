// Keeps texts on the device by uid. They outlive the session and never reach another person.
import type { Store } from './storage'

export interface PersonalStore {
  /** Returns a text of the signed-in person. Without a signed-in person there is none. */
  get(name: string): string | undefined
  /**
   * Stores a text of the signed-in person. Without a signed-in person it stores nothing. Returns false if the text is too
   * long: then the one before it stays.
   */
  set(name: string, text: string): boolean
  remove(name: string): void
  /** Removes the texts of everybody but this uid; without a uid all of them. */
  keepOnly(uid: string | undefined): void
}

/** Creates the part of a store whose keys begin with a prefix. */
export function createPersonalStore(store: Store, keyPrefix: string, uid: () => string | undefined): PersonalStore {
  const prefixOf = (owner: string) => `${keyPrefix}${encodeURIComponent(owner)}/`

  function keyOf(name: string): string | undefined {
    const owner = uid()
    return owner === undefined ? undefined : prefixOf(owner) + name
  }

  return {
    get(name) {
      const key = keyOf(name)
      return key === undefined ? undefined : store.get(key)
    },
    set(name, text) {
      const key = keyOf(name)
      return key === undefined || store.set(key, text)
    },
    remove(name) {
      const key = keyOf(name)
      if (key !== undefined) store.remove(key)
    },
    keepOnly(owner) {
      const isKept = (key: string) => owner !== undefined && key.startsWith(prefixOf(owner))
      for (const key of store.keys()) if (key.startsWith(keyPrefix) && !isKept(key)) store.remove(key)
    },
  }
}

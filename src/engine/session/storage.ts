// Stores text under names, of this device or of one person. If web storage is missing, forbidden or full, memory takes its place.
import { attempt } from '../lib/attempt'
import { storageName } from '../lib/storageName'

export interface Store {
  get(key: string): string | undefined
  /** Stores a text of at most 65,536 characters. If it is longer, returns false, and the text before it stays. */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Returns true if a text is in the storage itself, and so outlives the document. */
  isKept(key: string): boolean
  /** Returns the keys of this product. */
  keys(): readonly string[]
  /** Clears the storage completely, including other writers' entries (R-10). */
  clear(): void
}

/** Creates a store on a web storage. Keys begin with the project's name. Never throws. */
export function createStore(open: () => Storage | null | undefined, projectName: string): Store {
  const prefix = storageName('', projectName)
  const memory = new Map<string, string>()
  const storage = attempt(open) ?? undefined
  const stored = (key: string) => attempt(() => storage?.getItem(prefix + key)) ?? undefined

  return {
    get: (key) => memory.get(key) ?? stored(key),
    set(key, value) {
      if (value.length > maxLength) return false
      memory.delete(key)
      attempt(() => storage?.removeItem(prefix + key))
      const isKept = attempt(() => {
        storage?.setItem(prefix + key, value)
        return storage?.getItem(prefix + key) === value
      })
      if (isKept !== true) memory.set(key, value)
      return true
    },
    remove(key) {
      memory.delete(key)
      attempt(() => storage?.removeItem(prefix + key))
    },
    isKept: (key) => stored(key) !== undefined,
    keys: () => [...new Set([...(attempt(() => keysOf(storage, prefix)) ?? []), ...memory.keys()])],
    clear() {
      memory.clear()
      attempt(() => storage?.clear())
    },
  }
}

const maxLength = 65_536

function keysOf(storage: Storage | undefined, prefix: string): readonly string[] {
  const all = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  return all.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

interface PersonalStore {
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

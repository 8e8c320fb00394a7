// Text kept under names. Storage may be missing, forbidden or full: what cannot be kept there is kept in memory.
import { attempt } from '../lib/attempt'

export interface Store {
  get(key: string): string | undefined
  /** Keeps a text of at most 65,536 characters; a longer one is refused with false, and nothing is kept. */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** The keys of this product. */
  keys(): readonly string[]
  /** Empties the storage literally, whoever wrote there (spec §4). */
  clear(): void
}

/** Makes a store on a web storage; keys are prefixed by the project's name (spec §9). Never throws. */
export function createStore(open: () => Storage | null | undefined, projectName: string): Store {
  const prefix = `${projectName}.`
  const memory = new Map<string, string>()
  const storage = attempt(open) ?? undefined

  return {
    get: (key) => memory.get(key) ?? attempt(() => storage?.getItem(prefix + key)) ?? undefined,
    set(key, value) {
      memory.delete(key)
      attempt(() => storage?.removeItem(prefix + key))
      if (value.length > longest) return false
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
    keys: () => [...new Set([...(attempt(() => keysOf(storage, prefix)) ?? []), ...memory.keys()])],
    clear() {
      memory.clear()
      attempt(() => storage?.clear())
    },
  }
}

const longest = 65_536

function keysOf(storage: Storage | undefined, prefix: string): readonly string[] {
  const all = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  return all.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

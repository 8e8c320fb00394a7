/**
 * Creates a storage for one column. Frames of one site would share the browser's storage, so two people could not be
 * signed in side by side. It starts empty, so that an address shows the same in every browser.
 */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

/** Replaces the storages of a window. Must run before its first script. */
export function replaceStorages(window: Window, local: Storage, session: Storage): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => local })
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => session })
}

/**
 * A storage that only one column sees: frames of one site would share the browser's own, and two people could not be
 * signed in side by side. It begins empty, so that an address shows the same in every browser.
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

/** Puts storages in the place of a window's own, before any of its scripts has run. */
export function lendStorages(window: Window, local: Storage, session: Storage): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => local })
  Object.defineProperty(window, 'sessionStorage', { configurable: true, get: () => session })
}

/** A load that can start before its consumer needs it. */
export interface Preloadable<T> {
  /** Starts the load unless it has started. A failure is kept for the consumer. */
  preload(): Promise<T>
  /** Resolves to the preloaded value, once, and otherwise loads. A failed load can be repeated. */
  load(): Promise<T>
  loaded(): T | undefined
}

/** Wraps a load so that it can start early. */
export function preloadable<T>(load: () => Promise<T>): Preloadable<T> {
  let started: Promise<T> | undefined
  let loaded: T | undefined
  const loadAndKeep = () =>
    load().then((value) => {
      loaded = value
      return value
    })
  return {
    preload: () => (started ??= loadAndKeep()),
    load() {
      const taken = started ?? loadAndKeep()
      started = undefined
      return taken
    },
    loaded: () => loaded,
  }
}

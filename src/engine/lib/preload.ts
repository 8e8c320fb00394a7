/** A load that may begin before anybody asks for it. */
export interface Preloadable<T> {
  /** Begins now, unless it has; a failure is kept for who asks. */
  preload(): Promise<T>
  /** Gives what has begun, to the first who asks, and otherwise loads: a failed load may be asked for again. */
  load(): Promise<T>
  /** What was loaded, if it is there. */
  loaded(): T | undefined
}

export function preloadable<T>(load: () => Promise<T>): Preloadable<T> {
  let begun: Promise<T> | undefined
  let loaded: T | undefined
  const noted = () =>
    load().then((value) => {
      loaded = value
      return value
    })
  return {
    preload: () => (begun ??= noted()),
    load() {
      const taken = begun ?? noted()
      begun = undefined
      return taken
    },
    loaded: () => loaded,
  }
}

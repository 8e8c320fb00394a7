/** A load that may begin before anybody asks for it. */
export interface Ahead<T> {
  /** Begins now, unless it has; a failure is kept for who asks. */
  begin(): Promise<T>
  /** Gives what has begun, to the first who asks, and otherwise loads: a failed load may be asked for again. */
  load(): Promise<T>
  /** What was loaded, if it is there. */
  now(): T | undefined
}

export function ahead<T>(load: () => Promise<T>): Ahead<T> {
  let begun: Promise<T> | undefined
  let loaded: T | undefined
  const noted = () =>
    load().then((value) => {
      loaded = value
      return value
    })
  return {
    begin: () => (begun ??= noted()),
    load() {
      const taken = begun ?? noted()
      begun = undefined
      return taken
    },
    now: () => loaded,
  }
}

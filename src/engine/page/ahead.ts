/** A load that may begin before anybody asks for it. */
export interface Ahead<T> {
  /** Begins now, unless it has; a failure is kept for who asks. */
  begin(): Promise<T>
  /** Gives what has begun, to the first who asks, and otherwise loads: a failed load may be asked for again. */
  load(): Promise<T>
}

export function ahead<T>(load: () => Promise<T>): Ahead<T> {
  let begun: Promise<T> | undefined
  return {
    begin: () => (begun ??= load()),
    load() {
      const taken = begun ?? load()
      begun = undefined
      return taken
    },
  }
}

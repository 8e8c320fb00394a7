/** Gives what a call gives, or undefined where it throws: storage may be forbidden, or full. */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

const leaving = new Set<() => void>()

/** Registers a cleanup after each component test. */
export function afterEachTest(forget: () => void): void {
  leaving.add(forget)
}

/** Resets the state of modules that tests share. */
export function leaveNothing(): void {
  for (const forget of leaving) forget()
}

const leaving = new Set<() => void>()

/** Has something forgotten after each test of a component. */
export function afterEachTest(forget: () => void): void {
  leaving.add(forget)
}

/** Forgets what tests have left behind in the modules that they share. */
export function leaveNothing(): void {
  for (const forget of leaving) forget()
}

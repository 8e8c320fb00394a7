export interface ServerClock {
  /** Returns milliseconds since 1970 by the server's clock, or by the device's before the first answer. */
  now(): number
  /** Learns the time from the `Date` header of an answer, and ignores anything else. */
  learn(date: string | null): void
  /** Returns true if an answer reported the time and the device's clock has not changed since. */
  isKnown(): boolean
}

/**
 * Creates a clock that follows the server's, so that a device with a wrong clock still sends valid timestamps. The
 * clock `steadyNow` cannot be changed, so it reveals changes of the device's clock.
 */
export function createServerClock(
  deviceNow: () => number,
  steadyNow: () => number = () => performance.now(),
): ServerClock {
  let offset = 0
  let drift: number | undefined
  const driftNow = () => deviceNow() - steadyNow()
  return {
    now: () => deviceNow() + offset,
    learn(date) {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (!Number.isFinite(server)) return
      const measured = server - deviceNow()
      // The header has whole seconds: a smaller difference means nothing.
      offset = Math.abs(measured) < 2000 ? 0 : measured
      drift = driftNow()
    },
    isKnown: () => drift !== undefined && Math.abs(driftNow() - drift) < jumpMs,
  }
}

/** Milliseconds beyond normal drift: the clock was changed, or the device slept. */
const jumpMs = 2000

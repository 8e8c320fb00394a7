export interface ServerClock {
  /** Milliseconds since 1970 as the server counts them, or as the device does until an answer told. */
  now(): number
  /** Learns from the `Date` header of an answer; anything else is ignored. */
  learn(date: string | null): void
  /** Tells whether an answer told the server's time, and the device's clock was not set since. */
  isKnown(): boolean
}

/**
 * Makes a clock that follows the server's, so that a device with a wrong clock still sends good timestamps. `steadyNow`
 * is a clock that nobody can set: against it a jump of the device's clock shows.
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
      // The header counts whole seconds: a smaller difference is no knowledge.
      offset = Math.abs(measured) < 2000 ? 0 : measured
      drift = driftNow()
    },
    isKnown: () => drift !== undefined && Math.abs(driftNow() - drift) < jumpMs,
  }
}

/** Clocks drift apart a little by themselves; more is a clock that was set, or a device that slept. */
const jumpMs = 2000

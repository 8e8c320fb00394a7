export interface ServerClock {
  /** Milliseconds since 1970 as the server counts them, or as the device does until an answer told. */
  now(): number
  /** Learns from the `Date` header of an answer; anything else is ignored. */
  learn(date: string | null): void
}

/** Makes a clock that follows the server's, so that a device with a wrong clock still sends good timestamps. */
export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0
  return {
    now: () => deviceNow() + offset,
    learn(date) {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (!Number.isFinite(server)) return
      const measured = server - deviceNow()
      // The header counts whole seconds: a smaller difference is no knowledge.
      offset = Math.abs(measured) < 2000 ? 0 : measured
    },
  }
}

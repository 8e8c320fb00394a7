/** The device's clock and its timers; both in milliseconds. */
export interface MoneyClock {
  now(): number
  /** The server's time as far as it is known. */
  serverNow(): number
  /** Runs something later; the function that it gives cancels that. */
  after(ms: number, run: () => void): () => void
}

/** Waits by a clock. */
export function pause(clock: MoneyClock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}

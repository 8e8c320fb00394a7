/** The device's clock and its timers; both in milliseconds. */
export interface Timers {
  now(): number
  /** Runs something later; the function that it gives cancels that. */
  after(ms: number, run: () => void): () => void
}

export interface MoneyClock extends Timers {
  /** A clock that nobody can set; only differences between two readings of one page mean anything. */
  steady(): number
  /** The server's time as far as it is known. */
  serverNow(): number
  /** Tells whether `serverNow` is the server's own word. */
  knowsServer(): boolean
}

/** After so long without an answer a person is told that it is being checked; a question is given up. */
export const slowMs = 15_000

/** Waits by a clock. */
export function wait(clock: Timers, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}

export type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One at a time over all tabs: what `navigator.locks` is, and `createLeases` where there is none. */
export interface Locks {
  request<T>(name: string, run: () => T): Promise<T>
}

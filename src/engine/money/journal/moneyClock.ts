/** The device's clock and timers, both in milliseconds. */
export interface Timers {
  now(): number
  /** Runs `run` later, and returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

export interface MoneyClock extends Timers {
  /** A clock that nobody can change. Only differences between two readings of one page have a meaning. */
  steady(): number
  /** The server's time, as far as it is known. */
  serverNow(): number
  /** Returns true if the server itself reported the time of `serverNow`. */
  knowsServer(): boolean
}

/** Milliseconds after which an unanswered send shows as being checked, and a check is aborted. */
export const slowMs = 15_000

/** Milliseconds after the tap at which nothing leaves any more. */
export const leaveMs = 5000

/** Resolves after `ms` of the clock. */
export function wait(clock: Timers, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}

export type SharedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A lock over all tabs: `navigator.locks`, or `createLeaseLocks` without it. */
export interface Locks {
  request<T>(name: string, run: () => T): Promise<T>
}

export interface Clock {
  /** Unix seconds. */
  now(): number
  /** Sets the clock, from where it goes on ticking; null goes back to the real time. */
  set(milliseconds: number | null): void
  advance(seconds: number): void
}

/** A clock that can be moved, over one that gives milliseconds. */
export function createClock(real: () => number): Clock {
  let shift = 0
  return {
    now: () => Math.floor((real() + shift) / 1000),
    set(milliseconds) {
      shift = milliseconds === null ? 0 : milliseconds - real()
    },
    advance(seconds) {
      shift += seconds * 1000
    },
  }
}

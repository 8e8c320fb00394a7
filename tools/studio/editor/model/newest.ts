// Runs work of which only the newest counts, such as the plan of the changes so far.

/** Work that stops, or whose result counts for nothing, when its signal aborts. */
export type Work = (signal: AbortSignal) => Promise<void>

export interface Newest {
  /** Runs work after the running one has ended. Abandons the running one, and replaces the one that waits. */
  run(work: Work): void
  /** Abandons the running work and the one that waits. */
  abandon(): void
}

/** Returns a queue of one place. Work reports its own errors: a rejection is ignored. */
export function createNewest(): Newest {
  let waiting: Work | undefined
  let running: AbortController | undefined

  async function work(): Promise<void> {
    while (waiting) {
      const next = waiting
      waiting = undefined
      running = new AbortController()
      await next(running.signal).catch(() => undefined)
      running = undefined
    }
  }

  return {
    run(next) {
      waiting = next
      if (running) running.abort()
      else void work()
    },
    abandon() {
      waiting = undefined
      running?.abort()
    },
  }
}

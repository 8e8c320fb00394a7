// Limits how often a function runs.

export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void
  /** Cancels the waiting call. */
  cancel(): void
  /** Makes the waiting call at once. */
  flush(): void
}

/** Returns a function that calls `run` with the last arguments, `wait` milliseconds after the last call. */
export function debounce<Args extends readonly unknown[]>(run: (...args: Args) => void, wait = 500): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Args | undefined

  function cancel() {
    clearTimeout(timer)
    waiting = undefined
  }
  function flush() {
    const args = waiting
    cancel()
    if (args) run(...args)
  }
  function debounced(...args: Args) {
    clearTimeout(timer)
    waiting = args
    timer = setTimeout(flush, wait)
  }
  return Object.assign(debounced, { cancel, flush })
}

export interface Throttled<Args extends readonly unknown[]> {
  (...args: Args): void
  /** Cancels the waiting call, and lets the next one pass at once. */
  cancel(): void
}

/**
 * Returns a function that calls `run` at once, then at most every `wait` milliseconds with the last arguments.
 */
export function throttle<Args extends readonly unknown[]>(run: (...args: Args) => void, wait = 500): Throttled<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Args | undefined

  function open() {
    timer = undefined
    if (waiting) pass(waiting)
  }
  function pass(args: Args) {
    waiting = undefined
    timer = setTimeout(open, wait)
    run(...args)
  }
  function throttled(...args: Args) {
    if (timer === undefined) pass(args)
    else waiting = args
  }
  function cancel() {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
  }
  return Object.assign(throttled, { cancel })
}

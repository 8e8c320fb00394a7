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

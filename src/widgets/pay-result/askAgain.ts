import { abortReason, abortWith, ApiError } from '@pagewright/engine/api'

/**
 * Calls `ask`, and once more after `ms` milliseconds without an answer, then after twice as long. The first call stays
 * open, because its answer may only be slow. The first answer counts. `outer` aborts all calls.
 */
export async function askAgain<T>(
  ms: number,
  outer: AbortSignal,
  ask: (signal: AbortSignal, isAgain: boolean) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  const abort = () => abortWith(own, abortReason(outer))
  let timer: ReturnType<typeof setTimeout> | undefined
  outer.addEventListener('abort', abort, { once: true })
  try {
    return await new Promise<T>((resolve, reject) => {
      const start = (wait: number, isAgain: boolean) => {
        timer = setTimeout(start, wait, wait * 2, true)
        ask(own.signal, isAgain).then(resolve, (error: unknown) => {
          // A newer question has replaced it.
          if (!(error instanceof ApiError && error.kind === 'expired')) reject(error)
        })
      }
      // An aborted request may never settle.
      own.signal.addEventListener('abort', () => reject(abortReason(own.signal)), { once: true })
      start(ms, false)
    })
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', abort)
    abortWith(own, new DOMException('Another question was answered.', 'AbortError'))
  }
}

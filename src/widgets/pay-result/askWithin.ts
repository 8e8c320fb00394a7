import { abortReason, abortWith } from '@pagewright/engine/api'

/** Calls `ask` with a signal. It aborts with `outer`, or after `ms` milliseconds without an answer (TimeoutError). */
export async function askWithin<T>(
  ms: number,
  outer: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  const abort = () => abortWith(own, abortReason(outer))
  const timer = setTimeout(() => abortWith(own, new DOMException('No answer in time.', 'TimeoutError')), ms)
  const leave = () => clearTimeout(timer)
  outer.addEventListener('abort', abort, { once: true })
  // An aborted request may never settle.
  own.signal.addEventListener('abort', leave, { once: true })
  try {
    return await ask(own.signal)
  } finally {
    leave()
    outer.removeEventListener('abort', abort)
  }
}

import { abortReason, abortWith, throwIfAborted } from './abort'
import { ApiError } from './answer/apiError'

export type LastWins = <T>(
  key: string,
  endpoint: string,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
) => Promise<T>

/** Creates a runner in which a new run of a key aborts the run before it with 'request expired'. */
export function createLastWins(): LastWins {
  const running = new Map<string, AbortController>()

  return async (key, endpoint, outer, run) => {
    const before = running.get(key)
    if (before) abortWith(before, new ApiError('expired', endpoint, 'request expired', { code: 'expired' }))
    const own = new AbortController()
    running.set(key, own)
    const cancel = () => abortWith(own, canceled(endpoint, outer && abortReason(outer)))
    outer?.addEventListener('abort', cancel)
    if (outer?.aborted === true) cancel()
    try {
      throwIfAborted(own.signal)
      return await Promise.race([run(own.signal), whenAborted(own.signal)])
    } finally {
      outer?.removeEventListener('abort', cancel)
      if (running.get(key) === own) running.delete(key)
    }
  }
}

function canceled(endpoint: string, reason: unknown): ApiError {
  const isTimeout = reason instanceof Error && reason.name === 'TimeoutError'
  return isTimeout
    ? new ApiError('timeout', endpoint, 'timeout exceeded')
    : new ApiError('canceled', endpoint, 'canceled')
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(abortReason(signal)), { once: true })
  })
}

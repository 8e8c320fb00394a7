import { ApiError } from '../api/apiError'

/**
 * Tells a failure after which it is certain that nothing happened: the server's refusal, and what never left. A status
 * 4xx is one, save where something between us and the server may have given up waiting or is still at it.
 */
export function didNothing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  if (kind === 'status') return status >= 400 && status < 500 && !undecided.includes(status)
  return kind === 'business' || kind === 'session' || kind === 'protocol'
}

const undecided: readonly number[] = [408, 409, 423, 499]

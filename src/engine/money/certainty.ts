import { ApiError } from '../api/apiError'

/**
 * Tells a failure after which it is certain that nothing happened: the server's refusal, and what never left. A status
 * 4xx is one, save where something between us and the server may have given up waiting or is still at it.
 */
export function didNothing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'business' || error.kind === 'session' || error.kind === 'protocol') return true
  const { status = 0 } = error
  return error.kind === 'status' && status >= 400 && status < 500 && !undecided.has(status)
}

const undecided: ReadonlySet<number> = new Set([408, 409, 423, 499])

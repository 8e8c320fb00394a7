import { ApiError } from './apiError'

/** Options of every query: at most 2 retries, after about 0.5 s and 1 s, and only where a retry can help. */
export const readOptions = {
  retry: (failures: number, error: unknown): boolean => failures < 2 && isWorthRetry(error),
  retryDelay: (failures: number): number => 500 * 2 ** failures + Math.floor(Math.random() * 250),
  // A shell that wrongly says "offline" must not keep a first read from being tried.
  networkMode: 'offlineFirst',
} as const

/** Tells an error that a second read may mend: the network, a status 5xx or 429. */
export function isWorthRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'network') return true
  return error.kind === 'status' && error.status !== undefined && (error.status >= 500 || error.status === 429)
}

import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './answer/apiError'

/** Asks again for what is shown, and marks the rest to be asked for again when it is next shown. */
export function invalidateAnswers(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route', refetchType: 'none' })
  // A list asks by itself for its first page, and keeps its place.
  void cache.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[0] === 'read' })
}

/** Forgets every answer of the server: they belong to who was signed in. Pages stay loaded. */
export function removeAnswers(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route' })
}

/** Options of every query: at most 2 retries, after about 0.5 s and 1 s, and only where a retry can help. */
export const readOptions = {
  retry: (failures: number, error: unknown): boolean => failures < 2 && isRetryable(error),
  retryDelay: (failures: number): number => 500 * 2 ** failures + Math.floor(Math.random() * 250),
  // A shell that wrongly says "offline" must not keep a first read from being tried.
  networkMode: 'offlineFirst',
} as const

/** Tells an error that a second read may mend: the network, a status 5xx or 429. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'network') return true
  return error.kind === 'status' && error.status !== undefined && (error.status >= 500 || error.status === 429)
}

/**
 * Options of every mutation. A write is sent at once and once: it is never retried, never waits for the device to call
 * itself online, and what was sent does not stay in the cache.
 */
export const writeOptions = { retry: 0, networkMode: 'always', gcTime: 0 } as const

import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from './answer/apiError'

/** Refetches the reads on the screen, and marks all others as stale. */
export function invalidateAnswers(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route', refetchType: 'none' })
  // A list refetches its own first page and keeps its place.
  void cache.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[0] === 'read' })
}

/** Removes every answer of the server, because they belong to one user. Loaded pages stay. */
export function removeAnswers(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route' })
}

/** Options of every query: at most two retries, after 0.5 s and 1 s or up to a half longer, if a retry can help. */
export const readOptions = {
  retry: (failures: number, error: unknown): boolean => failures < 2 && isRetryable(error),
  retryDelay: (failures: number): number => withJitter(500 * 2 ** failures),
  // An app that wrongly reports "offline" must not block the first read.
  networkMode: 'offlineFirst',
} as const

/**
 * Lengthens a delay by a random share of up to a half. So pages that lost the same server retry at different moments.
 * The parameter `random` returns numbers from 0 to below 1.
 */
export function withJitter(ms: number, random: () => number = Math.random): number {
  return Math.round(ms * (1 + random() / 2))
}

/** Returns true for an error that a retry may fix: the network, a status 5xx, or 429. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'network') return true
  return error.kind === 'status' && error.status !== undefined && (error.status >= 500 || error.status === 429)
}

/**
 * Options of every mutation. A write is sent once and at once, even on a device that reports no network. It never
 * retries, and its request leaves the cache a second after its screen. With 0 ms, TanStack Query would look every few
 * milliseconds whether a write whose screen is gone was answered.
 */
export const writeOptions = { retry: 0, networkMode: 'always', gcTime: 1_000 } as const

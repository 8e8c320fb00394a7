import type { QueryClient } from '@tanstack/react-query'

/** Forgets every answer of the server: they belong to who was signed in. Pages stay loaded. */
export function forgetAnswers(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route' })
}

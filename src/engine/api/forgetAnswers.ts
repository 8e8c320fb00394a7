import type { QueryClient } from '@tanstack/react-query'

/** Asks again for what is shown, and marks the rest to be asked for again when it is next shown. */
export function renewAnswers(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route', refetchType: 'none' })
  // A list asks by itself for its first page, and keeps its place.
  void cache.refetchQueries({ type: 'active', predicate: ({ queryKey }) => queryKey[0] === 'read' })
}

/** Forgets every answer of the server: they belong to who was signed in. Pages stay loaded. */
export function forgetAnswers(cache: QueryClient): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route' })
}

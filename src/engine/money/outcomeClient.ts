import type { QueryClient } from '@tanstack/react-query'
import type { MoneyClient } from './money'

/**
 * Returns the client of the money journal, whose reads are queries. The journal decides when to ask again, so a query
 * neither retries nor answers from the cache; it is marked so that nobody is told to wait for it.
 */
export function outcomeClient(client: MoneyClient, cache: QueryClient): MoneyClient {
  return {
    write: client.write,
    read: (endpoint, body, options) =>
      cache.query({
        queryKey: ['inquiry', options.consumer, endpoint, body],
        queryFn: () => client.read(endpoint, body, options),
        retry: false,
        networkMode: 'always',
        staleTime: 0,
        gcTime: 0,
        meta: { isBackground: true },
      }),
  }
}

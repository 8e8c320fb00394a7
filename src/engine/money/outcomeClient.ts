import type { QueryClient } from '@tanstack/react-query'
import type { MoneyClient } from './money'

/**
 * Returns the client for outcome checks, which run as queries. The journal decides when to check again, so a query
 * never retries and never uses the cache. Its mark keeps it out of the banner for slow reads.
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

import type { QueryClient } from '@tanstack/react-query'
import type { MoneyClient } from './money'

/**
 * Returns the client for outcome checks, which run as queries. The journal decides when to check again, so a query
 * never retries. It shares no answer, neither of the cache nor of a check that left before. Its mark keeps it out of
 * the banner for slow reads.
 */
export function outcomeClient(client: MoneyClient, cache: QueryClient): MoneyClient {
  let asked = 0
  return {
    write: client.write,
    read: (endpoint, body, options) =>
      cache.query({
        queryKey: ['inquiry', (asked += 1)],
        queryFn: () => client.read(endpoint, body, options),
        retry: false,
        networkMode: 'always',
        staleTime: 0,
        gcTime: 0,
        meta: { isBackground: true },
      }),
  }
}

import type { RefObject } from 'react'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { listKey, listQuery, type ListSource } from './source'

/**
 * Reads a list page by page. Rows stay while another search is under way. Nothing that came is asked for again by focus, by
 * coming back online or by mounting: 51 pages would be 51 requests. While the end `isEndFar`, out of sight, the list is not
 * drawn for a next page that is asked for: nothing of it is seen before it comes.
 */
export function useListQuery<Row extends object>(
  source: ListSource<Row>,
  { enabled = true, isEndFar }: { readonly enabled?: boolean; readonly isEndFar?: RefObject<boolean> } = {},
) {
  const client = useQueryClient()
  return useInfiniteQuery({
    ...listQuery(source),
    enabled,
    subscribed: enabled,
    notifyOnChangeProps: () => {
      const state = isEndFar?.current ? client.getQueryState(listKey(source)) : undefined
      return state?.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore ? ['data'] : 'all'
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
}

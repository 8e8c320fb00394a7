import type { RefObject } from 'react'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { listKey, listQuery, type ListSource } from './source'

interface ListQueryOptions {
  readonly enabled?: boolean
  /** Milliseconds for which the rows are kept when nothing shows them any more. */
  readonly gcTime?: number
  readonly isEndFar?: RefObject<boolean>
}

/**
 * Reads a list page by page. Rows stay while another search runs. Focus, reconnect and mount never refetch: 51 pages
 * would be 51 requests. While `isEndFar` the list does not re-render when a page starts to load, because nothing of it
 * is visible.
 */
export function useListQuery<Row extends object>(
  source: ListSource<Row>,
  { enabled = true, gcTime, isEndFar }: ListQueryOptions = {},
) {
  const client = useQueryClient()
  return useInfiniteQuery({
    ...listQuery(source),
    enabled,
    ...(gcTime !== undefined && { gcTime }),
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

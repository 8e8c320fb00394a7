import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listQuery, type ListSource } from './source'

/**
 * Reads a list page by page. Rows stay while another search is under way. Nothing that came is asked for again by focus, by
 * coming back online or by mounting: 51 pages would be 51 requests.
 */
export function useListQuery<Row extends object>(source: ListSource<Row>, enabled = true) {
  return useInfiniteQuery({
    ...listQuery(source),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
}

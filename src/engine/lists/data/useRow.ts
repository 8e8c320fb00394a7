import { useEffect, useMemo } from 'react'
import { findRow } from './rows'
import type { ListSource } from './source'
import { useListQuery } from './useListQuery'

/** Most pages that are searched for one row. */
export const maxSearchedPages = 25

export interface FoundRow<Row> {
  readonly row: Row | undefined
  readonly state: 'loading' | 'found' | 'missing' | 'failed'
  retry(): void
}

/**
 * Finds a row by its key, loading pages until it is found, the list ends, or 25 pages are searched. So a row's own
 * address survives a reload. Without a key nothing loads and the row is missing.
 */
export function useRow<Row extends object>(source: ListSource<Row>, key: string | undefined): FoundRow<Row> {
  const { data, isPlaceholderData, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useListQuery(source, {
    enabled: key !== undefined,
    // Rows of a list that is not on the screen become old unnoticed.
    gcTime: 0,
  })
  const { rowKey } = source
  const pages = isPlaceholderData ? undefined : data?.pages
  const row = useMemo(
    () => (pages && key !== undefined ? findRow(pages, rowKey, key) : undefined),
    [pages, rowKey, key],
  )
  const isWanted = key !== undefined && row === undefined
  const canSearchOn = pages === undefined || (hasNextPage && pages.length < maxSearchedPages)

  useEffect(() => {
    if (isWanted && canSearchOn && pages && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false })
  }, [isWanted, canSearchOn, pages, isFetching, isError, fetchNextPage])

  return { row, state: stateOf(), retry: () => void (pages ? fetchNextPage({ cancelRefetch: false }) : refetch()) }

  function stateOf() {
    if (row !== undefined) return 'found'
    if (!isWanted || !canSearchOn) return 'missing'
    return isError && !isFetching ? 'failed' : 'loading'
  }
}

import { useEffect, useMemo } from 'react'
import { findRow } from './rows'
import type { ListSource } from './source'
import { useListQuery } from './useListQuery'

/** Pages looked through for one row. */
export const maxSearchedPages = 25

export interface FoundRow<Row> {
  readonly row: Row | undefined
  readonly state: 'loading' | 'found' | 'missing' | 'failed'
  retry(): void
}

/**
 * Finds a row by its key in the pages of a list, paging on until it is found, the list ends, or 25 pages are through: a
 * row's own address survives a reload by listing again. Without a key nothing is asked, and the row is missing.
 */
export function useRow<Row extends object>(source: ListSource<Row>, key: string | undefined): FoundRow<Row> {
  const { data, isPlaceholderData, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useListQuery(source, {
    enabled: key !== undefined,
  })
  const { rowKey } = source
  const pages = isPlaceholderData ? undefined : data?.pages
  const row = useMemo(
    () => (pages && key !== undefined ? findRow(pages, rowKey, key) : undefined),
    [pages, rowKey, key],
  )
  const isSought = key !== undefined && row === undefined
  const isOpen = pages === undefined || (hasNextPage && pages.length < maxSearchedPages)

  useEffect(() => {
    if (isSought && isOpen && pages && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false })
  }, [isSought, isOpen, pages, isFetching, isError, fetchNextPage])

  return { row, state: stateOf(), retry: () => void (pages ? fetchNextPage({ cancelRefetch: false }) : refetch()) }

  function stateOf() {
    if (row !== undefined) return 'found'
    if (!isSought || !isOpen) return 'missing'
    return isError && !isFetching ? 'failed' : 'loading'
  }
}

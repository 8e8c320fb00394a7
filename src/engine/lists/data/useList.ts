import { useMemo, useState } from 'react'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useLatest } from '../../lib/react'
import type { HeldPages } from './nextPage'
import { isTruncated } from './paging'
import { isStale, refreshFirstPage, refreshList, refreshRow } from './refresh'
import { findRow, mergeRows } from './rows'
import { listKey, listQuery, type ListSource } from './source'

/** The rows of a source, for all that shows them or acts on them. */
export interface LoadedList<Row extends object> {
  readonly source: ListSource<Row>
  /** Each row once. While another search loads, the rows of the one before. */
  readonly rows: readonly Row[]
  /** Number of pages that have loaded. */
  readonly pageCount: number
  /** True if the rows are those of the source. */
  readonly isSettled: boolean
  /** What loads, if anything does. */
  readonly loads: 'first' | 'next' | 'refresh' | undefined
  /** What failed last. Rows that have loaded stay. */
  readonly failure: { readonly of: 'first' | 'next' | 'refresh'; readonly error: unknown } | undefined
  readonly hasNext: boolean
  /** True if the server has more rows than a list may hold. */
  readonly isTruncated: boolean
  /** True if something has marked the rows as out of date. */
  readonly isStale: boolean
  /**
   * True while the end of the list is out of sight. Then nothing is drawn again when a page starts to load, which would
   * cost a frame while scrolling.
   */
  readonly isEndFar: boolean
  setEndFar(isFar: boolean): void
  readonly actions: ListActions<Row>
}

/** They stay the same between renders. */
export interface ListActions<Row extends object> {
  /** Loads the next page, unless it loads already. */
  loadNext(): void
  /** Loads the first page, where it failed. */
  retry(): void
  /** Reloads page 1 and drops the others. Rejects as `load` does. */
  refresh(): Promise<void>
  /** Reloads page 1 if the rows are old, and keeps the other pages if they still follow on. */
  refreshIfStale(): void
  /** Reloads the page with the row. Resolves to the row as it is now, or to null if it is gone. */
  refreshRow(key: string): Promise<Row | null>
}

interface ListOptions {
  readonly enabled?: boolean
  /** Milliseconds for which the rows are kept when nothing shows them any more. */
  readonly gcTime?: number
}

/**
 * Loads a list page by page. Rows stay while another search runs. Focus, reconnect and mount never refetch: 51 pages would
 * be 51 requests.
 */
export function useList<Row extends object>(
  source: ListSource<Row>,
  { enabled = true, gcTime }: ListOptions = {},
): LoadedList<Row> {
  const client = useQueryClient()
  const [isEndFar, setEndFar] = useState(false)
  const latestIsEndFar = useLatest(isEndFar)
  const query = useInfiniteQuery({
    ...listQuery(source),
    enabled,
    ...(gcTime !== undefined && { gcTime }),
    subscribed: enabled,
    notifyOnChangeProps: () => {
      const state = latestIsEndFar.current ? client.getQueryState(listKey(source)) : undefined
      return state?.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore ? ['data'] : 'all'
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const { fetchNextPage, refetch } = query
  const latest = useLatest(source)
  const actions = useMemo(
    (): ListActions<Row> => ({
      loadNext: () => void fetchNextPage({ cancelRefetch: false }),
      retry: () => void refetch(),
      refresh: () => refreshList(client, latest.current),
      refreshIfStale() {
        // The query holds the failure, and the list shows it.
        if (isStale(client, latest.current)) refreshFirstPage(client, latest.current).catch(() => undefined)
      },
      async refreshRow(key) {
        await refreshRow(client, latest.current, key)
        const held = client.getQueryData<HeldPages<Row>>(listKey(latest.current))
        return findRow(held?.pages ?? [], latest.current.rowKey, key) ?? null
      },
    }),
    [client, latest, fetchNextPage, refetch],
  )
  const pages = query.data?.pages
  const { rowKey } = source
  const rows = useMemo(() => (pages ? mergeRows(pages, rowKey) : []), [pages, rowKey])

  return {
    source,
    rows,
    pageCount: pages?.length ?? 0,
    isSettled: pages !== undefined && !query.isPlaceholderData,
    loads: !query.isFetching ? undefined : query.isFetchingNextPage ? 'next' : pages ? 'refresh' : 'first',
    failure: failureOf(),
    hasNext: query.hasNextPage,
    isTruncated: pages !== undefined && isTruncated(pages, rowKey),
    isStale: query.isStale,
    isEndFar,
    setEndFar,
    actions,
  }

  function failureOf(): LoadedList<Row>['failure'] {
    const { error } = query
    if (query.isLoadingError) return { of: 'first', error }
    if (query.isFetchNextPageError) return { of: 'next', error }
    return query.isRefetchError ? { of: 'refresh', error } : undefined
  }
}

// A list from its source to what shows it: the query of its pages, the next page, and refreshing as little as possible.
import { useMemo, useState } from 'react'
import {
  hashKey,
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLatest } from '../../lib/react'
import {
  findRow,
  hasNewRows,
  isTruncated,
  mergeFirstPage,
  mergePage,
  mergeRows,
  nextPlace,
  type ResultPage,
} from './rows'
import { firstPlace, type PagePlace, placeAfter } from '../../api/answer/listPage'

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

/** The source of a list's rows. Components with the same `queryKey` share rows. */
export interface ListSource<Row extends object> {
  /** Endpoint and body, with search and filters. */
  readonly queryKey: readonly unknown[]
  load(place: PagePlace, signal: AbortSignal): Promise<ResultPage<Row>>
  rowKey(row: Row): string
}

/** Returns the query key of a list, apart from single reads of the same endpoint, which have another shape. */
export function listKey(source: Pick<ListSource<object>, 'queryKey'>): readonly unknown[] {
  return ['list', ...source.queryKey]
}

/** Returns the query of a list. Any refetch loads page 1 and drops the others (`pages: 1`). */
export function listQuery<Row extends object>(source: ListSource<Row>) {
  return {
    queryKey: listKey(source),
    queryFn: (context: PageQueryContext) => loadNextPage(source, context),
    initialPageParam: firstPlace,
    getNextPageParam: (_last: ResultPage<Row>, pages: readonly ResultPage<Row>[], last: PagePlace) =>
      nextPlace(pages, last, source.rowKey),
    pages: 1,
    retry: false,
  }
}

export type HeldPages<Row> = InfiniteData<ResultPage<Row>, PagePlace>

/** The context that TanStack Query gives a page's query function. */
interface PageQueryContext {
  readonly client: QueryClient
  readonly queryKey: readonly unknown[]
  readonly pageParam: PagePlace
  readonly signal: AbortSignal
}

/** Milliseconds for which a page counts as unchanged: a fast reader does not load each page twice. */
export const settledMs = 2000

/** The last page that each list read, and when. */
const lastReads = new WeakMap<Query, { readonly page: number; readonly at: number }>()

/**
 * Loads a page. If rows above were removed, the rows below moved up, and those that crossed the page border would be
 * skipped. A page without a known row may follow such a gap. Then the pages before it are read again, until one has a
 * known row.
 */
async function loadNextPage<Row extends object>(
  source: ListSource<Row>,
  asking: PageQueryContext,
): Promise<ResultPage<Row>> {
  const { client, queryKey, pageParam: asked, signal } = asking
  const query = queryOf(client, queryKey)
  const last = query && lastReads.get(query)
  const isSettled = last?.page === asked.number - 1 && performance.now() - last.at < settledMs
  const page = await source.load(asked, signal)
  if (query) lastReads.set(query, { page: asked.number, at: performance.now() })
  const held = client.getQueryData<HeldPages<Row>>(queryKey)
  if (isSettled || held?.pageParams.at(-1)?.number !== asked.number - 1) return page
  return withSkippedRows(source, held, { page, asked, signal })
}

/** Marks the next page as uncertain: it may not follow on the loaded rows. */
function forgetLastRead(client: QueryClient, queryKey: readonly unknown[]): void {
  const query = queryOf(client, queryKey)
  if (query) lastReads.delete(query)
}

/** Reads again every server page that a page was made of. */
async function reloadPage<Row extends object>(
  source: ListSource<Row>,
  { from }: ResultPage<Row>,
  asked: PagePlace,
  signal: AbortSignal,
): Promise<ResultPage<Row>> {
  if (from === undefined) return source.load(asked, signal)
  const pages: ResultPage<Row>[] = []
  for (let place = from; place.number <= asked.number;) {
    const page = await source.load(place, signal)
    pages.push(page)
    place = placeAfter(place, page)
  }
  return { ...pages.at(-1), list: mergeRows(pages, source.rowKey), hasMore: pages.at(-1)?.hasMore === true, from }
}

async function withSkippedRows<Row extends object>(
  source: ListSource<Row>,
  held: HeldPages<Row>,
  { page, asked, signal }: { readonly page: ResultPage<Row>; readonly asked: PagePlace; readonly signal: AbortSignal },
): Promise<ResultPage<Row>> {
  const keys = new Set(mergeRows(held.pages, source.rowKey).map(source.rowKey))
  const isKnown = (row: Row) => keys.has(source.rowKey(row))
  const skipped: Row[] = []
  let from = asked
  let { list } = page
  for (let at = held.pageParams.length - 1; at >= 0 && !list.some(isKnown); at -= 1) {
    from = held.pageParams[at] ?? from
    list = (await source.load(from, signal)).list
    // Rows above the last known one are new: they did not come from below.
    skipped.unshift(...list.slice(list.findLastIndex(isKnown) + 1))
  }
  return skipped.length === 0 ? page : { ...page, list: [...skipped, ...page.list], from }
}

function queryOf(client: QueryClient, queryKey: readonly unknown[]): Query | undefined {
  return client.getQueryCache().get(hashKey(queryKey))
}

/** Milliseconds after which a list checks its first page when the reader returns. */
const staleAfterMs = 30_000

/** Reloads the page with the row and replaces it, or page 1 if no page has the row. Rejects as `load` does. */
export async function refreshRow<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
  key: string,
): Promise<void> {
  const held = await stopFetching(client, source)
  if (!held) return
  const holder = held.pages.findIndex((page) => findRow([page], source.rowKey, key) !== undefined)
  const place = held.pageParams[holder]
  if (place === undefined) return refreshList(client, source)

  await refetchPages(client, source, held, async (asked, signal) => {
    const old = pageOf(held, asked)
    if (asked.number !== place.number) return old
    const fresh = await reloadPage(source, old, asked, signal)
    return mergePage(await withoutGone(old, fresh, asked, signal), fresh, source.rowKey)
  })

  /** Removes a row that the fresh page lacks, unless new rows pushed it to the next page. */
  async function withoutGone(old: ResultPage<Row>, fresh: ResultPage<Row>, asked: PagePlace, signal: AbortSignal) {
    const behind = old.list.slice(old.list.findIndex(isRow) + 1)
    const isKnown = fresh.list.some(
      (row) => isRow(row) || behind.some((each) => source.rowKey(each) === source.rowKey(row)),
    )
    const next = isKnown || !fresh.hasMore ? undefined : await source.load(placeAfter(asked, fresh), signal)
    const moved = next?.list.find(isRow)
    return { ...old, list: old.list.flatMap((row) => (isRow(row) ? (moved ?? []) : row)) }
  }

  function isRow(row: Row) {
    return source.rowKey(row) === key
  }
}

/** Reloads page 1 and drops the other pages; they load again when the reader gets there. Rejects as `load` does. */
export async function refreshList<Row extends object>(client: QueryClient, source: ListSource<Row>): Promise<void> {
  if (!(await stopFetching(client, source))) return
  await client.infiniteQuery({ ...listQuery(source), staleTime: 0, pages: 1 })
}

/**
 * Reloads page 1 of a list that the reader returns to. If rows were only added on top or changed in place, the other
 * pages and the scroll position stay. Otherwise they are dropped, because pages by number no longer follow on. Rejects
 * as `load` does.
 */
export async function refreshFirstPage<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
): Promise<void> {
  const held = await stopFetching(client, source)
  const first = held?.pages[0]
  if (!held || !first) return

  let isKept = true
  await refetchPages(
    client,
    source,
    held,
    async (asked, signal) => {
      if (asked.number !== firstPlace.number) return pageOf(held, asked)
      const fresh = await source.load(asked, signal)
      const merged = mergeFirstPage(first, fresh, source.rowKey)
      isKept = merged !== undefined
      return merged ?? fresh
    },
    () => isKept,
  )
}

/** Returns true if the rows are loaded, but old or invalidated. */
export function isStale(client: QueryClient, source: Pick<ListSource<object>, 'queryKey'>): boolean {
  const state = client.getQueryState(listKey(source))
  if (state?.data === undefined || state.fetchStatus !== 'idle') return false
  return state.isInvalidated || Date.now() - state.dataUpdatedAt > staleAfterMs
}

/** Cancels running requests and returns the pages, or undefined while the first load runs. */
async function stopFetching<Row extends object>(client: QueryClient, source: ListSource<Row>) {
  const queryKey = listKey(source)
  if (client.getQueryData(queryKey) === undefined) return undefined
  await client.cancelQueries({ queryKey, exact: true })
  return client.getQueryData<HeldPages<Row>>(queryKey)
}

async function refetchPages<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
  held: HeldPages<Row>,
  load: ListSource<Row>['load'],
  shouldContinue: () => boolean = () => true,
) {
  const query = listQuery(source)
  forgetLastRead(client, query.queryKey)
  await client.infiniteQuery({
    ...query,
    queryFn: ({ pageParam, signal }: PageQueryContext) => load(pageParam, signal),
    // A loaded page without new rows is stale. It is dropped with those behind it, and loads again in time.
    getNextPageParam: (page: ResultPage<Row>, pages: readonly ResultPage<Row>[], last: PagePlace) => {
      const next = shouldContinue() ? query.getNextPageParam(page, pages, last) : undefined
      return next !== undefined && hasNewRows([...pages, pageOf(held, next)], source.rowKey) ? next : undefined
    },
    staleTime: 0,
    pages: held.pages.length,
  })
}

function pageOf<Row>({ pages, pageParams }: HeldPages<Row>, asked: PagePlace): ResultPage<Row> {
  const page = pages[pageParams.findIndex(({ number }) => number === asked.number)]
  if (!page) throw new Error(`Page ${asked.number} is not loaded; the list holds ${pages.length} pages.`)
  return page
}

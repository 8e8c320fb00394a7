// A list from its source to what shows it: the query of its pages, the next page, and refreshing as little as possible.
import { useEffect, useMemo, useState } from 'react'
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
  commonEnds,
  findRow,
  isBarren,
  isSamePage,
  isTruncated,
  mergePage,
  mergeRows,
  missingRows,
  nextPlace,
  type ResultPage,
  withRepeats,
} from './rows'
import { firstPlace, maxBarrenPages, type PagePlace, placeAfter } from '../../api/answer/listPage'

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
  /** True if the list has ended and lacks rows, because they moved while it loaded. */
  readonly isMissingRows: boolean
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
  /** Reloads the pages with the first `rows` rows, or page 1, and drops the others. Rejects as `load` does. */
  refresh(rows?: number): Promise<void>
  /** Reloads page 1 if the rows are old, and keeps the other pages if they still follow on. */
  refreshIfStale(): void
  /** Reloads the pages with some rows, and keeps the others. Rejects as `load` does. */
  refreshRows(keys: readonly string[]): Promise<void>
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
      refresh: (rows) => refreshList(client, latest.current, rows),
      refreshIfStale() {
        // The query holds the failure, and the list shows it.
        if (isStale(client, latest.current)) refreshFirstPage(client, latest.current).catch(() => undefined)
      },
      refreshRows: (keys) => refreshRows(client, latest.current, keys),
      async refreshRow(key) {
        await refreshRows(client, latest.current, [key])
        const held = client.getQueryData<HeldPages<Row>>(listKey(latest.current))
        return findRow(held?.pages ?? [], latest.current.rowKey, key) ?? null
      },
    }),
    [client, latest, fetchNextPage, refetch],
  )
  const pages = query.data?.pages
  const { rowKey } = source
  const rows = useMemo(() => (pages ? mergeRows(pages, rowKey) : []), [pages, rowKey])
  const isSettled = pages !== undefined && !query.isPlaceholderData
  const isEnd = isSettled && !query.hasNextPage
  const missing = useMemo(() => (isEnd ? missingRows(pages, rowKey) : 0), [isEnd, pages, rowKey])
  useEffect(() => {
    if (import.meta.env.DEV && isEnd) warnOfEnd(source, pages)
  }, [isEnd, source, pages])

  return {
    source,
    rows,
    pageCount: pages?.length ?? 0,
    isSettled,
    loads: !query.isFetching ? undefined : query.isFetchingNextPage ? 'next' : pages ? 'refresh' : 'first',
    failure: failureOf(),
    hasNext: query.hasNextPage,
    isTruncated: pages !== undefined && isTruncated(pages, rowKey),
    isMissingRows: missing > 0,
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

/** Says in the console why a list ended before its server did, or which rows it lacks. */
function warnOfEnd<Row extends object>({ queryKey, rowKey }: ListSource<Row>, pages: readonly ResultPage<Row>[]): void {
  const list = `The list of "${String(queryKey[0])}"`
  const missing = missingRows(pages, rowKey)
  if (isTruncated(pages, rowKey)) console.warn(`${list} ends after ${pages.length} pages, and the server has more.`)
  else if (pages.at(-1)?.hasMore && isBarren(pages, rowKey))
    console.warn(`${list} ends after page ${pages.length}: ${maxBarrenPages + 1} pages in a row had no new row.`)
  if (missing > 0)
    console.warn(
      `${list} lacks ${missing} rows: rows came or moved while it loaded. If nothing changes them, the server sorts by values that several rows share.`,
    )
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
  noteRead(query, asked)
  const held = client.getQueryData<HeldPages<Row>>(queryKey)
  const before = held?.pages.at(-1)
  if (!before || held?.pageParams.at(-1)?.number !== asked.number - 1) return page
  if (isSamePage(before, page, source.rowKey)) {
    if (import.meta.env.DEV && page.hasMore)
      console.warn(
        `The list of "${String(source.queryKey[0])}" ends: page ${asked.number} has the rows of the page before.`,
      )
    return { ...page, list: [], hasMore: false }
  }
  const next = withRepeats(held.pages, page, source.rowKey)
  return isSettled || next.repeats !== 0 ? next : withSkippedRows(source, held, { page: next, asked, signal })
}

function noteRead(query: Query | undefined, { number: page }: PagePlace): void {
  if (query) lastReads.set(query, { page, at: performance.now() })
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

/**
 * Reloads the pages with some rows and replaces them, or page 1 if no page has any. Rows that are gone leave the list.
 * Rejects as `load` does.
 */
export async function refreshRows<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
  keys: readonly string[],
): Promise<void> {
  const held = await stopFetching(client, source)
  if (!held) return
  const wanted = new Set(keys)
  const isWanted = (row: Row) => wanted.has(source.rowKey(row))
  if (!held.pages.some(({ list }) => list.some(isWanted))) return refreshList(client, source)
  const read = new Map<number, ResultPage<Row>>()
  const once: ListSource<Row> = {
    ...source,
    async load(place, signal) {
      const page = read.get(place.number) ?? (await source.load(place, signal))
      read.set(place.number, page)
      return page
    },
  }

  await refetchPages(client, source, held, async (asked, signal) => {
    const old = pageOf(held, asked)
    if (!old.list.some(isWanted)) return old
    const fresh = await reloadPage(once, old, asked, signal)
    const left = await withoutGone(old, fresh, asked, signal)
    return mergePage(left, fresh, source.rowKey, asked.number === firstPlace.number)
  })

  /** Removes the rows that the fresh page lacks, unless they are on the page before or after it now. */
  async function withoutGone(old: ResultPage<Row>, fresh: ResultPage<Row>, asked: PagePlace, signal: AbortSignal) {
    const freshKeys = new Set(fresh.list.map(source.rowKey))
    const lost = old.list.filter((row) => isWanted(row) && !freshKeys.has(source.rowKey(row)))
    const ends = commonEnds(old, fresh, source.rowKey)
    const isAbove = lost.some((row) => !ends || old.list.indexOf(row) < ends.first)
    const isBelow = lost.some((row) => !ends || old.list.indexOf(row) > ends.last)
    const before = isAbove
      ? held?.pageParams.find(({ number }) => number === (old.from ?? asked).number - 1)
      : undefined
    const places = [before, isBelow && fresh.hasMore ? placeAfter(asked, fresh) : undefined]
    const near: Row[] = []
    for (const place of places) if (place) near.push(...(await once.load(place, signal)).list)
    const list = old.list.flatMap((row) =>
      lost.includes(row) ? (near.find((one) => source.rowKey(one) === source.rowKey(row)) ?? []) : row,
    )
    return { ...old, list }
  }
}

/** Most pages that are reloaded at once, so that a reader keeps the place. */
const maxReloadedPages = 10

/**
 * Reloads page 1, and the pages behind it as far as they hold the first `rows` rows. It drops the others; they load again
 * when the reader gets there. Further down than ten pages it reloads only page 1, as `refreshFirstPage` does. Rejects as
 * `load` does.
 */
export async function refreshList<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
  rows = 0,
): Promise<void> {
  const held = await stopFetching(client, source)
  if (!held) return
  let pages = 1
  const isEnough = () => mergeRows(held.pages.slice(0, pages), source.rowKey).length >= rows
  while (pages <= maxReloadedPages && pages < held.pages.length && !isEnough()) pages += 1
  if (pages > maxReloadedPages) return refreshFirstPage(client, source)
  await refetchPages(client, source, held, reloading(client, source), () => pages)
}

/** Returns a function that loads pages one after another, as if for the first time. */
function reloading<Row extends object>(client: QueryClient, source: ListSource<Row>): ListSource<Row>['load'] {
  const loaded: ResultPage<Row>[] = []
  return async (asked, signal) => {
    const page = withRepeats(loaded, await source.load(asked, signal), source.rowKey)
    noteRead(queryOf(client, listKey(source)), asked)
    loaded.push(page)
    return page
  }
}

/**
 * Reloads page 1 of a list that the reader returns to. The other pages and the scroll position stay, as long as page 1
 * still has one of its rows. Otherwise the other pages, too, are reloaded, up to ten. Rejects as `load` does.
 */
export async function refreshFirstPage<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
): Promise<void> {
  const held = await stopFetching(client, source)
  const first = held?.pages[0]
  if (!held || !first) return

  const reload = reloading(client, source)
  let isKept = true
  await refetchPages(
    client,
    source,
    held,
    async (asked, signal) => {
      const isFirst = asked.number === firstPlace.number
      if (isKept && !isFirst) return pageOf(held, asked)
      const fresh = await reload(asked, signal)
      if (isFirst) isKept = commonEnds(first, fresh, source.rowKey) !== undefined
      return isFirst ? mergePage(first, fresh, source.rowKey, true) : fresh
    },
    () => (isKept ? held.pages.length : Math.min(held.pages.length, maxReloadedPages)),
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

/** Makes all pages again by `load`, as many as `count` says. The list ends behind a page that says so. */
async function refetchPages<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
  held: HeldPages<Row>,
  load: ListSource<Row>['load'],
  count: () => number = () => held.pages.length,
) {
  const query = listQuery(source)
  // The next page may not follow on rows that were loaded before.
  const known = queryOf(client, query.queryKey)
  if (known) lastReads.delete(known)
  await client.infiniteQuery({
    ...query,
    queryFn: ({ pageParam, signal }: PageQueryContext) => load(pageParam, signal),
    getNextPageParam: (page: ResultPage<Row>, pages: readonly ResultPage<Row>[], last: PagePlace) =>
      page.hasMore && pages.length < count() ? placeAfter(last, page) : undefined,
    staleTime: 0,
    pages: held.pages.length,
  })
}

function pageOf<Row>({ pages, pageParams }: HeldPages<Row>, asked: PagePlace): ResultPage<Row> {
  const page = pages[pageParams.findIndex(({ number }) => number === asked.number)]
  if (!page) throw new Error(`Page ${asked.number} is not loaded; the list holds ${pages.length} pages.`)
  return page
}

// Refreshes as little of a list as possible. Every refresh is a fetch of the list's own query. So it never runs beside
// another fetch, and the list shows its progress and its failure.
import type { QueryClient } from '@tanstack/react-query'
import { firstPlace, placeAfter, type PagePlace } from '../../api/answer/listPage'
import { mergeFirstPage, mergePage } from './mergePage'
import { forgetLastRead, reloadPage, type PageQueryContext, type HeldPages } from './nextPage'
import { hasNewRows, findRow, type ResultPage } from './rows'
import { listKey, listQuery, type ListSource } from './source'

/** Milliseconds after which a list checks its first page when the reader returns. */
export const staleAfterMs = 30_000

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

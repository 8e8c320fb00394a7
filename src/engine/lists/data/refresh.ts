// Asking again for as little of a list as will do. Every ask is a fetch of the list's own query, so it never runs beside
// another one, and the list shows its progress and its failure.
import type { QueryClient } from '@tanstack/react-query'
import { mergeFirstPage, mergePage } from './mergePage'
import { forgetLastRead, reloadPage, type PageQueryContext, type HeldPages } from './nextPage'
import { hasNewRows, findRow, type ResultPage } from './rows'
import { listKey, listQuery, type ListSource } from './source'

/** A list older than this, in milliseconds, is asked about its first page when someone returns to it. */
export const staleAfterMs = 30_000

/**
 * Asks again for the page that holds the row and puts it in place; where no page holds it, for page 1. Rejects as `load`.
 */
export async function refreshRow<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
  key: string,
): Promise<void> {
  const held = await settled(client, source)
  if (!held) return
  const holder = held.pages.findIndex((page) => findRow([page], source.rowKey, key) !== undefined)
  const number = held.pageParams[holder]
  if (number === undefined) return refreshList(client, source)

  await renew(client, source, held, async (asked, signal) => {
    const old = pageOf(held, asked)
    if (asked !== number) return old
    const fresh = await reloadPage(source, old, asked, signal)
    const { list, hasMore } = mergePage(await withoutGone(old, fresh, asked, signal), fresh, source.rowKey)
    return { ...fresh, list, hasMore }
  })

  /** Where the fresh page lacks the row, it is gone, unless new rows above pushed it to the next page. */
  async function withoutGone(old: ResultPage<Row>, fresh: ResultPage<Row>, asked: number, signal: AbortSignal) {
    const behind = old.list.slice(old.list.findIndex(isRow) + 1)
    const isKnown = fresh.list.some(
      (row) => isRow(row) || behind.some((each) => source.rowKey(each) === source.rowKey(row)),
    )
    const next = isKnown || !fresh.hasMore ? undefined : await source.load(asked + 1, signal)
    const moved = next?.list.find(isRow)
    return { ...old, list: old.list.flatMap((row) => (isRow(row) ? (moved ?? []) : row)) }
  }

  function isRow(row: Row) {
    return source.rowKey(row) === key
  }
}

/** Asks again for page 1 and drops the others, which are asked for as the reader gets there. Rejects as `load`. */
export async function refreshList<Row extends object>(client: QueryClient, source: ListSource<Row>): Promise<void> {
  if (!(await settled(client, source))) return
  await client.infiniteQuery({ ...listQuery(source), staleTime: 0, pages: 1 })
}

/**
 * Asks again for page 1 of a list that someone returns to. When only new rows came on top, or rows changed in place, the
 * other pages stay, and with them the scroll position; when the list changed in any other way they are dropped, because
 * pages by number no longer follow on. Rejects as `load`.
 */
export async function refreshFirstPage<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
): Promise<void> {
  const held = await settled(client, source)
  const first = held?.pages[0]
  if (!held || !first) return

  let isKept = true
  await renew(
    client,
    source,
    held,
    async (asked, signal) => {
      if (asked !== held.pageParams[0]) return pageOf(held, asked)
      const fresh = await source.load(asked, signal)
      const merged = mergeFirstPage(first, fresh, source.rowKey)
      isKept = merged !== undefined
      return merged ?? fresh
    },
    () => isKept,
  )
}

/** Says whether a list's rows are there, but old or marked as invalid. */
export function isStale(client: QueryClient, source: Pick<ListSource<object>, 'queryKey'>): boolean {
  const state = client.getQueryState(listKey(source))
  if (state?.data === undefined || state.fetchStatus !== 'idle') return false
  return state.isInvalidated || Date.now() - state.dataUpdatedAt > staleAfterMs
}

/** Stops what is on its way, and gives the pages; nothing while the first load runs, which brings fresh rows anyway. */
async function settled<Row extends object>(client: QueryClient, source: ListSource<Row>) {
  const queryKey = listKey(source)
  if (client.getQueryData(queryKey) === undefined) return undefined
  await client.cancelQueries({ queryKey, exact: true })
  return client.getQueryData<HeldPages<Row>>(queryKey)
}

async function renew<Row extends object>(
  client: QueryClient,
  source: ListSource<Row>,
  held: HeldPages<Row>,
  load: ListSource<Row>['load'],
  goesOn: () => boolean = () => true,
) {
  const query = listQuery(source)
  forgetLastRead(client, query.queryKey)
  await client.infiniteQuery({
    ...query,
    queryFn: ({ pageParam, signal }: PageQueryContext) => load(pageParam, signal),
    // A held page that brings nothing new any more is stale: it is dropped with those behind it, and asked for in time.
    getNextPageParam: (page: ResultPage<Row>, pages: readonly ResultPage<Row>[], last: number) => {
      const next = goesOn() ? query.getNextPageParam(page, pages, last) : undefined
      return next !== undefined && hasNewRows([...pages, pageOf(held, next)], source.rowKey) ? next : undefined
    },
    staleTime: 0,
    pages: held.pages.length,
  })
}

function pageOf<Row>(held: HeldPages<Row>, asked: number): ResultPage<Row> {
  const page = held.pages[held.pageParams.indexOf(asked)]
  if (!page) throw new Error(`Page ${asked} is not held; the held pages are ${held.pageParams.join(', ')}.`)
  return page
}

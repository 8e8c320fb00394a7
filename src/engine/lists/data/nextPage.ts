// Loads the next page of a list, with the rows that moved up between two reads.
import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query'
import { placeAfter, type PagePlace } from '../../api/answer/listPage'
import { mergeRows, type ResultPage } from './rows'
import type { ListSource } from './source'

export type HeldPages<Row> = InfiniteData<ResultPage<Row>, PagePlace>

/** The context that TanStack Query gives a page's query function. */
export interface PageQueryContext {
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
export async function loadNextPage<Row extends object>(
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
export function forgetLastRead(client: QueryClient, queryKey: readonly unknown[]): void {
  const query = queryOf(client, queryKey)
  if (query) lastReads.delete(query)
}

/** Reads again every server page that a page was made of. */
export async function reloadPage<Row extends object>(
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

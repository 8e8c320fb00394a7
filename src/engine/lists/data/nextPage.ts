// The page that follows those that a list holds, and the rows that slipped past between them.
import { hashKey, type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query'
import { mergeRows, type ResultPage } from './rows'
import type { ListSource } from './source'

export type HeldPages<Row> = InfiniteData<ResultPage<Row>, number>

/** What a query is asked in. */
export interface PageQueryContext {
  readonly client: QueryClient
  readonly queryKey: readonly unknown[]
  readonly pageParam: number
  readonly signal: AbortSignal
}

/** A page is taken to be as it was read for so many milliseconds: who goes fast does not read each one twice. */
export const settledMs = 2000

/** By list: which page was read last, and when. */
const latest = new WeakMap<Query, { readonly page: number; readonly at: number }>()

/**
 * Reads a page of a list. Where rows above are gone, all below have moved up, and those that crossed the border of the page
 * would be skipped. An answer tells so only where it has rows that are known: where the next page has none, and the one
 * before it is not new, that is read once more, and the one before that, until one has.
 */
export async function loadNextPage<Row extends object>(
  source: ListSource<Row>,
  asking: PageQueryContext,
): Promise<ResultPage<Row>> {
  const { client, queryKey, pageParam: asked, signal } = asking
  const query = queryOf(client, queryKey)
  const last = query && latest.get(query)
  const isSettled = last?.page === asked - 1 && performance.now() - last.at < settledMs
  const page = await source.load(asked, signal)
  if (query) latest.set(query, { page: asked, at: performance.now() })
  const held = client.getQueryData<HeldPages<Row>>(queryKey)
  if (isSettled || held?.pageParams.at(-1) !== asked - 1) return page
  return withMissed(source, mergeRows(held.pages, source.rowKey), { page, asked, signal })
}

/** From now on it is not known whether the next page follows on what is held. */
export function forgetLastRead(client: QueryClient, queryKey: readonly unknown[]): void {
  const query = queryOf(client, queryKey)
  if (query) latest.delete(query)
}

/** Reads what a page was made of once more. */
export async function reloadPage<Row extends object>(
  source: ListSource<Row>,
  { from }: ResultPage<Row>,
  asked: number,
  signal: AbortSignal,
): Promise<ResultPage<Row>> {
  if (from === undefined) return source.load(asked, signal)
  const pages: ResultPage<Row>[] = []
  for (let number = from; number <= asked; number += 1) pages.push(await source.load(number, signal))
  return { list: mergeRows(pages, source.rowKey), hasMore: pages.at(-1)?.hasMore === true, from }
}

async function withMissed<Row extends object>(
  source: ListSource<Row>,
  rows: readonly Row[],
  { page, asked, signal }: { readonly page: ResultPage<Row>; readonly asked: number; readonly signal: AbortSignal },
): Promise<ResultPage<Row>> {
  const keys = new Set(rows.map(source.rowKey))
  const isKnown = (row: Row) => keys.has(source.rowKey(row))
  const missed: Row[] = []
  let from = asked
  for (let { list } = page; from > 1 && !list.some(isKnown);) {
    from -= 1
    list = (await source.load(from, signal)).list
    // Those above the last known one are new: they did not come from below.
    missed.unshift(...list.slice(list.findLastIndex(isKnown) + 1))
  }
  return missed.length === 0 ? page : { list: [...missed, ...page.list], hasMore: page.hasMore, from }
}

function queryOf(client: QueryClient, queryKey: readonly unknown[]): Query | undefined {
  return client.getQueryCache().get(hashKey(queryKey))
}

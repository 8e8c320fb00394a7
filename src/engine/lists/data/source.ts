import type { ResultPage } from './rows'
import { loadNextPage, type PageQueryContext } from './nextPage'
import { nextPageNumber } from './paging'

/** Where a list's rows come from. Two components with the same `queryKey` share the rows. */
export interface ListSource<Row extends object> {
  /** Endpoint and body, search and filters included. */
  readonly queryKey: readonly unknown[]
  /** Asks for a page, the first being 1. */
  load(page: number, signal: AbortSignal): Promise<ResultPage<Row>>
  rowKey(row: Row): string
}

/** Gives the key of a list in the query cache: apart from single reads of the same endpoint, which hold another shape. */
export function listKey(source: Pick<ListSource<object>, 'queryKey'>): readonly unknown[] {
  return ['list', ...source.queryKey]
}

/** Gives the query of a list. A refetch, whoever asks for it, asks for page 1 and drops the others (`pages: 1`). */
export function listQuery<Row extends object>(source: ListSource<Row>) {
  return {
    queryKey: listKey(source),
    queryFn: (asking: PageQueryContext) => loadNextPage(source, asking),
    initialPageParam: 1,
    getNextPageParam: (_last: ResultPage<Row>, pages: readonly ResultPage<Row>[], last: number) =>
      nextPageNumber(pages, last, source.rowKey),
    pages: 1,
    retry: (count: number, error: unknown) => count < 1 && isExpired(error),
    retryDelay: 0,
  }
}

/** A newer request of the same consumer won: nothing is wrong, and nobody is told. */
function isExpired(error: unknown) {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'expired'
}

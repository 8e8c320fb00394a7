import { firstPlace, type PagePlace } from '../../api/answer/listPage'
import type { ResultPage } from './rows'
import { loadNextPage, type PageQueryContext } from './nextPage'
import { nextPlace } from './paging'

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
    retry: (count: number, error: unknown) => count < 1 && isExpired(error),
    retryDelay: 0,
  }
}

/** A newer request of the same consumer won: this is no error to show. */
function isExpired(error: unknown) {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'expired'
}

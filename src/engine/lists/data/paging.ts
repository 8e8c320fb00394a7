// When a list asks for its next page: pure decisions over numbers. It knows neither the server nor the screen.
import { hasNewRows, type ResultPage } from './rows'

/** A list never holds more pages than this; what comes after is named in a notice. */
export const maxPages = 500
/** Pages loaded ahead without a gesture once the viewport is full. */
export const maxAutoLoads = 3

/** What the list's end shows: a page on its way, a way to ask for one, a way to ask again, a notice, or 'no more'. */
export type ListFooterState = 'loading' | 'more' | 'failed' | 'full' | 'end'

export interface PagingState {
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly isFailed: boolean
  /** Pixels of rows below the lower edge of the viewport; below 0 the rows do not fill it. */
  readonly ahead: number
  /** Pixels of rows wanted below the edge. */
  readonly wanted: number
  /** Pages loaded since the last gesture. */
  readonly fills: number
}

/**
 * Gives the number of the page after the last, or nothing where the list ends: `hasMore` false, an empty page, a page
 * without a new row (spec §4, has_more), or the cap of pages.
 */
export function nextPageNumber<Row>(
  pages: readonly ResultPage<Row>[],
  last: number,
  rowKey: (row: Row) => string,
): number | undefined {
  if (pages.length >= maxPages || !isOpen(pages, rowKey)) return undefined
  return last + 1
}

/** Says whether the server has more rows than a list at its cap of pages may show. */
export function isTruncated<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string): boolean {
  return pages.length >= maxPages && isOpen(pages, rowKey)
}

/** Says whether the next page is asked for without being told: until the viewport is full, then a few pages a gesture. */
export function shouldLoadPage({ hasMore, isBusy, isFailed, ahead, wanted, fills }: PagingState): boolean {
  if (isBusy || isFailed || !hasMore) return false
  if (ahead < 0) return true
  return ahead < wanted && fills < maxAutoLoads
}

function isOpen<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string) {
  const last = pages.at(-1)
  return last !== undefined && last.hasMore && hasNewRows(pages, rowKey)
}

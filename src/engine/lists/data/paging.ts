// Decides when a list loads its next page. Pure functions of numbers.
import { placeAfter, type PagePlace } from '../../api/answer/listPage'
import { hasNewRows, type ResultPage } from './rows'

/** Most pages that a list holds. A notice names the rows beyond. */
export const maxPages = 500
/** Most pages loaded without a gesture once the window is full. */
export const maxAutoLoads = 3

/** Content of the footer: a spinner, a button for more, a retry, a notice, or 'no more'. */
export type ListFooterState = 'loading' | 'more' | 'failed' | 'full' | 'end'

export interface PagingState {
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly isFailed: boolean
  /** Pixels of rows below the window; negative if the rows do not fill it. */
  readonly pixelsBelow: number
  /** Pixels of rows that should be below the window. */
  readonly wantedPixels: number
  /** Pages loaded since the last gesture. */
  readonly autoLoads: number
}

/**
 * Returns the place of the next page, or undefined at the end of the list. The list ends if `hasMore` is false,
 * a page brought no new row, or the list is full.
 */
export function nextPlace<Row>(
  pages: readonly ResultPage<Row>[],
  last: PagePlace,
  rowKey: (row: Row) => string,
): PagePlace | undefined {
  const page = pages.at(-1)
  if (!page || pages.length >= maxPages || !mayContinue(pages, rowKey)) return undefined
  return placeAfter(last, page)
}

/** Returns true if the server has more rows than a list may hold. */
export function isTruncated<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string): boolean {
  return pages.length >= maxPages && mayContinue(pages, rowKey)
}

/** Returns true if the next page should load by itself: until the window is full, then a few pages per gesture. */
export function shouldLoadPage({
  hasMore,
  isBusy,
  isFailed,
  pixelsBelow,
  wantedPixels,
  autoLoads,
}: PagingState): boolean {
  if (isBusy || isFailed || !hasMore) return false
  if (pixelsBelow < 0) return true
  return pixelsBelow < wantedPixels && autoLoads < maxAutoLoads
}

function mayContinue<Row>(pages: readonly ResultPage<Row>[], rowKey: (row: Row) => string) {
  const last = pages.at(-1)
  return last !== undefined && last.hasMore && hasNewRows(pages, rowKey)
}

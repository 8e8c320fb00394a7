import { ShapeError } from './shape'

/**
 * Says how the server of a list pages: `pages` in `schemas/api.json`. Without it, the server takes `page` and answers
 * `has_more`.
 */
export interface ListAdapter {
  /** The path of the rows in the answer. Absent if the answer is the list itself. */
  readonly rows?: string
  /** `link`: the header `Link` leads to the next page. `whole`: all rows come at once. */
  readonly by: 'page' | 'offset' | 'cursor' | 'link' | 'whole'
  /** The member of the request that chooses the page. `whole` has none. */
  readonly send?: string
  /** The number of the first page; 1 by default. */
  readonly first?: number
  /** Rows of a page, and the member of the request that asks for so many. */
  readonly size?: number
  readonly sendSize?: string
  /** The path of the next cursor, or of a value that says whether there is more. */
  readonly next?: string
}

export interface ListPage {
  readonly list: readonly unknown[]
  readonly hasMore: boolean
  /** What its server wants to see again for the next page, if that is not a number. */
  readonly cursor?: unknown
}

/** The place of a page in its list. */
export interface PagePlace {
  /** From 1. */
  readonly number: number
  /** The cursor of the page before. */
  readonly cursor?: unknown
}

export const firstPlace: PagePlace = { number: 1 }

/** Returns the place of the page after another one. */
export function placeAfter({ number }: PagePlace, { cursor }: Pick<ListPage, 'cursor'>): PagePlace {
  return { number: number + 1, ...(cursor !== undefined && { cursor }) }
}

/**
 * Parses one page of a list. More rows follow until `has_more` is false, "false", 0 or "0", or the page is empty
 * (R-03).
 */
export function readPage(res: unknown): ListPage {
  const { list, has_more: more, cursor } = (res ?? {}) as PageAnswer
  if (!Array.isArray(list)) throw new ShapeError('list', 'array', list === null ? 'null' : typeof list)
  const rows = list.filter((row) => row !== null && row !== undefined)
  return { list: rows, hasMore: rows.length > 0 && !isEnd(more), cursor }
}

interface PageAnswer {
  readonly list?: unknown
  readonly has_more?: unknown
  /** The client adds it to the pages of an adapter. */
  readonly cursor?: unknown
}

function isEnd(more: unknown): boolean {
  return more === false || more === 'false' || more === 0 || more === '0'
}

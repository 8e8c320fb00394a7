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
  /** The path of the number of all rows. */
  readonly total?: string
  /** True if an empty page ends the list, whatever the server says. Otherwise rows may follow. */
  readonly emptyEnds?: boolean
}

export interface ListPage {
  readonly list: readonly unknown[]
  readonly hasMore: boolean
  /** What the request for the next page needs of this one, if its number is not enough. */
  readonly cursor?: unknown
  /** The number of all rows, if the server says it. */
  readonly total?: number
}

/** The place of a page in its list. */
export interface PagePlace {
  /** From 1. */
  readonly number: number
  /** The cursor of the page before. */
  readonly cursor?: unknown
}

export const firstPlace: PagePlace = { number: 1 }

export function placeAfter({ number }: PagePlace, { cursor }: Pick<ListPage, 'cursor'>): PagePlace {
  return { number: number + 1, ...(cursor !== undefined && { cursor }) }
}

/**
 * Parses one page of a list. More rows follow until `has_more` is false, "false", 0 or "0". After an empty page
 * they follow only if the server says so.
 */
export function readPage(res: unknown): ListPage {
  const { list, has_more: more, cursor, total } = (res ?? {}) as PageAnswer
  if (!Array.isArray(list)) throw new ShapeError('list', 'array', list === null ? 'null' : typeof list)
  const rows = list.filter(isRow)
  const isSaid = more !== undefined && more !== null
  return {
    list: rows,
    hasMore: !isEnd(more) && (rows.length > 0 || isSaid),
    cursor,
    ...(total !== undefined && { total }),
  }
}

/** Returns an answer as it counts where an empty page ends the list: then no more rows follow. */
export function endedByEmpty(answer: unknown): unknown {
  const { list } = (answer ?? {}) as PageAnswer
  return Array.isArray(list) && !list.some(isRow) ? { ...(answer as object), has_more: false } : answer
}

/** Most pages without a new row that are read in a row. Behind them the list ends. */
export const maxBarrenPages = 5

function isRow(row: unknown): boolean {
  return row !== null && row !== undefined
}

interface PageAnswer {
  readonly list?: unknown
  readonly has_more?: unknown
  /** The client adds them to the pages of an adapter. */
  readonly cursor?: unknown
  readonly total?: number
}

/** Returns true for a value with which a server says that no more rows follow. */
export function isEnd(more: unknown): boolean {
  return more === false || more === 'false' || more === 0 || more === '0'
}

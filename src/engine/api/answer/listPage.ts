import { ShapeError } from './shape'

export interface ListPage {
  readonly list: readonly unknown[]
  readonly hasMore: boolean
}

/**
 * Parses one page of a list. More rows follow until `has_more` is false, "false", 0 or "0", or the page is empty
 * (R-03).
 */
export function readPage(res: unknown): ListPage {
  const { list, has_more: more } = (res ?? {}) as { readonly list?: unknown; readonly has_more?: unknown }
  if (!Array.isArray(list)) throw new ShapeError('list', 'array', list === null ? 'null' : typeof list)
  const rows = list.filter((row) => row !== null && row !== undefined)
  return { list: rows, hasMore: rows.length > 0 && !isEnd(more) }
}

function isEnd(more: unknown): boolean {
  return more === false || more === 'false' || more === 0 || more === '0'
}

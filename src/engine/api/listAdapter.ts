// Asks for pages of a list as its server wants, and reads them as the engine wants: `{ list, has_more }`. Loads on demand.
import { isObject } from '../language/runtime/merge'
import { readPath } from '../language/runtime/evaluateCondition'
import { ShapeError } from './answer/shape'
import type { ListAdapter } from './answer/listPage'

export interface Pager {
  /** Returns the body of a request for one page: the engine's `page`, from 1, becomes what the server expects. */
  ask(endpoint: string, adapter: ListAdapter, body: object): object
  /** Returns an answer as a page. `link` is the header of that name. Throws ShapeError if there are no rows. */
  read(endpoint: string, adapter: ListAdapter, body: object, answer: unknown, link: string | null): unknown
}

/** Creates the adapter of one client. It remembers the cursor of each page that it has read. */
export function createPager(): Pager {
  const cursors = new Map<string, Map<number, unknown>>()

  /** Returns the cursors of a list, by the page that they lead to. */
  function cursorsOf(endpoint: string, body: object): Map<number, unknown> {
    const { page: _page, ...rest } = body as Asked
    const key = `${endpoint} ${JSON.stringify(rest)}`
    const known = cursors.get(key) ?? new Map<number, unknown>()
    cursors.delete(key)
    cursors.set(key, known)
    const [oldest] = cursors.keys()
    if (cursors.size > mostLists && oldest !== undefined) cursors.delete(oldest)
    return known
  }

  return {
    ask(endpoint, { by, send, first = 1, size, sendSize }, body) {
      const { page = 1, ...rest } = body as Asked
      const sized = size === undefined || sendSize === undefined ? rest : { ...rest, [sendSize]: size }
      if (by === 'whole' || send === undefined) return sized
      if (by === 'offset') return { ...sized, [send]: (page - 1) * (size ?? 1) }
      if (by === 'page') return { ...sized, [send]: page - 1 + first }
      const cursor = cursorsOf(endpoint, body).get(page)
      return cursor === undefined ? sized : { ...sized, [send]: cursor }
    },

    read(endpoint, { by, rows, next, size, send = '' }, body, answer, link) {
      const list: unknown = rows === undefined ? answer : readIn(answer, rows)
      if (!Array.isArray(list)) throw new ShapeError(rows ?? '', 'array', list === null ? 'null' : typeof list)
      const nextLink = by === 'link' ? nextIn(link ?? '', send) : undefined
      const following = nextLink ?? (next === undefined ? undefined : readIn(answer, next))
      const { page = 1 } = body as Asked
      if (by === 'cursor' || by === 'link') cursorsOf(endpoint, body).set(page + 1, following)
      // Pages name the members of a row, so a plain value becomes one.
      return { list: list.map((row: unknown) => (isObject(row) ? row : { value: row })), has_more: hasMore() }

      function hasMore(): boolean {
        if (by === 'whole') return false
        if (by === 'link') return nextLink !== undefined
        if (next !== undefined)
          return following !== null && following !== undefined && following !== '' && !isEnd(following)
        return (list as readonly unknown[]).length >= (size ?? 1)
      }
    },
  }
}

interface Asked {
  readonly page?: number
}

/** The most lists whose cursors are kept. */
const mostLists = 50

/** Returns what chooses the next page in the header `Link` (RFC 8288), or undefined on the last page. */
function nextIn(link: string, send: string): string | undefined {
  const [, address] = /<([^<>]*)>\s*;[^<]*\brel="?next\b/i.exec(link) ?? []
  return address === undefined ? undefined : (new URLSearchParams(address.replace(/^[^?]*/, '')).get(send) ?? undefined)
}

function isEnd(more: unknown): boolean {
  return more === false || more === 0 || more === 'false' || more === '0'
}

function readIn(answer: unknown, path: string): unknown {
  return isObject(answer) ? readPath(answer, path) : undefined
}

// Asks for pages of a list as its server wants, and reads them as the engine wants: `{ list, has_more }`. Loads on demand.
import { isObject } from '../language/runtime/merge'
import { readPath } from '../language/runtime/evaluateCondition'
import { ShapeError } from './answer/shape'
import type { ListAdapter } from './answer/listPage'

/**
 * Returns the body of a request for one page: the engine's `page`, from 1, becomes what the server expects. `cursor` came
 * with the page before.
 */
export function askPage({ by, send, first = 1, size, sendSize }: ListAdapter, body: object, cursor: unknown): object {
  const { page = 1, ...rest } = body as { readonly page?: number }
  const sized = size === undefined || sendSize === undefined ? rest : { ...rest, [sendSize]: size }
  if (by === 'whole' || send === undefined) return sized
  if (by === 'offset') return { ...sized, [send]: (page - 1) * (size ?? 1) }
  if (by === 'page') return { ...sized, [send]: page - 1 + first }
  return cursor === undefined ? sized : { ...sized, [send]: cursor }
}

/**
 * Returns an answer as a page, with the cursor of the next one. `link` is the header of that name. Throws ShapeError if
 * there are no rows.
 */
export function adaptPage(
  { by, rows, next, size, send = '' }: ListAdapter,
  answer: unknown,
  link: string | null,
): { readonly page: { readonly list: readonly object[]; readonly has_more: boolean }; readonly cursor?: unknown } {
  const list: unknown = rows === undefined ? answer : readIn(answer, rows)
  if (!Array.isArray(list)) throw new ShapeError(rows ?? '', 'array', list === null ? 'null' : typeof list)
  const nextLink = by === 'link' ? nextIn(link ?? '', send) : undefined
  const following = nextLink ?? (next === undefined ? undefined : readIn(answer, next))
  // Pages name the members of a row, so a plain value becomes one.
  const page = { list: list.map((row: unknown) => (isObject(row) ? row : { value: row })), has_more: hasMore() }
  return by === 'cursor' || by === 'link' ? { page, cursor: following } : { page }

  function hasMore(): boolean {
    if (by === 'whole') return false
    if (by === 'link') return nextLink !== undefined
    if (next !== undefined)
      return following !== null && following !== undefined && following !== '' && !isEnd(following)
    return (list as readonly unknown[]).length >= (size ?? 1)
  }
}

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

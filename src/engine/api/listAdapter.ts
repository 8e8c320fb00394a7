// Asks for pages of a list as its server wants, and reads them as the engine wants: `{ list, has_more }`. Loads on demand.
import { isObject } from '../language/runtime/merge'
import { readPath } from '../language/runtime/evaluateCondition'
import { ApiError } from './answer/apiError'
import { isEnd, type ListAdapter } from './answer/listPage'
import { ShapeError } from './answer/shape'

/**
 * Returns the body of a request for one page: the engine's `page`, from 1, becomes what the server expects. `cursor` came
 * with the page before: the server's own, the query of the next page, or the number of rows so far.
 */
export function askPage({ by, send, first = 1, size, sendSize }: ListAdapter, body: object, cursor: unknown): object {
  const { page = 1, ...rest } = body as { readonly page?: number }
  const sized: { [name: string]: unknown } =
    size === undefined || sendSize === undefined ? rest : { ...rest, [sendSize]: size }
  if (by === 'whole' || send === undefined) return sized
  // A server may give fewer rows than it was asked for.
  if (by === 'offset') return { ...sized, [send]: cursor ?? (page - 1) * (size ?? 1) }
  if (by === 'page') return { ...sized, [send]: page - 1 + first }
  if (!isObject(cursor)) return cursor === undefined ? sized : { ...sized, [send]: cursor }
  // A value that the address only repeats keeps its type.
  const news = Object.entries(cursor).filter(([name, value]) => String(sized[name]) !== String(value))
  return { ...sized, ...Object.fromEntries(news) }
}

interface AdaptedPage {
  readonly page: { readonly list?: readonly object[]; readonly has_more: boolean }
  readonly cursor?: unknown
  readonly total?: number
}

/** What came with an answer besides its body: the header `Link`, and the cursor that the page was asked with. */
interface AskedPage {
  readonly link: string | null
  readonly cursor?: unknown
  /** True if another origin answered. Known only in development. */
  readonly isForeign?: boolean | undefined
}

/**
 * Returns an answer as a page, with the cursor of the next one and the server's count of all rows. It has no `list` if the
 * answer leaves the rows out, and an empty one for null. Throws ShapeError if something else is in their place.
 */
export function adaptPage(
  { by, rows, next, total, send = '', size = 1 }: ListAdapter,
  answer: unknown,
  { link, cursor: asked, isForeign }: AskedPage,
): AdaptedPage {
  const found = rowsAt(answer, rows)
  if (found !== undefined && found !== null && !Array.isArray(found))
    throw new ShapeError(rows ?? '', 'array', typeof found)
  const list: readonly unknown[] | undefined = found === null ? [] : found
  const passed = (Number(asked) || 0) + (list?.length ?? 0)
  const count = total === undefined ? undefined : countAt(answer, total)
  const following = next === undefined ? undefined : readIn(answer, next)
  const address = by === 'link' ? (nextIn(link ?? '') ?? following) : by === 'cursor' ? following : undefined
  if (
    import.meta.env.DEV &&
    by === 'link' &&
    link === null &&
    next === undefined &&
    isForeign &&
    (list?.length ?? 0) >= size
  )
    console.warn(
      'The list ends, because the header "Link" of its answer cannot be read. Its server is on another origin, so it must send "Access-Control-Expose-Headers: Link".',
    )
  const query = typeof address === 'string' ? queryIn(address) : {}
  if (import.meta.env.DEV && by === 'link' && typeof address === 'string' && Object.keys(query).length === 0)
    console.warn(`The list ends: the address of its next page has no query: "${address}".`)
  const isQuery = by === 'link' ? Object.keys(query).length > 0 : Object.hasOwn(query, send)
  const cursor = cursorOf()
  return {
    page: {
      // Pages name the members of a row, so a plain value becomes one.
      ...(list && { list: list.map((row: unknown) => (isObject(row) ? row : { value: row })) }),
      has_more: hasMore(),
    },
    ...(cursor !== undefined && { cursor }),
    ...(count !== undefined && { total: count }),
  }

  function cursorOf(): unknown {
    if (by === 'whole') return undefined
    if (isQuery) return query
    return by === 'cursor' ? following : by === 'link' ? undefined : passed
  }

  function hasMore(): boolean {
    if (by === 'whole') return false
    if (by === 'link') return isQuery
    if (next !== undefined)
      return following !== null && following !== undefined && following !== '' && !isEnd(following)
    // A page with fewer rows than were asked for may be all that the server gives at once.
    return (list?.length ?? 0) > 0 && (count === undefined || passed < count)
  }
}

/**
 * Returns true for a failure that means that there is no such page. Servers whose answers do not say where a list ends may
 * refuse the page after the last one.
 */
export function isPastEnd({ by, next, total }: ListAdapter, body: object, error: unknown): boolean {
  const { page = 1 } = body as { readonly page?: number }
  const isCounted = (by === 'page' || by === 'offset') && next === undefined && total === undefined
  return isCounted && page > 1 && error instanceof ApiError && error.status === 404
}

/** Returns the rows, undefined if the answer leaves them out, or null if it has null for them or for an object around them. */
function rowsAt(answer: unknown, path: string | undefined): unknown {
  let at = answer
  for (const name of path?.split('.') ?? []) {
    if (at === null) return null
    if (!isObject(at)) throw new ShapeError(path ?? '', 'object', typeof at)
    at = Object.hasOwn(at, name) ? at[name] : undefined
  }
  return at
}

function countAt(answer: unknown, path: string): number | undefined {
  const count = readIn(answer, path)
  return count === null || count === '' || !Number.isFinite(Number(count)) ? undefined : Number(count)
}

/** One link of the header: its address and its parameters. A quoted value may contain any sign (RFC 8288). */
const linkValue = /<([^>]*)>((?:[^,"]|"(?:\\.|[^"\\])*")*)/g
const linkParameter = /;\s*([^\s=;,"]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;,"]*)))?/g

/** Returns the address of the next page in the header `Link`, or undefined on the last page. */
function nextIn(link: string): string | undefined {
  for (const [, address, parameters = ''] of link.matchAll(linkValue)) {
    const found = [...parameters.matchAll(linkParameter)].find(([, name]) => name?.toLowerCase() === 'rel')
    const relations = found?.[2] ?? found?.[3] ?? ''
    if (
      relations
        .toLowerCase()
        .split(/[\s']+/)
        .includes('next')
    )
      return address
  }
  return undefined
}

/** Returns the query of an address. A name that occurs twice has a list of values. */
function queryIn(address: string): { readonly [name: string]: string | readonly string[] } {
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])
  return Object.fromEntries(
    [...query.keys()].map((name) => {
      const [value = '', ...others] = query.getAll(name)
      return [name, others.length === 0 ? value : [value, ...others]]
    }),
  )
}

function readIn(answer: unknown, path: string): unknown {
  return isObject(answer) ? readPath(answer, path) : undefined
}

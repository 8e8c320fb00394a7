// Searches, filters, sorts and pages the rows of a collection, as the call's `pages` say.
import { isObject, type ListAdapter } from '@pagewright/engine/tools'
import type { JsonSchema } from '@pagewright/cli/source'
import { matching, type Collection } from './collections'
import type { SandboxRow } from './handler'
import { completed } from './sample'

export interface ListAnswer {
  readonly answer: unknown
  /** The value of the header `Link`, for a list that ends by it. */
  readonly link?: string
}

/** Rows of a page if the contract does not say. */
const usualSize = 20
const searched: ReadonlySet<string> = new Set(['q', 'query', 'search', 'keyword', 'keywords', 'term'])
const sorted: ReadonlySet<string> = new Set(['sort', 'sort_by', 'order_by', 'sortBy', 'orderBy'])
const directed: ReadonlySet<string> = new Set(['direction', 'order', 'sort_order', 'sortOrder'])

/**
 * Answers one page. Members named like `total` or `count` get the number of rows that were found. The cursor of the last
 * page is null, or what else its schema allows.
 */
export function listAnswer(
  collection: Collection,
  response: JsonSchema,
  body: SandboxRow,
  adapter: ListAdapter | undefined,
): ListAnswer {
  const paging = new Set(['page', adapter?.send, adapter?.sendSize].filter((name) => name !== undefined))
  const ignored = new Set([...paging, ...searched, ...sorted, ...directed])
  const found = sort(search(matching(collection, body, ignored), body), body)
  const size = sizeOf(body, adapter)
  const start = startOf(body, adapter, size)
  const page = adapter?.by === 'whole' ? found : found.slice(start, start + size)
  const rows = page.map((row) => completed(rowSchema(response, adapter), row))
  const hasMore = start + rows.length < found.length
  if (adapter === undefined) return { answer: { list: rows, has_more: hasMore } }
  const link =
    adapter.by === 'link' && hasMore ? nextLink(adapter.send, start / size + 1 + (adapter.first ?? 1)) : undefined
  if (adapter.rows === undefined) return { answer: rows, ...(link !== undefined && { link }) }
  const answer: SandboxRow = {}
  write(answer, adapter.rows, rows)
  if (adapter.next !== undefined) {
    const next = nextValue(response, adapter.next, hasMore ? start + size : undefined)
    if (next !== undefined) write(answer, adapter.next, next)
  }
  if (adapter.total !== undefined) write(answer, adapter.total, found.length)
  return { answer: { ...counts(response, found.length), ...answer }, ...(link !== undefined && { link }) }
}

/**
 * Returns what an answer has at the path of `next`, as its schema wants it: where the next page begins, or true. Without a
 * next page it is null or false, nothing at all, or an empty value. Returns undefined for nothing.
 */
function nextValue(response: JsonSchema, path: string, start: number | undefined): unknown {
  const names = path.split('.')
  const parent = names.slice(0, -1).reduce<JsonSchema>((at, name) => at.properties?.[name] ?? {}, response)
  const name = names.at(-1) ?? ''
  const types = [parent.properties?.[name]?.type ?? []].flat()
  const isOf = (type: string) => types.length === 0 || types.includes(type)
  const isFlag = types.includes('boolean')
  if (start !== undefined) return isFlag ? true : isOf('string') ? String(start) : start
  if (isFlag) return false
  if (isOf('null')) return null
  if (parent.required?.includes(name) !== true) return undefined
  return isOf('string') ? '' : 0
}

function rowSchema(response: JsonSchema, adapter: ListAdapter | undefined): JsonSchema {
  const path = adapter === undefined ? ['list'] : (adapter.rows?.split('.') ?? [])
  return path.reduce<JsonSchema>((at, name) => at.properties?.[name] ?? {}, response).items ?? {}
}

/** The next page is a number, also for a server that sends a word in its place. */
function nextLink(send = 'page', page: number): string {
  return `<https://sandbox.example/?${new URLSearchParams({ [send]: String(page) }).toString()}>; rel="next"`
}

function sizeOf(body: SandboxRow, adapter: ListAdapter | undefined): number {
  const asked = adapter?.sendSize === undefined ? undefined : Number(body[adapter.sendSize])
  return asked !== undefined && asked > 0 ? asked : (adapter?.size ?? usualSize)
}

function startOf(body: SandboxRow, adapter: ListAdapter | undefined, size: number): number {
  const { by = 'page', send = 'page', first = 1 } = adapter ?? {}
  const sent = Number(body[send] ?? (by === 'offset' || by === 'cursor' ? 0 : first))
  if (!Number.isFinite(sent)) return 0
  return by === 'offset' || by === 'cursor' ? sent : Math.max(0, sent - first) * size
}

function search(rows: readonly SandboxRow[], body: SandboxRow): readonly SandboxRow[] {
  const words = Object.entries(body).flatMap(([name, value]) =>
    searched.has(name) && typeof value === 'string' && value !== '' ? [value.toLowerCase()] : [],
  )
  return words.length === 0
    ? rows
    : rows.filter((row) => words.every((word) => textOf(row).some((text) => text.toLowerCase().includes(word))))
}

function textOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textOf)
  return isObject(value) ? Object.values(value).flatMap(textOf) : []
}

/** Sorts by the member that the request names. A `-` before it, or a direction `desc`, turns the order round. */
function sort(rows: readonly SandboxRow[], body: SandboxRow): readonly SandboxRow[] {
  const [, by] = Object.entries(body).find(([name, value]) => sorted.has(name) && typeof value === 'string') ?? []
  if (typeof by !== 'string') return rows
  const wanted = by.replace(/^-/, '')
  const member = [wanted, `${wanted}_at`, `${wanted}At`].find((name) => rows.some((row) => Object.hasOwn(row, name)))
  if (member === undefined) return rows
  const isDown =
    by.startsWith('-') || Object.entries(body).some(([name, value]) => directed.has(name) && value === 'desc')
  const ordered = rows.toSorted((a, b) => compare(a[member], b[member]))
  return isDown ? ordered.toReversed() : ordered
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return sortable(a).localeCompare(sortable(b), 'en')
}

function sortable(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function counts({ properties = {} }: JsonSchema, count: number): SandboxRow {
  const names = Object.keys(properties).filter((name) => /(total|count)/i.test(name))
  return Object.fromEntries(names.map((name) => [name, count]))
}

function write(target: SandboxRow, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) target[name] = value
  else {
    const inner: SandboxRow = isObject(target[name]) ? { ...target[name] } : {}
    write(inner, rest.join('.'), value)
    target[name] = inner
  }
}

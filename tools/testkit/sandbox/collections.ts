// The rows that the sandbox answers with: one file of `sandbox/examples/` for each collection.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isObject } from '@pagewright/engine/tools'
import type { SandboxRow } from './handler'

export interface Collection {
  /** The member that tells rows apart. */
  readonly key: string
  /** The path in a row by the member of the request that is compared with it. Only for members with another name. */
  readonly find: { readonly [member: string]: string }
  readonly rows: SandboxRow[]
}
export interface Collections {
  readonly [name: string]: Collection
}

/**
 * Reads the examples of a product. A file has a list of rows, or `{ key, find, rows }`. Throws for a file of another
 * form. Each call returns rows of its own.
 */
export function readCollections(folder: string): Collections {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.name.endsWith('.json'))
  return Object.fromEntries(files.map(({ name }) => [basename(name, '.json'), readCollection(join(folder, name))]))
}

function readCollection(file: string): Collection {
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const { rows, key, find }: Partial<Collection> = Array.isArray(found)
    ? { rows: found as SandboxRow[] }
    : (found as Partial<Collection>)
  if (!Array.isArray(rows) || !rows.every(isObject))
    throw new Error(`${file} has no rows. Write a list of objects, or { "key": "id", "find": {}, "rows": […] }.`)
  return { key: key ?? 'id', find: find ?? {}, rows: rows.map((row) => ({ ...row })) }
}

/** Returns the collection of an endpoint. The last word of its path that names a collection decides. */
export function collectionOf(collections: Collections, endpoint: string): Collection | undefined {
  const words = (endpoint.split(' ')[1] ?? '').split(/[/#.]/).filter((word) => !word.startsWith('{'))
  const name = words.findLast((word) => Object.hasOwn(collections, word))
  return name === undefined ? undefined : collections[name]
}

/**
 * Returns a request in which the place of the path behind the name of the collection, such as `{venue_id}` of
 * `/venues/{venue_id}`, is the key of a row, unless rows have a member of that name.
 */
export function withKey(collections: Collections, endpoint: string, body: SandboxRow): SandboxRow {
  const collection = collectionOf(collections, endpoint)
  const [, path = ''] = endpoint.split(' ')
  for (const [, word = '', place = ''] of path.matchAll(/(?<=[/#.])([\w-]+)\/\{([^{}/]+)\}(?![/.]?\{)/g)) {
    if (!collection || collections[word] !== collection) continue
    const { key, find, rows } = collection
    const isKnown = Object.hasOwn(find, place) || rows.some((row) => Object.hasOwn(row, place))
    if (isKnown || !Object.hasOwn(body, place)) continue
    const { [place]: value, ...rest } = body
    return { ...rest, [key]: value }
  }
  return body
}

/** Returns the values of a row that a member of the request is compared with. Empty if rows lack it. */
function valuesAt({ find }: Collection, row: SandboxRow, member: string): readonly unknown[] {
  const path = (find[member] ?? member).split('.')
  return path
    .reduce<readonly unknown[]>(
      (values, name) => values.flatMap((value) => (isObject(value) ? [value[name]].flat() : [])),
      [row],
    )
    .filter((value) => value !== undefined)
}

/**
 * Returns the rows that match the request. Members that no row has do not count, and neither do
 * `all` and `any`. A list in a row matches if it contains the value.
 */
export function matching(
  collection: Collection,
  body: SandboxRow,
  ignored: ReadonlySet<string>,
): readonly SandboxRow[] {
  const { rows } = collection
  const tests = Object.entries(body).filter(
    ([member, wanted]) =>
      !ignored.has(member) &&
      !isObject(wanted) &&
      !filtersNothing(wanted) &&
      (Object.hasOwn(collection.find, member) || rows.some((row) => valuesAt(collection, row, member).length > 0)),
  )
  return rows.filter((row) =>
    tests.every(([member, wanted]) =>
      valuesAt(collection, row, member).some((value) => [wanted].flat().map(String).includes(String(value))),
    ),
  )
}

function filtersNothing(wanted: unknown): boolean {
  return wanted === '' || wanted === 'all' || wanted === 'any'
}

/** Returns a key that no row has: the next number, or a word made of the first text of the row. */
export function freeKey({ key, rows }: Collection, row: SandboxRow, isNumber: boolean): string | number {
  const taken = new Set(rows.map((one) => String(one[key])))
  const numbers = rows.map((one) => Number(one[key])).filter(Number.isFinite)
  const next = Math.max(0, ...numbers) + 1
  if (isNumber) return next
  if (rows.length === numbers.length) return String(next)
  const texts = Object.values(row).filter((value) => typeof value === 'string')
  const words = texts.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, ''),
  )
  // A text of signs alone has no letter for a key.
  const word = words.find((one) => one !== '') ?? 'new'
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? word : `${word}-${count}`
    if (!taken.has(free)) return free
  }
}

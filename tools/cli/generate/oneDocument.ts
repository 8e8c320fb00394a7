// Reads a JSON Schema and the documents that it refers to, and puts them into one in which every reference is a pointer.
import { Ajv } from 'ajv'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isObject } from '@pagewright/engine/tools'
import { LineCounter, parseDocument } from 'yaml'
import { jsonError } from '../jsonError'
import { byName, draft7, NotDraft7, values } from './draft7'
import { targetOf } from './references'
import { asMember, isRootValue, valueName } from './rootValue'
import { type Fault, idleMembers, undrawable } from './wholeForm'
import type { JsonSchema } from './schemaSet'

/** The schema in a file, as one document of draft 7. */
export interface ReadSchema {
  readonly schema: JsonSchema
  /** The files that were read. */
  readonly files: readonly string[]
  /** What the form draws and can never send, or demands and never draws, each with its place. */
  readonly warnings: readonly string[]
}

/**
 * Reads the schema in a file, of draft 4 or later. A reference to another document leads to the file beside it with the
 * name that ends the address. Throws with file, line and column for what no form can hold.
 */
export function readSchema(path: string): ReadSchema {
  const files = new Set<string>()
  const read = (file: string): Source => {
    files.add(file)
    const text = readFileSync(file, 'utf8')
    const placeOf = placesIn(text, file)
    return { found: found7(text, file, placeOf), told: (what, at) => `${placeOf(at)}  ${what}` }
  }
  const load = (address: string): Source | undefined => {
    const metaSchema = new Ajv().getSchema(address)?.schema
    if (metaSchema !== undefined) return { found: metaSchema, told: (what) => `${address}: ${what}` }
    const beside = filesNamed(address, dirname(path)).find((file) => existsSync(file))
    return beside === undefined ? undefined : read(beside)
  }
  const { schema, told } = oneDocument(read(path), load, pathToFileURL(path).href)
  return { schema, files: [...files], warnings: idleMembers(schema).map(told) }
}

/** Returns the files that an address may mean: itself, or the end of its path in a folder. The longest end comes first. */
function filesNamed(address: string, folder: string): readonly string[] {
  if (address.startsWith('file:')) return [fileURLToPath(address)]
  const names = URL.canParse(address) ? decodeURIComponent(new URL(address).pathname).split('/').filter(Boolean) : []
  return names.flatMap((_, index) => {
    const file = join(folder, ...names.slice(index))
    return [file, `${file}.json`]
  })
}

function found7(text: string, file: string, placeOf: (path: readonly string[]) => string): unknown {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${jsonError(text, error)}`, { cause: error })
  }
  try {
    return isObject(found) ? draft7(found) : found
  } catch (error) {
    if (error instanceof NotDraft7) throw new Error(`${placeOf(error.path)}  ${error.message}`, { cause: error })
    throw error
  }
}

/** Returns a function that gives the file, the line and the column of a value of a JSON text. */
function placesIn(text: string, file: string): (path: readonly string[]) => string {
  let parsed: ReturnType<typeof parseDocument> | undefined
  const lineCounter = new LineCounter()
  return (path) => {
    const document = (parsed ??= parseDocument(text, { lineCounter }))
    // The conversion names some parts in another way. Then the place is that of the part around.
    const known =
      path.map((_, index) => path.slice(0, path.length - index)).find((names) => document.hasIn(names)) ?? []
    const node: unknown = document.getIn(known, true)
    const [start] = isObject(node) && Array.isArray(node.range) ? (node.range as readonly number[]) : []
    const { line, col } = lineCounter.linePos(start ?? 0)
    return `${file}:${line}:${col}`
  }
}

/** A document of draft 7. */
export interface Source {
  readonly found: unknown
  /** Returns a sentence about a part of the document, with its place. */
  told(what: string, path: readonly string[]): string
}

/** One document of several. */
interface Assembled {
  readonly schema: JsonSchema
  /** Returns a sentence about a part of the schema, with its place in the document that has it. */
  told(fault: Fault): string
}

/**
 * Returns a schema without ids and anchors. A reference by id or to another document becomes a pointer such as
 * `#/$defs/other.0`, and that document becomes a definition. Throws for a reference that leads nowhere.
 */
export function oneDocument(
  source: Source,
  load: (address: string) => Source | undefined,
  address = ownAddress,
): Assembled {
  const { found } = source
  if (!isObject(found))
    return { schema: found === false ? { not: {} } : {}, told: ({ path, what }) => source.told(what, path) }
  const plain = assembled([])
  const fault = undrawable(plain.schema)
  if (fault) throw new Error(plain.told(fault))
  const isValue = isRootValue(plain.schema, (schema) => followed(plain.schema, schema))
  // The values of a form have names. References then lead to where the list or the scalar stands.
  return isValue ? assembled(['properties', valueName]) : plain

  function assembled(at: readonly string[]): Assembled {
    const pointer = ['#', ...at].join('/')
    const places = new Map<string, Place>([[address, { pointer, found }]])
    const added: At['added'] = []
    const start = { places, load, added, path: [], isSchema: true }
    collectIds(found, address, pointer, places)
    const own = rewritten(found, { ...start, source, base: address }) as JsonSchema
    const root = at.length === 0 ? own : asMember(own)
    const definitions: { [name: string]: unknown } = {}
    // Rewriting a document may add further ones, which the loop then reaches too.
    for (const [index, other] of added.entries()) {
      const there = { ...start, source: other.source, base: other.address }
      definitions[otherName(index)] = rewritten(other.source.found, there)
    }
    return {
      schema:
        added.length === 0 ? root : { ...root, $defs: { ...(isObject(root.$defs) ? root.$defs : {}), ...definitions } },
      told({ path, what }) {
        const other = path[0] === '$defs' ? added.find((_, index) => otherName(index) === path[1]) : undefined
        return other ? other.source.told(what, path.slice(2)) : source.told(what, path.slice(at.length))
      },
    }
  }
}

/** Returns the schema at the end of a row of references, or the last one before they go in a circle. */
function followed(root: JsonSchema, schema: JsonSchema, seen: readonly string[] = []): JsonSchema {
  const target = typeof schema.$ref === 'string' && !seen.includes(schema.$ref) && targetOf(root, schema.$ref)
  return isObject(target) ? followed(root, target, [...seen, String(schema.$ref)]) : schema
}

const ownAddress = 'schema:/root.json'

function otherName(index: number): string {
  return `other.${index}`
}

interface Place {
  readonly pointer: string
  readonly found: unknown
}

interface At {
  /** The place of each address. */
  readonly places: Map<string, Place>
  readonly load: (address: string) => Source | undefined
  readonly added: { readonly address: string; readonly source: Source }[]
  readonly source: Source
  readonly base: string
  readonly path: readonly string[]
  /** False within a list or an object that is no schema itself, such as `properties`. */
  readonly isSchema: boolean
}

function collectIds(found: unknown, base: string, pointer: string, places: Map<string, Place>, isNamed = false): void {
  if (Array.isArray(found)) {
    found.forEach((one, index) => collectIds(one, base, `${pointer}/${index}`, places))
    return
  }
  if (!isObject(found)) return
  const place = { pointer, found }
  const own = isNamed ? base : baseOf(found, base)
  if (own !== base && !places.has(own)) places.set(own, place)
  for (const anchor of isNamed ? [] : [found.$anchor, found.$dynamicAnchor])
    if (typeof anchor === 'string') places.set(addressOf(`#${anchor}`, own), place)
  for (const [keyword, member] of Object.entries(found)) {
    if (!isNamed && values.has(keyword)) continue
    collectIds(member, own, `${pointer}/${escaped(keyword)}`, places, !isNamed && byName.has(keyword))
  }
}

/** Returns the address of a schema. Beside a reference, `$id` says nothing. */
function baseOf(schema: { readonly [keyword: string]: unknown }, base: string): string {
  const { $id, $ref } = schema
  return typeof $id === 'string' && typeof $ref !== 'string' ? addressOf($id, base) : base
}

function addressOf(ref: string, base: string): string {
  try {
    return new URL(ref, base).href.replace(/#$/, '')
  } catch {
    return ref
  }
}

function rewritten(found: unknown, at: At): unknown {
  const below = (name: string, isSchema: boolean): At => ({ ...at, path: [...at.path, name], isSchema })
  if (Array.isArray(found)) return found.map((one, index) => rewritten(one, below(String(index), at.isSchema)))
  if (!isObject(found)) return found
  const here = { ...at, base: at.isSchema ? baseOf(found, at.base) : at.base }
  return Object.fromEntries(
    Object.entries(found).flatMap(([keyword, member]): (readonly [string, unknown])[] => {
      const inner = { ...here, path: [...at.path, keyword] }
      if (!at.isSchema) return [[keyword, rewritten(member, { ...inner, isSchema: true })]]
      if (ids.has(keyword) && typeof member === 'string') return []
      if (keyword === '$ref' && typeof member === 'string') return [[keyword, pointerOf(member, inner)]]
      if (values.has(keyword)) return [[keyword, member]]
      return [[keyword, rewritten(member, { ...inner, isSchema: !byName.has(keyword) })]]
    }),
  )
}

const ids: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor'])

function pointerOf(ref: string, at: At): string {
  const { places, load, added, source, base, path } = at
  const whole = addressOf(ref, base)
  const named = places.get(whole)
  if (named) return named.pointer
  const [address = '', fragment = ''] = whole.split('#', 2)
  const place = places.get(address)
  if (place) {
    if (fragment !== '' && targetOf(Object(place.found) as object, `#${fragment}`) === undefined)
      throw new Error(source.told(`"${ref}" leads nowhere.`, path))
    return `${place.pointer}${fragment}`
  }
  const other = load(address)
  if (!other)
    throw new Error(
      source.told(`"${ref}" is in another document: put it beside the schema as ${fileOf(address)}.`, path),
    )
  const pointer = `#/$defs/${otherName(added.length)}`
  added.push({ address, source: other })
  places.set(address, { pointer, found: other.found })
  collectIds(other.found, address, pointer, places)
  return pointerOf(ref, at)
}

function fileOf(address: string): string {
  const name = address.split('/').findLast((one) => one !== '') ?? address
  return name.endsWith('.json') ? name : `${name}.json`
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%24', '$')
}

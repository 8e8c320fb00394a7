// Puts a JSON Schema and the documents that it refers to into one, in which every reference is a pointer.
import { isObject } from '@pagewright/engine/tools'
import type { JsonSchema } from './schemaSet'

/** Documents by the address that names them. */
export type Documents = { readonly [address: string]: unknown }

/**
 * Returns a schema without `$id`. A reference by `$id` or to another document becomes a pointer such as
 * `#/$defs/other.0`, and that document becomes a definition. A reference that leads nowhere stays as it is.
 */
export function oneDocument(schema: JsonSchema, documents: Documents = {}, address = ownAddress): JsonSchema {
  const places = new Map<string, Place>()
  const added = new Map<string, { readonly pointer: string; readonly found: unknown }>()
  collectIds(schema, address, '#', places)
  const seen: Seen = { places, documents, added }
  const root = rewritten(schema, address, seen)
  if (!isObject(root)) return schema
  const definitions: { [name: string]: unknown } = {}
  // Rewriting a document may add further ones, which the map then gives too.
  for (const [from, { pointer, found }] of added) {
    definitions[pointer.replace('#/$defs/', '')] = rewritten(found, from, seen)
  }
  if (added.size === 0) return root
  return { ...root, $defs: { ...(isObject(root.$defs) ? root.$defs : {}), ...definitions } }
}

const ownAddress = 'schema:/root.json'

interface Place {
  readonly pointer: string
}

interface Seen {
  /** The pointer of each address. */
  readonly places: Map<string, Place>
  readonly documents: Documents
  readonly added: Map<string, { readonly pointer: string; readonly found: unknown }>
}

/** Keywords that contain values, not schemas. */
const values: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples', 'required', 'type'])
/** Keywords that contain schemas by name. */
const named: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependencies',
  'dependentSchemas',
  '$defs',
  'definitions',
])

function collectIds(found: unknown, base: string, pointer: string, places: Map<string, Place>, isNamed = false): void {
  if (Array.isArray(found)) {
    found.forEach((one, index) => collectIds(one, base, `${pointer}/${index}`, places))
    return
  }
  if (!isObject(found)) return
  if (!isNamed && pointer.endsWith('#')) places.set(base, { pointer })
  const own = isNamed ? base : baseOf(found, base)
  if (own !== base && !places.has(own)) places.set(own, { pointer })
  for (const [keyword, member] of Object.entries(found)) {
    if (!isNamed && values.has(keyword)) continue
    collectIds(member, own, `${pointer}/${escaped(keyword)}`, places, !isNamed && named.has(keyword))
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

function rewritten(found: unknown, base: string, seen: Seen, isNamed = false): unknown {
  if (Array.isArray(found)) return found.map((one) => rewritten(one, base, seen))
  if (!isObject(found)) return found
  const own = isNamed ? base : baseOf(found, base)
  return Object.fromEntries(
    Object.entries(found).flatMap(([keyword, member]): (readonly [string, unknown])[] => {
      if (isNamed) return [[keyword, rewritten(member, own, seen)]]
      if (keyword === '$id' && typeof member === 'string') return []
      if (keyword === '$ref' && typeof member === 'string') return [[keyword, pointerOf(member, own, seen)]]
      if (values.has(keyword)) return [[keyword, member]]
      return [[keyword, rewritten(member, own, seen, named.has(keyword))]]
    }),
  )
}

function pointerOf(ref: string, base: string, seen: Seen): string {
  const { places, documents, added } = seen
  const whole = addressOf(ref, base)
  const named = places.get(whole)
  if (named) return named.pointer
  const [address = '', fragment = ''] = whole.split('#', 2)
  const place = places.get(address)
  if (place) return fragment === '' || fragment.startsWith('/') ? `${place.pointer}${fragment}` : ref
  if (!Object.hasOwn(documents, address)) return ref
  const pointer = `#/$defs/other.${added.size}`
  added.set(address, { pointer, found: documents[address] })
  places.set(address, { pointer })
  collectIds(documents[address], address, pointer, places)
  return pointerOf(ref, base, seen)
}

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}

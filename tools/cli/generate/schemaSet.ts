// Reads the schemas of a product, applies the overlays of a market, resolves references, and merges what `allOf` combines.
import { createComparator, createMerger } from '@x0k/json-schema-merge'
import { createDeduplicator } from '@x0k/json-schema-merge/lib/array'
import { isObject, mergePatch, type ListAdapter, type OutcomeRule, type Protocol } from '@pagewright/engine/tools'
import { filesAt, type Files } from '../files'
import { jsonError } from '../jsonError'

/** A JSON Schema, with the keywords that this project uses. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly type?: string | readonly string[]
  readonly properties?: { readonly [name: string]: JsonSchema | null }
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly $ref?: string
}
export type Definitions = { readonly [name: string]: JsonSchema }
/** Definitions by file: `{ 'guild.json': { Member: {…} } }`. */
export type SchemaSet = { readonly [file: string]: Definitions }

export interface Call {
  readonly kind: 'read' | 'write' | 'money'
  /** What it is for, in words. */
  readonly description?: string
  /** `read`: without a body, the call only reads, so that pages may repeat it. */
  readonly bare?: 'read'
  readonly request: string
  readonly response: string
  /** `bare`: the server answers without an envelope. `file`: the answer is a file. */
  readonly answer?: 'bare' | 'file'
  /** `form`: the request is sent as a form, not as JSON. */
  readonly encoding?: 'form'
  /** Headers that never change. */
  readonly headers?: { readonly [name: string]: string }
  /** Members that the address carries, also for a method with a body. */
  readonly query?: readonly string[]
  /** The member of the request that is the whole body. */
  readonly body?: string
  /** Members that are always sent, with their values. Pages do not see them. */
  readonly constants?: { readonly [name: string]: unknown }
  /** The path in a refusal to texts by member of the request. */
  readonly problems?: string
  /** Says which pages the server of a list cuts. */
  readonly pages?: ListAdapter
  /** For a call that moves money: how to find out whether it did. */
  readonly outcome?: OutcomeRule
}
/**
 * The name of a call: its method and its path. Members of the request fill places such as `{id}`. A word such as `#List`
 * at the end tells calls of one address apart.
 */
export const callName =
  /^(GET|POST|PUT|PATCH|DELETE) (\/([\w.~:@!$&'()*+,;=-]|%[0-9A-Fa-f]{2}|\{[\w.$-]+\})*)+(#[\w.-]+)?$/

/** Returns the members that fill the path of a call. */
export function placesIn(endpoint: string): readonly string[] {
  return [...endpoint.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
}

/** A function of the native shell. With kind `event`, a function of the page that the shell calls. */
export interface NativeEntry {
  readonly kind: string
  readonly args: string
  /** The definition that crosses the bridge, if it differs from the arguments. */
  readonly sends?: string
  /** Absent if there is no answer. */
  readonly answer?: string
  readonly gate?: object
}
export interface Contract {
  /** What all calls have in common. */
  readonly protocol?: Protocol
  readonly calls: { readonly [endpoint: string]: Call }
  readonly native?: { readonly [name: string]: NativeEntry }
  readonly set: SchemaSet
}

/**
 * Reads schemas/: api.json has the protocol and the calls, native.json the native functions, and every other file has definitions.
 * Throws if two files define one name.
 */
export function readContract(root: string | Files): Contract {
  const files = schemaFiles(root)
  const read = (file: string): unknown => {
    const text = filesAt(root).read(`schemas/${file}`)
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new Error(`schemas/${file} is not JSON: ${jsonError(text, error)}`, { cause: error })
    }
  }
  const set: { [file: string]: Definitions } = {}
  const owner = new Map<string, string>()
  for (const file of files.filter((name) => !tables.has(name))) {
    const definitions = (read(file) as { $defs?: Definitions }).$defs ?? {}
    for (const name of Object.keys(definitions)) {
      const other = owner.get(name)
      if (other)
        throw new Error(`"${name}" is defined in schemas/${other} and in schemas/${file}. A name has one definition.`)
      owner.set(name, file)
    }
    set[file] = definitions
  }
  const native = files.includes('native.json') ? (read('native.json') as NonNullable<Contract['native']>) : {}
  return { ...splitApi(read('api.json')), native, set }
}

/** Splits the content of api.json. Every entry but one is a call. */
export function splitApi(api: unknown): Pick<Contract, 'protocol' | 'calls'> {
  if (!isObject(api) || !Object.hasOwn(api, 'protocol')) return { calls: api as Contract['calls'] }
  const { protocol, ...calls } = api
  return { protocol, calls } as Pick<Contract, 'protocol' | 'calls'>
}

/** Returns the sorted names of the files of schemas/. */
export function schemaFiles(root: string | Files): string[] {
  return filesAt(root)
    .below('schemas')
    .flatMap((file) => /^schemas\/([^/]+\.json)$/.exec(file)?.[1] ?? [])
}

const tables: ReadonlySet<string> = new Set(['api.json', 'native.json'])

/** Applies the overlays of a market, by file and definition (RFC 7396). */
export function patchSet(set: SchemaSet, patches: { readonly [file: string]: object } | undefined): SchemaSet {
  if (!patches) return set
  const known = patched.get(set)?.get(patches)
  if (known) return known
  for (const [file, patch] of Object.entries(patches)) {
    const unknown = Object.keys(patch).find((name) => !set[file]?.[name])
    if (!set[file] || unknown)
      throw new Error(`A market changes schemas/${file}${unknown ? ` › ${unknown}` : ''}, which does not exist.`)
  }
  const made = mergePatch(set, patches) as SchemaSet
  patched.set(set, (patched.get(set) ?? new WeakMap<object, SchemaSet>()).set(patches, made))
  return made
}

/** The same changes of a set give the same set, and with it what is known of its definitions. */
const patched = new WeakMap<SchemaSet, WeakMap<object, SchemaSet>>()

/** Splits a reference into file and name: `guild.json#/$defs/Member`, or `#/$defs/Member` within a file. */
export function splitRef(ref: string, from: string): { readonly file: string; readonly name: string } {
  const [, file = '', name = ''] = /^([\w-]+\.json)?#\/\$defs\/(\w+)$/.exec(ref) ?? []
  return { file: file || from, name }
}

/** Returns the definition of a reference. Throws if there is none. */
export function lookUp(set: SchemaSet, ref: string, from: string): { file: string; name: string; schema: JsonSchema } {
  const { file: target, name } = splitRef(ref, from)
  const definitions = Object.hasOwn(set, target) ? set[target] : undefined
  const schema = definitions && Object.hasOwn(definitions, name) ? definitions[name] : undefined
  if (!schema)
    throw new Error(`${from ? `schemas/${from}` : 'schemas/api.json'} refers to "${ref}", which does not exist.`)
  return { file: target, name, schema }
}

/** Returns what stands for a definition within itself. */
export type Cut = (target: { readonly file: string; readonly name: string }) => JsonSchema

/** Allows anything, for the shapes of answers and the paths of pages. */
const anything: JsonSchema = { open: true }

/**
 * Replaces every reference by its definition, and every `allOf` of plain parts by one schema. Members beside a reference are
 * merged into it: `properties` one by one (`null` removes one), `required` by union, and others replace. A definition
 * within itself is cut, by default to anything.
 */
export function inline(set: SchemaSet, schema: JsonSchema, file: string, cut: Cut = () => anything): JsonSchema {
  return inlined({ set, cut }, schema, file, [])
}

/**
 * Returns a definition with all that it refers to, in one schema. Definitions that contain themselves stay as `$defs`,
 * named after their file.
 */
export function bundle(set: SchemaSet, ref: string): JsonSchema {
  const names = new Map<string, { readonly file: string; readonly name: string }>()
  const cut: Cut = (target) => {
    const name = `${target.file.replace(/\.json$/, '')}.${target.name}`
    names.set(name, target)
    return { $ref: `#/$defs/${name}` }
  }
  const root = inline(set, { $ref: ref }, '', cut)
  const definitions: { [name: string]: JsonSchema } = {}
  // Writing a definition may find further names, which the map then gives too.
  for (const [name, { file, name: own }] of names) {
    definitions[name] = inline(set, { $ref: `${file}#/$defs/${own}` }, '', cut)
  }
  return names.size === 0 ? root : { ...root, $defs: definitions }
}

interface Inlining {
  readonly set: SchemaSet
  readonly cut: Cut
}

function inlined(how: Inlining, schema: JsonSchema, file: string, seen: readonly string[]): JsonSchema {
  const { $ref, allOf, ...own } = schema
  if ($ref === undefined) return inlineMembers(how, schema, file, seen)
  const target = lookUp(how.set, $ref, file)
  const id = `${target.file}#${target.name}`
  if (seen.includes(id)) return how.cut(target)
  const base = inlined(how, target.schema, target.file, [...seen, id])
  const extra = inlineMembers(how, own, file, seen)
  const merged = mergePatch(base, { ...extra, required: undefined }) as { [keyword: string]: unknown }
  delete merged.required
  const dropped = new Set(
    Object.entries(own.properties ?? {}).flatMap(([name, value]) => (value === null ? [name] : [])),
  )
  const required = [...new Set([...(base.required ?? []), ...(own.required ?? [])])].filter(
    (name) => !dropped.has(name),
  )
  const parts = Array.isArray(allOf) ? allOf.map((one) => inlined(how, one as JsonSchema, file, seen)) : undefined
  return withParts({ ...merged, ...(required.length > 0 && { required }), ...(parts && { allOf: parts }) })
}

function inlineMembers(how: Inlining, schema: JsonSchema, file: string, seen: readonly string[]): JsonSchema {
  const visit = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((member) => visit(member, key))
    if (!isObject(value)) return value
    if ('$ref' in value && key !== 'properties') return inlined(how, value, file, seen)
    return withParts(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, visit(member, name)])))
  }
  return visit(schema, '') as JsonSchema
}

/**
 * Merges the plain parts of an `allOf` into the schema around it, with the `required` of all of them. Parts with
 * conditions stay in `allOf`, and all parts stay if they contradict each other, which the check reports.
 */
function withParts(schema: JsonSchema): JsonSchema {
  const { allOf, ...own } = schema
  if (!Array.isArray(allOf)) return schema
  const parts = allOf as readonly JsonSchema[]
  const conditions = parts.filter((part) => !isObject(part) || conditional.some((keyword) => keyword in part))
  const plain = [own, ...parts.filter((part) => !conditions.includes(part))]
  // The choices of several unions cannot be one list of choices.
  const unions = plain.filter((part) => 'oneOf' in part || 'anyOf' in part)
  if (unions.length > 1) return schema
  try {
    const merged = mergeSchemas(plain)
    const kept = [...(Array.isArray(merged.allOf) ? (merged.allOf as readonly JsonSchema[]) : []), ...conditions]
    return kept.length > 0 ? { ...merged, allOf: kept } : merged
  } catch {
    return schema
  }
}

type Merge = ReturnType<typeof createMerger>['mergeArrayOfSchemaDefinitions']
let merge: Merge | undefined

/** Returns the schema of what all of several plain schemas allow. Throws if that is nothing. */
export function mergeSchemas(all: readonly JsonSchema[]): JsonSchema {
  merge ??= merger()
  const merged = merge(all as unknown as Parameters<Merge>[0])
  if (merged === false) throw new Error('No value is allowed by all of these schemas.')
  return merged as unknown as JsonSchema
}

/** Returns the merger that RJSF uses as well, but choices keep their order, and the first text describes the whole. */
function merger(): Merge {
  const { compareSchemaDefinitions, compareSchemaValues } = createComparator()
  return createMerger({
    intersectJson: (left, right) => left.filter((one) => right.some((other) => compareSchemaValues(one, other) === 0)),
    deduplicateJsonSchemaDef: createDeduplicator(compareSchemaDefinitions),
    defaultMerger: (first: unknown) => first,
  }).mergeArrayOfSchemaDefinitions
}

const conditional = ['if', 'not', 'dependencies', 'dependentSchemas', 'dependentRequired']

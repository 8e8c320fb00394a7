// The schemas of one market: read, patched, and asked for by reference.
import { isObject, mergePatch, type OutcomeRule } from '@pagewright/engine/tools'
import { filesAt, type Files } from '../files'
import { noJson } from '../noJson'

/** A JSON Schema, as far as this project writes them. */
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
  /** `read`: without a body it only answers, so pages may ask it so as often as they like. */
  readonly bare?: 'read'
  readonly request: string
  readonly response: string
  /** Of a call that moves money: how is found out whether it happened. */
  readonly outcome?: OutcomeRule
}
/** A function of the native shell, or, of kind `event`, one of the page that the shell calls. */
export interface NativeEntry {
  readonly kind: string
  readonly args: string
  /** What goes over the bridge, where it is not what the page gave. */
  readonly sends?: string
  /** Absent where nothing is answered. */
  readonly answer?: string
  readonly gate?: object
}
export interface Contract {
  readonly calls: { readonly [endpoint: string]: Call }
  readonly native?: { readonly [name: string]: NativeEntry }
  readonly set: SchemaSet
}

/**
 * Reads schemas/: api.json names the calls, native.json the functions of the shell, every other file defines shapes.
 * Throws on a name that two files define.
 */
export function readContract(root: string | Files): Contract {
  const files = schemaFiles(root)
  const read = (file: string): unknown => {
    const text = filesAt(root).read(`schemas/${file}`)
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new Error(`schemas/${file} is not JSON: ${noJson(text, error)}`, { cause: error })
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
  return { calls: read('api.json') as Contract['calls'], native, set }
}

/** The names of the files of schemas/, sorted. */
export function schemaFiles(root: string | Files): string[] {
  return filesAt(root)
    .below('schemas')
    .flatMap((file) => /^schemas\/([^/]+\.json)$/.exec(file)?.[1] ?? [])
}

const tables: ReadonlySet<string> = new Set(['api.json', 'native.json'])

/** The set as one market has it: `patches` by file and definition (RFC 7396). */
export function patchSet(set: SchemaSet, patches: { readonly [file: string]: object } | undefined): SchemaSet {
  if (!patches) return set
  for (const [file, patch] of Object.entries(patches)) {
    const unknown = Object.keys(patch).find((name) => !set[file]?.[name])
    if (!set[file] || unknown)
      throw new Error(`A market changes schemas/${file}${unknown ? ` › ${unknown}` : ''}, which does not exist.`)
  }
  return mergePatch(set, patches) as SchemaSet
}

/** The definition that a reference names: `guild.json#/$defs/Member`, or `#/$defs/Member` within a file. */
export function namedBy(ref: string, from: string): { readonly file: string; readonly name: string } {
  const [, file = '', name = ''] = /^([\w-]+\.json)?#\/\$defs\/(\w+)$/.exec(ref) ?? []
  return { file: file || from, name }
}

/** What a reference refers to. Throws where there is no such definition. */
export function lookUp(set: SchemaSet, ref: string, from: string): { file: string; name: string; schema: JsonSchema } {
  const { file: target, name } = namedBy(ref, from)
  const definitions = Object.hasOwn(set, target) ? set[target] : undefined
  const schema = definitions && Object.hasOwn(definitions, name) ? definitions[name] : undefined
  if (!schema)
    throw new Error(`${from ? `schemas/${from}` : 'schemas/api.json'} refers to "${ref}", which does not exist.`)
  return { file: target, name, schema }
}

/**
 * Replaces every reference by what it names. Members beside a reference are merged onto it: `properties` member by
 * member (`null` drops one), `required` united, all else replaced. Throws on a cycle.
 */
export function inline(set: SchemaSet, schema: JsonSchema, file: string, seen: readonly string[] = []): JsonSchema {
  const { $ref, ...own } = schema
  if ($ref === undefined) return inlineMembers(set, schema, file, seen)
  const target = lookUp(set, $ref, file)
  const id = `${target.file}#${target.name}`
  if (seen.includes(id))
    throw new Error(`schemas/${target.file} › ${target.name} refers to itself. Shapes may not be cyclic.`)
  const base = inline(set, target.schema, target.file, [...seen, id])
  const extra = inlineMembers(set, own, file, seen)
  const merged = mergePatch(base, { ...extra, required: undefined }) as { [keyword: string]: unknown }
  delete merged.required
  const dropped = new Set(
    Object.entries(own.properties ?? {}).flatMap(([name, value]) => (value === null ? [name] : [])),
  )
  const required = [...new Set([...(base.required ?? []), ...(own.required ?? [])])].filter(
    (name) => !dropped.has(name),
  )
  return { ...merged, ...(required.length > 0 ? { required } : {}) }
}

function inlineMembers(set: SchemaSet, schema: JsonSchema, file: string, seen: readonly string[]): JsonSchema {
  const visit = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((member) => visit(member, key))
    if (!isObject(value)) return value
    if ('$ref' in value && key !== 'properties') return inline(set, value, file, seen)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, visit(member, name)]))
  }
  return visit(schema, '') as JsonSchema
}

// What `schemas/` promises: every call of the server, and whether a request or an answer keeps the promise.
import { readdirSync, readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import type { Contract } from '../src/generated/types'

export type Endpoint = keyof Contract['api']
export type RequestOf<E extends Endpoint> = Contract['api'][E]['request']
export type ResponseOf<E extends Endpoint> = Contract['api'][E]['response']

/** As much of a schema as tells what may be altered in a value. */
export interface ResolvedSchema {
  readonly properties?: { readonly [name: string]: ResolvedSchema }
  readonly required?: readonly string[]
  readonly items?: ResolvedSchema
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
}

/** What does not fit, and where: `/list/0/uid must be string`. Empty when all fits. */
type Check = (value: unknown) => readonly string[]
export interface Call {
  /** The schema of the answer, references followed. */
  readonly answer: ResolvedSchema
  readonly request: Check
  readonly response: Check
  /** Turns the texts of a query string into the types of the request. */
  readonly fromQuery: (query: object) => object
}

const folder = new URL('../schemas/', import.meta.url)
const apiFile = 'api.json'
/** What only names things; every other file defines shapes. */
const tables: ReadonlySet<string> = new Set([apiFile, 'native.json'])

/**
 * The calls of `schemas/api.json`; members that no schema names are refused, as a typing error would be. Each schema is
 * compiled when it is first asked: most runs make a few of the calls.
 */
export function readContract(): ReadonlyMap<string, Call> {
  const options = { allErrors: true, strict: false }
  const ajv = new Ajv(options)
  const coercing = new Ajv({ ...options, coerceTypes: true })
  const schemas = new Map<string, unknown>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json') && !tables.has(name))) {
    const schema = closed(readJson(file)) as object
    schemas.set(file, schema)
    for (const each of [ajv, coercing]) each.addSchema(schema, file)
  }
  const api = readJson(apiFile) as { [endpoint: string]: { request: string; response: string } }
  return new Map(
    Object.entries(api).map(([endpoint, { request, response }]) => {
      const coerce = compiled(coercing, request)
      const fromQuery = (query: object) => {
        const copy = { ...query }
        coerce()(copy)
        return copy
      }
      const answer = resolved({ $ref: response }, '', schemas) as ResolvedSchema
      return [
        endpoint,
        { request: check(compiled(ajv, request)), response: check(compiled(ajv, response)), fromQuery, answer },
      ]
    }),
  )
}

/** Puts what a reference names in its place. */
function resolved(
  schema: unknown,
  file: string,
  schemas: ReadonlyMap<string, unknown>,
  open: readonly unknown[] = [],
): unknown {
  if (isList(schema)) return schema.map((one) => resolved(one, file, schemas, open))
  if (!isObject(schema)) return schema
  if (typeof schema['$ref'] === 'string') {
    const [named = '', path = ''] = schema['$ref'].split('#/')
    const target = named || file
    const found = path
      .split('/')
      .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), schemas.get(target))
    // A definition within itself may be anything.
    return open.includes(found) ? {} : resolved(found, target, schemas, [...open, found])
  }
  return Object.fromEntries(
    Object.entries(schema).map(([name, member]) => [name, resolved(member, file, schemas, open)]),
  )
}

export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)])
  const isObjectSchema = 'properties' in schema && 'type' in schema && schema.type === 'object'
  if (!isObjectSchema) return Object.fromEntries(entries)
  return Object.fromEntries([
    ...entries,
    ['patternProperties', localisedOf(schema.properties)],
    ['additionalProperties', false],
  ])
}

/** Names and pictures may come in each language beside the one that the schema has. */
function localisedOf(properties: unknown): object {
  const names = Object.keys(isObject(properties) ? properties : {}).filter((name) =>
    /(^|_)name$|^image_url$/.test(name),
  )
  return Object.fromEntries(names.map((name) => [`^${name}_[a-z]{2}$`, { type: 'string' }]))
}

function compiled(ajv: Ajv, ref: string): () => ValidateFunction {
  let validate: ValidateFunction | undefined
  return () => (validate ??= ajv.compile({ $ref: ref }))
}

function check(compile: () => ValidateFunction): Check {
  return (value) => {
    const validate = compile()
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
    )
  }
}

// What `schemas/` promises: every call of the server, and whether a request or an answer keeps the promise.
import { join } from 'node:path'
import { inline, readContract as readSchemas } from '@pagewright/cli/source'
import { Ajv } from 'ajv'
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
  readonly answer: () => ResolvedSchema
  readonly request: Check
  readonly response: Check
  /** Turns the texts of a query string into the types of the request. */
  readonly fromQuery: (query: object) => object
}

/**
 * The calls of `schemas/api.json`; members that no schema names are refused, as a typing error would be. Each schema is
 * compiled when it is first asked: most runs make a few of the calls.
 */
export function readContract(): ReadonlyMap<string, Call> {
  const { calls, set } = readSchemas(join(import.meta.dirname, '..'))
  const options = { allErrors: true, strict: false }
  const ajv = new Ajv(options)
  const coercing = new Ajv({ ...options, coerceTypes: true })
  const whole = (ref: string) => inline(set, { $ref: ref }, '')
  return new Map(
    Object.entries(calls).map(([endpoint, { request, response }]) => {
      const coerce = once(() => coercing.compile(closed(whole(request)) as object))
      const fromQuery = (query: object) => {
        const copy = { ...query }
        coerce()(copy)
        return copy
      }
      const answer = once(() => whole(response) as ResolvedSchema)
      return [
        endpoint,
        { request: check(ajv, () => whole(request)), response: check(ajv, () => whole(response)), fromQuery, answer },
      ]
    }),
  )
}

export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
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

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

function check(ajv: Ajv, schema: () => unknown): Check {
  const compiled = once(() => ajv.compile(closed(schema()) as object))
  return (value) => {
    const validate = compiled()
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message ?? error.keyword} ${JSON.stringify(error.params)}`,
    )
  }
}

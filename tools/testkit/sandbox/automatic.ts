// Answers a call from its schema and the examples, without a handler.
import { inline, type Contract, type JsonSchema } from '@pagewright/cli/source'
import { isObject } from '@pagewright/engine/tools'
import { collectionOf, freeKey, matching, withKey, type Collection, type Collections } from './collections'
import { SandboxRefusal, type SandboxRow } from './handler'
import { listAnswer, type ListAnswer } from './listAnswer'
import { completed, sample } from './sample'

type Call = Contract['calls'][string]

const nothing: ReadonlySet<string> = new Set()

/**
 * Answers a call. Lists are searched, filtered, sorted and paged. One row is found by the members of the request. A write
 * adds, changes or removes a row, as its method says. Without examples, the answer is the sample of its schema.
 */
export function automaticAnswer(
  { set }: Contract,
  call: Call,
  endpoint: string,
  collections: Collections,
  body: SandboxRow,
): ListAnswer {
  const response = inline(set, { $ref: call.response }, '')
  if (call.answer === 'file') return { answer: `The file of ${endpoint}.\n` }
  const collection = collectionOf(collections, endpoint)
  if (!collection) return { answer: sample(response) }
  const isList = call.pages !== undefined || response.properties?.list?.type === 'array'
  if (call.kind === 'read' && isList) return listAnswer(collection, response, body, call.pages)
  const keyed = (one: SandboxRow) => withKey(collections, endpoint, one)
  return { answer: wrapped(response, oneRow(collection, call, endpoint, body, response, keyed)) }
}

/** Returns the row of a call, after its change. */
function oneRow(
  collection: Collection,
  call: Call,
  endpoint: string,
  body: SandboxRow,
  response: JsonSchema,
  keyed: (one: SandboxRow) => SandboxRow,
): SandboxRow {
  const [method = ''] = endpoint.split(' ')
  const given = placesOf(endpoint, body)
  const places = keyed(given)
  if (call.kind === 'read') return found(collection, keyed(body), endpoint)
  if (method === 'DELETE') {
    const row = found(collection, places, endpoint)
    collection.rows.splice(collection.rows.indexOf(row), 1)
    return row
  }
  const [place] = Object.keys(places)
  const isOfOne = /\}(#|$)/.test(endpoint) && place !== undefined
  // What the address says of the row is no member of it.
  const values = Object.fromEntries(Object.entries(unwrapped(body)).filter(([name]) => !Object.hasOwn(given, name)))
  if (isOfOne || method === 'PUT' || method === 'PATCH')
    return Object.assign(found(collection, places, endpoint), values)
  const schema = inner(response) ?? response
  const row: SandboxRow = { ...(sample(schema) as SandboxRow), ...values, ...places }
  const isNumber = [schema.properties?.[collection.key]?.type].flat().includes('integer')
  row[collection.key] = freeKey(collection, values, isNumber)
  collection.rows.unshift(row)
  return row
}

/** Returns the row that the members of a request tell. Refuses the call with 404 if there is none. */
function found(collection: Collection, body: SandboxRow, endpoint: string): SandboxRow {
  const [row] = matching(collection, body, nothing)
  if (!row) throw new SandboxRefusal(404, { message: `${endpoint}: there is no such row.` })
  return row
}

/** Returns the members of a request that fill places of the path. */
function placesOf(endpoint: string, body: SandboxRow): SandboxRow {
  const names = [...endpoint.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, body[name]]))
}

/** Returns the only member of an object if that is an object too, such as `article` of `{ article: { … } }`. */
function wrapperOf({ properties = {} }: JsonSchema): string | undefined {
  const [name, ...others] = Object.keys(properties)
  return name !== undefined && others.length === 0 && properties[name]?.type === 'object' ? name : undefined
}

function inner(schema: JsonSchema): JsonSchema | undefined {
  const name = wrapperOf(schema)
  return name === undefined ? undefined : (schema.properties?.[name] ?? undefined)
}

function wrapped(response: JsonSchema, row: SandboxRow): unknown {
  const name = wrapperOf(response)
  const schema = inner(response) ?? response
  const members = Object.keys(schema.properties ?? {})
  const shown =
    members.length === 0 ? {} : Object.fromEntries(Object.entries(row).filter(([one]) => members.includes(one)))
  const whole = completed(schema, shown)
  return name === undefined ? whole : { [name]: whole }
}

/** Returns what a write sends: the members of its only object, or all plain members. */
function unwrapped(body: SandboxRow): SandboxRow {
  const objects = Object.values(body).filter(isObject)
  return { ...(objects.length === 1 ? objects[0] : body) }
}

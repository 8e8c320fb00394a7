// The shapes of a list that its server does not page as the engine expects: `pages` of an endpoint in api.json.
import { isObject } from '@pagewright/engine/tools'
import { membersOfRequest } from './rootValue'
import { inline, type Call, type JsonSchema, type SchemaSet } from './schemaSet'

/** Returns the request of a call as pages see it. The engine adds `page`, and what the server takes in its place goes. */
export function requestInPages(set: SchemaSet, call: Call): JsonSchema {
  const request = membersOfRequest(set, call)
  return call.pages ? pagedRequest(request, call.pages) : request
}

/** Returns the answer of a call as pages see it: `{ list, has_more }` for a list. */
export function responseInPages(set: SchemaSet, call: Call): JsonSchema {
  const response = inline(set, { $ref: call.response }, '')
  if (!call.pages) return response
  const paged = pagedResponse(response, call.pages)
  return isRequired(response, call.pages.rows) ? paged : { ...paged, required: ['has_more'] }
}

/** Returns true if every answer has the member at a path. */
function isRequired(schema: JsonSchema | undefined, path = ''): boolean {
  const [name = '', ...rest] = path.split('.')
  if (name === '') return true
  return schema?.required?.includes(name) === true && isRequired(schema.properties?.[name] ?? undefined, rest.join('.'))
}

type Adapter = NonNullable<Call['pages']>

/** Converts a request for TypeScript or the checker. References stay as they are. */
export function pagedRequest(
  { properties, required = [], ...rest }: JsonSchema,
  { send, sendSize }: Adapter,
): JsonSchema {
  const taken = new Set([send, sendSize])
  const members = Object.entries(properties ?? {}).filter(([name]) => !taken.has(name))
  return {
    ...rest,
    properties: { page: { type: 'integer' }, ...Object.fromEntries(members) },
    required: ['page', ...required.filter((name) => !taken.has(name))],
  }
}

/** Converts a resolved answer. The rows are `undefined` if the path leads to no list. */
export function pagedResponse(response: JsonSchema, { rows }: Adapter): JsonSchema {
  const list = rows === undefined ? response : memberAt(response, rows)
  return {
    type: 'object',
    properties: { has_more: { type: 'boolean' }, ...(isListOfRows(list) && { list: withRows(list) }) },
    required: ['has_more', 'list'],
  }
}

function isListOfRows(schema: JsonSchema | undefined): schema is JsonSchema {
  return schema !== undefined && isObject(schema.items)
}

/** Rows that are plain values are `{ value }` in pages. */
function withRows(list: JsonSchema): JsonSchema {
  const { items } = list
  const isPlain = items !== undefined && plain.has(String(items.type))
  return isPlain ? { ...list, items: { type: 'object', properties: { value: items }, required: ['value'] } } : list
}

const plain: ReadonlySet<string> = new Set(['string', 'integer', 'number', 'boolean'])

/** Returns the schema of the member at a path, or undefined if there is none. */
export function memberAt(schema: JsonSchema, path: string): JsonSchema | undefined {
  return path.split('.').reduce<JsonSchema | undefined>((here, name) => here?.properties?.[name] ?? undefined, schema)
}

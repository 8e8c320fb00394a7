// Converts one operation of an OpenAPI 3.1 document to definitions of schemas/. Reports what they cannot express.
import { parse } from 'yaml'
import { isObject, longestMatched, patternFault, textFormats } from '@pagewright/engine/tools'
import type { JsonSchema } from '../generate/schemaSet'

export interface Operation {
  /** The name of the call: its method and its path, after the path of the first server. */
  readonly call: string
  readonly request: JsonSchema
  readonly response: JsonSchema
  /** Notes say what was left out, each with its place. */
  readonly leftOut: readonly string[]
}

type Tree = { readonly [name: string]: unknown }

/** Reads an operation from the text of a document, JSON or YAML. Throws one sentence if there is no such operation. */
export function operationIn(text: string, path: string, method: string): Operation {
  const document = parse(text) as unknown
  if (!isObject(document) || !String(document.openapi).startsWith('3.'))
    throw new Error('This is not an OpenAPI document of version 3: it has no "openapi: 3.…".')
  const paths = isObject(document.paths) ? document.paths : {}
  const found = paths[path]
  if (!isObject(found)) throw new Error(`There is no path "${path}". There are: ${Object.keys(paths).join(', ')}.`)
  const operation = found[method]
  if (!isObject(operation))
    throw new Error(
      `"${path}" has no method "${method}". It has: ${Object.keys(found)
        .filter((one) => methods.has(one))
        .join(', ')}.`,
    )
  const reader = new Reader(document)
  const call = `${method.toUpperCase()} ${basePath(document)}${path}`
  if (!/^(GET|POST|PUT) \/[\w/]+$/.test(call))
    throw new Error(`"${call}" is not supported: use GET, POST or PUT, and a path with letters, digits, _ and /.`)
  const sent =
    method === 'get' ? reader.parameters([found.parameters, operation.parameters]) : reader.body(operation.requestBody)
  const responses = isObject(operation.responses) ? operation.responses : {}
  const answered = reader.body(responses['200'] ?? responses['201'] ?? responses.default)
  return { call, request: sent, response: reader.unwrapped(answered), leftOut: reader.leftOut }
}

export const methods: ReadonlySet<string> = new Set(['get', 'post', 'put'])

function basePath({ servers }: Tree): string {
  const [server] = Array.isArray(servers) ? (servers as readonly unknown[]) : []
  const url = isObject(server) ? String(server.url) : ''
  return (URL.canParse(url) ? new URL(url).pathname : url).replace(/\/$/, '')
}

const nothing: JsonSchema = { type: 'object', properties: {} }
const numeric = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const counts = ['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems']
/** Keywords that do not affect the shape. */
const silent = new Set([
  'title',
  'example',
  'examples',
  'default',
  'deprecated',
  'nullable',
  'additionalProperties',
  'xml',
  'externalDocs',
])

class Reader {
  readonly leftOut: string[] = []
  private readonly document: Tree

  constructor(document: Tree) {
    this.document = document
  }

  /** Returns the schema of a JSON body of a request or an answer. */
  body(found: unknown): JsonSchema {
    const body = this.resolved(found)
    const content = isObject(body) && isObject(body.content) ? body.content : {}
    const json = content['application/json']
    const schema = isObject(json) ? json.schema : undefined
    for (const type of Object.keys(content)) if (type !== 'application/json') this.leave('body', `content of ${type}`)
    return schema === undefined ? nothing : this.object(schema, 'body')
  }

  /** Converts query parameters to members of one request. */
  parameters(lists: readonly unknown[]): JsonSchema {
    const all = lists
      .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
      .map((one) => this.resolved(one))
    const properties: { [name: string]: JsonSchema } = {}
    const required: string[] = []
    for (const one of all) {
      if (!isObject(one)) continue
      const name = String(one.name)
      const schema = one.in === 'query' ? this.schema(one.schema, `parameter ${name}`, []) : undefined
      if (!schema) this.leave(`parameter ${name}`, `it is in the ${String(one.in)}`)
      else {
        properties[name] = schema
        if (one.required === true) required.push(name)
      }
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }) }
  }

  /** Removes the envelope of an answer: its code and message. */
  unwrapped(schema: JsonSchema): JsonSchema {
    const { code, res } = schema.properties ?? {}
    return code && res ? (res.type === 'object' ? res : nothing) : schema
  }

  private object(found: unknown, where: string): JsonSchema {
    const schema = this.schema(found, where, [])
    if (schema?.type === 'object') return schema
    this.leave(where, 'it is not an object')
    return nothing
  }

  private schema(from: unknown, where: string, open: readonly string[]): JsonSchema | undefined {
    const ref = isObject(from) && typeof from.$ref === 'string' ? from.$ref : undefined
    if (ref !== undefined && open.includes(ref)) return this.leave(where, `${ref} holds itself`)
    const found = this.resolved(from)
    if (!isObject(found)) return this.leave(where, 'it does not describe its shape')
    const inner = ref === undefined ? open : [...open, ref]
    const parts = Array.isArray(found.allOf) ? (found.allOf as unknown[]) : []
    const own = this.plain(found, where, inner)
    return parts.length === 0 ? own : joined([...parts.map((part) => this.schema(part, where, inner)), own])
  }

  private plain(found: Tree, where: string, open: readonly string[]): JsonSchema | undefined {
    for (const name of Object.keys(found)) if (!known.has(name) && !silent.has(name)) this.leave(where, name)
    const choices = [found.oneOf ?? found.anyOf].flat().filter((one) => isObject(one) && one.type !== 'null')
    if (found.oneOf !== undefined || found.anyOf !== undefined) {
      if (choices.length === 1) return this.schema(choices[0], where, open)
      return this.leave(where, 'one of several shapes')
    }
    const description =
      typeof found.description === 'string' ? { description: found.description.split('\n', 1).join('') } : {}
    const values: unknown = found.const === undefined ? found.enum : [found.const]
    if (Array.isArray(values)) return { enum: values.filter((one: unknown) => one !== null), ...description }
    const type = typeOf(found)
    switch (type) {
      case 'object':
        return { type, ...description, ...this.members(found, where, open) }
      case 'array': {
        const items = this.schema(found.items, `${where}[]`, open)
        return items && { type, ...description, items, ...picked(found, counts) }
      }
      case 'string':
        return {
          type,
          ...description,
          ...picked(found, counts),
          ...this.format(found, where),
          ...this.pattern(found, where),
        }
      case 'integer':
      case 'number':
        return { type, ...description, ...picked(found, numeric) }
      case 'boolean':
        return { type, ...description }
      default:
        return this.leave(where, found.allOf === undefined ? 'it has no type' : undefined)
    }
  }

  private members(found: Tree, where: string, open: readonly string[]): JsonSchema {
    const members = Object.entries(isObject(found.properties) ? found.properties : {}).flatMap(([name, schema]) => {
      const read = this.schema(schema, where === 'body' ? name : `${where}.${name}`, open)
      return read ? [{ name, read, isNullable: this.isNullable(schema) }] : []
    })
    // The contract has no null. A member that may be null becomes optional.
    const needed = [found.required]
      .flat()
      .filter((name) => members.some((one) => one.name === name && !one.isNullable))
      .map(String)
    return {
      properties: Object.fromEntries(members.map(({ name, read }) => [name, read])),
      ...(needed.length > 0 && { required: needed }),
    }
  }

  private isNullable(from: unknown): boolean {
    const found = this.resolved(from)
    if (!isObject(found)) return false
    const choices = [found.oneOf ?? found.anyOf].flat()
    return (
      [found.type].flat().includes('null') ||
      found.nullable === true ||
      choices.some((one) => isObject(one) && one.type === 'null')
    )
  }

  private format({ format }: Tree, where: string): JsonSchema {
    if (format === undefined) return {}
    if (typeof format === 'string' && Object.hasOwn(textFormats, format)) return { format }
    this.leave(where, `the format ${JSON.stringify(format)}`)
    return {}
  }

  private pattern({ pattern, maxLength }: Tree, where: string): JsonSchema {
    if (typeof pattern !== 'string') return {}
    const isShort = typeof maxLength !== 'number' || maxLength <= longestMatched
    const fault = isShort ? patternFault(pattern) : `it is matched with more than ${longestMatched} characters`
    if (fault === undefined) return { pattern }
    this.leave(where, `the pattern ${pattern} (${fault})`)
    return {}
  }

  private resolved(found: unknown, steps = 0): unknown {
    if (!isObject(found) || typeof found.$ref !== 'string') return found
    const names = found.$ref.startsWith('#/') ? found.$ref.slice(2).split('/') : undefined
    const target = names
      ?.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), this.document)
    if (target === undefined || steps > 20)
      throw new Error(`The document refers to "${found.$ref}", which does not exist in it.`)
    return this.resolved(target, steps + 1)
  }

  private leave(where: string, what: string | undefined): undefined {
    if (what !== undefined) this.leftOut.push(`${where}: ${what}`)
  }
}

/** Returns the type of a value that is not null. */
function typeOf({ type, properties }: Tree): string | undefined {
  const found = [type].flat().find((one) => typeof one === 'string' && one !== 'null')
  return typeof found === 'string' ? found : isObject(properties) ? 'object' : undefined
}

const known = new Set([
  ...numeric,
  ...counts,
  'type',
  'description',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'format',
  'pattern',
  'allOf',
  'oneOf',
  'anyOf',
  '$ref',
])

function picked(found: Tree, names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.filter((name) => found[name] !== undefined).map((name) => [name, found[name]]))
}

function joined(parts: readonly (JsonSchema | undefined)[]): JsonSchema | undefined {
  const all = parts.filter((part) => part !== undefined)
  if (all.length === 0) return undefined
  const required = [...new Set(all.flatMap((part) => part.required ?? []))]
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    ...(required.length > 0 && { required }),
  }
}

// Converts one operation of an OpenAPI document to a call of api.json with its definitions. Reports what is lost.
import { isObject, longestMatched, patternFault, textFormats, type ListAdapter } from '@pagewright/engine/tools'
import { callName, type JsonSchema } from '../generate/schemaSet'
import { pagesOf } from './pagesOf'
import { targetOf, type FoundOperation, type OpenApiDocument } from './readDocument'

export interface ImportedCall {
  readonly endpoint: string
  readonly kind: 'read' | 'write'
  readonly request: JsonSchema
  readonly response: JsonSchema
  readonly encoding?: 'form'
  readonly pages?: ListAdapter
  /** Names what the definitions leave out, each with its place. */
  readonly losses: readonly string[]
}

/** Returns the call of an operation, or a sentence that says why there is none. */
export function importOperation(document: OpenApiDocument, found: FoundOperation, base: string): ImportedCall | string {
  const { path, method, item, operation } = found
  const endpoint = `${method.toUpperCase()} ${base}${path}`
  if (path.includes('#')) return `${endpoint}: the path has a fragment, which no request carries.`
  if (!callName.test(endpoint)) return `${endpoint}: the path has characters that no call may have.`
  const shapes = new Shapes(document)
  const parameters = [item.parameters, operation.parameters].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  )
  const { properties, required } = shapes.parameters(parameters)
  const places = [...endpoint.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  const secret = places.find((name) => name === 'uid' || name === 'token')
  if (secret !== undefined) return `${endpoint}: "${secret}" may stand in no address.`
  for (const name of places) {
    properties[name] ??= { type: 'string' }
    if (!required.includes(name)) required.push(name)
  }
  const sent = shapes.content(operation.requestBody, 'body')
  const body = method === 'get' || method === 'delete' ? undefined : sent?.schema
  const request: JsonSchema = {
    type: 'object',
    properties: { ...body?.properties, ...properties },
    ...namesIn([...required, ...(body?.required ?? [])]),
  }
  const answered = answerOf(document, operation)
  const answer = shapes.content(answered, 'answer')?.schema
  const hasLink =
    isObject(answered) &&
    isObject(answered.headers) &&
    Object.keys(answered.headers).some((name) => /^link$/i.test(name))
  const pages = method === 'get' && answer ? pagesOf(request, answer, hasLink) : undefined
  const isObjectAnswer = answer?.type === 'object' && answer.properties !== undefined
  if (answer && !pages && !isObjectAnswer)
    shapes.lose('answer', `it is ${String(answer.type ?? 'of several types')}, not an object`)
  return {
    endpoint,
    kind: method === 'get' ? 'read' : 'write',
    request,
    response: answer && (pages ?? isObjectAnswer) ? answer : { type: 'object', properties: {} },
    ...(sent?.isForm && body && { encoding: 'form' as const }),
    ...(pages && { pages }),
    losses: shapes.losses,
  }
}

function answerOf(document: OpenApiDocument, { responses }: OpenApiDocument): unknown {
  const all = isObject(responses) ? responses : {}
  const good = Object.keys(all).find((status) => /^2(\d\d|XX)$/i.test(status))
  return resolved(document, all[good ?? 'default'])
}

function resolved(document: OpenApiDocument, found: unknown, steps = 0): unknown {
  if (!isObject(found) || typeof found.$ref !== 'string' || steps > 20) return found
  return resolved(document, targetOf(document, found.$ref), steps + 1)
}

function namesIn(names: readonly string[]): { readonly required?: readonly string[] } {
  return names.length > 0 ? { required: [...new Set(names)] } : {}
}

/** A definition may have 12 levels and 200 members. A page never shows more. */
const mostLevels = 6
const mostMembers = 150

class Shapes {
  readonly losses: string[] = []
  private readonly document: OpenApiDocument
  private members = 0

  constructor(document: OpenApiDocument) {
    this.document = document
  }

  lose(where: string, what: string): undefined {
    this.losses.push(`${where}: ${what}`)
    return undefined
  }

  /** Returns the members of a request that parameters of the path and of the query make. */
  parameters(all: readonly unknown[]): { properties: { [name: string]: JsonSchema }; required: string[] } {
    this.members = 0
    const properties: { [name: string]: JsonSchema } = {}
    const required: string[] = []
    for (const one of all.map((parameter) => resolved(this.document, parameter))) {
      if (!isObject(one)) continue
      const name = String(one.name)
      if (one.in !== 'query' && one.in !== 'path') {
        this.lose(`parameter ${name}`, `it is in the ${String(one.in)}`)
        continue
      }
      properties[name] = this.shape(one.schema, `parameter ${name}`, [], 1) ?? { type: 'string' }
      if (one.required === true) required.push(name)
    }
    return { properties, required }
  }

  /** Returns the schema of a body or an answer. */
  content(
    found: unknown,
    where: string,
  ): { readonly schema: JsonSchema | undefined; readonly isForm: boolean } | undefined {
    this.members = 0
    const body = resolved(this.document, found)
    const content = isObject(body) && isObject(body.content) ? body.content : {}
    const types = Object.keys(content)
    const json = types.find((type) => /^(application\/json|[^;]*\+json|\*\/\*)/i.test(type))
    const form = types.find((type) => /^application\/x-www-form-urlencoded/i.test(type))
    const chosen = json ?? form
    for (const type of types) if (type !== chosen) this.lose(where, `content of ${type}`)
    const media = chosen === undefined ? undefined : content[chosen]
    if (!isObject(media) || media.schema === undefined) return undefined
    return { schema: this.shape(media.schema, where, [], 0), isForm: json === undefined }
  }

  private shape(from: unknown, where: string, open: readonly string[], level: number): JsonSchema | undefined {
    const ref = isObject(from) && typeof from.$ref === 'string' ? from.$ref : undefined
    if (ref !== undefined && open.includes(ref)) return this.lose(where, `${ref} contains itself`)
    const found = resolved(this.document, from)
    if (!isObject(found)) return this.lose(where, 'it does not describe its shape')
    const inner = ref === undefined ? open : [...open, ref]
    const parts = Array.isArray(found.allOf) ? (found.allOf as readonly unknown[]) : []
    const own = this.plain(found, where, inner, level)
    if (parts.length === 0) return own
    return joined([...parts.map((part) => this.shape(part, where, inner, level)), own])
  }

  private plain(found: OpenApiDocument, where: string, open: readonly string[], level: number): JsonSchema | undefined {
    const union = [found.oneOf ?? found.anyOf].flat().filter((one) => isObject(one) && one.type !== 'null')
    if (union.length > 0 && !isObject(found.properties)) {
      if (union.length > 1) this.lose(where, `only the first of ${union.length} shapes`)
      return this.shape(union[0], where, open, level)
    }
    const description =
      typeof found.description === 'string'
        ? { description: found.description.split('\n', 1).join('').slice(0, 300) }
        : {}
    const values = found.const === undefined ? found.enum : [found.const]
    if (Array.isArray(values)) {
      const kept = [...new Set(values.filter((one) => one !== null && typeof one !== 'object'))]
      if (kept.length > 0 && kept.length <= mostValues) return { enum: kept, ...description }
      this.lose(where, `${values.length} values`)
    }
    const type = typeOf(found)
    switch (type) {
      case 'object':
        return { type, ...description, ...this.objectMembers(found, where, open, level) }
      case 'array': {
        const items = level >= mostLevels ? undefined : this.shape(found.items, `${where}[]`, open, level + 1)
        return items
          ? { type, ...description, items, ...bounds(found, 'minItems', 'maxItems') }
          : this.lose(where, 'a list of unknown items')
      }
      case 'string':
        return {
          type,
          ...description,
          ...bounds(found, 'minLength', 'maxLength'),
          ...this.format(found, where),
          ...this.pattern(found, where),
        }
      case 'integer':
      case 'number':
        return { type, ...description, ...bounds(found, 'minimum', 'maximum') }
      case 'boolean':
        return { type, ...description }
      default:
        if (found.allOf === undefined) this.lose(where, 'it has no type')
        return undefined
    }
  }

  private objectMembers(found: OpenApiDocument, where: string, open: readonly string[], level: number): JsonSchema {
    const all = Object.entries(isObject(found.properties) ? found.properties : {})
    const free = Math.max(0, mostMembers - this.members)
    const kept = level >= mostLevels ? [] : all.slice(0, free)
    if (kept.length < all.length)
      this.lose(where, `${all.length - kept.length} members, because there would be too many`)
    this.members += kept.length
    const members = kept.flatMap(([name, member]) => {
      const at = where === 'body' || where === 'answer' ? name : `${where}.${name}`
      const schema = forbidden.has(name) ? undefined : this.shape(member, at, open, level + 1)
      return schema ? [{ name, schema, isNullable: this.isNullable(member) }] : []
    })
    // The contract has no null. A member that may be null becomes optional.
    const needed = members.filter(({ name, isNullable }) => !isNullable && [found.required].flat().includes(name))
    return {
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      ...namesIn(needed.map(({ name }) => name)),
    }
  }

  private isNullable(from: unknown): boolean {
    const found = resolved(this.document, from)
    if (!isObject(found)) return false
    const union = [found.oneOf ?? found.anyOf].flat()
    const hasNull = union.some((one) => isObject(one) && one.type === 'null')
    return [found.type].flat().includes('null') || found.nullable === true || hasNull
  }

  private format({ format }: OpenApiDocument, where: string): JsonSchema {
    if (format === undefined) return {}
    if (typeof format === 'string' && Object.hasOwn(textFormats, format)) return { format }
    this.lose(where, `the format ${JSON.stringify(format)}`)
    return {}
  }

  private pattern({ pattern, maxLength }: OpenApiDocument, where: string): JsonSchema {
    const length =
      typeof maxLength === 'number' && Number.isInteger(maxLength) && maxLength >= 0 ? maxLength : undefined
    const bound = length === undefined ? {} : { maxLength: length }
    if (typeof pattern !== 'string') return bound
    const isShort = length !== undefined && length <= longestMatched && pattern.length <= longestMatched
    const fault = isShort ? patternFault(pattern) : `it is matched with more than ${longestMatched} characters`
    if (fault === undefined) return { ...bound, pattern }
    this.lose(where, `a pattern: ${fault}`)
    return bound
  }
}

const mostValues = 500
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns the bounds of a value. Bounds that nothing can keep are left out. */
function bounds(found: OpenApiDocument, least: string, most: string): JsonSchema {
  const low = boundOf(found[least], least)
  const high = boundOf(found[most], most)
  if (low !== undefined && high !== undefined && low > high) return {}
  return { ...(low !== undefined && { [least]: low }), ...(high !== undefined && { [most]: high }) }
}

/** A length and a count are whole numbers. */
function boundOf(bound: unknown, name: string): number | undefined {
  if (typeof bound !== 'number' || !Number.isFinite(bound)) return undefined
  return name.startsWith('minimum') || name.startsWith('maximum') || (Number.isInteger(bound) && bound >= 0)
    ? bound
    : undefined
}

function typeOf({ type, properties, items, additionalProperties }: OpenApiDocument): string | undefined {
  const found = [type].flat().find((one) => typeof one === 'string' && one !== 'null')
  if (typeof found === 'string') return found
  if (isObject(properties) || additionalProperties !== undefined) return 'object'
  return items === undefined ? undefined : 'array'
}

function joined(parts: readonly (JsonSchema | undefined)[]): JsonSchema | undefined {
  const all = parts.filter((part) => part !== undefined)
  if (all.length === 0) return undefined
  const members = all.map(({ properties }) => properties ?? {})
  const isObjectShape = members.some((one) => Object.keys(one).length > 0)
  return {
    ...Object.assign({}, ...all),
    ...(isObjectShape && { type: 'object', properties: Object.assign({}, ...members) }),
    ...namesIn(all.flatMap((part) => part.required ?? [])),
  }
}

// Converts the parameters, bodies and answers of an operation to definitions of schemas/. Reports what they lose.
import { isObject, textFormats } from '@pagewright/engine/tools'
import { longestMatched, mostMatched, patternFault } from '../check/grammar/patternFault'
import { ownHeaders } from '../check/product/checkCalls'
import type { JsonSchema } from '../generate/schemaSet'
import { smaller } from './smaller'
import { bounds, figureBounds, isMarkup, joined, namesIn, plainText, typeOf, unique } from './keywords'
import { resolved, type OpenApiDocument } from './readDocument'

/** A definition may have 12 levels and 200 members. A page never shows more. */
const mostLevels = 6
const mostMembers = 150

interface Parameters {
  readonly properties: { [name: string]: JsonSchema }
  readonly required: string[]
  readonly headers: { [name: string]: string }
  readonly query: Set<string>
  readonly constants: { [name: string]: unknown }
}

/** Returns the value of a schema that allows only one. */
function onlyValue(schema: unknown): string | number | boolean | undefined {
  if (!isObject(schema)) return undefined
  const values: unknown = schema.const === undefined ? schema.enum : [schema.const]
  const [only, ...others] = Array.isArray(values) ? (values as readonly unknown[]) : []
  if (others.length > 0) return undefined
  return typeof only === 'string' || typeof only === 'number' || typeof only === 'boolean' ? only : undefined
}

/** Reads the shapes of one operation. It notes what they lose. */
export class Shapes {
  readonly losses: string[] = []
  private readonly document: OpenApiDocument
  private members = 0
  private isAnswer = false
  /** The shapes of references by their place, so that parts that repeat each other are read and counted once. */
  private readonly known = new Map<string, JsonSchema | undefined>()

  constructor(document: OpenApiDocument) {
    this.document = document
  }

  lose(where: string, what: string): undefined {
    this.losses.push(`${where}: ${what}`)
    return undefined
  }

  /** Returns true if a parameter has this name, wherever it is sent. */
  isParameter(all: readonly unknown[], name: string): boolean {
    return all.some((one) => {
      const found = resolved(this.document, one)
      return isObject(found) && String(found.name).toLowerCase() === name.toLowerCase()
    })
  }

  /** Returns what the parameters of an operation add to its request. One with a single value is a constant. */
  parameters(all: readonly unknown[]): Parameters {
    this.members = 0
    const found: Parameters = { properties: {}, required: [], headers: {}, query: new Set(), constants: {} }
    for (const one of all.map((parameter) => resolved(this.document, parameter))) {
      if (!isObject(one)) continue
      const name = String(one.name)
      if (!this.named(name, `parameter ${name}`)) continue
      const only = one.required === true ? onlyValue(resolved(this.document, one.schema)) : undefined
      if (one.in === 'header' && typeof only === 'string' && !ownHeaders.test(name)) found.headers[name] = only
      else if (one.in !== 'query' && one.in !== 'path') this.lose(`parameter ${name}`, `it is in the ${String(one.in)}`)
      else {
        if (one.in === 'query') found.query.add(name)
        if (only !== undefined) found.constants[name] = only
        else found.properties[name] = this.shape(one.schema, `parameter ${name}`, [], 1) ?? { type: 'string' }
        if (one.required === true && only === undefined) found.required.push(name)
      }
    }
    return found
  }

  /** Splits off the members of a body that are required and have a single value. */
  withoutConstants(body: JsonSchema | undefined): {
    readonly body: JsonSchema | undefined
    readonly fixed: { readonly [name: string]: unknown }
  } {
    const { properties = {}, required = [] } = body ?? {}
    const fixed = Object.fromEntries(
      required.flatMap((name) => {
        const value = onlyValue(properties[name])
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const isFixed = (name: string) => Object.hasOwn(fixed, name)
    if (!body || Object.keys(fixed).length === 0) return { body, fixed }
    return {
      body: {
        ...body,
        properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !isFixed(name))),
        required: required.filter((name) => !isFixed(name)),
      },
      fixed,
    }
  }

  /** Returns the schema of a body or an answer. */
  content(
    found: unknown,
    where: string,
  ): { readonly schema: JsonSchema | undefined; readonly isForm: boolean } | undefined {
    this.members = 0
    this.isAnswer = where === 'answer'
    this.known.clear()
    const body = resolved(this.document, found)
    const content = isObject(body) && isObject(body.content) ? body.content : {}
    const types = Object.keys(content)
    const json = types.find((type) => /^(application\/json|[^;]*\+json|\*\/\*)/i.test(type))
    const form = types.find((type) => /^application\/x-www-form-urlencoded/i.test(type))
    const chosen = json ?? form
    for (const type of types) if (type !== chosen) this.lose(where, `content of ${type}`)
    const media = chosen === undefined ? undefined : content[chosen]
    if (!isObject(media) || media.schema === undefined) return undefined
    const schema = this.shape(media.schema, where, [], 0)
    return { schema: schema && smaller(schema, (what) => this.lose(where, what)), isForm: json === undefined }
  }

  private shape(from: unknown, where: string, open: readonly string[], level: number): JsonSchema | undefined {
    const ref = isObject(from) && typeof from.$ref === 'string' ? from.$ref : undefined
    if (ref === undefined) return this.whole(from, where, open, level)
    if (open.includes(ref)) return this.lose(where, `${ref} contains itself`)
    const place = `${level} ${where} ${ref}`
    if (!this.known.has(place)) this.known.set(place, this.whole(from, where, [...open, ref], level))
    return this.known.get(place)
  }

  private whole(from: unknown, where: string, open: readonly string[], level: number): JsonSchema | undefined {
    const found = resolved(this.document, from)
    if (!isObject(found)) return this.lose(where, 'it does not describe its shape')
    const parts = Array.isArray(found.allOf) ? (found.allOf as readonly unknown[]) : []
    const own = this.plain(found, where, open, level)
    if (parts.length === 0) return own
    return joined([...parts.map((part) => this.shape(part, where, open, level)), own])
  }

  private plain(found: OpenApiDocument, where: string, open: readonly string[], level: number): JsonSchema | undefined {
    const union = [found.oneOf ?? found.anyOf].flat().filter((one) => isObject(one) && one.type !== 'null')
    if (union.length > 0 && !isObject(found.properties)) {
      return this.union(union, where, open, level)
    }
    const description = typeof found.description === 'string' ? { description: plainText(found.description) } : {}
    const values = found.const === undefined ? found.enum : [found.const]
    if (Array.isArray(values)) {
      const kept = [...new Set(values.filter((one) => one !== null && typeof one !== 'object'))]
      if (kept.length > 0 && kept.length <= mostValues && !kept.some(isMarkup)) return { enum: kept, ...description }
      this.lose(where, `${values.length} values`)
    }
    const type = typeOf(found)
    switch (type) {
      case 'object':
        return { type, ...description, ...this.objectMembers(found, where, open, level) }
      case 'array': {
        const items = level >= mostLevels ? undefined : this.shape(found.items, `${where}[]`, open, level + 1)
        return items
          ? { type, ...description, items, ...bounds(found, 'minItems', 'maxItems'), ...unique(found) }
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
        return { type, ...description, ...figureBounds(found) }
      case 'boolean':
        return { type, ...description }
      default:
        if (found.allOf === undefined) this.lose(where, 'it has no type')
        return undefined
    }
  }

  /** An answer may have any of the shapes, so its objects are joined. A request has the first shape. */
  private union(
    all: readonly unknown[],
    where: string,
    open: readonly string[],
    level: number,
  ): JsonSchema | undefined {
    if (all.length === 1) return this.shape(all[0], where, open, level)
    const shapes = this.isAnswer ? all.map((one) => this.shape(one, where, open, level)) : []
    const objects = shapes.filter((one) => one?.type === 'object')
    if (objects.length === 0) {
      this.lose(where, `only the first of ${all.length} shapes`)
      return this.isAnswer ? shapes[0] : this.shape(all[0], where, open, level)
    }
    if (objects.length < all.length) this.lose(where, `only the objects of ${all.length} shapes`)
    const [first, ...others] = objects.map((one) => one?.required ?? [])
    const required = (first ?? []).filter((name) => others.every((one) => one.includes(name)))
    const { required: _, ...shape } = joined(objects) ?? {}
    return { ...shape, ...namesIn(required) }
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
      const schema = this.named(name, at) ? this.shape(member, at, open, level + 1) : undefined
      return schema ? [{ name, schema, isNullable: this.isNullable(member) }] : []
    })
    // The contract has no null. A member that may be null becomes optional.
    const needed = members.filter(({ name, isNullable }) => !isNullable && [found.required].flat().includes(name))
    return {
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      ...namesIn(needed.map(({ name }) => name)),
    }
  }

  /** Returns true for the name of a member that a definition may have. */
  private named(name: string, where: string): boolean {
    const fault = forbidden.has(name) || isMarkup(name) || name.length > mostOfName
    if (fault) this.lose(where.slice(0, mostOfName), 'a definition may not have a member of this name')
    return !fault
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
    const fault = patternFaultOf(pattern, length)
    if (fault === undefined) return { ...bound, pattern }
    this.lose(where, `a pattern: ${fault}`)
    return bound
  }
}

function patternFaultOf(pattern: string, length = Infinity): string | undefined {
  if (isMarkup(pattern)) return '"<" may not stand in it'
  if (pattern.length > longestMatched) return `it has more than ${longestMatched} characters`
  const fault = patternFault(pattern)
  if (fault !== undefined) return fault
  return length > mostMatched(pattern) ? `it is matched with more than ${mostMatched(pattern)} characters` : undefined
}

const mostValues = 500
const mostOfName = 100
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

// Converts the parameters, bodies and answers of an operation to definitions of schemas/. Reports what they lose.
import { isObject, textFormats } from '@pagewright/engine/tools'
import { longestMatch, longestMatched, mostMatched, patternFault } from '../check/grammar/patternFault'
import { ownHeaders } from '../check/product/checkCalls'
import { isOverlong } from '../check/rules/oddSchemas'
import type { JsonSchema } from '../generate/schemaSet'
import { branchName } from '../generate/formSchema'
import { bounds, figureBounds, isMarkup, namesIn, plainText, typesOf, unique } from './keywords'
import {
  discriminated,
  inOrder,
  isSame,
  joined,
  merged,
  referenceIn,
  saysNull,
  subtypesOf,
  type Union,
  valuesOf,
  withNull,
} from './composition'
import { smaller } from './smaller'
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
  /** Why the operation cannot be called: a required parameter cannot be sent. */
  unfit?: string
}

/** Returns the value of a schema that allows only one. */
function onlyValue(schema: unknown): string | number | boolean | undefined {
  if (!isObject(schema)) return undefined
  const values: unknown = schema.const === undefined ? schema.enum : [schema.const]
  const [only, ...others] = Array.isArray(values) ? (values as readonly unknown[]) : []
  if (others.length > 0) return undefined
  return typeof only === 'string' || typeof only === 'number' || typeof only === 'boolean' ? only : undefined
}

/** In an answer, a constant that tells a shape from others is a value among theirs. */
function withoutConstant(schema: JsonSchema): JsonSchema {
  const members = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const { const: value, ...rest } = one ?? {}
    return [name, value === undefined ? one : { ...rest, enum: [value] }] as const
  })
  return schema.properties ? { ...schema, properties: Object.fromEntries(members) } : schema
}

/** Returns true for an object that describes members without naming them. */
function isOpen({ additionalProperties: more, patternProperties: some }: OpenApiDocument): boolean {
  return [more, some].some((one) => isObject(one) && Object.keys(one).length > 0)
}

function isWithoutMembers(found: OpenApiDocument): boolean {
  return typesOf(found).includes('object') && !isObject(found.properties) && found.additionalProperties !== false
}

/** Says of a part without content where it refers to. */
function notFound(part: unknown): string {
  return isObject(part) ? `"${String(part.$ref)}" does not exist` : 'it is no object'
}

/** Returns an object without the members that all of its shapes describe. */
function withoutMembersOf(schema: JsonSchema | undefined, shapes: readonly JsonSchema[]): JsonSchema | undefined {
  if (!schema?.properties) return schema
  const isRepeated = (name: string) => shapes.every(({ properties = {} }) => Object.hasOwn(properties, name))
  const { required, ...rest } = schema
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !isRepeated(name))),
    ...namesIn((required ?? []).filter((name) => !isRepeated(name))),
  }
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
    const loss = `${where}: ${what}`
    if (!this.losses.includes(loss)) this.losses.push(loss)
    return undefined
  }

  /** Returns true if a parameter has this name, wherever it is sent. */
  isParameter(all: readonly unknown[], name: string): boolean {
    return all.some((one) => {
      const found = resolved(this.document, one)
      return isObject(found) && String(found.name).toLowerCase() === name.toLowerCase()
    })
  }

  /** Returns the default values of parameters by name. */
  defaultsOf(all: readonly unknown[]): { readonly [name: string]: unknown } {
    const found = all.map((one) => resolved(this.document, one)).filter(isObject)
    return Object.fromEntries(
      found.map(({ name, schema }) => [String(name), merged(this.document, schema).own.default]),
    )
  }

  /** Returns what the parameters of an operation add to its request. One with a single value is a constant. */
  parameters(all: readonly unknown[]): Parameters {
    this.members = 0
    const found: Parameters = { properties: {}, required: [], headers: {}, query: new Set(), constants: {} }
    for (const parameter of all) {
      const one = resolved(this.document, parameter)
      if (!isObject(one)) {
        this.lose('parameter', notFound(parameter))
        continue
      }
      const name = String(one.name)
      if (!this.named(name, `parameter ${name}`)) continue
      const only = one.required === true ? onlyValue(resolved(this.document, one.schema)) : undefined
      if (one.in === 'header' && typeof only === 'string' && !ownHeaders.test(name)) found.headers[name] = only
      else if (one.in !== 'query' && one.in !== 'path') this.lose(`parameter ${name}`, `it is in the ${String(one.in)}`)
      else {
        const unfit = one.in === 'query' ? this.unsent(one, name) : undefined
        if (unfit !== undefined) {
          this.lose(`parameter ${name}`, unfit)
          if (one.required === true) found.unfit ??= `parameter ${name}: ${unfit}.`
          continue
        }
        if (one.in === 'query') found.query.add(name)
        if (only !== undefined) found.constants[name] = only
        else found.properties[name] = this.shape(one.schema, `parameter ${name}`, [], 1) ?? { type: 'string' }
        if (one.required === true && only === undefined) found.required.push(name)
      }
    }
    return found
  }

  /** Returns why a parameter cannot be sent in an address. Tells a list that is sent in another way than the document wants. */
  private unsent(
    { schema, style = 'form', explode = style === 'form' }: OpenApiDocument,
    name: string,
  ): string | undefined {
    const types = typesOf(merged(this.document, schema).own)
    if (types.includes('object')) return 'it is an object, which no address carries'
    if (types.includes('array') && (style !== 'form' || explode !== true))
      this.lose(`parameter ${name}`, `several values are sent as ${name}=a&${name}=b`)
    return undefined
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

  /** Returns the schema of a body or an answer, or in `foreign` its types if it is neither JSON nor a form. */
  content(
    found: unknown,
    where: string,
  ):
    | { readonly schema: JsonSchema | undefined; readonly isForm: boolean; readonly foreign?: readonly string[] }
    | undefined {
    this.members = 0
    this.isAnswer = where === 'answer'
    this.known.clear()
    const body = resolved(this.document, found)
    if (found !== undefined && !isObject(body)) this.lose(where, notFound(found))
    const content = isObject(body) && isObject(body.content) ? body.content : {}
    const types = Object.keys(content)
    const json = types.find((type) => /^(application\/json|[^;]*\+json|\*\/\*)/i.test(type))
    const form = types.find((type) => /^application\/x-www-form-urlencoded/i.test(type))
    const chosen = json ?? form
    if (chosen === undefined && types.length > 0) return { schema: undefined, isForm: false, foreign: types }
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
    if (!this.known.has(place)) this.known.set(place, this.whole(from, where, open, level))
    return this.known.get(place)
  }

  /** `around` names the members of the object of which this is one of several shapes. */
  private whole(
    from: unknown,
    where: string,
    open: readonly string[],
    level: number,
    around: readonly string[] = [],
  ): JsonSchema | undefined {
    const found = merged(this.document, from)
    for (const ref of found.missing) this.lose(where, `"${ref}" does not exist`)
    if (!isObject(resolved(this.document, from)))
      return found.missing.length > 0 ? undefined : this.lose(where, 'it does not describe its shape')
    const within = [...new Set([...open, ...found.refs])]
    const subtypes = subtypesOf(this.document, from)?.filter((ref) => !open.includes(ref)) ?? []
    const { own } = found
    const unions = subtypes.length > 1 ? [...found.unions, this.ofSubtypes(from, subtypes)] : found.unions
    const isNullable = saysNull(own) === true || unions.some(({ hasNull }) => hasNull)
    const members = isObject(own.properties) ? Object.keys(own.properties) : []
    const required = [own.required ?? []].flat().map(String)
    const all = unions.map((union) => this.union(union, [...around, ...members], required, where, within, level))
    const isTold = typesOf(own).length > 0 || valuesOf(own) !== undefined
    const shapes = all.filter((one) => one.length > 0)
    const whole = isTold || all.length === 0 ? this.plain(own, where, within, level, around) : undefined
    // What each shape says of a member is narrower.
    const plain = shapes.reduce(withoutMembersOf, whole)
    const described = [...around, ...members, ...shapes.flat().flatMap((one) => Object.keys(one.properties ?? {}))]
    if (isTold || shapes.length > 0)
      for (const name of required.filter((one) => !described.includes(one)))
        this.lose(where, `"${name}" is required, and nothing describes it`)
    if (isOpen(own) || (all.length === 0 && around.length === 0 && isWithoutMembers(own)))
      this.lose(where, 'members of any name')
    const shape = this.isAnswer
      ? this.readable(plain, shapes, required, where)
      : this.offered(plain, shapes, isNullable)
    return shape && isNullable ? withNull(shape) : shape
  }

  private ofSubtypes(from: unknown, refs: readonly string[]): Union {
    const { discriminator } = resolved(this.document, { $ref: referenceIn(from) }) as OpenApiDocument
    return { all: refs.map(($ref) => ({ $ref })), hasNull: false, discriminator }
  }

  private plain(
    found: OpenApiDocument,
    where: string,
    open: readonly string[],
    level: number,
    around: readonly string[],
  ): JsonSchema | undefined {
    const description = typeof found.description === 'string' ? { description: plainText(found.description) } : {}
    const values = valuesOf(found)
    if (values) {
      const kept = [...new Set(values.filter((one) => one !== null && typeof one !== 'object'))]
      if (kept.length > 0 && kept.length <= mostValues && !kept.some(isMarkup))
        return { enum: inOrder(kept), ...description }
      this.lose(where, `${values.length} values`)
    }
    const types = typesOf(found)
    if (types.length > 1)
      return this.several(
        types.map((type) => ({ ...found, enum: undefined, type })),
        where,
        open,
        level,
        around,
      )
    const lose = (what: string) => this.lose(where, what)
    const [type] = types
    switch (type) {
      case 'object':
        return { type, ...description, ...this.objectMembers(found, where, open, level, around) }
      case 'array': {
        const items = level >= mostLevels ? undefined : this.shape(found.items, `${where}[]`, open, level + 1)
        return items
          ? { type, ...description, items, ...bounds(found, 'minItems', 'maxItems', lose), ...unique(found) }
          : this.lose(where, 'a list of unknown items')
      }
      case 'string': {
        const text = isOverlong(found) ? { ...found, maxLength: undefined } : found
        return {
          type,
          ...description,
          ...bounds(text, 'minLength', 'maxLength', lose),
          ...this.format(text, where),
          ...this.pattern(text, where),
        }
      }
      case 'integer':
      case 'number':
        return { type, ...description, ...figureBounds(found, lose) }
      case 'boolean':
        return { type, ...description }
      default:
        this.lose(where, type === undefined ? 'it has no type' : `the type "${type}"`)
        return undefined
    }
  }

  /** Returns the schema of a value with several types. */
  private several(
    all: readonly OpenApiDocument[],
    where: string,
    open: readonly string[],
    level: number,
    around: readonly string[],
  ): JsonSchema | undefined {
    const shapes = all.map((one) => this.plain(one, where, open, level, around)).filter((one) => one !== undefined)
    if (shapes.length === 0) return undefined
    return this.isAnswer ? joined(shapes) : this.offered(undefined, [shapes], false)
  }

  /** Returns the shapes of a union, each with what its holder requires and only the shape describes. */
  private union(
    { all, discriminator }: Union,
    around: readonly string[],
    required: readonly string[],
    where: string,
    open: readonly string[],
    level: number,
  ): readonly JsonSchema[] {
    const shapes = all.flatMap((one): readonly JsonSchema[] => {
      const ref = referenceIn(one)
      if (ref !== undefined && open.includes(ref)) {
        this.lose(where, `${ref} contains itself`)
        return []
      }
      const shape = this.whole(one, where, open, level, around)
      if (!shape?.properties) return shape ? [shape] : []
      const { properties } = shape
      const told = Object.entries(discriminated(discriminator, one)).filter(
        ([name]) => Object.hasOwn(properties, name) || around.includes(name),
      )
      const own = required.filter((name) => Object.hasOwn(properties, name))
      return [
        {
          ...shape,
          properties: { ...properties, ...Object.fromEntries(told.map(([name, value]) => [name, { const: value }])) },
          ...namesIn([...(shape.required ?? []), ...own, ...told.map(([name]) => name)]),
        },
      ]
    })
    if (shapes.length < all.length) this.lose(where, `${all.length - shapes.length} of ${all.length} shapes`)
    return shapes.filter((one, at) => shapes.findIndex((other) => isSame(one, other)) === at)
  }

  /** An answer is read, so a value with the members of any shape is one shape. It has what all shapes require. */
  private readable(
    plain: JsonSchema | undefined,
    unions: readonly (readonly JsonSchema[])[],
    required: readonly string[],
    where: string,
  ): JsonSchema | undefined {
    const shapes = unions.flatMap((union): readonly JsonSchema[] => {
      const sets = union.flatMap(({ properties }) => (properties ? Object.keys(properties).toSorted().join() : []))
      if (new Set(sets).size > 1) this.lose(where, `which members belong to which of ${union.length} shapes`)
      const shape = joined(union.map(withoutConstant))
      return shape ? [shape] : []
    })
    if (shapes.length === 0) return plain
    const all = plain ? [plain, ...shapes] : shapes
    const properties = Object.assign({}, ...all.toReversed().map((one) => one.properties ?? {})) as NonNullable<
      JsonSchema['properties']
    >
    const isObjectShape = all.some((one) => one.properties)
    const names = [...all.flatMap((one) => one.required ?? []), ...required].filter((name) =>
      Object.hasOwn(properties, name),
    )
    return {
      ...Object.assign({}, ...all.toReversed()),
      ...(isObjectShape && { properties }),
      ...namesIn(names),
    } as JsonSchema
  }

  /** A request is filled, so it offers the shapes. Shapes that no constant tells apart may overlap. */
  private offered(
    plain: JsonSchema | undefined,
    unions: readonly (readonly JsonSchema[])[],
    isNullable: boolean,
  ): JsonSchema | undefined {
    const choices = unions.map((union): JsonSchema => {
      const [only, ...others] = union
      if (only && others.length === 0) return only
      if (union.every(({ enum: values }) => values !== undefined)) return joined(union) ?? {}
      const isTold = union.every((one) => branchName({ ...one, title: undefined }) !== undefined)
      const isOfObjects = union.every(({ type }) => type === 'object')
      const keyword = isTold ? 'oneOf' : 'anyOf'
      return {
        ...(isOfObjects && { type: 'object' }),
        [keyword]: isNullable ? [...union, { type: 'null' }] : union,
      }
    })
    const [first, ...others] = choices
    if (!first) return plain
    const { properties, required, ...rest } = plain ?? {}
    const all = { ...first.properties, ...properties }
    const members = first.properties || Object.keys(all).length > 0 ? { properties: all } : {}
    return {
      ...first,
      ...rest,
      ...members,
      ...namesIn([...(required ?? []), ...(first.required ?? [])]),
      ...(others.length > 0 && { allOf: others }),
    }
  }

  private objectMembers(
    found: OpenApiDocument,
    where: string,
    open: readonly string[],
    level: number,
    around: readonly string[],
  ): JsonSchema {
    const all = Object.entries(isObject(found.properties) ? found.properties : {}).filter(
      ([, member]) => merged(this.document, member).own[this.isAnswer ? 'writeOnly' : 'readOnly'] !== true,
    )
    const free = Math.max(0, mostMembers - this.members)
    const kept = level >= mostLevels ? [] : all.slice(0, free)
    if (kept.length < all.length)
      this.lose(where, `${all.length - kept.length} members, because there would be too many`)
    this.members += kept.length
    const members = kept.flatMap(([name, member]) => {
      const at = `${where}.${name}`
      const schema = this.named(name, at) ? this.shape(member, at, open, level + 1) : undefined
      return schema ? [[name, schema] as const] : []
    })
    const names = [...members.map(([name]) => name), ...around]
    return {
      properties: Object.fromEntries(members),
      ...namesIn(
        [found.required ?? []]
          .flat()
          .map(String)
          .filter((name) => names.includes(name)),
      ),
    }
  }

  /** Returns true for the name of a member that a definition may have. */
  private named(name: string, where: string): boolean {
    const fault = forbidden.has(name) || isMarkup(name) || name.length > mostOfName
    if (fault) this.lose(where.slice(0, mostOfName), 'a definition may not have a member of this name')
    return !fault
  }

  private format({ format }: OpenApiDocument, where: string): JsonSchema {
    if (format === undefined) return {}
    if (typeof format === 'string' && Object.hasOwn(textFormats, format)) return { format }
    this.lose(where, `the format ${JSON.stringify(format)}`)
    return {}
  }

  private pattern({ pattern, maxLength, minLength }: OpenApiDocument, where: string): JsonSchema {
    const length =
      typeof maxLength === 'number' && Number.isInteger(maxLength) && maxLength >= 0 ? maxLength : undefined
    const bound = length === undefined ? {} : { maxLength: length }
    if (typeof pattern !== 'string') return bound
    const fault = patternFaultOf(pattern)
    if (fault !== undefined) return this.losePattern(where, fault, bound)
    // A pattern such as `^[0-9]{4}$` itself says how long a text may be.
    const longest = length ?? longestMatch(pattern)
    const most = mostMatched(pattern)
    if (longest < Math.max(1, Number(minLength ?? 0)))
      return this.losePattern(where, 'no text of that length fits it', bound)
    if (longest <= most) return { maxLength: longest, pattern }
    const why =
      longest === Infinity
        ? `it allows a text of any length: add "maxLength" to the text in the document, at most ${most}`
        : `it is matched with at most ${most} characters, and the text may have ${longest}`
    return this.losePattern(where, why, bound)
  }

  private losePattern(where: string, why: string, bound: JsonSchema): JsonSchema {
    this.lose(where, `a pattern: ${why}`)
    return bound
  }
}

function patternFaultOf(pattern: string): string | undefined {
  if (isMarkup(pattern)) return '"<" may not stand in it'
  if (pattern.length > longestMatched) return `it has more than ${longestMatched} characters`
  return patternFault(pattern)?.says
}

const mostValues = 500
const mostOfName = 100
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

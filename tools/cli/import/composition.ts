// Merges what the parts of a schema say together, and joins shapes of which one holds.
import { isObject } from '@pagewright/engine/tools'
import { mergeSchemas, type JsonSchema } from '../generate/schemaSet'
import { namesIn } from './keywords'
import { partAt, resolved, type OpenApiDocument } from './readDocument'

/** Shapes of which one holds. */
export interface Union {
  readonly all: readonly unknown[]
  readonly hasNull: boolean
  readonly discriminator?: unknown
}

/** What a schema says itself, through its reference, and through its `allOf`. */
export interface Merged {
  readonly own: OpenApiDocument
  readonly unions: readonly Union[]
  /** The references that lead to its parts. */
  readonly refs: readonly string[]
  /** References that lead nowhere. */
  readonly missing: readonly string[]
}

const nothing: Merged = { own: {}, unions: [], refs: [], missing: [] }

/** Merges the parts of a schema: all their members, and the `required` of each. */
export function merged(document: OpenApiDocument, from: unknown, seen: readonly string[] = []): Merged {
  if (!isObject(from)) return nothing
  const { $ref, allOf, oneOf, anyOf, discriminator, ...own } = from
  const unions = [oneOf, anyOf].flatMap((all) => (Array.isArray(all) && all.length > 0 ? [unionOf(all)] : []))
  // One shape beside null is no choice of shapes.
  const plain = unions.filter(({ all }) => all.length === 1).flatMap(({ all }) => all)
  const parts = [...(Array.isArray(allOf) ? (allOf as readonly unknown[]) : []), ...plain].map((part) =>
    merged(document, part, seen),
  )
  if (typeof $ref === 'string' && !seen.includes($ref)) parts.unshift(referred(document, $ref, seen))
  const all = [own, ...parts.map((part) => part.own)].reduce(both)
  const isNull = own.nullable === true || unions.some(({ hasNull }) => hasNull)
  return {
    own: { ...all, ...(isNull && { nullable: true }) },
    unions: [
      ...parts.flatMap((part) => part.unions),
      ...unions.filter(({ all: shapes }) => shapes.length > 1).map((one) => ({ ...one, discriminator })),
    ],
    refs: parts.flatMap((part) => part.refs),
    missing: parts.flatMap((part) => part.missing),
  }
}

function referred(document: OpenApiDocument, $ref: string, seen: readonly string[]): Merged {
  const target = partAt(document, $ref)
  if (target === undefined) return { ...nothing, missing: [$ref] }
  const found = merged(document, target, [...seen, $ref])
  return { ...found, refs: [$ref, ...found.refs] }
}

function unionOf(all: readonly unknown[]): Union {
  const shapes = all.filter((one) => !isNull(one))
  return { all: shapes, hasNull: shapes.length < all.length }
}

function isNull(found: unknown): boolean {
  if (!isObject(found)) return false
  const { type, const: constant, enum: values } = found
  return type === 'null' || constant === null || (Array.isArray(values) && values.every((one) => one === null))
}

/** Returns what two parts say together. Where they contradict each other, or both describe, the first one wins. */
function both(one: OpenApiDocument, other: OpenApiDocument): OpenApiDocument {
  const [may, mayToo] = [saysNull(one), saysNull(other)]
  const members = [one.properties, other.properties].filter(isObject)
  const more = [one.additionalProperties, other.additionalProperties].find(isObject)
  return {
    ...together(wordsOf(one), wordsOf(other)),
    ...(more && { additionalProperties: more }),
    ...(members.length > 0 && { properties: members.reduce(bothMembers) }),
    ...((may !== undefined || mayToo !== undefined) && { nullable: (may ?? true) && (mayToo ?? true) }),
  }
}

function together(one: OpenApiDocument, other: OpenApiDocument): OpenApiDocument {
  try {
    return mergeSchemas([one, other] as readonly JsonSchema[])
  } catch {
    return { ...other, ...one }
  }
}

/** Returns what a part says of its value alone. Its members may be references, and null has a flag in OpenAPI 3.0, as exclusive bounds have. */
function wordsOf(part: OpenApiDocument): OpenApiDocument {
  const { properties: _members, additionalProperties: _more, nullable: _null, const: _constant, ...words } = part
  const values = valuesOf(part)
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = part
  return {
    ...words,
    ...(values && { enum: values }),
    ...(above === true && { minimum: undefined, exclusiveMinimum: minimum }),
    ...(below === true && { maximum: undefined, exclusiveMaximum: maximum }),
  }
}

function bothMembers(one: OpenApiDocument, other: OpenApiDocument): OpenApiDocument {
  const twice = Object.keys(other).filter((name) => Object.hasOwn(one, name))
  return { ...one, ...other, ...Object.fromEntries(twice.map((name) => [name, { allOf: [one[name], other[name]] }])) }
}

export function valuesOf({ const: constant, enum: values }: OpenApiDocument): readonly unknown[] | undefined {
  if (constant !== undefined) return [constant]
  return Array.isArray(values) ? (values as readonly unknown[]) : undefined
}

/** Returns whether a schema allows null, or undefined if it says nothing of its type. */
export function saysNull(found: OpenApiDocument): boolean | undefined {
  const { nullable, type, properties, items } = found
  const values = valuesOf(found)
  if (typeof nullable === 'boolean' && nullable) return true
  if ([type].flat().includes('null') || values?.includes(null)) return true
  const isTold = [type, values, properties, items].some((one) => one !== undefined)
  return isTold ? false : undefined
}

/** Returns the references of the schemas that a schema with a discriminator is a part of, or undefined if it is no such base. */
export function subtypesOf(document: OpenApiDocument, from: unknown): readonly string[] | undefined {
  const $ref = referenceIn(from)
  const base = resolved(document, from)
  const found = $ref === undefined ? base : resolved(document, { $ref })
  if ($ref === undefined || !isObject(found) || !isObject(found.discriminator) || found.oneOf || found.anyOf)
    return undefined
  const { mapping } = found.discriminator
  if (isObject(mapping)) return [...new Set(Object.values(mapping).map((to) => referenceTo(String(to))))]
  const schemas =
    isObject(document.components) && isObject(document.components.schemas) ? document.components.schemas : {}
  const subtypes = Object.keys(schemas).filter((name) => {
    const { allOf } = isObject(schemas[name]) ? schemas[name] : {}
    return Array.isArray(allOf) && allOf.some((part) => isObject(part) && part.$ref === $ref)
  })
  return subtypes.length === 0 ? undefined : subtypes.map(referenceTo)
}

/** Returns the reference of a schema that is one, perhaps within an `allOf` of nothing else. */
export function referenceIn(from: unknown): string | undefined {
  if (!isObject(from)) return undefined
  if (typeof from.$ref === 'string') return from.$ref
  const [only, ...others] = Array.isArray(from.allOf) ? (from.allOf as readonly unknown[]) : []
  return others.length === 0 && from.properties === undefined && isObject(only) ? referenceIn(only) : undefined
}

/** A discriminator names a schema by its reference or by its name alone. */
function referenceTo(name: string): string {
  return name.startsWith('#') ? name : `#/components/schemas/${name}`
}

/** Returns the value that tells a shape from the others of its union: that of the mapping, or else the name of the schema. */
export function discriminated(discriminator: unknown, from: unknown): { readonly [name: string]: string } {
  const $ref = referenceIn(from)
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string' || $ref === undefined) return {}
  const mapping = isObject(discriminator.mapping) ? discriminator.mapping : {}
  const value = Object.keys(mapping).find((one) => referenceTo(String(mapping[one])) === $ref)
  const isInFile = Object.values(mapping).some((to) => /^[^#]*[./]/.test(String(to)))
  const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1]
  if (value === undefined && (name === undefined || isInFile)) return {}
  return { [discriminator.propertyName]: value ?? name ?? '' }
}

/** Returns one schema for the values of any of several: all types and members, and what all of them require. */
export function joined(all: readonly JsonSchema[]): JsonSchema | undefined {
  const [first, ...others] = all.filter((one, at) => all.findIndex((other) => isSame(one, other)) === at)
  if (!first || others.length === 0) return first
  const distinct = [first, ...others]
  const values = distinct.map(({ enum: own }) => (Array.isArray(own) ? (own as readonly unknown[]) : undefined))
  const description = distinct.find((one) => one.description !== undefined)?.description
  const described = description === undefined ? {} : { description }
  if (values.every((one) => one !== undefined)) return { ...described, enum: inOrder([...new Set(values.flat())]) }
  const types = [...new Set(distinct.flatMap((one) => one.type ?? typesOfValues(one)))]
  const objects = distinct.filter(({ properties }) => properties !== undefined)
  const items = joined(distinct.flatMap((one): readonly JsonSchema[] => (one.items ? [one.items] : [])))
  const names = [...new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})))]
  const member = (name: string) =>
    joined(
      objects.flatMap(({ properties = {} }): readonly JsonSchema[] => {
        const own = Object.hasOwn(properties, name) ? properties[name] : undefined
        return own ? [own] : []
      }),
    )
  const required = names.filter((name) => objects.every((one) => one.required?.includes(name)))
  return {
    type: types.length === 1 ? types[0] : types,
    ...described,
    ...(objects.length > 0 && {
      properties: Object.fromEntries(names.map((name) => [name, member(name) ?? {}])),
      ...namesIn(required),
    }),
    ...(items && { items }),
  } as JsonSchema
}

/** Returns values as the check wants them: numbers ascend, and other values keep their order. */
export function inOrder(values: readonly unknown[]): readonly unknown[] {
  const numbers = values.filter((one) => typeof one === 'number').toSorted((one, other) => one - other)
  return values.every((one) => typeof one === 'number' || one === null)
    ? [...numbers, ...values.filter((one) => one === null)]
    : values
}

function typesOfValues({ enum: values }: JsonSchema): readonly string[] {
  return Array.isArray(values) ? values.map((one) => (one === null ? 'null' : typeof one)) : []
}

export function isSame(one: JsonSchema, other: JsonSchema): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns a schema of a definition that also allows null. */
export function withNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema
  return {
    ...schema,
    ...(Array.isArray(values) && !values.includes(null) && { enum: [...(values as readonly unknown[]), null] }),
    ...(type !== undefined && { type: [...new Set([type, 'null'].flat())] }),
  }
}

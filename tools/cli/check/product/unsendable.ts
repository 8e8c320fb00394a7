// Finds what no value can have: a member that one part of a schema adds and another part refuses, and a member that is
// required and that nothing draws.
import { isObject, notAmong, type Problem } from '@pagewright/engine/tools'
import type { JsonSchema } from '../../generate/schemaSet'

/** A schema at its place in a file. */
export interface Located {
  readonly schema: JsonSchema
  /** Returns the path of the schema, of a keyword, or of a name within a keyword. */
  place(keyword?: string, name?: string): readonly string[]
}

/** Returns the schemas that hold where a schema stands: itself, and those that it refers to. */
export type Resolve = (schema: JsonSchema, where: readonly string[]) => readonly Located[]

/** One of the schemas that hold for the same value, and the branches in which it does. */
interface Part extends Located {
  /** The chosen branch of each union and condition around it. */
  readonly branches: ReadonlyMap<string, string>
  /** The member on which a dependency waits: it is there whenever the part holds. */
  readonly member?: string
}

/** The most places within one schema, and parts at one place. Schemas of products are smaller, or refused before. */
const mostPlaces = 5000
const mostParts = 200

/** Returns the problems of a schema and of all that it contains. Calls each problem by its place in the file. */
export function unsendable(root: JsonSchema, where: readonly string[], resolve: Resolve): Problem[] {
  const problems = new Map<string, Problem>()
  const seen = new Set<string>()
  const visit = (parts: readonly Part[], level: number): void => {
    const id = parts.map((part) => part.place().join('/')).join(' ')
    if (parts.length === 0 || parts.length >= mostParts || seen.has(id) || seen.size > mostPlaces) return
    seen.add(id)
    for (const problem of [...refusedMembers(parts), ...undrawnMembers(parts)])
      problems.set(problem.where.join('/') + problem.what, problem)
    for (const below of placesBelow(parts)) visitAll(below, level + 1)
  }
  const visitAll = (all: readonly PartAt[], level: number): void => {
    const how = { resolve, level, left: mostParts }
    visit(
      all.flatMap(({ schema, where: at, branches }) => partsOf(how, schema, at, branches)),
      level,
    )
  }
  visitAll([{ schema: root, where, branches: new Map() }], 0)
  return [...problems.values()]
}

type Branches = Part['branches']

/** What may be a schema, at its place. */
interface PartAt {
  readonly schema: unknown
  readonly where: readonly string[]
  readonly branches: Branches
}

interface Resolving {
  readonly resolve: Resolve
  /** How deep in the value this is: a union that contains itself is another choice at each level. */
  readonly level: number
  /** How many parts may follow. */
  left: number
}

function partsOf(
  how: Resolving,
  found: unknown,
  where: readonly string[],
  branches: Branches,
  seen: readonly string[] = [],
): readonly Part[] {
  if (!isObject(found) || seen.includes(where.join('/'))) return []
  const within = [...seen, where.join('/')]
  return how.resolve(found, where).flatMap((one) => {
    if ((how.left -= 1) < 0) return []
    const { schema } = one
    const own = one.place()
    const withBranch = ([union, branch]: readonly [string, string]): Branches =>
      new Map([...branches, [`${how.level} ${union}`, branch]])
    if (own.join('/') !== where.join('/') && seen.includes(own.join('/'))) return []
    const part = (inner: unknown, at: readonly string[], chosen?: readonly [string, string]) =>
      partsOf(how, inner, at, chosen ? withBranch(chosen) : branches, [...within, own.join('/')])
    const listed = (keyword: 'allOf' | 'anyOf' | 'oneOf') =>
      listOf(schema[keyword]).flatMap((inner, index) => {
        const at = [...one.place(keyword), String(index)]
        return part(inner, at, keyword === 'allOf' ? undefined : [one.place(keyword).join('/'), String(index)])
      })
    const conditional = (['then', 'else'] as const).flatMap((keyword) =>
      schema.if === undefined ? [] : part(schema[keyword], one.place(keyword), [one.place('if').join('/'), keyword]),
    )
    const dependent = (['dependencies', 'dependentSchemas', 'dependentRequired'] as const).flatMap((keyword) =>
      Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).flatMap(([name, needed]) => {
        const at = one.place(keyword, name)
        const present: Part = {
          schema: { required: listOf(needed).map(String) },
          member: name,
          place: () => at,
          branches: withBranch([at.join('/'), 'present']),
        }
        return [present, ...part(needed, at, [at.join('/'), 'present'])]
      }),
    )
    return [
      { ...one, branches },
      ...listed('allOf'),
      ...listed('anyOf'),
      ...listed('oneOf'),
      ...conditional,
      ...dependent,
    ]
  })
}

/** Returns the schemas of each member and of the items. */
function placesBelow(parts: readonly Part[]): readonly (readonly PartAt[])[] {
  const names = new Set(parts.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))
  const members = [...names].map((name) =>
    parts.flatMap((part) => {
      const { properties, patternProperties, additionalProperties } = part.schema
      const at = (keyword: string, key?: string) => ({ where: part.place(keyword, key), branches: part.branches })
      if (properties && Object.hasOwn(properties, name))
        return [{ schema: properties[name], ...at('properties', name) }]
      const matching = entriesOf(patternProperties).filter(([pattern]) => matches(pattern, name))
      if (matching.length === 0) return [{ schema: additionalProperties, ...at('additionalProperties') }]
      return matching.map(([pattern, schema]) => ({ schema, ...at('patternProperties', pattern) }))
    }),
  )
  const items = parts.map(({ schema, place, branches }) => ({ schema: schema.items, where: place('items'), branches }))
  const most = Math.max(0, ...items.map(({ schema }) => listOf(schema).length))
  const listed = Array.from({ length: most }, (_, index) =>
    items.map(({ schema, where, branches }) => ({
      schema: listOf(schema)[index],
      where: [...where, String(index)],
      branches,
    })),
  )
  return [...members, items, ...listed]
}

/** Finds members that a part adds or requires, and another part that holds with it refuses. */
function refusedMembers(parts: readonly Part[]): Problem[] {
  const closed = parts.filter(
    ({ schema }) => schema.additionalProperties === false || schema.propertyNames !== undefined,
  )
  return closed.flatMap((closing) =>
    parts.flatMap((part) => {
      if (isApart(part, closing)) return []
      const refused = (name: string) => !takes(closing.schema, name)
      const object = closing.place().join(' › ') || 'the whole'
      const where = closing.schema.additionalProperties === false ? '"additionalProperties": false' : '"propertyNames"'
      const added = !isWithin(part, closing)
        ? []
        : Object.entries(part.schema.properties ?? {}).flatMap(([name, member]) =>
            isNothing(member) || !refused(name) ? [] : [[name, part.place('properties', name)] as const],
          )
      const required = [...namesOf(part), ...(part.member === undefined ? [] : [part.member])].flatMap((name) =>
        refused(name) && (isWithin(part, closing) || isWithin(closing, part)) && !added.some(([one]) => one === name)
          ? [[name, part.place('required')] as const]
          : [],
      )
      return [...added, ...required].map(([name, at]): Problem => {
        const what = `"${name}" can never be sent, because ${where} of ${object} refuses it: list it in the "properties" there.`
        return { name: 'never-holds', where: at, what }
      })
    }),
  )
}

/** Finds required members for which no part has a schema, and which nobody can add by name. */
function undrawnMembers(parts: readonly Part[]): Problem[] {
  return parts.flatMap((part) => {
    const others = parts.filter((one) => !isApart(one, part))
    const known = [...new Set(others.flatMap(({ schema }) => Object.keys(schema.properties ?? {})))]
    const isFree = others.some(
      ({ schema: { additionalProperties: more } }) => more === true || (isObject(more) && Object.keys(more).length > 0),
    )
    if (isFree || others.some(({ schema }) => schema.patternProperties !== undefined)) return []
    const isRefused = (name: string) =>
      others.some((one) => !takes(one.schema, name) && (isWithin(part, one) || isWithin(one, part)))
    return namesOf(part)
      .filter((name) => !known.includes(name) && !isRefused(name))
      .map((name) => {
        const what = `"${name}" is required, and no field draws it: add it to the "properties".`
        return notAmong({ name: 'unknown-field', where: part.place('required'), what }, name, known)
      })
  })
}

/** Returns true if two parts never hold together: they are in different branches of one union. */
function isApart(one: Part, other: Part): boolean {
  return [...one.branches].some(([union, branch]) => (other.branches.get(union) ?? branch) !== branch)
}

/** Returns true if `outer` holds wherever `part` does. */
function isWithin(part: Part, outer: Part): boolean {
  return [...outer.branches].every(([union, branch]) => part.branches.get(union) === branch)
}

/** Returns true if an object of a schema may have a member of this name. */
function takes(schema: JsonSchema, name: string): boolean {
  const { properties = {}, patternProperties, additionalProperties, propertyNames } = schema
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined
  const isNamed = own !== undefined && !isNothing(own)
  const isMatched = entriesOf(patternProperties).some(([pattern, one]) => !isNothing(one) && matches(pattern, name))
  const isTaken = additionalProperties !== false || isNamed || isMatched
  return isTaken && isNameOf(propertyNames, name)
}

/** Returns false for a name that the plain keywords of a schema refuse. */
function isNameOf(schema: unknown, name: string): boolean {
  if (!isObject(schema)) return schema !== false
  const { enum: names, const: only, pattern, minLength = 0, maxLength = Infinity } = schema
  return (
    (!Array.isArray(names) || names.includes(name)) &&
    (only === undefined || only === name) &&
    (typeof pattern !== 'string' || matches(pattern, name)) &&
    name.length >= Number(minLength) &&
    name.length <= Number(maxLength)
  )
}

function isNothing(schema: unknown): boolean {
  return schema === false || schema === null
}

function namesOf({ schema: { required } }: Part): readonly string[] {
  return Array.isArray(required) ? required.filter((one) => typeof one === 'string') : []
}

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    // What is no pattern is another problem.
    return true
  }
}

function listOf(found: unknown): readonly unknown[] {
  return Array.isArray(found) ? found : []
}

function entriesOf(found: unknown): readonly (readonly [string, unknown])[] {
  return isObject(found) ? Object.entries(found) : []
}

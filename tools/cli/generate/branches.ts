// Finds the members that branches of a schema add to an object: `then`, `else`, dependencies, and parts of unions.
import { isObject } from '@pagewright/engine/tools'
import type { Tree } from '../check/grammar/known'
import { branchName } from './formSchema'
import type { JsonSchema } from './schemaSet'

/**
 * Returns a schema whose objects have the members of all their branches. A member that a branch adds is optional. Pages
 * have a field for each of these members. Unions of anything but objects stay.
 */
export function withBranches(schema: JsonSchema): JsonSchema {
  const { properties, items, ...rest }: JsonSchema = schema
  const added = branchesOf(rest).map(withBranches)
  const members = mergedMembers([properties, ...added.map((one) => one.properties)])
  const { if: _if, then: _then, else: _else, dependencies: _dependencies, dependentSchemas: _schemas, ...plain } = rest
  const { oneOf: _one, anyOf: _any, allOf: _all, ...whole } = plain
  const isUnion = Object.keys(members).length > 0
  const branches = [rest.oneOf, rest.anyOf].flatMap((all) => all ?? []).flatMap((one) => branchName(one) ?? [])
  const mayRequire = [...new Set(added.flatMap(requiredIn))]
  return {
    ...(isUnion ? whole : plain),
    ...(isUnion && { type: rest.type ?? 'object', properties: members }),
    ...(branches.length > 0 && { branches }),
    ...(isUnion && mayRequire.length > 0 && { mayRequire }),
    ...(items !== undefined && { items: isObject(items) ? withBranches(items) : items }),
  }
}

/** Returns the members that a branch, or a branch of it, requires. */
function requiredIn({ required = [], mayRequire = [] }: JsonSchema & Pick<Tree, 'mayRequire'>): readonly string[] {
  return [...required, ...mayRequire]
}

/** Returns the schemas that may also hold for an object. */
function branchesOf({ then, else: otherwise, allOf, anyOf, oneOf, ...rest }: JsonSchema): readonly JsonSchema[] {
  const dependent = [rest.dependencies, rest.dependentSchemas].flatMap((all) =>
    isObject(all) ? Object.values(all) : [],
  )
  return [then, otherwise, ...[allOf, anyOf, oneOf].flatMap((all) => all ?? []), ...dependent].filter(
    (one): one is JsonSchema => isObject(one),
  )
}

type Members = NonNullable<JsonSchema['properties']>

function mergedMembers(all: readonly (Members | undefined)[]): Members {
  const merged: { [name: string]: JsonSchema | null } = {}
  for (const [name, member] of all.flatMap((members) => Object.entries(members ?? {}))) {
    const known = Object.hasOwn(merged, name) ? merged[name] : undefined
    const next = isObject(member) ? withBranches(member) : member
    merged[name] = known && next ? either(known, next) : (known ?? next)
  }
  return merged
}

/** Returns a schema for the values of two. A branch often repeats a member only to name its constant. */
function either(one: JsonSchema, other: JsonSchema): JsonSchema {
  const [left, right] = [valuesOf(one), valuesOf(other)]
  if (left && right) {
    const { const: _constant, ...rest } = one
    return { ...rest, enum: [...new Set([...left, ...right])] }
  }
  // Outside of its branches, a member often has only a title or a bound.
  if (!isTold(one)) return { ...other, ...one }
  return left && other.type === undefined ? one : right && one.type === undefined ? other : one
}

function isTold(schema: JsonSchema): boolean {
  return ofShape.some((keyword) => schema[keyword] !== undefined)
}

/** Keywords that say what a value is. All others only describe it or bound it. */
const ofShape = ['type', 'enum', 'const', '$ref', 'properties', 'items', 'oneOf', 'anyOf', 'allOf'] as const

function valuesOf({ const: constant, enum: values }: JsonSchema): readonly unknown[] | undefined {
  if (constant !== undefined) return [constant]
  return Array.isArray(values) ? values : undefined
}

// Prepares the schema of a form for draft 7, which RJSF and ajv read.
import { isObject } from '@pagewright/engine/tools'
import { onlyReference, recursiveMembers } from './references'
import type { JsonSchema } from './schemaSet'

/**
 * Returns the schema of a form with the keywords of draft 7 alone. Each branch of a union gets a title. Leaves out the
 * keywords that `omitted` names.
 */
export function formSchema(schema: JsonSchema, omitted: readonly string[] = []): JsonSchema {
  const how = { omitted: new Set([...drafts, ...omitted]), recursive: recursiveMembers(schema) }
  return converted(schema, how) as JsonSchema
}

interface Conversion {
  readonly omitted: ReadonlySet<string>
  readonly recursive: ReadonlySet<unknown>
}

function converted(found: unknown, how: Conversion): unknown {
  if (Array.isArray(found)) return found.map((one) => converted(one, how))
  if (!isObject(found)) return found
  const entries = Object.entries(found).flatMap(([keyword, value]): (readonly [string, unknown])[] => {
    if (how.omitted.has(keyword)) return []
    if (values.has(keyword)) return [[keyword, value]]
    if (named.has(keyword) && isObject(value)) return [[keyword, eachMember(value, how)]]
    if (unions.has(keyword) && Array.isArray(value)) return [[keyword, value.map((one) => titled(converted(one, how)))]]
    return [[keyword, converted(value, how)]]
  })
  return withDraft7(withPlainReference(Object.fromEntries(entries)))
}

/**
 * Returns a schema that only describes a reference, as generators of OpenAPI write it, without its `allOf`. RJSF does
 * not look for the values of a choice behind one.
 */
function withPlainReference(schema: { readonly [keyword: string]: unknown }): { readonly [keyword: string]: unknown } {
  const { allOf, ...described } = schema
  const $ref = onlyReference(allOf)
  if ($ref === undefined) return schema
  return Object.keys(described).every((keyword) => descriptions.has(keyword)) ? { ...described, $ref } : schema
}

/** Keywords that name the draft. The validator knows draft 7 only. */
const drafts = ['$schema', '$vocabulary']
/** Words for developers and for the check. A form gets its texts from the page. */
export const wordsForDevelopers = ['description', '$comment', 'examples', 'x-means'] as const
/** Keywords that contain values, not schemas. */
const values: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'required', 'dependentRequired', 'type'])
/** Keywords that contain schemas by name. */
const named: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependencies',
  'dependentSchemas',
  '$defs',
  'definitions',
])
const unions: ReadonlySet<string> = new Set(['oneOf', 'anyOf'])
/** Keywords that refuse no value. */
export const descriptions: ReadonlySet<string> = new Set([
  'title',
  'default',
  'readOnly',
  'writeOnly',
  ...wordsForDevelopers,
])

function eachMember(members: { readonly [name: string]: unknown }, how: Conversion): object {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const own = converted(member, how)
      return [name, how.recursive.has(member) ? withLateReference(own) : own]
    }),
  )
}

/**
 * Puts a reference into an `allOf`, into which RJSF looks only when it draws the member. It follows a plain reference
 * without end when it compares the branches of a union.
 */
function withLateReference(member: unknown): unknown {
  if (!isObject(member) || typeof member.$ref !== 'string') return member
  const { $ref, ...described } = member
  return { ...described, allOf: [{ $ref }] }
}

function withDraft7(schema: { readonly [keyword: string]: unknown }): object {
  const { dependentRequired, dependentSchemas, prefixItems, const: constant, ...rest } = schema
  const dependencies = {
    ...(rest.dependencies as object | undefined),
    ...(dependentRequired as object | undefined),
    ...(dependentSchemas as object | undefined),
  }
  return {
    ...rest,
    // RJSF fills in constants by itself, but a consent must come from the person.
    ...(constant === true ? { type: 'boolean', enum: [true] } : constant !== undefined && { const: constant }),
    ...(prefixItems !== undefined && {
      items: prefixItems,
      ...(rest.items !== undefined && { additionalItems: rest.items }),
    }),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  }
}

/** Adds a title to a branch without one. */
function titled(branch: unknown): unknown {
  if (!isObject(branch) || branch.title !== undefined) return branch
  const name = branchName(branch)
  return name === undefined ? branch : { ...branch, title: name }
}

/** Returns the name of a branch of a union: its title, or the constant that tells it from the other branches. */
export function branchName(branch: unknown): string | undefined {
  if (!isObject(branch)) return undefined
  if (typeof branch.title === 'string') return branch.title
  const [constant] = Object.values(isObject(branch.properties) ? branch.properties : {}).flatMap((member) => {
    const value: unknown = isObject(member) ? (member.const ?? onlyValue(member.enum)) : undefined
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })
  return constant
}

function onlyValue(found: unknown): unknown {
  return Array.isArray(found) && found.length === 1 ? (found as readonly unknown[])[0] : undefined
}

// Prepares the schema of a form for draft 7, which RJSF and ajv read.
import { isObject } from '@pagewright/engine/tools'
import { byName, draft7, values } from './draft7'
import { onlyReference, recursiveMembers } from './references'
import type { JsonSchema } from './schemaSet'

/**
 * Returns the schema of a form with the keywords of draft 7 alone. Each branch of a union gets a title. Leaves out the
 * keywords that `omitted` names.
 */
export function formSchema(written: JsonSchema, omitted: readonly string[] = []): JsonSchema {
  const schema = draft7(written)
  return converted(schema, { omitted: new Set(omitted), recursive: recursiveMembers(schema) }) as JsonSchema
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
    if (byName.has(keyword) && isObject(value)) return [[keyword, eachMember(value, how)]]
    if (unions.has(keyword) && Array.isArray(value)) return [[keyword, value.map((one) => titled(converted(one, how)))]]
    return [[keyword, converted(value, how)]]
  })
  return withAskedConsent(withPlainReference(Object.fromEntries(entries)))
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

/** Words for developers and for the check. A form gets its texts from the page. */
export const wordsForDevelopers = ['description', '$comment', 'examples', 'x-means'] as const
const unions: ReadonlySet<string> = new Set(['oneOf', 'anyOf'])
/** Keywords that refuse no value. */
const descriptions: ReadonlySet<string> = new Set(['title', 'default', 'readOnly', 'writeOnly', ...wordsForDevelopers])

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

/** Returns a schema that does not fill in a consent. RJSF fills in constants by itself, but a consent must come from the person. */
function withAskedConsent(schema: { readonly [keyword: string]: unknown }): object {
  const { const: constant, ...rest } = schema
  return constant === true ? { ...rest, type: 'boolean', enum: [true] } : schema
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

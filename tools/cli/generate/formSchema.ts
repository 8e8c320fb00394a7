// Prepares the schema of a form for draft 7, which RJSF and ajv read.
import { isObject } from '@pagewright/engine/tools'
import { byName, draft7, values } from './draft7'
import { onlyReference, recursiveMembers, targetOf } from './references'
import type { JsonSchema } from './schemaSet'

/**
 * Returns the schema of a form with the keywords of draft 7 alone. Each branch of a union gets a title. Leaves out the
 * keywords that `omitted` names.
 */
export function formSchema(written: JsonSchema, omitted: readonly string[] = []): JsonSchema {
  const schema = draft7(written)
  return converted(schema, {
    root: schema,
    omitted: new Set(omitted),
    recursive: recursiveMembers(schema),
  }) as JsonSchema
}

interface Schema {
  readonly [keyword: string]: unknown
}
interface Conversion {
  readonly root: JsonSchema
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
  return withAskedConsent(withNull(withPlainReference(Object.fromEntries(entries)), how))
}

/**
 * Returns a schema that only describes a reference, as generators of OpenAPI write it, without its `allOf`. RJSF does
 * not look for the values of a choice behind one.
 */
function withPlainReference(schema: Schema): Schema {
  const { allOf, ...described } = schema
  const $ref = onlyReference(allOf)
  if ($ref === undefined) return schema
  return hasOnly(described, descriptions) ? { ...described, $ref } : schema
}

/**
 * Returns a schema in which null is an answer: one more choice beside choices and switches, and what an empty field means
 * beside a text or a number. Beside anything else it stays a branch.
 */
function withNull(schema: Schema, how: Conversion): Schema {
  const { oneOf, anyOf, ...rest } = schema
  const branches = oneOf ?? anyOf
  const types = [schema.type].flat()
  if (branches === undefined) {
    const isSwitch = types.length === 2 && types.includes('boolean') && types.includes('null')
    return isSwitch && schema.enum === undefined ? withChoices(schema, [{ const: true }, { const: false }]) : schema
  }
  if (!Array.isArray(branches) || (oneOf && anyOf)) return schema
  const others = (branches as readonly unknown[]).filter((one) => !isNull(one)).map((one) => behindReference(one, how))
  if (others.length === branches.length || others.length === 0) return schema
  const choices = others.flatMap((one) => choicesIn(one) ?? [])
  const isDistinct = new Set(choices.map((one) => one.const)).size === choices.length
  if (isDistinct && others.every(choicesIn)) return withChoices(rest, choices)
  const [other] = others
  if (others.length === 1 && isObject(other) && isOneValue(other)) {
    return withNull({ ...rest, ...other, type: [...[other.type].flat(), 'null'] }, how)
  }
  // The engine's own texts name these branches.
  const named = branches.map((one: unknown) => {
    const title = isNull(one) ? 'engine.form.none' : others.length === 1 ? 'engine.form.add' : undefined
    return isObject(one) && title ? { title, ...one } : one
  })
  return { ...schema, [oneOf ? 'oneOf' : 'anyOf']: named }
}

function isNull(branch: unknown): boolean {
  if (!isObject(branch) || !hasOnly(branch, ofOneChoice)) return false
  return branch.type === 'null' || branch.const === null || onlyValue(branch.enum) === null
}

/** Returns what a branch refers to, if that is a single value or choices. RJSF compares branches without following references. */
function behindReference(branch: unknown, { root, ...how }: Conversion): unknown {
  if (!isObject(branch) || typeof branch.$ref !== 'string') return branch
  const target = targetOf(root, branch.$ref)
  if (!isObject(target) || !(hasOnly(target, ofOneChoice) || isOneValue(target))) return branch
  return converted(target, { root, ...how })
}

/** Returns true for a schema of a text, a number or a switch that says nothing of null. */
function isOneValue(schema: Schema): boolean {
  const types = [schema.type].flat()
  return (
    types.every((type) => typeof type === 'string' && /^(string|number|integer|boolean)$/.test(type)) &&
    hasOnly(schema, ofOneValue)
  )
}

/** Returns the choices that a branch is, each as a constant, or undefined if it is anything else. */
function choicesIn(branch: unknown): readonly Schema[] | undefined {
  if (!isObject(branch) || !hasOnly(branch, ofOneChoice)) return undefined
  const { const: constant, enum: listed, title } = branch
  if (constant !== undefined) return [{ const: constant, ...(title !== undefined && { title }) }]
  return Array.isArray(listed) ? listed.map((one: unknown) => ({ const: one })) : undefined
}

/** Returns a schema with some choices, and with the one for none. */
function withChoices({ type: _type, ...schema }: Schema, choices: readonly Schema[]): Schema {
  const all = [...choices, { const: null }]
  return choices.some(({ title }) => title !== undefined)
    ? { ...schema, oneOf: all }
    : { ...schema, enum: all.map((one) => one.const) }
}

function hasOnly(schema: Schema, keywords: ReadonlySet<string>): boolean {
  return Object.keys(schema).every((keyword) => keywords.has(keyword) || descriptions.has(keyword))
}

/** Words for developers and for the check. A form gets its texts from the page. */
export const wordsForDevelopers = ['description', '$comment', 'examples', 'x-means'] as const
const unions: ReadonlySet<string> = new Set(['oneOf', 'anyOf'])
/** Keywords that refuse no value. */
export const descriptions: ReadonlySet<string> = new Set([
  'title',
  'default',
  'readOnly',
  'writeOnly',
  ...wordsForDevelopers,
])
const ofOneChoice: ReadonlySet<string> = new Set(['type', 'const', 'enum'])
/** Keywords of a text or a number, none of which refuses null. */
const ofOneValue: ReadonlySet<string> = new Set(
  (
    'type format pattern minLength maxLength contentEncoding contentMediaType ' +
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'
  ).split(' '),
)

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

// Evaluates JSON Schema draft 7 without compiling it. RJSF asks about schemas that it derives from the values, for example
// a branch of a union with the members that exist. No list of validators that is made at build time has all of them.
import { deepEquals, isObject } from '@rjsf/utils'
import { unescapePointer } from '../../lib/text'
import { hasFormat } from './hasFormat'

/**
 * Returns true if a value fits a schema. References lead into `root`. A reference that leads nowhere, or that
 * never ends, fits nothing.
 */
export function fitsSchema(schema: unknown, value: unknown, root: unknown): boolean {
  return fits(schema, value, { root, steps: 0 })
}

/** Returns true if a schema, or any part of it that may hold, says something of the member at a path. */
export function describesMember(
  schema: unknown,
  path: readonly (string | number)[],
  root: unknown = schema,
  steps = 0,
): boolean {
  const [name, ...rest] = path
  if (name === undefined) return schema !== false
  if (!isSchema(schema) || steps > mostSteps) return false
  const { $ref, properties, patternProperties, additionalProperties, allOf, anyOf, oneOf, then } = schema
  const members = isObject(properties) ? properties : {}
  if (Object.hasOwn(members, name) && describesMember(members[name], rest, root)) return true
  if (listOf(schema.required).includes(name)) return true
  if (additionalProperties !== undefined && additionalProperties !== false) return true
  if (entriesOf(patternProperties).some(([pattern]) => matches(pattern, String(name)))) return true
  const dependent = entriesOf(schema.dependencies).map(([, one]) => one)
  const parts = [...listOf(allOf), ...listOf(anyOf), ...listOf(oneOf), then, schema.else, ...dependent]
  if (typeof $ref === 'string') parts.push(definition($ref, root))
  return parts.some((part) => describesMember(part, path, root, steps + 1))
}

interface Evaluation {
  readonly root: unknown
  /** The count of references in a row. More than `mostSteps` never end. */
  readonly steps: number
}

interface Schema {
  readonly [keyword: string]: unknown
}
type Rule = (argument: unknown, value: unknown, schema: Schema, at: Evaluation) => boolean

const mostSteps = 50

/** Everything fits a schema that is absent. */
function fits(schema: unknown, value: unknown, at: Evaluation): boolean {
  if (!isSchema(schema)) return schema !== false
  for (const keyword of Object.keys(schema)) {
    const rule = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined
    if (rule && schema[keyword] !== undefined && !rule(schema[keyword], value, schema, at)) return false
  }
  return true
}

/** Returns the evaluation of a part of the value, where references may begin again. */
function inside({ root }: Evaluation): Evaluation {
  return { root, steps: 0 }
}

const numbers = (holds: (value: number, bound: number) => boolean): Rule => {
  return (bound, value) => typeof value !== 'number' || holds(value, Number(bound))
}
const texts = (holds: (value: string, argument: unknown) => boolean): Rule => {
  return (argument, value) => typeof value !== 'string' || holds(value, argument)
}
const lists = (holds: (value: readonly unknown[], argument: unknown, schema: Schema, at: Evaluation) => boolean) => {
  const rule: Rule = (argument, value, schema, at) =>
    !Array.isArray(value) || holds(value, argument, schema, inside(at))
  return rule
}
const objects = (holds: (value: Schema, argument: unknown, schema: Schema, at: Evaluation) => boolean) => {
  const rule: Rule = (argument, value, schema, at) => !isObject(value) || holds(value, argument, schema, at)
  return rule
}

const rules: { readonly [keyword: string]: Rule } = {
  $ref: (ref, value, _, { root, steps }) =>
    steps < mostSteps && fits(definition(String(ref), root), value, { root, steps: steps + 1 }),
  type: (types, value) => [types].flat().some((type) => isOfType(value, type)),
  enum: (values, value) => listOf(values).some((one) => deepEquals(one, value)),
  const: (one, value) => deepEquals(one, value),

  minimum: numbers((value, bound) => value >= bound),
  maximum: numbers((value, bound) => value <= bound),
  exclusiveMinimum: numbers((value, bound) => value > bound),
  exclusiveMaximum: numbers((value, bound) => value < bound),
  // As exact as the compiled validators, for which 0.3 is a multiple of 0.1.
  multipleOf: numbers((value, step) => Math.abs(Math.round(value / step) - value / step) <= 1e-8),

  minLength: texts((value, least) => [...value].length >= Number(least)),
  maxLength: texts((value, most) => [...value].length <= Number(most)),
  pattern: texts((value, pattern) => new RegExp(String(pattern), 'u').test(value)),
  format: texts((value, format) => hasFormat(value, String(format))),

  items: lists((value, items, _, at) =>
    value.every((item, index) => fits(Array.isArray(items) ? items[index] : items, item, at)),
  ),
  additionalItems: lists(
    (value, more, { items }, at) =>
      !Array.isArray(items) || value.slice(items.length).every((item) => fits(more, item, at)),
  ),
  minItems: lists((value, least) => value.length >= Number(least)),
  maxItems: lists((value, most) => value.length <= Number(most)),
  uniqueItems: lists(
    (value, isUnique) =>
      isUnique !== true ||
      value.every((item, index) => !value.slice(index + 1).some((other) => deepEquals(item, other))),
  ),
  contains: lists((value, part, _, at) => value.some((item) => fits(part, item, at))),

  required: objects((value, names) => listOf(names).every((name) => has(value, String(name)))),
  properties: objects((value, members, _, at) =>
    entriesOf(members).every(([name, member]) => !has(value, name) || fits(member, value[name], inside(at))),
  ),
  patternProperties: objects((value, members, _, at) =>
    entriesOf(members).every(([pattern, member]) =>
      namesOf(value).every((name) => !matches(pattern, name) || fits(member, value[name], inside(at))),
    ),
  ),
  additionalProperties: objects((value, more, { properties, patternProperties }, at) => {
    const patterns = entriesOf(patternProperties).map(([pattern]) => pattern)
    const isDeclared = (name: string) =>
      (isObject(properties) && Object.hasOwn(properties, name)) || patterns.some((pattern) => matches(pattern, name))
    return namesOf(value).every((name) => isDeclared(name) || fits(more, value[name], inside(at)))
  }),
  propertyNames: objects((value, names, _, at) => namesOf(value).every((name) => fits(names, name, inside(at)))),
  minProperties: objects((value, least) => namesOf(value).length >= Number(least)),
  maxProperties: objects((value, most) => namesOf(value).length <= Number(most)),
  dependencies: objects((value, dependencies, _, at) =>
    entriesOf(dependencies).every(([name, needed]) => {
      if (!has(value, name)) return true
      return Array.isArray(needed) ? needed.every((one) => has(value, String(one))) : fits(needed, value, at)
    }),
  ),

  allOf: (parts, value, _, at) => listOf(parts).every((part) => fits(part, value, at)),
  anyOf: (parts, value, _, at) => listOf(parts).some((part) => fits(part, value, at)),
  oneOf: (parts, value, _, at) => listOf(parts).filter((part) => fits(part, value, at)).length === 1,
  not: (part, value, _, at) => !fits(part, value, at),
  if: (part, value, { then, else: otherwise }, at) => fits(fits(part, value, at) ? then : otherwise, value, at),
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return type === 'number' ? Number.isFinite(value) : typeof value === type
}

/** Returns the schema that a reference such as `#/$defs/Address` names. Returns false, which nothing fits, if there is none. */
export function definition(ref: string, root: unknown): unknown {
  const [, pointer] = /^#(\/.*)?$/.exec(ref) ?? [undefined, 'none']
  let found: unknown = root
  for (const step of (pointer ?? '').split('/').slice(1)) {
    const name = unescapePointer(decodeURIComponent(step))
    found = typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? (found as Schema)[name] : false
  }
  return pointer === 'none' ? false : found
}

function isSchema(schema: unknown): schema is Schema {
  return isObject(schema)
}

/** A member that is undefined does not exist in JSON. */
function has(value: Schema, name: string): boolean {
  return Object.hasOwn(value, name) && value[name] !== undefined
}

function namesOf(value: Schema): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined)
}

function matches(pattern: string, name: string): boolean {
  return new RegExp(pattern, 'u').test(name)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isObject(value) ? Object.entries(value) : []
}

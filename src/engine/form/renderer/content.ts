// The values of a form and the schema they resolve to, before and after a change: defaults filled in, and nothing kept that a
// condition has taken away. Follows the renderer's own form, which does the same for every change in 80 kB of code.
import { ADDITIONAL_PROPERTY_KEY_REMOVE } from '@rjsf/core/lib/components/constants.js'
import { deepEquals, hashObject, isObject, type RJSFSchema, schemaHasNestedConditional } from '@rjsf/utils'
import { type Path, valueAt, withoutPath, withPath } from '../path'
import type { Values } from '../services'
import { isSettled } from './asksData'
import type { FormUtils } from './formUtils'
import { same } from './same'

export interface Content {
  readonly values: Values
  /** The root schema, resolved for the values. */
  readonly schema: RJSFSchema
}

/** Gives what a form holds to begin with, or under another schema. */
export function filled(utils: FormUtils, given: Values, isAgain: boolean): Content {
  const root = utils.getRootSchema()
  const isBare = Object.keys(given).length === 0 && fillsNothing(root)
  const values = isBare ? given : (utils.getDefaultFormState(root, given, false, isAgain) as Values)
  return { values, schema: utils.retrieveSchema(root, values) }
}

/** True for an object of plain members none of which comes with a value. */
function fillsNothing(root: RJSFSchema): boolean {
  const members = Object.values(root.properties ?? {})
  return root.type === 'object' && isQuiet(root) && members.every((member) => isObject(member) && isPlain(member))
}

function isPlain(member: RJSFSchema): boolean {
  return typeof member.type === 'string' && plainTypes.has(member.type) && isQuiet(member)
}

function isQuiet(schema: RJSFSchema): boolean {
  return !fillingKeywords.some((keyword) => keyword in schema) && isSettled(schema)
}

const fillingKeywords = ['default', 'const', 'oneOf', 'anyOf']

/** True when a change puts a plain value into its place and nothing follows from it. */
export function isPlainChange(utils: FormUtils, { values }: Content, path: Path, value: unknown): boolean {
  const holder = valueAt(values, path.slice(0, -1))
  const isHeld = typeof path.at(-1) === 'string' && typeof holder === 'object' && holder !== null
  return isHeld && (value === undefined || plainTypes.has(typeof value)) && utils.isStill(path)
}

/** Gives the content after a value was put in its place; `undefined` takes it away. */
export function changed(utils: FormUtils, before: Content, path: Path, value: unknown): Content {
  if (isPlainChange(utils, before, path, value)) {
    return { values: withPath(before.values, path, value), schema: before.schema }
  }
  const isWhole = path.length === 0
  const isInList = typeof path.at(-1) === 'number'
  const put = value === undefined && isInList ? null : value
  const given = value === removed ? withoutPath(before.values, path) : (withPath(before.values, path, put) ?? {})
  const isSingle = !isWhole && (typeof value !== 'object' || value === null)
  const next = settled(utils, before, given, isSingle)
  // A default must not come back into a field that has just been emptied.
  const isEmptied = value === undefined && !isInList && !isWhole && isPlainField(utils, path, before.values)
  return { ...next, values: same(before.values, isEmptied ? withPath(next.values, path, undefined) : next.values) }
}

/** The types of values that hold nothing else. */
export const plainTypes: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean'])
const removed: unknown = ADDITIONAL_PROPERTY_KEY_REMOVE

function isPlainField(utils: FormUtils, path: Path, values: Values): boolean {
  const { field } = utils.findFieldInSchema(utils.getRootSchema(), [...path], values)
  return field !== undefined && !('oneOf' in field) && !('anyOf' in field)
}

// What one condition takes away can make another hold: until nothing changes any more, or it comes round again.
function settled(utils: FormUtils, before: Content, given: Values, isSingle: boolean): Content {
  const root = utils.getRootSchema()
  const isNested = isSingle && schemaHasNestedConditional(root, root)
  const seen = new Set<string>()
  let now = given
  for (;;) {
    const { values, schema: resolved } = filled(utils, now, true)
    const schema = same(before.schema, resolved)
    const hash = hashObject({ values })
    if (!isSingle || seen.has(hash) || (!isNested && schema === before.schema)) return { values, schema }
    now = utils.sanitizeDataForNewSchema(schema, before.schema, values) as Values
    const isClean = deepEquals(now, values) || seen.has(hashObject({ values: now }))
    if (isClean) return { values: now, schema }
    seen.add(hash).add(hashObject({ values: now }))
  }
}

// Rules that the compiled validator does not check: blank text, and the `min` and `max` of fields.
import type { ById, Field } from '../../language/types/plain'
import { isRef, readBound, readText } from '../../language/runtime/evaluateCondition'
import { compareDecimals, compareNumbers } from '../../lib/compare'
import { toDecimal } from '../../lib/decimal'
import { fieldAt } from '../fields/fieldTree'
import { type Clock, toLocal } from '../fields/moments'
import type { FieldProblem } from './fieldProblem'
import type { SchemaPlace } from './schemaPlaces'

/** Returns the problems of blank text, and of numbers or list lengths outside a field's `min` and `max`. */
export function ownRuleProblems(
  places: readonly SchemaPlace[],
  fields: ById<Field>,
  scope: object,
  clock: Clock,
): readonly FieldProblem[] {
  return places.flatMap((place) => {
    const { path, schema, value, isRequired } = place
    if (value === undefined || value === null || value === '') return []
    if (typeof value === 'string' && isBlank(value) && (isRequired || (schema.minLength ?? 0) > 0)) {
      return [{ path, keyword: 'blank', params: {} }]
    }
    return outOfBounds(place, fieldAt(fields, path), scope, clock)
  })
}

function outOfBounds(
  { path, schema, value }: SchemaPlace,
  field: Field | undefined,
  scope: object,
  clock: Clock,
): readonly FieldProblem[] {
  const isMoment = /^(iso-)?(date|time)/.test(schema.format ?? '')
  const isList = Array.isArray(value)
  const [read, compare] = isMoment ? [readMoment(clock), compareMoments] : [toDecimal, compareDecimals]
  const amount = read(isList ? value.length : value)
  for (const [name, sign] of [
    ['min', 1],
    ['max', -1],
  ] as const) {
    const bound = boundOf(field?.[name], scope, sign, read, compare)
    if (amount === undefined || !bound || compare(amount, bound.limit) !== -sign) continue
    const ofTime = sign > 0 ? 'earliest' : 'latest'
    // `minimum` or `minItems`, `maximum` or `maxItems`.
    return [{ path, keyword: isMoment ? ofTime : name + (isList ? 'Items' : 'imum'), params: bound }]
  }
  return []
}

/** Compares days, or times of day, to the precision of the coarser of the two. */
function compareMoments(a: string, b: string): number {
  return compareNumbers(a.slice(0, b.length), b.slice(0, a.length)) ?? 0
}

/** Returns a function that reads a day, or a time as the clock shows it. */
function readMoment(clock: Clock): (value: unknown) => string | undefined {
  return (value) =>
    typeof value === 'string' && /^\d[\d:T-]+/.test(value) ? (toLocal(value, clock) ?? value) : undefined
}

/** Returns the narrowest bound of a field that is a date or a time, as the clock shows it. */
export function momentOf(given: Field['max'], scope: object, sign: 1 | -1, clock: Clock): string | undefined {
  return boundOf(given, scope, sign, readMoment(clock), compareMoments)?.limit
}

/** Returns true for text of white space and zero-width characters only. */
function isBlank(text: string): boolean {
  return /^[\s\u200b-\u200f\u2060\ufeff]*$/u.test(text)
}

/** A bound that counts, with the key of its own message and its unit. */
export interface FieldBound {
  readonly [name: string]: string | undefined
  readonly limit: string
  readonly key: string | undefined
  /** The unit of the bound, such as a currency. */
  readonly unit: string | undefined
}

/** Returns the narrowest bound of a field: the largest, or with -1 the smallest. Undefined if there is none. */
export function boundOf(
  given: Field['max'],
  scope: object,
  sign: 1 | -1,
  read: (value: unknown) => string | undefined = toDecimal,
  compare: (a: string, b: string) => number = compareDecimals,
): FieldBound | undefined {
  let found: FieldBound | undefined
  for (const one of [given].flat()) {
    const limit = read(isRef(one) ? readBound(scope, one) : one)
    if (limit === undefined || (found && compare(limit, found.limit) !== sign)) continue
    const { message, unit } = isRef(one) ? one : {}
    found = { limit, key: message, unit: unit && readText(scope, unit) }
  }
  return found
}

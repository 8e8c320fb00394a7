// Rules that the compiled validator does not check: formats, blank text, and the `min` and `max` of fields.
import type { ById, Field } from '../../language/types/plain'
import { isRef, readPath } from '../../language/runtime/evaluateCondition'
import { compareDecimals, compareNumbers } from '../../lib/compare'
import { toDecimal } from '../../i18n/decimal'
import { fieldAt } from '../fields/fieldTree'
import { hasFormat } from './hasFormat'
import type { FieldProblem } from './fieldProblem'
import type { SchemaPlace } from './schemaPlaces'

/** Returns the problems of wrong formats, blank text, and numbers or list lengths outside a field's `min` and `max`. */
export function ownRuleProblems(
  places: readonly SchemaPlace[],
  fields: ById<Field>,
  scope: object,
): readonly FieldProblem[] {
  return places.flatMap((place) => {
    const { path, schema, value, isRequired } = place
    if (value === undefined || value === null || value === '') return []
    if (typeof value === 'string' && isBlank(value) && (isRequired || (schema.minLength ?? 0) > 0)) {
      return [{ path, keyword: 'blank', params: {} }]
    }
    if (typeof value === 'string' && schema.format !== undefined && !hasFormat(value, schema.format)) {
      return [{ path, keyword: 'format', params: { format: schema.format } }]
    }
    if (typeof value === 'string' && moments.has(schema.format ?? ''))
      return outOfTime(place, fieldAt(fields, path), scope)
    return outOfBounds(place, fieldAt(fields, path), scope)
  })
}

function outOfBounds({ path, value }: SchemaPlace, field: Field | undefined, scope: object): readonly FieldProblem[] {
  const isList = Array.isArray(value)
  const amount = isList ? String(value.length) : toDecimal(value)
  const min = boundOf(field?.min, scope)
  const max = boundOf(field?.max, scope)
  if (amount === undefined) return []
  if (min !== undefined && compareDecimals(amount, min) < 0)
    return [{ path, keyword: isList ? 'minItems' : 'minimum', params: { limit: min } }]
  if (max !== undefined && compareDecimals(amount, max) > 0)
    return [{ path, keyword: isList ? 'maxItems' : 'maximum', params: { limit: max } }]
  return []
}

const moments: ReadonlySet<string> = new Set(['date', 'date-time', 'time'])

/** Compares days, or times of day, to the precision of the coarser of the two. */
function outOfTime({ path, value }: SchemaPlace, field: Field | undefined, scope: object): readonly FieldProblem[] {
  const [min, max] = [momentOf(field?.min, scope), momentOf(field?.max, scope)]
  const order = (bound: string) =>
    compareNumbers(String(value).slice(0, bound.length), bound.slice(0, String(value).length)) ?? 0
  if (min !== undefined && order(min) < 0) return [{ path, keyword: 'earliest', params: { limit: shownMoment(min) } }]
  if (max !== undefined && order(max) > 0) return [{ path, keyword: 'latest', params: { limit: shownMoment(max) } }]
  return []
}

/** Returns a bound of a field as a date or a time, or undefined if there is none. */
export function momentOf(given: Field['max'], scope: object): string | undefined {
  const found = isRef(given) ? readPath(scope, given.from) : given
  return typeof found === 'string' && /^\d[\d:T-]+/.test(found) ? found : undefined
}

function shownMoment(moment: string): string {
  return moment.replace('T', ' ')
}

/** Returns true for text of white space and zero-width characters only. */
function isBlank(text: string): boolean {
  return /^[\s\u200b-\u200f\u2060\ufeff]*$/u.test(text)
}

/** Replaces Arabic-Indic and Persian digits by 0-9. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

/** Returns a bound of a field as a decimal, or undefined if there is none. */
export function boundOf(given: Field['max'], scope: object): string | undefined {
  return toDecimal(isRef(given) ? readPath(scope, given.from) : given)
}

// Rules of our own beside the schema's keywords: formats, blank text, bounds from the page.
import type { ById, Field } from '../../language/types/plain'
import { isRef, readPath } from '../../language/runtime/evaluateCondition'
import { compareDecimals } from '../../lib/compare'
import { toDecimal } from '../../i18n/decimal'
import { fieldAt } from '../fields/fieldTree'
import { hasFormat } from './hasFormat'
import type { FieldProblem } from './fieldProblem'
import type { SchemaPlace } from './schemaPlaces'

/** Finds what the schema's validator does not: wrong formats, blank text, and figures outside a field's `min` and `max`. */
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
    return outOfBounds(place, fieldAt(fields, path), scope)
  })
}

function outOfBounds({ path, value }: SchemaPlace, field: Field | undefined, scope: object): readonly FieldProblem[] {
  const isList = Array.isArray(value)
  const figure = isList ? String(value.length) : toDecimal(value)
  const min = bound(field?.min, scope)
  const max = bound(field?.max, scope)
  if (figure === undefined) return []
  if (min !== undefined && compareDecimals(figure, min) < 0)
    return [{ path, keyword: isList ? 'minItems' : 'minimum', params: { limit: min } }]
  if (max !== undefined && compareDecimals(figure, max) > 0)
    return [{ path, keyword: isList ? 'maxItems' : 'maximum', params: { limit: max } }]
  return []
}

/** True for text of nothing but white space and characters of no width. */
function isBlank(text: string): boolean {
  return /^[\s\u200b-\u200f\u2060\ufeff]*$/u.test(text)
}

/** Turns Arabic-Indic and Persian digits into 0-9, and leaves all else. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

function bound(given: Field['max'], scope: object): string | undefined {
  return toDecimal(isRef(given) ? readPath(scope, given.from) : given)
}

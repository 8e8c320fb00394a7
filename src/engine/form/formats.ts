// Rules of our own beside the schema's keywords: formats, blank text, bounds from the page.
import type { ById, Field } from '../config/plain'
import { isRef } from '../config/bind'
import { read } from '../config/when'
import { compareDecimals, toDecimal } from '../text/decimal'
import { fieldAt } from './fieldTree'
import { hasFormat } from './hasFormat'
import type { Problem } from './problem'
import type { Place } from './schemaPlaces'

/** Finds what the schema's validator does not: wrong formats, blank text, and more than a field's `max`. */
export function formatProblems(places: readonly Place[], fields: ById<Field>, scope: object): readonly Problem[] {
  return places.flatMap((place) => {
    const { path, schema, value, isRequired } = place
    if (value === undefined || value === null || value === '') return []
    if (typeof value === 'string' && isBlank(value) && (isRequired || (schema.minLength ?? 0) > 0)) {
      return [{ path, keyword: 'blank', params: {} }]
    }
    if (typeof value === 'string' && schema.format !== undefined && !hasFormat(value, schema.format)) {
      return [{ path, keyword: 'format', params: { format: schema.format } }]
    }
    const max = bound(fieldAt(fields, path)?.max, scope)
    if (max !== undefined && Array.isArray(value)) {
      return value.length > Number(max) ? [{ path, keyword: 'maxItems', params: { limit: Number(max) } }] : []
    }
    return max !== undefined && exceeds(value, max) ? [{ path, keyword: 'maximum', params: { limit: max } }] : []
  })
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

function bound(max: Field['max'], scope: object): string | undefined {
  const value = isRef(max) ? read(scope, max.from) : max
  return toDecimal(value)
}

function exceeds(value: unknown, max: string): boolean {
  const decimal = toDecimal(value)
  return decimal !== undefined && compareDecimals(decimal, max) > 0
}

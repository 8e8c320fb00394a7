// Chooses the message of a problem: the field's own, or the engine's message for the keyword.
import { getSchemaType, type RJSFSchema } from '@rjsf/utils'
import type { TextFormat } from '../../language/grammar/textFormats'
import type { Field } from '../../language/types/plain'
import { groupThousands } from '../../i18n/decimal'
import { toDecimal } from '../../lib/decimal'
import { withUnit } from '../../i18n/format'
import { joinDates } from '../../lib/text'
import type { Vars } from '../../i18n/texts'
import type { FieldProblem } from './fieldProblem'

/** A message key with the values of its placeholders. */
export interface ValidationMessage {
  readonly key: string
  readonly vars: Vars
}

/** Returns the message of a problem: `field.messages[keyword]`, or the engine's own for the keyword. */
export function messageOf(
  problem: FieldProblem,
  field: Field | undefined,
  schema: RJSFSchema,
  label: string,
  language = 'en',
): ValidationMessage {
  const { keyword, params } = problem
  const own =
    params['key'] ?? field?.messages?.[keyword] ?? (keyword === 'blank' ? field?.messages?.['required'] : undefined)
  const key = typeof own === 'string' ? own : `engine.form.${generalKey(problem, field, schema)}`
  // The engine's messages of what is missing name no bound.
  const namesBounds = !key.startsWith('engine.form.required')
  return { key, vars: { label, ...(namesBounds && bounds(schema, params, language)) } }
}

/** Returns true if the person chooses the answer instead of typing it. */
export function isChoice(field: Field | undefined, schema: RJSFSchema): boolean {
  const isMany = getSchemaType(schema) === 'array'
  return field?.options !== undefined || hasChoices(schema) || schema.type === 'boolean' || isMany
}

/** Returns true for a consent: a boolean that must be true. */
export function isConsent(schema: RJSFSchema): boolean {
  return schema.const === true || (schema.enum?.length === 1 && schema.enum[0] === true)
}

function hasChoices(schema: RJSFSchema): boolean {
  return schema.enum !== undefined || schema.oneOf !== undefined || schema.anyOf !== undefined
}

function generalKey({ keyword, params }: FieldProblem, field: Field | undefined, schema: RJSFSchema): string {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
    case 'dependencies':
      if (isConsent(schema)) return 'consent'
      return isChoice(field, schema) ? 'requiredChoice' : 'required'
    case 'enum':
    case 'const':
      return isConsent(schema) ? 'consent' : 'enum'
    case 'oneOf':
    case 'anyOf':
      return isChoice(field, schema) ? 'enum' : 'invalid'
    case 'type':
      return typeKey(params['type'])
    case 'minLength':
    case 'maxLength':
      return schema.minLength !== undefined && schema.maxLength !== undefined ? 'length' : keyword
    case 'minimum':
    case 'maximum':
      return isBetween(schema.minimum, schema.maximum, schema[keyword], params['limit']) ? 'range' : keyword
    case 'minItems':
    case 'maxItems':
      return isBetween(schema.minItems, schema.maxItems, schema[keyword], params['limit']) ? 'items' : keyword
    case 'format':
      return formatKey(String(params['format']))
    default:
      return general.has(keyword) ? keyword : 'invalid'
  }
}

// A message names both bounds only if the broken one is the schema's. A bound of the page is named alone.
// The largest whole number that JavaScript counts to bounds nothing that a person would type.
function isBetween(min: number | undefined, max: number | undefined, own: unknown, limit: unknown): boolean {
  return min !== undefined && max !== undefined && max < Number.MAX_SAFE_INTEGER && own === limit
}

function formatKey(format: string): string {
  if (format === 'url') return 'format.uri'
  if (format === 'clabe') return 'format.iban'
  const name = format.replace(/^iso-/, '')
  return formats.has(name) ? `format.${name}` : 'format'
}

function typeKey(type: unknown): string {
  const types = Array.isArray(type) ? type : String(type).split(',')
  const numeric = types.find((name) => name === 'number' || name === 'integer')
  return numeric === undefined ? 'type' : `type.${String(numeric)}`
}

function bounds(schema: RJSFSchema, params: FieldProblem['params'], language: string): Vars {
  const written = (value: string | number) => writtenBound(value, language)
  const limit = params['limit'] ?? params['multipleOf']
  const min = schema.minLength ?? schema.minItems ?? schema.minimum ?? schema.exclusiveMinimum
  const max = schema.maxLength ?? schema.maxItems ?? schema.maximum ?? schema.exclusiveMaximum
  return {
    ...(isTextOrNumber(limit) && { limit: withUnit(written(limit), params['unit']), count: written(limit) }),
    ...(isTextOrNumber(min) && { min: written(min) }),
    ...(isTextOrNumber(max) && { max: written(max) }),
  }
}

/** Formats a number as everywhere in the product, '1,000,000', and a time as '2026-03-10 12:30'. */
function writtenBound(value: string | number, language: string): string {
  const decimal = toDecimal(value)
  return decimal === undefined ? joinDates(String(value).replace('T', ' ')) : groupThousands(decimal, language)
}

function isTextOrNumber(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Formats with a message of their own. */
const formats: ReadonlySet<string> = new Set([
  'date',
  'time',
  'date-time',
  'email',
  'uri',
  'decimal',
  'id',
  'phone',
  'iban',
] satisfies TextFormat[])
/** Keywords with a message of their own. */
const general: ReadonlySet<string> = new Set([
  'blank',
  'pattern',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'uniqueItems',
  'additionalProperties',
  'contains',
  'earliest',
  'latest',
])

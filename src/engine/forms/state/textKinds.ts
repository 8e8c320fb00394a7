// The kinds of text inputs: input type, keyboard, direction, and conversion between text and value.
import { getSchemaType, type RJSFSchema } from '@rjsf/utils'
import type { FieldWidget } from '../../language/grammar/fieldWidgets'
import type { TextFormat } from '../../language/grammar/textFormats'
import { parseDecimal, separatorsOf } from '../../i18n/decimal'
import { decimalPattern } from '../../lib/compare'
import { latinDigits } from '../../lib/text'
import { type Clock, fromLocal, type MomentFormat, toLocal } from '../fields/moments'
import { hasFormat } from '../validation/hasFormat'
import type { TextCodec } from './useTextInput'

export interface TextKind extends TextCodec {
  readonly type: 'text' | 'email' | 'url' | 'tel' | 'search' | 'date' | 'time' | 'datetime-local' | 'color'
  readonly mode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /** Codes and numbers are written left to right in every language. */
  readonly isCode?: boolean
}

/** Returns true for an input with the browser's own calendar or clock. */
export function isMoment({ type }: Pick<TextKind, 'type'>): boolean {
  return type === 'date' || takesTime({ type })
}

/** Returns true for an input that takes a time, which has a zone. */
export function takesTime({ type }: Pick<TextKind, 'type'>): boolean {
  return type === 'time' || type === 'datetime-local'
}

/**
 * Returns the kind of a text field. A number type decides first, then the widget, then the format. Figures have the
 * separators of the language, and times are those of the clock.
 */
export function textKind(schema: RJSFSchema, widget: string | undefined, language: string, clock: Clock): TextKind {
  const type = getSchemaType(schema)
  const found =
    type === 'integer' || type === 'number'
      ? { integer, number }[type]
      : (byWidget[widget ?? ''] ?? byFormat[schema.format ?? ''] ?? byFormat[widget ?? ''] ?? text)
  const kind = typeof found === 'function' ? found(language, clock) : found
  const { pattern, format = '' } = schema
  return pattern === undefined && format === ''
    ? kind
    : { ...kind, parse: (typed, came) => fitted(kind.parse(typed, came), pattern, format) }
}

/** Returns how the text of an area or a password becomes a value: as it is, whatever its format says of keyboards. */
export function plainText({ pattern }: RJSFSchema): TextCodec {
  return { ...plain, parse: (typed) => fitted(plain.parse(typed), pattern, '') }
}

/** Writes 0-9 for the digits of another script where only that fits the pattern and the format. */
function fitted(value: unknown, pattern: string | undefined, format: string): unknown {
  if (typeof value !== 'string') return value
  const latin = latinDigits(value)
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) && hasFormat(text, format)
  return latin !== value && !fits(value) && fits(latin) ? latin : value
}

const plain: TextCodec = {
  parse: (typed) => (typed === '' ? undefined : typed),
  format: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
}
const digits: TextCodec = { ...plain, parse: (typed) => plain.parse(latinDigits(typed.trim())) }

// Three decimals look like thousands to half of the languages: '1.234' is written back as '1.2340'.
function figureText(value: unknown, language: string): string {
  const text = plain.format(value)
  if (!decimalPattern.test(text)) return text
  const clear = /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text
  return clear.replace('.', separatorsOf(language).decimal)
}

// Text that is no number is committed as typed, so that validation can name the problem.
const decimalText = (language: string): TextCodec => ({
  format: (value) => figureText(value, language),
  parse: (typed) => plain.parse(parseDecimal(typed.trim(), language) ?? typed.trim()),
})
const numberText = (language: string): TextCodec => ({
  format: (value) => figureText(value, language),
  parse: (typed) => {
    const decimal = parseDecimal(typed.trim(), language)
    return decimal !== undefined && isExact(decimal) ? Number(decimal) : plain.parse(typed.trim())
  },
})

function isExact(decimal: string): boolean {
  return decimal.includes('.') || Number.isSafeInteger(Number(decimal))
}

type KindOf = (language: string, clock: Clock) => TextKind

const text: TextKind = { ...plain, type: 'text' }
const integer: KindOf = (language) => ({ ...numberText(language), type: 'text', mode: 'numeric', isCode: true })
const number: KindOf = (language) => ({ ...numberText(language), type: 'text', mode: 'decimal', isCode: true })
const decimal: KindOf = (language) => ({ ...decimalText(language), type: 'text', mode: 'decimal', isCode: true })
const phone: TextKind = { ...digits, type: 'tel', mode: 'tel', isCode: true }
const search: TextKind = { ...plain, type: 'search', mode: 'search' }
const url: TextKind = { ...plain, type: 'url', mode: 'url', isCode: true }
const date: TextKind = { ...plain, type: 'date' }
const moment =
  (type: 'time' | 'datetime-local', format: MomentFormat): KindOf =>
  (_language, clock) => ({
    type,
    parse: (typed, came) => (typed === '' ? undefined : fromLocal(typed, format, clock, came)),
    format: (value) => toLocal(value, clock) ?? plain.format(value),
  })

interface ByName {
  readonly [name: string]: TextKind | KindOf | undefined
}
const byFormat: ByName = {
  email: { ...plain, type: 'email', mode: 'email', isCode: true },
  uri: url,
  url,
  date,
  time: moment('time', 'time'),
  'date-time': moment('datetime-local', 'date-time'),
  'iso-time': moment('time', 'iso-time'),
  'iso-date-time': moment('datetime-local', 'iso-date-time'),
  color: { ...plain, type: 'color' },
  decimal,
  id: { ...digits, type: 'text', mode: 'numeric', isCode: true },
  phone,
} satisfies { readonly [format in TextFormat]?: TextKind | KindOf }
const byWidget: ByName = {
  tel: phone,
  search,
  amount: decimal,
  number: decimal,
  date,
} satisfies { readonly [widget in FieldWidget]?: TextKind | KindOf }

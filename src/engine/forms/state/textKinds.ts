// The kinds of text inputs: input type, keyboard, direction, and conversion between text and value.
import { getSchemaType, localToUTC, type RJSFSchema, utcToLocal } from '@rjsf/utils'
import type { FieldWidget } from '../../language/grammar/fieldWidgets'
import type { TextFormat } from '../../language/grammar/textFormats'
import { parseDecimal } from '../../i18n/decimal'
import { latinDigits } from '../validation/ownRules'
import type { TextCodec } from './useTextInput'

export interface TextKind extends TextCodec {
  readonly type: 'text' | 'email' | 'url' | 'tel' | 'search' | 'date' | 'time' | 'datetime-local' | 'color'
  readonly mode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /** Codes and numbers are written left to right in every language. */
  readonly isCode?: boolean
}

/** Returns true for an input with the browser's own calendar or clock. */
export function isMoment({ type }: TextKind): boolean {
  return type === 'date' || type === 'time' || type === 'datetime-local'
}

/** Returns the kind of a text field. A number type decides first, then the widget, then the format. */
export function textKind(schema: RJSFSchema, widget: string | undefined): TextKind {
  const type = getSchemaType(schema)
  if (type === 'integer') return integer
  if (type === 'number') return number
  return byWidget[widget ?? ''] ?? byFormat[schema.format ?? ''] ?? byFormat[widget ?? ''] ?? text
}

const plain: TextCodec = {
  parse: (typed) => (typed === '' ? undefined : typed),
  format: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
}
const digits: TextCodec = { ...plain, parse: (typed) => plain.parse(latinDigits(typed.trim())) }

// Three decimals look like thousands to half of the languages: '1.234' is written back as '1.2340'.
const figure: TextCodec = {
  ...plain,
  format: (value) => plain.format(value).replace(/^-?[1-9]\d{0,2}\.\d{3}$/, (text) => `${text}0`),
}

// Text that is no number is committed as typed, so that validation can name the problem.
const decimalText: TextCodec = { ...figure, parse: (typed) => plain.parse(parseDecimal(typed.trim()) ?? typed.trim()) }
const numberText: TextCodec = {
  ...figure,
  parse: (typed) => {
    const decimal = parseDecimal(typed.trim())
    return decimal !== undefined && isExact(decimal) ? Number(decimal) : plain.parse(typed.trim())
  },
}

function isExact(decimal: string): boolean {
  return decimal.includes('.') || Number.isSafeInteger(Number(decimal))
}

const text: TextKind = { ...plain, type: 'text' }
const integer: TextKind = { ...numberText, type: 'text', mode: 'numeric', isCode: true }
const number: TextKind = { ...numberText, type: 'text', mode: 'decimal', isCode: true }
const decimal: TextKind = { ...decimalText, type: 'text', mode: 'decimal', isCode: true }
const phone: TextKind = { ...digits, type: 'tel', mode: 'tel', isCode: true }
const search: TextKind = { ...plain, type: 'search', mode: 'search' }
const url: TextKind = { ...plain, type: 'url', mode: 'url', isCode: true }
const date: TextKind = { ...plain, type: 'date' }
const time: TextKind = {
  type: 'time',
  // The JSON Schema format requires seconds and a zone; the person enters neither.
  parse: (typed) => (typed === '' ? undefined : `${typed.length === 5 ? `${typed}:00` : typed}Z`),
  format: (value) => plain.format(value).replace(/(Z|[+-]\d\d:\d\d)$/i, ''),
}
const dateTime: TextKind = {
  type: 'datetime-local',
  parse: (typed) => (typed === '' ? undefined : localToUTC(typed)),
  format: (value) => (typeof value === 'string' && value !== '' ? utcToLocal(value) : ''),
}

interface ByName {
  readonly [name: string]: TextKind | undefined
}
const byFormat: ByName = {
  email: { ...plain, type: 'email', mode: 'email', isCode: true },
  uri: url,
  url,
  date,
  time,
  'date-time': dateTime,
  color: { ...plain, type: 'color' },
  decimal,
  id: { ...digits, type: 'text', mode: 'numeric', isCode: true },
  phone,
} satisfies { readonly [format in TextFormat]?: TextKind }
const byWidget: ByName = {
  tel: phone,
  search,
  amount: decimal,
  number: decimal,
  date,
} satisfies { readonly [widget in FieldWidget]?: TextKind }

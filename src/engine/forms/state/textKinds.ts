// What kind of text a schema asks for: keyboard, direction, and how text and value turn into each other.
import { getSchemaType, localToUTC, type RJSFSchema, utcToLocal } from '@rjsf/utils'
import { parseDecimal } from '../../i18n/decimal'
import { latinDigits } from '../validation/ownRules'
import type { TextCodec } from './useTextInput'

export interface TextKind extends TextCodec {
  readonly type: 'text' | 'email' | 'url' | 'tel' | 'search' | 'date' | 'time' | 'datetime-local' | 'color'
  readonly mode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search'
  /** Codes and numbers run left to right in every language. */
  readonly isCode?: boolean
}

/** Gives the kind of a text field: by its widget, else its type, else its format. */
export function textKind(schema: RJSFSchema, widget: string | undefined): TextKind {
  const type = getSchemaType(schema)
  if (type === 'integer') return integer
  if (type === 'number') return number
  return byWidget[widget ?? ''] ?? byFormat[schema.format ?? ''] ?? byFormat[widget ?? ''] ?? text
}

const plain: TextCodec = {
  parse: (typed) => (typed === '' ? undefined : typed),
  show: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
}
const digits: TextCodec = { ...plain, parse: (typed) => plain.parse(latinDigits(typed.trim())) }

// What cannot be read is handed over as typed, for the judge to name.
const decimalText: TextCodec = { ...plain, parse: (typed) => plain.parse(parseDecimal(typed.trim()) ?? typed.trim()) }
const numberText: TextCodec = {
  ...plain,
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
  // The format asks for seconds and a zone; the person is asked for neither.
  parse: (typed) => (typed === '' ? undefined : `${typed.length === 5 ? `${typed}:00` : typed}Z`),
  show: (value) => plain.show(value).replace(/(Z|[+-]\d\d:\d\d)$/i, ''),
}
const moment: TextKind = {
  type: 'datetime-local',
  parse: (typed) => (typed === '' ? undefined : localToUTC(typed)),
  show: (value) => (typeof value === 'string' && value !== '' ? utcToLocal(value) : ''),
}

const byFormat: { readonly [format: string]: TextKind | undefined } = {
  email: { ...plain, type: 'email', mode: 'email', isCode: true },
  uri: url,
  url,
  'uri-reference': url,
  date,
  time,
  'date-time': moment,
  color: { ...plain, type: 'color' },
  decimal,
  id: { ...digits, type: 'text', mode: 'numeric', isCode: true },
  phone,
}
const byWidget: { readonly [widget: string]: TextKind | undefined } = {
  tel: phone,
  search,
  amount: decimal,
  number: decimal,
  date,
}

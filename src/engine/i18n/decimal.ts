// Reads and writes decimals with the separators of a language.
import { canonical } from '../lib/decimal'
import { latinDigits } from '../lib/text'
import { baseLanguage } from './languages'

/**
 * Parses a figure that a person typed, in digits of any script, with the separators of any language. Returns
 * a canonical decimal ('1234.5') or undefined. The language decides only what conventions read differently: '1,234' is a
 * thousand in English, and a fraction in Russian.
 */
export function parseDecimal(text: string, language = 'en'): string | undefined {
  if (text.length > 100) return undefined
  const latin = latinDigits(text).trim()
  const [, sign = '', figure = ''] = /^([-\u2212]?)(.*)$/s.exec(latin) ?? []
  const plain = plainFigure(figure, language)
  return plain === undefined ? undefined : canonical(`${sign && '-'}${plain}`)
}

/** Writes a decimal with the separators of a language: '1234.50' becomes '1,234.50' in English. */
export function groupThousands(value: string, language = 'en'): string {
  const { group, decimal } = separatorsOf(language)
  const [whole = '', fraction] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}

// Grouped numbers come first: '1,234,567' has thousands, but '1,23' and '0,123' are fractions.
function plainFigure(figure: string, language: string): string | undefined {
  const [, start = '', sign = '', end = ''] = unclear.exec(figure) ?? []
  if (sign) {
    const { group, decimal } = separatorsOf(language)
    return `${start}${sign === decimal || (sign === '.' && group !== '.') ? '.' : ''}${end}`
  }
  const [, whole, fraction] = numberPatterns.map((form) => form.exec(figure)).find((match) => match !== null) ?? []
  if (whole === undefined || (whole === '' && !fraction)) return undefined
  return `${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`
}

/** One sign before three digits: a thousand to half of the languages, and a fraction to the others. */
const unclear = /^([1-9]\d{0,2})([.,])(\d{3})$/

const numberPatterns: readonly RegExp[] = [
  /^(\d*)(?:[.\u066b](\d*))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:[.\u066b](\d*))?$/,
  /^([1-9]\d{0,2}(?:\u066c\d{3})+)(?:[.\u066b](\d*))?$/,
  /^([1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,\u066b](\d*))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  /^(\d*),(\d*)$/,
]

/** The signs of a language between groups of three digits, and before the decimals. */
export interface Separators {
  readonly group: string
  readonly decimal: string
}

/**
 * Returns the separators of a language. Those of our languages stand here, because not every browser has them. For
 * another language, the device has its own.
 */
export function separatorsOf(language: string): Separators {
  const base = baseLanguage(language)
  const found = known.get(base) ?? ofDevice(language)
  known.set(base, found)
  return found
}

const english: Separators = { group: ',', decimal: '.' }
const turkish: Separators = { group: '.', decimal: ',' }
const russian: Separators = { group: '\u00a0', decimal: ',' }

const known = new Map<string, Separators>([
  ...['en', 'ar', 'fa', 'ur', 'zh'].map((language) => [language, english] as const),
  ...['tr', 'pt', 'id'].map((language) => [language, turkish] as const),
  ...['ru', 'uz'].map((language) => [language, russian] as const),
])

function ofDevice(language: string): Separators {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(12_345.5)
  const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return { group: sign('group') ?? english.group, decimal: sign('decimal') ?? english.decimal }
}

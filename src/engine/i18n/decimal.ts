// Parses and rounds decimals as text, so that no figure passes through a float.
import { decimalPattern, splitDecimal } from '../lib/compare'
import { bidiControls } from '../lib/text'
import { separatorsOf } from './separators'

/**
 * Parses a figure that a person typed, in Latin, Arabic or Persian digits, with the separators of any language. Returns
 * a canonical decimal ('1234.5') or undefined. The language decides only what conventions read differently: '1,234' is a
 * thousand in English, and a fraction in Russian.
 */
export function parseDecimal(text: string, language = 'en'): string | undefined {
  if (text.length > 100) return undefined
  const latin = text.replace(bidiControls, '').trim().replace(foreignDigits, latinDigit)
  const [, sign = '', figure = ''] = /^([-\u2212]?)(.*)$/s.exec(latin) ?? []
  const plain = plainFigure(figure, language)
  return plain === undefined ? undefined : canonical(`${sign && '-'}${plain}`)
}

/** Parses a finite number, or a plain decimal string, of an answer. Returns a canonical decimal or undefined. */
export function toDecimal(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? canonical(expanded(String(value))) : undefined
  return typeof value === 'string' && value.length <= 1000 && decimalPattern.test(value) ? canonical(value) : undefined
}

/** Rounds a decimal to a number of places, halves away from zero, and keeps zeros: ('1.005', 2) returns '1.01'. */
export function roundHalfUp(value: string, places: number): string {
  const { units, scale } = splitDecimal(value)
  const shift = places - scale
  if (shift >= 0) return join(units * 10n ** BigInt(shift), places)
  const divisor = 10n ** BigInt(-shift)
  const half = (units < 0n ? -divisor : divisor) / 2n
  return join((units + half) / divisor, places)
}

/** Multiplies two figures and rounds towards zero to `places`. Returns undefined if one is no figure. */
export function multiplyDown(a: unknown, b: unknown, places = 0): string | undefined {
  const [left, right] = bothFigures(a, b)
  if (!left || !right) return undefined
  const cut = (left.units * right.units * 10n ** BigInt(places)) / 10n ** BigInt(left.scale + right.scale)
  return canonical(join(cut, places))
}

/**
 * Divides two figures and rounds towards zero to `places`. Returns undefined if one is no figure, or the divisor is zero.
 */
export function divideDown(a: unknown, b: unknown, places = 2): string | undefined {
  const [left, right] = bothFigures(a, b)
  if (!left || !right || right.units === 0n) return undefined
  const cut = (left.units * 10n ** BigInt(right.scale + places)) / (right.units * 10n ** BigInt(left.scale))
  return canonical(join(cut, places))
}

/** Adds two figures. Returns undefined if one is no figure. */
export function add(a: unknown, b: unknown): string | undefined {
  return combine(a, b, (left, right) => left + right)
}

/** Subtracts one figure from another. Returns undefined if one is no figure. */
export function subtract(a: unknown, b: unknown): string | undefined {
  return combine(a, b, (left, right) => left - right)
}

function combine(a: unknown, b: unknown, run: (left: bigint, right: bigint) => bigint): string | undefined {
  const [left, right] = bothFigures(a, b)
  if (!left || !right) return undefined
  const scale = Math.max(left.scale, right.scale)
  const raised = ({ units, scale: own }: Digits) => units * 10n ** BigInt(scale - own)
  return canonical(join(run(raised(left), raised(right)), scale))
}

type Digits = ReturnType<typeof splitDecimal>

function bothFigures(a: unknown, b: unknown): readonly (Digits | undefined)[] {
  return [toDecimal(a), toDecimal(b)].map((figure) => (figure === undefined ? undefined : splitDecimal(figure)))
}

/** Writes a decimal with the separators of a language: '1234.50' becomes '1,234.50' in English. */
export function groupThousands(value: string, language = 'en'): string {
  const { group, decimal } = separatorsOf(language)
  const [whole = '', fraction] = value.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}

const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

function latinDigit(digit: string): string {
  return String(digit.charCodeAt(0) & 0xf)
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

function canonical(value: string): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.')
  const places = fraction.replace(/0+$/, '')
  const digits = `${whole.replace(/^0+(?=\d)/, '')}${places && `.${places}`}`
  return value.startsWith('-') && digits !== '0' ? `-${digits}` : digits
}

function expanded(figure: string): string {
  const [mantissa = '', exponent] = figure.split('e')
  if (exponent === undefined) return figure
  const { units, scale } = splitDecimal(mantissa)
  const places = scale - Number(exponent)
  return places <= 0 ? String(units * 10n ** BigInt(-places)) : join(units, places)
}

function join(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const sign = units < 0n ? '-' : ''
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-places)}`
}

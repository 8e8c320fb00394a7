// Computes with decimals as text, so that no figure passes through a float.
import { decimalPattern, splitDecimal } from './compare'

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

/** Returns a decimal without needless zeros, and without a sign before 0. */
export function canonical(value: string): string {
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

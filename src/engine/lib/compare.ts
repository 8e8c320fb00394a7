// Compares decimals as text, so that no figure passes through a float.
import { instantIn, zonedText } from './clock'

/** Compares two decimals and returns -1, 0 or 1. Throws if one is not a decimal. */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const left = splitDecimal(a)
  const right = splitDecimal(b)
  const scale = Math.max(left.scale, right.scale)
  const difference = scaled(left, scale) - scaled(right, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Compares two numbers or decimal texts and returns -1, 0 or 1. Returns undefined if one is neither. */
export function compareFigures(a: unknown, b: unknown): -1 | 0 | 1 | undefined {
  return isFigure(a) && isFigure(b) ? compareDecimals(String(a), String(b)) : undefined
}

/** Returns true if both are numbers or decimal texts and the first is smaller. */
export function isLessThan(value: unknown, bound: unknown): boolean {
  return compareFigures(value, bound) === -1
}

/**
 * Compares the numbers in two dates, times or versions from left to right, and returns -1, 0 or 1. Returns undefined
 * unless both begin with a digit. A missing number is 0, so `1.10` equals `1.10.0`. A time with an offset is read as clocks
 * in the zone show it, and two of them as instants.
 */
export function compareNumbers(a: unknown, b: unknown, timeZone?: unknown): -1 | 0 | 1 | undefined {
  const instants = [instantIn(a), instantIn(b)]
  const [left, right] = [a, b].map((one, at) => {
    const instant = instants[at]
    if (instant === undefined) return numbersIn(one)
    if (instants[1 - at] !== undefined) return [instant]
    return numbersIn(typeof timeZone === 'string' ? zonedText(timeZone, instant) : one)
  })
  if (!left || !right) return undefined
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference < 0 ? -1 : 1
  }
  return 0
}

function numbersIn(value: unknown): readonly number[] | undefined {
  return typeof value === 'string' && /^\d/.test(value) ? (value.match(/\d+/g) ?? []).map(Number) : undefined
}

interface ScaledDecimal {
  /** The decimal times 10 to the power of `scale`. */
  readonly units: bigint
  readonly scale: number
}

/** Splits a decimal into an integer and its number of places. Throws if it is not a decimal. */
export function splitDecimal(value: string): ScaledDecimal {
  if (!decimalPattern.test(value))
    throw new Error(`"${value}" is not a decimal. Write digits with at most one point between them.`)
  const [whole = '', fraction = ''] = value.split('.')
  return { units: BigInt(whole + fraction), scale: fraction.length }
}

/** Matches a decimal such as `-12.50`. */
export const decimalPattern = /^-?\d+(\.\d+)?$/

function isFigure(value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && decimalPattern.test(String(value))
}

function scaled({ units, scale }: ScaledDecimal, to: number): bigint {
  return units * 10n ** BigInt(to - scale)
}

/** Returns the entries in the order of the screen: first those in `order`, then the rest as they are written. */
export function orderedEntries<T>(
  things: { readonly [id: string]: T } | undefined,
  order?: readonly string[],
): readonly (readonly [string, T])[] {
  const entries = Object.entries(things ?? {})
  if (!order) return entries
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return entries.sort(([a], [b]) => rank(a) - rank(b))
}

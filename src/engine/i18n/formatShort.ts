import { splitDecimal } from '../lib/compare'
import { separatorsOf } from './separators'

/**
 * Formats a decimal as a short figure: divides it, then adds K above 1000 and M above a million, truncated to
 * one place.
 */
export function formatShort(decimal: string, divisor: number, language = 'en'): string {
  return shortened(decimal, divisor).replace('.', separatorsOf(language).decimal)
}

function shortened(decimal: string, divisor: number): string {
  if (!Number.isSafeInteger(divisor) || divisor < 1)
    throw new Error(`${divisor} is not a divisor. Use a whole number from 1.`)
  const { units, scale } = splitDecimal(decimal)
  const sign = units < 0n ? '-' : ''
  const dividend = units < 0n ? -units : units
  const unit = BigInt(divisor) * 10n ** BigInt(scale)
  if (dividend * 10n > 9_999_000_000n * unit) return `${sign}999.9M+`
  if (dividend > 1_000_000n * unit) return `${sign}${tenths(dividend, 1_000_000n * unit)}M`
  if (dividend > 1000n * unit) return `${sign}${tenths(dividend, 1000n * unit)}K`
  const small = tenths(dividend, unit)
  return small === '0' ? small : sign + small
}

function tenths(dividend: bigint, unit: bigint): string {
  const found = (dividend * 10n) / unit
  return found % 10n === 0n ? String(found / 10n) : `${found / 10n}.${found % 10n}`
}

import type { Format } from '../language/types/plain'
import { cleanText } from '../lib/text'
import { zonedParts } from '../lib/clock'
import { groupThousands, roundHalfUp, toDecimal } from './decimal'
import { formatShort } from './short'

export interface FormatOptions {
  /** Time zone of the market, in which all dates show. */
  readonly timeZone: string
  /** Shown after amounts of money, if given. */
  readonly currency?: string
  /** Divisor of short figures. */
  readonly shortDivisor: number
}

/** Text for a value that is absent or not a figure. */
export const absentText = '--'

/**
 * Formats a value in Latin digits and Gregorian dates in every language. Returns '--' if the value is absent.
 */
export function formatValue(value: unknown, format: Format | undefined, options: FormatOptions): string {
  if (value === undefined || value === null || value === '') return absentText
  switch (format ?? 'text') {
    case 'text':
    case 'id':
    case 'phone':
    case 'image':
      return plainText(value)
    case 'images':
      return Array.isArray(value) && value.length > 0 ? value.map(plainText).join(', ') : absentText
    case 'count':
      return formatFigure(value, (decimal) => groupThousands(roundHalfUp(decimal, 0)))
    case 'money':
      return formatFigure(value, (decimal) => withCurrency(groupThousands(roundHalfUp(decimal, 2)), options.currency))
    case 'short':
      return formatFigure(value, (decimal) => formatShort(decimal, options.shortDivisor))
    case 'time':
      return formatTime(value, options.timeZone, 19)
    case 'date':
      return formatTime(value, options.timeZone, 10)
    default:
      throw new Error(
        `"${String(format)}" is not a format. Use text, id, count, money, short, time, date, image, images or phone.`,
      )
  }
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return cleanText(value) || absentText
  if (typeof value === 'boolean') return String(value)
  return toDecimal(value) ?? absentText
}

function formatFigure(value: unknown, write: (decimal: string) => string): string {
  const decimal = toDecimal(value)
  return decimal === undefined ? absentText : write(decimal)
}

// The no-break space keeps an amount and its currency on one line.
function withCurrency(amount: string, currency: string | undefined): string {
  return currency === undefined ? amount : `${amount}\u00a0${currency}`
}

function formatTime(value: unknown, timeZone: string, length: 10 | 19): string {
  // A time without a zone is already in the server's zone.
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(value)) return value.slice(0, length)
  const instant = instantOf(value)
  if (instant === undefined) return absentText
  const { year, month, day, hour, minute, second } = zonedParts(timeZone, instant)
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  return length === 10 ? date : `${date} ${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`
}

// Servers count in seconds or milliseconds; below 10^11 it is seconds (until the year 5138). 0 means "not yet".
function instantOf(value: unknown): number | undefined {
  const count =
    typeof value === 'string' && zoned.test(value) ? Date.parse(value) : Number(toDecimal(value) ?? Number.NaN)
  const instant = Math.abs(count) < 1e11 ? count * 1000 : count
  return instant > 0 && instant < year10000 ? instant : undefined
}

const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
const year10000 = Date.UTC(9999, 11, 31)

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

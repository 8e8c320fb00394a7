import type { Format } from '../language/types/plain'
import { cleanText } from '../lib/text'
import { instantIn, zonedText } from '../lib/clock'
import { groupThousands, separatorsOf } from './decimal'
import { multiplyDown, roundHalfUp, subtract, toDecimal } from '../lib/decimal'
import { splitDecimal } from '../lib/compare'
import { UnknownPart } from '../lib/unknownPart'
import type { Texts } from './texts'

export interface FormatOptions {
  /** Time zone of the market, in which all dates show. */
  readonly timeZone: string
  /** Shown after amounts of money, if given. */
  readonly currency?: string
  /** Divisor of short figures. */
  readonly shortDivisor: number
  /** Language of the separators in figures and lists. English by default. */
  readonly language?: string
  /** Translates the words of relative times, such as "5 minutes ago". Without it, they show as dates. */
  readonly t?: Saying['t']
  /** Returns the present in milliseconds. The device's clock by default. */
  now?(): number
}

/** Text for a value that is absent or not a figure. */
export const absentText = '--'

/**
 * Formats a value in Latin digits and Gregorian dates in every language. Returns '--' if the value is absent.
 */
export function formatValue(value: unknown, format: Format | undefined, options: FormatOptions): string {
  if (value === undefined || value === null || value === '') return absentText
  const name = format ?? 'text'
  if (!Object.hasOwn(formats, name)) {
    throw new UnknownPart(`"${name}" is not a format. Use one of: ${Object.keys(formats).join(', ')}.`)
  }
  return formats[name].write(value, options)
}

/** Returns true if the format writes figures, which stay on one line and have digits of one width. */
export function isFigure(format: Format | undefined): boolean {
  return format !== undefined && formats[format].isFigure === true
}

interface FormatRule {
  readonly write: (value: unknown, options: FormatOptions) => string
  readonly isFigure?: boolean
}

// The grammar documents each format: see `format` in `language/grammar/values.ts`.
const formats: { readonly [name in Format]: FormatRule } = {
  text: { write: plainText },
  id: { write: plainText, isFigure: true },
  count: {
    write: figure((decimal, { language }) => groupThousands(wholeOrHundredths(decimal), language)),
    isFigure: true,
  },
  gain: { write: figure(signed), isFigure: true },
  loss: { write: figure((decimal, options) => signed(subtract('0', decimal) ?? decimal, options)), isFigure: true },
  money: {
    write: figure((decimal, { currency, language }) =>
      withUnit(groupThousands(roundHalfUp(decimal, 2), language), currency),
    ),
    isFigure: true,
  },
  percent: {
    write: figure((decimal, { language }) => `${groupThousands(percentOf(decimal), language)}%`),
    isFigure: true,
  },
  short: {
    write: figure((decimal, { shortDivisor, language }) => formatShort(decimal, shortDivisor, language)),
    isFigure: true,
  },
  time: {
    write: (value, { timeZone, now = Date.now }) =>
      timeOfDay(value, timeZone, now()) ?? formatTime(value, timeZone, 19),
    isFigure: true,
  },
  date: { write: (value, { timeZone }) => formatTime(value, timeZone, 10), isFigure: true },
  ago: { write: said(agoText) },
  day: { write: said(dayText) },
  month: { write: said(monthText) },
  image: { write: plainText },
  images: {
    write: (value) => (Array.isArray(value) && value.length > 0 ? value.map(plainText).join(', ') : absentText),
  },
  list: {
    write: (value, { language = 'en' }) =>
      Array.isArray(value) && value.length > 0
        ? value.map(itemText).join(separators[language.slice(0, 2)] ?? ', ')
        : absentText,
  },
  rich: { write: plainText },
  phone: { write: plainText, isFigure: true },
  groups: { write: (value) => inGroups(plainText(value)), isFigure: true },
}

/** Separators of the members of a list, in languages that use no comma and space. */
const separators: { readonly [language: string]: string } = { ar: '، ', fa: '، ', ur: '، ', zh: '、' }

function plainText(value: unknown): string {
  if (typeof value === 'string') return cleanText(value) || absentText
  if (typeof value === 'boolean') return String(value)
  return toDecimal(value) ?? absentText
}

/** Returns a member of a list as text. A row of an answer is shown by its name. */
function itemText(item: unknown): string {
  return plainText(typeof item === 'object' && item !== null && 'name' in item ? item.name : item)
}

function figure(write: (decimal: string, options: FormatOptions) => string): FormatRule['write'] {
  return (value, options) => {
    const decimal = toDecimal(value)
    return decimal === undefined ? absentText : write(decimal, options)
  }
}

/** Rounds to two places, and leaves them out of a whole number. */
function wholeOrHundredths(decimal: string): string {
  return roundHalfUp(decimal, 2).replace(/\.00$/, '')
}

/** Writes a count with its sign. */
function signed(decimal: string, { language }: FormatOptions): string {
  const figure = groupThousands(wholeOrHundredths(decimal), language).replace(/^-/, '')
  return `${decimal.startsWith('-') ? '\u2212' : '+'}${figure}`
}

/** Writes a long code of letters and digits in groups of four, as it stands on a bank card. */
function inGroups(text: string): string {
  return /^[A-Za-z\d]{13,}$/.test(text) ? text.replace(/.{4}(?=.)/g, '$& ') : text
}

function percentOf(decimal: string): string {
  return toDecimal(roundHalfUp(multiplyDown(decimal, 100, 9) ?? '0', 1)) ?? '0'
}

/**
 * Returns a figure with its unit, such as a currency, on one line. The unit may come from an answer, so it is cleaned.
 * Returns the figure alone if the unit is no text or empty.
 */
export function withUnit(figure: string, unit: unknown): string {
  return typeof unit === 'string' && unit !== '' ? `${figure}\u00a0${cleanText(unit)}` : figure
}

function formatTime(value: unknown, timeZone: string, length: 10 | 19): string {
  // A time without a zone is already in the server's zone.
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(value)) return value.slice(0, length)
  const instant = instantOf(value)
  if (instant === undefined) return absentText
  return zonedText(timeZone, instant).slice(0, length).replace('T', ' ')
}

/** Writes a time of day without a date: as it is, or with an offset as clocks in the zone show it today. */
function timeOfDay(value: unknown, timeZone: string, now: number): string | undefined {
  const [, clock = '', seconds = ':00', offset] = (typeof value === 'string' && ofDay.exec(value)) || []
  if (clock === '') return undefined
  if (offset === undefined) return `${clock}${seconds}`
  const instant = instantIn(`${zonedText(timeZone, now).slice(0, 10)}T${clock}${seconds}${offset}`)
  return instant === undefined ? undefined : zonedText(timeZone, instant).slice(11)
}

const ofDay = /^(\d\d:\d\d)(:\d\d)?(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/i

/** Writes a time in words, or as a date if there are none for it. */
function said(inWords: typeof agoText): FormatRule['write'] {
  return (value, { timeZone, t, now = Date.now }) => {
    const day = formatTime(value, timeZone, 10)
    if (!t || day === absentText) return day
    const present = now()
    return inWords(day, { now: present, today: formatTime(present, timeZone, 10), t }, instantOf(value)) ?? day
  }
}

// Servers count in seconds or milliseconds; below 10^11 it is seconds (until the year 5138). 0 means "not yet".
function instantOf(value: unknown): number | undefined {
  const count = Number(toDecimal(value) ?? Number.NaN)
  const counted = Math.abs(count) < 1e11 ? count * 1000 : count
  const instant = instantIn(value) ?? (counted > 0 ? counted : Number.NaN)
  return instant < year10000 ? instant : undefined
}

const year10000 = Date.UTC(9999, 11, 31)

/**
 * Formats a decimal as a short figure: divides it, then adds K above 1000 and M above a million, truncated to
 * one place.
 */
function formatShort(decimal: string, divisor: number, language = 'en'): string {
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

// Writes times as people say them, in words of our own: not every browser has those of each language.

interface Saying {
  /** Milliseconds of the present. */
  readonly now: number
  /** The day of the present in the market's zone, such as '2026-01-31'. */
  readonly today: string
  readonly t: Texts['t']
}

/** Returns how long ago an instant (milliseconds) of the day was. Returns undefined before yesterday, and for the future. */
function agoText(day: string, { now, today, t }: Saying, instant?: number): string | undefined {
  const minutes = Math.floor((now - (instant ?? Number.NaN)) / 60_000)
  // The clock that wrote the instant may be a minute ahead.
  if (minutes >= -1 && minutes < 60) return t('engine.time.minutes', { count: Math.max(minutes, 1) })
  if (minutes >= 60 && day === today) return t('engine.time.hours', { count: Math.floor(minutes / 60) })
  return dayText(day, { now, today, t })
}

/** Returns "Today" or "Yesterday". Returns undefined for another day. */
export function dayText(day: string, { today, t }: Saying): string | undefined {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000
  return days === 0 ? t('engine.time.today') : days === 1 ? t('engine.time.yesterday') : undefined
}

/** Returns "This month", "Last month" or "Earlier". Returns undefined for the future. */
function monthText(day: string, { today, t }: Saying): string | undefined {
  const monthOf = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7))
  const months = monthOf(today) - monthOf(day)
  if (months === 0) return t('engine.time.thisMonth')
  return months === 1 ? t('engine.time.lastMonth') : months > 1 ? t('engine.time.earlier') : undefined
}

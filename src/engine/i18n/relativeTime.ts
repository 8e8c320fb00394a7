// Writes times as people say them: "3 hours ago", "Yesterday", "22 Nov". Digits are Latin and dates Gregorian.
import { zonedParts } from '../lib/clock'

export interface Saying {
  readonly timeZone: string
  readonly language: string
  /** Milliseconds of the present. */
  readonly now: number
}

/** Returns how long ago an instant was, or its date if that is more than 30 days. The instants are in milliseconds. */
export function agoText(instant: number, saying: Saying): string {
  const seconds = Math.round((instant - saying.now) / 1000)
  const distance = Math.abs(seconds)
  const days = dayNumber(instant, saying.timeZone) - dayNumber(saying.now, saying.timeZone)
  if (Math.abs(days) > 30) return dateText(instant, saying, { day: 'numeric', month: 'short', year: 'numeric' })
  const relative = relativeOf(saying.language)
  if (distance < 45) return relative.format(0, 'second')
  if (distance < 45 * 60) return relative.format(Math.round(seconds / 60), 'minute')
  if (distance < 22 * 3600 || days === 0) return relative.format(Math.round(seconds / 3600), 'hour')
  return relative.format(days, 'day')
}

/** Returns the day of an instant as a heading: today, yesterday, or the date, with its year if that is another one. */
export function dayText(instant: number, saying: Saying): string {
  const days = dayNumber(instant, saying.timeZone) - dayNumber(saying.now, saying.timeZone)
  if (Math.abs(days) <= 1) return capital(relativeOf(saying.language).format(days, 'day'), saying.language)
  const year = (at: number) => zonedParts(saying.timeZone, at).year
  return dateText(instant, saying, {
    day: 'numeric',
    month: 'long',
    ...(year(instant) !== year(saying.now) && { year: 'numeric' }),
  })
}

/** Returns the day and the short name of the month, for the axis of a chart. */
export function shortDayText(instant: number, saying: Saying): string {
  return dateText(instant, saying, { day: 'numeric', month: 'short' })
}

function dayNumber(instant: number, timeZone: string): number {
  const { year, month, day } = zonedParts(timeZone, instant)
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/** Formats the date in the zone. The zone's own parts are used, because not every browser knows every zone. */
function dateText(instant: number, { timeZone, language }: Saying, options: Intl.DateTimeFormatOptions): string {
  const { year, month, day } = zonedParts(timeZone, instant)
  return dateFormatOf(language, options).format(Date.UTC(year, month - 1, day, 12))
}

function capital(text: string, language: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(language) + text.slice(first.length)
}

const relatives = new Map<string, Intl.RelativeTimeFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

function relativeOf(language: string): Intl.RelativeTimeFormat {
  const known = relatives.get(language)
  if (known) return known
  const made = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' })
  relatives.set(language, made)
  return made
}

function dateFormatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = dates.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' })
  dates.set(key, made)
  return made
}

// Moments as forms show and send them. A person reads and enters the time that clocks in one zone show; the value keeps
// the offset with which it came.
import { attempt } from '../../lib/attempt'
import { zonedText } from '../../lib/clock'
import { latinDigits } from '../../lib/text'

/** What the times of a form depend on. */
export interface Clock {
  readonly timeZone: string
  /** Returns the present in milliseconds. The device's clock by default. */
  readonly now?: (() => number) | undefined
}

/** Formats of moments that have a time. Those of ISO 8601 may lack the offset. */
export type MomentFormat = 'date-time' | 'time' | 'iso-date-time' | 'iso-time'

/** The parts of a date with a time, or of a time of day. */
interface Parts {
  readonly date: string | undefined
  readonly separator: string
  readonly hasSeconds: boolean
  /** The decimals of the seconds, with their point. */
  readonly fraction: string
  readonly offset: string | undefined
  /** The date and time without the offset. A time of day is of 1970-01-01. */
  readonly local: string
  /** The instant at which clocks without an offset show that. */
  readonly ms: number
}

const pattern = /^(?:(\d{4}-\d\d-\d\d)([T ]))?(\d\d:\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i
const dayMs = 86_400_000

function partsOf(text: unknown): Parts | undefined {
  const found = typeof text === 'string' ? pattern.exec(text) : null
  if (!found) return undefined
  const [, date, separator = 'T', minutes, seconds = '00', fraction = '', offset] = found
  // A leap second is the last one of its minute: no clock shows it.
  const local = `${date ?? '1970-01-01'}T${minutes}:${seconds === '60' ? '59' : seconds}${fraction.slice(0, 4)}`
  const ms = Date.parse(`${local}Z`)
  return Number.isNaN(ms)
    ? undefined
    : { date, separator, hasSeconds: found[4] !== undefined, fraction, offset, local, ms }
}

/** Returns the milliseconds that an offset such as `+03:30` is ahead of UTC. */
function offsetMs(offset: string): number {
  const [hours = 0, minutes = 0] = (offset.match(/\d\d/g) ?? []).map(Number)
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000
}

function isUtc(offset: string): boolean {
  return /z/i.test(offset)
}

/** Returns the milliseconds that the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(timeZone: string, instant: number): number {
  return Date.parse(`${zonedText(timeZone, instant)}Z`) - Math.floor(instant / 1000) * 1000
}

/**
 * Returns the instant at which the clocks of a zone show a date and time, such as `2026-01-31T09:30`. A time that they
 * skip is moved by what they skip. Of a time that they show twice, this is the first one, unless the offset of the other
 * one is preferred.
 */
export function instantOf(local: string, timeZone: string, preferred?: number): number {
  const ms = Date.parse(`${local}Z`)
  // Before and after the change of the clocks, if there is one nearby.
  const [before, after] = [offsetAt(timeZone, ms - dayMs), offsetAt(timeZone, ms + dayMs)]
  const possible = [preferred, before, after].find(
    (offset) => offset !== undefined && offsetAt(timeZone, ms - offset) === offset,
  )
  return ms - (possible ?? before)
}

/**
 * Returns the instant whose offset counts for a text. For a date with a time, it is its own. A time of day has the
 * present offset of the zone, or the one that it came with if the zone has that one half a year later.
 */
function instantFor(text: unknown, { timeZone, now = Date.now }: Clock): number {
  const present = now()
  const parts = partsOf(text)
  if (!parts) return present
  const { date, offset, local, ms } = parts
  if (date !== undefined) return offset === undefined ? instantOf(local, timeZone) : ms - offsetMs(offset)
  if (offset === undefined || isUtc(offset)) return present
  const otherSeason = present + 182 * dayMs
  return offsetAt(timeZone, otherSeason) === offsetMs(offset) ? otherSeason : present
}

/** Returns a text with an offset as the clocks of the zone show it. Others stay. Returns undefined if the text is no such moment. */
export function toLocal(text: unknown, clock: Clock): string | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const { date, offset, fraction, ms } = parts
  const shift = offset === undefined ? 0 : offsetAt(clock.timeZone, instantFor(text, clock)) - offsetMs(offset)
  const local = writtenAt(ms + shift, date !== undefined)
  return parts.hasSeconds ? `${local}${fraction.slice(0, 4)}` : local.slice(0, -3)
}

/** Returns `2026-01-31T09:30:00` or `09:30:00`. */
function writtenAt(ms: number, hasDate: boolean): string {
  return new Date(ms).toISOString().slice(hasDate ? 0 : 11, 19)
}

/**
 * Returns the value of what a person has entered as local time. It is written like the value that came: with its offset,
 * or with that of the zone if it came with that one. Text that is no moment stays.
 */
export function fromLocal(typed: string, format: MomentFormat, clock: Clock, came?: unknown): string {
  const { timeZone } = clock
  const entered = partsOf(latinDigits(typed.trim()))
  if (!entered) return typed
  const { date, local, ms } = entered
  const origin = partsOf(came)
  const shown = partsOf(toLocal(came, clock))
  // A second that nobody changed keeps its decimals, which inputs show in part or not at all.
  const second = (one: number) => Math.floor(one / 1000) % 60
  const isKept = shown && second(shown.ms) === second(ms) && (entered.fraction === '' || shown.ms % 1000 === ms % 1000)
  const fraction = origin && isKept ? origin.fraction : entered.fraction
  const written = (ms: number) => writtenAt(ms, date !== undefined).replace('T', origin?.separator ?? 'T') + fraction
  const kept = origin?.offset
  if (format !== 'date-time' && kept === undefined && (origin || format !== 'time')) return written(ms)
  const before = instantFor(came, clock)
  const zoneBefore = offsetAt(timeZone, before)
  const instant =
    date === undefined ? ms - zoneBefore : instantOf(local, timeZone, kept === undefined ? kept : zoneBefore)
  if (kept === undefined && format === 'date-time') return new Date(instant).toISOString()
  if (kept !== undefined && (isUtc(kept) || offsetMs(kept) !== zoneBefore))
    return written(instant + offsetMs(kept)) + kept
  const ahead = wholeMinutes(offsetAt(timeZone, date === undefined ? before : instant))
  // `Z` is UTC in each season. A zone may have no offset in one of them.
  return written(instant + ahead * 60_000) + (timeZone === 'UTC' ? 'Z' : offsetText(ahead))
}

/** Zones had offsets with seconds, a hundred years ago. */
function wholeMinutes(ms: number): number {
  return Math.round(ms / 60_000)
}

/** Returns the offset of some minutes: `+03:30`. */
function offsetText(ahead: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${ahead < 0 ? '-' : '+'}${hours}:${minutes}`
}

/** Returns the name of the zone in a language, and its offset at a value: `Iran Standard Time (GMT+3:30)`. */
export function zoneName(value: unknown, clock: Clock, language: string): string {
  const { timeZone } = clock
  const instant = instantFor(value, clock)
  const offset = offsetText(wholeMinutes(offsetAt(timeZone, instant)))
  const short = `GMT${offset === '+00:00' ? '' : offset.replace(/^(.)0|:00$/g, '$1')}`
  const name = [namedBy(language, timeZone, instant), timeZone.split('/').slice(1).pop()?.replaceAll('_', ' ')].find(
    (one) => one !== undefined && !/\d/.test(one),
  )
  return name === undefined ? short : `${name} (${short})`
}

/** Returns what the browser calls a zone. Not every browser knows each language or zone; then this is undefined, or an offset. */
function namedBy(language: string, timeZone: string, instant: number): string | undefined {
  return attempt(() => {
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return undefined
    const parts = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone, timeZoneName: 'long' })
    return parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  })
}

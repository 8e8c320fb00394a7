export interface ClockParts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/**
 * Returns the Gregorian date and time of an instant (milliseconds) in a zone such as 'Asia/Riyadh' or 'UTC+3'. Throws
 * RangeError.
 */
export function zonedParts(timeZone: string, instantMs: number): ClockParts {
  const offset = fixedOffset(timeZone)
  const local = offset === undefined ? wallClock(timeZone, instantMs) : new Date(instantMs + offset)
  if (Number.isNaN(local.getTime())) throw new RangeError(`${instantMs} is not an instant.`)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    weekday: local.getUTCDay(),
  }
}

/** Returns an instant as clocks in the zone show it, such as `2026-01-31T09:30:00`. Throws RangeError. */
export function zonedText(timeZone: string, instantMs: number): string {
  const { year, ...parts } = zonedParts(timeZone, instantMs)
  const [month, day, hour, minute, second] = [parts.month, parts.day, parts.hour, parts.minute, parts.second].map(
    (part) => String(part).padStart(2, '0'),
  )
  return `${String(year).padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

/** Returns the instant (milliseconds) of a date and time with an offset, such as `2026-01-31T09:30:00Z`, or undefined for anything else. */
export function instantIn(text: unknown): number | undefined {
  const [, day, time, offset = ''] = (typeof text === 'string' && zoned.exec(text)) || []
  // Not every browser reads an offset without a colon, or a space for the `T`.
  const instant = Date.parse(`${day}T${time}${offset.toUpperCase().replace(/(\d\d):?(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(instant) ? undefined : instant
}

const zoned = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)$/i

export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

// Not every browser knows 'UTC+3' as a zone.
function fixedOffset(timeZone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(timeZone) ?? []
  return hours === undefined ? undefined : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function wallClock(timeZone: string, instantMs: number): Date {
  const read = new Map(
    formatOf(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => read.get(type) ?? Number.NaN
  const local = new Date(0)
  local.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  local.setUTCHours(part('hour'), part('minute'), part('second'))
  return local
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const created = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, created)
  return created
}

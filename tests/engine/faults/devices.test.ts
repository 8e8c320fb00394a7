// Formats the same times and numbers on devices with other zones and languages. Each device is a process of its own.
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { fromLocal, instantOf, toLocal } from '../../../src/engine/forms/fields/moments'
import { bundled, type ClockResult, clockScript, languages, wrongResults } from '../../support/clocks'

/** Behind and before UTC, by whole and by odd hours; languages with other digits, calendars and signs. */
const devices = [
  ['Asia/Tehran', 'fa_IR'],
  ['America/Los_Angeles', 'ar_SA'],
  ['America/St_Johns', 'tr_TR'],
  ['Pacific/Kiritimati', 'ur_PK'],
] as const

// These days begin at 21:00 UTC: ends of months and years, a leap day, and changes to and from summer time.
const days = [
  [2026, 0, 31],
  [2026, 1, 28],
  [2024, 1, 28],
  [2024, 1, 29],
  [2026, 2, 7],
  [2026, 2, 28],
  [2026, 3, 30],
  [2026, 9, 24],
  [2026, 10, 1],
  [2026, 11, 31],
  [2027, 5, 30],
  [2100, 1, 28],
] as const
const instants = days.flatMap(([year, month, day]) => {
  const start = Date.UTC(year, month, day, 21)
  return [start - 1000, start]
})
const figures = ['1234567.005', '-0.004', '9007199254740993.01', '15500000']

interface Shown {
  readonly locale: string
  readonly offset: number
  readonly moments: readonly (readonly string[])[]
  readonly figures: readonly (readonly string[])[]
}
let program = ''
let clocks = ''
let expected: Pick<Shown, 'moments' | 'figures'>

beforeAll(async () => {
  program = await bundled(formatting(), 'cjs')
  clocks = await clockScript()
  expected = {
    moments: instants.map((instant) => {
      const wall = new Date(instant + 3 * 3_600_000)
      const text = wall.toISOString().slice(0, 19).replace('T', ' ')
      const parts = [wall.getUTCDate(), wall.getUTCMonth() + 1, wall.getUTCHours(), wall.getUTCDay() || 7]
      return [text, text, text, text.slice(0, 10), parts.join()]
    }),
    figures: [
      ['1,234,567.01', '1,234,567.01\u00a0USD', '123.4K'],
      ['0', '0.00\u00a0USD', '0'],
      ['9,007,199,254,740,993.01', '9,007,199,254,740,993.01\u00a0USD', '999.9M+'],
      ['15,500,000', '15,500,000.00\u00a0USD', '1.5M'],
    ],
  }
})

it.each(devices)(
  'F36 F37 S9-05 S9-06 a device in %s that speaks %s shows the moments of the market, Gregorian and in Latin digits',
  (zone, language) => {
    const { offset, locale, ...shown } = shownOn(zone, language)
    expect(offset).toBe(offsetIn(zone))
    expect(locale.slice(0, 2)).toBe(language.slice(0, 2))
    expect(shown).toMatchObject(expected)
  },
)

it.each(devices)('F36 a device in %s that speaks %s takes times by each clock of the world', (zone, language) => {
  const results = JSON.parse(runOn(zone, language, `console.log(${clocks})`)) as readonly ClockResult[]
  expect(new Set(results.map((one) => one.language)).size).toBe(languages.length)
  expect(wrongResults(results)).toEqual([])
})

it('F36 what is shown and entered again is what came, and another minute is the one that the zone shows', () => {
  const from = { min: new Date('1975-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  fc.assert(
    fc.property(zones, fc.date(from), fc.constantFrom('', '.5', '.123456'), (timeZone, date, decimals) => {
      const clock = { timeZone, now: () => instants[0] ?? 0 }
      const came = `${date.toISOString().slice(0, 19)}${decimals}Z`
      const shown = toLocal(came, clock) ?? ''
      expect(fromLocal(shown, 'date-time', clock, came)).toBe(came)
      const entered = `${shown.slice(0, 14)}17`
      const sent = fromLocal(entered, 'date-time', clock)
      expect(Date.parse(sent)).toBe(instantOf(entered, timeZone))
      expect(fromLocal(toLocal(sent, clock) ?? '', 'date-time', clock, sent)).toBe(sent)
      const time = fromLocal('09:30', 'time', clock)
      expect(toLocal(time, clock)).toBe('09:30:00')
    }),
  )
})

/** Returns a program that prints formatted values. */
function formatting(): string {
  const engine = new URL('../../../src/engine/', import.meta.url).pathname
  const options = { timeZone: 'Asia/Riyadh', currency: 'USD', shortDivisor: 10 }
  return `
    import { formatValue } from '${engine}i18n/format.ts'
    import { zonedParts } from '${engine}lib/clock.ts'
    const options = ${JSON.stringify(options)}
    const moments = ${JSON.stringify(instants)}.map((instant) => {
      const { day, month, hour, weekday } = zonedParts(options.timeZone, instant)
      const iso = new Date(instant).toISOString()
      return [
        ...[instant, instant / 1000, iso].map((value) => formatValue(value, 'time', options)),
        formatValue(instant, 'date', options),
        [day, month, hour, weekday || 7].join(),
      ]
    })
    const figures = ${JSON.stringify(figures)}.map((figure) =>
      ['count', 'money', 'short'].map((format) => formatValue(figure, format, options)),
    )
    const { locale } = new Intl.DateTimeFormat().resolvedOptions()
    console.log(JSON.stringify({ locale, offset: new Date(0).getTimezoneOffset(), moments, figures }))
  `
}

function shownOn(zone: string, language: string): Shown {
  return JSON.parse(runOn(zone, language, program)) as Shown
}

function runOn(zone: string, language: string, code: string): string {
  const env = { ...process.env, TZ: zone, LC_ALL: `${language}.UTF-8`, NODE_OPTIONS: '' }
  return execFileSync(process.execPath, ['-e', code], { encoding: 'utf8', env })
}

/** Returns the zone's minutes behind UTC at the start of 1970. */
function offsetIn(zone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(0)
  return 0 - Math.round(Date.parse(`${text.replace(' ', 'T')}Z`) / 60_000)
}

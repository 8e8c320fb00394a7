// Times as people say them, in the zone of the market and the language of the reader.
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Format } from '../../../src/engine/language/types/plain'
import { formatValue } from '../../../src/engine/i18n/format'

const now = Date.UTC(2026, 4, 10, 9, 0, 0)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const say = (value: unknown, format: Format, language = 'en', timeZone = 'Asia/Riyadh') =>
  formatValue(value, format, { timeZone, shortDivisor: 10, language, now: () => now })

it.each<[number, string]>([
  [now - 5000, 'now'],
  [now - 44_000, 'now'],
  [now - 46_000, '1 minute ago'],
  [now - 5 * minute, '5 minutes ago'],
  [now - 44 * minute, '44 minutes ago'],
  [now - 46 * minute, '1 hour ago'],
  [now - 89 * minute, '1 hour ago'],
  [now - 3 * hour, '3 hours ago'],
  [now - 11 * hour, '11 hours ago'],
  [now - day, 'yesterday'],
  [now - 6 * day, '6 days ago'],
  [now - 30 * day, '30 days ago'],
  [now - 31 * day, 'Apr 9, 2026'],
  [now + 2 * hour, 'in 2 hours'],
  [now + day, 'tomorrow'],
  [now + 30 * day, 'in 30 days'],
  [now + 31 * day, 'Jun 10, 2026'],
])('S9-05 %d is %s', (instant, said) => {
  expect(say(instant, 'ago')).toBe(said)
  expect(say(Math.floor(instant / 1000), 'ago')).toBe(said)
})

it.each<[string, string]>([
  ['2026-05-09T21:00:30Z', '23 hours ago'],
  ['2026-05-09T22:30:00Z', '22 hours ago'],
  ['2026-05-09T20:59:30Z', 'yesterday'],
])('S9-05 half an hour before midnight, %s is %s', (instant, said) => {
  const saying = { timeZone: 'Asia/Riyadh', shortDivisor: 10, now: () => Date.parse('2026-05-10T20:30:00Z') }
  expect(formatValue(Date.parse(instant), 'ago', saying)).toBe(said)
})

it.each<[number, string, string]>([
  [now, 'Asia/Riyadh', 'Today'],
  // Noon in Riyadh: the day there began at 21:00 UTC.
  [Date.UTC(2026, 4, 9, 21, 0, 0), 'Asia/Riyadh', 'Today'],
  [Date.UTC(2026, 4, 9, 20, 59, 59), 'Asia/Riyadh', 'Yesterday'],
  [Date.UTC(2026, 4, 9, 21, 0, 0), 'UTC', 'Yesterday'],
  [now + day, 'UTC', 'Tomorrow'],
  [now + 2 * day, 'UTC', 'May 12'],
  [Date.UTC(2026, 3, 2, 12), 'UTC', 'April 2'],
  [Date.UTC(2025, 11, 31, 12), 'UTC', 'December 31, 2025'],
  // An older day is that of the zone, too: the first and the last moment of April 2 in Riyadh, and of a zone behind UTC.
  [Date.UTC(2026, 3, 1, 21, 0, 0), 'Asia/Riyadh', 'April 2'],
  [Date.UTC(2026, 3, 2, 20, 59, 59), 'Asia/Riyadh', 'April 2'],
  [Date.UTC(2026, 3, 3, 4, 59, 59), 'America/Bogota', 'April 2'],
])('the day of %d in %s is %s', (instant, timeZone, said) => {
  expect(say(instant, 'day', 'en', timeZone)).toBe(said)
})

// Noon in Riyadh, and four hours after midnight in Bogota: days count from midnight to midnight, not from now.
it.each<[string, string, string]>([
  ['2026-05-08T21:00:00Z', 'Asia/Riyadh', 'yesterday'],
  ['2026-05-08T20:59:59Z', 'Asia/Riyadh', '2 days ago'],
  ['2026-05-11T20:59:59Z', 'Asia/Riyadh', 'tomorrow'],
  ['2026-05-11T21:00:00Z', 'Asia/Riyadh', 'in 2 days'],
  ['2026-05-09T05:00:00Z', 'America/Bogota', 'yesterday'],
  ['2026-05-09T04:59:59Z', 'America/Bogota', '2 days ago'],
  ['2026-04-09T21:00:00Z', 'Asia/Riyadh', '30 days ago'],
  ['2026-04-09T20:59:59Z', 'Asia/Riyadh', 'Apr 9, 2026'],
])('S9-05 %s in %s is %s', (instant, timeZone, said) => {
  expect(say(Date.parse(instant), 'ago', 'en', timeZone)).toBe(said)
})

it.each<[unknown, Format, string]>([
  ['2026-05-09', 'shortDay', 'May 9'],
  ['2026-05-10', 'day', 'Today'],
  ['2026-05-09 23:59:59', 'day', 'Yesterday'],
  ['2025-12-31', 'day', 'December 31, 2025'],
  ['2026-12-31', 'day', 'December 31'],
  ['2027-01-01', 'day', 'January 1, 2027'],
  [Date.UTC(2026, 4, 10, 6, 5), 'clock', '09:05'],
  ['2026-05-09 23:59:59', 'clock', '23:59'],
  [0, 'clock', '--'],
  ['x', 'ago', '--'],
  [0, 'day', '--'],
])('%j as %s is %s', (value, format, said) => {
  expect(say(value, format)).toBe(said)
})

const languages = readdirSync('locales').map((file) => file.replace('.json', ''))
it.each(languages)('S9-02 %s says times in its own words, with Latin digits and Gregorian years', (language) => {
  const texts = [
    say(now - 3 * hour, 'ago', language),
    say(now - 60 * day, 'ago', language),
    say(now - 40 * day, 'day', language),
  ]
  for (const text of texts) expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]|1447|1405/)
  expect(texts[1]).toContain('2026')
  if (language !== 'en') expect(texts[0]).not.toBe('3 hours ago')
})

it('a date is written in the language of each reader, one after the other', () => {
  const texts = ['en', 'tr', 'en'].map((language) => say(now - 40 * day, 'day', language))
  expect(texts).toEqual(['March 31', '31 Mart', 'March 31'])
})

it.each([
  [Date.UTC(2026, 2, 31, 21, 30), 'ago', 'Apr 1, 2026'],
  [Date.UTC(2026, 4, 9, 21, 30), 'shortDay', 'May 10'],
] as const)('half past midnight in Riyadh, %d as %s is %s', (instant, format, said) => {
  expect(say(instant, format)).toBe(said)
})

it.each(languages)('S9-02 in %s the members of a list stand apart by the comma of its script', (language) => {
  const comma = { ar: '، ', fa: '، ', ur: '، ', zh: '、' }[language] ?? ', '
  expect(say(['a', 'b', 'c'], 'list', language)).toBe(['a', 'b', 'c'].join(comma))
})

// Times as people say them, in the zone of the market and the language of the reader.
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import type { Format } from '../../../src/engine/language/types/plain'
import { formatValue } from '../../../src/engine/i18n/format'
import { createTexts, type Bundle } from '../../../src/engine/i18n/texts'

const languages = readdirSync('locales').map((file) => file.replace('.json', ''))
const bundles = new Map(
  languages.map((language) => [language, JSON.parse(readFileSync(`locales/${language}.json`, 'utf8')) as Bundle]),
)
const textsOf = (language: string) =>
  createTexts({ languages, language, load: async (one) => bundles.get(one) ?? {}, strict: true })
const english = await textsOf('en')

const now = Date.UTC(2026, 4, 10, 9, 0, 0)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const say = (value: unknown, format: Format, { language, t } = english, timeZone = 'Asia/Riyadh', present = now) =>
  formatValue(value, format, { timeZone, shortDivisor: 10, language, t, now: () => present })

afterEach(() => vi.restoreAllMocks())

it.each<[number, string]>([
  [now, '1 minute ago'],
  [now + 59_000, '1 minute ago'],
  [now - 119_000, '1 minute ago'],
  [now - 5 * minute, '5 minutes ago'],
  [now - 59 * minute, '59 minutes ago'],
  [now - 60 * minute, '1 hour ago'],
  [now - 119 * minute, '1 hour ago'],
  // Noon in Riyadh: the day there began twelve hours before.
  [now - 12 * hour, '12 hours ago'],
  [now - 12 * hour - 1, 'Yesterday'],
  [now - 36 * hour, 'Yesterday'],
  [now - 36 * hour - 1, '2026-05-08'],
  [now - 500 * day, '2024-12-26'],
  [now + 2 * minute, 'Today'],
  [now + day, '2026-05-11'],
])('S9-05 %d is %s', (instant, said) => {
  expect(say(instant, 'ago')).toBe(said)
})

it('S9-05 minutes count across midnight', () => {
  const midnight = Date.parse('2026-05-09T21:10:00Z')
  expect(say(midnight - 20 * minute, 'ago', english, 'Asia/Riyadh', midnight)).toBe('20 minutes ago')
})

it.each<[number, string, string]>([
  [now, 'Asia/Riyadh', 'Today'],
  [Date.UTC(2026, 4, 9, 21, 0, 0), 'Asia/Riyadh', 'Today'],
  [Date.UTC(2026, 4, 9, 20, 59, 59), 'Asia/Riyadh', 'Yesterday'],
  [Date.UTC(2026, 4, 8, 20, 59, 59), 'Asia/Riyadh', '2026-05-08'],
  [Date.UTC(2026, 4, 9, 21, 0, 0), 'UTC', 'Yesterday'],
  [now + day, 'UTC', '2026-05-11'],
  [Date.UTC(2025, 11, 31, 12), 'UTC', '2025-12-31'],
  [Date.UTC(2026, 3, 3, 4, 59, 59), 'America/Bogota', '2026-04-02'],
])('the day of %d in %s is %s', (instant, timeZone, said) => {
  expect(say(instant, 'day', english, timeZone)).toBe(said)
})

it.each<[unknown, Format, string]>([
  ['2026-05-10', 'ago', 'Today'],
  ['2026-05-09', 'ago', 'Yesterday'],
  ['2026-05-10', 'day', 'Today'],
  ['2026-05-09 23:59:59', 'day', 'Yesterday'],
  ['2025-12-31', 'day', '2025-12-31'],
  ['x', 'ago', '--'],
  [0, 'day', '--'],
])('%j as %s is %s', (value, format, said) => {
  expect(say(value, format)).toBe(said)
})

it.each(languages)(
  'S9-02 %s says times in words of its own in a browser that has none of any language',
  async (one) => {
    const texts = await textsOf(one)
    for (const name of ['RelativeTimeFormat', 'DisplayNames'] as const)
      vi.spyOn(Intl, name).mockImplementation(() => {
        throw new RangeError('no data')
      })
    const ages = [now - 5 * minute, now - 3 * hour, now - day]
    const said = ages.map((instant) => say(instant, 'ago', texts))
    expect(said[0]).toContain('5')
    expect(said[1]).toContain('3')
    for (const [index, text] of said.entries()) {
      expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
      if (one !== 'en') expect(text).not.toBe(say(ages[index], 'ago'))
    }
    expect(say(now - 40 * day, 'ago', texts)).toBe('2026-03-31')
    expect(say(now, 'day', texts)).toBe(texts.t('engine.time.today'))
  },
)

it('a browser without the plural rules of Uzbek takes those of its own language, and the words stay Uzbek', async () => {
  const { PluralRules } = Intl
  vi.spyOn(Intl, 'PluralRules').mockImplementation(function create(language, options) {
    return new PluralRules(language === 'uz' ? 'ru' : language, options)
  })
  const texts = await textsOf('uz')
  expect([1, 3, 5].map((age) => say(now - age * hour, 'ago', texts))).toEqual([
    '1 soat oldin',
    '3 soat oldin',
    '5 soat oldin',
  ])
})

it.each(languages)('S9-02 in %s the members of a list stand apart by the comma of its script', async (language) => {
  const comma = { ar: '، ', fa: '، ', ur: '، ', zh: '、' }[language] ?? ', '
  expect(say(['a', 'b', 'c'], 'list', await textsOf(language))).toBe(['a', 'b', 'c'].join(comma))
})

import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { groupThousands, parseDecimal } from '../../../src/engine/i18n/decimal'
import { type FormatOptions, formatValue } from '../../../src/engine/i18n/format'
import { type Arithmetic, readFigure } from '../../../src/engine/i18n/readFigure'
import { type Bundle, createTexts } from '../../../src/engine/i18n/texts'
import { formats as definitions } from '../../../src/engine/language/grammar/formats'
import type { Format } from '../../../src/engine/language/types/plain'
import { zonedParts } from '../../../src/engine/lib/clock'
import { compareDecimals } from '../../../src/engine/lib/compare'
import { add, divideDown, multiplyDown, roundHalfUp, subtract, toDecimal } from '../../../src/engine/lib/decimal'
import { isolateAmounts, isolateFigure, joinDates } from '../../../src/engine/lib/text'
import { writeScaled } from './writeScaled'

describe('format', () => {
  const options: FormatOptions = { timeZone: 'Asia/Riyadh', shortDivisor: 10 }

  const formats = Object.keys(definitions) as readonly Format[]

  it.each(formats)('F15 %s shows -- for what is no value', (format) => {
    const shown = [undefined, null, '', Number.NaN, Number.POSITIVE_INFINITY, {}, []].map((value) =>
      formatValue(value, format, options),
    )
    expect(new Set(shown)).toEqual(new Set(['--']))
  })

  it.each<[unknown, Format | undefined, string]>([
    ['9007199254740993', 'id', '9007199254740993'],
    ['00012', 'id', '00012'],
    [7, 'id', '7'],
    ['+90 555 000', 'phone', '+90 555 000'],
    ['SA4420000001234567891234', 'groups', 'SA44 2000 0001 2345 6789 1234'],
    ['TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 'groups', 'TQn9 Y2kh EsLJ W1Ch VWFM SMeR Dow5 KcbL SE'],
    ['608010167519', 'groups', '608010167519'],
    ['anna.maria@example.com', 'groups', 'anna.maria@example.com'],
    [1500, 'gain', '+1,500'],
    ['-2.5', 'gain', '\u22122.50'],
    ['1500', 'loss', '\u22121,500'],
    [-3, 'loss', '+3'],
    [' <b>x</b> ', 'text', ' <b>x</b> '],
    ['x', undefined, 'x'],
    [0, 'text', '0'],
    [1e21, 'text', '1000000000000000000000'],
    [false, 'text', 'false'],
    ['https://i.example/a.png', 'image', 'https://i.example/a.png'],
    [['a', 'b'], 'images', 'a, b'],
    [['a', 7], 'list', 'a, 7'],
    [[{ name: 'Ann' }, { name: 'Bea', id: 7 }], 'list', 'Ann, Bea'],
    [[{ id: 7 }, 'a'], 'list', '--, a'],
    [[], 'list', '--'],
    ['a', 'list', '--'],
    ['# a', 'rich', '# a'],
    ['0.125', 'percent', '12.5%'],
    [1, 'percent', '100%'],
    [0, 'percent', '0%'],
    [-0.0321, 'percent', '-3.2%'],
    ['0.00049', 'percent', '0%'],
    ['0.0005', 'percent', '0.1%'],
    [12.34567, 'percent', '1,234.6%'],
    [1234, 'count', '1,234'],
    ['1234567', 'count', '1,234,567'],
    [0, 'count', '0'],
    [2.5, 'count', '2.50'],
    ['7520.00', 'count', '7,520'],
    ['1.999', 'count', '2'],
  ])('%j as %s is %s', (value, format, shown) => {
    expect(formatValue(value, format, options)).toBe(shown)
  })

  it.each([
    [1234.5, '1,234.50'],
    ['1234.5', '1,234.50'],
    ['1.005', '1.01'],
    [1.005, '1.01'],
    [0, '0.00'],
    [-1234.567, '-1,234.57'],
    ['9007199254740993.015', '9,007,199,254,740,993.02'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
  ])('F23 S9-06 %j as money is %s', (value, shown) => {
    expect(formatValue(value, 'money', options)).toBe(shown)
  })

  describe.each<[string, readonly string[]]>([
    ['1,234.50 12,345.6% 1.5K', ['en', 'ar', 'fa', 'ur', 'zh']],
    ['1.234,50 12.345,6% 1,5K', ['tr', 'pt', 'id']],
    ['1\u00a0234,50 12\u00a0345,6% 1,5K', ['ru', 'uz']],
    ['1\u202f234,50 12\u202f345,6% 1,5K', ['fr']],
  ])('S9-06 figures are "%s"', (shown, languages) => {
    it.each(languages)('in %s', (language) => {
      const write = (value: unknown, format: Format) => formatValue(value, format, { ...options, language })
      expect([write('1234.5', 'money'), write('123.456', 'percent'), write(15_500, 'short')].join(' ')).toBe(shown)
    })
  })

  it('S9-06 money names its currency where the market has one', () => {
    expect(formatValue(5, 'money', { ...options, currency: 'USD' })).toBe('5.00\u00a0USD')
    expect(formatValue(5, 'money', { ...options, currency: '\u202eEGP\u2067' })).toBe('5.00\u00a0EGP')
  })

  it('S9-06 every amount of money has two decimals and groups of three, and is at most half a cent off', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.integer({ min: 1, max: 6 }),
        (units, scale) => {
          const shown = formatValue(plainDecimal(units, scale), 'money', options)
          expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/)
          const cents = BigInt(shown.replace(/[,.]/g, ''))
          const twiceOff = 2n * (cents * 10n ** BigInt(scale) - units * 100n)
          const step = 10n ** BigInt(scale)
          // A half rounds away from zero.
          const away = units < 0n ? -twiceOff : twiceOff
          expect(away <= step && away > -step).toBe(true)
        },
      ),
      { numRuns: 300 },
    )
  })

  describe('abbreviated', () => {
    it.each([
      [0, '0'],
      [4, '0.4'],
      ['0.4', '0'],
      [5, '0.5'],
      [1234, '123.4'],
      [10_000, '1000'],
      [10_009, '1K'],
      [10_010, '1K'],
      [10_999, '1K'],
      [11_000, '1.1K'],
      [19_999, '1.9K'],
      [9_999_999, '999.9K'],
      [10_000_000, '1000K'],
      [10_000_001, '1M'],
      [15_500_000, '1.5M'],
      [9_999_000_000, '999.9M'],
      ['9999000000.0001', '999.9M+'],
      [9_999_000_001, '999.9M+'],
      ['99999999999999999999', '999.9M+'],
      [-15_500_000, '-1.5M'],
      ['-0.4', '0'],
    ])('S9-06 %j is %s', (value, shown) => {
      expect(formatValue(value, 'short', options)).toBe(shown)
    })

    it("S9-06 the divisor is the market's", () => {
      expect(formatValue(15_500, 'short', { ...options, shortDivisor: 1 })).toBe('15.5K')
    })
  })

  describe('dates', () => {
    const instant = Date.UTC(2026, 0, 31, 20, 59, 59)
    it.each<[unknown, string]>([
      [instant, '2026-01-31 23:59:59'],
      [instant / 1000, '2026-01-31 23:59:59'],
      [String(instant / 1000), '2026-01-31 23:59:59'],
      [instant + 1000, '2026-02-01 00:00:00'],
      ['2026-01-31T20:59:59Z', '2026-01-31 23:59:59'],
      ['2026-01-31T20:59:59.999+03:00', '2026-01-31 20:59:59'],
      ['2026-01-31 20:59:59', '2026-01-31 20:59:59'],
      ['2026-01-31 20:59:59+03:30', '2026-01-31 20:29:59'],
      ['2026-01-31t20:59:59z', '2026-01-31 23:59:59'],
      ['2026-01-31T20:59:59-0330', '2026-02-01 03:29:59'],
      ['1972-05-01T00:00:00Z', '1972-05-01 03:00:00'],
      ['1969-07-20T20:17:00Z', '1969-07-20 23:17:00'],
      [Date.UTC(2024, 1, 29, 21), '2024-03-01 00:00:00'],
      [99_999_999_999, '5138-11-16 12:46:39'],
      [100_000_000_000, '1973-03-03 12:46:40'],
      [0, '--'],
      ['0', '--'],
      [-1, '--'],
      [8.64e15, '--'],
      [1e300, '--'],
      ['2026-01-31T20:59:59', '--'],
      ['2026-13-45T99:99:99Z', '--'],
      ['31.01.2026', '--'],
    ])('S9-05 %j is %s in Riyadh', (value, shown) => {
      expect(formatValue(value, 'time', options)).toBe(shown)
      expect(formatValue(value, 'date', options)).toBe(shown.slice(0, 10))
    })

    it.each([
      ['09:30:00Z', '12:30:00'],
      ['23:30Z', '02:30:00'],
      ['09:30:00.5+03:30', '09:00:00'],
      ['09:30', '09:30:00'],
      ['09:30:15', '09:30:15'],
      ['29:30Z', '--'],
    ])('S9-05 the time of day %j is %s in Riyadh', (value, shown) => {
      expect(formatValue(value, 'time', { ...options, now: () => instant })).toBe(shown)
    })

    it('S9-05 a date without a time does not change', () => {
      expect(formatValue('2026-01-31', 'date', options)).toBe('2026-01-31')
    })

    it('F36 S9-05 every instant reads as the wall clock three hours ahead of UTC', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }), (seconds) => {
          const wall = new Date((seconds + 3 * 3600) * 1000).toISOString()
          expect(formatValue(seconds, 'time', options)).toBe(wall.slice(0, 19).replace('T', ' '))
        }),
      )
    })
  })

  /** Returns a decimal from its units and its number of decimal places. */
  function plainDecimal(units: bigint, scale: number): string {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
    const whole = digits.slice(0, digits.length - scale)
    return `${units < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`
  }
})

it.each([
  ['Asia/Riyadh', Date.UTC(2026, 0, 31, 20, 59, 59), [2026, 1, 31, 23, 59, 59, 6]],
  ['Asia/Riyadh', Date.UTC(2026, 0, 31, 21), [2026, 2, 1, 0, 0, 0, 0]],
  ['Europe/Moscow', Date.UTC(2026, 0, 31, 21), [2026, 2, 1, 0, 0, 0, 0]],
  ['UTC+3', Date.UTC(2026, 0, 31, 21), [2026, 2, 1, 0, 0, 0, 0]],
  ['UTC-03:30', Date.UTC(2026, 0, 1, 3, 29), [2025, 12, 31, 23, 59, 0, 3]],
  ['UTC', Date.UTC(2024, 1, 29, 12, 30, 15, 999), [2024, 2, 29, 12, 30, 15, 4]],
  ['Asia/Kathmandu', Date.UTC(2026, 5, 1), [2026, 6, 1, 5, 45, 0, 1]],
  ['America/New_York', Date.UTC(2026, 2, 8, 7), [2026, 3, 8, 3, 0, 0, 0]],
])('S9-05 clock in %s %i is %j', (zone, instant, parts) => {
  const { year, month, day, hour, minute, second, weekday } = zonedParts(zone, instant)
  expect([year, month, day, hour, minute, second, weekday]).toEqual(parts)
})

describe('decimal', () => {
  it.each([
    ['20', 250, '5000'],
    ['12.50', '3', '37'],
    ['0.01', 99, '0'],
    ['9007199254740993', 10, '90071992547409930'],
    ['20,5', 250, undefined],
    [undefined, 250, undefined],
  ])('%s times %s is %s, rounded down', (a, b, product) => {
    expect(multiplyDown(a, b)).toBe(product)
  })

  it.each([
    ['500', '120.5', '379.5'],
    ['1', '1.00', '0'],
    ['1', 2, '-1'],
    ['9007199254740993', '0.01', '9007199254740992.99'],
    ['500', undefined, undefined],
    ['x', 1, undefined],
  ])('%s minus %s is %s', (a, b, difference) => {
    expect(subtract(a, b)).toBe(difference)
  })

  describe('what a person types', () => {
    it.each([
      ['0', '0'],
      ['007', '7'],
      ['1234.50', '1234.5'],
      ['1,234.50', '1234.5'],
      ['1,234', '1234'],
      ['12,345,678', '12345678'],
      ['0,123', '0.123'],
      ['1,5', '1.5'],
      ['1,50', '1.5'],
      ['1,2345', '1.2345'],
      ['1.234,50', '1234.5'],
      ['1.234.567', '1234567'],
      ['1.234', '1.234'],
      ['1.234', '1234', 'tr'],
      ['1,234', '1.234', 'tr'],
      ['-1.234', '-1234', 'id'],
      ['1,234', '1.234', 'ru'],
      ['1.234', '1.234', 'ru'],
      ['1.234,50', '1234.5', 'pt'],
      ['1,234.50', '1234.5', 'pt'],
      ['0.125', '0.125', 'tr'],
      ['\u22121,5', '-1.5'],
      ['1 234,50', '1234.5'],
      ['1\u00a0234\u202f567.5', '1234567.5'],
      ['.5', '0.5'],
      [',5', '0.5'],
      ['5.', '5'],
      [' 12 ', '12'],
      ['-12.30', '-12.3'],
      ['-0.00', '0'],
      ['١٢٣٤٫٥٠', '1234.5'],
      ['١٬٢٣٤٫٥', '1234.5'],
      ['۱۲۳۴٫۵', '1234.5'],
      ['۱۲,۵', '12.5'],
      ['\u200f١٢\u200e', '12'],
      ['१२.५', '12.5'],
      ['9007199254740993.01', '9007199254740993.01'],
    ])('F23 %s is %s', (text, decimal, language = 'en') => {
      expect(parseDecimal(text, language)).toBe(decimal)
    })

    const words = '. , - 1e3 0x10 +5 --5 1- NaN Infinity 1.2.3 1,2,3 1,23,456 1,234.5.6 1,234,5 1،234'
    it.each([...words.split(' '), '', ' ', '12 34', '5 USD', '1'.repeat(101)])('F23 %s is no figure', (text) => {
      expect(parseDecimal(text)).toBeUndefined()
    })

    it('whatever is typed gives a canonical decimal or nothing', () => {
      const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-٫٬ ١۹e+x'), maxLength: 12 })
      let parsed = 0
      fc.assert(
        fc.property(typed, (text) => {
          const decimal = parseDecimal(text)
          if (decimal === undefined) return
          parsed += 1
          expect(decimal).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
          expect(parseDecimal(decimal)).toBe(decimal)
        }),
        { numRuns: 1_000 },
      )
      expect(parsed).toBeGreaterThan(20)
    })
  })

  const written = ['', ' ', '1,234', '1e3', '0x10', '+5', '.5', '5.']

  it.each([...written, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, [], ['1'], 5n])(
    'F15 figures of the wire: %s is no figure',
    (value) => {
      expect(toDecimal(value)).toBeUndefined()
    },
  )

  it.each([
    ['1.005', 2, '1.01'],
    ['1.0049999999999999999999', 2, '1.00'],
    ['2.675', 2, '2.68'],
    ['-1.005', 2, '-1.01'],
    ['-0.004', 2, '0.00'],
    ['0.5', 0, '1'],
    ['999.995', 2, '1000.00'],
    ['7', 2, '7.00'],
    ['9007199254740993.005', 2, '9007199254740993.01'],
  ])('S9-06 rounding: %s to %i places is %s', (value, places, rounded) => {
    expect(roundHalfUp(value, places)).toBe(rounded)
  })

  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-1234567.1234', '-1,234,567.1234'],
    ['-100', '-100'],
  ])('S9-06 %s in groups is %s', (value, grouped) => {
    expect(groupThousands(value)).toBe(grouped)
  })
})

// Sums of decimals, and the places to which products and quotients are rounded.
it.each([
  ['500', '120.5', '620.5'],
  ['0.1', '0.2', '0.3'],
  ['-1', 1, '0'],
  ['9007199254740993', '0.01', '9007199254740993.01'],
  ['500', undefined, undefined],
  [null, 1, undefined],
])('%s plus %s is %s', (a, b, sum) => {
  expect(add(a, b)).toBe(sum)
})

it.each([
  ['12.50', '3.333', 2, '41.66'],
  ['12.50', '3.333', 4, '41.6625'],
  ['-1.255', '1', 2, '-1.25'],
  ['2', '0.5', 8, '1'],
])('%s times %s to %s places is %s, rounded towards zero', (a, b, places, product) => {
  expect(multiplyDown(a, b, places)).toBe(product)
})

it.each([
  ['1', '3', 0, '0'],
  ['1', '3', 4, '0.3333'],
  ['-2', '3', 4, '-0.6666'],
  ['1', '0', 4, undefined],
])('%s over %s to %s places is %s, rounded towards zero', (a, b, places, quotient) => {
  expect(divideDown(a, b, places)).toBe(quotient)
})

// Values that pages compute: `sum`, `times`, `over`, `plus`, `minus`.
describe('read figure', () => {
  const row = {
    amount: '20',
    rate: '1.25',
    fee: '0.5',
    total: 80,
    zero: 0,
    name: 'Ann',
    days: [{ sum: '1.10' }, { sum: 2 }, { sum: '0.90' }],
    holes: [{ sum: 1 }, {}],
    numbers: [1, 2],
    none: [],
  }

  it.each<readonly [string, Arithmetic, unknown]>([
    ['row.amount', {}, '20'],
    ['row.name', {}, 'Ann'],
    ['row.amount', { times: 'row.rate' }, '25'],
    ['row.amount', { times: 'row.fee', places: 2, plus: 'row.fee' }, '10.5'],
    ['row.fee', { times: 'row.rate' }, '0'],
    ['row.fee', { times: 'row.rate', places: 3 }, '0.625'],
    ['row.amount', { over: 'row.total', places: 4 }, '0.25'],
    ['row.fee', { over: 'row.total', places: 4 }, '0.0062'],
    ['row.fee', { over: 'row.rate', places: 0 }, '0'],
    ['row.amount', { times: 'row.rate', plus: 'row.fee', minus: 'row.total' }, '-54.5'],
    ['row.days', { sum: 'sum' }, '4'],
    ['row.days', { sum: 'sum', over: 'row.total', places: 3 }, '0.05'],
    ['row.none', { sum: 'sum' }, '0'],
  ])('%s with %j is %s', (path, steps, value) => {
    expect(readFigure({ row }, path, steps)).toBe(value)
  })

  it.each<readonly [string, Arithmetic]>([
    ['row.amount', { over: 'row.zero' }],
    ['row.amount', { plus: 'row.name' }],
    ['row.name', { plus: 'row.amount' }],
    ['row.amount', { plus: 'row.missing' }],
    ['row.holes', { sum: 'sum' }],
    ['row.days', { sum: 'missing' }],
    ['row.numbers', { sum: 'sum' }],
    ['row.amount', { sum: 'sum' }],
    ['row.missing', { sum: 'sum' }],
  ])('shows nothing rather than something wrong for %s with %j', (path, steps) => {
    expect(readFigure({ row }, path, steps)).toBeUndefined()
  })
})

// Times as people say them, in the zone of the market and the language of the reader.
describe('relative time', async () => {
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

  it.each<[number, string]>([
    [now, 'This month'],
    [now - 9 * day, 'This month'],
    [now - 10 * day, 'Last month'],
    [now - 40 * day, 'Earlier'],
    [now + 30 * day, '2026-06-09'],
  ])('the month of %d is %s', (instant, said) => {
    expect(say(instant, 'month')).toBe(said)
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
    const rules = vi.spyOn(Intl, 'PluralRules').mockImplementation(function create(language, options) {
      return new PluralRules(language === 'uz' ? 'ru' : language, options)
    })
    Object.assign(rules, { supportedLocalesOf: () => [] })
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
})

it.each(['+971 4 555 0100', '2026-05-17', '2026-05-17 10:00:00', '-5'])('keeps "%s" left to right', (text) => {
  expect(isolateFigure(text)).toBe(`\u2066${text}\u2069`)
})

it.each([
  ['2026-05-17', '2026-\u206005-\u206017'],
  ['2026-05-17 10:00:00', '2026-\u206005-\u206017 10:00:00'],
  ['from 2026-05-17 to 2026-06-01', 'from 2026-\u206005-\u206017 to 2026-\u206006-\u206001'],
])('joins the parts of the date in "%s"', (text, joined) => {
  expect(joinDates(text)).toBe(joined)
})

it.each([
  ['ادفع 20.00\u00A0USD', 'ادفع \u206620.00\u00A0USD\u2069'],
  ['من 1,000.50\u00A0SAR إلى 9\u00A0SAR', 'من \u20661,000.50\u00A0SAR\u2069 إلى \u20669\u00A0SAR\u2069'],
  ['12 من العملات', '12 من العملات'],
  ['20.00 USD', '20.00 USD'],
  ['5\u00A0kg', '5\u00A0kg'],
])('keeps the amounts in "%s" left to right', (text, isolated) => {
  expect(isolateAmounts(text)).toBe(isolated)
})

describe('foreign text', () => {
  const options = { timeZone: 'Asia/Riyadh', shortDivisor: 1 }

  it.each([
    ['what turns the rest of the line round', 'Mona\u202e 0001', 'Mona 0001'],
    ['isolates that nothing ends', '\u2067Mona\u2066', 'Mona'],
    ['what nobody sees', '\u200bMo\ufeffna\u200e', 'Mona'],
    ['joiners that words and families need', 'می\u200cروم 👨‍👩‍👧', 'می\u200cروم 👨‍👩‍👧'],
    ['a name of nothing else', '\u202e\u200b', '--'],
  ])('F39 a foreign text within words: %s', (_what, text, shown) => {
    for (const format of [undefined, 'text', 'id', 'phone'] as const)
      expect(formatValue(text, format, options)).toBe(shown)
  })
})

describe('random decimals', () => {
  const languages = ['ar', 'en', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh']

  it('F23 S9-06 amounts shown as money read back as the same amounts, in any digits and language', () => {
    const cents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
    const zeros = fc.constantFrom(0x30, 0x660, 0x6f0)
    const property = fc.property(cents, zeros, fc.constantFrom(...languages), (units, zero, language) => {
      const decimal = writeScaled({ units, scale: 2 })
      const shown = formatValue(decimal, 'money', { timeZone: 'UTC', shortDivisor: 10, language })
      const typed = shown.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
      if (compareDecimals(parseDecimal(typed, language) ?? 'none', decimal) !== 0) throw new Error(typed)
    })
    expect(reportOf(property, 3_000)).toBeUndefined()
  })

  it.each(['ar-SA', ...languages])('F23 S9-06 an amount as people of %s write it is the same amount', (language) => {
    const habit = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    const property = fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (units) => {
      const decimal = writeScaled({ units, scale: 2 })
      const typed = habit.format(decimal as Intl.StringNumericLiteral)
      if (compareDecimals(parseDecimal(typed, language) ?? 'none', decimal) !== 0)
        throw new Error(`${typed} for ${decimal}`)
    })
    expect(reportOf(property, 300)).toBeUndefined()
  })

  /** Returns what fast-check says of a property that does not hold for one of so many values. */
  function reportOf<T>(property: fc.IProperty<T>, numRuns: number): string | undefined {
    return fc.defaultReportMessage(fc.check(property, { numRuns }))
  }
})

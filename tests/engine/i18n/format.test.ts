import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Format } from '../../../src/engine/language/types/plain'
import { formatValue, isFigure, type FormatOptions } from '../../../src/engine/i18n/format'
import { formatShort } from '../../../src/engine/i18n/formatShort'

const options: FormatOptions = { timeZone: 'Asia/Riyadh', shortDivisor: 10 }
const formats: readonly Format[] = [
  'text',
  'id',
  'count',
  'money',
  'percent',
  'short',
  'time',
  'date',
  'ago',
  'day',
  'image',
  'images',
  'list',
  'rich',
  'phone',
]

describe.each(formats)('%s', (format) => {
  it.each([undefined, null, '', Number.NaN, Number.POSITIVE_INFINITY, {}, []])('F15 shows -- for %j', (value) => {
    expect(formatValue(value, format, options)).toBe('--')
  })
})

describe.each(['count', 'money', 'percent', 'short', 'time', 'date'] as const)('%s', (format) => {
  it.each(['NaN', 'undefined', '1,234', 'x', true, ['1'], '1e3'])(
    'F15 shows -- for %j, which is no figure',
    (value) => {
      expect(formatValue(value, format, options)).toBe('--')
    },
  )
})

it.each<[unknown, Format | undefined, string]>([
  ['9007199254740993', 'id', '9007199254740993'],
  ['00012', 'id', '00012'],
  [7, 'id', '7'],
  ['+90 555 000', 'phone', '+90 555 000'],
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
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 1, max: 6 }), (units, scale) => {
      const shown = formatValue(plainDecimal(units, scale), 'money', options)
      expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d\d$/)
      const cents = BigInt(shown.replace(/[,.]/g, ''))
      const twiceOff = 2n * (cents * 10n ** BigInt(scale) - units * 100n)
      const step = 10n ** BigInt(scale)
      // A half rounds away from zero.
      const away = units < 0n ? -twiceOff : twiceOff
      expect(away <= step && away > -step).toBe(true)
    }),
    { numRuns: 1000 },
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

  it('S9-06 K means above 1000, M above a million, and 999.9M+ is the highest', () => {
    const near = fc
      .tuple(fc.constantFrom(0n, 10_000n, 10_000_000n, 9_999_000_000n), fc.bigInt({ min: -20n, max: 20n }))
      .map(([edge, off]) => edge + off)
    const figures = fc.oneof(near, fc.bigInt({ min: 0n, max: 10n ** 12n })).filter((units) => units >= 0n)
    fc.assert(
      fc.property(figures, fc.nat(3), (units, scale) => {
        // The value is units / 10^scale, and its tenth is shown.
        const tenth = 10n ** BigInt(scale) * 10n
        const suffix = /[KM+]*$/.exec(formatValue(plainDecimal(units, scale), 'short', options))?.[0]
        const expected =
          units * 10n > 9_999_000_000n * tenth
            ? 'M+'
            : units > 1_000_000n * tenth
              ? 'M'
              : units > 1000n * tenth
                ? 'K'
                : ''
        expect(suffix).toBe(expected)
      }),
      { numRuns: 3000 },
    )
  })

  it('S9-06 a figure below zero reads as the one above it, with a sign', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (units) => {
        const shown = formatShort(String(units), 10)
        expect(formatShort(`-${units}`, 10)).toBe(shown === '0' ? '0' : `-${shown}`)
      }),
    )
  })

  it("S9-06 the divisor is the market's", () => {
    expect(formatValue(15_500, 'short', { ...options, shortDivisor: 1 })).toBe('15.5K')
  })

  it.each([0, -1, 0.5, Number.NaN])('S9-06 %d is no divisor', (divisor) => {
    expect(() => formatShort('5', divisor)).toThrow('is not a divisor')
  })

  it('S9-06 never shows more than there is, nor a tenth less', () => {
    const worth = new Map([
      ['', 1n],
      ['K', 1000n],
      ['M', 1_000_000n],
    ])
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9_999_000_000n }), (units) => {
        const [, whole = '', tenth = '0', suffix = ''] =
          /^(\d+)(?:\.(\d))?([KM]?)$/.exec(formatShort(String(units), 10)) ?? []
        const unit = worth.get(suffix) ?? 0n
        const shown = (BigInt(whole) * 10n + BigInt(tenth)) * unit
        expect(whole).not.toBe('')
        expect(shown <= units && units < shown + unit).toBe(true)
      }),
      { numRuns: 3000 },
    )
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

  it('S9-05 a date without a time does not change', () => {
    expect(formatValue('2026-01-31', 'date', options)).toBe('2026-01-31')
  })

  it.each(['UTC', 'Asia/Tehran', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Riyadh', 'Europe/Moscow'])(
    'F36 S9-05 the zone of the device, %s, changes nothing',
    (zone) => {
      const before = process.env.TZ
      process.env.TZ = zone
      try {
        expect(formatValue(instant, 'time', options)).toBe('2026-01-31 23:59:59')
        expect(formatValue(instant + 1000, 'date', options)).toBe('2026-02-01')
      } finally {
        process.env.TZ = before
      }
    },
  )

  it('F36 S9-05 every instant reads as the wall clock three hours ahead of UTC', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000_000, max: 4_000_000_000 }), (seconds) => {
        const wall = new Date((seconds + 3 * 3600) * 1000).toISOString()
        expect(formatValue(seconds, 'time', options)).toBe(wall.slice(0, 19).replace('T', ' '))
      }),
    )
  })
})

it.each(formats)('the format %s stays on one line with digits of one width exactly if it writes figures', (format) => {
  const words: readonly Format[] = ['text', 'ago', 'day', 'image', 'images', 'list', 'rich']
  expect(isFigure(format)).toBe(!words.includes(format))
  expect(isFigure(undefined)).toBe(false)
})

it('a format that does not exist is refused', () => {
  expect(() => formatValue(1, 'colour' as Format, options)).toThrow('"colour" is not a format. Use one of: text, id')
})

/** Returns a decimal from its units and its number of decimal places. */
function plainDecimal(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${units < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`
}

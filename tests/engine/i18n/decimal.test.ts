import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareDecimals } from '../../../src/engine/lib/compare'
import { groupThousands, parseDecimal } from '../../../src/engine/i18n/decimal'
import { divideDown, multiplyDown, roundHalfUp, subtract, toDecimal } from '../../../src/engine/lib/decimal'
import { writeScaled } from './writeScaled'

const scaledDecimal = fc.record({ units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), scale: fc.nat(12) })

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
  ['1250', 10, '125'],
  ['1255.55', 10, '125.55'],
  ['1', '3', '0.33'],
  ['2', '0.03', '66.66'],
  ['-1', 3, '-0.33'],
  ['9007199254740993', 10, '900719925474099.3'],
  ['1250', 0, undefined],
  ['1250', '0.00', undefined],
  ['1250', undefined, undefined],
  ['', 10, undefined],
])('%s over %s is %s, rounded towards zero to hundredths', (a, b, quotient) => {
  expect(divideDown(a, b)).toBe(quotient)
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
    ['9007199254740993.01', '9007199254740993.01'],
  ])('F23 %s is %s', (text, decimal, language = 'en') => {
    expect(parseDecimal(text, language)).toBe(decimal)
  })

  it.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    '1e3',
    '0x10',
    '+5',
    '--5',
    '1-',
    'NaN',
    'Infinity',
    '1.2.3',
    '1,2,3',
    '1,23,456',
    '1,234.5.6',
    '12 34',
    '1,234,5',
    '०',
    '5 USD',
    '1،234',
    '1'.repeat(101),
  ])('F23 %s is no figure', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  const signs = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  it.each([...signs])('F23 a pasted figure may have the invisible sign %j around it and in it', (sign) => {
    expect(parseDecimal(`${sign}1${sign}2.5${sign}`)).toBe('12.5')
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
      { numRuns: 5000 },
    )
    expect(parsed).toBeGreaterThan(100)
  })
})

describe('figures of the wire', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [12.5, '12.5'],
    ['12.50', '12.5'],
    ['-0', '0'],
    ['00012', '12'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-2.5e22, '-25000000000000000000000'],
    ['9007199254740993', '9007199254740993'],
  ])('%j is %s', (value, decimal) => {
    expect(toDecimal(value)).toBe(decimal)
  })

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    '1,234',
    '1e3',
    '0x10',
    '+5',
    '.5',
    '5.',
    null,
    undefined,
    true,
    {},
    [],
    ['1'],
    5n,
  ])('F15 %s is no figure', (value) => {
    expect(toDecimal(value)).toBeUndefined()
  })
})

describe('rounding', () => {
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
  ])('S9-06 %s to %i places is %s', (value, places, rounded) => {
    expect(roundHalfUp(value, places)).toBe(rounded)
  })

  it('F23 S9-06 every half cent goes up', () => {
    for (let cents = 0; cents < 10_000; cents += 1) {
      expect(roundHalfUp(writeScaled({ units: BigInt(cents) * 10n + 5n, scale: 3 }), 2)).toBe(
        writeScaled({ units: BigInt(cents) + 1n, scale: 2 }),
      )
    }
  })

  it('S9-06 no decimal is nearer than the one given, and a half goes away from zero', () => {
    fc.assert(
      fc.property(scaledDecimal, fc.nat(6), (decimal, places) => {
        const rounded = roundHalfUp(writeScaled(decimal), places)
        const units = BigInt(rounded.replace('.', ''))
        const twiceOff = 2n * (units * 10n ** BigInt(decimal.scale) - decimal.units * 10n ** BigInt(places))
        const step = 10n ** BigInt(decimal.scale)
        const away = decimal.units < 0n ? -twiceOff : twiceOff
        expect(away <= step && away > -step).toBe(true)
        expect(rounded.split('.')[1]?.length ?? 0).toBe(places)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['', 'x', '1,2', '1e3', '.5'])('S9-06 %s cannot be rounded', (value) => {
    expect(() => roundHalfUp(value, 2)).toThrow('is not a decimal')
  })
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

it('S9-06 groups are three digits, and take nothing away', () => {
  fc.assert(
    fc.property(scaledDecimal, (decimal) => {
      const grouped = groupThousands(writeScaled(decimal))
      expect(grouped).toMatch(/^-?\d{1,3}(,\d{3})*(\.\d+)?$/)
      expect(grouped.replaceAll(',', '')).toBe(writeScaled(decimal))
    }),
  )
})

it('decimals compare as numbers do', () => {
  fc.assert(
    fc.property(scaledDecimal, scaledDecimal, (a, b) => {
      const left = a.units * 10n ** BigInt(b.scale)
      const right = b.units * 10n ** BigInt(a.scale)
      expect(compareDecimals(writeScaled(a), writeScaled(b))).toBe(left < right ? -1 : left > right ? 1 : 0)
      expect(compareDecimals(writeScaled(a), `${writeScaled(a)}${a.scale > 0 ? '0' : '.0'}`)).toBe(0)
    }),
  )
})

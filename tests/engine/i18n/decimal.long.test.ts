import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDecimal } from '../../../src/engine/i18n/decimal'
import { formatValue } from '../../../src/engine/i18n/format'
import { compareDecimals } from '../../../src/engine/lib/compare'
import { writeScaled } from './writeScaled'

const languages = ['ar', 'en', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh']

it('F23 S9-06 100,000 amounts shown as money read back as the same amounts, in any digits and language', () => {
  const cents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
  const zeros = fc.constantFrom(0x30, 0x660, 0x6f0)
  const property = fc.property(cents, zeros, fc.constantFrom(...languages), (units, zero, language) => {
    const decimal = writeScaled({ units, scale: 2 })
    const shown = formatValue(decimal, 'money', { timeZone: 'UTC', shortDivisor: 10, language })
    const typed = shown.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
    if (compareDecimals(parseDecimal(typed, language) ?? 'none', decimal) !== 0) throw new Error(typed)
  })
  expect(reportOf(property, 100_000)).toBeUndefined()
})

it.each(['ar-SA', ...languages])('F23 S9-06 an amount as people of %s write it is the same amount', (language) => {
  const habit = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const property = fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (units) => {
    const decimal = writeScaled({ units, scale: 2 })
    const typed = habit.format(decimal as Intl.StringNumericLiteral)
    if (compareDecimals(parseDecimal(typed, language) ?? 'none', decimal) !== 0)
      throw new Error(`${typed} for ${decimal}`)
  })
  expect(reportOf(property, 10_000)).toBeUndefined()
})

/** Returns what fast-check says of a property that does not hold for one of so many values. */
function reportOf<T>(property: fc.IProperty<T>, numRuns: number): string | undefined {
  return fc.defaultReportMessage(fc.check(property, { numRuns }))
}

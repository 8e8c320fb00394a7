import { expect, it } from 'vitest'
import { compareDecimals, isLessThan } from '../../../src/engine/lib/compare'

it.each<[string, -1 | 0 | 1, string]>([
  ['1', 0, '1.00'],
  ['-0', 0, '0.0'],
  ['9.9', -1, '10'],
  ['-2', -1, '-1.5'],
  // As floating-point numbers, these are equal.
  ['9007199254740993', 1, '9007199254740992'],
  ['0.1000000000000000001', 1, '0.1'],
  [`1${'0'.repeat(400)}`, -1, `1${'0'.repeat(399)}1`],
])('F23 %s compared with another is %i', (a, result, b) => {
  expect(compareDecimals(a, b)).toBe(result)
  expect(compareDecimals(b, a) + result).toBe(0)
})

it.each(['', ' 1', '1e3', '0x10', '+5', '1,5', '.5', '5.', 'NaN', '٣'])('%j is no decimal', (text) => {
  expect(() => compareDecimals(text, '1')).toThrow('is not a decimal')
  expect(() => compareDecimals('1', text)).toThrow('is not a decimal')
})

it.each([
  [1, 2, true],
  ['1', 2, true],
  ['2', '2.0', false],
  [undefined, 2, false],
  [1, undefined, false],
  [1, '', false],
  ['x', 2, false],
  [Number.NaN, 2, false],
  [[1], 2, false],
])('%j is less than %j: %s', (value, bound, less) => {
  expect(isLessThan(value, bound)).toBe(less)
})

// Sums of decimals, and the places to which products and quotients are rounded.
import { expect, it } from 'vitest'
import { add, divideDown, multiplyDown } from '../../../src/engine/lib/decimal'

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

import { expect, it } from 'vitest'
import { orderedEntries } from '../../../src/engine/lib/compare'

it.each([
  [undefined, 'abc'],
  [['c', 'a', 'b'], 'cab'],
  [['c'], 'cab'],
  [['x', 'b'], 'bac'],
  [[], 'abc'],
])('order %j gives %s', (order, expected) => {
  expect(
    orderedEntries({ a: 1, b: 2, c: 3 }, order)
      .map(([id]) => id)
      .join(''),
  ).toBe(expected)
})

it('nothing has no order', () => {
  expect(orderedEntries(undefined, ['a'])).toEqual([])
})

// Tests how figures are compared with those of the period before.
import { expect, it } from 'vitest'
import { changeText, comparedBody } from '../../../src/engine/blocks/record/comparison'

const bare = (text: string | undefined) => text?.replace(/[\u2066\u2069]/g, '')

it.each<[unknown, unknown, string | undefined]>([
  [112.5, 100, '+12.5%'],
  ['90', '120', '\u221225.0%'],
  [300, 100, '+200%'],
  [0, 100, '\u2212100%'],
  [100.01, 100, '\u00b10%'],
  [7, 0, undefined],
  [7, -1, undefined],
  ['x', 5, undefined],
  [5, undefined, undefined],
  [Number.NaN, 5, undefined],
])('%j after %j is %s', (now, before, said) => {
  expect(bare(changeText(now, before))).toBe(said)
})

const compare = { param: 'period', values: { '1': 2, '3': 4 } }
it.each<[object, object | undefined]>([
  [
    { period: 1, id: 'a' },
    { period: 2, id: 'a' },
  ],
  [{ period: '3' }, { period: 4 }],
  [{ period: 2 }, undefined],
  [{}, undefined],
])('%j is compared with %j', (body, expected) => {
  expect(comparedBody({ compare }, body as { readonly [name: string]: unknown })).toEqual(expected)
})

it('a record without a comparison makes one request', () => {
  expect(comparedBody({}, { period: 1 })).toBeUndefined()
})

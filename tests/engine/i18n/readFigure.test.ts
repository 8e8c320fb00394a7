// Values that pages compute: `sum`, `times`, `over`, `plus`, `minus`.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFigure, type Arithmetic } from '../../../src/engine/i18n/readFigure'

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

describe('shows nothing rather than something wrong', () => {
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
  ])('for %s with %j', (path, steps) => {
    expect(readFigure({ row }, path, steps)).toBeUndefined()
  })
})

it('adds up cents without the error of floats', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 50 }), (cents) => {
      const list = cents.map((one) => ({ sum: String(one / 100) }))
      const total = cents.reduce((sum, one) => sum + one, 0)
      expect(readFigure({ list }, 'list', { sum: 'sum' })).toBe(String(total / 100))
    }),
  )
})

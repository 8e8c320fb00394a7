// Checks values that pages compute.
import { expect, it } from 'vitest'
import { sentence } from '../../../src/engine/language/types/problem'
import { check, record } from './smallProduct'

it.each<readonly [string, object]>([
  [
    'a sum, a share and a difference',
    {
      ...record,
      cells: {
        sum: { label: 'a.name', value: 'row.days', sum: 'sum', format: 'money' },
        share: { label: 'a.name', value: 'row.at', over: 'data.limits.max', places: 4, format: 'percent' },
        both: { label: 'a.name', value: 'row.at', plus: 'data.limits.max', minus: 'row.at' },
      },
    },
  ],
  [
    'a sum in a text',
    {
      ...record,
      title: 'a.title',
      cells: {
        at: {
          label: 'a.name',
          value: 'row.at',
          note: { say: 'a.name', with: { max: { from: 'row.days', sum: 'sum' } } },
        },
      },
    },
  ],
])('%s is good', (_name, block) => {
  expect(check(block).map(sentence)).toEqual([])
})

const mistakes: readonly (readonly [name: string, block: object, said: string, meant?: string])[] = [
  [
    'a member that is added up',
    { ...record, cells: { sum: { label: 'a.name', value: 'row.days', sum: 'smu' } } },
    '/things › b0 › cells › sum › sum: an item has no member "smu". Allowed: date, sum',
    'sum',
  ],
  [
    'what is added up',
    { ...record, cells: { sum: { label: 'a.name', value: 'row.at', sum: 'sum' } } },
    '"row.at" is no list, so nothing can be added up',
  ],
  [
    'an operand',
    { ...record, cells: { sum: { label: 'a.name', value: 'row.at', plus: 'row.days' } } },
    '/things › b0 › cells › sum › plus: "row.days"',
  ],
  [
    'how many decimals',
    { ...record, cells: { sum: { label: 'a.name', value: 'row.at', over: 'row.at', places: 9 } } },
    '/things › b0 › cells › sum › places: 9 is not possible',
  ],
]

it.each(mistakes)('%s is refused', (_name, block, said, meant) => {
  const found = check(block).map(sentence)
  expect(found).toEqual([expect.stringContaining(said)])
  if (meant !== undefined) expect(found[0]).toContain(`Did you mean "${meant}"?`)
})

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

const mistakes: readonly {
  readonly name: string
  readonly cell: object
  readonly said: string
  readonly meant?: string
}[] = [
  {
    name: 'a member that is added up',
    cell: { value: 'row.days', sum: 'smu' },
    said: '/things › b0 › cells › sum › sum: an item has no member "smu". Allowed: date, sum',
    meant: 'sum',
  },
  {
    name: 'what is added up',
    cell: { value: 'row.at', sum: 'sum' },
    said: '"row.at" is no list, so nothing can be added up',
  },
  {
    name: 'an operand',
    cell: { value: 'row.at', plus: 'row.days' },
    said: '/things › b0 › cells › sum › plus: "row.days"',
  },
  {
    name: 'how many decimals',
    cell: { value: 'row.at', over: 'row.at', places: 9 },
    said: '/things › b0 › cells › sum › places: 9 is not possible',
  },
]

it.each(mistakes)('$name is refused', ({ cell, said, meant }) => {
  const found = check({ ...record, cells: { sum: { label: 'a.name', ...cell } } }).map(sentence)
  expect(found).toEqual([expect.stringContaining(said)])
  if (meant !== undefined) expect(found[0]).toContain(`Did you mean "${meant}"?`)
})

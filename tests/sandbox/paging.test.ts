// Walks through lists of every length around whole pages, as a client does: until a page says that no more follow.
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../sandbox/database'
import { pageOf, pageOfList, pageSize, wholeList } from '../../sandbox/paging'

const db = openDatabase(':memory:')
afterAll(() => db.close())

interface Page {
  readonly has_more: boolean
  readonly list: readonly number[]
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const counted = `with recursive n(i) as (select 1 union all select i + 1 from n where i < 100) select i from n where i <= ?`
const pagers: readonly (readonly [name: string, read: (count: number, page: number) => Page])[] = [
  ['a query', (count, page) => pageOf<{ i: number }, number>(db, page, counted, [count], ({ i }) => i)],
  ['a list', (count, page) => pageOfList(page, numbers(count))],
]
const lengths = [0, 1, pageSize - 1, pageSize, pageSize + 1, 2 * pageSize - 1, 2 * pageSize, 2 * pageSize + 1]

it.each(pagers.flatMap(([name, read]) => lengths.map((count) => [name, count, read] as const)))(
  'S4-09 %s of %d has each row once, and as many pages as it fills',
  (_name, count, read) => {
    const pages = [read(count, 1)]
    while (pages.at(-1)?.has_more && pages.length < 9) pages.push(read(count, pages.length + 1))
    expect(pages.flatMap(({ list }) => list)).toEqual(numbers(count))
    expect(pages).toHaveLength(Math.max(1, Math.ceil(count / pageSize)))
  },
)

it.each([0, 1, pageSize + 1])('S4-09 a short list of %d is whole on its first page', (count) => {
  expect(wholeList(undefined, numbers(count))).toEqual({ has_more: false, list: numbers(count) })
  expect(wholeList(1, numbers(count))).toEqual({ has_more: false, list: numbers(count) })
  expect(wholeList(2, numbers(count))).toEqual({ has_more: false, list: [] })
})

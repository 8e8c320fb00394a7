import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextPageNumber } from '../../../src/engine/lists/data/paging'
import {
  isStale,
  refreshFirstPage,
  refreshList,
  refreshRow,
  staleAfterMs,
} from '../../../src/engine/lists/data/refresh'
import { mergeRows, type ResultPage } from '../../../src/engine/lists/data/rows'
import { listKey, listQuery, type ListSource } from '../../../src/engine/lists/data/source'
import type { InfiniteData } from '@tanstack/react-query'

interface Row {
  readonly id: string
  readonly at: number
}
let server = ''
let isDown = false
let asked: number[] = []
let time = 0
const source: ListSource<Row> = {
  queryKey: ['POST /rows', { q: '' }],
  rowKey: (row) => row.id,
  async load(page) {
    asked.push(page)
    if (isDown) throw new Error('down')
    const list = Array.from(server.slice((page - 1) * 3, page * 3), (id) => ({ id, at: time }))
    return { list, hasMore: page * 3 < server.length }
  },
}
let client: QueryClient
const held = () => client.getQueryData<InfiniteData<ResultPage<Row>, number>>(listKey(source))
const ids = () =>
  mergeRows(held()?.pages ?? [], source.rowKey)
    .map((row) => row.id)
    .join('')
const fresh = () =>
  mergeRows(held()?.pages ?? [], source.rowKey)
    .filter((row) => row.at === time)
    .map((row) => row.id)
    .join('')

beforeEach(async () => {
  vi.useFakeTimers()
  server = 'abcdefghijkl'
  isDown = false
  time = 0
  client = new QueryClient()
  await client.infiniteQuery({ ...listQuery(source), pages: 4 })
  asked = []
  time = 1
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

it('a row asked again: only its page, and only that page is replaced', async () => {
  await refreshRow(client, source, 'e')
  expect(asked).toEqual([2])
  expect(ids()).toBe('abcdefghijkl')
  expect(fresh()).toBe('def')
})

it('a row that is gone leaves the list, and no other row does', async () => {
  server = 'abcdfghijkl'
  await refreshRow(client, source, 'e')
  expect(asked).toEqual([2])
  expect(ids()).toBe('abcdfghijkl')
})

it('a row gone from the end of its page is not taken for a pushed one', async () => {
  server = 'abcdeghijkl'
  await refreshRow(client, source, 'f')
  expect(ids()).toBe('abcdeghijkl')
})

it.each([
  ['its page', 'X', 'e', [2], 'cde'],
  ['the next page', 'XY', 'e', [2, 3], 'bcde'],
])(
  'rows pushed off the page by new ones above stay; the row is found on %s',
  async (_name, top, row, pages, renewed) => {
    server = `${top}${server}`
    await refreshRow(client, source, row)
    expect(asked).toEqual(pages)
    expect(ids()).toBe('abcdefghijkl')
    expect(
      held()
        ?.pages[1]?.list.filter((each) => each.at === 1)
        .map(source.rowKey)
        .join(''),
    ).toBe(renewed)
  },
)

it('a page whose rows all moved up is dropped, so that the list does not seem to end there', async () => {
  server = 'defghijkl'
  await refreshRow(client, source, 'a')
  expect(ids()).toBe('def')
  expect(nextPageNumber(held()?.pages ?? [], 1, source.rowKey)).toBe(2)
})

it('a row that no page contains refetches page 1', async () => {
  await refreshRow(client, source, 'z')
  expect(asked).toEqual([1])
  expect(ids()).toBe('abc')
})

it('F33 a list asked again: page 1, the others dropped, and the next page is the second', async () => {
  server = `X${server}`
  await refreshList(client, source)
  expect(asked).toEqual([1])
  expect(ids()).toBe('Xab')
  expect(held()?.pageParams).toEqual([1])
})

it.each([
  ['unchanged', 'abcdefghijkl', 'abcdefghijkl', 4],
  ['one new on top', 'Xabcdefghijkl', 'Xabcdefghijkl', 4],
  ['one gone', 'acdefghijkl', 'acd', 1],
  ['all new', 'XYZabcdefghijkl', 'XYZ', 1],
  ['short now', 'ab', 'ab', 1],
])('on return only page 1 is asked; %s', async (_name, now, shown, pages) => {
  server = now
  await refreshFirstPage(client, source)
  expect(asked).toEqual([1])
  expect(ids()).toBe(shown)
  expect(held()?.pages.length).toBe(pages)
})

it('F34 S8-01 a refresh that fails rejects, and the rows stay', async () => {
  isDown = true
  await expect(refreshList(client, source)).rejects.toThrow('down')
  await expect(refreshRow(client, source, 'e')).rejects.toThrow('down')
  await expect(refreshFirstPage(client, source)).rejects.toThrow('down')
  expect(asked).toEqual([1, 2, 1])
  expect(ids()).toBe('abcdefghijkl')
})

it('a refresh takes the place of a page that is on its way, which would bring back the old rows', async () => {
  const answers: (() => void)[] = []
  const slow = {
    ...source,
    load: (page: number) =>
      new Promise<ResultPage<Row>>(
        (resolve) => void answers.push(() => resolve({ list: [{ id: `old ${page}`, at: 0 }], hasMore: true })),
      ),
  }
  const under = client.infiniteQuery({ ...listQuery(slow), staleTime: 0, pages: 4 }).catch(() => undefined)
  await refreshRow(client, source, 'e')
  for (const answer of answers) answer()
  await under
  expect(asked).toEqual([2])
  expect(ids()).toBe('abcdefghijkl')
})

it('nothing is requested twice while a list loads for the first time', async () => {
  client.clear()
  const first = client.infiniteQuery(listQuery(source))
  await Promise.all([
    refreshList(client, source),
    refreshRow(client, source, 'a'),
    refreshFirstPage(client, source),
    first,
  ])
  expect(asked).toEqual([1])
})

it('a list is stale when it is old or marked, never while it loads or is not there', async () => {
  expect(isStale(client, source)).toBe(false)
  vi.advanceTimersByTime(staleAfterMs + 1)
  expect(isStale(client, source)).toBe(true)
  await refreshFirstPage(client, source)
  expect(isStale(client, source)).toBe(false)
  await client.invalidateQueries({ queryKey: listKey(source) })
  expect(isStale(client, source)).toBe(true)
  expect(isStale(client, { queryKey: ['other'] })).toBe(false)
})

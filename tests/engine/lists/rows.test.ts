import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { mergeFirstPage, mergePage } from '../../../src/engine/lists/data/mergePage'
import { hasNewRows, findRow, mergeRows, type ResultPage } from '../../../src/engine/lists/data/rows'
import { groupIntoSections } from '../../../src/engine/lists/data/sections'

interface Row {
  readonly id: string
  readonly from: string
}
const key = (row: Row) => row.id
const page = (ids: string, hasMore = true, from = 'old'): ResultPage<Row> => ({
  list: [...ids].map((id) => ({ id, from })),
  hasMore,
})
const ids = (rows: readonly Row[] | undefined) => rows?.map(key).join('')

const anyPages = fc.array(
  fc.record({
    list: fc.array(fc.record({ id: fc.constantFrom(...'abcdefgh'), from: fc.string() }), { maxLength: 8 }),
    hasMore: fc.boolean(),
  }),
  { maxLength: 6 },
)

it('F32 rows of all pages: each key once, its first row kept, in the order of first sight', () => {
  fc.assert(
    fc.property(anyPages, (pages) => {
      const all = pages.flatMap((each) => each.list)
      const rows = mergeRows(pages, key)
      expect(rows.map(key)).toEqual([...new Set(all.map(key))])
      for (const row of rows) expect(row).toBe(all.find((each) => each.id === row.id))
    }),
  )
})

it('a page brings something new exactly when it makes the list longer', () => {
  fc.assert(
    fc.property(anyPages, (pages) => {
      const grows = mergeRows(pages, key).length > mergeRows(pages.slice(0, -1), key).length
      expect(hasNewRows(pages, key)).toBe(grows)
    }),
  )
})

it('pages that follow each other, branch off and return: cached rows of others change nothing', () => {
  const some = fc.array(fc.constantFrom(...['abc', 'bcd', 'xyz', 'a', ''].map((list) => page(list))), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 8 }), (lists) => {
      for (const pages of lists) {
        const known = pages.flatMap((each) => each.list)
        expect(ids(mergeRows(pages, key))).toBe([...new Set(known.map(key))].join(''))
        expect(mergeRows(pages, (row) => `${row.id}${row.from}`)).toHaveLength(new Set(known.map(key)).size)
      }
    }),
  )
})

it('S2-22 the cost of a page depends on its rows, not on the pages before', () => {
  const count = vi.fn(key)
  const pages = Array.from({ length: 50 }, (_, at) => page(String.fromCodePoint(at + 65, at + 365)))
  const calls = pages.map((_, at) => {
    count.mockClear()
    const upTo = pages.slice(0, at + 1)
    mergeRows(upTo, count)
    hasNewRows(upTo, count)
    return count.mock.calls.length
  })
  expect(calls).toEqual(pages.map(() => 2))
})

it('a row is found exactly when a page holds it, and it is the one shown', () => {
  fc.assert(
    fc.property(anyPages, fc.constantFrom(...'abcdefghz'), (pages, id) => {
      expect(findRow(pages, key, id)).toBe(mergeRows(pages, key).find((row) => row.id === id))
    }),
  )
})

it.each([
  ['unchanged', 'abcd', 'abcd', 'abcd'],
  ['two on top', 'abcd', 'xyab', 'xyabcd'],
  ['only the first one is left', 'abcd', 'xyza', 'xyzabcd'],
  ['a row gone', 'abcd', 'abde', undefined],
  ['the first row gone', 'abcd', 'bcde', undefined],
  ['another order', 'abcd', 'bacd', undefined],
  ['nothing in common', 'abcd', 'wxyz', undefined],
  ['empty now', 'abcd', '', undefined],
  ['empty before', '', 'abcd', undefined],
])('page 1 on return, %s', (_name, old, fresh, merged) => {
  expect(ids(mergeFirstPage(page(old), page(fresh), key)?.list)).toBe(merged)
})

it('page 1 on return is the whole list when nothing follows it', () => {
  expect(mergeFirstPage(page('abcd'), page('abcd', false), key)).toBeUndefined()
})

it('page 1 on return shows the fresh rows, and the list behind it loses none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), (shift) => {
      const before = [page('abcdefgh'), page('ijkl')] as const
      const fresh = page(`${'12345678'.slice(0, shift)}${'abcdefgh'.slice(0, 8 - shift)}`, true, 'new')
      const first = mergeFirstPage(before[0], fresh, key)
      expect(ids(mergeRows([first ?? page(''), before[1]], key))).toBe(`${'12345678'.slice(0, shift)}abcdefghijkl`)
      expect(first?.list.slice(0, 8).every((row) => row.from === 'new')).toBe(true)
    }),
  )
})

it.each([
  ['a row gone', 'abcd', 'acde', true, 'acde'],
  ['one pushed off', 'abcd', 'xabc', true, 'xabcd'],
  ['one gone, one pushed off', 'abcd', 'xyac', true, 'xyacd'],
  ['nothing in common', 'abcd', 'wxyz', true, 'wxyz'],
  ['the last page', 'abcd', 'ab', false, 'ab'],
])('a page asked again, %s', (_name, old, fresh, hasMore, merged) => {
  expect(ids(mergePage(page(old), page(fresh, hasMore), key).list)).toBe(merged)
})

it('sections begin where the heading changes; a row without one stays with those above', () => {
  const headings: { readonly [id: string]: string } = { b: 'One', c: 'One', e: 'Two', f: 'One' }
  const { headings: found, counts, keys } = groupIntoSections(page('abcdef').list, key, (row) => headings[row.id])
  expect(found).toEqual(['', 'One', 'Two', 'One'])
  expect(counts).toEqual([1, 3, 1, 1])
  expect(new Set(keys).size).toBe(10)
  expect(keys[3]).toBe('row b')
})

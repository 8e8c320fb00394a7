import { describe, expect, it } from 'vitest'
import { readPage } from '../../../src/engine/api/answer/listPage'
import {
  isTruncated,
  maxAutoLoads,
  nextPageNumber,
  shouldLoadPage,
  type PagingState,
} from '../../../src/engine/lists/data/paging'
import type { ResultPage } from '../../../src/engine/lists/data/rows'

interface Row {
  readonly id: number
}
const key = (row: Row) => String(row.id)
const page = (first: number, size: number, hasMore = true): ResultPage<Row> => ({
  list: Array.from({ length: size }, (_, index) => ({ id: first + index })),
  hasMore,
})
const pagesOf = (count: number) => Array.from({ length: count }, (_, index) => page(index * 2, 2))

it.each([
  ['false', { has_more: false }, false],
  ['"false"', { has_more: 'false' }, false],
  ['0', { has_more: 0 }, false],
  ['"0"', { has_more: '0' }, false],
  ['true', { has_more: true }, true],
  ['"true"', { has_more: 'true' }, true],
  ['1', { has_more: 1 }, true],
  ['"1"', { has_more: '1' }, true],
  ['absent', {}, true],
  ['null', { has_more: null }, true],
  ['true on an empty page', { has_more: true, list: [] }, false],
  ['absent on an empty page', { list: [] }, false],
])('F30 S4-09 a next page follows has_more %s: see the last column', (_name, answer, follows) => {
  const read = readPage({ list: [{ id: 1 }], ...answer }) as ResultPage<Row>
  expect(nextPageNumber([read], 1, key)).toBe(follows ? 2 : undefined)
})

it.each([
  ['no page', [], undefined],
  ['new rows', [page(0, 2), page(2, 2)], 3],
  ['one new row', [page(0, 2), page(1, 2)], 3],
  ['the same rows again', [page(0, 2), page(0, 2)], undefined],
  ['an empty page that says more', [page(0, 2), page(2, 0)], undefined],
])('F30 S4-09 the page after %s', (_name, pages, after) => {
  expect(nextPageNumber(pages, pages.length, key)).toBe(after)
})

it('F30 S4-09 a list ends at 500 pages, and says that it is cut only when more would follow', () => {
  const full = pagesOf(500)
  expect(nextPageNumber(full.slice(1), 499, key)).toBe(500)
  expect(nextPageNumber(full, 500, key)).toBeUndefined()
  expect(isTruncated(full, key)).toBe(true)
  expect(isTruncated(full.slice(1), key)).toBe(false)
  expect(isTruncated([...full.slice(1), page(9999, 2, false)], key)).toBe(false)
})

const idle: PagingState = {
  hasMore: true,
  isBusy: false,
  isFailed: false,
  pixelsBelow: 100,
  wantedPixels: 800,
  autoLoads: 0,
}
it.each<[string, Partial<PagingState>, boolean]>([
  ['rows ahead are few', {}, true],
  ['rows ahead are enough', { pixelsBelow: 800 }, false],
  ['the gesture is used up', { autoLoads: maxAutoLoads }, false],
  ['the gesture is used up, but the window is not full', { autoLoads: maxAutoLoads, pixelsBelow: -1 }, true],
  ['a page is on its way', { isBusy: true, pixelsBelow: -1 }, false],
  ['the last page failed', { isFailed: true, pixelsBelow: -1 }, false],
  ['the list ends', { hasMore: false, pixelsBelow: -1 }, false],
])('F30 a page is asked for without being told when %s: see the last column', (_name, facts, asks) => {
  expect(shouldLoadPage({ ...idle, ...facts })).toBe(asks)
})

describe('F31 S4-09 filling the window', () => {
  const rowHeight = 56
  const total = 400
  const sizes = [1, 3, 10, 15, 20, 50]
  const heights = [480, 568, 667, 740, 812, 932, 1024, 1366]

  it.each(sizes.flatMap((size) => heights.map((height) => [size, height] as const)))(
    'pages of %i rows in a window of %i px: full, and no more than needed',
    (size, height) => {
      const { pages, rows } = fill(size, height, total)
      expect(rows * rowHeight).toBeGreaterThanOrEqual(height)
      const needed = Math.ceil(height / (size * rowHeight))
      expect(pages).toBeLessThanOrEqual(Math.max(needed, maxAutoLoads + 1))
    },
  )

  it.each(sizes.map((size) => [size] as const))(
    'pages of %i rows, too few for the window: loaded to the end',
    (size) => {
      expect(fill(size, 1366, 7).rows).toBe(7)
    },
  )

  function fill(size: number, height: number, all: number) {
    const pages: ResultPage<Row>[] = [page(0, Math.min(size, all), size < all)]
    for (let fills = 0; ; fills += 1) {
      const rows = pages.reduce((sum, each) => sum + each.list.length, 0)
      const hasMore = nextPageNumber(pages, pages.length, key) !== undefined
      const ahead = rows * rowHeight - height
      if (!shouldLoadPage({ ...idle, hasMore, pixelsBelow: ahead, wantedPixels: height, autoLoads: fills }))
        return { pages: pages.length, rows }
      pages.push(page(rows, Math.min(size, all - rows), rows + size < all))
    }
  }
})

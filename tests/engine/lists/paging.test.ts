import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstPlace, type PagePlace } from '../../../src/engine/api/answer/listPage'
import type { Client } from '../../../src/engine/api/client'
import { searchChoices } from '../../../src/engine/forms/fields/choice'
import { debounce, throttle } from '../../../src/engine/lib/timing'
import { loadAllRows } from '../../../src/engine/lists/data/loadAllRows'
import {
  groupIntoSections,
  isTruncated,
  maxAutoLoads,
  mergePage,
  mergeRows,
  missingRows,
  nextPlace,
  type PagingState,
  type ResultPage,
  shouldLoadPage,
} from '../../../src/engine/lists/data/rows'
import {
  listKey,
  listQuery,
  type ListSource,
  refreshFirstPage,
  refreshList,
  refreshRows,
  settledMs,
} from '../../../src/engine/lists/data/useList'
import { forgetPositions } from '../../../src/engine/lists/scroll/positions'
import { positionOf, rememberPosition, storePositions } from '../../../src/engine/lists/scroll/useScrollPosition'
import { createRandom, type Random } from '../../support/random'

let asked: number[] = []

describe('paging', () => {
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
    ['no page', [], undefined],
    ['new rows', [page(0, 2), page(2, 2)], { number: 3 }],
    ['one new row', [page(0, 2), page(1, 2)], { number: 3 }],
    ['known rows', [page(0, 2), page(2, 2), page(1, 2)], { number: 4 }],
    ['an empty page that says more', [page(0, 2), page(2, 0)], { number: 3 }],
    ['an empty first page that says more', [page(0, 0)], { number: 2 }],
    ['an empty page that says no more', [page(0, 2), page(2, 0, false)], undefined],
    ['five empty pages in a row', [page(0, 2), ...Array.from({ length: 5 }, () => page(2, 0))], { number: 7 }],
    ['six empty pages in a row', [page(0, 2), ...Array.from({ length: 6 }, () => page(2, 0))], undefined],
    ['six empty pages in all', pagesOf(2).flatMap((one) => [one, page(0, 0), page(0, 0), page(0, 0)]), { number: 9 }],
  ])('F30 S4-09 the page after %s', (_name, pages, after) => {
    expect(nextPlace(pages, { number: pages.length }, key)).toEqual(after)
  })

  it('F30 S4-09 a list ends at 500 pages, and says that it is cut only when more would follow', () => {
    const full = pagesOf(500)
    expect(nextPlace(full.slice(1), { number: 499 }, key)).toEqual({ number: 500 })
    expect(nextPlace(full, { number: 500 }, key)).toBeUndefined()
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

    function fill(size: number, height: number, all: number) {
      const pages: ResultPage<Row>[] = [page(0, Math.min(size, all), size < all)]
      for (let fills = 0; ; fills += 1) {
        const rows = pages.reduce((sum, each) => sum + each.list.length, 0)
        const hasMore = nextPlace(pages, { number: pages.length }, key) !== undefined
        const ahead = rows * rowHeight - height
        if (!shouldLoadPage({ ...idle, hasMore, pixelsBelow: ahead, wantedPixels: height, autoLoads: fills }))
          return { pages: pages.length, rows }
        pages.push(page(rows, Math.min(size, all - rows), rows + size < all))
      }
    }
  })
})

describe('next page', () => {
  interface Row {
    readonly id: string
  }

  let client: QueryClient

  let server: readonly string[] = []

  let size = 3

  /** Runs between two answers. */
  let meanwhile: () => void = () => undefined

  const source: ListSource<Row> = {
    queryKey: ['POST /rows', {}],
    rowKey: ({ id }) => id,
    async load({ number: page }) {
      asked.push(page)
      if (Number.isNaN(size)) throw new Error('down')
      const list = server.slice((page - 1) * size, page * size).map((id) => ({ id }))
      const hasMore = page * size < server.length
      meanwhile()
      return { list, hasMore }
    },
  }

  const held = () => client.getQueryData<InfiniteData<ResultPage<Row>, PagePlace>>(listKey(source))

  const ids = () => mergeRows(held()?.pages ?? [], source.rowKey).map(({ id }) => id)

  const hasNext = () =>
    nextPlace(held()?.pages ?? [], held()?.pageParams.at(-1) ?? firstPlace, source.rowKey) !== undefined

  /** Loads the next page, as a list does. */
  async function readOn(from = source): Promise<void> {
    const options = { ...listQuery(from), staleTime: Infinity, refetchOnMount: false }
    const observer = new InfiniteQueryObserver(client, options)
    const end = observer.subscribe(() => undefined)
    await observer.fetchNextPage({ throwOnError: true }).finally(end)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    client = new QueryClient()
    server = [...'abcdefghijklmnopqr']
    size = 3
    asked = []
    meanwhile = () => undefined
  })

  afterEach(() => {
    client.clear()
    vi.useRealTimers()
  })

  describe('F32 rows that are gone above do not hide those below', () => {
    beforeEach(async () => {
      await readOn()
      await readOn()
      asked = []
    })

    it.each([
      ['nothing happened', 'abcdefghijklmnopqr', [3, 2], 'abcdefghi', true],
      ['one is gone', 'acdefghijklmnopqr', [3, 2], 'abcdefghij', true],
      ['the last one that was read is gone', 'abcdeghijklmnopqr', [3, 2], 'abcdefghij', true],
      ['three are gone, a page of them', 'defghijklmnopqr', [3, 2, 1], 'abcdefghijkl', true],
      ['five are gone', 'fghijklmnopqr', [3, 2, 1], 'abcdefghijklmn', true],
      ['all that were read are gone', 'ghijklmnopqr', [3, 2, 1], 'abcdefghijklmno', true],
      ['one is gone and one came on top', 'Xacdefghijklmnopqr', [3, 2], 'abcdefghi', true],
      ['two are gone and one came on top', 'Xcdefghijklmnopqr', [3, 2], 'abcdefghij', true],
      ['five are gone and one came on top', 'Xbghijklmnopqr', [3, 2, 1], 'abcdefghijklm', true],
      ['one came on top: the next page tells', 'Xabcdefghijklmnopqr', [3], 'abcdefgh', true],
      ['only those that slipped past are left', 'efgh', [3, 2, 1], 'abcdefgh', false],
      ['only one of those that were read is left', 'f', [3, 2, 1], 'abcdef', false],
      ['none is left', '', [3, 2, 1], 'abcdef', false],
    ])('%s', async (_, now, pages, shown, goesOn) => {
      server = [...now]
      vi.advanceTimersByTime(settledMs)
      await readOn()
      expect(asked).toEqual(pages)
      expect(ids().join('')).toBe(shown)
      expect(hasNext()).toBe(goesOn)
    })

    it('a page that follows within two seconds is read alone', async () => {
      vi.advanceTimersByTime(settledMs - 1)
      await readOn()
      expect(asked).toEqual([3])
    })

    it('the same page again is the end, as some servers answer to a page that they do not know', async () => {
      const again: ListSource<Row> = {
        ...source,
        load: async () => source.load({ number: 2 }, new AbortController().signal),
      }
      await readOn(again)
      expect([asked, ids().join(''), hasNext()]).toEqual([[2], 'abcdef', false])
    })

    it('rows of a repeated request are in doubt at once', async () => {
      server = [...'abdefghijklmnopqr']
      await refreshRows(client, source, ['c'])
      asked = []
      await readOn()
      expect(asked).toEqual([3, 2])
      expect(ids().join('')).toBe('abdefghij')
    })

    it('where the page before cannot be read the next one is not there either', async () => {
      vi.advanceTimersByTime(settledMs)
      meanwhile = () => (size = Number.NaN)
      await expect(readOn()).rejects.toThrow('down')
      expect(ids().join('')).toBe('abcdef')
    })
  })

  it('pages by cursors are each asked for with the cursor of the page before, also after a refresh', async () => {
    const cursors: unknown[] = []
    const byCursor: ListSource<Row> = {
      ...source,
      async load({ cursor }) {
        cursors.push(cursor)
        const from = cursor === undefined ? 0 : server.indexOf(cursor as string) + 1
        const list = server.slice(from, from + size).map((id) => ({ id }))
        return { list, hasMore: from + size < server.length, cursor: list.at(-1)?.id }
      },
    }
    await client.infiniteQuery({ ...listQuery(byCursor), pages: 4 })
    server = [...'XYabcdefghijklmnopqr']
    await refreshFirstPage(client, byCursor)
    await refreshRows(client, byCursor, ['e'])
    await readOn(byCursor)
    expect(cursors).toEqual([undefined, 'c', 'f', 'i', undefined, 'c', 'l', 'i'])
    expect(ids().join('')).toBe('XYabcdefghijklmno')
  })

  describe('rows that slipped past', () => {
    beforeEach(async () => {
      await readOn()
      await readOn()
      server = [...'cdefghijklmnopqr']
      vi.advanceTimersByTime(settledMs)
      await readOn()
      asked = []
    })

    it.each([
      ['stays when it is asked again', 'g', 'cdefghijklmnopqr', 'abcdefghijk', [2, 3]],
      // It could have moved up to the page before.
      ['goes when it is gone', 'g', 'cdefhijklmnopqr', 'abcdefhijkl', [2, 3, 1]],
      ['stays when another one of its page is asked again', 'j', 'cdefghijklmnopqr', 'abcdefghijk', [2, 3]],
    ])('one of them %s', async (_, row, now, shown, pages) => {
      server = [...now]
      await refreshRows(client, source, [row])
      expect(asked).toEqual(pages)
      expect(ids().join('')).toBe(shown)
    })
  })

  it('F32 2,000 rows, some gone and some new while they are read: none is skipped, each page read twice at most', async () => {
    size = 20
    for (let seed = 1; seed <= 2; seed += 1) {
      const random = createRandom(seed)
      client.clear()
      server = Array.from({ length: 2000 }, (_, at) => `r${at}`)
      const lasting = new Set(server)
      asked = []
      await readOn()
      while (hasNext()) {
        vi.advanceTimersByTime(random.between(settledMs, 60_000))
        change(random, lasting)
        await readOn()
      }
      const shown = new Set(ids())
      expect([...lasting].filter((id) => !shown.has(id))).toEqual([])
      expect(asked.length).toBeLessThan(2 * (held()?.pages.length ?? 0))
    }
  })

  /** Removes up to eight rows anywhere, and adds up to four. */
  function change({ between }: Random, lasting: Set<string>): void {
    const rows = [...server]
    for (let gone = between(0, 8); gone > 0 && rows.length > 0; gone -= 1)
      for (const id of rows.splice(between(0, rows.length - 1), 1)) lasting.delete(id)
    for (let come = between(0, 4); come > 0; come -= 1) rows.splice(between(0, rows.length), 0, `n${(news += 1)}`)
    server = rows
  }

  let news = 0
})

describe('refresh', () => {
  interface Row {
    readonly id: string
    readonly at: number
  }

  let server = ''

  let isDown = false

  let time = 0

  const source: ListSource<Row> = {
    queryKey: ['POST /rows', { q: '' }],
    rowKey: (row) => row.id,
    async load({ number: page }) {
      asked.push(page)
      if (isDown) throw new Error('down')
      const list = Array.from(server.slice((page - 1) * 3, page * 3), (id) => ({ id, at: time }))
      return { list, hasMore: page * 3 < server.length }
    },
  }

  let client: QueryClient

  const held = () => client.getQueryData<InfiniteData<ResultPage<Row>, PagePlace>>(listKey(source))

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
    await refreshRows(client, source, ['e'])
    expect(asked).toEqual([2])
    expect(ids()).toBe('abcdefghijkl')
    expect(fresh()).toBe('def')
  })

  it('a row that is gone leaves the list, and no other row does', async () => {
    server = 'abcdfghijkl'
    await refreshRows(client, source, ['e'])
    expect(asked).toEqual([2])
    expect(ids()).toBe('abcdfghijkl')
  })

  it.each([
    ['its page', 'X', 'e', [2], 'cde'],
    ['the next page', 'XY', 'e', [2, 3], 'bcde'],
  ])(
    'rows pushed off the page by new ones above stay; the row is found on %s',
    async (_name, top, row, pages, renewed) => {
      server = `${top}${server}`
      await refreshRows(client, source, [row])
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

  it.each([
    ['a page whose rows all moved up keeps its place', 'defghijkl', 'a', [1, 2], 'defghijkl'],
    ['rows that moved up to a page before stay', 'bcdefghijkl', 'e', [2], 'abcdefghijkl'],
    ['a row that moved up itself stays', 'bcdefghijkl', 'd', [2, 1], 'abcdefghijkl'],
    ['the first row of a page that is gone goes', 'abcefghijkl', 'd', [2, 1], 'abcefghijkl'],
    ['the last row of a list that is gone goes', 'abcdefghijk', 'l', [4], 'abcdefghijk'],
    ['several rows, each page once', 'abcdgijl', 'efhk', [2, 3], 'abcdgijl'],
    ['rows of pages with others between them', 'bcdefghij', 'akl', [1, 4, 3], 'bcdefghij'],
  ])('%s', async (_name, now, rows, pages, shown) => {
    server = now
    await refreshRows(client, source, [...rows])
    expect([asked, ids()]).toEqual([pages, shown])
  })

  it.each([
    ['nothing', 0, [1], 'Xab'],
    ['what the third page holds', 8, [1, 2, 3], 'Xabcdefgh'],
    ['everything', 99, [1, 2, 3, 4], 'Xabcdefghijk'],
  ])('a list asked again, of which a reader needs %s', async (_name, rows, pages, shown) => {
    server = `X${server}`
    await refreshList(client, source, rows)
    expect([asked, ids()]).toEqual([pages, shown])
  })

  it('a row that no page contains refetches page 1', async () => {
    await refreshRows(client, source, ['z'])
    expect(asked).toEqual([1])
    expect(ids()).toBe('abc')
  })

  it('F33 a list asked again: page 1, the others dropped, and the next page is the second', async () => {
    server = `X${server}`
    await refreshList(client, source)
    expect(asked).toEqual([1])
    expect(ids()).toBe('Xab')
    expect(held()?.pageParams).toEqual([firstPlace])
  })

  it.each([
    ['unchanged', 'abcdefghijkl', 'abcdefghijkl', 4],
    ['one new on top', 'Xabcdefghijkl', 'Xabcdefghijkl', 4],
    ['one gone', 'acdefghijkl', 'acdefghijkl', 4],
    ['one gone and one moved up', 'jbcdefghikl', 'jbcdefghikl', 4],
    ['short now', 'ab', 'ab', 1],
    ['all new', 'XYZabcdefghijkl', 'XYZabcdefghi', 4, [1, 2, 3, 4]],
    ['a page gone', 'defghijkl', 'defghijkl', 3, [1, 2, 3]],
  ])('on return page 1 is asked, and all only if it shares no row; %s', async (_name, now, shown, pages, all = [1]) => {
    server = now
    await refreshFirstPage(client, source)
    expect(asked).toEqual(all)
    expect(ids()).toBe(shown)
    expect(held()?.pages.length).toBe(pages)
  })

  it('F34 S8-01 a refresh that fails rejects, and the rows stay', async () => {
    isDown = true
    await expect(refreshList(client, source)).rejects.toThrow('down')
    await expect(refreshRows(client, source, ['e'])).rejects.toThrow('down')
    await expect(refreshFirstPage(client, source)).rejects.toThrow('down')
    expect(asked).toEqual([1, 2, 1])
    expect(ids()).toBe('abcdefghijkl')
  })

  it('a refresh takes the place of a page that is on its way, which would bring back the old rows', async () => {
    const answers: (() => void)[] = []
    const slow = {
      ...source,
      load: ({ number: page }: PagePlace) =>
        new Promise<ResultPage<Row>>(
          (resolve) => void answers.push(() => resolve({ list: [{ id: `old ${page}`, at: 0 }], hasMore: true })),
        ),
    }
    const under = client.infiniteQuery({ ...listQuery(slow), staleTime: 0, pages: 4 }).catch(() => undefined)
    await refreshRows(client, source, ['e'])
    for (const answer of answers) answer()
    await under
    expect(asked).toEqual([2])
    expect(ids()).toBe('abcdefghijkl')
  })
})

describe('rows', () => {
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

  it.each([
    ['unchanged', 'abcd', 'abcd', 'abcd'],
    ['two on top', 'abcd', 'xyab', 'xyabcd'],
    ['only the first one is left', 'abcd', 'xyza', 'xyzabcd'],
    ['a row gone', 'abcd', 'abde', 'abde'],
    ['the first row gone', 'abcd', 'bcde', 'bcde'],
    ['another order', 'abcd', 'bacd', 'bacd'],
    ['nothing in common', 'abcd', 'wxyz', 'wxyz'],
    ['empty now', 'abcd', '', ''],
    ['empty before', '', 'abcd', 'abcd'],
  ])('page 1 on return, %s', (_name, old, fresh, merged) => {
    expect(ids(mergePage(page(old), page(fresh), key, true).list)).toBe(merged)
  })

  it.each<[string, readonly Partial<ResultPage<Row>>[], number]>([
    ['each row once', [page('abc'), page('def')], 0],
    ['rows that came twice', [page('abc'), { ...page('bde'), repeats: 1 }, { ...page('aef'), repeats: 2 }], 3],
    [
      'new rows that a refresh has found',
      [
        { ...page('xabc'), repeats: -1 },
        { ...page('cde'), repeats: 1 },
      ],
      0,
    ],
    ['a count', [page('abc'), { ...page('bde'), total: 7, repeats: 1 }], 2],
    [
      'an old count',
      [
        { ...page('abc'), total: 5 },
        { ...page('de'), total: 7 },
      ],
      0,
    ],
  ])('of %s, so many rows are missing', (_name, pages, missing) => {
    expect(missingRows(pages as readonly ResultPage<Row>[], key)).toBe(missing)
  })

  it('sections begin where the heading changes; a row without one stays with those above', () => {
    const headings: { readonly [id: string]: string } = { b: 'One', c: 'One', e: 'Two', f: 'One' }
    const { headings: found, counts, keys } = groupIntoSections(page('abcdef').list, key, (row) => headings[row.id])
    expect(found).toEqual(['', 'One', 'Two', 'One'])
    expect(counts).toEqual([1, 3, 1, 1])
    expect(new Set(keys).size).toBe(10)
    expect(keys[3]).toBe('row b')
  })
})

// Tests the rows of choices: in the language of the page, and found by their name before it was translated.
describe('load all rows', () => {
  const rows = [
    { id: 1, name: 'Egypt', name_ar: 'مصر' },
    { id: 2, name: 'Oman' },
  ]

  const client = { read: () => Promise.resolve({ list: rows, has_more: false }) } as unknown as Client

  it.each([
    ['the name in the language of the page', 'مصر', 'مصر'],
    ['the name before it was translated', 'egypt', 'مصر'],
    ['a name without a translation', 'oman', 'Oman'],
  ])('a choice is found by %s: "%s"', async (_what, typed, found) => {
    const loaded = await loadAllRows(client, 'POST /x', {}, 'ar', new AbortController().signal)
    const choices = loaded.map((row) => {
      const { id, name } = row as (typeof rows)[number]
      return { value: id, label: name, row }
    })
    expect(searchChoices(choices, typed).map(({ label }) => label)).toEqual([found])
  })

  it.each([
    ['that ends with page 3', 3, 3],
    ['of exactly 20 pages', 20, 20],
    ['that never ends', Number.POSITIVE_INFINITY, 20],
  ])('choices of a server %s are read page by page, 20 at most', async (_what, last, pages) => {
    const read = vi.fn((_call: string, { page }: { readonly page: number }) =>
      Promise.resolve({ list: [{ id: page }], has_more: page < last }),
    )
    const endless = { read } as unknown as Client
    const loaded = await loadAllRows(endless, 'POST /x', { of: 'me' }, 'en', new AbortController().signal)
    const numbers = Array.from({ length: pages }, (_, at) => at + 1)
    expect(loaded).toEqual(numbers.map((id) => ({ id })))
    expect(read.mock.calls.map(([, body]) => body)).toEqual(numbers.map((page) => ({ of: 'me', page })))
  })
})

describe('scroll memory', () => {
  const place = (scrollTop: number) => ({
    snapshot: { scrollTop, ranges: [{ startIndex: 0, endIndex: Infinity, size: 56 }] },
    pages: 2,
  })

  let kept: Map<string, string>

  function withStorage(storage: unknown) {
    vi.stubGlobal('window', { sessionStorage: storage })
  }

  beforeEach(() => {
    kept = new Map()
    forgetPositions()
    withStorage({
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    })
  })

  afterEach(() => forgetPositions())

  it('a place is found again under its name, and after a reload, until there are more than 40', () => {
    rememberPosition('/list a 1', place(10))
    rememberPosition('/list a 2', place(20))
    rememberPosition('/list a 1', place(30))
    expect(positionOf('/list a 1')).toEqual(place(30))
    storePositions()
    forgetPositions()
    expect(positionOf('/list a 1')).toEqual(place(30))
    expect(positionOf('/list a 2')).toEqual(place(20))
    expect(positionOf('/list a 3')).toBeUndefined()
    for (let list = 0; list < 39; list += 1) rememberPosition(`/other ${list}`, place(0))
    expect(['/list a 2', '/list a 1'].map((name) => positionOf(name) !== undefined)).toEqual([false, true])
  })
})

describe('timing', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  it('S9-03 a debounced call runs once, 500 ms after the last one, with its arguments', () => {
    const run = vi.fn<(text: string) => void>()
    const ask = debounce(run)
    ask('a')
    vi.advanceTimersByTime(499)
    ask('ab')
    vi.advanceTimersByTime(499)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run.mock.calls).toEqual([['ab']])
    vi.advanceTimersByTime(5000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('S9-03 a throttled call runs at once, then every 500 ms at most, ending with the last arguments', () => {
    const run = vi.fn<(place: number) => void>()
    const ask = throttle(run)
    for (let place = 0; place <= 1200; place += 100) {
      ask(place)
      vi.advanceTimersByTime(100)
    }
    vi.advanceTimersByTime(1000)
    expect(run.mock.calls).toEqual([[0], [400], [900], [1200]])
  })
})

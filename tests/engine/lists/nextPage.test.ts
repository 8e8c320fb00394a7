import { InfiniteQueryObserver, QueryClient, type InfiniteData } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settledMs } from '../../../src/engine/lists/data/nextPage'
import { nextPageNumber } from '../../../src/engine/lists/data/paging'
import { refreshFirstPage, refreshList, refreshRow } from '../../../src/engine/lists/data/refresh'
import { mergeRows, type ResultPage } from '../../../src/engine/lists/data/rows'
import { listKey, listQuery, type ListSource } from '../../../src/engine/lists/data/source'
import { createRandom, type Random } from '../../support/random'

interface Row {
  readonly id: string
}
let client: QueryClient
let server: readonly string[] = []
let size = 3
let asked: number[] = []
/** Runs between two answers. */
let meanwhile: () => void = () => undefined
const source: ListSource<Row> = {
  queryKey: ['POST /rows', {}],
  rowKey: ({ id }) => id,
  async load(page) {
    asked.push(page)
    if (Number.isNaN(size)) throw new Error('down')
    const list = server.slice((page - 1) * size, page * size).map((id) => ({ id }))
    const hasMore = page * size < server.length
    meanwhile()
    return { list, hasMore }
  },
}
const held = () => client.getQueryData<InfiniteData<ResultPage<Row>, number>>(listKey(source))
const ids = () => mergeRows(held()?.pages ?? [], source.rowKey).map(({ id }) => id)
const hasNext = () => nextPageNumber(held()?.pages ?? [], held()?.pageParams.at(-1) ?? 0, source.rowKey) !== undefined

/** Loads the next page, as a list does. */
async function readOn(): Promise<void> {
  const options = { ...listQuery(source), staleTime: Infinity, refetchOnMount: false }
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

  it('rows of a repeated request are in doubt at once', async () => {
    server = [...'abdefghijklmnopqr']
    await refreshRow(client, source, 'c')
    asked = []
    await readOn()
    expect(asked).toEqual([3, 2])
    expect(ids().join('')).toBe('abdefghij')
  })

  it('a list that was asked again begins anew: its second page is read alone', async () => {
    await refreshList(client, source)
    asked = []
    await readOn()
    expect(asked).toEqual([2])
  })

  it('where the page before cannot be read the next one is not there either', async () => {
    vi.advanceTimersByTime(settledMs)
    meanwhile = () => (size = Number.NaN)
    await expect(readOn()).rejects.toThrow('down')
    expect(ids().join('')).toBe('abcdef')
  })
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
    ['stays when it is asked again', 'g', 'cdefghijklmnopqr', 'abcdefghijk'],
    ['goes when it is gone', 'g', 'cdefhijklmnopqr', 'abcdefhijkl'],
    ['stays when another one of its page is asked again', 'j', 'cdefghijklmnopqr', 'abcdefghijk'],
  ])('one of them %s', async (_, row, now, shown) => {
    server = [...now]
    await refreshRow(client, source, row)
    expect(asked).toEqual([2, 3])
    expect(ids().join('')).toBe(shown)
  })

  it('stay when only new ones came on top', async () => {
    server = ['X', ...'abcdefghijklmnopqr']
    await refreshFirstPage(client, source)
    expect(ids().join('')).toBe('Xabcdefghijk')
  })
})

it('F32 5,000 rows, some gone and some new while they are read: none is skipped, each page read twice at most', async () => {
  size = 20
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = createRandom(seed)
    client.clear()
    server = Array.from({ length: 5000 }, (_, at) => `r${at}`)
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

// The file with all rows of a list.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsAsText } from '../../../src/engine/blocks/list/rowsAsText'
import { formatValue } from '../../../src/engine/i18n/format'
import type { Format } from '../../../src/engine/language/types/plain'
import type { Block, RowFile } from '../../../src/engine/language/types/plainBlocks'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { deferred, noNetwork, show, type Server } from '../kit'

const options = { timeZone: 'UTC', shortDivisor: 10, currency: 'USD' }
const writing = {
  t: (key: string) => `t(${key})`,
  format: (value: unknown, format?: Format) => formatValue(value, format, options),
}
/** Returns the cell that a file has for a value. */
function cell(value: unknown, column: Partial<RowFile['columns'][string]> = {}): string | undefined {
  const columns = { one: { label: 'l', value: 'row.value', ...column } }
  const text = rowsAsText(columns, [{ row: { value, rate: '1.5' } }], writing)
  return /^\ufefft\(l\)\r\n(.*)\r\n$/s.exec(text)?.[1]
}

describe('a cell', () => {
  it.each<readonly [unknown, Partial<RowFile['columns'][string]>, string]>([
    ['Ann', {}, 'Ann'],
    ['Ann, Bo', {}, '"Ann, Bo"'],
    ['say "hi"', {}, '"say ""hi"""'],
    ['two\nlines', {}, '"two\nlines"'],
    [undefined, {}, ''],
    [null, { format: 'money' }, ''],
    ['', {}, ''],
    ['1234567.891', { format: 'money' }, '1234567.891'],
    [-12.5, { format: 'money' }, '-12.5'],
    [0, { format: 'count' }, '0'],
    [123_456, { format: 'short' }, '123456'],
    ['many', { format: 'count' }, ''],
    [1_767_225_600, { format: 'ago' }, '2026-01-01 00:00:00'],
    [1_767_225_600, { format: 'day' }, '2026-01-01'],
    [1_767_225_600, { format: 'date' }, '2026-01-01'],
    [0, { format: 'time' }, ''],
    ['open', { words: { open: 'state.open' } }, 't(state.open)'],
    ['new_one', { words: { open: 'state.open' } }, 'new_one'],
    [['a', 'b'], { format: 'list' }, '"a, b"'],
    ['8', { format: 'money', times: 'row.rate' }, '12'],
    ['8', { when: { 'row.rate': '2' } }, ''],
  ])('%j written by %j is %j', (value, column, text) => {
    expect(cell(value, column)).toBe(text)
  })

  it.each([
    ['=HYPERLINK("https://evil.test")', `"'=HYPERLINK(""https://evil.test"")"`],
    ['+1+cmd', "'+1+cmd"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['-5', '-5'],
    ['a=b', 'a=b'],
  ])('%j is never a formula: %j', (value, text) => {
    expect(cell(value)).toBe(text)
  })
})

it('the file begins with the mark of UTF-8 and the labels, in the order of the columns', () => {
  const columns = { b: { label: 'second', value: 'row.b' }, a: { label: 'first', value: 'row.a' } }
  expect(rowsAsText(columns, [{ row: { a: 1, b: 2 } }], writing)).toBe('\ufefft(second),t(first)\r\n2,1\r\n')
  expect(rowsAsText(columns, [], writing)).toBe('\ufefft(second),t(first)\r\n')
})

const things = {
  block: 'list',
  rows: 'POST /things',
  key: 'row.id',
  show: { title: 'row.name' },
  search: { param: 'word', placeholder: 'search' },
  file: {
    name: 'people',
    columns: { id: { label: 'id', value: 'row.id' }, name: { label: 'name', value: 'row.name' } },
  },
} as const satisfies Block

/** A server with three pages. The second repeats a row, because one was added above. */
const pages: { readonly [page: number]: readonly string[] } = { 1: ['a', 'b'], 2: ['b', 'c'], 3: ['d'] }
const server: Server = {
  'POST /things': ({ page }) => ({
    list: (pages[Number(page)] ?? []).map((id) => ({ id, name: `n${id}` })),
    has_more: Number(page) < 3,
  }),
}

describe('the button', () => {
  const saved: { readonly name: string; readonly text: Blob | undefined }[] = []
  beforeEach(() => {
    saved.length = 0
    const blobs = new Map<string, Blob>()
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.set(`blob:${blobs.size}`, blob)
        return `blob:${blobs.size - 1}`
      },
      revokeObjectURL: () => {},
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: blobs.get(this.href) })
    })
  })
  afterEach(() => void vi.restoreAllMocks())

  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Save as a file' }))

  it('saves all pages, each row once, and says how many', async () => {
    const { callsTo } = show({ server, blocks: { things } })
    await screen.findByText('nd')
    const before = callsTo('POST /things').length
    await press()
    await screen.findByText('The file is saved. Rows: 4')
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^people \d{4}-\d\d-\d\d\.csv$/)])
    // `Blob.text` may drop the mark of UTF-8.
    const text = (await saved[0]?.text?.text())?.replace('\ufeff', '')
    expect(text).toBe('id,name\r\na,na\r\nb,nb\r\nc,nc\r\nd,nd\r\n')
    expect(
      callsTo('POST /things')
        .slice(before)
        .map(({ page }) => page),
    ).toEqual([1, 2, 3])
  })

  it('has the names of rows in the language of the page', async () => {
    const list = [{ id: 'a', name: 'Ann', name_ar: 'آن' }]
    const { texts } = show({ server: { 'POST /things': () => ({ list, has_more: false }) }, blocks: { things } })
    await screen.findByText('Ann')
    await act(() => texts.change('ar'))
    await press()
    await screen.findByText('The file is saved. Rows: 1')
    expect((await saved[0]?.text?.text())?.replace('\ufeff', '')).toBe('id,name\r\na,آن\r\n')
  })

  it('sends the search of the list', async () => {
    const { callsTo } = show({ server, blocks: { things } })
    await userEvent.type(await screen.findByRole('searchbox'), 'ann')
    await vi.waitFor(() =>
      expect(callsTo('POST /things')).toContainEqual(expect.objectContaining({ word: 'ann', page: 3 })),
    )
    await press()
    await screen.findByText(/^The file is saved/)
    expect(
      callsTo('POST /things')
        .slice(-3)
        .map(({ page, word }) => `${String(page)} ${String(word)}`),
    ).toEqual(['1 ann', '2 ann', '3 ann'])
  })

  it('shows how many rows have loaded, and can be stopped: nothing is saved', async () => {
    const second = deferred<unknown>()
    const slow: Server = {
      'POST /things': (body) => (body.page === 2 ? second.promise : server['POST /things']?.(body)),
    }
    const { callsTo } = show({ server: slow, blocks: { things } })
    await press()
    await screen.findByText('Rows loaded: 2')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    second.resolve({ list: [], has_more: false })
    await screen.findByRole('button', { name: 'Save as a file' })
    expect(saved).toEqual([])
    expect(screen.queryByText(/was not saved/)).toBeNull()
    expect(callsTo('POST /things').map(({ page }) => page)).not.toContain(3)
  })

  it('works again after it was stopped', async () => {
    const second = deferred<unknown>()
    let isSlow = true
    const slow: Server = {
      'POST /things': (body) => (body.page === 2 && isSlow ? second.promise : server['POST /things']?.(body)),
    }
    show({ server: slow, blocks: { things } })
    await press()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    isSlow = false
    second.resolve({ list: [], has_more: false })
    await press()
    await screen.findByText('The file is saved. Rows: 4')
    expect(saved).toHaveLength(1)
  })

  it('saves the rows as often as it is pressed', async () => {
    show({ server, blocks: { things } })
    await press()
    await screen.findByText('The file is saved. Rows: 4')
    await press()
    await vi.waitFor(() => expect(saved).toHaveLength(2))
  })

  it('makes no file of rows whose search has changed meanwhile', async () => {
    const second = deferred<unknown>()
    const slow: Server = {
      'POST /things': (body) => (body.page === 2 ? second.promise : server['POST /things']?.(body)),
    }
    show({ server: slow, blocks: { things } })
    await press()
    await screen.findByText('Rows loaded: 2')
    await userEvent.type(screen.getByRole('searchbox'), 'ann')
    await screen.findByRole('button', { name: 'Save as a file' })
    second.resolve({ list: [], has_more: false })
    await act(async () => undefined)
    expect(saved).toEqual([])
  })

  it('says that nothing was saved when a page does not load, and works again', async () => {
    let isOffline = true
    const broken: Server = {
      'POST /things': (body) => (body.page === 2 && isOffline ? noNetwork() : server['POST /things']?.(body)),
    }
    show({ server: broken, blocks: { things } })
    await press()
    await screen.findByText(/^The file was not saved/)
    expect(saved).toEqual([])
    isOffline = false
    await press()
    await screen.findByText('The file is saved. Rows: 4')
  })

  it('says that rows are missing when the list goes on after 500 pages', async () => {
    const endless: Server = { 'POST /things': ({ page }) => ({ list: [{ id: page, name: 'n' }], has_more: true }) }
    const { callsTo } = show({ server: endless, blocks: { things } })
    await press()
    await screen.findByText(/^The file has only the first 500 rows/)
    expect(saved).toHaveLength(1)
    expect(Math.max(...callsTo('POST /things').map(({ page }) => Number(page)))).toBe(500)
  })

  it('is not there in the app, whose web view saves no files', async () => {
    show({ server, blocks: { things }, native: { ...browserHost, isHosted: true } })
    await screen.findByText('na')
    expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull()
  })
})

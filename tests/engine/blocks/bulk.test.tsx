import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rowsAsText } from '../../../src/engine/blocks/list/saveRows'
import { formatValue } from '../../../src/engine/i18n/format'
import type { Format } from '../../../src/engine/language/types/plain'
import type { Block, RowFile } from '../../../src/engine/language/types/plainBlocks'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { noNetwork, Refusal, type Server, show } from '../kit'

const people = ['Ann', 'Ben', 'Cho', 'Dan'].map((name, at) => ({
  id: `p${at}`,
  name,
  state: at === 3 ? 'old' : 'new',
}))
const things = {
  block: 'list',
  rows: 'POST /things',
  key: 'row.id',
  show: { title: 'row.name' },
  actions: {
    agree: {
      do: 'call',
      call: 'POST /change',
      label: 'agree',
      when: { 'row.state': 'new' },
      body: { id: { from: 'row.id' }, name: 'agreed' },
      failed: 'agree failed',
      reasons: { '42': 'somewhere else' },
    },
    open: { do: 'link', label: 'open', to: '/there' },
  },
  bulk: ['agree'],
} as const satisfies Block

function showPeople(change: Server[string] = () => ({})) {
  return show({
    server: { 'POST /things': () => ({ list: people, has_more: false }), 'POST /change': change },
    blocks: { things },
  })
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Chooses rows by their names, and presses the action for all of them. */
async function agreeTo(names: readonly string[]) {
  await userEvent.click(await button('Select several'))
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(await button(`agree (${names.length})`))
}
const sentIds = (bodies: readonly { readonly id?: unknown }[]) => bodies.map(({ id }) => id)
const closeMessage = async () => {
  const message = (await screen.findByText(/Sending in a few seconds/)).closest('.pw-toast')
  if (!(message instanceof HTMLElement)) throw new Error('The text is in no message.')
  await userEvent.click(within(message).getByRole('button', { name: 'Close' }))
}

// Several rows of a list are acted on at once: what is sent, when, what can be undone, and who is refused.
it('sends each chosen row once, in order, as soon as the message has gone', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann', 'Cho'])
  expect(callsTo('POST /change')).toEqual([])
  await closeMessage()
  await screen.findByText('agree: 2 done')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0', 'p2'])
  expect(callsTo('POST /things')).toHaveLength(2)
})

it('reads only the pages of its rows again: the others stay, and the focus moves to a row', async () => {
  let all = Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, name: `N${at}`, state: 'new' }))
  const { callsTo } = show({
    server: {
      'POST /things': ({ page }) => ({
        list: all.slice((Number(page) - 1) * 4, Number(page) * 4),
        has_more: Number(page) * 4 < all.length,
      }),
      'POST /change': ({ id }) => ((all = all.filter((one) => one.id !== id)), {}),
    },
    blocks: { things },
  })
  await screen.findByText('N11')
  await agreeTo(['N5', 'N6'])
  await waitFor(() => expect(document.activeElement?.matches('.pw-list-row')).toBe(true))
  await closeMessage()
  await waitFor(() => expect(screen.queryByText('N5')).toBeNull())
  expect(callsTo('POST /things').map(({ page }) => page)).toEqual([1, 2, 3, 2])
  expect(screen.getAllByRole('listitem').map((row) => /N\d+/.exec(row.textContent ?? '')?.[0])).toEqual(
    [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].map((at) => `N${at}`),
  )
})

it('chosen rows stay chosen after Back, and as far down as they are after a refresh', async () => {
  const all = Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, name: `N${at}`, state: 'new' }))
  const { callsTo } = show({
    server: {
      'POST /things': ({ page }) => ({
        list: all.slice((Number(page) - 1) * 4, Number(page) * 4),
        has_more: Number(page) * 4 < all.length,
      }),
    },
    blocks: { things, links: { block: 'links', links: { there: { do: 'link', label: 'away', to: '/there' } } } },
  })
  await screen.findByText('N11')
  await userEvent.click(await button('Select several'))
  for (const name of ['N1', 'N7']) await userEvent.click(screen.getByRole('checkbox', { name }))
  await userEvent.click(await button('Refresh'))
  await waitFor(() => expect(callsTo('POST /things').map(({ page }) => page)).toEqual([1, 2, 3, 1, 2, 3]))
  expect(screen.getByText('Selected: 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'away' }))
  await waitFor(() => expect(location.pathname).toBe('/there'))
  act(() => history.back())
  expect(await screen.findByText('Selected: 2')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'N7' }).checked).toBe(true)
  // Other tests have the same entry of the history.
  await userEvent.click(await button('Cancel'))
})

it('sends nothing after an undo, and the rows have their buttons again', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann', 'Ben'])
  expect(screen.getAllByRole('button', { name: /^agree / })).toHaveLength(1)
  await userEvent.click(await button('Undo'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^agree / })).toHaveLength(3))
  expect(screen.queryByText(/Sending in a few seconds/)).toBeNull()
  expect(callsTo('POST /change')).toEqual([])
})

it('sends at once when the person leaves the document, and nothing a second time', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText('agree: 1 done')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0'])
  vi.restoreAllMocks()
})

it('names who was refused, with the reason, and goes on with the others', async () => {
  const { callsTo } = showPeople(({ id }) => {
    if (id === 'p1') throw new Refusal(42)
    return {}
  })
  await agreeTo(['Ann', 'Ben', 'Cho'])
  await closeMessage()
  const alert = await screen.findByText('agree: 1 not done')
  expect(alert.closest('[role=alert]')?.textContent).toContain('Ben somewhere else')
  await screen.findByText('agree: 2 done')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0', 'p1', 'p2'])
  await userEvent.click(within(alert.closest<HTMLElement>('[role=alert]') ?? alert).getByRole('button'))
  expect(screen.queryByText('agree: 1 not done')).toBeNull()
})

it('stops where the network fails, and says of each row that it was not done', async () => {
  const { callsTo } = showPeople(noNetwork)
  await agreeTo(['Ann', 'Ben', 'Cho'])
  await closeMessage()
  const alert = await screen.findByText('agree: 3 not done')
  expect(alert.closest('[role=alert]')?.textContent).toContain('Ben This was not sent.')
  expect(sentIds(callsTo('POST /change'))).toEqual(['p0'])
})

it('offers rows that the action is possible for, chooses all of them, and gives up the choice', async () => {
  showPeople()
  await userEvent.click(await button('Select several'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dan' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ben' }))
  await userEvent.click(await button('Select all'))
  expect(screen.getByText('Selected: 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ann' }))
  expect(screen.getByText('Selected: 2')).toBeTruthy()
  await userEvent.click(await button('Cancel'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await button('Select several')).toBeTruthy()
})

it('offers no row a second time while its action waits', async () => {
  const { callsTo } = showPeople()
  await agreeTo(['Ann'])
  await userEvent.click(await button('Select several'))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ann' }).disabled).toBe(true)
  await userEvent.click(await button('Select all'))
  await userEvent.click(await button('agree (2)'))
  for (const close of await screen.findAllByRole('button', { name: 'Close' })) await userEvent.click(close)
  await waitFor(() => expect(sentIds(callsTo('POST /change'))).toEqual(['p0', 'p1', 'p2']))
})

it('S3-16 names who was refused in the language of the page', async () => {
  const list = people.map((one) => ({ ...one, name_ar: `ar ${one.name}` }))
  const { texts } = show({
    server: {
      'POST /things': () => ({ list, has_more: false }),
      'POST /change': () => Promise.reject(new Refusal(42)),
    },
    blocks: { things },
  })
  await screen.findByText('Ann')
  await act(() => texts.change('ar'))
  await agreeTo(['ar Ann', 'ar Ben'])
  await closeMessage()
  const alert = await screen.findByText('agree: 2 not done')
  const names = alert.closest('[role=alert]')?.querySelectorAll('bdi')
  expect([...(names ?? [])].map((name) => name.textContent)).toEqual(['ar Ann', 'ar Ben'])
})

// Tests what becomes of rows that somebody has chosen or acted on: in the list itself and in another one.
it('bulk rows a chosen row that somebody else has dealt with meanwhile is no longer chosen', async () => {
  let state = 'new'
  show({
    server: {
      'POST /things': () => ({
        list: people.map((one) => (one.name === 'Ann' ? { ...one, state } : one)),
        has_more: false,
      }),
    },
    blocks: { things },
  })
  await userEvent.click(await button('Select several'))
  await userEvent.click(await button('Select all'))
  state = 'old'
  await userEvent.click(await button('Refresh'))
  await screen.findByText('Selected: 2')
  const ann = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ann' })
  expect([ann.checked, ann.disabled]).toEqual([false, true])
})

// The file with all rows of a list.
describe('row file', () => {
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
})

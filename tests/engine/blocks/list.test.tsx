import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockOf, ById } from '../../../src/engine/language/types/plain'
import type { Block, ListBlock, ValueFilter } from '../../../src/engine/language/types/plainBlocks'
import { address, show } from '../kit'

/** Tells the page that the screen is wide. */
function setWide() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

describe('list', () => {
  const rows = [
    { id: 'a', name: 'Ann', state: 'open', amount: '1234.5', unit: 'USD', day: 'mon' },
    { id: 'b', name: '', state: 'new_one', amount: null, unit: '', day: 'tue' },
  ]

  const things = {
    block: 'list',
    rows: 'POST /things',
    key: 'row.id',
    show: {
      title: 'row.name',
      image: 'row.picture',
      badge: { value: 'row.state', words: { open: 'state.open' }, tones: { open: 'good' } },
      figure: { value: 'row.amount', format: 'money', unit: 'row.unit' },
      lines: { id: { label: 'id', value: 'row.id', format: 'id' } },
    },
  } as const satisfies Block

  const server = {
    'POST /things': () => ({ list: rows, has_more: false }),
    'POST /thing': () => ({ id: 'a', name: 'Ann', amount: '2000', none: null, days: [] }),
  }

  it('a list shows rows; an unknown value as text, a missing one as --', async () => {
    show({ server, blocks: { things } })
    const [first, second] = await screen.findAllByRole('listitem')
    if (!first || !second) throw new Error('There are not two rows.')
    expect(first.textContent).toContain('Ann')
    expect(first.textContent).toContain('state.open')
    expect(first.textContent).toContain('1,234.50\u00a0USD')
    expect(second.textContent).toContain('new one')
    expect(second.textContent).toContain('--')
    expect(within(second).queryByRole('button')).toBeNull()
    expect(screen.getByText('No more')).toBeTruthy()
  })

  it('a list says in the console which rows of an answer it leaves out, and why', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    show({ server, blocks: { things: { ...things, key: 'row.kind' } } })
    await screen.findByText('Ann')
    expect(warned.mock.calls).toEqual([
      [expect.stringMatching(/"POST \/things" leaves out 1 of the 2 rows.*"row\.kind"/)],
    ])
    warned.mockRestore()
  })

  it('a list asks again with the chosen filter, tab and search; sections stand where the value changes', async () => {
    const { callsTo } = show({
      server,
      blocks: {
        things: {
          ...things,
          body: { of: 'x' },
          tabs: {
            param: 'state',
            items: { all: { value: 'all', label: 'all' }, open: { value: 'open', label: 'open' } },
          },
          filters: {
            kind: {
              param: 'kind',
              label: 'kind',
              items: { any: { value: 0, label: 'any' }, one: { value: 1, label: 'one' } },
            },
          },
          search: { param: 'words', placeholder: 'search' },
          sections: { by: 'row.day', words: { mon: 'monday' } },
        },
      },
    })
    await screen.findByText('Ann')
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(
      expect.arrayContaining(['monday', 'tue']),
    )
    expect(callsTo('POST /things')).toEqual([{ of: 'x', state: 'all', kind: 0, page: 1 }])
    await userEvent.click(screen.getByRole('tab', { name: 'open' }))
    await userEvent.click(screen.getByText('one'))
    await userEvent.type(screen.getByRole('searchbox'), 'an')
    await vi.waitFor(() =>
      expect(callsTo('POST /things').at(-1)).toEqual({ of: 'x', state: 'open', kind: 1, words: 'an', page: 1 }),
    )
    expect(new URLSearchParams(location.search).get('kind')).toBe('1')
    expect(new URLSearchParams(location.search).get('words')).toBe('an')
    await userEvent.clear(screen.getByRole('searchbox'))
    await vi.waitFor(() => expect(new URLSearchParams(location.search).has('words')).toBe(false))
  })

  it.each([
    ['/here?words=an', 'an', { words: 'an', page: 1 }],
    ['/here?words=%20', ' ', { page: 1 }],
    ['/here', '', { page: 1 }],
  ])('the search of the address %s is in the box and is asked at once', async (path, text, body) => {
    const { callsTo } = show({
      server,
      path,
      blocks: { things: { ...things, search: { param: 'words', placeholder: 'search' } } },
    })
    await screen.findByText('Ann')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(text)
    expect(callsTo('POST /things')).toEqual([body])
  })

  const filters = {
    kind: {
      options: { call: 'POST /paid', value: 'row.id', label: 'row.name' },
      param: 'kind',
      label: 'kind',
      any: 'any',
    },
    days: { since: 'first', until: 'last', label: 'days' },
  } as const

  it('filters that need room are in a sheet: it asks once, and what is chosen can be removed', async () => {
    const { callsTo } = show({
      server: {
        ...server,
        'POST /paid': () => ({ list: [{ id: '7', name: 'Seven' }], has_more: false }),
      },
      blocks: { things: { ...things, filters } },
    })
    await screen.findByText('Ann')
    expect(callsTo('POST /things')).toEqual([{ page: 1 }])
    const button = () => screen.getByRole('button', { name: /^Filter/ })
    await userEvent.click(button())
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await userEvent.click(await sheet.findByRole('radio', { name: 'Seven' }))
    fireEvent.change(sheet.getByLabelText('From'), { target: { value: '2026-01-31' } })
    expect(callsTo('POST /things')).toHaveLength(1)
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }))
    await vi.waitFor(() =>
      expect(callsTo('POST /things').slice(1)).toEqual([{ kind: '7', first: '2026-01-31', page: 1 }]),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button().textContent).toBe('Filter 2')
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Seven' }))
    await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ first: '2026-01-31', page: 1 }))
    expect(new URLSearchParams(location.search).has('kind')).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closing the sheet of filters changes nothing, and it clears all of them', async () => {
    const { callsTo } = show({
      path: '/here?kind=7&first=2026-01-31',
      server: { ...server, 'POST /paid': () => ({ list: [{ id: '7', name: 'Seven' }], has_more: false }) },
      blocks: { things: { ...things, filters } },
    })
    await screen.findByText('Ann')
    const openFilters = async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Filter/ }))
      return within(await screen.findByRole('dialog', { name: 'Filter' }))
    }
    const first = await openFilters()
    await userEvent.click(first.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(first.getByRole('button', { name: 'Close' }))
    expect(callsTo('POST /things')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Remove filter: From 2026-01-31' })).toBeTruthy()
    const second = await openFilters()
    await userEvent.click(second.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(second.getByRole('button', { name: 'Show results' }))
    await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ page: 1 }))
    expect(location.search).toBe('')
  })

  it('a row opens on its own under its own address; Back closes it, and a row that is gone says so', async () => {
    const detail = {
      title: { say: 'card', with: { name: { from: 'row.name' } } },
      badge: { value: 'row.state', words: {} },
      figure: { label: 'figure', value: 'row.amount', format: 'money' },
      notes: {
        note: { text: 'look', when: { 'row.state': 'open' } },
        other: { text: 'no', when: { 'row.state': 'x' } },
        third: { text: 'and here' },
      },
      lines: { id: { label: 'id', value: 'row.id' } },
      actions: { go: { do: 'link', label: 'go on', to: '/there' } },
    } as const
    show({ server, path: '/here?row=gone', blocks: { things: { ...things, detail } } })
    await screen.findByText('This entry is no longer there.')
    expect(screen.queryByRole('link', { name: 'go on' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(address()).toBe('/here')
    await userEvent.click(await screen.findByRole('button', { name: 'Ann' }))
    const sheet = await screen.findByRole('dialog', { name: 'card Ann' })
    expect(address()).toBe('/here?row=a')
    expect(within(sheet).getByText('look')).toBeTruthy()
    expect(within(sheet).getByText('and here')).toBeTruthy()
    expect(within(sheet).queryByText('no')).toBeNull()
    expect(within(sheet).getByText('1,234.50')).toBeTruthy()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(address()).toBe('/here'))
  })

  it('S4-19 a row that an action moved to another tab stays open with its new state, found by what the page names', async () => {
    let isTaken = false
    const [ann] = rows
    const { callsTo } = show({
      server: {
        'POST /things': ({ state }: { readonly state?: string }) => {
          const list = !isTaken ? [ann] : state === 'all' ? [{ ...ann, name: 'Ann, taken' }] : []
          return { list, has_more: false }
        },
        'POST /change': () => ((isTaken = true), {}),
      },
      path: '/here?row=a',
      blocks: {
        things: {
          ...things,
          tabs: {
            param: 'state',
            items: { open: { value: 'open', label: 'open' }, all: { value: 'all', label: 'all' } },
          },
          detail: {
            title: { say: 'card', with: { name: { from: 'row.name' } } },
            lines: {},
            find: { state: 'all' },
            actions: { take: { do: 'call', call: 'POST /change', label: 'take', failed: 'own words', then: 'reload' } },
          },
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'take' }))
    expect(await screen.findByRole('dialog', { name: 'card Ann, taken' })).toBeTruthy()
    expect(callsTo('POST /things').at(-1)).toEqual({ state: 'all', page: 1 })
    expect(address()).toBe('/here?row=a')
  })

  it('an empty list shows the text of its config and offers its action', async () => {
    show({
      server: { 'POST /things': () => ({ list: [], has_more: false }) },
      blocks: { things: { ...things, empty: { text: 'nobody', action: { do: 'link', label: 'go', to: '/there' } } } },
    })
    await screen.findByText('nobody')
    await userEvent.click(screen.getByRole('link', { name: 'go' }))
    await vi.waitFor(() => expect(address()).toBe('/there'))
  })
})

// Tests how choices on a page stand in its address: they stay after a reload, and Back passes them.
describe('address', () => {
  const rows = [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Bo' },
  ]

  const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const

  const items = { x: { value: 'x', label: 'is x' }, y: { value: 'y', label: 'is y' } }

  const text = { block: 'text', items: { one: { text: 'words' } } } as const

  const server = { 'POST /things': () => ({ list: rows, has_more: false }), 'POST /thing': () => ({ name: 'Ann' }) }

  it.each<[string, Block, role: string, name: string]>([
    [
      'a tab of blocks',
      {
        block: 'tabs',
        param: 'of',
        tabs: { x: { label: 'is x', blocks: { text } }, y: { label: 'is y', blocks: { text } } },
      },
      'tab',
      'is y',
    ],
    ['a tab of a list', { ...things, tabs: { param: 'of', items } }, 'tab', 'is y'],
    [
      'a tab of a record',
      { block: 'record', call: 'POST /thing', name: 'row.name', tabs: { param: 'of', items } },
      'tab',
      'is y',
    ],
    ['a filter of a list', { ...things, filters: { of: { param: 'of', label: 'of', items } } }, 'radio', 'is y'],
    [
      'the order of a table',
      {
        ...things,
        table: { title: 'name', sort: 'of', columns: { y: { label: 'is y', value: 'row.id', sort: 'y' } } },
      },
      'button',
      'is y',
    ],
  ])(
    '%s is named by the address, beside what stands there, and is no step of its own',
    async (_what, block, role, name) => {
      setWide()
      show({ server, path: '/here?other=1', blocks: { block } })
      const before = history.length
      await userEvent.click(await screen.findByRole(role, { name }))
      await vi.waitFor(() => expect(address()).toBe('/here?other=1&of=y'))
      expect(history.length).toBe(before)
    },
  )

  it('rows that are opened one after the other beside a list are one step, and Back closes them', async () => {
    setWide()
    const detail = { title: { say: 'card', with: { name: { from: 'row.name' } } }, lines: {} }
    show({ server, path: '/here?other=1', blocks: { list: { ...things, detail } } })
    const before = history.length
    await userEvent.click(await screen.findByRole('button', { name: 'Ann' }))
    expect(await screen.findByRole('complementary', { name: 'card Ann' })).toBeTruthy()
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Ann')
    await userEvent.click(screen.getByRole('button', { name: 'Bo' }))
    expect(await screen.findByRole('complementary', { name: 'card Bo' })).toBeTruthy()
    expect(screen.getByRole('button', { current: true }).textContent).toBe('Bo')
    expect(address()).toBe('/here?other=1&row=b')
    expect(history.length).toBe(before + 1)
    await act(async () => history.back())
    await vi.waitFor(() => expect(address()).toBe('/here?other=1'))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it.each([
    ['was opened from the list', '/here'],
    ['was opened by its address', '/here?row=a'],
  ])('a row that %s is closed, and the page stays', async (_how, path) => {
    setWide()
    show({ server, path, blocks: { list: { ...things, detail: { title: 'card', lines: {} } } } })
    if (path === '/here') await userEvent.click(await screen.findByRole('button', { name: 'Ann' }))
    await screen.findByRole('complementary', { name: 'card' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(address()).toBe('/here'))
    await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(screen.getByRole('button', { name: 'Ann' })).toBeTruthy()
  })
})

it('a row that an action moved to another tab, and that is back in the list, opens again with its newest state', async () => {
  const ann = { tab: 'open', name: 'Ann' }
  show({
    server: {
      'POST /things': ({ state }: { readonly state?: string }) => {
        const isHere = state === 'all' || state === ann.tab
        return { list: [...(isHere ? [{ id: 'a', name: ann.name }] : []), { id: 'b', name: 'Bo' }], has_more: false }
      },
      'POST /change': () => Object.assign(ann, { tab: 'x', name: 'Ann, taken' }) && {},
    },
    blocks: {
      things: {
        block: 'list',
        rows: 'POST /things',
        key: 'row.id',
        show: { title: 'row.name' },
        body: { state: 'open' },
        detail: {
          title: { say: 'card', with: { name: { from: 'row.name' } } },
          lines: {},
          find: { state: 'all' },
          actions: { take: { do: 'call', call: 'POST /change', label: 'take', then: 'reload' } },
        },
      },
    },
  })
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await press('Ann')
  await press('take')
  await screen.findByRole('heading', { name: 'card Ann, taken' })
  await press('Close')
  Object.assign(ann, { tab: 'open', name: 'Ann, back' })
  await press('Refresh')
  await press('Ann, back')
  expect(await screen.findByRole('dialog', { name: 'card Ann, back' })).toBeTruthy()
})

// Tests what a row of a list shows of its data, and what stands in the place of rows.
describe('rows', () => {
  const things = {
    block: 'list',
    rows: 'POST /things',
    key: 'row.id',
    show: { title: 'row.name' },
  } as const satisfies ListBlock

  const rows = [
    { id: 'a', name: 'Ann', state: 'open', picture: 'https://cdn.test/a.png', amount: '20', unit: 'USD' },
    { id: 'b', name: null, state: 7, picture: null, amount: null, unit: null },
  ]

  const server = { 'POST /things': () => ({ list: rows, has_more: false }) }

  async function showRows(look: Partial<ListBlock['show']>, more: Partial<ListBlock> = {}) {
    show({ server, blocks: { things: { ...things, ...more, show: { ...things.show, ...look } } } })
    return screen.findAllByRole('listitem')
  }

  it('a line shows while its condition holds, and a bare one hides its label from the eyes alone', async () => {
    const [first, second] = await showRows({
      lines: {
        id: { label: 'number', value: 'row.id', bare: true },
        amount: {
          label: 'amount',
          value: 'row.amount',
          format: 'money',
          unit: 'row.unit',
          when: { 'row.state': 'open' },
        },
      },
    })
    expect(first?.textContent).toContain('amount\u00a020.00\u00a0USD')
    expect(within(first ?? document.body).getByText('number:').className).toBe('pw-hidden')
    expect(second?.textContent).not.toContain('amount')
  })

  it('S8-01 an empty list without a text of its own says that there is no more, once', async () => {
    show({ server: { 'POST /things': () => ({ list: [], has_more: false }) }, blocks: { things } })
    await screen.findByText('No more')
    expect(screen.getAllByText('No more')).toHaveLength(1)
  })
})

describe('table', () => {
  const rows = [
    { id: 'a', name: 'Ann', state: 'open', income: '1234.5', at: 1_767_225_600, day: 'mon' },
    { id: 'b', name: 'Bo', state: 'done', income: '7', at: 1_767_312_000, day: 'tue' },
  ]

  const things = {
    block: 'list',
    rows: 'POST /things',
    key: 'row.id',
    show: { title: 'row.name', image: 'row.picture', lines: { id: { label: 'id', value: 'row.id' } } },
    sections: { by: 'row.day' },
    table: {
      title: 'name',
      sort: 'sort',
      columns: {
        state: {
          label: 'state',
          value: 'row.state',
          words: { open: 'is open', done: 'is done' },
          tones: { open: 'good' },
        },
        income: { label: 'income', value: 'row.income', format: 'money', sort: 'income' },
        at: { label: 'since', value: 'row.at', format: 'date', when: { 'row.state': 'open' } },
      },
    },
  } as const satisfies Block

  const server = { 'POST /things': () => ({ list: rows, has_more: false }) }

  const texts = (cells: readonly HTMLElement[]) => cells.map((one) => one.textContent)

  beforeEach(setWide)

  afterEach(() => void vi.unstubAllGlobals())

  it('S2-22 a wide screen shows rows as a table with a head, and the amounts at the end', async () => {
    show({ server, blocks: { things } })
    const table = await screen.findByRole('table')
    expect(texts(within(table).getAllByRole('columnheader'))).toEqual(['name', 'state', 'income', 'since'])
    expect(texts(within(table).getAllByRole('rowheader'))).toEqual(['AAnn', 'BBo'])
    expect(texts(within(table).getAllByRole('cell'))).toEqual([
      'is open',
      '1,234.50',
      '2026-01-01',
      'is done',
      '7.00',
      '',
    ])
    expect(table.getAttribute('aria-rowcount')).toBe('3')
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.getAttribute('aria-rowindex')),
    ).toEqual(['1', '2', '3'])
    const ends = [...table.querySelectorAll('.pw-table-figure')].map((one) => one.textContent)
    expect(ends).toEqual(['income', '1,234.50', '7.00'])
    expect(screen.queryByText('mon')).toBeNull()
  })

  it('S2-22 a badge without a column stands beside the name, and actions that nobody here is offered have none', async () => {
    const badge = { value: 'row.state', words: { open: 'is open', done: 'is done' }, tones: { open: 'good' } } as const
    const table = { title: 'name', columns: { income: things.table.columns.income } }
    const act = { do: 'call', call: 'POST /act', label: 'act' } as const
    const actions = {
      inApp: { do: 'native', call: 'show', label: 'inApp' },
      owner: { ...act, when: { 'user.uid': 'nobody', 'row.state': 'open' } },
    } as const
    const list = { ...things, show: { title: 'row.name', badge }, table, actions } as const satisfies Block
    show({ server, blocks: { list } })
    const shown = await screen.findByRole('table')
    expect(texts(within(shown).getAllByRole('columnheader'))).toEqual(['name', 'income'])
    expect(texts(within(shown).getAllByRole('rowheader'))).toEqual(['Annis open', 'Bois done'])
    expect(within(shown).getAllByRole('cell')).toHaveLength(2)
  })

  it('S2-22 the head sorts at the server: falling, rising, and as before; the address keeps it', async () => {
    const { callsTo } = show({ server, blocks: { things } })
    const sort = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'income' }))
      const head = screen.getByRole('columnheader', { name: 'income' })
      return [head.getAttribute('aria-sort'), address()]
    }
    expect(await sort()).toEqual(['descending', '/here?sort=-income'])
    expect(await sort()).toEqual(['ascending', '/here?sort=income'])
    expect(await sort()).toEqual(['none', '/here'])
    await vi.waitFor(() =>
      expect(callsTo('POST /things')).toEqual([{ page: 1 }, { sort: '-income', page: 1 }, { sort: 'income', page: 1 }]),
    )
    expect(screen.queryByRole('button', { name: 'state' })).toBeNull()
  })

  it.each([
    ['words begin with A', { value: 'row.name', sort: 'of' }, ['ascending', 'descending', 'none']],
    ['words of a set begin with A', { value: 'row.state', words: {}, sort: 'of' }, ['ascending', 'descending', 'none']],
    [
      'numbers with the largest',
      { value: 'row.income', format: 'count', sort: 'of' },
      ['descending', 'ascending', 'none'],
    ],
    ['times with the latest', { value: 'row.at', format: 'time', sort: 'of' }, ['descending', 'ascending', 'none']],
  ] as const)(
    'S2-22 a head sorts: %s, the second press turns it round, the third ends it',
    async (_what, column, orders) => {
      const table = { title: 'name', sort: 'sort', columns: { of: { label: 'of', ...column } } }
      show({ server, blocks: { things: { ...things, table } } })
      for (const order of orders) {
        await userEvent.click(await screen.findByRole('button', { name: 'of' }))
        expect(screen.getByRole('columnheader', { name: 'of' }).getAttribute('aria-sort')).toBe(order)
        const sort = { ascending: '?sort=of', descending: '?sort=-of', none: '' }[order]
        expect(address()).toBe(`/here${sort}`)
      }
    },
  )

  it('S2-22 a head sorts numbers of the schema with the largest first, also without a format', async () => {
    const table = { title: 'name', sort: 'sort', columns: { of: { label: 'of', value: 'row.score.all', sort: 'of' } } }
    const { app } = show({ server, blocks: { things: { ...things, table } } })
    const score = { properties: { all: { type: ['number', 'null'] } } } as const
    const list = { items: { properties: { score }, additionalProperties: true } }
    app.registerEndpoints({ 'POST /things': { kind: 'read', response: { properties: { list, has_more: {} } } } })
    await userEvent.click(await screen.findByRole('button', { name: 'of' }))
    expect(address()).toBe('/here?sort=-of')
  })

  it.each([
    ['count', true],
    ['time', false],
    ['text', false],
  ] as const)('S2-22 the values of the format %s stand at the end of their column: %s', async (format, isAtEnd) => {
    const table = { title: 'name', columns: { of: { label: 'of', value: 'row.at', format } } }
    show({ server, blocks: { things: { ...things, table } } })
    const cells = [await screen.findByRole('columnheader', { name: 'of' }), ...screen.getAllByRole('cell')]
    expect(cells.map((cell) => cell.classList.contains('pw-table-figure'))).toEqual([isAtEnd, isAtEnd, isAtEnd])
  })
})

// Tests where the filters of a list stand, and what they offer.
describe('filters', () => {
  const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const

  const server = {
    'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }),
    'POST /paid': () => ({ list: [{ id: '7', name: 'Seven' }], has_more: false }),
  }

  const asked = {
    options: { call: 'POST /paid', value: 'row.id', label: 'row.name' },
    param: 'kind',
    label: 'asked',
    any: 'any',
  } as const satisfies ValueFilter

  async function showFilters(filters: ById<ValueFilter>, path: string) {
    const shown = show({ server, path, blocks: { things: { ...things, filters } } })
    await screen.findByText('Ann')
    return shown
  }

  it('several values of the server are sent as a list, each can be removed, and one that it does not know stays', async () => {
    const { callsTo } = await showFilters({ a: { ...asked, many: true } }, '/here?kind=9,7')
    expect(callsTo('POST /things')).toEqual([{ kind: ['9', '7'], page: 1 }])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Seven' }))
    await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ kind: ['9'], page: 1 }))
    expect(screen.getByRole('button', { name: 'Remove filter: 9' })).toBeTruthy()
  })

  const all = { label: 'all' }
  const open = { value: 'open', label: 'open' }
  it.each([
    ['first', { all, open }, [{ page: 1 }, { state: 'open', page: 1 }], ['', '?state=open']],
    ['last', { open, all }, [{ state: 'open', page: 1 }, { page: 1 }], ['?state=open', '?state=']],
  ])(
    'a choice without a value leaves its member out, if it stands %s',
    async (_where, items, bodies, [back, there]) => {
      const { callsTo } = await showFilters({ state: { param: 'state', label: 'state', items } }, '/here')
      const [one = '', other = ''] = Object.keys(items)
      await userEvent.click(screen.getByRole('radio', { name: other }))
      await vi.waitFor(() => expect(callsTo('POST /things')).toEqual(bodies))
      expect(location.search).toBe(there)
      await userEvent.click(screen.getByRole('radio', { name: one }))
      await vi.waitFor(() => expect(location.search).toBe(back))
    },
  )

  it('a tab without a value leaves its member out', async () => {
    const tabs = { param: 'state', items: { all: { label: 'all' }, open: { value: 'open', label: 'open' } } }
    const { callsTo } = show({ server, path: '/here', blocks: { things: { ...things, tabs } } })
    await userEvent.click(await screen.findByRole('tab', { name: 'open' }))
    await userEvent.click(await screen.findByRole('tab', { name: 'all' }))
    await vi.waitFor(() =>
      expect(callsTo('POST /things').slice(0, 2)).toEqual([{ page: 1 }, { state: 'open', page: 1 }]),
    )
    expect(screen.getByRole('tab', { name: 'all' }).getAttribute('aria-selected')).toBe('true')
  })

  it('a value with a comma is one of several, in the request and in the address', async () => {
    const several = { ...asked, many: true } as const
    const { callsTo } = await showFilters({ a: several }, `/here?kind=${encodeURIComponent('a%2Cb,7')}`)
    expect(callsTo('POST /things')).toEqual([{ kind: ['a,b', '7'], page: 1 }])
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Seven' }))
    await vi.waitFor(() => expect(callsTo('POST /things').at(-1)).toEqual({ kind: ['a,b'], page: 1 }))
    expect(new URLSearchParams(location.search).get('kind')).toBe('a%2Cb')
  })
})

// Tests lists whose rows are cards in columns: semantics, presses, pages and the outline.
describe('grid', () => {
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed']

  const rows = names.map((name) => ({ id: name.toLowerCase(), name, picture: `https://pay.test/${name}.png` }))

  const server = { 'POST /things': () => ({ list: rows, has_more: false }) }

  const things: BlockOf<'list'> = {
    block: 'list',
    columnWidth: 240,
    title: 'things',
    rows: 'POST /things',
    key: 'row.id',
    show: { title: 'row.name', image: 'row.picture', imageShape: 'wide' },
    opens: { to: '/there', query: { id: { from: 'row.id' } } },
  }

  const { getComputedStyle } = window

  let fitting = ''

  beforeEach(() => {
    fitting = '250px 250px'
    vi.spyOn(window, 'getComputedStyle').mockImplementation((...of) => {
      const style = getComputedStyle(...of)
      return new Proxy(style, {
        get(_style, name) {
          if (name === 'gridTemplateColumns') return fitting
          const value: unknown = Reflect.get(style, name, style)
          return typeof value === 'function' ? (value.bind(style) as unknown) : value
        },
      })
    })
  })

  const cards = async () => within(await screen.findByRole('list', { name: 'things' })).findAllByRole('listitem')

  const lines = () => [...document.querySelectorAll('[role="none"]')].map(({ children }) => children.length)

  it('cards stand in as many columns as fit, and are the items of one list', async () => {
    show({ server, blocks: { things } })
    const all = await cards()
    expect(
      all.map((one) => [one.textContent, one.getAttribute('aria-posinset'), one.getAttribute('aria-setsize')]),
    ).toEqual(names.map((name, index) => [name, String(index + 1), '5']))
    expect(lines()).toEqual([2, 2, 1])
  })
})

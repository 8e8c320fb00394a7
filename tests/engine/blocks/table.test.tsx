import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { tableWidth } from '../../../src/engine/blocks/list/useTable'
import { address, show } from '../kit'

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
const detail = { title: 'card', lines: { id: { label: 'id', value: 'row.id' } } } as const

/** Tells the page how wide the screen is. */
function setWide(isWide: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && /^\(min-width: \d+px\)$/.test(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}
const texts = (cells: readonly HTMLElement[]) => cells.map((one) => one.textContent)

beforeEach(() => setWide(true))
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

it('a badge says another word while a condition holds, in a column as in a row', async () => {
  const instead = { late: { text: 'is late', tone: 'danger', when: { 'row.day': 'mon' } } } as const
  const state = { ...things.table.columns.state, instead }
  const table = { ...things.table, columns: { state, other: things.table.columns.state } }
  show({ server, blocks: { things: { ...things, table } } })
  const cells = within(await screen.findByRole('table')).getAllByRole('cell')
  expect(texts(cells)).toEqual(['is late', 'is open', 'is done', 'is done'])
})

it('S2-22 the count of rows is unknown while more follow', async () => {
  show({ server: { 'POST /things': () => ({ list: rows, has_more: true }) }, blocks: { things } })
  expect((await screen.findByRole('table')).getAttribute('aria-rowcount')).toBe('-1')
})

it('a small screen shows the same list as rows below their headings', async () => {
  setWide(false)
  show({ server, blocks: { things } })
  await screen.findByText('mon')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
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

it.each([
  ['count', true],
  ['money', true],
  ['percent', true],
  ['short', true],
  ['time', false],
  ['date', false],
  ['id', false],
  ['text', false],
] as const)('S2-22 the values of the format %s stand at the end of their column: %s', async (format, isAtEnd) => {
  const table = { title: 'name', columns: { of: { label: 'of', value: 'row.at', format } } }
  show({ server, blocks: { things: { ...things, table } } })
  const cells = [await screen.findByRole('columnheader', { name: 'of' }), ...screen.getAllByRole('cell')]
  expect(cells.map((cell) => cell.classList.contains('pw-table-figure'))).toEqual([isAtEnd, isAtEnd, isAtEnd])
})

it.each([
  ['of figures ends with its name, as the figures do', { value: 'row.income', format: 'count', sort: 'of' }, false],
  ['of words begins with its name', { value: 'row.name', sort: 'of' }, true],
] as const)('S2-22 the head of a sortable column %s', async (_what, column, isFirst) => {
  const table = { title: 'name', sort: 'sort', columns: { of: { label: 'of', ...column } } }
  show({ server, blocks: { things: { ...things, table } } })
  const button = within(await screen.findByRole('columnheader', { name: 'of' })).getByRole('button')
  expect([...button.childNodes].map(({ nodeName }) => nodeName === '#text')).toEqual([isFirst, !isFirst])
})

it('S2-22 a column of words has badges only if it has tones, and an unsorted table has no buttons', async () => {
  const column = { label: 'of', value: 'row.state', words: { open: 'is open' } }
  const columns = { plain: column, coloured: { ...column, tones: { done: 'good' } } } as const
  show({ server, blocks: { things: { ...things, table: { title: 'name', columns } } } })
  const cells = within(await screen.findByRole('table')).getAllByRole('cell')
  expect(cells.map((cell) => [cell.textContent, cell.querySelector('.pw-badge')?.className])).toEqual([
    ['is open', undefined],
    ['is open', 'pw-badge pw-tone-plain'],
    ['done', undefined],
    ['done', 'pw-badge pw-tone-good'],
  ])
  expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull()
})

it('an address that names no column of the table asks for no order', async () => {
  const { callsTo } = show({ server, blocks: { things }, path: '/here?sort=-salary' })
  await screen.findByRole('table')
  expect(callsTo('POST /things')).toEqual([{ page: 1 }])
})

it('a sorted list has no headings, which would stand between rows of any order', async () => {
  setWide(false)
  show({ server, blocks: { things }, path: '/here?sort=income' })
  await screen.findByText('Ann')
  expect(screen.queryByText('mon')).toBeNull()
})

it('beside an open row the table has its first two columns, and the row opens by its title', async () => {
  show({ server, blocks: { things: { ...things, detail } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Ann' }))
  await screen.findByRole('complementary')
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['name', 'state', 'income'])
})

it('beside an open row the actions of each row keep their column and its head', async () => {
  const actions = { go: { do: 'link', label: 'go', to: '/there' } } as const
  show({ server, path: '/here?row=a', blocks: { things: { ...things, actions, detail } } })
  const table = await screen.findByRole('table')
  const heads = texts(within(table).getAllByRole('columnheader'))
  expect(heads).toEqual(['name', 'state', 'income', 'Actions'])
  for (const row of within(table).getAllByRole('row').slice(1))
    expect(within(row).getAllByRole('cell').length + 1).toBe(heads.length)
})

it('the actions of a row stand in a column of their own', async () => {
  const actions = { go: { do: 'link', label: 'go', to: '/there' } } as const
  show({ server, blocks: { things: { ...things, actions } } })
  const table = await screen.findByRole('table')
  expect(texts(within(table).getAllByRole('columnheader')).at(-1)).toBe('Actions')
  expect(within(table).getAllByRole('link', { name: /go/ })).toHaveLength(2)
})

it.each([
  ['one column', 1, false, 720],
  ['three columns', 3, false, 720],
  ['four columns', 4, false, 840],
  ['two columns and actions', 2, true, 760],
  ['nine columns', 9, true, 900],
])('S2-22 a table of %s shows from the width that it needs', (_, count, hasActions, width) => {
  const columns = Object.fromEntries(
    Array.from({ length: count }, (_unused, index) => [`c${index}`, { label: 'id', value: 'row.id' } as const]),
  )
  const actions = { go: { do: 'link', label: 'name', to: '/things' } } as const
  expect(tableWidth({ table: { title: 'name', columns }, ...(hasActions && { actions }) })).toBe(width)
})

// Tests what a row of a list shows of its data, and what stands in the place of rows.
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ListBlock } from '../../../src/engine/language/types/plainBlocks'
import { show } from '../kit'

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

it.each<[ListBlock['show']['imageShape'], string]>([
  [undefined, '.pw-avatar-round'],
  ['round', '.pw-avatar-round'],
  ['square', '.pw-avatar-square'],
  ['wide', '.pw-picture-wide'],
])('a picture of the shape %s is drawn so, with or without an address', async (imageShape, found) => {
  const [first, second] = await showRows({ image: 'row.picture', ...(imageShape && { imageShape }) })
  expect(first?.querySelector(`${found} img`)?.getAttribute('src')).toBe('https://cdn.test/a.png')
  expect(second?.querySelector(found)).toBeTruthy()
  expect(second?.querySelector('img')).toBeNull()
})

it('a row without a picture has no room for one', async () => {
  const [first] = await showRows({})
  expect(first?.querySelector('.pw-avatar, .pw-picture')).toBeNull()
})

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
  expect(first?.textContent).toContain('amount\u00a0 20.00\u00a0USD')
  expect(within(first ?? document.body).getByText('number').className).toBe('pw-hidden')
  expect(second?.textContent).not.toContain('amount')
})

it('a badge stands beside the title if there is no figure', async () => {
  const badge = { value: 'row.state', words: { open: 'state.open' } } as const
  const [first] = await showRows({ badge })
  expect(first?.querySelector('.pw-row-name .pw-badge')?.textContent).toBe('state.open')
})

it('S2-22 beside a figure a badge stands below, and nothing points on', async () => {
  const badge = { value: 'row.state', words: { open: 'state.open' } } as const
  const opens = { to: '/there' }
  const [first] = await showRows({ badge, figure: { value: 'row.amount', format: 'count' } }, { opens })
  expect(first?.querySelector('.pw-row-meta .pw-badge')).toBeTruthy()
  expect(first?.querySelector('.pw-row-name')).toBeNull()
  expect(first?.querySelector('.pw-icon-mirror')).toBeNull()
})

it.each<[string, Partial<ListBlock>, boolean]>([
  ['opens a page', { opens: { to: '/there' } }, true],
  ['opens beside the list', { detail: { title: 'card', lines: {} } }, true],
  ['opens nothing', {}, false],
])('a row that %s points on', async (_what, more, points) => {
  const [first] = await showRows({}, more)
  expect(first?.querySelector('.pw-icon-mirror') !== null).toBe(points)
  expect(first?.classList.contains('pw-row-pressable')).toBe(points)
})

it.each<[string, string, string, 'data' | 'none', string]>([
  ['has its tab named by the address', '/here?state=7', '7', 'data', 'seven'],
  ['has its tab named by its request', '/here', 'open', 'data', 'opened'],
  ['has its first tab otherwise', '/here', 'all', 'none', 'everything'],
])('a list %s, with its note', async (_what, path, state, given, note) => {
  const { callsTo } = show({
    server,
    path,
    blocks: {
      things: {
        ...things,
        ...(given === 'data' && { body: { state: 'open' } }),
        tabs: {
          param: 'state',
          items: {
            all: { value: 'all', label: 'all', note: 'everything' },
            open: { value: 'open', label: 'is open', note: 'opened' },
            seven: { value: 7, label: 'is 7', note: 'seven' },
          },
        },
      },
    },
  })
  await screen.findByText('Ann')
  expect(callsTo('POST /things')).toEqual([{ state: state === '7' ? 7 : state, page: 1 }])
  expect(screen.getByText(note)).toBeTruthy()
  const open = screen.getByRole('tab', { selected: true })
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(open.id)
})

it('S8-01 an empty list without a text of its own says that there is no more, once', async () => {
  show({ server: { 'POST /things': () => ({ list: [], has_more: false }) }, blocks: { things } })
  await screen.findByText('No more')
  expect(screen.getAllByText('No more')).toHaveLength(1)
})

it.each([
  ['has a message', 'open', 'state.open'],
  ['a newer server sends', 'held', 'held'],
  ['a newer server sends', 'held_for_review', 'held for review'],
  ['a newer server sends', 'not_yet_paid_out', 'not yet paid out'],
  ['a newer server sends as a number', 7, 'Another value'],
  ['a newer server sends as digits', '7', 'Another value'],
])('a badge of a value that %s reads as words: %s', async (_what, state, word) => {
  const badge = { value: 'row.state', words: { open: 'state.open' } } as const
  show({
    server: { 'POST /things': () => ({ list: [{ id: 'a', name: 'Ann', state }], has_more: false }) },
    blocks: { things: { ...things, show: { ...things.show, badge } } },
  })
  expect(await screen.findByText(word)).toBeTruthy()
})

it('an open row has its badge, also without a figure beside it', async () => {
  const detail = { title: 'card', badge: { value: 'row.state', words: { open: 'state.open' } }, lines: {} } as const
  show({ server, path: '/here?row=a', blocks: { things: { ...things, detail } } })
  const sheet = within(await screen.findByRole('dialog', { name: 'card' }))
  expect(await sheet.findByText('state.open')).toBeTruthy()
})

import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { address, deferred, show } from '../kit'

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

it('S2-22 a row is one element with a body, and an element for each thing that it says', async () => {
  const { title, lines, figure } = things.show
  show({ server, blocks: { things: { ...things, show: { title, lines, figure } } } })
  const [row] = await screen.findAllByRole('listitem')
  expect([row, ...(row?.querySelectorAll('*') ?? [])].map((each) => each?.className)).toEqual([
    'pw-list-row pw-row',
    'pw-row-body',
    'pw-row-title',
    'pw-figure pw-row-figure pw-figure-main pw-figure-own',
    'pw-unit',
    'pw-row-line',
    'pw-row-value',
  ])
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
})

it('a badge says another word while a condition holds, and its own otherwise', async () => {
  const { show: look } = things
  const instead = {
    late: { text: 'state.late', tone: 'danger', when: { 'row.day': 'mon', 'row.state': 'open' } },
  } as const
  const state = { value: 'row.state', words: { open: 'state.open' }, tones: { open: 'good' } } as const
  show({ server, blocks: { things: { ...things, show: { ...look, badge: { ...state, instead } } } } })
  const badges = async () => [...(await screen.findAllByText(/state.|new one/))].map((one) => one.closest('.pw-badge'))
  expect((await badges()).map((one) => [one?.textContent, one?.className])).toEqual([
    ['state.late', 'pw-badge pw-tone-danger'],
    ['new one', 'pw-badge pw-tone-plain'],
  ])
})

it('a badge that says another word without a tone is plain', async () => {
  const badge = { ...things.show.badge, instead: { late: { text: 'state.late', when: { 'row.day': 'mon' } } } }
  show({ server, blocks: { things: { ...things, show: { ...things.show, badge } } } })
  expect((await screen.findByText('state.late')).className).toBe('pw-badge pw-tone-plain')
})

it('filters that need room are in a sheet: it asks once, and what is chosen can be removed', async () => {
  const { callsTo } = show({
    server: {
      ...server,
      'POST /paid': () => ({ list: [{ id: '7', name: 'Seven' }], has_more: false }),
    },
    blocks: {
      things: {
        ...things,
        filters: {
          kind: {
            options: { call: 'POST /paid', value: 'row.id', label: 'row.name' },
            param: 'kind',
            label: 'kind',
            any: 'any',
          },
          days: { since: 'first', until: 'last', label: 'days' },
        },
      },
    },
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
    blocks: {
      things: {
        ...things,
        filters: {
          kind: {
            options: { call: 'POST /paid', value: 'row.id', label: 'row.name' },
            param: 'kind',
            label: 'kind',
            any: 'any',
          },
          days: { since: 'first', until: 'last', label: 'days' },
        },
      },
    },
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

it('a row that is gone says so in the words of the page', async () => {
  const detail = { title: 'card', lines: {}, missing: 'no such thing' } as const
  show({ server, path: '/here?row=gone', blocks: { things: { ...things, detail } } })
  expect(await screen.findByText('no such thing')).toBeTruthy()
})

it('a row that opens by its address has a general title until it has loaded', async () => {
  const answer = deferred<object>()
  const detail = { title: { say: 'card', with: { name: { from: 'row.name' } } }, lines: {} }
  show({
    server: { 'POST /things': () => answer.promise },
    path: '/here?row=a',
    blocks: { things: { ...things, detail } },
  })
  expect(await screen.findByRole('dialog', { name: 'Details' })).toBeTruthy()
  answer.resolve({ list: rows, has_more: false })
  expect(await screen.findByRole('dialog', { name: 'card Ann' })).toBeTruthy()
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

it.each([
  ['by the request of the page', { state: 'all', id: { from: 'row.id' } }, { state: 'all', id: 'z', page: 1 }],
  ['in the list without its filters', undefined, { state: 'new', page: 2 }],
])('a link opens a row that is outside the filter of the list, found %s', async (_, find, asked) => {
  const { callsTo } = show({
    server: {
      'POST /things': ({ state, id, page }: { readonly [name: string]: unknown }) => {
        const isThere = id === 'z' || (state === 'new' && page === 2)
        return { list: isThere ? [{ ...rows[0], id: 'z', name: 'Zoe' }] : rows, has_more: page === 1 }
      },
    },
    path: '/here?state=done&row=z',
    blocks: {
      things: {
        ...things,
        tabs: {
          param: 'state',
          items: { fresh: { value: 'new', label: 'new' }, done: { value: 'done', label: 'done' } },
        },
        detail: { title: { say: 'card', with: { name: { from: 'row.name' } } }, lines: {}, ...(find && { find }) },
      },
    },
  })
  expect(await screen.findByRole('dialog', { name: 'card Zoe' })).toBeTruthy()
  expect(callsTo('POST /things').at(-1)).toEqual(asked)
  expect(address()).toBe('/here?state=done&row=z')
})

it('a row leads to a page with values of its own', async () => {
  const opens = { to: '/there', query: { id: { from: 'row.id' }, of: { from: 'query.of' }, kind: 'x' } }
  show({ server, path: '/here?of=me', blocks: { things: { ...things, opens } } })
  await userEvent.click(await screen.findByRole('link', { name: 'Ann' }))
  await vi.waitFor(() => expect(address()).toBe('/there?id=a&of=me&kind=x'))
})

it('a row that leads to a page of another market cannot be pressed', async () => {
  show({
    server,
    pages: { '/else': { hidden: ['first'] } },
    blocks: { things: { ...things, opens: { to: '/else' } } },
  })
  await screen.findByText('Ann')
  expect(screen.queryByRole('link', { name: 'Ann' })).toBeNull()
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

it('a row says its place in a ranking, which a screen reader hears as words', async () => {
  const ranked = { ...things, show: { ...things.show, rank: 'row.place' } }
  const list = rows.map((row, index) => ({ ...row, ...(index === 0 && { place: 1 }) }))
  show({ server: { 'POST /things': () => ({ list, has_more: false }) }, blocks: { things: ranked } })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.querySelector('.pw-rank')?.textContent).toBe('1Place 1')
  expect(second?.querySelector('.pw-rank')).toBeNull()
})

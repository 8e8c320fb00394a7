// Tests how choices on a page stand in its address: they stay after a reload, and Back passes them.
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { address, show } from '../kit'

const rows = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Bo' },
]
const things = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.name' } } as const
const items = { x: { value: 'x', label: 'is x' }, y: { value: 'y', label: 'is y' } }
const text = { block: 'text', items: { one: { text: 'words' } } } as const
const go = {
  block: 'links',
  look: 'buttons',
  links: { go: { do: 'link', label: 'go', to: '/here' } },
} as const
const server = { 'POST /things': () => ({ list: rows, has_more: false }), 'POST /thing': () => ({ name: 'Ann' }) }

function setWide() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

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
    { ...things, table: { title: 'name', sort: 'of', columns: { y: { label: 'is y', value: 'row.id', sort: 'y' } } } },
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
  await userEvent.click(screen.getByRole('button', { name: 'Bo' }))
  expect(await screen.findByRole('complementary', { name: 'card Bo' })).toBeTruthy()
  expect(address()).toBe('/here?other=1&row=b')
  expect(history.length).toBe(before + 1)
  await act(async () => history.back())
  await vi.waitFor(() => expect(address()).toBe('/here?other=1'))
  expect(screen.queryByRole('complementary')).toBeNull()
})

/** Follows a link to the page with the list, so that the history has a page before it. */
async function openListFromAnotherPage(): Promise<void> {
  setWide()
  show({
    server,
    path: '/there',
    pages: { '/there': { access: 'open', page: { page: { title: 'there', blocks: { go } } } } },
    blocks: { list: { ...things, detail: { title: 'card', lines: {} } } },
  })
  await userEvent.click(await screen.findByRole('link', { name: 'go' }))
}

it('after rows were opened one after the other, the cross leads back to the list, and Back to the page before it', async () => {
  await openListFromAnotherPage()
  for (const name of ['Ann', 'Bo']) {
    await userEvent.click(await screen.findByRole('button', { name }))
    await screen.findByRole('complementary', { name: 'card' })
  }
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(address()).toBe('/here'))
  await act(async () => history.back())
  await vi.waitFor(() => expect(address()).toBe('/there'))
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
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ann' })).toBeTruthy()
})

it('each row that is opened from the list can be closed', async () => {
  setWide()
  show({ server, blocks: { list: { ...things, detail: { title: 'card', lines: {} } } } })
  for (const name of ['Ann', 'Bo', 'Ann']) {
    await userEvent.click(await screen.findByRole('button', { name }))
    await screen.findByRole('complementary', { name: 'card' })
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  }
  expect(address()).toBe('/here')
})

it('two presses that close a row leave the page where it is', async () => {
  await openListFromAnotherPage()
  await userEvent.click(await screen.findByRole('button', { name: 'Ann' }))
  const close = within(await screen.findByRole('complementary', { name: 'card' })).getByRole('button', {
    name: 'Close',
  })
  fireEvent.click(close)
  fireEvent.click(close)
  await vi.waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  await act(async () => undefined)
  expect(address()).toBe('/here')
})

import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { CarouselBlock } from '../../../src/engine/language/types/plainBlocks'
import { address, deferred, noNetwork, show } from '../kit'

const rows = [
  { id: 'a', name: 'Win', name_ar: 'اربح', image_url: 'https://cdn.test/a.png', leads: 'there' },
  { id: 'b', name: 'Rules', image_url: 'https://cdn.test/b.png', leads: 'text' },
  { id: 'c', name: 'Only a picture', image_url: 'https://cdn.test/c.png', leads: 'none' },
]
const server = { 'POST /things': () => ({ list: rows, has_more: true }) }
const block: CarouselBlock = {
  block: 'carousel',
  title: 'news',
  rows: 'POST /things',
  body: { of: { from: 'query.of' } },
  key: 'row.id',
  image: 'row.image_url',
  name: 'row.name',
  actions: {
    lost: { do: 'link', label: 'lost', to: '/nowhere' },
    there: {
      do: 'link',
      label: 'go',
      to: '/there',
      query: { id: { from: 'row.id' } },
      when: { 'row.leads': { in: ['there'] } },
    },
    text: {
      do: 'sheet',
      label: 'read',
      title: { say: 'about', with: { name: { from: 'row.name' } } },
      blocks: {},
      when: { 'row.leads': { in: ['there', 'text'] } },
    },
  },
}

it('a carousel shows the first page of a list: buttons where something may be done, pictures elsewhere', async () => {
  const { callsTo } = show({ server, path: '/here?of=me', blocks: { block } })
  const strip = await screen.findByRole('list', { name: 'news' })
  expect(callsTo('POST /things')).toEqual([{ of: 'me', page: 1 }])
  expect(within(strip).getAllByRole('listitem')).toHaveLength(3)
  expect(
    within(strip)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Win', 'Rules'])
  expect(within(strip).getByRole('img', { name: 'Only a picture' }).getAttribute('src')).toBe('https://cdn.test/c.png')
  // The pictures do not fit, so the strip must be focusable for the arrow keys.
  expect(strip.tabIndex).toBe(0)
})

it('a press does the first action that may be shown, with the row', async () => {
  show({ server, blocks: { block } })
  await userEvent.click(await screen.findByRole('button', { name: 'Rules' }))
  await screen.findByRole('dialog', { name: 'about Rules' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Win' }))
  await vi.waitFor(() => expect(address()).toBe('/there?id=a'))
})

it('an action that cannot be done now leaves a picture', async () => {
  const go = { do: 'link', label: 'go', to: '/there', enabled: { when: { 'query.x': 'y' }, otherwise: 'no' } } as const
  show({ server, blocks: { block: { ...block, actions: { go } } } })
  await screen.findByRole('img', { name: 'Win' })
  expect(screen.queryByRole('button', { name: 'Win' })).toBeNull()
})

it('a carousel speaks the language of the page', async () => {
  const { texts } = show({ server, blocks: { block } })
  await screen.findByRole('button', { name: 'Win' })
  await act(() => texts.change('ar'))
  expect(await screen.findByRole('button', { name: 'اربح' })).toBeTruthy()
})

it('a carousel keeps its place while it loads, and takes none where there is nothing', async () => {
  const answer = deferred<object>()
  const { container } = show({
    server: { 'POST /things': () => answer.promise },
    blocks: { block: { ...block, title: 'news' } },
  })
  await vi.waitFor(() => expect(container.querySelector('.pw-bone-banner')).not.toBeNull())
  await act(async () => answer.resolve({ list: [], has_more: false }))
  await vi.waitFor(() => expect(container.querySelector('.pw-bone-banner')).toBeNull())
  expect(screen.queryByRole('list')).toBeNull()
  // The style sheet hides a block that has only a title.
  expect(container.querySelector('.pw-block')?.children).toHaveLength(1)
})

it('S8-01 a carousel that fails says so in its place, and tries again', async () => {
  let isDown = true
  show({ server: { 'POST /things': () => (isDown ? noNetwork() : { list: rows }) }, blocks: { block } })
  await screen.findByText('Failed to load')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Win' })).toBeTruthy()
})

it.each([
  [1, -1],
  [2, 0],
])('the arrow keys scroll a strip of %i pictures if there is anything to scroll to', async (count, tabIndex) => {
  show({ server: { 'POST /things': () => ({ list: rows.slice(0, count) }) }, blocks: { block } })
  await screen.findByRole('button', { name: 'Win' })
  expect(screen.getByRole('list', { name: 'news' }).tabIndex).toBe(tabIndex)
})

it('a picture without a name has that of its action, and a strip without a title that of its page', async () => {
  const { title: _title, ...untitled } = block
  const [first] = rows
  show({ server: { 'POST /things': () => ({ list: [{ ...first, name: '' }] }) }, blocks: { block: untitled } })
  expect(await screen.findByRole('button', { name: 'go' })).toBeTruthy()
  expect(screen.getByRole('list', { name: 'here' })).toBeTruthy()
})

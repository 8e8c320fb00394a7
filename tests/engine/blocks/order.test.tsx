// Tests that each kind of block has its parts in the order of the page, where the page gives one.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { address, show } from '../kit'

const server = {
  'POST /thing': () => ({ a: 1, b: 2 }),
  'POST /things': () => ({ list: [{ id: 'a', name: 'Ann' }], has_more: false }),
}
const text = (words: string) => ({ block: 'text', items: { one: { text: words } } }) as const
const cell = (name: string) => ({ label: `${name} cell`, value: `row.${name}` })

it.each<[string, Block, selector: string, shown: readonly string[]]>([
  [
    'texts',
    { block: 'text', order: ['b', 'a'], items: { a: { text: 'first' }, b: { text: 'second' } } },
    '.pw-text p',
    ['second', 'first'],
  ],
  [
    'tabs, of which the first is open',
    {
      block: 'tabs',
      param: 'of',
      order: ['b', 'a'],
      tabs: { a: { label: 'A', blocks: { a: text('in a') } }, b: { label: 'B', blocks: { b: text('in b') } } },
    },
    '[role=tab], .pw-text p',
    ['B', 'A', 'in b'],
  ],
  [
    'figures',
    { block: 'record', call: 'POST /thing', order: ['b', 'a'], cells: { a: cell('a'), b: cell('b') } },
    'dt',
    ['b cell', 'a cell'],
  ],
  [
    'parts without an order of their own',
    { block: 'record', call: 'POST /thing', cells: { a: cell('a'), b: cell('b') } },
    'dt',
    ['a cell', 'b cell'],
  ],
])('%s stand in the order of the page', async (_what, block, selector, shown) => {
  show({ server, blocks: { block } })
  await screen.findByText(shown.at(-1) ?? '')
  await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect([...document.querySelectorAll(selector)].map((part) => part.textContent)).toEqual(shown)
})

it('a press on a picture does the action that the page has first', async () => {
  const go = (to: string) => ({ do: 'link', label: to, to }) as const
  show({
    server,
    blocks: {
      strip: {
        block: 'carousel',
        rows: 'POST /things',
        key: 'row.id',
        image: 'row.image_url',
        name: 'row.name',
        order: ['there', 'home'],
        actions: { home: go('/'), there: go('/there') },
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ann' }))
  await vi.waitFor(() => expect(address()).toBe('/there'))
})

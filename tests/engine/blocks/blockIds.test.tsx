// Tests the two ids by which the reporter knows a block: in the document, and from an error boundary.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { show } from '../kit'

const text = (words: string): Block => ({ block: 'text', items: { one: { text: words } } })
const idOf = (words: string) => screen.getByText(words).closest<HTMLElement>('[data-block]')?.dataset['block']
const caught: unknown[] = []
const keep = (event: Event) => void caught.push((event as Event & { readonly block?: string }).block)

beforeEach(() => {
  caught.length = 0
  window.addEventListener('pw:caught', keep)
})
afterEach(() => window.removeEventListener('pw:caught', keep))

it('a block has the id of its place: route and names, never a value', async () => {
  show({
    blocks: {
      first: text('one'),
      tabs: {
        block: 'tabs',
        param: 'view',
        tabs: {
          left: { label: 'left', blocks: { inner: text('two') } },
          right: { label: 'right', blocks: { inner: text('three') } },
        },
      },
      more: {
        block: 'links',
        look: 'list',
        links: { open: { do: 'sheet', label: 'open', title: 'a sheet', blocks: { inner: text('four') } } },
      },
    },
  })
  await screen.findByText('one')
  expect([idOf('one'), idOf('two')]).toEqual(['/here first', '/here tabs left inner'])
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
  expect(idOf('four')).toBe('/here open inner')
})

it('a block that breaks tells its id, and its neighbour lives on', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  show({ blocks: { broken: { block: 'widget', widget: 'nothing' }, whole: text('one') } })
  expect(await screen.findByText('Failed to load')).toBeTruthy()
  expect(screen.getByText('one')).toBeTruthy()
  expect(new Set(caught)).toEqual(new Set(['/here broken']))
})

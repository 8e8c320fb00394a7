// Tests what keeps the room of each kind of block while it is not known whether it shows.
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Block } from '../../../src/engine/language/types/plainBlocks'
import { pageCode } from '../../../src/engine/page/preloadPage'
import { deferred, show } from '../kit'

const when = { 'data.thing.open': true }
const link = (to: string) => ({ do: 'link', label: to, to }) as const
const links = { a: link('/'), b: link('/here'), c: link('/there') }
const list = { block: 'list', rows: 'POST /things', key: 'row.id', show: { title: 'row.id' } } as const
const items = { one: { text: 'words' } }

it.each<[string, Block, look: string, parts: number]>([
  ['a menu has its entries', { block: 'links', links }, 'rows', 3],
  ['tiles have their number', { block: 'links', look: 'grid', links }, 'cells', 3],
  ['a list has rows', list, 'rows', 6],
  ['a list of cards has columns', { ...list, columnWidth: 240 }, 'cells', 4],
  ['a text has a block', { block: 'text', items }, 'banner', 0],
  ['a record has cells', { block: 'record', call: 'POST /thing', name: 'row.id' }, 'cells', 4],
  ['a hero has its own', { block: 'record', look: 'hero', call: 'POST /thing', name: 'row.id' }, 'hero', 0],
  ['steps have lines', { block: 'timeline', steps: { a: { label: 'a' } } }, 'lines', 3],
  ['a picture has its box', { block: 'media', image: '/a.png', label: 'a', ratio: '16/9' }, 'banner', 0],
])('%s', async (_what, block, look, parts) => {
  const answer = deferred<object>()
  show({
    sources: { thing: { call: 'POST /settings' } },
    server: { 'POST /settings': () => answer.promise },
    blocks: { block: { ...block, when }, known: { block: 'text', items: { one: { text: 'known' } } } },
  })
  await screen.findByText('known')
  const outline = screen.getByRole('status', { name: 'Loading' })
  expect(/pw-skeleton-(\w+)/.exec(outline.className)?.[1]).toBe(look)
  expect(outline.querySelectorAll('.pw-bones-one')).toHaveLength(parts)
  if (block.block === 'media') expect(outline.style.getPropertyValue('--pw-ratio')).toBe('16/9')
  if ('columnWidth' in block) expect(outline.style.getPropertyValue('--pw-cells')).toContain('240px')
  answer.resolve({ open: false })
  await vi.waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
})

it('a notice, which is rarely there, has no room, and holds back what is below without being seen', async () => {
  const answer = deferred<object>()
  show({
    sources: { thing: { call: 'POST /settings' } },
    server: { 'POST /settings': () => answer.promise },
    blocks: {
      notice: { block: 'text', look: 'notice', items, when },
      known: { block: 'text', items: { one: { text: 'known' } } },
    },
  })
  await screen.findByText('known')
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
  expect(document.querySelector<HTMLElement>('.pw-unsure')?.hidden).toBe(true)
  answer.resolve({ open: true })
  expect(await screen.findByText('words')).toBeTruthy()
  expect(document.querySelector('.pw-unsure')).toBeNull()
})

it('a page keeps the room of its blocks until the code of all of them is there', async () => {
  const code = deferred<never>()
  vi.spyOn(pageCode.list, 'loaded').mockReturnValue(undefined)
  vi.spyOn(pageCode.list, 'preload').mockReturnValue(code.promise)
  show({ server: { 'POST /things': () => ({ list: [] }) }, blocks: { menu: { block: 'links', links }, list } })
  await screen.findByRole('heading', { name: 'here' })
  await vi.waitFor(() => expect(screen.getAllByRole('status', { name: 'Loading' })).toHaveLength(2))
  expect(screen.queryByRole('link', { name: '/there' })).toBeNull()
  code.reject(new Error('lost'))
  expect(await screen.findByRole('link', { name: '/there' })).toBeTruthy()
})

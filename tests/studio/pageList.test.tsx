// Tests how a page is found in the list of all pages.
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageList } from '../../tools/studio/editor/PageList'
import { openPanel } from './openPanel'
import { emptyProduct } from './studioState'

const market = { product: 'Main', languages: ['en'], tokens: { light: {}, dark: {} }, pages: { '/guild/list': null } }
const product = {
  ...emptyProduct,
  pages: {
    '/': { title: 'a.home', blocks: {} },
    '/guild/list': { title: 'a.guilds', blocks: {} },
    '/guild/create': { title: 'a.new', blocks: {} },
  },
  markets: { main: market },
  locales: { en: { 'a.home': 'Home', 'a.guilds': 'Agencies', 'a.new': 'Your agency' } },
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['', ['/', '/guild/list · hidden here', '/guild/create']],
  ['Agenc', ['/guild/list · hidden here', '/guild/create']],
  ['your agency', ['/guild/create']],
  ['/guild/create', ['/guild/create']],
  [' GUILD ', ['/guild/list · hidden here', '/guild/create']],
  ['settings', ['No page has this name.']],
])('a search for "%s" finds %j', (wanted, found) => {
  openPanel(<PageList onOpen={vi.fn()} onNew={vi.fn()} />, { product, route: '/', market: 'main' })
  fireEvent.change(screen.getByLabelText('Find a page'), { target: { value: wanted } })
  const list = screen.getByRole('navigation', { name: 'Pages' })
  const routes = within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('small')?.textContent ?? item.textContent)
  expect(routes).toEqual(found)
})

it('a page that is found opens by its button, and the open one is marked', () => {
  const onOpen = vi.fn()
  openPanel(<PageList onOpen={onOpen} onNew={vi.fn()} />, { product, route: '/guild/create', market: 'main' })
  const list = screen.getByRole('navigation', { name: 'Pages' })
  expect(within(list).getByRole('button', { current: 'page' }).textContent).toContain('Your agency')
  fireEvent.click(within(list).getByRole('button', { name: /Home/ }))
  expect(onOpen.mock.calls).toEqual([['/']])
})

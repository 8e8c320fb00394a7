// Tests what a page says of itself: the title of the document, its heading, and the way back.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { address, Refusal, show } from '../kit'

const go = { block: 'links', look: 'buttons', links: { go: { do: 'link', label: 'go', to: '/there' } } } as const
const opened = (page: Partial<PageConfig>) => ({
  '/here': { access: 'open' as const, page: { page: { title: 'here', blocks: { go }, ...page } } },
})

it.each<[string, Partial<PageConfig>, string]>([
  ['its title', {}, 'here · Thing'],
  ['the name of the product alone', { title: 'Thing' }, 'Thing'],
  ['its data', { documentTitle: { say: 'order', with: { no: { from: 'query.no' } } } }, 'order 9 · Thing'],
  [
    'its title without its data',
    { documentTitle: { say: 'order', with: { no: { from: 'query.none' } } } },
    'here · Thing',
  ],
  ['another sentence', { documentTitle: 'mine' }, 'mine · Thing'],
])('S2-37 the document has the name of the page and of the product: %s', async (_what, page, title) => {
  show({ pages: opened(page), path: '/here?no=9' })
  await screen.findByRole('link', { name: 'go' })
  expect(document.title).toBe(title)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page.title ?? 'here')
})

it('S2-37 the document has the name of the product alone where the product wants so', async () => {
  show({ pages: opened({ documentTitle: 'mine' }), documentTitle: 'product' })
  await screen.findByRole('link', { name: 'go' })
  expect(document.title).toBe('Thing')
})

it('S2-37 the document follows from page to page, and to an address that no page has', async () => {
  show({ pages: opened({}) })
  await userEvent.click(await screen.findByRole('link', { name: 'go' }))
  await vi.waitFor(() => expect(document.title).toBe('there · Thing'))
})

it('S2-37 the document follows the data of an open page', async () => {
  const next = { do: 'link', label: 'next', to: '/here', query: { no: '10' } } as const
  const blocks = { links: { block: 'links', look: 'buttons', links: { next } } } as const
  const documentTitle = { say: 'order', with: { no: { from: 'query.no' } } }
  show({ pages: opened({ documentTitle, blocks }), path: '/here?no=9' })
  await userEvent.click(await screen.findByRole('link', { name: 'next' }))
  await vi.waitFor(() => expect(document.title).toBe('order 10 · Thing'))
})

it('S2-37 a document without a page says so, and one whose page fails has the name of the product', async () => {
  const { unmount } = show({ path: '/nowhere' })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(document.title).toBe(`${heading.textContent} · Thing`)
  unmount()
  document.title = ''
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show({ pages: { '/far': { load: { default: () => Promise.reject(new Error('gone')) } } }, path: '/far' })
  await screen.findByText('Failed to load')
  expect(document.title).toBe('Thing')
})

it.each<[PageConfig['look'], hasBack: boolean, brand: string | undefined]>([
  [undefined, true, undefined],
  ['plain', true, undefined],
  ['welcome', false, undefined],
  ['entrance', false, 'Thing'],
])('a page as %s has a way back: %s, and names the product: %s', async (look, hasBack, brand) => {
  show({ pages: opened(look ? { look } : {}) })
  await screen.findByRole('link', { name: 'go' })
  expect(screen.queryAllByRole('button', { name: 'Back' })).toHaveLength(hasBack ? 1 : 0)
  expect(document.querySelector('.pw-page-brand')?.textContent).toBe(brand)
})

it('the first link of a page leads to its content', async () => {
  show({ pages: opened({}) })
  await screen.findByRole('link', { name: 'go' })
  const [skip] = screen.getAllByRole('link')
  await userEvent.click(skip ?? document.body)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(address()).toBe('/here')
})

it.each([
  ['another page', '/there', true],
  ['another query', '/here', false],
])('%s begins at its top: %s %s', async (_what, to, isAtTop) => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const links = { go: { do: 'link', label: 'go', to, query: { a: 1 } } } as const
  show({ pages: opened({ blocks: { go: { ...go, links } } }) })
  const link = await screen.findByRole('link', { name: 'go' })
  scrolled.mockClear()
  await userEvent.click(link)
  await vi.waitFor(() => expect(address()).toBe(`${to}?a=1`))
  await act(async () => undefined)
  await vi.waitFor(() => expect(scrolled.mock.calls).toEqual(isAtTop ? [[0, 0]] : []))
})

it('a page that one goes back to keeps its place', async () => {
  show({ pages: opened({}) })
  await userEvent.click(await screen.findByRole('link', { name: 'go' }))
  await vi.waitFor(() => expect(address()).toBe('/there'))
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await act(async () => history.back())
  await screen.findByRole('link', { name: 'go' })
  expect(scrolled).not.toHaveBeenCalled()
})

it('a retry of the reads of a page asks again for what failed, and for nothing else', async () => {
  let isDown = true
  const { callsTo } = show({
    sources: { good: { call: 'POST /thing' }, bad: { call: 'POST /settings' } },
    server: {
      'POST /thing': () => ({ open: true }),
      'POST /settings': () => (isDown ? Promise.reject(new Refusal(1)) : { open: true }),
    },
    blocks: {
      good: { block: 'text', items: { one: { text: 'good' } }, when: { 'data.good.open': true } },
      bad: { block: 'text', items: { one: { text: 'bad' } }, when: { 'data.bad.open': true } },
    },
  })
  await screen.findByText('good')
  await screen.findByText('Failed to load')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('bad')
  expect([callsTo('POST /thing').length, callsTo('POST /settings').length]).toEqual([1, 2])
})

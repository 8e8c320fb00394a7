// Tests the bar or rail of a site: who sees which places, which one is marked, and where it is not.
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { currentPlace } from '../../../src/engine/page/SiteNavigation'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { address, show } from '../kit'

const page = (title: string) => ({ access: 'account' as const, page: { page: { title, blocks: {} } } })
const pages = { '/here': page('a.title'), '/there': page('a.name'), '/there/below': page('a.name') }
const navigation = {
  here: { label: 'a.here', icon: 'inbox', to: '/here' },
  there: { label: 'a.there', icon: 'search', to: '/there', query: { kind: 'all' } },
  high: { label: 'a.high', icon: 'clock', to: '/there', when: { 'user.level': 'high' } },
  low: { label: 'a.low', icon: 'clock', to: '/there', when: { 'user.level': 'low' } },
  hidden: { label: 'a.hidden', icon: 'clock', to: '/nowhere' },
} as const
const base = { pages, navigation, signedIn: true }
const bar = () => screen.findByRole('navigation')

describe('the navigation of a site', () => {
  it('has the places that this person may go to and this market has, as links', async () => {
    show(base)
    const links = within(await bar()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['a.here', '/here'],
      ['a.there', '/there?kind=all'],
      ['a.high', '/there'],
    ])
  })

  it('marks the place of the page, and follows a press', async () => {
    show(base)
    expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.here')
    await userEvent.click(screen.getByRole('link', { name: 'a.there' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'a.name' })).toBeTruthy()
    expect(within(await bar()).getByRole('link', { current: 'page' }).textContent).toBe('a.there')
  })

  it('is a bar on its own pages only: elsewhere the style hides it on small screens', async () => {
    show(base)
    expect((await bar()).classList.contains('pw-nav-place')).toBe(true)
  })

  it('is not there inside of an app, which has tabs of its own', async () => {
    show({ ...base, native: { ...browserHost, isHosted: true } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('is not there for a single place', async () => {
    show({ ...base, navigation: { here: navigation.here, low: navigation.low } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('Alt and a digit', () => {
  const more = { do: 'sheet', label: 'more', title: 'a sheet', blocks: {} } as const
  const blocks = { links: { block: 'links', look: 'buttons', links: { more } } } as const
  const withSheet = {
    ...base,
    pages: { ...pages, '/here': { access: 'account', page: { page: { title: 'a', blocks } } } },
  } as const
  /** Returns whether the page took the key for itself. */
  const type = (key: string, with_: KeyboardEventInit = { altKey: true }) =>
    !fireEvent.keyDown(document.body, { key, ...with_ })

  it('go to the place of that number, with its query', async () => {
    show(base)
    await bar()
    expect(type('2')).toBe(true)
    await vi.waitFor(() => expect(address()).toBe('/there?kind=all'))
    // The bar of the next page stands a moment after its address.
    await vi.waitFor(() => expect(type('1')).toBe(true))
    await vi.waitFor(() => expect(address()).toBe('/here'))
  })

  it('are told to assistive technology', async () => {
    show(base)
    const links = within(await bar()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-keyshortcuts'))).toEqual(['Alt+1', 'Alt+2', 'Alt+3'])
  })

  it.each<[string, KeyboardEventInit]>([
    ['2', {}],
    ['2', { altKey: true, ctrlKey: true }],
    ['2', { altKey: true, metaKey: true }],
    ['4', { altKey: true }],
    ['0', { altKey: true }],
    ['a', { altKey: true }],
  ])('WCAG 2.1.4 are the only way: %s with %j is left to the browser', async (key, with_) => {
    show(base)
    await bar()
    expect(type(key, with_)).toBe(false)
    expect(address()).toBe('/here')
  })

  it.each([
    ['a dialog is open', withSheet, true],
    ['the app has keys of its own', { ...withSheet, native: { ...browserHost, isHosted: true } }, false],
    ['there is a single place', { ...withSheet, navigation: { there: navigation.there } }, false],
  ])('do nothing where %s', async (_where, setup, opens) => {
    show(setup)
    const button = await screen.findByRole('button', { name: 'more' })
    if (opens) await userEvent.click(button)
    if (opens) await screen.findByRole('dialog')
    expect(type('1')).toBe(false)
    expect(type('2')).toBe(false)
    expect(address()).toBe('/here')
  })
})

const place = (to: string, covers?: readonly string[]) => ({ label: 'a', icon: 'inbox', to, ...(covers && { covers }) })
const places = [
  ['home', place('/')],
  ['team', place('/team', ['/people'])],
  ['money', place('/balance', ['/team/pay'])],
] as const

it.each([
  ['/', 'home'],
  ['/team', 'team'],
  ['/team/list', 'team'],
  ['/people/one', 'team'],
  ['/team/pay/now', 'money'],
  ['/teams', undefined],
  ['/else', undefined],
])('%s belongs to %s: the longest route above it decides', (path, id) => {
  expect(currentPlace(path, places)).toBe(id)
})

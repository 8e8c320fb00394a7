// Tests the bar or rail of a site: who sees which places, which one is marked, and where it is not.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentPlace } from '../../../src/engine/page/SiteNavigation'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { show } from '../kit'

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

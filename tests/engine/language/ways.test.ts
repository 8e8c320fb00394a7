import { expect, it } from 'vitest'
import { checkWays } from '../../../src/engine/language/check/checkWays'

const page = (redirects: object = {}, more: object = {}) => ({ title: 'x', redirects, blocks: {}, ...more })
const to = (route: string, when: object = {}, query?: object) => ({ when, to: route, ...(query && { query }) })
const found = (pages: { readonly [route: string]: unknown }) =>
  checkWays(pages).map(({ where, what }) => `${where.join(' › ')}: ${what}`)

it.each([
  ['pages without ways', { '/a': page() }],
  ['a way that ends', { '/a': page({ on: to('/b') }), '/b': page({ on: to('/c') }), '/c': page() }],
  [
    'a way for one and back for another',
    { '/a': page({ on: to('/b', { 'user.role': 'x' }) }), '/b': page({ back: to('/a', { 'user.role': 'y' }) }) },
  ],
  ['an address that ends it', { '/a': page({ on: to('/a', { 'query.step': { not: '0' } }, { step: 0 }) }) }],
  ['an address that lacks what is asked', { '/a': page({ on: to('/a', { 'query.step': { exists: true } }) }) }],
  ['a way out of the product', { '/a': page({ on: to('/gone') }) }],
  ['a login that all may see', { '/a': page({}, { login: '/in' }), '/in': page({}, { access: 'open' }) }],
  ['a login for visitors', { '/a': page({}, { login: '/in' }), '/in': page({}, { access: 'visitor' }) }],
  ['what is no page at all', { '/a': null, '/b': 'x', '/c': page({ x: null, y: { to: 1 } }) }],
  ['no general login', { '/a': page() }],
  ['a general login that all may see', { '/a': page(), '/login': page({}, { access: 'open' }) }],
])('F44 %s is right', (_name, pages) => {
  expect(found(pages)).toEqual([])
})

it.each([
  [
    'a general login that asks for a session',
    { '/a': page(), '/login': page() },
    ['/login: pages without "login" open this page for people who have no session, so its "access" must be open.'],
  ],
  ['a page that sends to itself', { '/a': page({ on: to('/a') }) }, ['/a › redirects › on: /a → /a never ends.']],
  [
    'two pages that send to each other, said once',
    { '/a': page({ on: to('/b') }), '/b': page({ back: to('/a') }) },
    ['/a › redirects › on: /a → /b → /a never ends.'],
  ],
  [
    'a circle that only some come to',
    {
      '/x': page({ in: to('/a') }),
      '/a': page({ on: to('/b') }),
      '/b': page({ on: to('/c') }),
      '/c': page({ on: to('/a') }),
    },
    ['/a › redirects › on: /a → /b → /c → /a never ends.'],
  ],
  [
    'the same condition on both sides',
    { '/a': page({ on: to('/b', { 'user.role': 'x' }) }), '/b': page({ back: to('/a', { 'user.role': 'x' }) }) },
    ['/a › redirects › on: /a → /b → /a never ends.'],
  ],
  [
    'an address that goes on asking',
    { '/a': page({ on: to('/a', { 'query.step': '1' }, { step: 1 }) }) },
    ['/a › redirects › on: /a → /a never ends.'],
  ],
  [
    'an address with a value that nobody knows yet',
    { '/a': page({ on: to('/a', { 'query.id': { exists: true } }, { id: { from: 'user.id' } }) }) },
    ['/a › redirects › on: /a → /a never ends.'],
  ],
  [
    'a login that asks to log in',
    { '/a': page({}, { login: '/a', access: 'guarded' }) },
    ['/a › login: "/a" asks for a session itself, so whoever has none would never arrive: its "access" must be open.'],
  ],
])('F44 %s is refused', (_name, pages, said) => {
  expect(found(pages)).toEqual(said)
})

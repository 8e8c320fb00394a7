import { type Location, matchRoutes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { orderedEntries } from '../../../src/engine/lib/compare'
import { removeServiceWorkers } from '../../../src/engine/page/SiteView'
import { loginRouteOf, loginRoutes, returnPath } from '../../../src/engine/runtime/navigation/logins'
import { hrefOf } from '../../../src/engine/runtime/navigation/useNavigateTo'
import { routeAt, type Site } from '../../../src/engine/runtime/site/site'

describe('logins', () => {
  const site: Site = {
    '/': { access: 'account', load: {} },
    '/list': { access: 'guarded', login: '/list/login', load: {} },
    '/list/login': { access: 'open', load: {} },
    '/login': { access: 'open', load: {} },
  }

  /** Returns where a person goes after signing in at a login with this state. */
  const backFrom = (state: unknown, pathname = '/login') => returnPath(site, { pathname, state } as Location<unknown>)

  it('S6-04 a route has the login that it names, or the general one', () => {
    expect(loginRouteOf(site, '/list')).toBe('/list/login')
    expect(loginRouteOf(site, '/')).toBe('/login')
    expect(loginRouteOf(site, '/nothing')).toBe('/login')
    expect(loginRoutes(site)).toEqual(['/login', '/list/login'])
  })

  describe('F03 S6-04 the way back from a login', () => {
    it.each(['/', '/list', '/list?tab=new&q=%D9%85#row-7'])('leads to %s', (back) => {
      expect(backFrom({ back })).toBe(back)
    })

    it.each([
      'https://evil.example/',
      '//evil.example/list',
      '/\\evil.example',
      '/list/..//evil.example',
      '/%2f/evil.example',
      'javascript:alert(1)',
      '\n/list',
      '/nothing',
      'list',
      '',
      7,
      null,
      { href: '/list' },
    ])('does not lead to %j', (back) => {
      expect(backFrom({ back })).toBeUndefined()
    })

    it.each(['/login', '/list/login', '/LOGIN', '/login/', '/%6cogin?x=1'])('leads from no login to %s', (back) => {
      expect(backFrom({ back }, '/list/login')).toBeUndefined()
    })

    it.each([null, undefined, 'back', 7, {}])('is none where nobody said it: %j', (state) => {
      expect(backFrom(state)).toBeUndefined()
    })
  })
})

describe('route at', () => {
  const routes = ['/', '/shop', '/shop/list']

  // The router warns about an address that cannot be decoded.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))

  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/shop', '/shop'],
    ['/shop/', '/shop'],
    ['/shop///', '/shop'],
    ['/SHOP/List', '/shop/list'],
    ['/sho%70', '/shop'],
    ['/%53hop', '/shop'],
    ['/shop%2Flist', undefined],
    ['/shop/lists', undefined],
    ['/shop/list/7', undefined],
    ['/shop list', undefined],
    ['/shop%20', undefined],
    ['/shop%3F', undefined],
    ['//shop', undefined],
    ['/shop//list', undefined],
    ['/./shop', undefined],
    ['/:shop', undefined],
    ['/*', undefined],
    ['/%E0%A4%A', undefined],
    ['/nowhere', undefined],
  ])('the route that an address shows, as the router matches it: %s is %s', (pathname, route) => {
    expect([routeAt(routes, pathname), routerMatch(routes, pathname)]).toEqual([route, route])
  })

  function routerMatch(paths: readonly string[], pathname: string): string | undefined {
    return matchRoutes(
      paths.map((path) => ({ path })),
      pathname,
    )?.[0]?.route.path
  }
})

it.each([
  ['what separates members', 'a&uid=1;token=2?x=3'],
  ['a hash', '7#top'],
  ['a way out', '/../../login?to=//evil.example'],
  ['spaces and lines', 'a b\r\nSet-Cookie: c'],
  ['signs of its own', '%26+%2B'],
  ['letters of all languages', 'علي 王 🙂'],
])('ASVS 1.2.2 no value breaks out of its place in a query: %s', (_, value) => {
  const address = new URL(hrefOf('/orders', { [value]: value, page: 2 }), 'https://app.example')
  expect(address.pathname).toBe('/orders')
  expect(address.hash).toBe('')
  expect([...address.searchParams]).toEqual([
    [value, value],
    ['page', '2'],
  ])
})

it('a route without a query does not change', () => {
  expect(hrefOf('/orders', {})).toBe('/orders')
})

it.each([
  [undefined, 'abc'],
  [['c', 'a', 'b'], 'cab'],
  [['c'], 'cab'],
  [['x', 'b'], 'bac'],
  [[], 'abc'],
])('order %j gives %s', (order, expected) => {
  expect(
    orderedEntries({ a: 1, b: 2, c: 3 }, order)
      .map(([id]) => id)
      .join(''),
  ).toBe(expected)
})

it('nothing has no order', () => {
  expect(orderedEntries(undefined, ['a'])).toEqual([])
})

describe('remove service workers', () => {
  const holding = (getRegistrations: () => Promise<unknown>) => ({ getRegistrations }) as ServiceWorkerContainer

  it('F41 every service worker that is found is unregistered', async () => {
    const found = [{ unregister: vi.fn(async () => true) }, { unregister: vi.fn(async () => false) }]
    await removeServiceWorkers(holding(async () => found))
    for (const { unregister } of found) expect(unregister).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['has none', undefined],
    ['forbids them', holding(() => Promise.reject(new DOMException('no', 'SecurityError')))],
    [
      'throws at once',
      holding(() => {
        throw new TypeError('no')
      }),
    ],
  ])('F41 a view that %s goes on', async (_what, workers) => {
    await expect(removeServiceWorkers(workers)).resolves.toBeUndefined()
  })
})

import { matchRoutes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routeAt } from '../../../src/engine/runtime/site/routeAt'

const routes = ['/', '/shop', '/shop/list']

// The router warns about an address that cannot be decoded.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('the route that an address shows, as the router matches it', () => {
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
  ])('%s is %s', (pathname, route) => {
    expect([routeAt(routes, pathname), routerMatch(routes, pathname)]).toEqual([route, route])
  })

  it('every route is found by its own address', () => {
    const paths = ['/', '/shop', '/shop/list', '/shop/list-of-all', '/shop/list/new', '/a_b/7/c.d', '/~me']
    const found = (match: typeof routeAt) => paths.map((path) => match(paths, `${path.toUpperCase()}/`))
    expect([found(routeAt), found(routerMatch)]).toEqual([paths, paths])
  })
})

function routerMatch(paths: readonly string[], pathname: string): string | undefined {
  return matchRoutes(
    paths.map((path) => ({ path })),
    pathname,
  )?.[0]?.route.path
}

import { describe, expect, it } from 'vitest'
import { routeAt } from '../../../src/engine/page/routeAt'

const routes = ['/', '/shop', '/shop/list']

describe('the route that an address shows', () => {
  it.each([
    ['/', '/'],
    ['/shop', '/shop'],
    ['/shop/', '/shop'],
    ['/SHOP/List', '/shop/list'],
    ['/sho%70', '/shop'],
    ['/shop/lists', undefined],
    ['/shop/list/7', undefined],
    ['/%E0%A4%A', undefined],
    ['/nowhere', undefined],
  ])('%s is %s', (pathname, route) => {
    expect(routeAt(routes, pathname)).toBe(route)
  })
})

import { describe, expect, it } from 'vitest'
import type { Location } from 'react-router-dom'
import { loginRouteOf, loginRoutes, returnPath } from '../../../src/engine/runtime/navigation/logins'
import type { Site } from '../../../src/engine/runtime/site/site'

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

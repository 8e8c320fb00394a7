import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { safeImage, safeLink, safePath } from '../../../src/engine/ui/format/safeUrl'
import { attacks } from './attacks'
import { address, hosts, origin, pages, path, routes, visit } from './randomUrls'

describe('safe url', () => {
  const before = location.href

  beforeEach(() => {
    visit(`${origin}/orders`)
  })

  afterAll(() => {
    visit(before)
  })

  it.each(attacks.map((attack) => [attack]))(
    'F03 F06 refused everywhere: %j is no path to return to, no link, and no image unless it stays on https or the origin',
    (attack) => {
      expect(safePath(attack, routes, origin)).toBeUndefined()
      // Even where every route is known.
      if (attack !== '/unknown') expect(safePath(attack, { ...routes, known: () => true }, origin)).toBeUndefined()
      expect(safeLink(attack, hosts)).toBeUndefined()
      const { protocol, username } = new URL(safeImage(attack, origin) ?? '/', origin)
      expect([protocol, username]).toEqual(['https:', ''])
    },
  )

  describe('safeLink', () => {
    it.each([
      ['https://pay.example/checkout?id=7#top', 'https://pay.example/checkout?id=7#top'],
      ['HTTPS://PAY.example', 'https://pay.example/'],
      ['https://bank.example:8443/', 'https://bank.example:8443/'],
    ])('takes %s', (url, href) => {
      expect(safeLink(url, hosts)).toBe(href)
    })

    it.each([
      'https://sub.pay.example/',
      'https://pay.example.evil.example/',
      'https://evilpay.example/',
      'https://pay.example:8443/',
      'https://bank.example/',
      'https://app.example/orders',
    ])('refuses the host of %s', (url) => {
      expect(safeLink(url, hosts)).toBeUndefined()
    })

    it('takes plain http of the same origin on the own machine only', () => {
      visit('http://localhost:5173/')
      expect(safeLink('http://localhost:5173/result', [])).toBe('http://localhost:5173/result')
      expect(safeLink('http://localhost:9999/result', [])).toBeUndefined()
      visit('http://app.example/')
      expect(safeLink('http://app.example/result', ['app.example'])).toBeUndefined()
    })
  })

  describe('safeImage', () => {
    it.each([
      ['https://cdn.example/a.jpg?w=2', 'https://cdn.example/a.jpg?w=2'],
      ['/flags/eg.png', '/flags/eg.png'],
      [`blob:${origin}/0b1c`, `blob:${origin}/0b1c`],
      ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
      ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,UklGRg=='],
    ])('takes %s', (url, image) => {
      expect(safeImage(url, origin)).toBe(image)
    })

    it.each([
      'https://cdn.example/a.svg',
      'https://cdn.example/a.SVG?x=1',
      '/a.svgz',
      'data:image/gif;base64,R0lG',
      'http://cdn.example/a.png',
    ])('refuses %s', (url) => {
      expect(safeImage(url, origin)).toBeUndefined()
    })

    it('takes plain http only from its own origin', () => {
      expect(safeImage('http://localhost:5173/a.png', 'http://localhost:5173')).toBe('http://localhost:5173/a.png')
      expect(safeImage('http://localhost:9/a.png', 'http://localhost:5173')).toBeUndefined()
    })
  })

  it.each([
    ['/', '/'],
    ['/orders', '/orders'],
    ['/orders/7?tab=open&next=https%3A%2F%2Fx#row', '/orders/7?tab=open&next=https%3A%2F%2Fx#row'],
    ['/ORDERS/', '/ORDERS/'],
  ])('safePath takes %s', (path, result) => {
    expect(safePath(path, routes, origin)).toBe(result)
  })

  describe('the route of a path', () => {
    const asked: string[] = []
    const listening = { logins: [], known: (path: string) => asked.push(path) > 0 }
    // WebKit before 16.4 does not support look-behind, which would be simplest. Trailing slashes go, except a single one.
    const wanted = (path: string) => decodeURIComponent(new URL(path, origin).pathname).replace(/(?<=.)\/+$/, '')
    const routeOf = (path: string) => {
      asked.length = 0
      return safePath(path, listening, origin) === undefined ? undefined : asked[0]
    }

    it.each([
      ['/', '/'],
      ['/?next=/', '/'],
      ['/#/', '/'],
      ['/orders', '/orders'],
      ['/orders/', '/orders'],
      ['/ORDERS/', '/ORDERS'],
      ['/orders/?a=/#/', '/orders'],
      ['/orders/./', '/orders'],
      ['/orders/../', '/'],
      ['/orders/%2e%2e/', '/'],
      ['/orders%20/', '/orders '],
      ['/orders/%20/', '/orders/ '],
      ['/%e2%80%a8/', '/\u2028/'],
      ['/orders%e2%80%a9/', '/orders\u2029/'],
      ['/orders/%f0%9f%98%80/', '/orders/\u{1f600}'],
      ['/orders/%E2%80%8B/', '/orders/\u200b'],
      ['/orders/$1/', '/orders/$1'],
      ['/orders/$&/', '/orders/$&'],
      ['/%e0%a4%a/', undefined],
      ['/orders//', undefined],
      ['//orders/', undefined],
      ['/orders/%2f', undefined],
      ['/orders/%0a/', undefined],
      ['/orders/\\', undefined],
    ])('F03 %j is %j', (path, route) => {
      expect(routeOf(path)).toBe(route)
      if (route !== undefined) expect(route).toBe(wanted(path))
    })

    it('F03 loses the slashes at its end, in random paths', () => {
      let compared = 0
      fc.assert(
        fc.property(path(), fc.nat(3), (start, slashes) => {
          const tried = `${start}${'/'.repeat(slashes)}`
          const route = routeOf(tried)
          if (route === undefined) return
          expect(route).toBe(wanted(tried))
          compared += 1
        }),
        { numRuns: 1_000 },
      )
      expect(compared).toBeGreaterThan(50)
    })
  })
})

// @vitest-environment happy-dom
describe('random addresses', () => {
  const runs = 4_000

  beforeEach(() => visit(`${origin}/orders`))

  it(`F06 safeLink gives nothing off the allowed hosts for ${runs} random addresses`, () => {
    let taken = 0
    fc.assert(
      fc.property(address(), (url) => {
        const link = safeLink(url, hosts)
        if (link === undefined) return
        taken += 1
        const parsed = new URL(link)
        expect([parsed.protocol, hosts.includes(parsed.host), parsed.username]).toEqual(['https:', true, ''])
      }),
      { numRuns: runs },
    )
    expect(taken).toBeGreaterThan(20)
  })

  it(`F06 safeImage gives nothing but https, the origin and inline pictures for ${runs} random addresses`, () => {
    let taken = 0
    fc.assert(
      fc.property(fc.oneof(address(), path()), (url) => {
        const image = safeImage(url, origin)
        if (image === undefined) return
        taken += 1
        // The URL of a blob contains the origin after its own protocol.
        const parsed = new URL(image.startsWith(`blob:${origin}/`) ? image.slice('blob:'.length) : image, origin)
        expect([parsed.protocol, parsed.username, /\.svgz?$/i.test(parsed.pathname)]).toEqual(['https:', '', false])
      }),
      { numRuns: runs },
    )
    expect(taken).toBeGreaterThan(200)
  })

  it(`F03 safePath stays on the origin, on a known route, off the login routes, for ${runs} random paths`, () => {
    let taken = 0
    fc.assert(
      fc.property(path(), (text) => {
        const safe = safePath(text, routes, origin)
        if (safe === undefined) return
        taken += 1
        const parsed = new URL(safe, `${origin}/deep/page`)
        const route = decodeURIComponent(parsed.pathname).replace(/\/+$/, '').toLowerCase() || '/'
        expect([parsed.origin, pages.has(route), routes.logins.includes(route)]).toEqual([origin, true, false])
      }),
      { numRuns: runs },
    )
    expect(taken).toBeGreaterThan(200)
  })
})

// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { safeImage, safeLink, safePath } from '../../../src/engine/ui/format/safeUrl'
import { address, hosts, origin, pages, path, routes, visit } from './randomUrls'

const runs = 100_000

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
  expect(taken).toBeGreaterThan(100)
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
  expect(taken).toBeGreaterThan(1000)
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
  expect(taken).toBeGreaterThan(1000)
})

import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { takeIdentity } from '../../../src/engine/session/urlIdentity'

it('F01 S4-04 leaves no uid and no token behind, and every other member as it was', () => {
  const member = fc.webQueryParameters().filter((text) => !/(^|&)(uid|token)(=|&|$)|%[46-7]/i.test(text))
  fc.assert(
    fc.property(member, member, (before, after) => {
      const replaceState = vi.fn()
      const search = `?${before}&token=canary&${after}&uid=7`
      takeIdentity({ pathname: '/page', search, hash: '' }, { state: null, replaceState })
      const others = [...before.split('&'), ...after.split('&')].filter((one) => one !== '')
      expect(replaceState.mock.lastCall?.[2]).toBe(others.length === 0 ? '/page' : `/page?${others.join('&')}`)
    }),
    { numRuns: 60 },
  )
})

import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createExpiryHandler, initialExpiryState, nextExpiryState } from '../../../src/engine/session/sessionExpiry'

function setUp() {
  const at = { now: 0, isOnLogin: false, isHostedStart: false }
  const told = { clear: vi.fn(), redirect: vi.fn(), askHost: vi.fn(), fail: vi.fn() }
  const over = createExpiryHandler({
    ...told,
    now: () => at.now,
    isOnLogin: () => at.isOnLogin,
    isHostedStart: () => at.isHostedStart,
  })
  return { at, over, ...told }
}

describe('outside the hosting app', () => {
  it('F25 S4-08 20 calls that fail together make one redirect', () => {
    const { over, redirect, fail } = setUp()
    const effects = Array.from({ length: 20 }, () => over())
    expect(effects).toEqual(['redirect', ...Array.from({ length: 19 }, () => 'none')])
    expect(redirect).toHaveBeenCalledTimes(1)
    expect(fail).not.toHaveBeenCalled()
  })

  it('S4-06 the session is cleared before the login route is shown', () => {
    const { over, clear, redirect } = setUp()
    over()
    expect(clear.mock.invocationCallOrder[0]).toBeLessThan(redirect.mock.invocationCallOrder[0] ?? 0)
  })

  it('F25 S4-08 on a login route there is nowhere to go, but the session is cleared', () => {
    const { at, over, clear, redirect } = setUp()
    at.isOnLogin = true
    expect(over()).toBe('none')
    expect(clear).toHaveBeenCalled()
    expect(redirect).not.toHaveBeenCalled()
  })

  it('F25 S4-08 a loop ends after two redirects in 10 s, and may begin again later', () => {
    const { at, over, redirect, fail } = setUp()
    const effects = [0, 3000, 6000, 9999, 10_000, 10_500, 13_000].map((now) => {
      at.now = now
      return over()
    })
    expect(effects).toEqual(['redirect', 'redirect', 'failed', 'failed', 'redirect', 'none', 'redirect'])
    expect(redirect).toHaveBeenCalledTimes(4)
    expect(fail).toHaveBeenCalledTimes(2)
  })

  it('F25 S4-08 a call redirects again one second after a redirect', () => {
    const { at, over } = setUp()
    const effects = [0, 999, 1000].map((now) => {
      at.now = now
      return over()
    })
    expect(effects).toEqual(['redirect', 'none', 'redirect'])
  })

  it('F25 S4-08 no history of calls makes three redirects in 10 s, nor two within 1 s', () => {
    const calls = fc.array(fc.record({ wait: fc.nat(5000), isOnLogin: fc.boolean() }), { maxLength: 60 })
    fc.assert(
      fc.property(calls, (history) => {
        let now = 0
        let state = initialExpiryState
        const redirects: number[] = []
        for (const { wait, isOnLogin } of history) {
          now += wait
          const next = nextExpiryState(state, { now, isOnLogin, isHostedStart: false })
          state = next.state
          if (next.effect === 'redirect') redirects.push(now)
          expect(isOnLogin && next.effect !== 'none').toBe(false)
        }
        redirects.forEach((at, index) => {
          expect(at - (redirects[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(1000)
          expect(at - (redirects[index - 2] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(10_000)
        })
      }),
    )
  })
})

it('S4-06 at a start in the app, the app is asked once more, and then loading has failed', () => {
  const { at, over, askHost, fail, redirect } = setUp()
  at.isHostedStart = true
  expect([over(), over(), over()]).toEqual(['askHost', 'failed', 'failed'])
  expect(askHost).toHaveBeenCalledTimes(1)
  expect(fail).toHaveBeenCalledTimes(2)
  expect(redirect).not.toHaveBeenCalled()
})

it('F42 in the hosting app what fails on login tells nothing: the app was asked and said nothing', () => {
  const { at, over, fail } = setUp()
  at.isHostedStart = true
  over()
  at.isOnLogin = true
  expect([over(), over()]).toEqual(['none', 'none'])
  expect(fail).not.toHaveBeenCalled()
})

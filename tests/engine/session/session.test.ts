import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Market } from '../../../src/engine/language/types/market'
import { apiBaseUrl, chooseMarket } from '../../../src/engine/session/chooseMarket'
import { deviceInfo } from '../../../src/engine/session/device'
import { createSession, type SessionListener, syncSessionEnd, takeIdentity } from '../../../src/engine/session/session'
import {
  createExpiryHandler,
  initialExpiryState,
  nextExpiryState,
} from '../../../src/engine/runtime/session/sessionGate'
import { createStore } from '../../../src/engine/session/storage'
import { FakeStorage } from './fakeStorage'

describe('session', () => {
  function setUp(storage = new FakeStorage()) {
    const session = createSession(createStore(() => storage, 'product'))
    const listener = vi.fn<SessionListener>()
    return { session, storage, listener, leave: session.subscribe(listener) }
  }

  const someone = { uid: '7', token: 't' }

  it('S4-04 uid and token are kept in session storage and survive a reload', () => {
    const { session, storage } = setUp()
    expect(session.current()).toBeUndefined()
    session.signIn(someone)
    expect(setUp(storage).session.current()).toEqual(someone)
    expect(session.current()).toBe(session.current())
  })

  it.each([
    ['', 't'],
    ['7', ''],
    ['0', 't'],
    [' ', 't'],
    ['7', ' '],
    ['7\n8', 't'],
  ])('a session of uid "%s" and token "%s" is refused', (uid, token) => {
    const { session } = setUp()
    expect(() => session.signIn({ uid, token })).toThrow('needs a uid and a token')
    expect(session.current()).toBeUndefined()
  })

  it('listeners get the old and the new session', () => {
    const { session, listener } = setUp()
    session.signIn(someone)
    session.signIn(someone)
    session.signIn({ uid: '8', token: 'u' })
    expect(listener.mock.calls).toEqual([
      [{ reason: 'signIn', before: undefined, after: someone }],
      [{ reason: 'signIn', before: someone, after: { uid: '8', token: 'u' } }],
    ])
  })

  it('F02 a session of another person empties what the tab kept of the one before', () => {
    const { session, storage } = setUp()
    session.signIn(someone)
    storage.setItem('product.side.7', '1')
    session.signIn({ uid: '7', token: 'newer' })
    expect(storage.getItem('product.side.7')).toBe('1')
    session.signIn({ uid: '8', token: 'u' })
    expect(storage.getItem('product.side.7')).toBeNull()
    expect(session.current()).toEqual({ uid: '8', token: 'u' })
  })

  it('F20 a look at what another document of the tab has done notifies once that the session is gone, also at the start', () => {
    const before = setUp()
    before.session.signIn(someone)
    const { session, storage, listener } = setUp(before.storage)
    storage.clear()
    expect([session.detectChange(), session.detectChange()]).toEqual([true, false])
    expect(listener).toHaveBeenCalledExactlyOnceWith({ reason: 'expired', before: someone, after: undefined })
  })

  describe('clearing', () => {
    it('S4-08 empties session storage literally, once, with one notification', () => {
      const { session, storage, listener } = setUp()
      session.signIn(someone)
      storage.setItem('foreign', '1')
      listener.mockClear()
      const clear = vi.spyOn(storage, 'clear')
      for (let n = 0; n < 20; n += 1) session.clear('expired')
      expect(storage.length).toBe(0)
      expect(clear).toHaveBeenCalledTimes(1)
      expect(listener).toHaveBeenCalledExactlyOnceWith({ reason: 'expired', before: someone, after: undefined })
    })

    it('S4-06 clears session storage even without a session', () => {
      const { session, storage } = setUp()
      storage.setItem('foreign', '1')
      session.clear('expired')
      expect(storage.length).toBe(0)
    })
  })
})

// Tests one person in two tabs: after the end of a session, no tab stays signed in, whatever the order of events.
describe('session end sync', () => {
  const ann = { uid: '7', token: 'a' }

  const bob = { uid: '8', token: 'b' }

  /** Creates two tabs of a browser. Each step of a history comes a second after the one before. */
  function browser() {
    let time = 1_000
    const shared = new FakeStorage()
    const openTab = (storage = new FakeStorage()) => {
      const tab = createStore(() => storage, 'p')
      const session = createSession(tab)
      const reasons: string[] = []
      session.subscribe(({ reason }) => reasons.push(reason))
      const end = syncSessionEnd({ session, local: createStore(() => shared, 'p'), tab, now: () => time })
      return { storage, session, end, reasons }
    }
    const tabs = { A: openTab(), B: openTab() }
    type Tab = keyof typeof tabs
    const acts = {
      ann: (tab: Tab) => tabs[tab].session.signIn(ann),
      again: (tab: Tab) => tabs[tab].session.signIn({ ...ann, token: 'a2' }),
      bob: (tab: Tab) => tabs[tab].session.signIn(bob),
      out: (tab: Tab) => tabs[tab].session.clear('signOut'),
      over: (tab: Tab) => tabs[tab].session.clear('expired'),
      back: () => void (time -= 3_000),
      looks: (tab: Tab) => void tabs[tab].end.check(),
      /** Restores a tab that the browser had discarded: a new document with the old storage. */
      wakes(tab: Tab) {
        tabs[tab] = openTab(tabs[tab].storage)
        tabs[tab].end.check()
      },
    }
    return {
      tabs,
      play(history: string) {
        for (const step of history.split(', ')) {
          const [tab, act] = step.split(' ') as [Tab, keyof typeof acts]
          time += 1_000
          acts[act](tab)
        }
        return (['A', 'B'] as const).map((tab) => tabs[tab].session.current()?.uid ?? '-').join(' ')
      },
    }
  }

  it.each([
    ['A ann, B ann, A out, B looks', '- -'],
    ['A ann, B ann, B out, A looks', '- -'],
    ['A ann, B ann, A over, B looks', '- -'],
    ['A ann, B ann, A out, B wakes', '- -'],
    ['A ann, B ann, A over, B wakes', '- -'],
    ['A ann, A out, B ann, B looks', '- 7'],
    ['A ann, B ann, A out, A ann, B looks', '7 -'],
    ['A ann, B ann, A out, B looks, B ann, A looks', '- 7'],
    ['A ann, B bob, A out, B looks', '- 8'],
    ['A ann, B ann, A bob, B looks', '8 7'],
    ['A ann, B ann, A out, B looks, A looks, B looks', '- -'],
    ['A ann, B ann, A over, B again, A again, A looks, B looks', '7 7'],
    ['A ann, B ann, A out, A ann, B looks, A looks', '7 -'],
    ['A ann, B ann, A out, B looks, A ann, B ann, B out, A looks', '- -'],
    // The clock is set back.
    ['A ann, A out, A back, A ann, A looks', '7 -'],
    ['A ann, A out, A back, A ann, B ann, B out, A looks', '- -'],
    ['A ann, B ann, A out, A back, A ann, B looks, A looks', '7 -'],
    ['A ann, A out, A back, A back, A ann, B ann, B out, A looks', '- -'],
    ['A ann, A out, A back, A ann, A out, A back, A ann, B ann, B looks, A looks', '7 7'],
  ])('S4-08 after %s the tabs have %s', (history, expected) => {
    expect(browser().play(history)).toBe(expected)
  })

  it('a following tab has the reason of the tab that ended the session, and does not announce it again', () => {
    const { tabs, play } = browser()
    play('A ann, B ann, A out, B looks, A ann, B looks, A looks')
    expect(tabs.B.reasons).toEqual(['signIn', 'signOut'])
    expect(tabs.A.session.current()).toEqual(ann)
  })

  // Tabs of one browser may run different builds, and a build may continue the session of an older one.
  it.each([
    ['signOut 2000', true, ['signOut']],
    ['expired 2000', true, ['expired']],
    ['signOut 1001', true, ['signOut']],
    ['signOut 1000', false, []],
    ['signOut 999', false, []],
  ])('the stored end "%s" of a session from 1000 is applied: %s', (stored, isApplied, reasons) => {
    const shared = new FakeStorage()
    shared.setItem('p.ended.7', stored)
    const storage = new FakeStorage()
    for (const [name, value] of Object.entries({ uid: '7', token: 'a', began: '1000' }))
      storage.setItem(`p.${name}`, value)
    const tab = createStore(() => storage, 'p')
    const session = createSession(tab)
    const told: string[] = []
    session.subscribe(({ reason }) => told.push(reason))
    const end = syncSessionEnd({ session, local: createStore(() => shared, 'p'), tab, now: () => 3000 })
    expect(end.check()).toBe(isApplied)
    expect(told).toEqual(reasons)
    expect(session.current()).toEqual(isApplied ? undefined : ann)
  })

  it('a session that an older build began is left alone', () => {
    const storage = new FakeStorage()
    storage.setItem('p.uid', '7')
    storage.setItem('p.token', 'a')
    const shared = new FakeStorage()
    shared.setItem('p.ended.7', 'signOut 9000')
    const tab = createStore(() => storage, 'p')
    const end = syncSessionEnd({
      session: createSession(tab),
      local: createStore(() => shared, 'p'),
      tab,
      now: () => 1,
    })
    expect(end.check()).toBe(false)
  })
})

describe('session expiry', () => {
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
})

describe('choose market', () => {
  const served = (name: string, brand = '') => ({
    development: { web: name === 'shop' ? ['localhost'] : [], api: '' },
    [`${brand}testing`]: { web: [`test.${name}.example`], api: `https://api-test.${name}.example` },
    [`${brand}production`]: { web: [`m.${name}.example`, `www.${name}.example`], api: `https://api.${name}.example` },
  })

  const uat = (name: string) => ({ uat: { web: [`uat.${name}.example`], api: `https://api-uat.${name}.example` } })

  const markets = {
    main: { product: 'Shop', hosts: { ...served('shop'), ...uat('shop') } },
    east: { product: 'Shop', hosts: { ...served('shop-east'), ...uat('shop-east') } },
    brand: { product: 'Nova', hosts: served('nova', 'brand-') },
  } as const

  it.each([
    ['localhost', undefined, 'main', 'development', ''],
    ['localhost', 'east', 'east', 'development', ''],
    ['localhost', 'atlantis', 'main', 'development', ''],
    ['localhost', 'constructor', 'main', 'development', ''],
    ['test.shop.example', undefined, 'main', 'testing', 'https://api-test.shop.example'],
    ['uat.shop-east.example', undefined, 'east', 'uat', 'https://api-uat.shop-east.example'],
    ['m.shop.example', undefined, 'main', 'production', 'https://api.shop.example'],
    ['M.Shop-East.example', undefined, 'east', 'production', 'https://api.shop-east.example'],
    ['localhost', 'brand', 'brand', 'development', ''],
    ['test.nova.example', undefined, 'brand', 'brand-testing', 'https://api-test.nova.example'],
    ['m.nova.example', undefined, 'brand', 'brand-production', 'https://api.nova.example'],
    ['www.nova.example', 'east', 'brand', 'brand-production', 'https://api.nova.example'],
    ['m.shop.example', 'east', 'main', 'production', 'https://api.shop.example'],
    ['evil.example', undefined, 'main', 'production', 'https://api.shop.example'],
  ])('S7-07 S4-01 the host %s (market %s wanted) is %s in %s and calls "%s"', (host, wanted, id, environment, api) => {
    const chosen = chooseMarket<Pick<Market, 'product' | 'hosts'>>(markets, host, wanted)
    expect(chosen).toMatchObject({ id, environment })
    expect(apiBaseUrl(chosen.market, chosen.environment)).toBe(api)
  })

  it('S3-07 a market without hosts for its environment lists its environments', () => {
    const lame = { ...markets.main, hosts: { testing: { web: [], api: '' } } }
    expect(() => chooseMarket({ lame }, 'm.shop.example', undefined)).toThrow(
      'The market "lame" has no hosts for "production". It has: testing.',
    )
  })
})

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A) AppleWebKit/537.36', 'android', 'Pixel 8', '14'],
  ['Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36', 'android', 'SM-A105F', '10'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X)', 'other', 'iPhone', '17.4.1'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome', 'other', 'browser', '0'],
  ['', 'other', 'browser', '0'],
])('S7-08 %j tells platform, model and system', (agent, platform, phoneModel, systemVersion) => {
  expect(deviceInfo(agent)).toEqual({ platform, appVersion: '0.0.0', phoneModel, systemVersion })
})

describe('url identity', () => {
  function take(search: string, hash = '', pathname = '/page') {
    const replaceState = vi.fn()
    const found = takeIdentity({ pathname, search, hash }, { state: { key: 'k' }, replaceState })
    return { found, replaceState, address: replaceState.mock.lastCall?.[2] as string | undefined }
  }

  it.each<[string, string, object | undefined, string | undefined]>([
    ['?uid=7&token=t', '', { uid: '7', token: 't' }, '/page'],
    ['?a=%20b+c&uid=7&x&token=t%2B%2F&y=', '#h?uid=1', { uid: '7', token: 't+/' }, '/page?a=%20b+c&x&y=#h?uid=1'],
    ['?uid=9007199254740993&token=t', '', { uid: '9007199254740993', token: 't' }, '/page'],
    ['?%75id=7&%74oken=t&a=1', '', { uid: '7', token: 't' }, '/page?a=1'],
    ['?uid=7&uid=8&token=t&token=u', '', { uid: '7', token: 't' }, '/page'],
    ['?token=a=b&uid=7', '', { uid: '7', token: 'a=b' }, '/page'],
    ['?uid=7&token=a+b', '', { uid: '7', token: 'a b' }, '/page'],
    ['?uid=7', '', undefined, '/page'],
    ['?token=t&a=1', '', undefined, '/page?a=1'],
    ['?uid=&token=t', '', undefined, '/page'],
    ['?uid=0&token=t', '', undefined, '/page'],
    ['?uid&token', '', undefined, '/page'],
    ['?uid=7%0d%0ax:1&token=t', '', undefined, '/page'],
    [`?uid=7&token=${'t'.repeat(1e6)}`, '', undefined, '/page'],
    ['?uid=7&token=%E0%A4', '', { uid: '7', token: '%E0%A4' }, '/page'],
    ['?duid=7&mytoken=t&UID=1', '', undefined, undefined],
    ['?a=1', '#x', undefined, undefined],
    ['', '', undefined, undefined],
  ])('F01 S4-04 %s%s', (search, hash, identity, address) => {
    const taken = take(search, hash)
    expect(taken.found).toEqual(identity)
    expect(taken.address).toBe(address)
  })

  it('F01 S4-04 replaces the entry of the history, and keeps its state', () => {
    expect(take('?uid=7&token=t').replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'k' }, '', '/page')
  })
})

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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isBelowFloor } from '../../src/engine/boot/belowFloor'
import { boot, lacksPolyfills } from '../../src/engine/boot/boot'
import { type PreparedStart, prepareStart, type ProductManifest } from '../../src/engine/boot/prepareStart'
import type { Market } from '../../src/engine/language/types/market'
import { siteFromEntries } from '../../src/engine/runtime/site/site'
import type { Session } from '../../src/engine/session/session'
import { deferred } from './kit'

// Tests the requests before the engine has loaded: all at once, and none with the token in its address.
describe('prepare start', () => {
  const market = { languages: ['en', 'ar'], tokens: {}, hosts: { development: { web: ['localhost'], api: '' } } }

  const asked: string[] = []

  const sent: { readonly address: string; readonly headers: unknown }[] = []

  /** The server never answers, so requests must not wait for each other. */
  const ask = (what: string) => {
    asked.push(`${what} at ${window.location.search}`)
    return new Promise<never>(() => {})
  }

  function outlineWith(changed: Partial<ProductManifest> = {}): ProductManifest {
    return {
      project: 'kit',
      site: siteFromEntries(
        {
          '/mine': {},
          '/open': { access: 'open' },
          '/guarded': { access: 'guarded' },
          '/visitor': { access: 'visitor' },
          '/hidden': { hidden: ['first'] },
        },
        (file) => ask(`page ${file}`),
      ),
      markets: { first: market, second: { hosts: {} } },
      locales: { en: () => ask('language en'), ar: () => ask('language ar') },
      loadMessages: (language, part) => ask(`words ${language} ${part}`),
      account: 'POST /account',
      ...changed,
    }
  }

  beforeEach(() => {
    asked.length = sent.length = 0
    sessionStorage.clear()
    localStorage.clear()
    vi.stubGlobal('fetch', (address: string, { headers }: RequestInit) => {
      sent.push({ address, headers })
      return ask('account')
    })
  })

  afterEach(() => window.history.replaceState(null, '', '/'))

  const all = (file: string, language = 'en') => [`language ${language}`, `page ${file}`, `words ${language} ${file}`]

  it.each([
    { at: '/mine?uid=7&token=secret&lang=ar&a=1', asks: ['account', ...all('mine', 'ar')] },
    { at: '/mine?lang=en&a=1', asks: ['account', ...all('mine')] },
    { at: '/OPEN/?uid=7&token=secret&lang=en&a=1', asks: all('open') },
    { at: '/visitor?lang=en&a=1', asks: all('visitor') },
    { at: '/visitor?uid=7&token=secret&lang=en&a=1', asks: ['account', ...all('visitor')] },
    { at: '/guarded?lang=en&a=1', asks: ['language en'] },
    { at: '/guarded?uid=7&token=secret&lang=en&a=1', asks: ['account', ...all('guarded')] },
    { at: '/hidden?lang=en&a=1', asks: ['language en'] },
    { at: '/nowhere?lang=en&a=1', asks: ['language en'] },
  ])('F01 of $at asks for $asks in one go, the token out of the address', async ({ at, asks }) => {
    window.history.replaceState(null, '', at)
    const { session } = await prepareStart(outlineWith())
    const left = `?lang=${at.includes('lang=ar') ? 'ar' : 'en'}&a=1`
    expect(asked.toSorted()).toEqual(asks.map((what) => `${what} at ${left}`))
    expect(session.current()).toEqual(at.includes('token') ? { uid: '7', token: 'secret' } : undefined)
  })

  it('S7-08 the account is asked for early with the headers that the product names', async () => {
    window.history.replaceState(null, '', '/mine?uid=7&token=secret&lang=ar')
    const headers = {
      'x-shop': '2',
      language: { from: 'language' },
      authorization: { from: 'token', scheme: 'Bearer' },
      'x-xsrf': { from: 'xsrf' },
    } as const
    await prepareStart(outlineWith({ protocol: { headers } }))
    const named = { 'x-shop': '2', language: 'ar', authorization: 'Bearer secret' }
    const wanted = { ...named, 'content-type': 'application/json' }
    await vi.waitFor(() => expect(sent.map(({ headers: of }) => of)).toContainEqual(wanted), 10_000)
  })

  it('texts of the market replace those of its language, in the part that has them', async () => {
    window.history.replaceState(null, '', '/open?lang=en')
    const texts = { en: { title: 'Basket', none: 'No part has this' }, ar: { title: 'سلة' } }
    const markets = { first: { ...market, texts } as unknown as Market }
    const bundles: { readonly [part: string]: { readonly [key: string]: string } } = {
      '': { a: 'A' },
      open: { title: 'Cart' },
    }
    const { loadMessages } = await prepareStart(
      outlineWith({
        markets,
        locales: { en: async () => bundles[''] ?? {}, ar: async () => ({ title: 'عربة' }) },
        loadMessages: async (_language, part) => bundles[part] ?? {},
      }),
    )
    expect(await loadMessages('en', '')).toEqual({ a: 'A' })
    expect(await loadMessages('en', 'open')).toEqual({ title: 'Basket' })
    expect(await loadMessages('ar', '')).toEqual({ title: 'سلة' })
  })

  it('S7-08 a device keeps its id when a person signs out, and in another tab', async () => {
    window.history.replaceState(null, '', '/open?uid=7&token=secret&lang=en')
    const { device, session } = await prepareStart(outlineWith())
    session.clear('signOut')
    const after = await prepareStart(outlineWith())
    sessionStorage.clear()
    const inOtherTab = await prepareStart(outlineWith())
    expect([after.device.deviceId, inOtherTab.device.deviceId]).toEqual([device.deviceId, device.deviceId])
  })

  it.each([
    ['signs out', (session: Session) => session.clear('signOut'), 0],
    ['is signed out because the session ran out', (session: Session) => session.clear('expired'), 3],
    ['goes on with a new token', (session: Session) => session.signIn({ uid: '7', token: 'new' }), 3],
    ['gives way to another', (session: Session) => session.signIn({ uid: '8', token: 't' }), 0],
  ] as const)(
    'F24 S7-08 when a person %s, so much of three stores of that person stays on the device (%#)',
    async (_what, end, left) => {
      window.history.replaceState(null, '', '/open?uid=7&token=secret&lang=en')
      const { session, drafts, recents, keptValues } = await prepareStart(outlineWith())
      drafts.save('form', { values: { account: '123456' }, leftOut: [] })
      recents.add('form user', { value: '123456' })
      keptValues.add('payments', '123456')
      const stored = () => Object.values({ ...localStorage }).filter((text) => String(text).includes('123456')).length
      expect(stored()).toBe(3)
      end(session)
      expect(stored()).toBe(left)
    },
  )

  it.each([
    ['before', 'is signed out', 'signOut 2000', undefined, all('visitor')],
    ['after', 'stays signed in', 'signOut 500', { uid: '7', token: 'secret' }, ['account', ...all('visitor')]],
  ] as const)(
    'S4-08 a tab that wakes up with a session from %s the end in another tab %s, and then starts',
    async (_when, _what, ended, kept, asks) => {
      window.history.replaceState(null, '', '/visitor?lang=en')
      for (const [name, value] of Object.entries({ uid: '7', token: 'secret', began: '1000' }))
        sessionStorage.setItem(`kit.${name}`, value)
      localStorage.setItem('kit.ended.7', ended)
      const { session } = await prepareStart(outlineWith())
      expect(session.current()).toEqual(kept)
      expect(asked.toSorted()).toEqual(asks.map((what) => `${what} at ?lang=en`))
    },
  )
})

// Tests what a browser must have for a start, and that a start prepares the page while the rest loads.
describe('boot', () => {
  const supports = (feature: string, value: string) => feature === 'aspect-ratio' && value === '1'

  function setBrowser(more: { readonly [name: string]: unknown } = {}) {
    const browser = { CSS: { supports }, BroadcastChannel: vi.fn(), Intl: { Segmenter: vi.fn() }, ...more }
    for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
  }

  it.each<[string, { readonly [name: string]: unknown }, boolean]>([
    ['all of it', {}, false],
    ['no CSS.supports of Chromium 28', { CSS: undefined }, true],
    ['no question for features', { CSS: {} }, true],
    ['no aspect-ratio of Chromium 88', { CSS: { supports: () => false } }, true],
    ['no BroadcastChannel of Safari 15.4', { BroadcastChannel: undefined }, true],
    ['no Intl.Segmenter of Firefox 125', { Intl: {} }, true],
    ['no Intl', { Intl: undefined }, true],
  ])('a browser with %s is below the floor: %j %s', (_what, browser, isBelow) => {
    setBrowser(browser)
    expect(isBelowFloor()).toBe(isBelow)
  })

  it.each<[string, object, string]>([
    ['Object.hasOwn', Object, 'hasOwn'],
    ['structuredClone', globalThis, 'structuredClone'],
    ['String.at', String.prototype, 'at'],
    ['Array.at', Array.prototype, 'at'],
    ['Array.findLastIndex', Array.prototype, 'findLastIndex'],
    ['Array.toSorted', Array.prototype, 'toSorted'],
  ])('a browser without %s needs the file that adds it', (_name, holder, member) => {
    expect(lacksPolyfills()).toBe(false)
    const own = Object.getOwnPropertyDescriptor(holder, member)
    Reflect.deleteProperty(holder, member)
    const isLacking = lacksPolyfills()
    if (own) Object.defineProperty(holder, member, own)
    expect(isLacking).toBe(true)
  })

  it('the page is prepared while the rest loads, and the rest goes on with it', async () => {
    setBrowser({ Intl })
    const prepared = deferred<PreparedStart>()
    const prepare = vi.fn(() => prepared.promise)
    const main = vi.fn((start: Promise<PreparedStart>) => start.then(() => undefined))
    const load = vi.fn(async () => ({ main }))
    boot(prepare, load)
    await vi.waitFor(() => expect(main).toHaveBeenCalledTimes(1))
    expect([prepare.mock.calls.length, load.mock.calls.length]).toEqual([1, 1])
    const start = { marketId: 'first' } as PreparedStart
    prepared.resolve(start)
    expect(await main.mock.calls[0]?.[0]).toBe(start)
  })
})

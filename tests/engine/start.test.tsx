// Tests how long a start waits for the app around it, and what becomes of an answer that comes later.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepareStart } from '../../src/engine/boot/prepareStart'
import { start } from '../../src/engine/boot/start'
import type { Market } from '../../src/engine/language/types/market'
import { browserHost, type HostDevice, type NativeHost } from '../../src/engine/native/nativeHost'
// A start in development loads this module, which must be there before the clock stands still.
import '../../src/engine/i18n/pseudo'
import { type RouteModule, siteFromEntries } from '../../src/engine/runtime/site/site'
import { deferred } from './kit'

const market: Market = {
  product: 'Thing',
  favicon: '',
  hosts: { development: { web: ['localhost'], api: '' } },
  languages: ['en', 'ar'],
  linkHosts: [],
  currency: 'USD',
  timeZone: 'Asia/Riyadh',
  shortDivisor: 10,
  tokens: { light: {}, dark: {} },
  facts: {},
}
const shape = { kind: 'read', response: { type: 'object', properties: {} } } as const
const sent: Headers[] = []
const route: RouteModule = {
  page: { title: 't', blocks: {} },
  problems: [],
  endpoints: { 'POST /read': shape },
  sources: { read: { call: 'POST /read' } },
  forms: {},
  icons: {},
}
let page = deferred<{ readonly route: RouteModule }>()
let tellLate: (device: HostDevice) => void = () => undefined

beforeEach(() => {
  sent.length = 0
  page = deferred()
  sessionStorage.clear()
  localStorage.clear()
  window.history.replaceState(null, '', '/mine?uid=7&token=secret')
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers))
    return Promise.reject(new TypeError('no network'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

/**
 * Starts a page of an app that answers with `device`, or not in time. React refuses the element, so that no page is left
 * behind. `onDraw` is called when it looks at it.
 */
async function open(device: HostDevice | undefined, onDraw: () => void) {
  const native: NativeHost = {
    ...browserHost,
    isHosted: true,
    user: () => new Promise(() => undefined),
    device(late) {
      tellLate = late ?? tellLate
      return device ? Promise.resolve(device) : new Promise(() => undefined)
    },
  }
  const prepared = await prepareStart({
    project: 'kit',
    site: siteFromEntries({ '/mine': {}, '/login': { access: 'open' } }, () => page.promise),
    markets: { first: market },
    locales: { en: async () => ({}), ar: async () => ({}) },
    loadMessages: async () => ({}),
    protocol: { headers: { language: { from: 'language' }, 'app-version': { from: 'appVersion' } } },
    account: 'POST /account',
    native,
  })
  const product = { toUser: () => ({ uid: '7' }), endpoints: { 'POST /account': shape }, icons: {}, widgets: {} }
  const element = document.createElement('div')
  Object.defineProperty(element, 'nodeType', {
    get() {
      onDraw()
      return Node.TEXT_NODE
    },
  })
  await expect(start(product, prepared, element)).rejects.toThrow('not a DOM element')
}

/** Lets the faked clock run on, with the tasks before and after it. */
async function pass(ms: number) {
  await tasks()
  await vi.advanceTimersByTimeAsync(ms)
  await tasks()
}

async function tasks() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

it.each([
  [0, 1500],
  [1000, 500],
  [1200, 300],
  [2500, 300],
])('S7-01 a start %i ms after the document waits %i ms for a silent app', async (elapsed, wait) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: 0 })
  vi.advanceTimersByTime(elapsed)
  const draw = vi.fn()
  void open(undefined, draw)
  await pass(wait - 1)
  expect(draw).not.toHaveBeenCalled()
  await pass(1)
  expect(draw).toHaveBeenCalled()
})

it('S7-01 S7-08 an app that answers late is named by the calls after its answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], now: 0 })
  void open(undefined, () => undefined)
  await pass(1500)
  const versions = () => sent.map((headers) => headers.get('app-version'))
  expect(versions()).toEqual(['0.0.0'])
  tellLate({ appVersion: '2.1.0' })
  // The page reads when its code has loaded.
  page.resolve({ route })
  await pass(0)
  expect(versions()).toEqual(['0.0.0', '2.1.0'])
})

it.each([
  ['ar', '', 'ar'],
  ['ar', '&lang=en', 'en'],
  ['xx', '', 'en'],
])('S9-02 a page in an app that speaks %s, at "%s", is in %s', async (language, query, shown) => {
  window.history.replaceState(null, '', `/mine?uid=7&token=secret${query}`)
  await open({ language, appVersion: '2.1.0' }, () => undefined)
  await vi.waitFor(() => expect(sent).not.toEqual([]))
  expect([sent[0]?.get('language'), sent[0]?.get('app-version')]).toEqual([shown, '2.1.0'])
})

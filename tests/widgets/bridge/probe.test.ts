// Tests when the page looks for an app, and which one it uses.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBridge } from '../../../src/widgets/bridge/bridge'
import { isLikelyShell } from '../../../src/widgets/bridge/wire/surroundings'
import { android, ios, type Call } from '../../../tools/studio/shell/simulators/app'
import { dsAndroid } from '../../../tools/studio/shell/simulators/dsBridge'
import { jsBridge2 } from '../../../tools/studio/shell/simulators/jsBridge2'
import { simulatedPage } from './simulatedPage'
import { lision, webViewFrame } from '../../../tools/studio/shell/simulators/webViewBridge'
import { after, stand, user } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'
const chrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'
const desktop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36'
const desktopSafari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
const pad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('a browser', () => {
  it.each([safari, chrome, desktop, desktopSafari])('is not looked for: %s', async (userAgent) => {
    const page = simulatedPage(userAgent)
    expect(isLikelyShell(page.window)).toBe(false)
    const bridge = createBridge({ window: page.window, log: () => undefined })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([bridge.state, page.visited]).toEqual(['none', []])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a web view', () => {
  it.each([ios, pad, android, `${chrome} _dsbridge`])('is one: %s', (userAgent) => {
    expect(isLikelyShell(simulatedPage(userAgent).window)).toBe(true)
  })

  it.each(['_dsbridge', 'WebViewJavascriptBridge', 'WKWebViewJavascriptBridge', 'jsbridge', 'nativeBridge'])(
    'is one whose user agent is that of a browser, once its app has added %s',
    (name) => {
      const { window } = simulatedPage(safari)
      Object.defineProperty(window, name, { value: {} })
      expect(isLikelyShell(window)).toBe(true)
    },
  )
})

describe('an invitation', () => {
  it('that was not heard is repeated in the older way', async () => {
    const { app, bridge, page } = stand(webViewFrame, { appear: false })
    app.comesWhenInvited = true
    expect([bridge.state, page.visited]).toEqual(['seeking', ['https://__bridge_loaded__']])
    await vi.advanceTimersByTimeAsync(301)
    expect([bridge.state, page.visited[1], page.errors]).toEqual(['ready', 'wvjbscheme://__BRIDGE_LOADED__', []])
  })

  it.each([webViewFrame, lision])('is answered at once by $name', async (profile) => {
    const page = simulatedPage(profile.userAgent)
    const app = profile.start(page)
    app.comesWhenInvited = true
    const bridge = createBridge({ window: page.window, log: () => undefined })
    await vi.advanceTimersByTimeAsync(0)
    expect([bridge.state, bridge.wire?.name]).toEqual(['ready', profile.wire])
    await vi.advanceTimersByTimeAsync(1000)
    // Once an app is found, the page sends no further invitations.
    expect(page.visited).toEqual(profile === webViewFrame ? ['https://__bridge_loaded__'] : [])
  })
})

it('elements and getters under the names of bridges are no bridges', async () => {
  const page = simulatedPage(android)
  const element = Object.assign(() => undefined, { nodeType: 1, call: () => '', callHandler: () => undefined })
  page.globals['_dsbridge'] = { ...element, nodeType: 1, call: () => '' }
  page.globals['WebViewJavascriptBridge'] = { nodeType: 1, callHandler: () => undefined }
  Object.defineProperty(page.globals, 'webkit', { get: () => expect.fail('read') })
  const bridge = createBridge({ window: page.window, log: () => undefined })
  await vi.advanceTimersByTimeAsync(3000)
  expect(bridge.state).toBe('none')
})

describe('DSBridge', () => {
  it('takes the answer of a function that answers at once, and forgets its callback', async () => {
    const page = simulatedPage(android)
    page.globals['_dsbridge'] = { call: () => JSON.stringify({ code: 0, data: user }) }
    const bridge = createBridge({ window: page.window, log: () => undefined, firstId: 5 })
    expect(await after(0, bridge.call('getUserInfo', {}))).toEqual(user)
    expect(Object.keys(page.globals).filter((name) => name.startsWith('dscb'))).toEqual([])
  })

  it('starts counting elsewhere on every load', () => {
    const starts = Array.from({ length: 200 }, () => {
      const page = simulatedPage(android)
      const app = dsAndroid.start(page)
      let id = ''
      app.onCall = (call) => {
        id = call.id
      }
      app.appear()
      void createBridge({ window: page.window, log: () => undefined }).call('getUserInfo', {})
      return id
    })
    expect(new Set(starts).size).toBe(200)
    expect(starts.every((id) => /^dscb\d{10}$/.test(id))).toBe(true)
  })
})

describe('JsBridge 2', () => {
  it.each([undefined, null, ''])('takes the answer that comes after a method has returned %j', async (returned) => {
    const { window, globals, evaluate } = simulatedPage(android)
    let id: unknown
    const java: { [name: string]: unknown } = {
      response: () => undefined,
      getUserInfo(_data: string, callbackId: unknown) {
        id = callbackId
        return returned
      },
    }
    globals['WebViewJavascriptBridge'] = java
    const bridge = createBridge({ window, log: () => undefined })
    const asked = bridge.call('getUserInfo', {})
    await vi.advanceTimersByTimeAsync(500)
    const listen = java['_handleMessageFromNative']
    const message = JSON.stringify({ responseId: id, responseData: JSON.stringify(user) })
    evaluate(() => (typeof listen === 'function' ? Reflect.apply(listen, java, [message]) : undefined))
    expect(await after(0, asked)).toEqual(user)
  })

  it('works although its own script compiles text, and before and after that script has come', async () => {
    const { app, bridge, page } = stand(jsBridge2)
    app.onCall = ({ answer }) => answer(user)
    expect(await after(10, bridge.call('getUserInfo', {}))).toEqual(user)
    await vi.advanceTimersByTimeAsync(100)
    const script = page.globals['WebViewJavascriptBridge'] as { callHandler(...args: unknown[]): void }
    const calls = vi.fn<(call: Call) => void>(({ answer }) => answer(user))
    app.onCall = calls
    script.callHandler('getUserInfo', {}, () => expect.fail('heard'))
    expect(await after(10, bridge.call('getUserInfo', {}))).toEqual(user)
    expect(calls).toHaveBeenCalledOnce()
  })
})

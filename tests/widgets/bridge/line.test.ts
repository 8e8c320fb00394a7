import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nativeFunctions } from '../../../src/generated/native'
import { createBridge } from '../../../src/widgets/bridge/bridge'
import type { NativeFunction, NativeName } from '../../../src/widgets/bridge/nativeFunction'
import { emptyAnswer, readAnswer } from '../../../src/widgets/bridge/readAnswer'
import { allWires } from '../../../src/widgets/bridge/wire/probe'
import { isLikelyShell } from '../../../src/widgets/bridge/wire/surroundings'
import { NoEntry, type Receive, type Wire, type WireMessage } from '../../../src/widgets/bridge/wire/wire'
import { android, type Call, ios } from '../../../tools/studio/shell/simulators/app'
import { dsAndroid } from '../../../tools/studio/shell/simulators/dsBridge'
import { jsBridge2 } from '../../../tools/studio/shell/simulators/jsBridge2'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { lision, webViewFrame } from '../../../tools/studio/shell/simulators/webViewBridge'
import { simulatedPage } from './simulatedPage'
import { after, stand, user } from './stand'

const names = Object.keys(nativeFunctions) as NativeName[]

// Tests which of several wires is used, and how often a call leaves the page.
describe('line', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  /** The behaviour of a wire. */
  type Manner = 'answers' | 'is silent' | 'is missing' | 'throws'

  function wire(manner: () => Manner) {
    const sent: (WireMessage & { answer: Receive })[] = []
    const made: Wire = {
      name: 'raw',
      platform: 'android',
      send(message, answer) {
        if (manner() === 'is missing') throw new NoEntry()
        sent.push({ ...message, answer })
        if (manner() === 'throws') throw new Error('no')
        if (manner() === 'answers') answer(message.name === 'hasNativeMethod' ? true : { ...user, code: 0 })
      },
      handle: vi.fn<Wire['handle']>(),
    }
    return { made, sent, names: () => sent.map(({ name }) => name) }
  }

  function open(manners: readonly Manner[], { isThere = true } = {}) {
    const wires = manners.map((_, index) => wire(() => manners[index] ?? 'is silent'))
    const there = new Set(isThere ? wires : [])
    const logs: string[] = []
    const bridge = createBridge({
      window: simulatedPage(android).window,
      log: (problem) => logs.push(problem),
      wires: wires.map((each) => () => (there.has(each) ? each.made : undefined)),
    })
    return { bridge, wires, there, logs, names: () => wires.map((each) => each.names()) }
  }

  describe('a question', () => {
    it.each<[string, Manner, number]>([
      ['after its time over the next wire, where the first is silent', 'is silent', 600],
      ['at once over the next, where the first throws', 'throws', 0],
      ['at once over the next, where the first has no entry', 'is missing', 0],
    ])('goes %s, which is kept', async (_what, manner, wait) => {
      const { bridge, names, wires } = open([manner, 'answers'])
      const call = bridge.call('getUserInfo', {})
      if (wait > 0) expect(await after(wait - 1, call)).toBe('open')
      expect(await after(1, call)).toMatchObject(user)
      expect(bridge.wire).toBe(wires[1]?.made)
      const before = names()[0]?.length
      await bridge.call('getUserInfo', {})
      expect([names()[0]?.length, names()[1]]).toEqual([before, ['getUserInfo', 'getUserInfo']])
    })

    it('uses only one wire if that one answers', async () => {
      const { bridge, names } = open(['answers', 'answers'])
      await bridge.call('getUserInfo', {})
      await vi.advanceTimersByTimeAsync(5000)
      expect(names()).toEqual([['getUserInfo'], []])
      expect(vi.getTimerCount()).toBe(0)
    })

    it('times out without an answer, and leaves no timer', async () => {
      const { bridge, names } = open(['is silent', 'is silent'])
      expect(await after(3000, bridge.call('getUserInfo', {}))).toBeUndefined()
      expect(names()).toEqual([['getUserInfo'], ['getUserInfo']])
      await vi.advanceTimersByTimeAsync(1000)
      expect(vi.getTimerCount()).toBe(0)
    })
  })

  describe('what changes something', () => {
    it.each<[string, Manner[], string[][]]>([
      ['waits until a wire is proven', ['is silent', 'answers'], [[], ['jumpToUser']]],
      ['goes over the surest wire where all are silent', ['is silent', 'is silent'], [['jumpToUser'], []]],
      ['goes over the next wire where the first has no entry', ['is missing', 'answers'], [[], ['jumpToUser']]],
      ['is not repeated where the first threw: it may have been taken', ['throws', 'is silent'], [['jumpToUser'], []]],
    ])('%s', async (_what, manners, expected) => {
      const { bridge, names } = open(manners)
      void bridge.call('jumpToUser', { uid: '7' })
      await vi.advanceTimersByTimeAsync(6000)
      expect(names().map((each) => each.filter((name) => name === 'jumpToUser'))).toEqual(expected)
    })

    it('is sent at once over a single wire, without a probing question', async () => {
      const { bridge, names } = open(['is silent'])
      void bridge.call('jumpToUser', { uid: '7' })
      expect(names()).toEqual([['jumpToUser']])
    })

    it.each([
      [700, 'does not go over the wire that is just being tried', ['is silent', 'is silent'], [1, 0]],
      [2900, 'waits for a wire that has just come, although no question is open', ['is silent', 'answers'], [0, 1]],
    ] as const)('%i ms after a question %s', async (at, _what, manners, expected) => {
      const { bridge, names, there, wires } = open(manners)
      const [, second] = wires
      if (second && at > 1000) there.delete(second)
      void bridge.call('getUserInfo', {})
      await vi.advanceTimersByTimeAsync(at)
      if (second) there.add(second)
      void bridge.call('jumpToUser', { uid: '7' })
      await vi.advanceTimersByTimeAsync(2000)
      expect(names().map((each) => each.filter((name) => name === 'jumpToUser').length)).toEqual(expected)
    })

    it('keeps its order behind what waits for the same proof', async () => {
      const { bridge, names } = open(['is silent', 'answers'])
      for (const uid of ['1', '2', '3']) void bridge.call('jumpToUser', { uid })
      void bridge.call('stopLoading', {})
      await vi.advanceTimersByTimeAsync(700)
      expect(names()[1]).toEqual(['hasNativeMethod', 'jumpToUser', 'jumpToUser', 'jumpToUser', 'stopLoading'])
    })
  })

  it('a call that waits is not sent once the page was left', async () => {
    const { bridge, names } = open(['is silent', 'answers'])
    void bridge.call('jumpToUser', { uid: '7' })
    bridge.stop()
    await vi.advanceTimersByTimeAsync(6000)
    expect(names().flat()).toEqual(['hasNativeMethod'])
  })

  it.each(profiles)('$name has one wire: another one would take its messages away', (profile) => {
    const page = simulatedPage(profile.userAgent)
    profile.start(page).appear()
    vi.advanceTimersByTime(50)
    const found = allWires.flatMap((find) => find({ window: page.window, report: () => undefined }) ?? [])
    expect(found.map(({ name }) => name)).toEqual([profile.wire])
  })

  describe('late', () => {
    it('a late answer is passed once to its caller', async () => {
      const { bridge, wires, logs } = open(['is silent'])
      const late = vi.fn<(answer: object) => void>()
      expect(await after(3000, bridge.call('getUserInfo', {}, late))).toBeUndefined()
      const [sent] = wires[0]?.sent ?? []
      for (const uid of ['7', '8']) sent?.answer({ uid, token: 't' })
      expect(late.mock.calls).toEqual([[{ uid: '7', token: 't' }]])
      expect(logs).toEqual(['getUserInfo: no answer in time.', 'getUserInfo: an answer more, or one too late.'])
    })

    it.each([42, '}{', { uid: 7 }, { code: 1, res: user }, 'DefaultHandler response data'])(
      'an answer that does not fit is told to nobody: %j',
      async (given) => {
        const { bridge, wires } = open(['is silent'])
        const late = vi.fn<(answer: object) => void>()
        await after(3000, bridge.call('getUserInfo', {}, late))
        wires[0]?.sent[0]?.answer(given)
        expect(late).not.toHaveBeenCalled()
      },
    )

    it('an app that comes late gets the calls that timed out', async () => {
      const { bridge, there, wires } = open(['answers'], { isThere: false })
      const late = vi.fn<(answer: object) => void>()
      const [, other] = [bridge.call('getUserInfo', {}, late), bridge.call('getDeviceInfo', {})]
      expect(await after(3000, other)).toBeUndefined()
      const [first] = wires
      if (first) there.add(first)
      await vi.advanceTimersByTimeAsync(1000)
      expect(first?.names()).toEqual(['getUserInfo'])
      expect(late).toHaveBeenCalledOnce()
    })
  })
})

// Tests when the page looks for an app, and which one it uses.
describe('probe', () => {
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

  it.each([safari, chrome, desktop, desktopSafari])('a browser is not looked for: %s', async (userAgent) => {
    const page = simulatedPage(userAgent)
    expect(isLikelyShell(page.window)).toBe(false)
    const bridge = createBridge({ window: page.window, log: () => undefined })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([bridge.state, page.visited]).toEqual(['none', []])
    expect(vi.getTimerCount()).toBe(0)
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
      const starts = Array.from({ length: 50 }, () => {
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
      expect(new Set(starts).size).toBe(50)
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
})

// Tests unexpected answers of an app.
describe('answers', () => {
  const of = (name: NativeName): NativeFunction => nativeFunctions[name]

  const device = { code: 0, res: { version: '1.3.14', versionCode: 90 } }

  it.each<[string, NativeName, unknown, unknown]>([
    ['S3-01 code as text', 'getDeviceInfo', { ...device, code: '0' }, { ...device, code: 0 }],
    ['S3-01 versionCode as text', 'getDeviceInfo', { res: { versionCode: '90' } }, { res: { versionCode: 90 } }],
    ['S3-01 text of JSON', 'getDeviceInfo', JSON.stringify(device), device],
    [
      'S3-02 what was shared',
      'appShare',
      { code: 0, msg: 'ok', res: { type: 7, text: 'a', tips: 'b' } },
      { code: 0, msg: 'ok', res: { type: 7, text: 'a', tips: 'b' } },
    ],
    ['S3-06 wrapped uploads', 'uploadFile', { code: 0, res: [{ url: 'https://a/1' }] }, [{ url: 'https://a/1' }]],
    [
      'a user whose id is beyond 2^53',
      'getUserInfo',
      '{"uid":9007199254740993,"token":"t"}',
      { uid: '9007199254740993', token: 't' },
    ],
    ['a wrapped user', 'getUserInfo', { code: 0, res: user }, user],
    ['1', 'hasNativeMethod', 1, true],
    ['"0"', 'hasNativeMethod', '0', false],
    ['nothing for an object', 'getUserInfo', undefined, undefined],
    ['anything where nothing is answered', 'closeWebview', 'whatever', undefined],
  ])('%s is read', (_title, name, given, expected) => {
    expect(readAnswer(of(name), given)).toEqual({ value: expected })
  })

  it.each<[string, NativeName, unknown]>([
    ['a code other than 0', 'getDeviceInfo', { ...device, code: -1 }],
    ['garbage', 'getDeviceInfo', '}{'],
    ['a user without a token', 'getUserInfo', { uid: '7' }],
    ['a member that throws', 'getUserInfo', Object.defineProperty({}, 'uid', { get: () => expect.fail('read') })],
  ])('%s is a problem, which tells nothing of it', (_title, name, given) => {
    const read = readAnswer(of(name), given)
    expect(Object.keys(read)).toEqual(['problem'])
  })

  it('S7-06 the empty values', () => {
    const empty = Object.fromEntries(
      names.map((name) => [name, emptyAnswer(of(name))]).filter(([, value]) => value !== undefined),
    )
    expect(empty).toEqual({ hasNativeMethod: false, chooseImage: [], uploadFile: [] })
  })
})

// Tests random answers of an app.
describe('random answers', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  const json = fc.jsonValue({ maxDepth: 4 })

  const near = fc.record({ code: json, msg: json, res: json, uid: json, token: json, list: json }, { requiredKeys: [] })

  const answer = fc.oneof(
    json,
    near,
    fc.string(),
    json.map((value) => JSON.stringify(value)),
    fc.anything(),
  )

  it('F42 S7-06 200 random answers settle their calls and throw nothing', async () => {
    const stands = profiles.map((profile) => stand(profile))
    await vi.advanceTimersByTimeAsync(1000)
    const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype))
    await fc.assert(
      fc.asyncProperty(fc.nat(profiles.length - 1), fc.constantFrom(...names), answer, async (index, name, value) => {
        const { app, bridge, page } = stands[index] ?? expect.fail('There is no such app.')
        app.onCall = (call) => {
          app.babble(JSON.stringify(value))
          call.answer(writable(value))
        }
        const outcome = await after(300_000, bridge.call(name, {}))
        const { answer }: NativeFunction = nativeFunctions[name]
        const types = answer?.type === 'array' ? Array.isArray(outcome) : true
        expect(outcome).not.toBe('open')
        expect(types).toBe(true)
        if (answer?.type === 'boolean') expect(typeof outcome).toBe('boolean')
        expect(page.errors).toEqual([])
      }),
      { numRuns: 200 },
    )
    expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before)
  })

  /** Returns a value as an app can send it. */
  function writable(value: unknown): unknown {
    try {
      return JSON.parse(JSON.stringify(value) ?? 'null')
    } catch {
      return null
    }
  }
})

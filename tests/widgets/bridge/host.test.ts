import type { HostListener } from '@pagewright/engine/boot'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nativeFunctions } from '../../../src/generated/native'
import type { Bridge } from '../../../src/widgets/bridge/bridge'
import { createCapabilities } from '../../../src/widgets/bridge/capabilities'
import { maxChosen } from '@pagewright/engine/ui'
import { createGatekeeper } from '../../../src/widgets/bridge/gatekeeper'
import { passesAndroid, passesGate, passesIos } from '../../../src/widgets/bridge/gates'
import { type AppHost, createAppHost } from '../../../src/widgets/bridge/host'
import { createLazyHost } from '../../../src/widgets/bridge/lazyHost'
import { createNativeCaller } from '../../../src/widgets/bridge/nativeCaller'
import type { NativeName } from '../../../src/widgets/bridge/nativeFunction'
import { percentOf } from '../../../src/widgets/bridge/progress'
import { copyOf } from '../../../src/widgets/bridge/share'
import { isEmptyId } from '../../../src/widgets/bridge/targets'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { dsAndroid, dsIos } from '../../../tools/studio/shell/simulators/dsBridge'
import { jsBridge1 } from '../../../tools/studio/shell/simulators/jsBridge1'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { webViewPipe } from '../../../tools/studio/shell/simulators/webViewBridge'
import { simulatedPage } from './simulatedPage'
import { after, user } from './stand'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/124.0 Safari/537.36'

describe('host', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  function open(profile: Profile, { appear = true, userAgent = profile.userAgent } = {}) {
    const page = simulatedPage(userAgent)
    const app = profile.start(page)
    if (appear) app.appear()
    const logs: string[] = []
    const host = createAppHost({ window: page.window, scheme: 'lumi', log: (problem) => logs.push(problem) })
    // The app may call the page a moment later.
    vi.advanceTimersByTime(0)
    return { app, host, logs, page }
  }

  it.each(profiles)('$name hosts the page from the start, and can do what there is', (profile) => {
    const { host } = open(profile)
    expect([
      host.isHosted,
      host.has('jumpToUser'),
      host.has('jumpToMoon'),
      host.has('constructor'),
      host.has('onResume'),
    ]).toEqual([true, true, false, false, false])
  })

  it('a browser hosts nothing and does nothing', async () => {
    const { host } = open(dsIos, {
      appear: false,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/124.0 Safari/537.36',
    })
    expect([host.isHosted, host.has('jumpToUser')]).toEqual([false, false])
    expect(await after(3000, host.user())).toBeUndefined()
    expect(await after(0, host.call('jumpToUser', { uid: '1' }))).toBeUndefined()
    expect(host.ownImages.source).toBeUndefined()
  })

  it('a web view is taken for an app until it is decided otherwise, and again when one comes late', async () => {
    const { app, host } = open(webViewPipe, { appear: false })
    expect(host.isHosted).toBe(true)
    await vi.advanceTimersByTimeAsync(3000)
    expect(host.isHosted).toBe(false)
    app.appear()
    await vi.advanceTimersByTimeAsync(1000)
    expect(host.isHosted).toBe(true)
  })

  it.each([
    [user, user],
    [{ code: 0, res: user }, user],
    [{ uid: 0, token: 't' }, undefined],
    [{ uid: '7', token: '' }, undefined],
    [null, undefined],
  ])('S4-04 S7-01 the app says %j, so the user is %j', async (answer, expected) => {
    const { app, host } = open(dsIos)
    app.onCall = (call) => call.answer(answer)
    expect(await after(0, host.user())).toEqual(expected)
  })

  it.each([
    [
      { code: 0, res: { version: '1.4.0', language: 'ar' } },
      { appVersion: '1.4.0', language: 'ar' },
    ],
    [{ version: '1.4.0', phoneModel: '' }, {}],
    [{ code: 3, res: { version: '1.4.0' } }, {}],
    [null, {}],
  ])('S7-01 of the device %j the page takes %j', async (answered, expected) => {
    const { app, host } = open(dsIos)
    app.onCall = ({ answer }) => answer(answered)
    expect(await after(0, host.device())).toEqual(expected)
  })

  it.each([
    [
      'S7-02 the first page shown ends the app’s own loading',
      'stopLoading',
      {},
      (host: AppHost) => {
        host.shown()
        host.shown()
      },
    ],
    ['S7-02 leaving closes the web view', 'closeWebViewPage', {}, (host: AppHost) => host.leave()],
  ])('%s', async (_title, name, data, act) => {
    const { app, host } = open(dsIos)
    const calls: unknown[] = []
    app.onCall = ({ name, data }) => name !== 'getDeviceInfo' && calls.push([name, data])
    act(host)
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toEqual([[name, data]])
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('S3-05 S7-02 a see-through view (%s) makes the ground of the page %d opaque', async (isOpen, alpha) => {
    const { app, host } = open(dsIos)
    const calls: unknown[] = []
    app.onCall = ({ name, data }) => name !== 'getDeviceInfo' && calls.push([name, data])
    const onSeeThrough = vi.fn<(isOpen: boolean) => void>()
    host.listen({ onResume: () => undefined, onBack: () => false, onProgress: () => undefined, onSeeThrough })
    app.callPage('1', 'onTransparentView', { isOpen })
    await vi.advanceTimersByTimeAsync(0)
    expect(onSeeThrough).toHaveBeenCalledWith(isOpen)
    expect(calls).toEqual([['changeWebViewBackgroundAlpha', { alpha }]])
  })

  const listener = () => ({
    onResume: vi.fn<() => void>(),
    onBack: vi.fn(() => true),
    onProgress: vi.fn<(percent: number) => void>(),
    onSeeThrough: vi.fn<(isOpen: boolean) => void>(),
  })

  const device = {
    version: '1.4.0',
    deviceId: 'd-1',
    phoneModel: 'Pixel 8',
    systemVersion: 'Android 15',
    language: 'ar',
  }

  it('S7-01 S7-08 of the device the page takes each member that a header or the language needs', async () => {
    const { app, host } = open(dsIos)
    app.onCall = ({ answer }) => answer({ code: 0, res: device })
    const { version: appVersion, ...rest } = device
    expect(await after(0, host.device())).toEqual({ appVersion, ...rest })
  })

  it.each([
    ['onResume', {}, 'onResume', []],
    ['onBackButton', {}, 'onBack', []],
    ['onProgress', { type: 3 }, 'onProgress', [100]],
    ['onTransparentView', { isOpen: true }, 'onSeeThrough', [true]],
  ] as const)('S3-05 S4-03 "%s" of the app reaches its listener until that one stops', (event, data, name, given) => {
    const { app, host } = open(dsIos)
    const [first, second] = [listener(), listener()]
    const stop = host.listen(first satisfies HostListener)
    host.listen(second)
    app.callPage('1', event, data)
    stop()
    app.callPage('2', event, data)
    expect([first[name].mock.calls.length, second[name].mock.calls.length]).toEqual([1, 2])
    if (given.length > 0) expect(first[name]).toHaveBeenCalledWith(...given)
  })

  it.each([true, false])('S7-02 the app hears whether the page went back: %s', (isHandled) => {
    const { app, host } = open(dsIos)
    host.listen({ ...listener(), onBack: () => isHandled })
    app.callPage('1', 'onBackButton', {})
    expect(app.answered.get('1')).toEqual({ isHandled })
  })

  it.each([
    ['an app', true, 'chooseImage: skipped, as the app is too old.'],
    ['no app', false, 'chooseImage: skipped, as there is no app.'],
  ])('S5-03 a function of the gate is skipped with the reason, in %s', async (_what, appear, log) => {
    const { app, host, logs } = open(dsIos, { appear, ...(!appear && { userAgent: browser }) })
    app.onCall = ({ answer }) => answer({ code: 0, res: { version: '1.3.13' } })
    expect(await after(3000, host.caller.run('chooseImage', {}))).toEqual([])
    expect(logs).toEqual([log])
  })
})

describe('lazy host', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  function open(profile: Profile, { userAgent = profile.userAgent, appear = true, fail = false } = {}) {
    const page = simulatedPage(userAgent)
    const app = profile.start(page)
    app.onCall = ({ name, answer }) => {
      if (name === 'getUserInfo') answer(user)
      if (name === 'getUserDeviceInfo') answer({ code: 0, res: { version: '2.1', language: 'ar', phoneModel: '' } })
      if (name === 'appShare') answer({ code: 0, res: { type: 7, text: 'the link', tips: 'Copied' } })
      if (name === 'hasNativeMethod') answer(false)
    }
    if (appear) app.appear()
    const load = vi.fn(() =>
      fail
        ? Promise.reject(new Error('gone'))
        : Promise.resolve(createAppHost({ window: page.window, scheme: 'lumi', log: () => undefined })),
    )
    return { app, load, host: createLazyHost({ window: page.window, load }), page }
  }

  it('S1-13 in an app its code loads at once, and earlier calls are answered', async () => {
    const { host, load } = open(dsIos)
    expect([load.mock.calls.length, host.isHosted, host.has('jumpToUser')]).toEqual([1, true, false])
    expect(await after(0, host.user())).toEqual(user)
    expect(await after(0, host.device())).toEqual({ appVersion: '2.1', language: 'ar' })
    expect(host.has('jumpToUser')).toBe(true)
  })

  it('S1-13 a browser loads nothing, hosts nothing and answers at once', async () => {
    const { host, load } = open(dsIos, { userAgent: browser, appear: false })
    expect(await host.user()).toBeUndefined()
    expect(await host.device()).toBeUndefined()
    expect(await host.images()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([load.mock.calls.length, host.isHosted]).toEqual([0, false])
  })

  it.each([
    ['that says so', jsBridge1],
    ['that leaves its object in the page', dsAndroid],
  ])('an app %s after the start is taken, and who listens is told', async (_how, profile) => {
    const { app, host, load } = open(profile, { userAgent: browser, appear: false })
    const told = vi.fn()
    host.subscribe(told)
    app.appear()
    await vi.advanceTimersByTimeAsync(3000)
    expect([load.mock.calls.length, host.isHosted]).toEqual([1, true])
    expect(told).toHaveBeenCalled()
    expect(await after(1000, host.user())).toEqual(user)
  })

  it.each([200, 900, 2900])(
    'an app whose object is in the page after %i ms is found within three seconds',
    async (ms) => {
      const { app, host, load } = open(dsAndroid, { userAgent: browser, appear: false })
      await vi.advanceTimersByTimeAsync(ms)
      app.appear()
      await vi.advanceTimersByTimeAsync(3000 - ms)
      expect([load.mock.calls.length, host.isHosted]).toEqual([1, true])
    },
  )

  it('if its code fails to load, the page works as in a browser', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { host } = open(dsIos, { fail: true })
    const told = vi.fn()
    host.subscribe(told)
    expect(host.isHosted).toBe(true)
    expect(await host.user()).toBeUndefined()
    expect([host.isHosted, host.has('jumpToUser')]).toEqual([false, false])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('calls of the app reach listeners that were added before the code loaded, until they stop', async () => {
    const { app, host } = open(dsIos)
    const listener: HostListener = {
      onResume: vi.fn<() => void>(),
      onBack: vi.fn(() => true),
      onProgress: vi.fn<(percent: number) => void>(),
      onSeeThrough: vi.fn<(isOpen: boolean) => void>(),
    }
    const stop = host.listen(listener)
    await vi.advanceTimersByTimeAsync(0)
    app.callPage('1', 'onResume', {})
    app.callPage('2', 'onBackButton', {})
    app.callPage('3', 'onProgress', { type: 2 })
    app.callPage('4', 'onTransparentView', { isOpen: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(listener.onResume).toHaveBeenCalledTimes(1)
    expect(app.answered.get('2')).toEqual({ isHandled: true })
    expect(listener.onProgress).toHaveBeenCalledWith(50)
    expect(listener.onSeeThrough).toHaveBeenCalledWith(true)
    stop()
    app.callPage('5', 'onResume', {})
    expect(listener.onResume).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['an app that knows the question is believed', { hasNativeMethod: true, jumpToWelfare: false }, false, true],
    ['an app that denies the question itself is not', { hasNativeMethod: false, jumpToWelfare: false }, true, true],
  ])('S7-01 %s', async (_case, known: { [name: string]: boolean }, welfare, user_) => {
    const { app, host } = open(dsIos)
    app.onCall = ({ data, answer }) => answer(known[String(data['name'])] ?? true)
    await vi.advanceTimersByTimeAsync(0)
    expect([host.has('jumpToWelfare'), host.has('jumpToUser')]).toEqual([true, true])
    const before = host.version
    await vi.advanceTimersByTimeAsync(0)
    expect([host.has('jumpToWelfare'), host.has('jumpToUser')]).toEqual([welfare, user_])
    expect(host.version !== before).toBe(!welfare)
  })
})

describe('gates', () => {
  const gate = { ios: '1.3.14', androidAbove: 89 }

  it.each<[unknown, boolean]>([
    ['1.3.14', true],
    ['1.3.9', false],
    ['1.10.0', true],
    ['1.3.14.0', true],
    ['01.03.014', true],
    ['0.0.0', true],
    ['{ip}', true],
    ['', false],
    ['1.3.x', false],
    ['1..4', false],
    ['1e3', false],
    ['0.0.1', false],
    [2, false],
  ])('F43 S5-01 the gate of iOS: %j: %s', (version, passes) => {
    expect(passesIos('1.3.14', version)).toBe(passes)
  })

  it.each<[unknown, boolean]>([
    [88, false],
    [89, false],
    [90, true],
    ['89', false],
    ['90', true],
    ['', false],
    [[90], false],
  ])('F43 S5-02 the gate of Android: %j: %s', (versionCode, passes) => {
    expect(passesAndroid(89, versionCode)).toBe(passes)
  })

  it.each([
    ['ios', { version: '1.3.14', versionCode: 1 }, true],
    ['ios', { version: '1.3.13', versionCode: 999 }, false],
    ['android', { version: '9.9.9', versionCode: 89 }, false],
    ['android', { version: '0.0.1', versionCode: 90 }, true],
    ['ios', undefined, false],
    ['android', undefined, false],
  ] as const)('F43 S5-01 S5-02 on %s with %j: %s', (platform, app, passes) => {
    expect(passesGate(gate, platform, app)).toBe(passes)
  })

  it('F43 S5-02 choosing and uploading images have the gate, and nothing else has one', () => {
    const gated = Object.entries(nativeFunctions).flatMap(([name, does]) => ('gate' in does ? [[name, does.gate]] : []))
    expect(gated).toEqual([
      ['chooseImage', gate],
      ['uploadFile', gate],
    ])
  })

  describe('S5-03 the gatekeeper', () => {
    const old = { code: 0, res: { version: '1.3.13', versionCode: 1 } }
    const fresh = { code: 0, res: { version: '1.3.14', versionCode: 1 } }

    /** A gatekeeper in an iOS app that gives these answers about itself, one after the other. */
    function gatekeeper(...answers: readonly unknown[]) {
      const call = vi.fn<() => Promise<unknown>>()
      for (const answer of answers) call.mockResolvedValueOnce(answer)
      const log = vi.fn<(problem: string) => void>()
      const bridge = { decided: Promise.resolve(), wire: { platform: 'ios' }, call } as unknown as Bridge
      const keeper = createGatekeeper(bridge, log)
      return { call, log, passes: () => keeper.passes('chooseImage', nativeFunctions.chooseImage) }
    }

    it('asks again after an answer that did not come, so that one miss does not close the gate for good', async () => {
      const { passes, call } = gatekeeper(undefined, fresh)
      expect([await passes(), await passes()]).toEqual([false, true])
      expect(call).toHaveBeenCalledTimes(2)
    })

    it('asks once where an answer came, and logs a missing function once', async () => {
      const { passes, call, log } = gatekeeper(old, fresh)
      expect([await passes(), await passes()]).toEqual([false, false])
      expect(call).toHaveBeenCalledTimes(1)
      expect(log).toHaveBeenCalledTimes(1)
    })
  })
})

describe('images', () => {
  beforeEach(() => void vi.useFakeTimers())

  afterEach(() => void vi.useRealTimers())

  const png = `iVBORw0KGgo${'A'.repeat(9)}`

  const images = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ path: `/tmp/${index}.png`, data: png }))

  interface Shell {
    readonly version?: string
    readonly versionCode?: number
    /** The number of images, or the app's answer instead of images. */
    readonly chosen?: unknown
  }

  /** Creates an app of a version that returns images and accepts uploads. */
  async function open(profile: Profile, { version = '1.3.14', versionCode = 90, chosen = 1 }: Shell = {}) {
    const page = simulatedPage(profile.userAgent)
    const app = profile.start(page)
    const calls: [string, { readonly [name: string]: unknown }][] = []
    app.onCall = ({ name, data, answer }) => {
      if (name === 'getDeviceInfo') return answer({ code: 0, res: { version, versionCode } })
      calls.push([name, data])
      if (name === 'chooseImage') return answer(typeof chosen === 'number' ? images(chosen) : chosen)
      const paths = (data['images'] as { path: string }[]).map(({ path }) => path)
      return answer(
        paths.includes('/tmp/1.png') && paths.length === 1
          ? null
          : paths.map((path) => ({ url: `https://img.lumi.example${path}` })),
      )
    }
    app.appear()
    const logs: string[] = []
    const host = createAppHost({ window: page.window, scheme: 'lumi', log: (problem) => logs.push(problem) })
    await after(100, host.ownImages.decided)
    return { ...host, calls, logs }
  }

  it.each([
    [dsIos, '1.3.14', 1, true],
    [dsIos, '1.3.13', 999, false],
    [dsAndroid, '9.9.9', 89, false],
    [dsAndroid, '0.0.1', 90, true],
  ] as const)('F43 S5-03 with $name %s (%i) the app chooses: %s', async (profile, version, versionCode, isApp) => {
    const { caller, ownImages: images, calls, logs } = await open(profile, { version, versionCode })
    expect(images.source !== undefined).toBe(isApp)
    expect(await caller.run('chooseImage', {})).toHaveLength(isApp ? 1 : 0)
    await caller.run('chooseImage', {})
    // A failed gate makes no call, and logs it once.
    expect(calls).toHaveLength(isApp ? 2 : 0)
    expect(logs).toEqual(isApp ? [] : ['chooseImage: skipped, as the app is too old.'])
  })

  it('S7-05 the chooser of the app gives files whose bytes are known', async () => {
    const { ownImages: images, calls } = await open(dsIos, { chosen: 2 })
    const files = (await images.source?.choose(40)) ?? []
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['image.png', 'image/png', 15],
      ['image.png', 'image/png', 15],
    ])
    expect(files.map((file) => images.source?.own?.has(file))).toEqual([true, true])
    expect(images.source?.own?.has(new Blob())).toBe(false)
    expect(calls).toEqual([['chooseImage', { count: 19, sizeType: 'compressed', mp4Enabled: false, ts: 10 }]])
  })

  it('S7-05 on iOS the files of one choice are uploaded by one call', async () => {
    const { ownImages: made, calls } = await open(dsIos, { chosen: 3 })
    const files = (await made.source?.choose(maxChosen)) ?? []
    const urls = await Promise.all(files.map(async (file) => made.source?.own?.send(file)))
    expect(urls).toHaveLength(3)
    expect(calls.map(([name]) => name)).toEqual(['chooseImage', 'uploadFile'])
  })

  it('S7-05 on Android they are uploaded one at a time, joined in their order, and one that fails leaves the others', async () => {
    const { ownImages: made, calls } = await open(dsAndroid)
    const urls = await made.upload(images(3))
    expect(urls).toEqual(['https://img.lumi.example/tmp/0.png', undefined, 'https://img.lumi.example/tmp/2.png'])
    expect(calls.map(([, data]) => (data['images'] as unknown[]).length)).toEqual([1, 1, 1])
  })

  it.each([dsAndroid, dsIos])('S7-05 $name gets back each picture whole, however long it is', async (profile) => {
    const { ownImages: made, calls } = await open(profile)
    const long = { path: `/tmp/${'x'.repeat(70_000)}.png`, data: png + 'A'.repeat(70_000) }
    await made.upload([long])
    expect(calls).toEqual([['uploadFile', { images: [long] }]])
  })

  it.each([
    ['javascript:alert(1)', undefined],
    ['http://img.lumi.example/a.png', undefined],
    ['https://img.lumi.example/a.png', 'https://img.lumi.example/a.png'],
  ])('S3-06 the address %s gives %s', async (url, expected) => {
    const page = simulatedPage(dsIos.userAgent)
    const app = dsIos.start(page)
    app.onCall = ({ name, answer }) => answer(name === 'uploadFile' ? [{ url }] : { res: { version: '2.0' } })
    app.appear()
    const { ownImages: made } = createAppHost({ window: page.window, scheme: 'lumi', log: () => undefined })
    expect(await made.upload(images(1))).toEqual([expected])
  })
})

// Tests when an app is asked for its functions, and whether its answers count.
describe('capabilities', () => {
  /** An app that may come late, and that has these functions. */
  function app(state: Bridge['state'], known: readonly string[]) {
    const bridge = {
      state,
      decided: Promise.resolve(),
      call: vi.fn(async (_call: string, { name }: { readonly name: string }) => known.includes(name)),
    }
    const onDenied = vi.fn<() => void>()
    return { bridge, onDenied, capabilities: createCapabilities(bridge as unknown as Bridge, onDenied) }
  }

  const answered = () => new Promise((resolve) => setImmediate(resolve))

  it.each([
    ['that has the function', ['hasNativeMethod', 'openGame'], true],
    ['that lacks the function', ['hasNativeMethod'], false],
    ['that does not know the question', [], true],
  ])('an app %s is asked once', async (_what, known, may) => {
    const { bridge, onDenied, capabilities } = app('ready', known)
    for (let time = 0; time < 3; time += 1) {
      capabilities.may('openGame')
      await answered()
    }
    expect(capabilities.may('openGame')).toBe(may)
    expect(onDenied).toHaveBeenCalledTimes(may ? 0 : 1)
    expect(bridge.call.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('an app that comes after the search was over is asked then', async () => {
    const { bridge, onDenied, capabilities } = app('none', ['hasNativeMethod'])
    expect(capabilities.may('openGame')).toBe(true)
    await answered()
    expect(bridge.call).not.toHaveBeenCalled()
    bridge.state = 'ready'
    capabilities.may('openGame')
    await answered()
    expect(capabilities.may('openGame')).toBe(false)
    expect(onDenied).toHaveBeenCalledTimes(1)
  })
})

describe('payload', () => {
  const origin = 'https://m.lumi.example'

  const panel = { width: 1080, height: 1512 }

  /** Returns the payload of a call with these arguments. It contains no `undefined`. */
  async function sent(name: string, args: unknown): Promise<unknown> {
    const call = vi.fn((_name: string, _data: object) => Promise.resolve(undefined))
    const bridge = {
      wire: { platform: 'ios' },
      decided: Promise.resolve(),
      call: (name: string, data: object) =>
        name === 'getDeviceInfo' ? Promise.resolve({ res: { version: '2.0' } }) : call(name, data),
    } as unknown as Bridge
    const logs: string[] = []
    const caller = createNativeCaller(bridge, { origin, scheme: 'lumi' }, (problem) => logs.push(problem))
    await caller.run(name as NativeName, args as never)
    expect(logs).toHaveLength(call.mock.calls.length === 0 ? 1 : 0)
    return call.mock.calls[0]?.[1]
  }

  it.each<[string, string, unknown, unknown]>([
    ['S7-02', 'setTabBar', { isShow: false }, { isShow: false }],
    ['S7-02', 'changeWebViewBackgroundAlpha', { alpha: 1.5 }, undefined],
    ['S7-03', 'jumpToUser', { uid: 42, secret: 'x' }, { uid: '42' }],
    ['S7-03', 'jumpToRoom', { rid: 'a-b_C' }, { rid: 'a-b_C' }],
    ['S7-03', 'jumpToWallet', { index: '1' }, { index: 1 }],
    ['S7-03', 'openThirdApp', { app: 'whatsapp' }, { app: 'whatsapp' }],
    ['S7-03', 'openThirdApp', { app: 'evil' }, undefined],
    ['S7-04', 'createRoomSuccess', { rid: '5' }, { rid: '5' }],
    ['S2-52', 'jumpToWelfare', {}, { url: `${origin}/activity/welfare` }],
    [
      'S2-53',
      'jumpToGames',
      { type: 1, gid: '3' },
      { type: 1, gid: '3', url: `${origin}/activity/gashapon`, ...panel },
    ],
    ['S2-53', 'jumpToGames', { type: 2 }, { type: 2, gid: '', url: '', ...panel }],
    ['S2-53', 'jumpToGames', { type: 6 }, undefined],
    ['S2-51', 'startBySchema', { target: 'main', tab: 'home' }, { schema: 'lumi://main?tab=home' }],
    ['S2-51', 'startBySchema', { target: 'group', gid: '9' }, { schema: 'lumi://group/join?gid=9' }],
    ['S2-51', 'startBySchema', { target: 'friendAdd' }, { schema: 'lumi://friend/add' }],
    ['S2-51', 'startBySchema', { target: 'constructor' }, undefined],
    ['S2-51', 'startBySchema', { target: 'user' }, undefined],
    ['S3-04', 'chooseImage', { count: 9, ts: 5 }, { count: 9, sizeType: 'compressed', mp4Enabled: false, ts: 5 }],
    ['S3-02', 'appShare', { type: 1, text: 'hi', tips: 'no' }, { type: 1, text: 'hi' }],
    ['S3-02', 'appShare', { type: 7, text: 'hi', tips: 'Copied' }, { type: 7, text: 'hi', tips: 'Copied' }],
    ['S4-02', 'appShare', { type: 8, text: 'hi' }, undefined],
    ['S5-08', 'appShare', { type: 1, text: '' }, undefined],
    ['S5-08', 'appShare', { type: 7, text: ' \n' }, undefined],
    ['S5-08', 'appShare', { type: 1 }, undefined],
  ])('%s %s %j sends %j', async (_id, name, args, expected) => {
    expect(await sent(name, args)).toEqual(expected)
  })

  describe.each<[string, string, object, (index: number) => object]>([
    ['S7-03', 'jumpToStore', {}, (index) => ({ index })],
    ['S7-03', 'jumpToUserStore', {}, (index) => ({ index })],
    ['S7-03', 'jumpToWallet', {}, (index) => ({ index })],
    ['S2-51', 'startBySchema', { target: 'userStore' }, (index) => ({ schema: `lumi://user/store?index=${index}` })],
    ['S2-51', 'startBySchema', { target: 'appStore' }, (index) => ({ schema: `lumi://store?index=${index}` })],
    ['S2-51', 'startBySchema', { target: 'wallet' }, (index) => ({ schema: `lumi://wallet?index=${index}` })],
  ])('%s %s %j', (_id, name, args, expected) => {
    it.each([0, 2])('opens the tab %i', async (index) => {
      expect(await sent(name, { ...args, index })).toEqual(expected(index))
    })

    it.each([-1, 1.5])('is ignored for the tab %d', async (index) => {
      expect(await sent(name, { ...args, index })).toBeUndefined()
    })
  })

  const empty = ['', '0', 0, null, undefined, ' ', '\t\n', ' 0 ']

  describe.each([
    ['jumpToUser', 'uid'],
    ['jumpToFamily', 'familyId'],
    ['jumpToRoom', 'rid'],
    ['jumpToTab', 'tab'],
  ])('S5-07 %s', (name, member) => {
    it('ignores what names nobody', async () => {
      for (const id of [...empty, '../x', 'a b', 'a&b=c', 'javascript:alert(1)', 'x'.repeat(33), {}, []])
        expect([id, await sent(name, { [member]: id })]).toEqual([id, undefined])
    })

    it('takes a name of 32 characters', async () => {
      expect(await sent(name, { [member]: 'x'.repeat(32) })).toEqual({ [member]: 'x'.repeat(32) })
    })
  })

  it.each(empty)('S5-07 deep links and games ignore %j', async (id) => {
    expect(isEmptyId(id)).toBe(true)
    expect(await sent('startBySchema', { target: 'user', uid: id })).toBeUndefined()
    // A game may have no group, but not an empty one.
    if (typeof id === 'string') expect(await sent('jumpToGames', { type: 1, gid: id })).toBeUndefined()
  })

  it.each(['1', '00', '10', 'a', 7])('S5-07 %j names somebody', (id) => {
    expect(isEmptyId(id)).toBe(false)
  })

  it('F06 S2-51 no text breaks out of a deep link', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (uid) => {
        const link = await sent('startBySchema', { target: 'user', uid })
        if (link !== undefined)
          expect((link as { schema: string }).schema).toMatch(/^lumi:\/\/user\/profile\?uid=[\w-]{1,32}$/)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    [{ code: 0, res: { type: 7, text: 'a', tips: 'Copied' } } as const, { text: 'a', tips: 'Copied' }],
    [{ res: { type: 7, text: 'a' } } as const, { text: 'a' }],
    [{ res: { type: 7, text: ' ', tips: 'Copied' } } as const, undefined],
    [{ res: { type: 1, text: 'a', tips: 'Copied' } } as const, undefined],
    [undefined, undefined],
  ])('S4-02 of %j is copied %j', (answer, expected) => {
    expect(copyOf(answer)).toEqual(expected)
  })

  it.each([
    [{ type: 2 }, 50],
    [{ type: 3 }, 100],
    [{ type: 2, progress: 7 }, 50],
    [{ type: 1, progress: 30 }, 30],
    [{ type: 1, progress: 130 }, 100],
    [{ type: 1, progress: -1 }, 0],
    [{ type: 9 }, undefined],
  ])('S4-03 %j is %s percent', (progress, percent) => {
    expect(percentOf(progress)).toBe(percent)
  })
})

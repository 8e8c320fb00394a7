import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HostListener } from '@pagewright/engine/boot'
import { createAppHost } from '../../../src/widgets/bridge/host'
import { createLazyHost } from '../../../src/widgets/bridge/lazyHost'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { dsAndroid, dsIos } from '../../../tools/studio/shell/simulators/dsBridge'
import { jsBridge1 } from '../../../tools/studio/shell/simulators/jsBridge1'
import { simulatedPage } from './simulatedPage'
import { after, user } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/124.0 Safari/537.36'

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

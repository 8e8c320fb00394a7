// Tests what the page takes of the app's answers, and that a listener which stops hears nothing more.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HostListener } from '@pagewright/engine/boot'
import { createAppHost } from '../../../src/widgets/bridge/host'
import { createEvents } from '../../../src/widgets/bridge/events'
import { dsIos } from '../../../tools/studio/shell/simulators/dsBridge'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { simulatedPage } from './simulatedPage'
import { after } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/124.0 Safari/537.36'

/** Opens a page in an app, or in a browser. The app may call the page a moment later. */
function open(profile: Profile, { appear = true, userAgent = profile.userAgent } = {}) {
  const page = simulatedPage(userAgent)
  const app = profile.start(page)
  if (appear) app.appear()
  const logs: string[] = []
  const host = createAppHost({ window: page.window, scheme: 'lumi', log: (problem) => logs.push(problem) })
  vi.advanceTimersByTime(0)
  return { app, host, logs }
}

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

it('a listener that is added twice is removed once, and the latest one that answers decides', () => {
  const events = createEvents(() => undefined)
  const heard: string[] = []
  const back = (name: string, isHandled?: boolean) => () => {
    heard.push(name)
    return isHandled === undefined ? undefined : { isHandled }
  }
  const twice = back('twice')
  events.on('onBackButton', back('first', false))
  const stop = events.on('onBackButton', twice)
  events.on('onBackButton', twice)
  events.on('onBackButton', back('last', true))
  stop()
  const answer = vi.fn<(value: unknown) => void>()
  events.receive('onBackButton', {}, answer)
  expect(heard).toEqual(['last', 'twice', 'first'])
  expect(answer.mock.calls).toEqual([[{ isHandled: true }]])
})

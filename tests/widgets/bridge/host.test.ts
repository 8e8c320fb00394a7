import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppHost, type AppHost } from '../../../src/widgets/bridge/host'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { simulatedPage } from './simulatedPage'
import { profiles } from '../../../tools/studio/shell/simulators/profiles'
import { dsIos } from '../../../tools/studio/shell/simulators/dsBridge'
import { webViewPipe } from '../../../tools/studio/shell/simulators/webViewBridge'
import { after, user } from './stand'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(profile: Profile, { appear = true, userAgent = profile.userAgent } = {}) {
  const page = simulatedPage(userAgent)
  const app = profile.start(page)
  if (appear) app.appear()
  const logs: string[] = []
  const host = createAppHost({ window: page.window, scheme: 'lumi', log: (problem) => logs.push(problem) })
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
  expect(host.images.source).toBeUndefined()
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

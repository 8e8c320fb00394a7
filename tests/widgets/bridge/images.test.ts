import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { maxChosen } from '../../../src/widgets/bridge/chooseImages'
import { createAppHost } from '../../../src/widgets/bridge/host'
import { fileOf, readImage } from '../../../src/widgets/bridge/nativeImage'
import { dsAndroid, dsIos } from '../../../tools/studio/shell/simulators/dsBridge'
import type { Profile } from '../../../tools/studio/shell/simulators/app'
import { simulatedPage } from './simulatedPage'
import { after } from './stand'

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
  await after(100, host.images.decided)
  return { ...host, calls, logs }
}

it.each([
  [dsIos, '1.3.14', 1, true],
  [dsIos, '1.3.13', 999, false],
  [dsAndroid, '9.9.9', 89, false],
  [dsAndroid, '0.0.1', 90, true],
] as const)('F43 S5-03 with $name %s (%i) the app chooses: %s', async (profile, version, versionCode, isApp) => {
  const { caller, images, calls, logs } = await open(profile, { version, versionCode })
  expect(images.source !== undefined).toBe(isApp)
  expect(await caller.run('chooseImage', {})).toHaveLength(isApp ? 1 : 0)
  await caller.run('chooseImage', {})
  // A failed gate makes no call, and logs it once.
  expect(calls).toHaveLength(isApp ? 2 : 0)
  expect(logs).toEqual(isApp ? [] : ['chooseImage: skipped, as the app is too old.'])
})

it('S7-05 the chooser of the app gives files whose bytes are known', async () => {
  const { images, calls } = await open(dsIos, { chosen: 2 })
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
  const { images: made, calls } = await open(dsIos, { chosen: 3 })
  const files = (await made.source?.choose(maxChosen)) ?? []
  const urls = await Promise.all(files.map(async (file) => made.source?.own?.send(file)))
  expect(urls).toHaveLength(3)
  expect(calls.map(([name]) => name)).toEqual(['chooseImage', 'uploadFile'])
})

it('S7-05 on Android they are uploaded one at a time, joined in their order, and one that fails leaves the others', async () => {
  const { images: made, calls } = await open(dsAndroid)
  const urls = await made.upload(images(3))
  expect(urls).toEqual(['https://img.lumi.example/tmp/0.png', undefined, 'https://img.lumi.example/tmp/2.png'])
  expect(calls.map(([, data]) => (data['images'] as unknown[]).length)).toEqual([1, 1, 1])
})

it.each([dsAndroid, dsIos])('S7-05 $name gets back each picture whole, however long it is', async (profile) => {
  const { images: made, calls } = await open(profile)
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
  const { images: made } = createAppHost({ window: page.window, scheme: 'lumi', log: () => undefined })
  expect(await made.upload(images(1))).toEqual([expected])
})

it.each([['fewer', 1]])('an answer with %s of the images is ignored', async (_what, count) => {
  const page = simulatedPage(dsIos.userAgent)
  const app = dsIos.start(page)
  const urls = Array.from({ length: count }, (_, at) => ({ url: `https://img.lumi.example/${at}.png` }))
  app.onCall = ({ name, answer }) => answer(name === 'uploadFile' ? urls : { res: { version: '2.0' } })
  app.appear()
  const { images: made } = createAppHost({ window: page.window, scheme: 'lumi', log: () => undefined })
  expect(await made.upload(images(2))).toEqual([undefined, undefined])
})

it.each([
  ['/tmp/1.png', { path: '/tmp/1.png' }],
  [{ path: 'a', data: '' }, { path: 'a' }],
  [{ data: png }, { path: png, data: png }],
  [7, undefined],
])('%j is the image %j', (given, expected) => {
  expect(readImage(given)).toEqual(expected)
})

it.each([
  [`data:image/svg+xml;base64,${png}`, 'image/png', 15],
  ['no base64 ~', '', 0],
])('the bytes of %s say what it is', (data, type, size) => {
  const file = fileOf({ path: 'x', ...(data !== undefined && { data }) })
  expect([file.type, file.size]).toEqual([type, size])
})

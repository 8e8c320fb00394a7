import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@pagewright/engine/api'
import { arrivedUrls, createImageUploads, type ImageUpload } from '../../src/widgets/bridge/imageUploads'
import { file, png } from './picture'

interface Sent {
  readonly size: number
  readonly name: string
  readonly signal: AbortSignal
  onProgress(share: number): void
  arrive(url: string): void
  fail(error: unknown): void
}

const revoke = vi.fn<(url: string) => void>()
let shown = 0

beforeEach(() => {
  shown = 0
  revoke.mockReset()
  vi.stubGlobal('createImageBitmap', undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(shown += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke)
})

/** Creates uploads whose answers the test controls. Each file is identified by its size. */
function setUp() {
  const sent: Sent[] = []
  const upload: ImageUpload = (blob, { name, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      sent.push({
        size: blob.size,
        name,
        signal,
        onProgress: (share) => onProgress?.(share),
        arrive: (url) => resolve(url),
        fail: (error) => reject(error),
      })
    })
  const onUrls = vi.fn<(urls: readonly string[]) => void>()
  const uploads = createImageUploads({ upload, bySource: () => undefined, onUrls })
  const add = (count: number) => {
    for (let index = 0; index < count; index += 1)
      uploads.add(file(png(), { size: 100 + uploads.current().length }), 'image/png')
  }
  const of = (index: number) =>
    sent.findLast(({ size }) => size === 100 + index) ?? expect.fail(`Picture ${index} was not sent.`)
  return { uploads, onUrls, add, sent, of }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const states = ({ uploads }: ReturnType<typeof setUp>) => uploads.current().map(({ state }) => state)

it('two at a time, the order is that of the choice', async () => {
  const all = setUp()
  all.add(3)
  await settled()
  expect(states(all)).toEqual(['sending', 'sending', 'waiting'])
  all.of(1).arrive('/b')
  await settled()
  expect(all.onUrls).toHaveBeenLastCalledWith(['/b'])
  expect(states(all)).toEqual(['sending', 'done', 'sending'])
  all.of(2).arrive('/c')
  all.of(0).arrive('/a')
  await settled()
  expect(arrivedUrls(all.uploads.current())).toEqual(['/a', '/b', '/c'])
  expect(all.onUrls).toHaveBeenLastCalledWith(['/a', '/b', '/c'])
  expect(all.sent.map(({ name }) => name)).toEqual(['image.png', 'image.png', 'image.png'])
})

it('F29 what arrived is kept where another failed; only that one is sent again', async () => {
  const all = setUp()
  all.add(2)
  await settled()
  all.of(0).fail(new ApiError('network', 'PUT upload', 'network error'))
  all.of(1).arrive('/b')
  await settled()
  expect(states(all)).toEqual(['failed', 'done'])
  all.uploads.retry(all.uploads.current()[0]?.id ?? 0)
  await settled()
  expect(all.sent).toHaveLength(3)
  all.of(0).arrive('/a')
  await settled()
  expect(all.onUrls).toHaveBeenLastCalledWith(['/a', '/b'])
})

it('F29 an expired upload ticket is requested again, once', async () => {
  const all = setUp()
  const refused = new ApiError('status', 'PUT upload', 'request failed with status code 403', { status: 403 })
  all.add(1)
  await settled()
  all.of(0).fail(refused)
  await settled()
  expect([all.sent.length, states(all)]).toEqual([2, ['sending']])
  all.of(0).fail(refused)
  await settled()
  expect([all.sent.length, states(all)]).toEqual([2, ['failed']])
})

it('a picture taken out on its way is given up, and never arrives', async () => {
  const all = setUp()
  all.add(3)
  await settled()
  const { signal, arrive } = all.of(0)
  all.uploads.remove(all.uploads.current()[0]?.id ?? 0)
  expect(signal.aborted).toBe(true)
  expect(revoke).toHaveBeenCalledWith('blob:1')
  arrive('/a')
  await settled()
  expect(all.onUrls).not.toHaveBeenCalled()
  expect(states(all)).toEqual(['sending', 'sending'])
})

it('adopts the value of the form, and keeps running uploads', async () => {
  const all = setUp()
  all.add(1)
  await settled()
  all.uploads.adopt(['/x', '/y'])
  expect(all.uploads.current().map(({ url, preview }) => url ?? preview)).toEqual(['/x', '/y', 'blob:1'])
  all.uploads.adopt(['/y'])
  expect(states(all)).toEqual(['done', 'sending'])
  expect(all.onUrls).not.toHaveBeenCalled()
})

it('leaves nothing behind', async () => {
  const all = setUp()
  all.add(3)
  await settled()
  all.uploads.stop()
  expect(all.sent.every(({ signal }) => signal.aborted)).toBe(true)
  expect(revoke.mock.calls.flat()).toEqual(['blob:1', 'blob:2', 'blob:3'])
  await settled()
  expect(all.sent).toHaveLength(2)
  expect(all.onUrls).not.toHaveBeenCalled()
})

it('S7-05 pictures that the app uploads start together, and show the server’s picture if the app gave no bytes', async () => {
  const settle: ((url: string) => void)[] = []
  const bySource = () => new Promise<string>((resolve) => settle.push(resolve))
  const upload: ImageUpload = () => Promise.reject(new Error('The app uploads.'))
  const uploads = createImageUploads({ upload, bySource, isOfSource: () => true, onUrls: () => undefined })
  for (const name of ['a', 'b', 'c']) uploads.add(new File([], name))
  expect(uploads.current().map(({ state, preview }) => [state, preview])).toEqual(
    ['a', 'b', 'c'].map(() => ['sending', '']),
  )
  for (const [index, arrive] of settle.entries()) arrive(`https://img.lumi.example/${index}.png`)
  await settled()
  expect(uploads.current().map(({ preview }) => preview)).toEqual(
    [0, 1, 2].map((index) => `https://img.lumi.example/${index}.png`),
  )
})

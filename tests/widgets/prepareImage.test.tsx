import { afterEach, describe, expect, it, vi } from 'vitest'
import { examineImage, maxBytes, prepareImage } from '../../src/widgets/bridge/prepareImage'
import { file, jpeg, png } from './picture'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [maxBytes - 1, { type: 'image/png' }],
  [maxBytes, { refusal: 'image.tooLarge' }],
  [maxBytes + 1, { refusal: 'image.tooLarge' }],
])('F28 S5-05 a picture of %i bytes', async (size, outcome) => {
  expect(maxBytes).toBe(3_145_728)
  expect(await examineImage(file(png(), { size }))).toEqual(outcome)
})

it.each([
  [
    'a script named as a picture',
    file(new TextEncoder().encode('<svg onload="x"/>'), { name: 'a.png' }),
    { refusal: 'image.wrongType' },
  ],
  ['nothing at all', new File([], 'a.png', { type: 'image/png' }), { refusal: 'image.wrongType' }],
  ['a picture named as text', file(jpeg(), { name: 'a.txt', type: 'text/plain' }), { type: 'image/jpeg' }],
  ['24 megapixels', file(png(6000, 4000)), { type: 'image/png' }],
  ['a pixel row more', file(png(6000, 4001)), { refusal: 'image.tooManyPixels' }],
  ['a header that ends early', file(png().slice(0, 12)), { type: 'image/png' }],
])('F28 %s', async (_name, chosen, outcome) => {
  expect(await examineImage(chosen)).toEqual(outcome)
})

it('a file that is gone', async () => {
  const gone = file(png())
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'))
  expect(await examineImage(gone)).toEqual({ refusal: 'image.unreadable' })
})

describe('the sent picture', () => {
  const drawn = new Blob([jpeg(1, 1)], { type: 'image/jpeg' })

  function canDraw(width: number, height: number, result: Blob | null = drawn) {
    const close = vi.fn()
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn(() => Promise.resolve({ width, height, close })),
    )
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: vi.fn() }),
      toBlob: vi.fn((give: (blob: Blob | null) => void) => give(result)),
    }
    vi.spyOn(document, 'createElement').mockReturnValue(canvas as unknown as HTMLElement)
    return { canvas, close }
  }
  const chosen = file(jpeg(), { type: 'image/jpeg', name: 'IMG_2024_at_home.jpg' })

  it.each([
    [5120, 2560, 2560, 1280],
    [800, 600, 800, 600],
  ])('%i by %i is drawn anew as %i by %i', async (width, height, drawnWidth, drawnHeight) => {
    const { canvas, close } = canDraw(width, height)
    const { blob, name } = await prepareImage(chosen, 'image/jpeg')
    expect([canvas.width, canvas.height]).toEqual([drawnWidth, drawnHeight])
    expect([blob, name]).toEqual([drawn, 'image.jpg'])
    expect(close).toHaveBeenCalledOnce()
  })

  it.each([['cannot write it', null]])('the original, where the browser %s', async (_name, result) => {
    canDraw(100, 100, result)
    expect((await prepareImage(chosen, 'image/jpeg')).blob).toBe(chosen)
  })

  it('the original, where the browser cannot read it', async () => {
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn(() => Promise.reject(new Error('no'))),
    )
    expect((await prepareImage(chosen, 'image/jpeg')).blob).toBe(chosen)
  })

  it('says the type of its bytes, whatever the file said or the browser wrote', async () => {
    vi.stubGlobal('createImageBitmap', undefined)
    const lying = file(jpeg(), { type: 'text/plain' })
    expect((await prepareImage(lying, 'image/jpeg')).blob.type).toBe('image/jpeg')
    canDraw(100, 100, new Blob([png()], { type: 'image/png' }))
    expect((await prepareImage(chosen, 'image/webp')).name).toBe('image.png')
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/engine/api/answer/apiError'
import { accept, browserSource, effectiveMax } from '../../../src/engine/forms/files/chooseImages'
import {
  examineImage,
  imageName,
  imagePixels,
  imageType,
  maxBytes,
  prepareImage,
} from '../../../src/engine/forms/files/imageFile'
import { arrivedUrls, createImageUploads, type ImageUpload } from '../../../src/engine/forms/files/imageUploads'
import { button, choose, holdUploads, input, last, mount, pictures, proof, said, send, sent, settle } from './imageForm'
import { file, jpeg, png, webp } from './picture'

describe('Image field', () => {
  holdUploads()

  describe('one picture', () => {
    it('is shown, sent, and held as its address', async () => {
      const { onSubmit } = mount()
      await choose(file(jpeg(), { type: 'image/jpeg' }))
      expect(screen.getByRole('img', { name: 'Cover: picture 1' }).getAttribute('src')).toBe(
        `blob:${location.origin}/1`,
      )
      last().onProgress(0.426)
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
      expect(screen.getByRole('progressbar').textContent).toBe('42%')
      expect(document.body.textContent).toContain('Uploading 1 picture…')
      await last().arrive('/images/1')
      expect(screen.queryByRole('progressbar')).toBeNull()
      expect(screen.queryByRole('button', { name: /Add picture/ })).toBeNull()
      await send()
      expect(onSubmit).toHaveBeenCalledWith({ cover: '/images/1' })
    })

    it('is missing until it is uploaded: the form waits, and says why', async () => {
      const { onSubmit } = mount()
      await send()
      expect(document.querySelector('[data-field="cover"]')?.textContent).toContain('Please choose a cover')
      await choose(file(png()))
      await send()
      expect(said()).toEqual(['Please wait until every picture is uploaded, or remove the ones that failed.'])
      await last().fail()
      await send()
      expect(onSubmit).not.toHaveBeenCalled()
      fireEvent.click(button('Try to upload picture 1 again'))
      await settle()
      await last().arrive('/images/1')
      expect(said()).toEqual([])
      await send()
      expect(onSubmit).toHaveBeenCalledWith({ cover: '/images/1' })
    })

    it('can be taken out on its way and afterwards; the focus moves on', async () => {
      const { onSubmit } = mount()
      await choose(file(png()))
      fireEvent.click(button('Cancel the upload of picture 1'))
      expect(last().signal.aborted).toBe(true)
      expect(document.activeElement).toBe(button('Cover: Add picture'))
      await choose(file(png()))
      await last().arrive('/images/2')
      fireEvent.click(button('Remove picture 1'))
      await send()
      expect(onSubmit).not.toHaveBeenCalled()
    })

    it('that is not a picture', async () => {
      mount()
      await choose(file(new TextEncoder().encode('<svg/>'), { name: 'x.png' }))
      expect(said()).toEqual(['Select a JPEG, PNG or WebP picture'])
    })
  })

  describe('several pictures', () => {
    it('keep their order, and those that arrived stay where another failed', async () => {
      const { onSubmit } = mount({ schema: proof })
      await choose(...pictures(2))
      expect(input().multiple).toBe(true)
      const [first, second] = sent
      await second?.arrive('/images/b')
      await first?.fail()
      expect(said()).toEqual(['Upload failed. Try again, or remove the picture.'])
      // The form has a picture, but nobody may send it without the other one unknowingly.
      await send()
      expect(onSubmit).not.toHaveBeenCalled()
      fireEvent.click(button('Try to upload picture 1 again'))
      await settle()
      await last().arrive('/images/a')
      await choose(file(png()))
      await last().arrive('/images/c')
      await send()
      expect(onSubmit).toHaveBeenCalledWith({ cover: ['/images/a', '/images/b', '/images/c'] })
    })

    it.each([
      ['the page', 3, {}, 3],
      ['the server', { from: 'data.settings.max' }, { data: { settings: { max: '2' } } }, 2],
      [
        'the page, if the server allows more',
        [{ from: 'data.settings.max' }, 2],
        { data: { settings: { max: 5 } } },
        2,
      ],
      ['a server that says nothing', { from: 'data.settings.max' }, {}, 9],
    ])('S5-06 are at most as many as %s allows', async (_name, max, scope, limit) => {
      mount({ schema: proof, scope, ...(max !== undefined && { max }) })
      await choose(...pictures(limit + 1))
      expect(said()).toEqual([`Max ${limit} images`])
      expect(screen.getAllByRole('listitem')).toHaveLength(limit)
      expect(screen.queryByRole('button', { name: /Add picture/ })).toBeNull()
    })

    it('S5-04 S5-06 of 20 none is taken, and it is logged and said', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      mount({ schema: proof })
      await choose(...pictures(20))
      expect(said()).toEqual(['Max 9 images'])
      expect(sent).toHaveLength(0)
      expect(warn).toHaveBeenCalledWith('too many: more than 20 images chosen')
    })
  })

  const tooLarge = () => file(png(), { size: maxBytes })

  it('S5-05 a message about a refused picture goes with the next choice that is right', async () => {
    mount({ schema: proof })
    await choose(tooLarge())
    expect(said()).toHaveLength(1)
    await choose(file(png()))
    expect(said()).toEqual([])
  })
})

describe('choose images', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`))

  const warn = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  it.each([
    [19, 19, 19, false],
    [20, 19, 0, true],
  ])('S5-04 %i chosen with room for %i: %i taken', (chosen, room, taken, isTooMany) => {
    const log = warn()
    expect(accept(files(chosen), room)).toMatchObject({ files: { length: taken }, isTooMany })
    expect(log.mock.calls.flat()).toEqual(chosen > 19 ? ['too many: more than 20 images chosen'] : [])
  })

  it.each([
    [4, 3, 3, true],
    [3, 3, 3, false],
    [1, 0, 0, true],
  ])('S5-06 %i chosen with room for %i: the first %i, in their order', (chosen, room, taken, isTooMany) => {
    const all = files(chosen)
    expect(accept(all, room)).toEqual({ files: all.slice(0, taken), isTooMany })
  })

  it.each([
    [[undefined, undefined], 19],
    [[9, 3], 3],
    [[undefined, 25], 19],
    [[9, -1], 9],
  ])('S5-06 the bounds %j allow %i pictures', (bounds, max) => {
    expect(effectiveMax(...bounds)).toBe(max)
  })

  function chooser() {
    const input = document.createElement('input')
    input.type = 'file'
    const click = vi.spyOn(input, 'click').mockImplementation(() => undefined)
    const source = browserSource(input)
    const choose = (chosen: readonly File[]) => {
      Object.defineProperty(input, 'files', { value: chosen, configurable: true })
      input.dispatchEvent(new Event(chosen.length > 0 ? 'change' : 'cancel', { bubbles: true }))
    }
    return { input, click, source, choose }
  }

  it('a chooser whose end nobody told is over when the next one opens', async () => {
    const { source, choose } = chooser()
    const first = source.choose(3)
    const second = source.choose(3)
    const two = files(2)
    choose(two)
    expect([await first, await second]).toEqual([[], two])
  })

  it('the picture of the last choice can be chosen again: browsers tell a change only of another file', async () => {
    const { input, click, source, choose } = chooser()
    let value = 'C:\\fakepath\\0.png'
    Object.defineProperty(input, 'value', {
      get: () => value,
      set(next: string) {
        value = next
      },
    })
    click.mockImplementation(() => expect(value).toBe(''))
    const again = source.choose(1)
    expect(click).toHaveBeenCalledOnce()
    choose(files(1))
    expect(await again).toHaveLength(1)
  })
})

describe('image type', () => {
  const text = (words: string) => new TextEncoder().encode(words)

  it.each([
    ['png', png(), 'image/png'],
    ['jpeg', jpeg(), 'image/jpeg'],
    ['webp', webp('VP8X'), 'image/webp'],
    ['svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['gif', text('GIF89a'), undefined],
    ['a sound in the same container', text('RIFF____WAVEfmt '), undefined],
    ['heic', text('\0\0\0\u0018ftypheic'), undefined],
    ['half a signature', png().slice(0, 7), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])('F28 bytes of %s', (_name, bytes, type) => {
    expect(imageType(bytes)).toBe(type)
  })

  it.each([
    ['image/png', png(6000, 4000), 24_000_000],
    ['image/png', png(0xffff_ffff, 2), 0x1_ffff_fffe],
    ['image/png', png().slice(0, 20), undefined],
    ['image/jpeg', jpeg(640, 480, 0xc2), 307_200],
    ['image/jpeg', jpeg().slice(0, 20), undefined],
    ['image/webp', webp('VP8 ', 640, 480), 307_200],
    ['image/webp', webp('VP8L', 16_384, 16_384), 268_435_456],
    ['image/webp', webp('VP8X', 20_000, 20_000), 400_000_000],
  ] as const)('F28 pixels announced by %s %#', (type, bytes, pixels) => {
    expect(imagePixels(bytes, type)).toBe(pixels)
  })

  it('a picture is not sent under the name it was chosen by', () => {
    expect((['image/jpeg', 'image/png', 'image/webp'] as const).map(imageName)).toEqual([
      'image.jpg',
      'image.png',
      'image.webp',
    ])
  })
})

describe('image uploads', () => {
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
})

describe('prepare image', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it.each([
    [maxBytes - 1, { type: 'image/png' }],
    [maxBytes, { refusal: 'engine.image.tooLarge' }],
    [maxBytes + 1, { refusal: 'engine.image.tooLarge' }],
  ])('F28 S5-05 a picture of %i bytes', async (size, outcome) => {
    expect(maxBytes).toBe(3_145_728)
    expect(await examineImage(file(png(), { size }))).toEqual(outcome)
  })

  it.each([
    [
      'a script named as a picture',
      file(new TextEncoder().encode('<svg onload="x"/>'), { name: 'a.png' }),
      { refusal: 'engine.image.wrongType' },
    ],
    ['nothing at all', new File([], 'a.png', { type: 'image/png' }), { refusal: 'engine.image.wrongType' }],
    ['a picture named as text', file(jpeg(), { name: 'a.txt', type: 'text/plain' }), { type: 'image/jpeg' }],
    ['24 megapixels', file(png(6000, 4000)), { type: 'image/png' }],
    ['a pixel row more', file(png(6000, 4001)), { refusal: 'engine.image.tooManyPixels' }],
    ['a header that ends early', file(png().slice(0, 12)), { type: 'image/png' }],
  ])('F28 %s', async (_name, chosen, outcome) => {
    expect(await examineImage(chosen)).toEqual(outcome)
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

    it('says the type of its bytes, whatever the file said or the browser wrote', async () => {
      vi.stubGlobal('createImageBitmap', undefined)
      const lying = file(jpeg(), { type: 'text/plain' })
      expect((await prepareImage(lying, 'image/jpeg')).blob.type).toBe('image/jpeg')
      canDraw(100, 100, new Blob([png()], { type: 'image/png' }))
      expect((await prepareImage(chosen, 'image/webp')).name).toBe('image.png')
    })
  })
})

import { expect, it } from 'vitest'
import { imagePixels } from '../../src/widgets/bridge/imagePixels'
import { imageName, imageType } from '../../src/widgets/bridge/imageType'
import { jpeg, png, webp } from './picture'

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

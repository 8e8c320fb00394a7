// Tests the font of a market: what it is for, and that all else keeps the device's font.
import { afterEach, expect, it, vi } from 'vitest'
import { applyFigureFont } from '../../../src/engine/theme/figureFont'

interface Face {
  readonly family: string
  readonly source: string
  readonly ranges: readonly string[]
  readonly display: string
}

function facesOf(market: Parameters<typeof applyFigureFont>[0]): readonly Face[] {
  const faces: Face[] = []
  vi.stubGlobal('FontFace', function (family: string, source: string, { unicodeRange, display }: FontFaceDescriptors) {
    faces.push({ family, source, ranges: unicodeRange?.split(',') ?? [], display: display ?? 'auto' })
  })
  vi.stubGlobal('document', { fonts: { add: () => {} } })
  applyFigureFont(market)
  return faces
}
afterEach(() => vi.unstubAllGlobals())

const covers = (ranges: readonly string[], letter: string) =>
  ranges.some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((one) => Number.parseInt(one, 16))
    const code = letter.codePointAt(0) ?? 0
    return from <= code && code <= to
  })

it('a market without a font adds none', () => {
  expect(facesOf({ product: 'Shop' })).toEqual([])
})

it('a browser that cannot add fonts keeps those of the device', () => {
  vi.stubGlobal('FontFace', undefined)
  expect(() => applyFigureFont({ product: 'Shop', figureFont: '/shop.woff2' })).not.toThrow()
})

it('figures and the name use the file, and text stands in the device’s font until it is there', () => {
  const faces = facesOf({ product: 'Луми', figureFont: '/assets/a-1a2b3c4d.woff2' })
  expect(faces.map(({ family, source, display }) => [family, source, display])).toEqual([
    ['pw-figures', 'url("/assets/a-1a2b3c4d.woff2")', 'swap'],
    ['pw-name', 'url("/assets/a-1a2b3c4d.woff2")', 'swap'],
  ])
})

it.each([
  ['0'],
  ['9'],
  [','],
  ['.'],
  [':'],
  ['-'],
  ['\u2212'],
  ['%'],
  ['+'],
  ['='],
  ['×'],
  ['≈'],
  ['/'],
  ['\u00a0'],
  ['K'],
  ['M'],
  ['B'],
])('a figure draws "%s" with it', (letter) => {
  expect(covers(facesOf({ product: 'Nova', figureFont: '/a.woff2' })[0]?.ranges ?? [], letter)).toBe(true)
})

it.each([[' '], ['A'], ['U'], ['a'], ['٣'], ['(']])('a figure leaves "%s" to the device', (letter) => {
  expect(covers(facesOf({ product: 'Nova', figureFont: '/a.woff2' })[0]?.ranges ?? [], letter)).toBe(false)
})

it('the name has the letters of this name only', () => {
  const [, name] = facesOf({ product: 'Луми', figureFont: '/a.woff2' })
  expect(name?.ranges).toEqual(['U+41b', 'U+443', 'U+43c', 'U+438'])
})

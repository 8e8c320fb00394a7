// Holds that the fonts of the markets are those that the drawings make, and that they are small and whole.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { root } from '../../tools/cli/root'
import { drawings, figureFonts } from '../../tools/quality/figureFont/figureFontsCommand'
import { evenPen, Line, stroke } from '../../tools/quality/figureFont/outline'
import { checksum, fontTables } from '../../tools/quality/figureFont/trueType'

const named = Object.values(markets).map(({ product, figureFont }) => ({ product, figureFont }))

it('each market names the font that its drawing makes', () => {
  expect(named.map(({ figureFont }) => figureFont)).toEqual([...figureFonts().keys()])
  const files = readdirSync(join(root, 'public/assets')).filter((file) => file.endsWith('.woff2'))
  expect(files.map((file) => `/assets/${file}`).toSorted()).toEqual([...figureFonts().keys()].toSorted())
})

it.each(named)('the font of $product is a WOFF2 file of at most 4 kB', ({ figureFont }) => {
  const file = readFileSync(join(root, 'public', figureFont))
  expect(file.length).toBeLessThanOrEqual(4096)
  expect(file.toString('latin1', 0, 4)).toBe('wOF2')
  expect(file.readUInt32BE(8)).toBe(file.length)
  expect(unpacked(file).length).toBe(file.readUInt32BE(16) - 12 - 16 * file.readUInt16BE(12) - paddingOf(figureFont))
})

it.each(named)('the font of $product has the tables that are drawn now', ({ figureFont }) => {
  const file = readFileSync(join(root, 'public', figureFont))
  const drawn = figureFonts().get(figureFont) ?? Buffer.alloc(0)
  // Versions of Node.js pack differently.
  expect(unpacked(drawn).equals(unpacked(file))).toBe(true)
  const numbers = (font: Buffer) => [font.readUInt32BE(4), font.readUInt16BE(12), font.readUInt32BE(16)]
  expect(numbers(drawn)).toEqual(numbers(file))
})

it('the sum of a table is that of its words, the last one filled up with zeros', () => {
  expect(checksum(Buffer.from([0, 0, 0, 1, 0, 0, 0, 2, 5]))).toBe(0x05000003)
  expect(checksum(Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 2]))).toBe(1)
})

/** Returns the tables of a packed font, one after the other. */
function unpacked(file: Buffer): Buffer {
  const start = packedStart(file)
  return brotliDecompressSync(file.subarray(start, start + file.readUInt32BE(20)))
}

/** Returns where the tables begin: after the directory, whose entries have a byte and a size in groups of seven bits. */
function packedStart(file: Buffer): number {
  let at = 48
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    at += 1
    while (file.readUInt8(at) >= 0x80) at += 1
    at += 1
  }
  return at
}

/** Returns the bytes by which a TrueType file fills its tables up to multiples of four. */
function paddingOf(address: string): number {
  const at = [...figureFonts().keys()].indexOf(address)
  const [, drawing] = Object.entries(drawings)[at] ?? []
  if (!drawing) throw new Error(`${address} has no drawing.`)
  return [...fontTables(drawing).values()].reduce((sum, { length }) => sum + ((4 - (length % 4)) % 4), 0)
}

const all = Object.entries(drawings).map(([name, drawing], index) => ({
  name,
  drawing,
  product: named[index]?.product,
}))

it.each(all)('$name: all digits have one width, and stand within it', ({ drawing: { glyphs } }) => {
  const digits = glyphs.filter(({ characters }) => /^\d$/.test(characters))
  expect(digits.map(({ characters }) => characters).join('')).toBe('0123456789')
  expect(new Set(digits.map(({ advance }) => advance)).size).toBe(1)
  for (const { contours, advance } of digits) {
    const xs = contours.flat().map(({ x }) => x)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...xs)).toBeLessThanOrEqual(advance)
  }
})

it.each(all)(
  '$name: it draws the signs of figures and the letters of its product',
  ({ drawing: { glyphs }, product = '' }) => {
    const drawn = glyphs.flatMap(({ characters }) => Array.from(characters))
    expect(
      Array.from(`0123456789,.:-\u2212+%/×≈=\u00a0\u2007\u2009\u202fKMB${product}`).filter(
        (one) => !drawn.includes(one),
      ),
    ).toEqual([])
    expect(new Set(drawn).size).toBe(drawn.length)
  },
)

it.each(all)('$name: the tables are those of a TrueType font, and always the same', ({ drawing }) => {
  const tables = fontTables(drawing)
  expect([...tables.keys()]).toEqual(['OS/2', 'cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post'])
  expect(tables.get('OS/2')?.length).toBe(96)
  expect(tables.get('head')?.length).toBe(54)
  expect(tables.get('hhea')?.length).toBe(36)
  expect(tables.get('maxp')?.length).toBe(32)
  expect(tables.get('loca')?.length).toBe((drawing.glyphs.length + 2) * 2)
  const again = fontTables(drawing)
  expect([...again.values()].map(checksum)).toEqual([...tables.values()].map(checksum))
})

it('a line becomes one outline, and a closed line an outer one and a hole that runs the other way', () => {
  const pen = evenPen(100, 'butt', 1)
  const [bar] = stroke(Line.from(0, 0).to(400, 0), pen)
  expect(bar?.map(({ x, y }) => [Math.round(x), Math.round(y)]).toSorted()).toEqual([
    [0, -50],
    [0, 50],
    [400, -50],
    [400, 50],
  ])
  const square = Line.from(0, 0).to(400, 0).to(400, 400).to(0, 400).to(0, 0)
  const ways = stroke(square, pen).map((contour) =>
    Math.sign(
      contour.reduce((sum, { x, y }, at) => {
        const next = contour[(at + 1) % contour.length] ?? { x, y }
        return sum + (next.x - x) * (next.y + y)
      }, 0),
    ),
  )
  expect(ways).toEqual([1, -1])
})

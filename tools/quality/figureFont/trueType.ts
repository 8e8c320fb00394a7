// Writes the tables of a TrueType font: https://learn.microsoft.com/typography/opentype/spec/
import { numbers } from './bytes'
import { type Box, boxOf, glyphData } from './glyphData'
import type { Contour } from './outline'

export interface Glyph {
  readonly advance: number
  readonly contours: readonly Contour[]
  /** The characters that it draws. */
  readonly characters: string
}

export interface FontDrawing {
  readonly family: string
  readonly weight: number
  readonly glyphs: readonly Glyph[]
}

export const unitsPerEm = 1000
/** The height of a line as in Roboto, the font beside which most people see these figures. */
const ascent = 928
const descent = -244

/** Returns the tables of a font by their tags, in the order of a file. */
export function fontTables({ family, weight, glyphs }: FontDrawing): ReadonlyMap<string, Buffer> {
  const all: readonly Glyph[] = [{ advance: 500, contours: [], characters: '' }, ...glyphs]
  const outlines = all.map(({ contours }) => glyphData(contours))
  const boxes = all.map(({ contours }) => boxOf(contours.flat()))
  const whole = boxOf(glyphs.flatMap(({ contours }) => contours.flat()))
  const longest = Math.max(...all.map(({ advance }) => advance))
  return new Map([
    ['OS/2', os2(weight, glyphs)],
    ['cmap', characterMap(all)],
    ['glyf', Buffer.concat(outlines)],
    ['head', head(whole)],
    ['hhea', hhea(all, boxes, longest)],
    [
      'hmtx',
      Buffer.concat(all.map(({ advance }, index) => numbers(['u16', advance], ['i16', boxes[index]?.left ?? 0]))),
    ],
    ['loca', locations(outlines)],
    ['maxp', maximums(all)],
    ['name', names(family)],
    [
      'post',
      numbers(
        ['u32', 0x00030000],
        ['u32', 0],
        ['i16', -100],
        ['i16', 50],
        ['u32', 0],
        ['u32', 0],
        ['u32', 0],
        ['u32', 0],
        ['u32', 0],
      ),
    ],
  ])
}

/** Returns the sum of a table's words, as the directory of a font wants it. */
export function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

function locations(outlines: readonly Buffer[]): Buffer {
  let at = 0
  return Buffer.concat([numbers(['u16', 0]), ...outlines.map((one) => numbers(['u16', (at += one.length) / 2]))])
}

function head({ left, bottom, right, top }: Box): Buffer {
  return numbers(
    ...([
      ['u32', 0x00010000],
      ['u32', 0x00010000],
      ['u32', 0],
      ['u32', 0x5f0f3cf5],
    ] as const),
    ['u16', 0x080b],
    ['u16', unitsPerEm],
    // The same bytes at each run: the times of creation and change are always the same.
    ...([
      ['u32', 0],
      ['u32', 0],
      ['u32', 0],
      ['u32', 0],
    ] as const),
    ...([
      ['i16', left],
      ['i16', bottom],
      ['i16', right],
      ['i16', top],
    ] as const),
    ...([
      ['u16', 0],
      ['u16', 8],
      ['i16', 2],
      ['i16', 0],
      ['i16', 0],
    ] as const),
  )
}

function hhea(glyphs: readonly Glyph[], boxes: readonly Box[], longest: number): Buffer {
  const rightBearings = glyphs.map(({ advance }, at) => advance - (boxes[at]?.right ?? 0))
  return numbers(
    ...([
      ['u32', 0x00010000],
      ['i16', ascent],
      ['i16', descent],
      ['i16', 0],
      ['u16', longest],
    ] as const),
    ['i16', Math.min(...boxes.map(({ left }) => left))],
    ['i16', Math.min(...rightBearings)],
    ['i16', Math.max(...boxes.map(({ right }) => right))],
    ...([
      ['i16', 1],
      ['i16', 0],
      ['i16', 0],
      ['i16', 0],
      ['i16', 0],
      ['i16', 0],
      ['i16', 0],
      ['i16', 0],
    ] as const),
    ['u16', glyphs.length],
  )
}

function maximums(glyphs: readonly Glyph[]): Buffer {
  const points = glyphs.map(({ contours }) => contours.reduce((sum, one) => sum + one.length, 0))
  const contours = glyphs.map((glyph) => glyph.contours.length)
  return numbers(
    ['u32', 0x00010000],
    ['u16', glyphs.length],
    ['u16', Math.max(...points)],
    ['u16', Math.max(...contours)],
    ...([
      ['u16', 0],
      ['u16', 0],
      ['u16', 2],
      ['u16', 0],
      ['u16', 0],
      ['u16', 0],
    ] as const),
    ...([
      ['u16', 0],
      ['u16', 0],
      ['u16', 0],
      ['u16', 0],
      ['u16', 0],
    ] as const),
  )
}

function os2(weight: number, glyphs: readonly Glyph[]): Buffer {
  const codes = glyphs.flatMap(({ characters }) => codesOf(characters))
  return numbers(
    ...([
      ['u16', 4],
      ['i16', 560],
      ['u16', weight],
      ['u16', 5],
      ['u16', 0],
    ] as const),
    ...([
      ['i16', 650],
      ['i16', 600],
      ['i16', 0],
      ['i16', 75],
      ['i16', 650],
      ['i16', 600],
      ['i16', 0],
      ['i16', 350],
    ] as const),
    ...([
      ['i16', 50],
      ['i16', 300],
      ['i16', 0],
    ] as const),
    ...Array.from({ length: 10 }, () => ['u8', 0] as const),
    ...([
      ['u32', 1],
      ['u32', 0],
      ['u32', 0],
      ['u32', 0],
      ['u32', 0x4e4f4e45],
    ] as const),
    ['u16', 0xc0],
    ['u16', Math.min(...codes)],
    ['u16', Math.min(0xffff, Math.max(...codes))],
    ...([
      ['i16', ascent],
      ['i16', descent],
      ['i16', 0],
      ['u16', ascent],
      ['u16', -descent],
    ] as const),
    ...([
      ['u32', 1],
      ['u32', 0],
      ['i16', 520],
      ['i16', 714],
      ['u16', 0],
      ['u16', 32],
      ['u16', 0],
    ] as const),
  )
}

function names(family: string): Buffer {
  const style = 'Regular'
  const entries = [
    [1, family],
    [2, style],
    [3, `${family} 1`],
    [4, family],
    [5, 'Version 1.000'],
    [6, family.replaceAll(' ', '')],
  ] as const
  const strings = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16())
  let at = 0
  const records = entries.map(([id], index) => {
    const length = strings[index]?.length ?? 0
    const record = numbers(['u16', 3], ['u16', 1], ['u16', 0x409], ['u16', id], ['u16', length], ['u16', at])
    at += length
    return record
  })
  const start = 6 + 12 * entries.length
  return Buffer.concat([numbers(['u16', 0], ['u16', entries.length], ['u16', start]), ...records, ...strings])
}

function codesOf(characters: string): number[] {
  return Array.from(characters, (one) => one.codePointAt(0) ?? 0)
}

/** Returns the table of characters (format 4). Neighbours with neighbouring glyphs share a segment. */
function characterMap(glyphs: readonly Glyph[]): Buffer {
  const pairs = glyphs
    .flatMap(({ characters }, glyph) => codesOf(characters).map((code) => ({ code, glyph })))
    .sort((a, b) => a.code - b.code)
  const segments: { start: number; end: number; delta: number }[] = []
  for (const { code, glyph } of pairs) {
    const last = segments.at(-1)
    if (last && last.end === code - 1 && last.delta === glyph - code) last.end = code
    else segments.push({ start: code, end: code, delta: glyph - code })
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const count = segments.length
  const power = 2 ** Math.floor(Math.log2(count))
  const table = [
    numbers(['u16', count * 2], ['u16', power * 2], ['u16', Math.log2(power)], ['u16', (count - power) * 2]),
    ...segments.map(({ end }) => numbers(['u16', end])),
    numbers(['u16', 0]),
    ...segments.map(({ start }) => numbers(['u16', start])),
    ...segments.map(({ delta }) => numbers(['u16', delta & 0xffff])),
    ...segments.map(() => numbers(['u16', 0])),
  ]
  const body = Buffer.concat(table)
  const format = numbers(['u16', 4], ['u16', body.length + 6], ['u16', 0])
  return Buffer.concat([numbers(['u16', 0], ['u16', 1], ['u16', 3], ['u16', 1], ['u32', 12]), format, body])
}

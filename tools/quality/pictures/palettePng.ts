// Writes small PNG files: at most 64 colours, and one byte for each pixel.
import { deflateSync } from 'node:zlib'
import { chunk } from '../../../sandbox/images/png'

/** Pixels from left to right and top to bottom, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const colourCount = 64

/** Returns a PNG file. Opacity is left out. Colours that are alike become one if there are more than 64. */
export function palettePng({ width, height, data }: Pixels): Buffer {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const boxes = splitColours([...counts])
  const palette = boxes.map(meanOf)
  const indexes = new Map(boxes.flatMap((box, index) => box.map(([colour]) => [colour, index] as const)))
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      lines[y * (width + 1) + x + 1] = indexes.get(colourAt(data, (y * width + x) * 4)) ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits for each pixel, which is an index of the palette.
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Counted = readonly [colour: number, count: number]
type Box = readonly Counted[]

/** Splits the colours at the middle of the widest channel, the box with the most error first (median cut). */
function splitColours(all: Box): readonly Box[] {
  const boxes: Box[] = [all]
  while (boxes.length < colourCount) {
    const widest = boxes.map((box) => ({ box, ...widestChannel(box) })).toSorted((a, b) => b.error - a.error)[0]
    if (!widest || widest.error === 0) break
    const { box, shift } = widest
    const sorted = box.toSorted(([a], [b]) => ((a >> shift) & 255) - ((b >> shift) & 255))
    const first = sorted[0]?.[0] ?? 0
    const last = sorted.at(-1)?.[0] ?? 0
    const middle = (((first >> shift) & 255) + ((last >> shift) & 255)) / 2
    const cut = sorted.findIndex(([colour]) => ((colour >> shift) & 255) > middle)
    boxes.splice(boxes.indexOf(box), 1, sorted.slice(0, cut), sorted.slice(cut))
  }
  return boxes
}

const shifts = [16, 8, 0] as const

function widestChannel(box: Box): { readonly shift: number; readonly error: number } {
  const total = box.reduce((sum, [, count]) => sum + count, 0)
  return shifts
    .map((shift) => {
      const values = box.map(([colour]) => (colour >> shift) & 255)
      const range =
        values.reduce((most, one) => Math.max(most, one), 0) - values.reduce((least, one) => Math.min(least, one), 255)
      // The many pixels of one ground do not outweigh the few of a word.
      return { shift, error: range * range * Math.sqrt(total) }
    })
    .reduce((best, one) => (one.error > best.error ? one : best))
}

function meanOf(box: Box): readonly number[] {
  const total = box.reduce((sum, [, count]) => sum + count, 0)
  // The most frequent colour stays as it is where it stands for most pixels: grounds and words keep theirs.
  const [main, most] = box.reduce((best, one) => (one[1] > best[1] ? one : best), box[0] ?? [0, 0])
  if (most * 2 > total) return shifts.map((shift) => (main >> shift) & 255)
  return shifts.map((shift) =>
    Math.round(box.reduce((sum, [colour, count]) => sum + ((colour >> shift) & 255) * count, 0) / total),
  )
}

function colourAt(data: Uint8Array, at: number): number {
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
}

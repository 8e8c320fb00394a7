// Packs a font as WOFF2: https://www.w3.org/TR/WOFF2/. Its tables stand as they are, and Brotli packs them together.
import { brotliCompressSync, constants } from 'node:zlib'
import { checksum } from './trueType'

/** The numbers of the tables that the format knows. */
const knownTags = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca']
/** The version of `glyf` and `loca` that are not transformed. */
const untransformed = 3
const signature = 0x774f4632
const trueTypeFlavour = 0x00010000

/** Returns the file. `tables` stand by their tags, in the order of a TrueType file. */
export function woff2(tables: ReadonlyMap<string, Buffer>): Buffer {
  const whole = withChecksum(tables)
  const directory = Buffer.concat(
    [...whole].map(([tag, table]) => {
      const number = knownTags.indexOf(tag)
      if (number < 0) throw new Error(`WOFF2 has no number for the table "${tag}". Add it to knownTags.`)
      const version = tag === 'glyf' || tag === 'loca' ? untransformed : 0
      return Buffer.from([number | (version << 6), ...base128(table.length)])
    }),
  )
  const packed = brotliCompressSync(Buffer.concat([...whole.values()]), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    },
  })
  const head = Buffer.alloc(48)
  const length = head.length + directory.length + packed.length
  const padding = (4 - (length % 4)) % 4
  head.writeUInt32BE(signature, 0)
  head.writeUInt32BE(trueTypeFlavour, 4)
  head.writeUInt32BE(length + padding, 8)
  head.writeUInt16BE(whole.size, 12)
  head.writeUInt32BE(sizeAsTrueType(whole), 16)
  head.writeUInt32BE(packed.length, 20)
  head.writeUInt16BE(1, 24)
  return Buffer.concat([head, directory, packed, Buffer.alloc(padding)])
}

/** Returns the tables with the sum of the whole font in `head`, which browsers do not need but checkers do. */
function withChecksum(tables: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> {
  const sizes = directoryOf(tables)
  const sum = [sizes, ...tables.values()].reduce((total, part) => (total + checksum(part)) >>> 0, 0)
  const found = tables.get('head')
  if (!found) throw new Error('A font needs the table "head".')
  const head = Buffer.from(found)
  head.writeUInt32BE((0xb1b0afba - sum) >>> 0, 8)
  return new Map([...tables].map(([tag, table]) => [tag, tag === 'head' ? head : table]))
}

/** Returns the head and the directory of the same font as a TrueType file. */
function directoryOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const count = tables.size
  const power = 2 ** Math.floor(Math.log2(count))
  const found = Buffer.alloc(12 + 16 * count)
  found.writeUInt32BE(trueTypeFlavour, 0)
  found.writeUInt16BE(count, 4)
  found.writeUInt16BE(power * 16, 6)
  found.writeUInt16BE(Math.log2(power), 8)
  found.writeUInt16BE((count - power) * 16, 10)
  let at = found.length
  ;[...tables].forEach(([tag, table], index) => {
    const place = 12 + 16 * index
    found.write(tag, place, 'latin1')
    found.writeUInt32BE(checksum(table), place + 4)
    found.writeUInt32BE(at, place + 8)
    found.writeUInt32BE(table.length, place + 12)
    at += padded(table.length)
  })
  return found
}

function sizeAsTrueType(tables: ReadonlyMap<string, Buffer>): number {
  return [...tables.values()].reduce((sum, table) => sum + padded(table.length), 12 + 16 * tables.size)
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

/** Returns a number in groups of seven bits, the highest first. */
function base128(value: number): number[] {
  const found = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) found.unshift((rest & 0x7f) | 0x80)
  return found
}

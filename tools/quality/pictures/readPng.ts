import { inflateSync } from 'node:zlib'
import type { Pixels } from './palettePng'

/** Reads a screenshot of Chromium: eight bits a channel, with or without opacity, not interlaced. Throws for another PNG. */
export function readPng(file: Buffer): Pixels {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const channels = { 2: 3, 6: 4 }[file.readUInt8(25)]
  if (file.readUInt8(24) !== 8 || channels === undefined || file.readUInt8(28) !== 0)
    throw new Error('Only PNG files of Chromium can be read.')
  const packed: Buffer[] = []
  for (let at = 8; at < file.length;) {
    const size = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') packed.push(file.subarray(at + 8, at + 8 + size))
    at += size + 12
  }
  const lines = inflateSync(Buffer.concat(packed))
  const data = new Uint8Array(width * height * 4).fill(255)
  const stride = width * channels
  let above = new Uint8Array(stride)
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1)
    const line = unfiltered(lines[start] ?? 0, lines.subarray(start + 1, start + 1 + stride), above, channels)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < channels; channel += 1)
        data[(y * width + x) * 4 + channel] = line[x * channels + channel] ?? 0
    above = line
  }
  return { width, height, data }
}

/** Undoes the filter of a line, as chapter 9 of the PNG specification defines them. */
function unfiltered(filter: number, line: Buffer, above: Uint8Array, channels: number): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(line.length)
  for (let at = 0; at < line.length; at += 1) {
    const left = out[at - channels] ?? 0
    const up = above[at] ?? 0
    const corner = at < channels ? 0 : (above[at - channels] ?? 0)
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
    out[at] = (line[at] ?? 0) + guess
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

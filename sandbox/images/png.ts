import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]
/** The colour at a place; both coordinates run from 0 to 1. */
export type Paint = (x: number, y: number) => Colour

/** A PNG of 8-bit RGB, painted place by place. */
export function encodePng(width: number, height: number, paint: Paint): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(height * (1 + width * 3))
  for (let y = 0, at = 0; y < height; y += 1) {
    at += 1 // each row begins with its filter, 0
    for (let x = 0; x < width; x += 1, at += 3) rows.set(paint(x / width, y / height), at)
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = [137, 80, 78, 71, 13, 10, 26, 10]
  return Uint8Array.from(
    Buffer.concat([
      Uint8Array.from(signature),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', new Uint8Array(0)),
    ]),
  )
}

/** Returns a chunk of a PNG: its length, its name of four letters, its data and a checksum. */
function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

// Reads the number of pixels from a picture's header. Even a small file may need more memory than a phone has.
import type { ImageType } from './imageType'

/** Pictures with more pixels are not decoded. */
export const maxPixels = 24_000_000

/** Returns the number of pixels in the header. Returns undefined if it cannot be read. */
export function imagePixels(bytes: Uint8Array, type: ImageType): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    return readers[type](view)
  } catch (error) {
    // The header ends too early.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const readers: { readonly [type in ImageType]: (view: DataView) => number | undefined } = {
  'image/png': (view) => view.getUint32(16) * view.getUint32(20),
  'image/jpeg': jpegPixels,
  'image/webp': webpPixels,
}

// A JPEG is a list of segments. The frame segment has a marker from C0 to CF, except three with another meaning.
function jpegPixels(view: DataView): number | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpPixels(view: DataView): number | undefined {
  switch (view.getUint32(12)) {
    case fourCc('VP8X'):
      return (1 + uint24(view, 24)) * (1 + uint24(view, 27))
    case fourCc('VP8 '):
      return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff)
    case fourCc('VP8L'): {
      const bits = view.getUint32(21, true)
      return (1 + (bits & 0x3fff)) * (1 + ((bits >>> 14) & 0x3fff))
    }
    default:
      return undefined
  }
}

function fourCc(name: string): number {
  return [...name].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
}

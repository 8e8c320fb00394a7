// Bytes of pictures that consist of a header, with any announced size.

/** Returns a PNG header for this number of pixels. */
export function png(width = 10, height = 10): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

/** Returns a JPEG with a metadata segment before a frame with the given marker. */
export function jpeg(width = 10, height = 10, marker = 0xc0): Uint8Array<ArrayBuffer> {
  const frame = [0xff, marker, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255]
  return new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe1,
    0,
    6,
    1,
    2,
    3,
    4,
    0xff,
    0xff,
    0xc4,
    0,
    4,
    9,
    9,
    ...frame,
    3,
    1,
    0x22,
    0,
  ])
}

/** Returns a WebP header of one of its three kinds. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width = 10, height = 10): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40)
  const view = new DataView(bytes.buffer)
  const write = (text: string, at: number) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  write('RIFF', 0)
  write(`WEBP${kind}`, 8)
  if (kind === 'VP8 ') {
    view.setUint16(26, width, true)
    view.setUint16(28, height, true)
  } else if (kind === 'VP8L') {
    view.setUint8(20, 0x2f)
    view.setUint32(21, (width - 1) | ((height - 1) << 14), true)
  } else {
    view.setUint32(24, width - 1, true)
    view.setUint32(27, height - 1, true)
  }
  return bytes
}

/** Returns a file of exactly this many bytes that starts with the given ones. */
export function file(
  begin: Uint8Array<ArrayBuffer>,
  { size = begin.length, name = 'holiday.png', type = 'image/png' } = {},
): File {
  return new File([begin, new Uint8Array(size - begin.length)], name, { type })
}

// The files of pictures: their types, what is refused, and how they are encoded again before they are sent. Their bytes decide,
// not their names.

/** The accepted types of pictures. SVG is not one, because it can contain script. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

/** For file choosers, which filter by name. The bytes decide. */
export const imageTypes: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp']

/** Returns the type of a file by its first bytes. Returns undefined for other types. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (holds(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (holds(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (holds(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && holds(bytes, 8, [0x57, 0x45, 0x42, 0x50])) return 'image/webp'
  return undefined
}

/** Returns the file name for the upload. The original name may reveal facts about the person. */
export function imageName(type: ImageType): string {
  return `image.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`
}

function holds(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte)
}

/** The most pictures in one choice. */
export const maxChosen = 19
/** A picture must be smaller than this. */
export const maxBytes = 3 * 1024 * 1024

/** Why a picture is refused, as a message key. */
export type Refusal =
  | 'engine.image.tooLarge'
  | 'engine.image.wrongType'
  | 'engine.image.tooManyPixels'
  | 'engine.image.unreadable'

export type Examined = { readonly type: ImageType } | { readonly refusal: Refusal }

/** Checks whether a chosen file is a picture that may be sent. */
export async function examineImage(file: Blob): Promise<Examined> {
  if (file.size >= maxBytes) return { refusal: 'engine.image.tooLarge' }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { refusal: 'engine.image.unreadable' }
  }
  const type = imageType(bytes)
  if (!type) return { refusal: 'engine.image.wrongType' }
  if ((imagePixels(bytes, type) ?? 0) > maxPixels) return { refusal: 'engine.image.tooManyPixels' }
  return { type }
}

export interface Prepared {
  readonly blob: Blob
  readonly name: string
}

/** Returns the bytes to send: without metadata, if the browser can re-encode the picture. */
export async function prepareImage(file: Blob, type: ImageType): Promise<Prepared> {
  const drawn = await reencode(file, type)
  // A browser that cannot write a type writes PNG. Without re-encoding, the type comes from the file name.
  const kept = imageType(new Uint8Array(await drawn.slice(0, 12).arrayBuffer())) ?? type
  return { blob: drawn.type === kept ? drawn : new Blob([drawn], { type: kept }), name: imageName(kept) }
}

/** The longer side of a sent picture, in pixels. */
const longestSide = 2560

/**
 * Encodes a picture again, and scales large ones down. Returns the original if the browser cannot, or if the result would
 * exceed the limit.
 */
async function reencode(original: Blob, type: ImageType): Promise<Blob> {
  try {
    const drawn = await draw(original, type)
    return drawn && drawn.size > 0 && drawn.size < maxBytes ? drawn : original
  } catch {
    return original
  }
}

async function draw(original: Blob, type: ImageType): Promise<Blob | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined
  const bitmap = await createImageBitmap(original)
  try {
    const share = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * share))
    canvas.height = Math.max(1, Math.round(bitmap.height * share))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
  } finally {
    bitmap.close()
  }
}

const quality = 0.9

/** Pictures with more pixels are not decoded: even a small file may need more memory than a phone has. */
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

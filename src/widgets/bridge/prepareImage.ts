// What has to be true of a chosen picture before it is sent. Bytes count, not names.
import { imagePixels, maxPixels } from './imagePixels'
import { imageName, imageType, type ImageType } from './imageType'
import { reencode } from './reencode'

/** A picture must be smaller than this (spec §5: under 3 MB). */
export const maxBytes = 3 * 1024 * 1024

/** Why a picture is not taken, as a message key. */
export type Refusal = 'image.tooLarge' | 'image.wrongType' | 'image.tooManyPixels' | 'image.unreadable'

export type Examined = { readonly type: ImageType } | { readonly refusal: Refusal }

/** Tells whether a chosen file is a picture that may be sent. */
export async function examineImage(file: Blob): Promise<Examined> {
  if (file.size >= maxBytes) return { refusal: 'image.tooLarge' }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { refusal: 'image.unreadable' }
  }
  const type = imageType(bytes)
  if (!type) return { refusal: 'image.wrongType' }
  if ((imagePixels(bytes, type) ?? 0) > maxPixels) return { refusal: 'image.tooManyPixels' }
  return { type }
}

export interface Prepared {
  readonly blob: Blob
  readonly name: string
}

/** Gives what is sent of an examined picture: without its metadata where the browser can draw it anew. */
export async function prepareImage(file: Blob, type: ImageType): Promise<Prepared> {
  const drawn = await reencode(file, type, maxBytes)
  // A browser that cannot write a type writes PNG; one that could not draw keeps a type which only the name said.
  const kept = imageType(new Uint8Array(await drawn.slice(0, 12).arrayBuffer())) ?? type
  return { blob: drawn.type === kept ? drawn : new Blob([drawn], { type: kept }), name: imageName(kept) }
}

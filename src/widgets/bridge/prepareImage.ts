// Checks and prepares a chosen picture. Its bytes decide, not its name.
import { imagePixels, maxPixels } from './imagePixels'
import { imageName, imageType, type ImageType } from './imageType'
import { reencode } from './reencode'

/** A picture must be smaller than this. */
export const maxBytes = 3 * 1024 * 1024

/** Why a picture is refused, as a message key. */
export type Refusal = 'image.tooLarge' | 'image.wrongType' | 'image.tooManyPixels' | 'image.unreadable'

export type Examined = { readonly type: ImageType } | { readonly refusal: Refusal }

/** Checks whether a chosen file is a picture that may be sent. */
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

/** Returns the bytes to send: without metadata, if the browser can re-encode the picture. */
export async function prepareImage(file: Blob, type: ImageType): Promise<Prepared> {
  const drawn = await reencode(file, type, maxBytes)
  // A browser that cannot write a type writes PNG. Without re-encoding, the type comes from the file name.
  const kept = imageType(new Uint8Array(await drawn.slice(0, 12).arrayBuffer())) ?? type
  return { blob: drawn.type === kept ? drawn : new Blob([drawn], { type: kept }), name: imageName(kept) }
}

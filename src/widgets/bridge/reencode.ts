// Re-encodes a picture, which removes its metadata and limits its size.
import type { ImageType } from './imageType'

/** The longer side of a sent picture, in pixels. */
const longestSide = 2560

/**
 * Encodes a picture again, and scales large ones down. Returns the original if the browser cannot, or if the result would
 * exceed the limit.
 */
export async function reencode(original: Blob, type: ImageType, maxBytes: number): Promise<Blob> {
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

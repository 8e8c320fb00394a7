// Images as an app gives them: what it knows them by, and their bytes where it sends them along.
import type { NativeImage } from '../../generated/types'
import { imageName, imageType } from './imageType'
import { isForeign } from './wire/globals'

/** Reads one member of a list of images; undefined for what is none. */
export function readImage(given: unknown): NativeImage | undefined {
  if (typeof given === 'string') {
    if (given.trim() === '') return undefined
    return given.startsWith('data:') ? { path: given, data: given } : { path: given }
  }
  if (!isForeign(given)) return undefined
  const { path, data } = given
  const bytes = typeof data === 'string' && data !== '' ? { data } : {}
  if (typeof path === 'string' && path.trim() !== '') return { path, ...bytes }
  return bytes.data === undefined ? undefined : { path: bytes.data, ...bytes }
}

/** Gives an image as a file with its bytes, as far as they came along: an image without them is an empty file. */
export function fileOf({ data = '' }: NativeImage): File {
  const bytes = bytesOf(data.replace(/^data:[^,]*,/, ''))
  const type = imageType(bytes)
  return type ? new File([bytes], imageName(type), { type }) : new File([bytes], 'image')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

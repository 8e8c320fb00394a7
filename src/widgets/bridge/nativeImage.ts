// Images from an app: their id in the app, and their bytes if the app sends them.
import { imageName, imageType } from '@pagewright/engine/ui'
import type { NativeImage } from '../../generated/types'
import { isForeign } from './wire/globals'

/** Reads one entry of a list of images. Returns undefined if it is not an image. */
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

/** Returns an image as a file. If the app sent no bytes, the file is empty. */
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

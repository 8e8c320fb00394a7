// Timeouts of native calls.
import type { NativeKind } from './nativeFunction'

/** Milliseconds by kind. A person needs time to choose, and an image needs time to upload. */
const deadlines: { readonly [Kind in NativeKind]: number } = {
  info: 3_000,
  shell: 5_000,
  navigate: 5_000,
  share: 5_000,
  choose: 300_000,
  upload: 60_000,
  event: 5_000,
}

/** Returns the timeout of a call in milliseconds. For an upload, it is multiplied by the number of images. */
export function deadlineOf(kind: NativeKind, data: object): number {
  const images: unknown = kind === 'upload' && 'images' in data ? data.images : []
  return deadlines[kind] * Math.max(1, Array.isArray(images) ? images.length : 1)
}

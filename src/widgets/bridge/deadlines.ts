// How long an answer is waited for.
import type { NativeKind } from './nativeFunction'

/** Milliseconds by kind (decision 30); a person needs time to choose, an image needs time to travel. */
const deadlines: { readonly [Kind in NativeKind]: number } = {
  info: 3_000,
  shell: 5_000,
  navigate: 5_000,
  share: 5_000,
  choose: 300_000,
  upload: 60_000,
  event: 5_000,
}

/** Gives the milliseconds that a call may take; those of an upload are for each of its images. */
export function deadlineOf(kind: NativeKind, data: object): number {
  const images: unknown = kind === 'upload' && 'images' in data ? data.images : []
  return deadlines[kind] * Math.max(1, Array.isArray(images) ? images.length : 1)
}

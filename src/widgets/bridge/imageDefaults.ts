import type { ImageChoice } from '../../generated/types'

/** The defaults of an image choice. */
export const imageDefaults = {
  count: 1,
  sizeType: 'compressed',
  mp4Enabled: false,
  ts: 10,
} as const satisfies Required<ImageChoice>

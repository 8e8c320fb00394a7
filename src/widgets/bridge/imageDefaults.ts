import type { ImageChoice } from '../../generated/types'

/** How images are chosen where nothing else is said (spec §3). */
export const imageDefaults = {
  count: 1,
  sizeType: 'compressed',
  mp4Enabled: false,
  ts: 10,
} as const satisfies Required<ImageChoice>

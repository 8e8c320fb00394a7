// Styles of pictures and videos. They are no style sheet, because all pages load one sheet, and few have media.
import type { CSSProperties } from 'react'

export const boxStyle: CSSProperties = {
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: 'var(--pw-ratio)',
  borderRadius: 'var(--pw-radius-l)',
}

/** A picture or a video fills its box, and none of it is cut. */
export const whole: CSSProperties = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
}

export const playStyle: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  background: 'var(--pw-color-muted-soft)',
}

export const glyphStyle: CSSProperties = {
  gridArea: '1 / 1',
  inlineSize: 64,
  borderRadius: '50%',
  background: 'var(--pw-color-shade)',
  fill: 'var(--pw-color-on-shade)',
}

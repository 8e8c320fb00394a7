// The room that a page keeps free for what is not there yet.
import type { CSSProperties } from 'react'

/** A style with the variables that `Skeleton.css` reads. */
export type RoomStyle = CSSProperties & { readonly '--pw-ratio'?: string; readonly '--pw-cells'?: string }

/** Returns the style of a box with a ratio such as `16/9`. On a wide screen it stands in the middle, whole in the window. */
export function boxOf(ratio: string): RoomStyle {
  const most = `min(75vh * ${ratio}, 640px)`
  return { '--pw-ratio': ratio, inlineSize: '100%', maxInlineSize: most, marginInline: 'auto' }
}

/** Returns the style of columns that have at least a width in pixels. */
export function columnsOf(width: number): RoomStyle {
  return { '--pw-cells': `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))` }
}

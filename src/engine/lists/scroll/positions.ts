// What lists remember in an entry of the history: scroll positions and chosen rows. They are apart from
// `useScrollPosition.ts`, because every page forgets them when a session ends.
import type { StateSnapshot } from 'react-virtuoso'

export interface ScrollPosition {
  readonly snapshot: StateSnapshot
  /** Number of pages loaded then: fewer cannot reach the position. */
  readonly pages: number
  /** Index of the item that had the focus when the reader left. */
  readonly focused?: number | undefined
}

export const positions = new Map<string, ScrollPosition>()
/** Keys of the chosen rows. */
export const choices = new Map<string, ReadonlySet<string>>()
/** `isRead` is true after the positions of an earlier document were read from session storage. */
export const stored = { isRead: false }

/** Forgets every position and choice, when a session ends. */
export function forgetPositions(): void {
  positions.clear()
  choices.clear()
  stored.isRead = false
}

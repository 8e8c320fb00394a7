// The scroll positions of lists. They are apart from `useScrollPosition.ts`, because every page forgets them when a session ends.
import type { StateSnapshot } from 'react-virtuoso'

export interface ScrollPosition {
  readonly snapshot: StateSnapshot
  /** Number of pages loaded then: fewer cannot reach the position. */
  readonly pages: number
}

export const positions = new Map<string, ScrollPosition>()
/** `isRead` is true after the positions of an earlier document were read from session storage. */
export const stored = { isRead: false }

/** Forgets every position, when a session ends. */
export function forgetPositions(): void {
  positions.clear()
  stored.isRead = false
}

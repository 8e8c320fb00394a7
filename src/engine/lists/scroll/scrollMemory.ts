// Remembers the scroll position of each list per history entry: in memory, and in session storage for a reload.
import type { StateSnapshot } from 'react-virtuoso'
import { storageName } from '../../lib/storageName'
import { positions, stored, type ScrollPosition } from './positions'

/** More positions than anybody goes back through. The oldest are dropped first. */
const maxPositions = 40
const maxCharacters = 64 * 1024

/** Remembers a position under a name. */
export function rememberPosition(name: string, place: ScrollPosition): void {
  readStored()
  positions.delete(name)
  positions.set(name, place)
  for (const oldest of positions.keys()) {
    if (positions.size <= maxPositions) break
    positions.delete(oldest)
  }
}

export function positionOf(name: string): ScrollPosition | undefined {
  readStored()
  return positions.get(name)
}

/** Writes the positions to session storage, without the oldest ones if they exceed 64 K characters. */
export function storePositions(): void {
  const entries = [...positions]
  let text = JSON.stringify(entries)
  while (text.length > maxCharacters && entries.length > 0) {
    entries.splice(0, Math.ceil(entries.length / 2))
    text = JSON.stringify(entries)
  }
  try {
    window.sessionStorage?.setItem(storageName('scroll'), text)
  } catch {
    // Private mode or full storage: memory serves until the reload.
  }
}

function readStored() {
  if (stored.isRead) return
  stored.isRead = true
  try {
    const entries: unknown = JSON.parse(window.sessionStorage?.getItem(storageName('scroll')) ?? '[]')
    if (!Array.isArray(entries)) return
    for (const entry of entries) {
      if (isEntry(entry)) positions.set(entry[0], revived(entry[1]))
    }
  } catch {
    // Unreadable entries: lists start at their top.
  }
}

/** Restores the open end of the last range: JSON writes Infinity as null. */
function revived({ snapshot, pages }: ScrollPosition): ScrollPosition {
  const ranges = snapshot.ranges.map((range) => ({ ...range, endIndex: range.endIndex ?? Infinity }))
  return { snapshot: { ...snapshot, ranges }, pages }
}

function isEntry(entry: unknown): entry is [string, ScrollPosition] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const place = entry[1] as Partial<ScrollPosition> | null
  const snapshot = place?.snapshot as Partial<StateSnapshot> | undefined
  return (
    Number.isInteger(place?.pages) &&
    Number.isFinite(snapshot?.scrollTop) &&
    Array.isArray(snapshot?.ranges) &&
    snapshot.ranges.every((range) => Number.isFinite(range.size) && Number.isInteger(range.startIndex))
  )
}

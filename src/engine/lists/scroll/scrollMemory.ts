// Where each list stood, by the entry of the history it was seen in: in memory, and in session storage for a reload.
import type { StateSnapshot } from 'react-virtuoso'

export interface ScrollPosition {
  readonly snapshot: StateSnapshot
  /** Pages held at that moment: fewer cannot reach the place. */
  readonly pages: number
}

const storageKey = 'pw.scroll'
/** More places than anybody goes back through; the oldest are forgotten first. */
const mostPlaces = 40
const mostCharacters = 64 * 1024

const places = new Map<string, ScrollPosition>()
let isRead = false

/** Remembers a place under its name; storage that is full, forbidden or missing is done without. */
export function rememberPosition(name: string, place: ScrollPosition): void {
  readStored()
  places.delete(name)
  places.set(name, place)
  for (const oldest of places.keys()) {
    if (places.size <= mostPlaces) break
    places.delete(oldest)
  }
}

/** Gives the place remembered under a name, or nothing. */
export function positionOf(name: string): ScrollPosition | undefined {
  readStored()
  return places.get(name)
}

/** Writes the places to session storage, the oldest left out where they take more than 64 K characters. */
export function storePositions(): void {
  const entries = [...places]
  let text = JSON.stringify(entries)
  while (text.length > mostCharacters && entries.length > 0) {
    entries.splice(0, Math.ceil(entries.length / 2))
    text = JSON.stringify(entries)
  }
  try {
    window.sessionStorage?.setItem(storageKey, text)
  } catch {
    // Private modes and full storage: memory serves until the reload.
  }
}

/** Forgets every place, for a session that ends. */
export function forgetPositions(): void {
  places.clear()
  isRead = false
}

function readStored() {
  if (isRead) return
  isRead = true
  try {
    const stored: unknown = JSON.parse(window.sessionStorage?.getItem(storageKey) ?? '[]')
    if (!Array.isArray(stored)) return
    for (const entry of stored) {
      if (isEntry(entry)) places.set(entry[0], revived(entry[1]))
    }
  } catch {
    // Unreadable: the list starts at its top.
  }
}

/** JSON writes the open end of the last range, Infinity, as null. */
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

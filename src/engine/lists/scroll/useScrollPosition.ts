// The scroll position of a list in its history entry: kept in memory, and in session storage for a reload.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { StateSnapshot, VirtuosoHandle } from 'react-virtuoso'
import { positions, type ScrollPosition, stored } from './positions'
import { useLatest } from '../../lib/react'
import { storageName } from '../../lib/storageName'

/** Most pages that are loaded again after a reload. A position further down is dropped. */
const maxRestoredPages = 10

interface ScrollMemory {
  /** Position to restore, or undefined once the reader has scrolled. */
  readonly position: ScrollPosition | undefined
  readonly handle: RefObject<Pick<VirtuosoHandle, 'getState'> | null>
  /** Call when scrolling starts and ends. */
  onScrollingChange(isScrolling: boolean): void
}

/** Remembers the scroll position of a list in this history entry, and returns it when the reader comes back. */
export function useScrollPosition(id: string, pages: number): ScrollMemory {
  const { key } = useLocation()
  const handle = useRef<Pick<VirtuosoHandle, 'getState'>>(null)
  const name = `${id} ${key}`
  const [position, setPosition] = useState(() => reachable(positionOf(name), pages))
  const latest = useLatest({ name, pages })

  const save = useCallback(() => {
    handle.current?.getState((snapshot) => {
      if (snapshot.ranges.length > 0) {
        const focused = document.activeElement?.closest('[data-item-index]')?.getAttribute('data-item-index')
        rememberPosition(latest.current.name, {
          snapshot,
          pages: latest.current.pages,
          ...(focused && { focused: Number(focused) }),
        })
      }
    })
  }, [latest])

  // A sheet with an own address adds a history entry while the list stays: it gets the same position.
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current !== name) save()
    shown.current = name
  }, [name, save])

  // A layout effect of the owner is cleaned up while the rows below still know their state.
  useLayoutEffect(() => save, [save])

  useEffect(() => {
    const leave = () => {
      save()
      storePositions()
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [save])

  const onScrollingChange = useCallback(
    (isScrolling: boolean) => {
      if (isScrolling) return
      save()
      // The position is used once: rows of another search start at their top.
      setPosition(undefined)
    },
    [save],
  )
  return { position, handle, onScrollingChange }
}

function reachable(place: ScrollPosition | undefined, held: number) {
  return place && place.pages <= Math.max(held, maxRestoredPages) ? place : undefined
}

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

interface RestorePagesOptions {
  /** Number of pages to restore. */
  readonly wanted: number
  readonly held: number
  readonly canLoad: boolean
  readonly isBusy: boolean
  /** True until the first page has loaded or failed. */
  readonly isPending: boolean
  readonly isFailed: boolean
  load(): void
}

/** Loads the pages that a list had before a reload, once. Returns true until done. */
export function useRestorePages({
  wanted,
  held,
  canLoad,
  isBusy,
  isPending,
  isFailed,
  load,
}: RestorePagesOptions): boolean {
  const [isDone, setIsDone] = useState(held >= wanted)
  const isEnough = isFailed || (!isPending && (held >= wanted || !canLoad))
  if (!isDone && isEnough) setIsDone(true)
  const isRestoring = !isDone && !isEnough

  useEffect(() => {
    if (isRestoring && !isBusy && !isPending) load()
  }, [isRestoring, isBusy, isPending, held, load])

  return isRestoring
}

/** Scrolls to the top of the rows when another search or filter has loaded and the reader is further down. */
export function useScrollToTopOnChange(top: RefObject<HTMLElement | null>, name: string, isSettled: boolean): void {
  const shown = useRef(name)
  useEffect(() => {
    if (!isSettled || shown.current === name) return
    shown.current = name
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' })
  }, [top, name, isSettled])
}

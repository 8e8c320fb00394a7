import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { VirtuosoHandle } from 'react-virtuoso'
import type { ScrollPosition } from './positions'
import { positionOf, rememberPosition, storePositions } from './scrollMemory'
import { useLatest } from '../../lib/react'

/** Most pages that are loaded again after a reload. A position further down is dropped. */
export const maxRestoredPages = 10

export interface ScrollMemory {
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
        rememberPosition(latest.current.name, { snapshot, pages: latest.current.pages })
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

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { VirtuosoHandle } from 'react-virtuoso'
import { positionOf, rememberPosition, storePositions, type ScrollPosition } from './scrollMemory'
import { useLatest } from '../../lib/react'

/** Pages asked for again after a reload to get back to a place; a place further down is given up. */
export const maxRestoredPages = 10

export interface ScrollMemory {
  /** The place to go back to; nothing once the reader has moved on. */
  readonly place: ScrollPosition | undefined
  readonly handle: RefObject<Pick<VirtuosoHandle, 'getState'> | null>
  /** To be called when scrolling starts and ends. */
  scrolling(isScrolling: boolean): void
}

/** Remembers where the list with this id stands in this entry of the history, and gives the place on return. */
export function useScrollPosition(id: string, pages: number): ScrollMemory {
  const { key } = useLocation()
  const handle = useRef<Pick<VirtuosoHandle, 'getState'>>(null)
  const name = `${id} ${key}`
  const [place, setPlace] = useState(() => reachable(positionOf(name), pages))
  const latest = useLatest({ name, pages })

  const save = useCallback(() => {
    handle.current?.getState((snapshot) => {
      if (snapshot.ranges.length > 0) {
        rememberPosition(latest.current.name, { snapshot, pages: latest.current.pages })
      }
    })
  }, [latest])

  // A sheet with an own address makes a new entry while the list stays: the place is the same there.
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

  const scrolling = useCallback(
    (isScrolling: boolean) => {
      if (isScrolling) return
      save()
      // Used up: rows that go and come again, for another search, begin at their top.
      setPlace(undefined)
    },
    [save],
  )
  return { place, handle, scrolling }
}

function reachable(place: ScrollPosition | undefined, held: number) {
  return place && place.pages <= Math.max(held, maxRestoredPages) ? place : undefined
}

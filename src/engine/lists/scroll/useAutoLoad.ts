import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { shouldLoadPage } from '../data/rows'
import { useLatest } from '../../lib/react'

interface AutoLoadOptions {
  readonly count: number
  /** Number of loaded pages. An empty page changes nothing else. */
  readonly pages: number
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly isFailed: boolean
  load(): void
  /** True if the end is out of sight, as `setEndFar` last set. */
  readonly isEndFar: boolean
  setEndFar(isFar: boolean): void
}

interface AutoLoad {
  /** True if no page loads by itself: then the footer shows a button. */
  readonly isIdle: boolean
  /** Call with the height of all rows in pixels when it changes. */
  onHeightChange(height: number): void
  /** Element at the top of the rows. It gets `data-placed` once their height is known. */
  readonly top: RefObject<HTMLDivElement | null>
}

/**
 * Loads pages until the rows fill the window, then up to three per gesture. A fast scroll loads earlier. Virtuoso's
 * `endReached` is not used, because it fires once and stalls on short pages.
 */
export function useAutoLoad(options: AutoLoadOptions): AutoLoad {
  const latest = useLatest(options)
  const top = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const loadsSinceGesture = useRef(0)
  const loadedAt = useRef(-1)
  const lastScroll = useRef({ at: 0, step: 0 })
  const frame = useRef(0)
  const task = useRef<ReturnType<typeof setTimeout>>(undefined)
  const state = stateKey(options)
  const [idleState, setIdleState] = useState('')

  const check = useCallback(() => {
    const { count, hasMore, isBusy, isFailed, load, isEndFar, setEndFar } = latest.current
    const isMeasured = top.current !== null && (height.current > 0 || count === 0)
    if (!top.current || !isMeasured) return
    top.current.dataset['placed'] ??= 'true'
    // The height of rows that are gone is old.
    const pixelsBelow = top.current.getBoundingClientRect().top + (count > 0 ? height.current : 0) - window.innerHeight
    const isEndFarNow = pixelsBelow > nearEndPx
    // Setting the same value would still re-render the list once.
    if (isEndFarNow !== isEndFar) setEndFar(isEndFarNow)
    const step = Math.abs(window.scrollY - lastScroll.current.at)
    // A single step is a jump to a position or a row, so the smaller of two steps counts.
    const pace = Math.min(step, lastScroll.current.step)
    lastScroll.current = { at: window.scrollY, step }
    if (isBusy) return
    // A page takes a few scroll steps to arrive.
    const wantedPixels = window.innerHeight + Math.min(pace * 3, window.innerHeight * 2)
    if (
      shouldLoadPage({ hasMore, isBusy, isFailed, pixelsBelow, wantedPixels, autoLoads: loadsSinceGesture.current })
    ) {
      // A page without rows does not count: nobody has seen anything of it.
      if (count !== loadedAt.current) loadsSinceGesture.current += 1
      loadedAt.current = count
      load()
    } else if (!isEndFarNow) setIdleState(stateKey(latest.current))
  }, [latest])

  const cancel = useCallback(() => {
    cancelAnimationFrame(frame.current)
    clearTimeout(task.current)
    frame.current = 0
  }, [])

  // Waits two frames: the first draws the new rows, the second knows their height. A task after them finds the layout
  // done and delays no frame. A scheduled check is never postponed, because scrolling would postpone it for ever.
  const scheduleCheck = useCallback(() => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => {
        task.current = setTimeout(() => {
          frame.current = 0
          check()
        })
      })
    })
  }, [check])

  useEffect(() => {
    cancel()
    scheduleCheck()
    return cancel
  }, [cancel, scheduleCheck, state])

  useEffect(() => {
    const listener = () => {
      loadsSinceGesture.current = 0
      scheduleCheck()
    }
    for (const type of moves) window.addEventListener(type, listener, { passive: true })
    return () => {
      for (const type of moves) window.removeEventListener(type, listener)
    }
  }, [scheduleCheck])

  const onHeightChange = useCallback(
    (next: number) => {
      height.current = next
      scheduleCheck()
    },
    [scheduleCheck],
  )
  return { isIdle: options.isEndFar || idleState === state, onHeightChange, top }
}

/** Events by which a person moves the window. */
export const gestures = ['wheel', 'touchmove', 'keydown']
/** Events after which a person may want more rows. */
const moves = ['scroll', 'resize', ...gestures]

/** Pixels below the window within which the end is about to show. */
const nearEndPx = 200

function stateKey({ count, pages, hasMore, isBusy, isFailed }: AutoLoadOptions) {
  return [count, pages, hasMore, isBusy, isFailed].join()
}

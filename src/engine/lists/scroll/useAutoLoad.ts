import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { shouldLoadPage } from '../data/paging'
import { useLatest } from '../../lib/react'

export interface AutoLoadOptions {
  readonly count: number
  readonly hasMore: boolean
  readonly isBusy: boolean
  readonly isFailed: boolean
  load(): void
  /** The end is out of sight, by what `setFar` was told last. */
  readonly isFar: boolean
  setFar(isFar: boolean): void
}

export interface AutoLoad {
  /** No page is asked for without being told: the end shows how to ask. */
  readonly isResting: boolean
  /** To be called with the height of all rows in pixels, whenever it changes. */
  measure(height: number): void
  /** The element whose upper edge is where the rows begin; `data-placed` once their height is known. */
  readonly top: RefObject<HTMLDivElement | null>
}

/**
 * Loads pages until the rows fill the window, then up to 3 pages ahead for each gesture (scroll, wheel, touch, key): who
 * goes fast has the next one asked for sooner, for at the end the scrolling stands still until it came. It does not rely
 * on Virtuoso's `endReached`, which fires once and stalls on short pages.
 */
export function useAutoLoad(options: AutoLoadOptions): AutoLoad {
  const latest = useLatest(options)
  const top = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const fills = useRef(0)
  const stood = useRef({ at: 0, step: 0 })
  const frame = useRef(0)
  const task = useRef<ReturnType<typeof setTimeout>>(undefined)
  const situation = situationOf(options)
  const [rested, setRested] = useState('')

  const check = useCallback(() => {
    const { count, hasMore, isBusy, isFailed, load, isFar, setFar } = latest.current
    const isMeasured = top.current !== null && (height.current > 0 || count === 0)
    if (!top.current || !isMeasured) return
    top.current.dataset['placed'] ??= 'true'
    const ahead = top.current.getBoundingClientRect().top + height.current - window.innerHeight
    const isFarNow = ahead > nearSight
    // Told what it knows, React draws the list once more all the same, after each time that it was drawn.
    if (isFarNow !== isFar) setFar(isFarNow)
    const step = Math.abs(window.scrollY - stood.current.at)
    // One step alone is a jump: back to a place, or to a row.
    const pace = Math.min(step, stood.current.step)
    stood.current = { at: window.scrollY, step }
    if (isBusy) return
    // A page takes a few steps to come.
    const wanted = window.innerHeight + Math.min(pace * 3, window.innerHeight * 2)
    if (shouldLoadPage({ hasMore, isBusy, isFailed, ahead, wanted, fills: fills.current })) {
      fills.current += 1
      load()
    } else if (!isFarNow) setRested(situationOf(latest.current))
  }, [latest])

  const cancel = useCallback(() => {
    cancelAnimationFrame(frame.current)
    clearTimeout(task.current)
    frame.current = 0
  }, [])

  // Two frames: the first draws the new rows, the second knows their height. What comes after it finds all laid out, and
  // asking, which takes a third of a frame, holds none up. A planned check is not put off: scrolling would put it off for
  // ever.
  const plan = useCallback(() => {
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
    plan()
    return cancel
  }, [cancel, plan, situation])

  useEffect(() => {
    const listener = () => {
      fills.current = 0
      plan()
    }
    for (const type of gestures) window.addEventListener(type, listener, { passive: true })
    return () => {
      for (const type of gestures) window.removeEventListener(type, listener)
    }
  }, [plan])

  const measure = useCallback(
    (next: number) => {
      height.current = next
      plan()
    },
    [plan],
  )
  return { isResting: options.isFar || rested === situation, measure, top }
}

/** Events after which a person may look for more rows. */
const gestures = ['scroll', 'wheel', 'touchmove', 'keydown', 'resize']

/** Pixels below the window within which the end is next to be seen. */
const nearSight = 200

function situationOf({ count, hasMore, isBusy, isFailed }: AutoLoadOptions) {
  return [count, hasMore, isBusy, isFailed].join()
}

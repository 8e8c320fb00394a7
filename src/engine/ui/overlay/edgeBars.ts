// Keeps the bars that stand at the lower edge of the window. Each bar adds itself, and messages at that edge ask how
// high the bars are. It does not know how a bar looks.
import { useLayoutEffect, type RefObject } from 'react'
import { createEmitter } from '../../lib/emitter'

const bars = new Set<HTMLElement>()
const moves = createEmitter()

/** Counts the element as a bar of the lower edge while it is mounted. */
export function useEdgeBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    bars.add(element)
    const resized = typeof ResizeObserver === 'function' ? new ResizeObserver(barsMoved) : undefined
    resized?.observe(element)
    barsMoved()
    return () => {
      resized?.disconnect()
      bars.delete(element)
      barsMoved()
    }
  }, [bar])
}

/** Calls the listener when a bar comes, goes or changes its size. Returns a function that stops it. */
export const onEdgeBarsChange = moves.on

/**
 * Returns the upper edge of the bars that reach down to `bottom`, or `bottom` if there are none. Both are pixels from the
 * top of the window. Only bars of the same dialog count, or of the page if `dialog` is null.
 */
export function topOfEdgeBars(bottom: number, dialog: Element | null): number {
  let top = bottom
  for (const bar of bars) {
    if (bar.closest('dialog') !== dialog) continue
    const box = bar.getBoundingClientRect()
    // A bar that scrolled up with the end of its page leaves the edge free. A rail at the side reaches the top.
    const isAtEdge = box.height > 0 && box.bottom > bottom - edgeGap && box.top < bottom && box.top > 0
    if (isAtEdge) top = Math.min(top, box.top)
  }
  return top
}

/** Pixels below a floating bar that still count as the edge. */
const edgeGap = 40

/** Tells messages that a bar may have moved. */
export const barsMoved = () => moves.emit()

import { useLayoutEffect } from 'react'
import { onEdgeBarsChange, topOfEdgeBars } from '../overlay/edgeBars'
import { onOverlaysChange, topOverlay } from '../overlay/overlays'

/** Events that may move a bar without a change of its size: a scroll, or the movement of a sheet. */
const moves = ['scroll', 'animationend', 'transitionend'] as const

/**
 * Keeps messages at the lower edge above the on-screen keyboard and above the bars at that edge. Sets `--pw-toast-rise`
 * (pixels) on the element while it is used.
 */
export function useRiseAboveBars(element: HTMLElement, isUsed: boolean): void {
  useLayoutEffect(() => {
    if (!isUsed) return undefined
    const viewport = window.visualViewport
    const update = () => element.style.setProperty('--pw-toast-rise', `${Math.round(riseOf(viewport))}px`)
    update()
    const stops = [onEdgeBarsChange(update), onOverlaysChange(update)]
    viewport?.addEventListener('resize', update)
    viewport?.addEventListener('scroll', update)
    for (const move of moves) document.addEventListener(move, update, { capture: true, passive: true })
    return () => {
      for (const stop of stops) stop()
      viewport?.removeEventListener('resize', update)
      viewport?.removeEventListener('scroll', update)
      for (const move of moves) document.removeEventListener(move, update, { capture: true })
    }
  }, [element, isUsed])
}

/** Returns the height of what covers the lower edge of the window. */
function riseOf(viewport: VisualViewport | null): number {
  const keyboard = viewport ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0
  return window.innerHeight - topOfEdgeBars(window.innerHeight - keyboard, topOverlay())
}

import { useLayoutEffect } from 'react'

/**
 * Keeps messages at the lower edge above the on-screen keyboard and above a bar that sticks to that edge. Sets
 * `--pw-toast-rise` (pixels) on the element while it is used.
 */
export function useRiseAboveBars(element: HTMLElement, isUsed: boolean): void {
  useLayoutEffect(() => {
    if (!isUsed) return undefined
    const viewport = window.visualViewport
    const update = () => element.style.setProperty('--pw-toast-rise', `${Math.round(riseOf(viewport))}px`)
    update()
    // A sheet or a page may bring a bar of its own meanwhile.
    const timer = setInterval(update, 500)
    viewport?.addEventListener('resize', update)
    viewport?.addEventListener('scroll', update)
    return () => {
      clearInterval(timer)
      viewport?.removeEventListener('resize', update)
      viewport?.removeEventListener('scroll', update)
    }
  }, [element, isUsed])
}

/** Returns the height of what covers the lower edge of the window. */
function riseOf(viewport: VisualViewport | null): number {
  const keyboard = viewport ? Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop) : 0
  const bottom = window.innerHeight - keyboard
  return window.innerHeight - topOfBar(bottom)
}

/** Returns the upper edge of the bar that sticks to an edge, or the edge itself. A bar is at most a third of the window. */
function topOfBar(bottom: number): number {
  if (typeof document.elementFromPoint !== 'function') return bottom
  let found = document.elementFromPoint(window.innerWidth / 2, bottom - 1)
  for (
    ;
    found instanceof Element && found.tagName !== 'DIALOG' && found !== document.body;
    found = found.parentElement
  ) {
    const { position } = getComputedStyle(found)
    const { top } = found.getBoundingClientRect()
    const isBar = position === 'sticky' || position === 'fixed' || found.matches('dialog footer')
    if (isBar && bottom - top < window.innerHeight / 3) return top
  }
  return bottom
}

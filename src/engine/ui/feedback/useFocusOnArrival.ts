import { useEffect, type RefObject } from 'react'
import { lastPressAt } from '../overlay/presses'

/**
 * Makes a screen reader announce a new page: it moves the focus to the main part, which the title names. The title
 * itself does not work: if it is the first text, Orca moves there silently when the focused element disappears. A focus
 * that is in use stays, also one in a page around this one. After a press in the new page, the action moves the focus.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { pathname } = window.location
    if (announcedPath === pathname) return undefined
    // While the document loads, a screen reader starts there by itself.
    const isLoading = announcedPath === undefined && document.readyState !== 'complete'
    const arrivedAt = performance.now()
    const timer = setTimeout(
      () => {
        announcedPath = pathname
        if (document.activeElement !== document.body || lastPressAt() > arrivedAt || isFocusOutside()) return
        // Without it a page that was scrolled within these moments is shown from its top
        main.current?.focus({ preventScroll: true })
      },
      isLoading ? 0 : screenReaderDelayMs,
    )
    return () => clearTimeout(timer)
  }, [main])
}

/** Returns true if the document is in a frame, and the focus is not in it. */
function isFocusOutside(): boolean {
  return window.parent !== window && !document.hasFocus()
}

/**
 * Milliseconds that a screen reader needs to notice a removed element. Before that it ignores focus changes or speech.
 */
export const screenReaderDelayMs = 300

/** Path of the page that was announced last. Another query is the same page. */
let announcedPath: string | undefined

import { useEffect, type RefObject } from 'react'

/**
 * Has a screen reader say a page's title once one has come to it, for it hears of nothing else: the focus moves to the main
 * part of the page, which the title names. Not to the title itself: where that is the first text of the page, it is where
 * Orca goes by itself when what had the focus is gone, without a word. Where the focus is in use by then, it stays.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { pathname } = window.location
    if (arrived === pathname) return undefined
    // While the document loads, a screen reader has said nothing yet, and begins there.
    const isLoading = arrived === undefined && document.readyState !== 'complete'
    const timer = setTimeout(
      () => {
        arrived = pathname
        // enhancement: without it a page that was scrolled within these moments is shown from its top
        if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
      },
      isLoading ? 0 : screenReaderDelayMs,
    )
    return () => clearTimeout(timer)
  }, [main])
}

/** How long a screen reader takes to notice what is gone: it passes over what has the focus, or speaks, before. */
export const screenReaderDelayMs = 300

/** The page that was said last; another query of it is the same page. */
let arrived: string | undefined

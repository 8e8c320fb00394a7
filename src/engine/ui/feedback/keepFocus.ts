// Where the focus goes when the element that had it is gone, or when a page arrives.
import { useEffect, type RefObject } from 'react'
import { lastPressAt } from '../overlay/presses'

/** Number of times that the focused element is looked for: nine seconds, because an answer may come late. */
const looks = 30

/**
 * Remembers where the focus is, and returns a function. If the focused element goes within the next seconds, that function
 * focuses what `near` returns then, the row of `from`, the next rows, those before, or the page's content. It never moves
 * to a control, where one more press of the same key would act on something else.
 */
export function keepFocus(near?: () => Element | undefined, from: Element | null = document.activeElement): () => void {
  const { activeElement } = document
  const { pathname } = window.location
  const app = document.querySelector('main')?.closest('body > *')
  const places: (Element | null)[] = []
  const start = from?.matches('[tabindex="-1"]') ? from : from?.parentElement
  for (let at = start; at; at = at.parentElement) {
    // Several rows may go at once.
    const rows = at.matches('[tabindex="-1"]') ? [...(at.parentElement?.children ?? [])] : []
    const index = rows.indexOf(at)
    places.push(at, ...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index)).reverse())
    places.push(at.nextElementSibling, at.previousElementSibling)
  }
  const isPlace = (one: Element | null | undefined) => one?.isConnected === true && one.matches('[tabindex="-1"]')
  const look = (left: number) => {
    setTimeout(() => {
      if (activeElement?.isConnected !== false) {
        if (left > 1 && activeElement !== document.body) look(left - 1)
        return
      }
      // A page that one came to takes the focus itself, and an app that has gone moves none.
      const isElsewhere = window.location.pathname !== pathname || app?.isConnected === false
      if (document.activeElement !== document.body || isElsewhere) return
      const place = [near?.(), ...places].find(isPlace) ?? document.querySelector('main')
      // Without it a row that is partly out of sight comes into sight.
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    }, screenReaderDelayMs)
  }
  return () => look(looks)
}

/**
 * Makes a screen reader announce a new page: it moves the focus to the main part, which the title names. The title
 * itself does not work: if it is the first text, Orca moves there silently when the focused element disappears. A focus
 * that is in use stays, also one in a page around this one. After a press in the new page, the action moves the focus.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    const { pathname } = window.location
    if (isWaiting || announcedPath === pathname) return undefined
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
  }, [main, isWaiting])
}

function isFocusOutside(): boolean {
  return window.parent !== window && !document.hasFocus()
}

/**
 * Milliseconds that a screen reader needs to notice a removed element. Before that it ignores focus changes or speech.
 */
export const screenReaderDelayMs = 300

/** Path of the page that was announced last. Another query is the same page. */
let announcedPath: string | undefined

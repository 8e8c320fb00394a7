import { screenReaderDelayMs } from './useFocusOnArrival'

/** Number of times that the focused element is looked for: nine seconds, because an answer may come late. */
const looks = 30

/**
 * Remembers where the focus is, and returns a function. If the focused element goes within the next seconds, that function
 * focuses the same row, the next one, the one before, or the page's content. It never moves to a control, where one more
 * press of the same key would act on something else.
 */
export function keepFocus(): () => void {
  const { activeElement } = document
  const { pathname } = window.location
  const places: (Element | null)[] = []
  for (let at = activeElement?.parentElement; at; at = at.parentElement) {
    places.push(at, at.nextElementSibling, at.previousElementSibling)
  }
  const isPlace = (one: Element | null) => one?.isConnected === true && one.matches('[tabindex="-1"]')
  const look = (left: number) => {
    setTimeout(() => {
      if (activeElement?.isConnected !== false) {
        if (left > 1 && activeElement !== document.body) look(left - 1)
        return
      }
      // A page that one came to takes the focus itself.
      if (document.activeElement !== document.body || window.location.pathname !== pathname) return
      const place = places.find(isPlace) ?? document.querySelector('main')
      // Without it a row that is partly out of sight comes into sight.
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    }, screenReaderDelayMs)
  }
  return () => look(looks)
}

// Functions that run in the page for the contracts: the history, the place and the focus. They refer to nothing outside
// themselves, as those of look.ts.

export function entries(): number {
  return history.length
}

export function go(steps: number): boolean {
  // Not at once: the answer to this call must leave the page first.
  setTimeout(() => history.go(steps), 0)
  return true
}

export function reload(): boolean {
  setTimeout(() => location.reload(), 0)
  return true
}

/** Scrolls the window, and returns true once the page has drawn a frame there, because no person leaves a place sooner. */
export function scroll(top: number): boolean {
  const name = `drawn at ${top}`
  const isThere = () => Math.abs(pageYOffset - top) < 5
  if (isThere()) return performance.getEntriesByName(name).length > 0
  performance.clearMarks(name)
  window.scrollTo(0, top)
  if (isThere()) requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(name)))
  return false
}

export function scrolled(): number {
  return pageYOffset
}

export function dispatch(event: string): boolean {
  window.dispatchEvent(new Event(event))
  return true
}

/** Returns an empty text if the focus is in an element, or else where it is. */
export function focused(css: string): string {
  const element = document.activeElement
  return element === null ? 'nothing' : element.closest(css) ? '' : `${element.tagName} ${element.className}`
}

export function isFirstWrong(): boolean {
  const first = document.querySelector('[aria-invalid=true]')
  return first !== null && first === document.activeElement
}

export function isMainFocused(): boolean {
  return document.activeElement !== null && document.activeElement.tagName === 'MAIN'
}

export function leaveFor(path: string): boolean {
  setTimeout(() => location.assign(path), 0)
  return true
}

export function titleOf(): string {
  return document.title
}

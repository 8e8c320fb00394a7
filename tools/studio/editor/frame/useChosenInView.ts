import { useEffect } from 'react'
import type { PageWindow } from '../../shell/windowPage'
import { partAt } from '../../workbench/inspect/partAt'
import { takeSnapshot } from '../../workbench/inspect/snapshot'
import { pathName } from '../../workbench/places'

/** Heights of the bars that may lie over the page, in px. */
const bars = { top: 64, bottom: 112 }
const againMs = 300
const mostTries = 6

/** Opens the tabs around the part that was chosen, and scrolls the page to it, unless it can be seen. */
export function useChosenInView(page: PageWindow | undefined, chosen: readonly string[]): void {
  useEffect(() => {
    if (!page || page.closed || chosen.length === 0) return undefined
    let frame = 0
    let timer: ReturnType<typeof setTimeout>
    /** A new part is drawn a moment after it is chosen. */
    const scrollSoon = (tries: number): void => {
      if (!scrollTo(page, chosen) && tries > 0) timer = setTimeout(scrollSoon, againMs, tries - 1)
    }
    /** Opens one tab after the other, the outer one first: its content is drawn a moment later. */
    const show = (tabs: readonly (readonly string[])[]): void => {
      const [outer, ...inner] = tabs
      if (!outer) scrollSoon(mostTries)
      else if (openTab(page, outer)) frame = page.requestAnimationFrame(() => show(inner))
      else show(inner)
    }
    show(chosen.flatMap((name, index) => (name === 'tabs' ? [chosen.slice(0, index + 2)] : [])))
    return () => {
      clearTimeout(timer)
      page.cancelAnimationFrame(frame)
    }
  }, [page, chosen])
}

/** Presses the tab at a path of the config, if it is closed. Returns true if it was. */
function openTab(page: PageWindow, path: readonly string[]): boolean {
  const tab = elementOf(page, path, '[role="tab"][aria-selected="false"]')
  if (!(tab instanceof page.HTMLElement)) return false
  tab.click()
  return true
}

/** Returns false if the part is not drawn. */
function scrollTo(page: PageWindow, path: readonly string[]): boolean {
  const element = page.closed ? undefined : elementOf(page, path)
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  if (top < bars.top || bottom > page.innerHeight - bars.bottom) element.scrollIntoView({ block: 'center' })
  return true
}

/** Returns the first element of a part, or of a part within it. */
function elementOf(page: PageWindow, path: readonly string[], selector = '*'): Element | undefined {
  const snapshot = takeSnapshot(page.document)
  if (!snapshot) return undefined
  const id = pathName(path)
  return [...page.document.body.querySelectorAll(selector)].find((element) => {
    const found = partAt(element, snapshot)
    return found && pathName(found.slice(0, path.length)) === id && element.getBoundingClientRect().height > 0
  })
}

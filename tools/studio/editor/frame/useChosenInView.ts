import { useEffect } from 'react'
import type { PageWindow } from '../../shell/windowPage'
import { partAt } from '../../workbench/inspect/partAt'
import { takeSnapshot } from '../../workbench/inspect/snapshot'
import { pathName } from '../../workbench/places'

/** Heights of the bars that may lie over the page, in px. */
const bars = { top: 64, bottom: 112 }

/** Scrolls the page to the part that was chosen, unless it can be seen. */
export function useChosenInView(page: PageWindow | undefined, chosen: readonly string[]): void {
  useEffect(() => {
    const element = page && !page.closed && chosen.length > 0 ? elementOf(page, chosen) : undefined
    if (!page || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    if (top < bars.top || bottom > page.innerHeight - bars.bottom) element.scrollIntoView({ block: 'center' })
  }, [page, chosen])
}

/** Returns the first element of a part, or of a part within it. */
function elementOf(page: PageWindow, path: readonly string[]): Element | undefined {
  const snapshot = takeSnapshot(page.document)
  if (!snapshot) return undefined
  const id = pathName(path)
  return [...page.document.body.querySelectorAll('*')].find((element) => {
    const found = partAt(element, snapshot)
    return found && pathName(found.slice(0, path.length)) === id && element.getBoundingClientRect().height > 0
  })
}

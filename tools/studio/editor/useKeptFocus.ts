// Finds another place for the focus when what had it goes, such as a form that was sent. The browser would begin at the
// top of the window again.
import { type RefObject, useEffect } from 'react'

const inputs = ['input', 'select', 'textarea'].map((one) => `${one}:not(:disabled)`).join()
const headings = 'h2, h3, h4'

/** Keeps the focus in a panel. A click beside its controls gives it up, as everywhere. */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = panel.current
    if (!within) return undefined
    let last: Element | undefined
    const follow = ({ target }: Event) => {
      last = target instanceof Element && within.contains(target) ? target : undefined
    }
    const release = () => {
      last = undefined
    }
    const observer = new MutationObserver((records) => {
      if (!last || document.activeElement !== document.body) return
      // A button that cannot be pressed for a moment gets the focus back afterwards.
      if (last.isConnected && last.matches(':disabled')) return
      const next = last.isConnected ? last : placeAfter(within, last, records)
      if (!(next instanceof HTMLElement)) return
      if (!next.matches(`${inputs}, button`)) next.tabIndex = -1
      next.focus()
    })
    observer.observe(within, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', follow)
    document.addEventListener('pointerdown', release)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', follow)
      document.removeEventListener('pointerdown', release)
    }
  }, [panel])
}

/**
 * Returns the first input of what opened, the new heading, the neighbour in a list, or the heading above. No button gets
 * the focus: the key that is still down would press it.
 */
function placeAfter(within: HTMLElement, gone: Element, records: readonly MutationRecord[]): Element | undefined {
  const added = records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((one): one is Element => one instanceof Element && one.isConnected)
  const opened = added.some((one) => one.querySelector('h2'))
    ? undefined
    : added.flatMap((one) => [...one.querySelectorAll(inputs)]).at(0)
  if (opened) return opened
  const all = [...within.querySelectorAll(headings)]
  const record = records.find(({ removedNodes }) => [...removedNodes].some((one) => one.contains(gone)))
  const beside = [record?.nextSibling, record?.previousSibling].find((one) => one?.isConnected === true)
  if (beside instanceof Element && beside.matches('li, [role="group"]')) return beside
  const place = beside ?? record?.target
  const isAbove = (one: Element) =>
    place?.isConnected === true && (place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) > 0
  return all.findLast(isAbove) ?? all[0]
}

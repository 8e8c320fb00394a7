import { expect, type Page } from '@playwright/test'

/** Fails with each visible control that a finger misses: less than 44 px high, unless it is a link in running text. */
export async function expectTouchable(page: Page, least = 44): Promise<void> {
  const missed = await page.evaluate((height) => {
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]'
    const isStretched = (element: Element) => {
      const { position, content, top, bottom } = getComputedStyle(element, '::after')
      return content !== 'none' && position === 'absolute' && top === '0px' && bottom === '0px'
    }
    const areaOf = (element: Element) => {
      // Its own `::after` covers the box that it stands in: a whole row is pressed.
      if (element instanceof HTMLElement && isStretched(element)) {
        return (element.offsetParent ?? element).getBoundingClientRect()
      }
      // A label is part of the control it names.
      const label = element.matches('input') ? element.closest('label') : null
      return (label ?? element).getBoundingClientRect()
    }
    const isInText = (element: Element) => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false
      return (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    }
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    return [...modal.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden=true]') && !isInText(element))
      .map((element) => ({ element, box: areaOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < height - 0.5)
      .map(({ element, box }) => `${Math.round(box.height)} px: ${element.outerHTML.slice(0, 120)}`)
  }, least)
  expect(missed, `controls under ${least} px on ${page.url()}`).toEqual([])
}

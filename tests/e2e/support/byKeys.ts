import { expect, type Locator, type Page } from '@playwright/test'

interface Taps {
  click(this: Locator): Promise<void>
  check(this: Locator): Promise<void>
}

/** From now on every tap of a test is a key, pressed on what has the focus by then. Gives what ends that. */
export function tapByKeys(page: Page): () => void {
  const taps = Object.getPrototypeOf(page.locator('html')) as Taps
  const { click, check } = taps
  const key = async function (this: Locator) {
    // As a tap does: a choice whose rows are on their way cannot be worked yet.
    await this.waitFor()
    await expect(this).toBeEnabled()
    // A person comes there by other keys. A second Enter alone, where the first one closed a sheet, is refused.
    await page.keyboard.press('Shift')
    const press = await this.evaluate(focusControl)
    await page.keyboard.press(press)
  }
  Object.assign(taps, { click: key, check: key })
  return () => void Object.assign(taps, { click, check })
}

/** Runs in the page: gives the focus to the control that a tap here would reach, and says which key works it. */
function focusControl(tapped: Element): 'Enter' | 'Space' {
  const controls = 'a[href], button, input, select, summary, textarea'
  // A tap anywhere on a row is one on its name.
  const found = tapped.closest(controls) ?? tapped.closest('label')?.control ?? tapped.querySelector(controls)
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing here takes a key: ${tapped.outerHTML.slice(0, 120)}`)
  found.focus()
  if (document.activeElement !== found || found.tabIndex < 0)
    throw new Error(`The keyboard does not get to ${found.outerHTML.slice(0, 120)}`)
  return found instanceof HTMLInputElement && /^(checkbox|radio)$/.test(found.type) ? 'Space' : 'Enter'
}

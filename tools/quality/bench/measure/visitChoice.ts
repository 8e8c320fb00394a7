import type { Browser } from '@playwright/test'
import type { Figures } from '../figures'
import { openPage, type PageVisit } from './openPage'

/** Opens a page, and the first long choice on it. */
export async function visitChoice(browser: Browser, visit: PageVisit): Promise<Figures> {
  const { page, measured, quiet, close } = await openPage(browser, visit)
  try {
    const picker = page.locator('main button[aria-haspopup=dialog]:enabled').first()
    await picker.scrollIntoViewIfNeeded()
    await quiet()
    const before = await measured()
    await page.evaluate(notePaint)
    await picker.tap()
    await page.getByRole('dialog').first().waitFor()
    const after = await quiet()
    return {
      'ms until it is open': (await page.evaluate(() => globalThis.openedMs)) ?? Number.NaN,
      'script of opening': after.script - before.script,
      'work of opening': after.all - before.all,
    }
  } finally {
    await close()
  }
}

declare global {
  var openedMs: number | undefined
}

// The following function runs in the page, so it refers to nothing outside itself.

/** Notes the time from the next click to the second frame after it, which has been painted then. */
function notePaint(): void {
  const started = () => {
    const began = performance.now()
    requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.openedMs = performance.now() - began)))
  }
  document.addEventListener('click', started, { capture: true, once: true })
}

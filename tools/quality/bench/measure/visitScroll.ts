import type { Browser } from '@playwright/test'
import type { Figures } from '../figures'
import { openPage, type PageVisit } from './openPage'
import { scrollToEnd } from './visitList'

/** Opens a list and scrolls it for four seconds, 240 px a frame. */
export async function visitScroll(browser: Browser, visit: PageVisit): Promise<Figures> {
  const { page, measured, close } = await openPage(browser, visit)
  try {
    const before = await measured()
    const { distance, droppedShare } = await page.evaluate(scrollToEnd, { step: 240, longestMs: 4000 })
    const after = await measured()
    const share = distance / 10_000
    return {
      'work a 10,000 px': (after.all - before.all) / share,
      'script a 10,000 px': (after.script - before.script) / share,
      'frames dropped %': droppedShare * 100,
      'scrolled px': distance,
    }
  } finally {
    await close()
  }
}

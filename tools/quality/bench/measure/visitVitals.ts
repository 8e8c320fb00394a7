import type { Browser, Page } from '@playwright/test'
import type { Figures } from '../figures'
import { openPage, type PageVisit } from './openPage'

/** Opens a page from a cold start, uses it briefly, and returns its Core Web Vitals. */
export async function visitVitals(browser: Browser, visit: PageVisit): Promise<Figures> {
  const { page, loaded, readyMs, work, quiet, close } = await openPage(browser, { ...visit, before: watchVitals })
  try {
    for (const deed of interactions) {
      await deed(page)
      await quiet()
    }
    const { paintedAt, slowest, shifted } = await page.evaluate(() => ({ ...globalThis.vitals }) as Vitals)
    return {
      'JS kB': loaded.js,
      'CSS kB': loaded.css,
      'visible ms': readyMs,
      'script ms': work.script,
      'LCP ms': paintedAt,
      'INP ms': slowest,
      CLS: shifted,
    }
  } finally {
    await close()
  }
}

/** The first interactions: a tap, typing into the first field, the first button, and going back. */
const interactions: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.touchscreen.tap(180, 20),
  async (page) => {
    const field = page.locator('main input:is([type=text], [type=search], [type=tel]):visible').first()
    if ((await field.count()) === 0) return
    await field.tap({ timeout: 5000 }).catch(ignore)
    await page.keyboard.type('123', { delay: 50 })
  },
  (page) => page.locator('main button:visible:enabled').first().tap({ timeout: 2000 }).catch(ignore),
  (page) => page.keyboard.press('Escape'),
]

/** Ignores a missing element, because not every page has one. */
function ignore(): void {}

interface Vitals {
  paintedAt: number
  slowest: number
  shifted: number
}

declare global {
  var vitals: Vitals | undefined
}

// The following function runs in the page, so it refers to nothing outside itself.

function watchVitals(): void {
  const vitals: Vitals = { paintedAt: 0, slowest: 0, shifted: 0 }
  globalThis.vitals = vitals
  const watch = (type: string, options: object, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options })
  watch('largest-contentful-paint', {}, (entry) => (vitals.paintedAt = entry.startTime))
  watch('event', { durationThreshold: 16 }, (entry) => {
    if ((entry as PerformanceEventTiming & { readonly interactionId?: number }).interactionId)
      vitals.slowest = Math.max(vitals.slowest, entry.duration)
  })
  // Shifts less than a second apart form a session of at most five seconds. The figure is the worst session.
  let session = { sum: 0, first: -Infinity, last: -Infinity }
  watch('layout-shift', {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (hadRecentInput) return
    const { startTime } = entry
    const isSame = startTime - session.last < 1000 && startTime - session.first < 5000
    session = isSame
      ? { ...session, sum: session.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime }
    vitals.shifted = Math.max(vitals.shifted, session.sum)
  })
}

// What stands on a page stays where it is: whatever comes later has its place, or comes below.
import type { Page } from '@playwright/test'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import { slice } from './support/slice'
import { expect, test } from './support/test'

/** Half of what counts as good (Core Web Vitals). */
const most = 0.05

for (const route of slice(routes, 8)) {
  test(`${route}: nothing moves while it opens, nor when the network goes and comes`, async ({
    page,
    context,
    site,
  }) => {
    await page.addInitScript(noteShifts)
    const address = addressOf(route)
    await page.goto(openRoutes.includes(route) ? address : await site.entrance(address, visitorOf(route)))
    await settled(page)
    for (const isAway of [true, false]) {
      await context.setOffline(isAway)
      // Long enough to be told of.
      await page.waitForTimeout(700)
    }
    await settled(page)
    const shifts = await shiftsOf(page)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(most)
  })
}

interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

declare global {
  interface Window {
    shifts?: Shift[]
  }
}

function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => window.shifts ?? [])
}

/** Runs in the page and refers to nothing outside itself. */
function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { readonly node?: Node | null }[]
  }
  const shifts: Shift[] = []
  window.shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : 'what is gone'))
      shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

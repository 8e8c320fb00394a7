// What stands on a page stays where it is: whatever comes later has its place, or comes below.
import type { Page } from '@playwright/test'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import { expect, test } from './support/test'
import { words } from './support/words'

/** Half of what counts as good (Core Web Vitals). */
const most = 0.05

/** Two days before the end of a period: the pages have a word more to say than on other days. */
const beforeSettlement = '2026-11-13T12:00:00Z'

for (const route of routes) {
  test(`${route}: nothing moves while it opens, nor when the network goes and comes`, async ({
    page,
    context,
    site,
  }) => {
    await site.clock({ now: beforeSettlement })
    await page.addInitScript(noteShifts)
    const address = addressOf(route)
    await page.goto(openRoutes.includes(route) ? address : await site.entrance(address, visitorOf(route)))
    await settled(page)
    const banner = page.getByRole('status').getByText(words('engine.offline'))
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await context.setOffline(false)
    await expect(banner).toBeHidden()
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

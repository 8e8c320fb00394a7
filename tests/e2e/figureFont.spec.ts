// The font of a market for figures: the policy of the server lets it load, only main figures and the name use it, and
// nothing moves when it arrives.
import type { Page } from '@playwright/test'
import { markets } from '../../markets.config'
import { addressOf, settled, visitorOf } from './support/routes'
import { expect, test } from './support/test'

/** A twentieth of what counts as good (Core Web Vitals): the figures are nearly as wide as those of the device. */
const most = 0.005

const cases = Object.keys(markets).flatMap((market) =>
  (['/', '/my-diamond'] as const).flatMap((route) =>
    (['en', 'ar'] as const).map((language) => ({ market, route, language })),
  ),
)

for (const { market, route, language } of cases) {
  test(`${route} of ${market} in ${language}: the font of figures arrives late, and moves nothing`, async ({
    page,
    site,
  }) => {
    let release: () => void = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (request) => {
      await held
      await request.continue()
    })
    await page.addInitScript(noteShifts)
    const address = addressOf(route, { market, lang: language })
    await page.goto(await site.entrance(address, visitorOf(route)))
    const figure = page.getByText(/^[\d,]+\.\d\d$/).first()
    await expect(figure).toBeVisible()
    await settled(page)
    expect(await loadedFaces(page)).toEqual([])
    await page.evaluate(() => void (window.shiftSum = 0))
    release()
    await expect.poll(() => loadedFaces(page)).toContain('pw-figures')
    await settled(page)
    expect(await page.evaluate(() => window.shiftSum)).toBeLessThanOrEqual(most)
    await expect(figure).toHaveCSS('font-family', /^pw-figures, /)
    await expect(page.locator('body')).not.toHaveCSS('font-family', /pw-figures/)
  })
}

test('the name of the product stands in its letters on the sign-in page', async ({ page }) => {
  await page.goto(addressOf('/login', { market: 'test-brand' }))
  await expect.poll(() => loadedFaces(page)).toEqual(['pw-name'])
  await expect(page.getByText('Nova', { exact: true }).first()).toBeVisible()
})

function loadedFaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
}

declare global {
  interface Window {
    shiftSum?: number
  }
}

/** Runs in the page and refers to nothing outside itself. */
function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    readonly value: number
  }
  window.shiftSum = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as Entry[]) window.shiftSum = (window.shiftSum ?? 0) + value
  }).observe({ type: 'layout-shift', buffered: true })
}

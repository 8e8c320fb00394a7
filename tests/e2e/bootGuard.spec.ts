// Engines that lack something, lose the network at the wrong moment or have no storage: the application or the guard's
// sentence, never a blank page.
import type { Page } from '@playwright/test'
import arabic from '../../locales/ar.json' with { type: 'json' }
import { markets } from '../../markets.config'
import { holdChunk } from './support/holdChunk'
import { expectTitle } from './support/parts'
import { requestsOf } from './support/requests'
import { expect, test } from './support/test'
import { words } from './support/words'

const guard = (page: Page) => page.locator('main[role=alert]')
const polyfills = /\/assets\/polyfills-/

/** What Chromium 88 lacks of the features that have a polyfill. */
function removeFeatures(): void {
  for (const name of ['at', 'findLastIndex', 'toSorted']) Reflect.deleteProperty(Array.prototype, name)
  Reflect.deleteProperty(String.prototype, 'at')
  Reflect.deleteProperty(Object, 'hasOwn')
  Reflect.deleteProperty(globalThis, 'structuredClone')
}

test('S8-01 an engine that has everything loads no polyfill and never shows the guard', async ({ page }) => {
  const requests = requestsOf(page)
  await page.clock.install()
  await page.goto('/login')
  await expectTitle(page, 'login.title')
  await page.clock.fastForward(30_000)
  await expect(guard(page)).toHaveCount(0)
  expect(requests.filter((one) => polyfills.test(one.url()))).toEqual([])
})

test('an engine that lacks features loads them before anything else runs, and works', async ({ page, signIn }) => {
  const requests = requestsOf(page)
  await page.addInitScript(removeFeatures)
  await signIn('owner', '/guild/member')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  expect(requests.filter((one) => polyfills.test(one.url()))).toHaveLength(1)
  await expect(guard(page)).toHaveCount(0)
})

test('an engine that loses the network while its polyfills load gets the sentence', async ({ page, oracle }) => {
  oracle.allow(/uncaught/)
  await page.addInitScript(removeFeatures)
  await page.route(polyfills, (route) => route.abort())
  // The first failure reloads the document, as after a deploy.
  await page.goto('/login')
  await expect(guard(page).getByText(words('engine.guard.failed'))).toBeVisible()
  await page.unroute(polyfills)
  await guard(page)
    .getByRole('button', { name: words('engine.retry') })
    .click()
  await expectTitle(page, 'login.title')
})

test('S8-01 a page that waits 8 s for the engine gets the sentence, and the application when that comes', async ({
  page,
}) => {
  await page.clock.install()
  const release = await holdChunk(page, 'start')
  await page.goto('/login', { waitUntil: 'commit' })
  // The guard's file may come a moment after the document.
  await expect(async () => {
    await page.clock.fastForward(8100)
    await expect(guard(page).getByText(words('engine.guard.failed'))).toBeVisible({ timeout: 500 })
  }).toPass()
  release()
  await expectTitle(page, 'login.title')
  await expect(guard(page)).toHaveCount(0)
})

test('S8-01 code that is gone from the server reloads once, then the sentence stands there', async ({
  page,
  oracle,
}) => {
  oracle.allow(/uncaught/)
  let asked = 0
  await page.route(/\/assets\/start-/, (route) => {
    asked += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto('/login')
  await expect(guard(page)).toHaveCount(1)
  await expect(guard(page).getByText(words('engine.guard.failed'))).toBeVisible()
  expect(asked).toBeGreaterThan(1)
})

test('below the floor the sentence comes at once, in Arabic from right to left, and the API is not asked', async ({
  browser,
  site,
  oracle: _,
}) => {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  const requests = requestsOf(page)
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await page.goto(`${site.at('m.lumi-ru.example')}/login`)
  await expect(guard(page).getByText(arabic['engine.guard.old'])).toBeVisible()
  await expect(guard(page)).toHaveAttribute('dir', 'rtl')
  await expect(guard(page).getByText(markets.russia.facts.contact)).toBeVisible()
  expect(requests.filter((one) => one.method() === 'POST')).toEqual([])
})

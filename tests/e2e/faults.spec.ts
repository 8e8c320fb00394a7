// Without the account, without a session, without its code: a page says so, names a way on, and recovers. What goes wrong
// with a page's own reads is in screens.spec.ts.
import type { Page } from '@playwright/test'
import { account, isWait, visibleFaults } from './support/faultKinds'
import { breakCalls, expectRecovery, openScreen } from './support/faultScreen'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'

const guarded = routes.filter((route) => !openRoutes.includes(route))
/** The account is no list, and that it is slow is told below. */
const accountFaults = visibleFaults.filter((fault) => fault !== 'no list' && fault !== 'a slow answer')
const cases = guarded.flatMap((route) => accountFaults.map((fault) => ({ route, fault })))

for (const { route, fault } of cases) {
  test(`F13 F16 F17 F18 S8-01 ${route}: ${fault} instead of the account names a way on`, async ({
    page,
    site,
    oracle,
  }) => {
    if (isWait(fault)) await page.clock.install()
    await breakCalls(site, fault, { endpoint: account })
    await expectRecovery(await openScreen({ page, site, oracle }, route, 'browser'), site, fault)
  })
}

for (const route of guarded) {
  test(`S4-08 S4-06 S8-01 ${route}: a session that is over is cleared and leads to the login`, async ({
    page,
    site,
  }) => {
    await open(page, site, route)
    await site.fault({ endpoint: '*', kind: 'code', code: 10, times: 30 })
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    const name = words(route.startsWith('/agent/') ? 'account.id' : 'login.account')
    await expect(page.getByRole('textbox', { name })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|session/.test(key)))).toEqual(
      [],
    )
  })
}

for (const route of guarded) {
  test(`F18 S2-38 S8-01 ${route}: after 8 s without an answer the page says that it takes longer`, async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await site.fault({ endpoint: account, kind: 'hold', times: 5 })
    const asked = page.waitForRequest(/MyAccountInfo/)
    await open(page, site, route)
    await asked
    await expect(page.getByText(words('engine.loading.slow'))).toHaveCount(0)
    await page.clock.fastForward(8_000)
    await expect(page.getByText(words('engine.loading.slow'))).toBeVisible()
    await site.noFaults()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

const losses = {
  'the connection is lost': { status: 0, contentType: '', body: '' },
  'a new version took its place': { status: 404, contentType: 'text/plain', body: 'There is no such file.' },
  'a host answers with a page instead': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
}

for (const [why, { status, contentType, body }] of Object.entries(losses)) {
  test(`F40 S8-03 code of a page does not load because ${why}: an event, a failure with retry, and back again`, async ({
    page,
    signIn,
    oracle,
  }) => {
    oracle.allow(/MIME type/)
    await page.addInitScript(() => {
      window.addEventListener('vite:preloadError', () => document.documentElement.setAttribute('data-lost', 'yes'))
      // The one reload that may be tried (deploy.spec) is behind us: what stays is the failure.
      localStorage.setItem('lumi.reloaded', String(Date.now()))
    })
    await signIn('host')
    const chunk = /\/assets\/routes-[\w-]+\/withdraw-order\.js/
    await page.route(chunk, (route) => (status === 0 ? route.abort() : route.fulfill({ status, contentType, body })))
    await page.getByText(words('order.title'), { exact: true }).click()
    await expect(page.getByRole('alert').getByText(words('engine.failed'))).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-lost', 'yes')
    await page.unroute(chunk)
    await pressRetry(page)
    await expect(page.getByRole('heading', { level: 1, name: words('order.title') })).toBeVisible()
    await expect(page.getByRole('list').getByRole('button').first()).toBeVisible()
  })
}

async function open(page: Page, site: Site, route: string): Promise<void> {
  await page.goto(openRoutes.includes(route) ? route : await site.entrance(addressOf(route), visitorOf(route)))
}

const retry = (page: Page) => page.getByRole('button', { name: words('engine.retry') })

/** Presses the first of what can be tried again. */
async function pressRetry(page: Page): Promise<void> {
  await retry(page).first().click()
  await settled(page)
}

// Every page under every fault that a visitor can see: it says so, names a way on, and recovers.
import type { Page } from '@playwright/test'
import type { FaultKind } from '../../sandbox/http/faults'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import type { Site } from './support/site'
import { slice } from './support/slice'
import { expect, test } from './support/test'
import { words } from './support/words'

const account = 'POST /web/MyAccountInfo'
const kinds: readonly FaultKind[] = ['status', 'malformed', 'html', 'empty', 'offline', 'code']
/** What breaks: the account, without which nothing is shown, or all that the page itself asks for. */
const places = ['account', 'page'] as const

/** These ask for nothing when they are opened, or for the account alone. */
const silent = ['/login', '/agent/login', '/pay/result', '/pay/notice', '/demo', '/app-recharge/faq']

const cases = kinds.flatMap((kind) =>
  places.flatMap((place) =>
    routes
      .filter((route) => !(place === 'account' ? openRoutes : silent).includes(route))
      .map((route) => ({ route, place, kind })),
  ),
)

for (const { route, place, kind } of slice(cases, 4)) {
  test(`S8-01 ${route}: ${kind} of ${place === 'account' ? 'the account' : 'its own calls'} names a way on`, async ({
    page,
    site,
  }) => {
    test.setTimeout(60_000)
    const broken = place === 'account' ? [account] : await ownCalls(page, site, route)
    expect(broken, 'a page that asks for nothing belongs to `silent`').not.toEqual([])
    for (const endpoint of broken) await site.fault({ endpoint, kind, times: 30 })
    await open(page, site, route)
    await expect(retry(page).first()).toBeVisible({ timeout: 15_000 })
    await expect(
      page
        .getByRole('alert')
        .or(page.getByText(words('engine.form.options.failed')))
        .first(),
    ).toBeVisible()
    await site.noFaults()
    // A page may have several parts that failed, and some of them give up later than others.
    for (let tries = 0; tries < 8 && (await retry(page).count()) > 0; tries += 1) await pressRetry(page)
    await expectWhole(page)
  })
}

// The middle page has a rule of its own for whoever is not signed in (decision 12): it stays, and offers the login.
const guardedByAccount = routes.filter((route) => !openRoutes.includes(route) && route !== '/guild/middle')

for (const route of slice(guardedByAccount, 3)) {
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

for (const route of slice(guardedByAccount, 2)) {
  test(`S2-38 S8-01 ${route}: after 8 s without an answer the page says that it takes longer`, async ({
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
  test(`S8-03 code of a page does not load because ${why}: an event, a failure with retry, and back again`, async ({
    page,
    signIn,
    oracle,
  }) => {
    oracle.allow(/MIME type/)
    await page.addInitScript(() => {
      window.addEventListener('vite:preloadError', () => document.documentElement.setAttribute('data-lost', 'yes'))
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

/** What the page of a route asks for when all is well, without the account. */
async function ownCalls(page: Page, site: Site, route: string): Promise<readonly string[]> {
  await open(page, site, route)
  await settled(page)
  const calls = new Set((await site.log()).map(({ endpoint }) => endpoint))
  calls.delete(account)
  return [...calls]
}

const retry = (page: Page) => page.getByRole('button', { name: words('engine.retry') })

/** Presses the first of what can be tried again. */
async function pressRetry(page: Page): Promise<void> {
  await retry(page).first().click()
  await settled(page)
}

/** The page as it is when nothing is wrong. */
async function expectWhole(page: Page): Promise<void> {
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  await expect(page.getByText(words('engine.failed'))).toHaveCount(0)
}

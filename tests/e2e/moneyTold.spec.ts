// Whoever is elsewhere when a payment ends is told there, once: each call that moves money or diamonds, and each place.
import type { Browser, Page } from '@playwright/test'
import { moneyForms, openFilled } from './support/moneyForms'
import { moneyNotices, notice } from './support/moneyWorld'
import { actions, type Action } from './support/orderMoves'
import { buttonOf } from './support/parts'
import type { Signed, Site } from './support/site'
import { expect, test } from './support/test'
import { meet, meetPaid } from './support/withdrawals'

interface Tools {
  readonly browser: Browser
  readonly page: Page
  readonly site: Site
  signIn(who: 'agent' | 'host' | Signed, path?: string): Promise<void>
}
interface Way {
  readonly what: string
  readonly endpoint: string
  /** Opens a page, ready for the last press, and returns it with the press. */
  prepare(tools: Tools): Promise<{ readonly page: Page; press(): Promise<unknown> }>
}

const ofForms = moneyForms.map((form): Way => ({
  what: form.path,
  endpoint: form.endpoint,
  async prepare({ page, site, signIn }) {
    await openFilled(form, { page, site, signIn })
    return { page, press: () => form.send(page) }
  },
}))

const step = (action: Action, endpoint: string, by: 'userPage' | 'resellerPage', begin = meet): Way => ({
  what: action,
  endpoint: `POST /web/withdrawal/${endpoint}`,
  async prepare({ browser, site }) {
    const met = await begin({ browser, site })
    const { prepare, send } = actions[action]
    await prepare?.(met)
    return { page: met[by], press: () => send(met) }
  },
})

const ways: readonly Way[] = [
  ...ofForms,
  step('refuse', 'agent/order/refuse', 'resellerPage'),
  step('dispute', 'order/dispute', 'userPage', meetPaid),
]

/** Leads a person to another page, and returns it. */
async function goHome(page: Page): Promise<Page> {
  await page.evaluate(() => {
    history.pushState({}, '', '/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  return page
}

/** Closes the page, and opens the home page as the same person in a new tab. */
async function startAnew(page: Page): Promise<Page> {
  const next = await page.context().newPage()
  // A session belongs to its tab.
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  await page.close()
  await next.addInitScript((kept) => {
    const entries = Object.entries(JSON.parse(kept) as { readonly [name: string]: string })
    for (const [name, value] of entries) sessionStorage.setItem(name, value)
  }, stored)
  await next.goto(new URL('/', page.url()).href)
  return next
}

for (const [at, way] of ways.entries()) {
  const [what, reach] =
    at % 2 === 0 ? (['on another page', goHome] as const) : (['at the next start', startAnew] as const)
  test(`F20 F35 ${way.what}: whoever is ${what} is told how it ended, once`, async ({
    browser,
    page,
    site,
    signIn,
  }) => {
    const ready = await way.prepare({ browser, page, site, signIn })
    await site.fault({ endpoint: way.endpoint, kind: 'hold' })
    const leaving = ready.page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes(pathOf(way)),
    )
    await ready.press()
    await leaving
    const there = await reach(ready.page)
    await site.release()
    await expect(notice(there, 'engine.money.done')).toBeVisible({ timeout: 30_000 })
    await buttonOf(there, 'engine.ok').click()
    await expect(moneyNotices(there)).toHaveCount(0)
    await there.reload()
    await expect(there.getByRole('main')).toBeVisible()
    await expect(moneyNotices(there)).toHaveCount(0)
  })
}

const pathOf = ({ endpoint }: Way) => endpoint.replace('POST ', '')

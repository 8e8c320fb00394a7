// Whoever is elsewhere when a payment ends is told there, once: each call that moves money or diamonds, and each place.
import type { Browser, BrowserContext, Page } from '@playwright/test'
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
  step('cancel', 'order/confirm', 'userPage'),
  step('process', 'agent/order/confirm', 'resellerPage'),
  step('refuse', 'agent/order/refuse', 'resellerPage'),
  step('dispute', 'order/dispute', 'userPage', meetPaid),
]

interface Place {
  readonly what: string
  /** Takes the person there, and returns the page on which they look. */
  reach(page: Page, context: BrowserContext): Promise<Page>
}
const places: readonly Place[] = [
  {
    what: 'on another page',
    async reach(page) {
      await page.evaluate(() => {
        history.pushState({}, '', '/')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      return page
    },
  },
  {
    what: 'on the same page, loaded anew',
    async reach(page) {
      await page.reload()
      // The notice of an order stands below its sheet, which shows the new state.
      await expect(page.getByRole('main')).toBeVisible()
      if (new URL(page.url()).searchParams.has('row')) await page.getByRole('dialog').press('Escape')
      return page
    },
  },
  {
    what: 'at the next start',
    async reach(page, context) {
      const next = await context.newPage()
      // A session belongs to its tab.
      const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
      await page.close()
      await next.addInitScript((kept) => {
        const entries = Object.entries(JSON.parse(kept) as { readonly [name: string]: string })
        for (const [name, value] of entries) sessionStorage.setItem(name, value)
      }, stored)
      await next.goto(new URL('/', page.url()).href)
      return next
    },
  },
]

/** In turn, so that each run tries each call and each place. */
const cases = places.flatMap((place, second) =>
  ways.map((way, first) => ({ place, way, isCore: first % 3 === second })),
)

for (const { place, way, isCore } of cases) {
  test(
    `F20 F35 ${way.what}: whoever is ${place.what} is told how it ended, once`,
    { tag: isCore ? ['@core'] : [] },
    async ({ browser, page, site, signIn }) => {
      const ready = await way.prepare({ browser, page, site, signIn })
      await site.fault({ endpoint: way.endpoint, kind: 'hold' })
      const leaving = ready.page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes(pathOf(way)),
      )
      await ready.press()
      await leaving
      const there = await place.reach(ready.page, ready.page.context())
      await site.release()
      await expect(notice(there, 'engine.money.done')).toBeVisible({ timeout: 30_000 })
      await buttonOf(there, 'engine.ok').click()
      await expect(moneyNotices(there)).toHaveCount(0)
      await there.reload()
      await expect(there.getByRole('main')).toBeVisible()
      await expect(moneyNotices(there)).toHaveCount(0)
    },
  )
}

const pathOf = ({ endpoint }: Way) => endpoint.replace('POST ', '')

// A page that something is wrong with, in the browser or in an app, and the way on that it names.
import { expect, type Locator, type Page } from '@playwright/test'
import { demoUid } from '../../../sandbox/accounts'
import { isWait, refusals, waits, type VisibleFault } from './faultKinds'
import type { Oracle } from './oracle'
import { openPhone } from './phone'
import { addressOf, openRoutes, visitorOf } from './routes'
import type { Site } from './site'
import { words } from './words'

export interface Screen {
  readonly page: Page
  /** The body of the document that shows the product. */
  readonly body: Locator
  /** Puts the keyboard before the first control of the product. */
  enter(): Promise<void>
}

export type Where = 'browser' | 'app'

/** Opens a route for somebody who has something to see there. */
export async function openScreen(
  place: { readonly page: Page; readonly site: Site; readonly oracle: Oracle },
  route: string,
  where: Where,
): Promise<Screen> {
  const { page, site } = place
  if (where === 'app') {
    const user = visitorOf(route)
    const uid = /^\d+$/.test(user) ? user : demoUid(user as Parameters<typeof demoUid>[0])
    const phone = await openPhone(place, { app: 'webViewPipe', user: uid, path: addressOf(route) })
    // Who uses the app it says in time only as long as nobody moves the clock: the page stands once it has said so.
    await expect(phone.app.locator('main:not([aria-busy=true])')).toBeVisible()
    return { page, body: phone.app, enter: () => page.locator('iframe[title="Page"]').focus() }
  }
  await page.goto(openRoutes.includes(route) ? route : await site.entrance(addressOf(route), visitorOf(route)))
  return { page, body: page.locator('body'), enter: () => Promise.resolve() }
}

/** Breaks all calls of these endpoints, or all but some, from now on. */
export async function breakCalls(
  site: Site,
  name: VisibleFault,
  which: { readonly endpoint: string; readonly but?: readonly string[] },
): Promise<void> {
  await site.fault({ ...(isWait(name) ? waits[name] : refusals[name]), ...which, times: 60 })
}

/** It says that something failed, the keyboard comes to the way on, and that way leads to the whole page once the fault is over. */
export async function expectRecovery(screen: Screen, site: Site, fault: VisibleFault): Promise<void> {
  const { page, body } = screen
  if (isWait(fault)) {
    const after = fault === 'no answer' ? 15_000 : 8000
    const card = banners(body)
    const seen = fault === 'no answer' ? retry(card) : card
    // What is broken may be asked for only after the clock was moved, when something else was waited for.
    await expect(async () => {
      await page.clock.fastForward(after)
      await expect(seen).toBeVisible({ timeout: 300 })
      if (fault === 'no answer') await expectReachable(screen)
    }).toPass()
    await expect(card).toContainText(words('engine.loading.slow'))
  } else {
    await expect(retry(body).first()).toBeVisible()
    await expect(
      body
        .getByRole('alert')
        .filter({ hasText: /\S/ })
        .or(body.getByText(words('engine.form.options.failed')))
        .first(),
    ).toBeVisible()
    // Parts that are still loading would take the place of the keyboard as they are drawn.
    await settledIn(body)
    await expectReachable(screen)
  }
  await site.noFaults()
  // A page may have several parts that failed, and some of them give up later than others.
  let presses = 0
  await expect(async () => {
    if (presses < 8 && (await retry(body).count()) > 0) {
      presses += 1
      // Another part's retry may have mended this one meanwhile.
      await retry(body)
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
    }
    await settledIn(body)
    await expect(retry(body)).toHaveCount(0, { timeout: 500 })
    // A read that began during the fault may fail only now.
    await expectWhole(screen)
  }).toPass()
}

/** The page as it is when nothing is wrong. */
export async function expectWhole({ body }: Screen): Promise<void> {
  await settledIn(body)
  await expect(body.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(retry(body)).toHaveCount(0)
  await expect(body.getByText(words('engine.failed'))).toHaveCount(0)
  await expect(banners(body)).toHaveCount(0)
  expect(await body.evaluate(() => globalThis.isBlankDocument?.())).toBe(false)
}

/** Finds the message about the network that stands above every page. */
const banners = (body: Locator): Locator =>
  body.getByRole('status').filter({ hasText: new RegExp(bannerWords.join('|')) })
const bannerWords = [words('engine.loading.slow'), words('engine.page.renew'), words('engine.offline')]

export const retry = (body: Locator): Locator => body.getByRole('button', { name: words('engine.retry') })

/** Presses Tab until the way on has the focus. */
async function expectReachable(screen: Screen): Promise<void> {
  const { page, body } = screen
  const isThere = () =>
    body.evaluate((_body, name) => document.activeElement?.textContent === name, words('engine.retry'))
  await screen.enter()
  for (let step = 0; step < 40 && !(await isThere()); step += 1) await page.keyboard.press('Tab')
  expect(await isThere(), 'the keyboard comes to the way on').toBe(true)
}

export async function settledIn(body: Locator): Promise<void> {
  await expect(body.locator('main, h1').first()).toBeVisible()
  await expect(body.locator('[aria-busy=true]')).toHaveCount(0)
}

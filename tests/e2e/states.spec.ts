// Every page over a server that is newer, older or careless: sensible rows, no wrong
// action, nothing that crashes. The oracle looks for holes, raw keys and errors meanwhile.
import type { Page } from '@playwright/test'
import type { Alteration } from '../../sandbox/http/alter'
import { asksNothing } from './support/pageReads'
import { addressOf, openRoutes, routes, settled, visitorOf } from './support/routes'
import type { Site } from './support/site'
import { expect, test } from './support/test'
import { words } from './support/words'
import { rows } from './support/parts'

const alterations: readonly Alteration[] = ['strange', 'sparse', 'nulls', 'huge']
const cases = routes.filter((route) => !asksNothing(route)).flatMap((route) => alterations.map((as) => ({ route, as })))

for (const { route, as } of cases) {
  test(`${route} stands over answers that are ${as}`, async ({ page, site }) => {
    const asked = await callsOf(page, site, route)
    for (const endpoint of asked) await site.fault({ endpoint, kind: 'altered', as, times: 10 })
    await page.reload()
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(words('engine.failed'))).toHaveCount(0)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
}

/** Lists whose actions hang on the state of a row. */
const acted = [
  { path: '/guild/apply', who: 'owner', endpoint: 'POST /web/guild/apply_list' },
  { path: '/guild/invite', who: 'owner', endpoint: 'POST /web/guild/can_invite_fans' },
  { path: '/guild/apply-guild', who: 'bd', endpoint: 'POST /web/guild/apply_create_list', opens: true },
  { path: '/guild/member', who: 'owner', endpoint: 'POST /web/guild/member', opens: true },
] as const

for (const list of acted) {
  test(`S4-11 S4-12 S4-18 ${list.path}: a state that nobody knows is a row to read, with no action`, async ({
    page,
    site,
  }) => {
    await site.fault({ endpoint: list.endpoint, kind: 'altered', as: 'strange', times: 5 })
    await page.goto(await site.entrance(list.path, list.who))
    // The first member is the owner, on whom nobody acts.
    const row = rows(page).nth(1)
    await expect(row.getByText('frozen by audit', { exact: true })).toBeVisible()
    if ('opens' in list) await row.getByRole('button').click()
    const place = 'opens' in list ? page.getByRole('dialog') : row
    await expect(place.getByText('frozen by audit', { exact: true })).toBeVisible()
    // Buttons without words copy or close something, and a telephone number has no letter.
    const pressed = place.getByRole('button').or(place.getByRole('link'))
    await expect(pressed.filter({ hasText: /\p{L}/u })).toHaveCount(0)
  })
}

/** What the page of a route asks for when all is well, without the account. */
async function callsOf(page: Page, site: Site, route: string): Promise<readonly string[]> {
  await page.goto(openRoutes.includes(route) ? route : await site.entrance(addressOf(route), visitorOf(route)))
  await settled(page)
  return [...new Set((await site.log()).map(({ endpoint }) => endpoint))]
}

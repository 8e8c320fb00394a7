import { expect, type Page, type Response } from '@playwright/test'
import { accountOf, personaFor, sitePages, type Query } from './pagePeople'
import { lists } from './parts'
import type { Site, Who } from './site'

/** Every route of the site map. */
export const routes = Object.keys(sitePages)

/** Routes that nobody has to sign in for, and those that nobody may be signed in for. */
export const openRoutes = Object.entries(sitePages)
  .filter(([, { access }]) => access === 'open' || access === 'visitor')
  .map(([route]) => route)

/** Pages that show nothing unless their address says of whom. */
const queries: { readonly [route: string]: Query } = {
  '/guild/data-center/detail': { gid: '10001' },
  // A withdrawal of the owner and a transfer of the agent, both of the seed.
  '/withdraw/done': { order_no: 'W26001023757' },
  '/agent/sent': { transfer_no: 'T2600111' },
}

/** What the address of a route says so that there is something to show. */
export function queryOf(route: string): Query {
  return Object.hasOwn(queries, route) ? (queries[route] ?? {}) : {}
}

/** Somebody for whom the page of a route has something to show; the owner where it leads everybody on. */
export function visitorOf(route: string): Who {
  const page = sitePages[route]
  const persona = page && personaFor(page, [], queryOf(route))
  return (persona && accountOf[persona]) ?? 'owner'
}

/** The address of a route that has something to show, with more in it where that is wanted. */
export function addressOf(route: string, more: Query = {}): string {
  const query = new URLSearchParams({ ...queryOf(route), ...more }).toString()
  return query === '' ? route : `${route}?${query}`
}

/** Opens a route for somebody who has something to see there. */
export async function openRoute(page: Page, site: Site, route: string, more: Query = {}): Promise<Response | null> {
  const address = addressOf(route, more)
  return page.goto(openRoutes.includes(route) ? site.origin + address : await site.entrance(address, visitorOf(route)))
}

/** Waits until the page of a route stands and nothing on it is still loading. */
export async function settled(page: Pick<Page, 'locator'>): Promise<void> {
  await expect(page.locator('main, h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A list draws its rows a moment after they came.
  const list = lists(page)
  // The words at the end of a list stand alone, those of an empty one below a picture.
  const shown = list.locator('[aria-posinset], [role=row]:not([aria-rowindex="1"]), [role=alert], p:not(:only-child)')
  if ((await list.count()) > 0) await expect(shown.first()).toBeVisible()
}

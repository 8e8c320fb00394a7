import { expect, type Page } from '@playwright/test'
import { pages } from '../../../pages.config'
import type { Who } from './site'

/** Every route of the site map. */
export const routes = Object.keys(pages)

/** Routes that nobody has to sign in for, and those that nobody may be signed in for. */
export const openRoutes = Object.entries<{ readonly access?: string }>(pages)
  .filter(([, { access }]) => access === 'open' || access === 'visitor')
  .map(([route]) => route)

/** Somebody for whom the page of a route has something to show. */
export function visitorOf(route: string): Who {
  if (route.startsWith('/agent')) return 'agent'
  if (route === '/guild/ext-admin-member') return 'extadmin'
  if (route === '/guild/create') return 'host'
  if (/console|ext-admin|bd-member|bind-list|apply-guild/.test(route) && route !== '/guild/console') return 'bd'
  return 'owner'
}

/** The address of a route that has something to show. */
export function addressOf(route: string): string {
  return route === '/guild/data-center/detail' ? `${route}?gid=10001` : route
}

/** Waits until the page of a route stands and nothing on it is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main, h1').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // A list draws its rows a moment after they came.
  const lists = await page.locator('.pw-list').count()
  if (lists > 0) await expect(page.locator('.pw-list-row, .pw-empty, .pw-failed').first()).toBeVisible()
}

import type { PageConfig, Problem } from '@pagewright/engine/tools'
import { generalLogin } from '../grammar/checkWays'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'
import { waysOf } from './ways'

/** Finds links from open pages to pages that need a session and do not name a login page. */
export function missingLogins({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) =>
    page.access === 'open' || page.access === 'visitor'
      ? waysOf(partsOfPage(route, page)).flatMap(({ to, where, signsIn }): Problem[] => {
          const target = Object.hasOwn(pages, to) ? pages[to] : undefined
          if (!target || signsIn || hasLogin(target, known.routes)) return []
          const what = `"${to}" needs a session and names no "login", so people without a session cannot open it.`
          return [{ name: 'missing-login', where, what }]
        })
      : [],
  )
}

/**
 * Returns true if people without a session can sign in. A guarded page must name its login; other pages may use the
 * general one.
 */
function hasLogin({ access = 'account', login }: PageConfig, routes: readonly string[]): boolean {
  if (access === 'open' || access === 'visitor') return true
  const way = login ?? (access === 'guarded' ? undefined : generalLogin)
  return way !== undefined && routes.includes(way)
}

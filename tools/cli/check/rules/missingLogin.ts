import type { PageConfig, Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'
import { generalLogin } from './unreachable'
import { waysOf } from './ways'

/** Links from pages that all may see to pages that need a session at once, and do not say where one signs in. */
export function missingLogins({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]) =>
    page.access === 'open' || page.access === 'visitor'
      ? waysOf(partsOfPage(route, page)).flatMap(({ to, where, signsIn }): Problem[] => {
          const target = Object.hasOwn(pages, to) ? pages[to] : undefined
          if (!target || signsIn || hasLogin(target, known.routes)) return []
          const what = `"${to}" asks for a session and names no "login", so whoever has none stays here.`
          return [{ name: 'missing-login', where, what }]
        })
      : [],
  )
}

/** A guarded page says where one signs in; others are left to the general login, which must be there. */
function hasLogin({ access = 'account', login }: PageConfig, routes: readonly string[]): boolean {
  if (access === 'open' || access === 'visitor') return true
  const way = login ?? (access === 'guarded' ? undefined : generalLogin)
  return way !== undefined && routes.includes(way)
}

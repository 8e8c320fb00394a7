import type { Problem } from '@pagewright/engine/tools'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'
import { waysOf } from './ways'

/** Finds start pages, which have no arrow back, on which nothing leads to another page. The first page needs no way. */
export function noWayBack({ pages }: MarketSite): Problem[] {
  return Object.entries(pages).flatMap(([route, page]): Problem[] => {
    if (page.look === undefined || page.look === 'plain' || route === '/') return []
    const parts = partsOfPage(route, page)
    // Code decides where a widget leads.
    if (waysOf(parts).some(({ to }) => to !== route) || parts.some(({ value }) => value.block === 'widget')) return []
    const what = `a "${page.look}" page has no arrow, and nothing here leads to another page.`
    return [{ name: 'no-way-back', where: [route], what }]
  })
}

import { notAmong, type Problem } from '@pagewright/engine/tools'
import { generalLogin } from '../grammar/checkWays'
import { partsOfPage } from './parts'
import type { MarketRule, MarketSite, WholeSite } from './rule'
import { waysOf } from './ways'

/**
 * Finds pages that no link reaches from the first page, a login, or one of the `entries` that are opened from outside.
 */
export function unreachablePages(entries: readonly string[]): MarketRule {
  return (site) => {
    const reached = reachedFrom(['/', generalLogin, ...entries], site)
    return Object.keys(site.pages)
      .filter((route) => !reached.has(route))
      .map((route): Problem => {
        const what = 'no reachable page links here: link it, or add it to "entries" of pages.config.ts.'
        return { name: 'unreachable-page', where: [route], what }
      })
  }
}

/** Finds names in `entries` that are not pages. */
export function unknownEntries({ product: { entries = [], pages } }: Pick<WholeSite, 'product'>): Problem[] {
  const routes = Object.keys(pages)
  return entries
    .filter((entry) => !routes.includes(entry))
    .map((entry) =>
      notAmong(
        { name: 'unknown-route', where: ['entries'], what: `there is no page ${JSON.stringify(entry)}.` },
        entry,
        routes,
      ),
    )
}

function reachedFrom(entries: readonly string[], { pages }: MarketSite): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...entries]
  for (let route = open.pop(); route !== undefined; route = open.pop()) {
    if (reached.has(route) || !Object.hasOwn(pages, route)) continue
    reached.add(route)
    open.push(...waysOf(partsOfPage(route, pages[route])).map(({ to }) => to))
  }
  return reached
}

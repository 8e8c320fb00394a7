// Checks pages. What the compiler sees is checked again here: at start, for JSON pages, and for overlays.
import { checkData } from './checkData'
import { checkRule, silentMembers } from './checkRule'
import { seeing, type ConfigPlace } from './checks'
import type { Known, Tree } from './known'
import { page as pageRule } from '../grammar/page'
import { isObject } from '../runtime/merge'
import type { Problem } from '../types/problem'

export { silentMembers } from './checkRule'

/** All that is wrong with some pages, each with route › block › member and what is allowed there. An empty list is a good page. */
export function checkPages(pages: { readonly [route: string]: unknown }, known: Known): Problem[] {
  const problems: Problem[] = []
  for (const [name, page] of Object.entries(pages)) {
    const unreadable = checkData(page, [name], { silent: silentMembers })
    problems.push(...unreadable)
    // Whatever is no data might not end, and is looked at no further.
    if (unreadable.length > 0) continue
    const place: ConfigPlace = {
      known,
      scope: known.scope,
      where: [name],
      report: (problem) => void problems.push(problem),
    }
    checkRule(pageRule, page, seeing(place, { state: stateOf(page) }))
  }
  return problems
}

/** What a page keeps, by the names that it declares. */
function stateOf(page: unknown): Tree {
  const names = isObject(page) && isObject(page.state) ? Object.keys(page.state) : []
  return { properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'number'] }])) }
}

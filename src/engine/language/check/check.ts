// Checks pages at build time, in JSON and after overlays. It repeats what the compiler checks in TypeScript.
import { checkData } from './checkData'
import { checkRule, silentMembers } from './checkRule'
import { seeing, type ConfigPlace } from './checks'
import type { Known, Tree } from './known'
import { page as pageRule } from '../grammar/page'
import { isObject } from '../runtime/merge'
import type { Problem } from '../types/problem'

export { silentMembers } from './checkRule'

/** Returns the problems of pages, each with its place (route › block › member) and what is allowed there. */
export function checkPages(pages: { readonly [route: string]: unknown }, known: Known): Problem[] {
  const problems: Problem[] = []
  for (const [name, page] of Object.entries(pages)) {
    const unreadable = checkData(page, [name], { silent: silentMembers })
    problems.push(...unreadable)
    // A value that is not plain data may be endless, so its grammar is not checked.
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

/** Returns the tree of the page's own `state`. */
function stateOf(page: unknown): Tree {
  const names = isObject(page) && isObject(page.state) ? Object.keys(page.state) : []
  return { properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'number'] }])) }
}

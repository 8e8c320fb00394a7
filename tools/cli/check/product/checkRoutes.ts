// Checks the pages of each market before anything is generated from them.
import { type Access, accesses, isObject, type PageConfig, type Problem, routeFile } from '@pagewright/engine/tools'
import { checkOverlay, explainAdded, isTouched } from '../grammar/checkOverlay'
import { checkPages } from '../grammar/checkPages'
import { silentMembers } from '../grammar/checkRule'
import { addedEntries } from '../../effective/expandParts'
import { checkWays } from './checkWays'
import type { Known } from '../grammar/known'
import { deviceName } from '../../camel'
import type { Files } from '../../files'
import type { MarketProblem } from './checkMarkets'
import { routeOwner } from './routeOwner'
import { knownOfMarket } from './knownOfMarket'
import { effectivePages, type Product } from '../../generate/routes'
import type { Contract, SchemaSet } from '../../generate/schemaSet'

/** A page as one market has it. */
export interface MarketPage {
  readonly market: string
  readonly set: SchemaSet
  readonly page: PageConfig
  readonly problems: readonly Problem[]
}
export interface CheckedRoute {
  /** The page in each market that has it, in the order of the markets. */
  readonly pages: readonly MarketPage[]
  /** Markets that remove the page. */
  readonly hidden: readonly string[]
}
export interface CheckedRoutes {
  /** Routes with valid names, in the order of the site map. */
  readonly routes: ReadonlyMap<string, CheckedRoute>
  /** The names and types that the pages of each market can use. */
  readonly known: ReadonlyMap<string, Known>
  readonly problems: readonly MarketProblem[]
}

interface Options {
  readonly root: string | Files
  readonly product: Product
  readonly contract: Contract
  readonly sets: ReadonlyMap<string, SchemaSet>
  /** The pages by route as they are written, with uses of parts. */
  readonly written?: unknown
}

/**
 * Checks the pages of all routes in all markets. Drops invalid routes, and the second of two routes with one file name.
 */
export function checkRoutes({ root, product, contract, sets, written }: Options): CheckedRoutes {
  const markets = Object.entries(product.markets).map(([id, market]) => {
    const set = sets.get(id) ?? contract.set
    const pages = effectivePages(product, id)
    const facts = knownOfMarket(root, product, contract, set, id, market)
    return { id, set, pages, facts, patches: market.pages ?? {}, ways: checkWays(pages) }
  })
  const refused = refusedRoutes(Object.keys(product.pages), Object.keys(contract.calls))
  const problems: MarketProblem[] = refused.map((problem) => ({ ...problem, market: '' }))
  const routes = new Map<string, CheckedRoute>()
  for (const route of Object.keys(product.pages)) {
    if (refused.some(({ where }) => where[0] === route)) continue
    const pages: MarketPage[] = []
    const hidden: string[] = []
    let entrance: (Entrance & { readonly id: string }) | undefined
    for (const { id, set, pages: all, facts, patches, ways } of markets) {
      const page = all[route]
      if (page === undefined) {
        hidden.push(id)
        continue
      }
      const own = pageProblems({
        id,
        route,
        page,
        facts,
        base: product.pages[route],
        patch: patches[route],
        written: isObject(written) ? written[route] : undefined,
      })
      const found = [...own, ...ways.filter(({ where }) => where[0] === route)]
      entrance ??= { ...entranceOf(page, product), id }
      if (own.every(({ where }) => where.at(-1) !== 'access' && where.at(-1) !== 'login'))
        found.push(...otherEntrance(entrance, { ...entranceOf(page, product), id }, route))
      pages.push({ market: id, set, page, problems: found })
      problems.push(...found.map((problem) => ({ ...problem, market: id })))
    }
    routes.set(route, { pages, hidden })
  }
  return { routes, known: new Map(markets.map(({ id, facts }) => [id, facts])), problems }
}

/** The facts about a page that the site map has, before the page loads. */
export interface Entrance {
  readonly access: Access
  readonly login: string | undefined
}

/** Returns the facts for the site map. A page with problems has them too. */
export function entranceOf(page: PageConfig, product: Product): Entrance {
  const { access, login }: Partial<PageConfig> = isObject(page) ? page : {}
  return {
    access: accesses.find((name) => name === access) ?? 'account',
    login: typeof login === 'string' && Object.hasOwn(product.pages, login) ? login : undefined,
  }
}

/** Checks a page in one market. Problems in its overlay have a path that begins with market › pages. */
function pageProblems({
  id,
  route,
  page,
  facts,
  base,
  patch,
  written,
}: {
  readonly id: string
  readonly route: string
  readonly page: PageConfig
  readonly facts: Known
  readonly base: PageConfig | undefined
  readonly patch: object | null | undefined
  readonly written: unknown
}): Problem[] {
  const named = explainAdded(checkPages({ [route]: page }, facts), addedEntries(route, written, facts.parts))
  const found = [...named.slips, ...named.rest]
  if (!patch) return found
  const { problems, added } = checkOverlay(base, patch, [route], silentMembers)
  const { slips, rest } = explainAdded(found, added)
  const placed = (problem: Problem): Problem => ({ ...problem, where: [id, 'pages', ...problem.where] })
  return [
    ...[...problems, ...slips].map(placed),
    ...rest.map((problem) => (isTouched(patch, problem.where.slice(1), silentMembers) ? placed(problem) : problem)),
  ]
}

/** Reports a page whose access differs by market. Access is decided before the market's page loads. */
function otherEntrance(
  first: Entrance & { readonly id: string },
  other: Entrance & { readonly id: string },
  route: string,
): Problem[] {
  return (['access', 'login'] as const)
    .filter((member) => first[member] !== other[member])
    .map((member) => {
      const firstHas = first[member] === undefined ? `has no "${member}"` : `has "${first[member]}"`
      const what = `this market has "${other[member] ?? 'nothing'}", and "${first.id}" ${firstHas}: all markets must agree on who may see a page.`
      return { name: 'differs-by-market', where: [other.id, 'pages', route, member], what }
    })
}

/** Reports invalid routes, those that something else answers, and routes whose module would overwrite another one. */
function refusedRoutes(routes: readonly string[], calls: readonly string[]): Problem[] {
  const owner = new Map<string, string>()
  return routes.flatMap((route): Problem[] => {
    if (!/^\/([\w-]+(\/[\w-]+)*)?$/.test(route)) {
      const what = 'a route begins with "/" and has letters, digits, - and _ between its slashes.'
      return [{ name: 'not-data', where: [route], what }]
    }
    const taken = routeOwner(route, calls)
    if (taken !== undefined)
      return [{ name: 'reserved-name', where: [route], what: `${taken} Choose another address.` }]
    const file = routeFile(route)
    if (deviceName.test(file)) {
      const what = `Windows cannot have a file "${file}.ts": choose another address.`
      return [{ name: 'reserved-name', where: [route], what }]
    }
    const other = owner.get(file)
    owner.set(file, other ?? route)
    if (other === undefined) return []
    return [
      {
        name: 'shared-file',
        where: [route],
        what: `"${other}" is also written to "${file}.ts": rename one of them.`,
      },
    ]
  })
}

// Which module serves a route in which market: each distinct text is written once.
import { checkPages, silentMembers } from '../../src/engine/config/check'
import { checkWays } from '../../src/engine/config/checkWays'
import { checkOverlay, explainAdded, isTouched } from '../../src/engine/config/checkOverlay'
import type { Known } from '../../src/engine/config/known'
import { isObject } from '../../src/engine/config/merge'
import { accesses, type Access, type Page } from '../../src/engine/config/plainPage'
import type { Problem } from '../../src/engine/config/problem'
import { known } from './known'
import { routeFile } from '../../src/engine/page/routeFile'
import { effectivePages, routeModule, type Product } from './routes'
import type { Contract, SchemaSet } from './schemaSet'

/** What src/generated/site.ts says of one route. */
export interface RouteEntry {
  readonly access: Access
  readonly login: string | undefined
  /** The module by market; `default` serves those that are not named. */
  readonly load: { readonly [market: string]: string }
  /** Markets that removed the page. */
  readonly hidden: readonly string[]
}

interface Options {
  readonly root: string
  readonly product: Product
  readonly contract: Contract
  readonly sets: ReadonlyMap<string, SchemaSet>
  formFile(market: string, form: string): string
  /** Texts by path below src/generated, added to. */
  readonly files: { [path: string]: string }
}

/**
 * Writes the modules of all routes, and gives what is wrong with their pages and the site map. What is no route is left
 * out, and of two that would share a file the later one.
 */
export function writeRoutes(options: Options) {
  const { root, product, contract, sets } = options
  const problems: (Problem & { readonly market: string })[] = []
  const site = new Map<string, RouteEntry>()
  const markets = Object.entries(product.markets).map(([id, market]) => {
    const set = sets.get(id) ?? contract.set
    const facts = known(root, product, contract, set, id, market)
    const pages = effectivePages(product, id)
    return { id, set, pages, facts, patches: market.pages ?? {}, ways: checkWays(pages) }
  })
  const sources = Object.fromEntries(
    Object.entries(product.sources).filter(([, { call }]) => Object.hasOwn(contract.calls, call)),
  )
  const refused = refusedRoutes(Object.keys(product.pages))
  problems.push(...refused.map((problem) => ({ ...problem, market: '' })))

  for (const route of Object.keys(product.pages)) {
    if (refused.some(({ where }) => where[0] === route)) continue
    const fileOf = new Map<string, string>()
    const load: { [market: string]: string } = {}
    const hidden: string[] = []
    let entrance: (Entrance & { readonly id: string }) | undefined
    for (const { id, set, pages, facts, patches, ways } of markets) {
      const page = pages[route]
      if (page === undefined) {
        hidden.push(id)
        continue
      }
      const own = pageProblems({ id, route, page, facts, base: product.pages[route], patch: patches[route] })
      const found = [...own, ...ways.filter(({ where }) => where[0] === route)]
      entrance ??= { ...entranceOf(page, product), id }
      if (own.every(({ where }) => where.at(-1) !== 'access' && where.at(-1) !== 'login'))
        found.push(...otherEntrance(entrance, { ...entranceOf(page, product), id }, route))
      const text = routeModule({
        page: found.length > 0 ? titleOf(page) : page,
        problems: found,
        contract,
        set,
        sources,
        formFile: (form) => options.formFile(id, form),
        typed: fileOf.size > 0 && found.length === 0,
      })
      const isFirst = fileOf.size === 0
      const written = fileOf.get(untyped(text))
      const file = written ?? (isFirst ? routeFile(route) : `${routeFile(route)}.${id}`)
      if (isFirst) load.default = file
      if (file !== load.default) load[id] = file
      if (written) continue
      fileOf.set(untyped(text), file)
      options.files[`routes/${file}.ts`] = text
      problems.push(...found.map((problem) => ({ ...problem, market: id })))
    }
    if (entrance) site.set(route, { access: entrance.access, login: entrance.login, load, hidden })
  }
  return { problems, site }
}

/** What is wrong with a market's page; what its overlay says has a place that begins with market › pages. */
function pageProblems({
  id,
  route,
  page,
  facts,
  base,
  patch,
}: {
  readonly id: string
  readonly route: string
  readonly page: Page
  readonly facts: Known
  readonly base: Page | undefined
  readonly patch: object | null | undefined
}): Problem[] {
  const found = checkPages({ [route]: page }, facts)
  if (!patch) return found
  const { problems, added } = checkOverlay(base, patch, [route], silentMembers)
  const { slips, rest } = explainAdded(found, added)
  const placed = (problem: Problem): Problem => ({ ...problem, where: [id, 'pages', ...problem.where] })
  return [
    ...[...problems, ...slips].map(placed),
    ...rest.map((problem) => (isTouched(patch, problem.where.slice(1), silentMembers) ? placed(problem) : problem)),
  ]
}

type Entrance = Pick<RouteEntry, 'access' | 'login'>

/** Of a page with problems, too, this much must be right: it stands in the site map. */
function entranceOf(page: Page, product: Product): Entrance {
  const { access, login }: Partial<Page> = isObject(page) ? page : {}
  return {
    access: accesses.find((name) => name === access) ?? 'account',
    login: typeof login === 'string' && Object.hasOwn(product.pages, login) ? login : undefined,
  }
}

/** Of a page with problems nothing else is written: the rest may be anything. */
function titleOf(page: Page): Page {
  const { title }: Partial<Page> = isObject(page) ? page : {}
  return { title: typeof title === 'string' ? title.slice(0, 100) : '', blocks: {} }
}

/** Who may see a page is decided before anything of it is loaded, so it is the same in all markets. */
function otherEntrance(
  first: Entrance & { readonly id: string },
  other: Entrance & { readonly id: string },
  route: string,
): Problem[] {
  return (['access', 'login'] as const)
    .filter((member) => first[member] !== other[member])
    .map((member) => {
      const said = first[member] === undefined ? `has no "${member}"` : `has "${first[member]}"`
      const what = `"${other[member] ?? 'nothing'}" stands here, and "${first.id}" ${said}: who may see a page is the same in all markets.`
      return { name: 'differs-by-market', where: [other.id, 'pages', route, member], what }
    })
}

/** Routes that are none, or whose module would be written over that of another one. */
function refusedRoutes(routes: readonly string[]): Problem[] {
  const owner = new Map<string, string>()
  return routes.flatMap((route): Problem[] => {
    if (!/^\/([\w-]+(\/[\w-]+)*)?$/.test(route)) {
      const what = 'a route begins with "/" and has letters, digits, - and _ between its slashes.'
      return [{ name: 'not-data', where: [route], what }]
    }
    const file = routeFile(route)
    const other = owner.get(file)
    owner.set(file, other ?? route)
    if (other === undefined) return []
    return [
      {
        name: 'shared-file',
        where: [route],
        what: `"${other}" is written to "${file}.ts" as well: rename one of them.`,
      },
    ]
  })
}

function untyped(text: string): string {
  return text.replace(/^import type \{ Page \}.*\n/m, '').replace(' as const satisfies Page', '')
}

// Which module serves a route in which market: each distinct text is written once.
import { checkPages } from '../../src/engine/config/check'
import { checkOverlay, explainAdded, isTouched } from '../../src/engine/config/checkOverlay'
import type { Known } from '../../src/engine/config/known'
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
 * Writes the modules of all routes, and gives what is wrong with their pages and the site map. Throws where two routes
 * would share a file, or where markets differ in who may see a page: that is decided before anything of it is loaded.
 */
export function writeRoutes(options: Options) {
  const { root, product, contract, sets } = options
  const problems: (Problem & { readonly market: string })[] = []
  const site = new Map<string, RouteEntry>()
  const markets = Object.entries(product.markets).map(([id, market]) => {
    const set = sets.get(id) ?? contract.set
    const facts = known(root, product, contract, set, id, market)
    return { id, set, pages: effectivePages(product, id), facts, patches: market.pages ?? {} }
  })
  refuseSharedFiles(Object.keys(product.pages))

  for (const route of Object.keys(product.pages)) {
    const fileOf = new Map<string, string>()
    const load: { [market: string]: string } = {}
    const hidden: string[] = []
    const entrances = new Set<string>()
    for (const { id, set, pages, facts, patches } of markets) {
      const page = pages[route]
      if (!page) {
        hidden.push(id)
        continue
      }
      const found = pageProblems({ id, route, page, facts, base: product.pages[route], patch: patches[route] })
      const text = routeModule({
        page,
        problems: found,
        contract,
        set,
        sources: product.sources,
        formFile: (form) => options.formFile(id, form),
        typed: fileOf.size > 0 && found.length === 0,
      })
      const isFirst = fileOf.size === 0
      const written = fileOf.get(untyped(text))
      const file = written ?? (isFirst ? routeFile(route) : `${routeFile(route)}.${id}`)
      if (isFirst) load.default = file
      if (file !== load.default) load[id] = file
      entrances.add(JSON.stringify(entranceOf(page, product)))
      if (written) continue
      fileOf.set(untyped(text), file)
      options.files[`routes/${file}.ts`] = text
      problems.push(...found.map((problem) => ({ ...problem, market: id })))
    }
    const [entrance, other] = entrances
    if (other) throw new Error(`Markets differ in "access" or "login" of "${route}": ${entrance} and ${other}.`)
    if (entrance) site.set(route, { ...(JSON.parse(entrance) as Entrance), load, hidden })
  }
  return { problems, site }
}

/** `blocks` is no part of the places of a page. */
const silent: ReadonlySet<string> = new Set(['blocks'])

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
  const { problems, added } = checkOverlay(base, patch, [route], silent)
  const { slips, rest } = explainAdded(found, added)
  const placed = (problem: Problem): Problem => ({ ...problem, where: [id, 'pages', ...problem.where] })
  return [
    ...[...problems, ...slips].map(placed),
    ...rest.map((problem) => (isTouched(patch, problem.where.slice(1), silent) ? placed(problem) : problem)),
  ]
}

type Entrance = Pick<RouteEntry, 'access' | 'login'>

/** Of a page with problems, too, this much must be right: it stands in the site map. */
function entranceOf(page: Page, product: Product): Entrance {
  const access = accesses.find((name) => name === page.access) ?? 'account'
  return { access, login: page.login !== undefined && page.login in product.pages ? page.login : undefined }
}

function refuseSharedFiles(routes: readonly string[]): void {
  const owner = new Map<string, string>()
  for (const route of routes) {
    const other = owner.get(routeFile(route))
    if (other) throw new Error(`The routes "${other}" and "${route}" would share the file "${routeFile(route)}.ts".`)
    owner.set(routeFile(route), route)
  }
}

function untyped(text: string): string {
  return text.replace(/^import type \{ Page \}.*\n/m, '').replace(' as const satisfies Page', '')
}

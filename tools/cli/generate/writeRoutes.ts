// Chooses the module of a route in each market. Each distinct text is written once.
import { type CodeGroup, isObject, type PageConfig, routeFile } from '@pagewright/engine/tools'
import { entranceOf, type CheckedRoutes, type Entrance } from '../check/product/checkRoutes'
import type { MarketProblem } from '../check/product/checkMarkets'
import { pageCodeOf } from './pageCode'
import { routeModule, type Product } from './routes'
import type { Contract, SchemaSet } from './schemaSet'

/** The entry of a route in .pagewright/site.ts. */
export interface RouteEntry extends Entrance {
  /** The module by market. `default` is for all markets that are not named. */
  readonly load: { readonly [market: string]: string }
  /** Markets that remove the page. */
  readonly hidden: readonly string[]
  /** The code groups that render the page, in all markets together. */
  readonly code: readonly CodeGroup[]
}

interface Options {
  readonly product: Product
  readonly contract: Contract
  readonly checked: CheckedRoutes
  formFile(market: string, form: string): string
  endpointFile(set: SchemaSet, endpoint: string): string
  /** Returns the sentences that a page with problems shows. */
  said(problems: readonly MarketProblem[]): readonly string[]
  /** Texts by path below the cache. This function adds to them. */
  readonly files: { [path: string]: string }
}

/** Writes the modules of all routes, and returns the site map. */
export function writeRoutes({
  product,
  contract,
  checked,
  formFile,
  endpointFile,
  said,
  files,
}: Options): ReadonlyMap<string, RouteEntry> {
  const site = new Map<string, RouteEntry>()
  const sources = Object.fromEntries(
    Object.entries(product.sources).filter(([, { call }]) => Object.hasOwn(contract.calls, call)),
  )
  for (const [route, { pages, hidden }] of checked.routes) {
    const fileOf = new Map<string, string>()
    const load: { [market: string]: string } = {}
    const code = new Set<CodeGroup>()
    for (const { market, set, page, problems } of pages) {
      const text = routeModule({
        page: problems.length > 0 ? titleOf(page) : page,
        problems: said(problems.map((problem) => ({ ...problem, market }))),
        contract,
        set,
        sources,
        formFile: (form) => formFile(market, form),
        endpointFile: (endpoint) => endpointFile(set, endpoint),
        typed: fileOf.size > 0 && problems.length === 0,
      })
      const written = fileOf.get(untyped(text))
      const file = written ?? (fileOf.size === 0 ? routeFile(route) : `${routeFile(route)}.${market}`)
      if (fileOf.size === 0) load.default = file
      if (file !== load.default) load[market] = file
      if (written) continue
      if (problems.length === 0) for (const name of pageCodeOf(page, contract, sources)) code.add(name)
      fileOf.set(untyped(text), file)
      files[`routes/${file}.ts`] = text
    }
    const [first] = pages
    if (first) site.set(route, { ...entranceOf(first.page, product), load, hidden, code: [...code] })
  }
  return site
}

/** Returns only the title of a page with problems, because its other members may have any shape. */
function titleOf(page: PageConfig): PageConfig {
  const { title }: Partial<PageConfig> = isObject(page) ? page : {}
  return { title: typeof title === 'string' ? title.slice(0, 100) : '', blocks: {} }
}

function untyped(text: string): string {
  return text.replace(/^import type \{ PageConfig \}.*\n/m, '').replace(' as const satisfies PageConfig', '')
}

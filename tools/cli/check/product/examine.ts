// Reads all sources of a product once, and finds the problems of its pages, markets and schemas.
import { type Access, accesses, isObject, type PageConfig, type Problem, routeFile } from '@pagewright/engine/tools'
import { deviceName } from '../../camel'
import { addedEntries } from '../../effective/expandParts'
import type { Place, Traced } from '../../effective/traced'
import { cacheByReads, type Files, filesAt } from '../../files'
import { namedEndpoints, uploadIn } from '../../generate/codeEndpoints'
import { effectivePages, type Loaded, loadProduct, type Product } from '../../generate/loadProduct'
import { type Contract, patchSet, readContract, schemaFiles, type SchemaSet } from '../../generate/schemaSet'
import { checkData } from '../grammar/checkData'
import { checkOverlay, explainAdded, isTouched } from '../grammar/checkOverlay'
import { checkNavigation, checkPages, checkParts, checkSources } from '../grammar/checkPages'
import { silentMembers } from '../grammar/checkRule'
import type { Known } from '../grammar/known'
import { contractProblems } from './checkContract'
import { checkedMarkets, type MarketProblem } from './checkMarkets'
import { checkWays } from './checkWays'
import { knownOfMarket } from './knownOfMarket'
import { routeOwner } from './routeOwner'

export interface Examined {
  readonly loaded: Loaded
  readonly problems: readonly MarketProblem[]
  /** Absent if the sources cannot be read. */
  readonly usable?: Usable
  /** The product of which only some pages cannot be read. These are empty, and have a problem. */
  readonly readable?: Usable
}
/** A product without the parts that cannot be used. */
export interface Usable {
  readonly product: Product
  readonly contract: Contract
  /** The schemas of each market. */
  readonly sets: ReadonlyMap<string, SchemaSet>
  readonly checked: CheckedRoutes
}

/**
 * Reads and checks a product, or returns the earlier result of the same texts: what is generated after a check needs no
 * second one. Stops early if some values are unknown. Throws as `loadProduct` does.
 */
export async function examine(root: string | Files): Promise<Examined> {
  return examined(filesAt(root), undefined)
}

const examined = cacheByReads(examineNow, ({ loaded }) => loaded.unknown.length === 0)

async function examineNow(files: Files): Promise<Examined> {
  const loaded = loadProduct(files)
  const { problems: wrong, contract } = contractOf(files)
  const lost = unreadablePages(loaded)
  const pages = lost && {
    ...loaded.product.pages,
    ...Object.fromEntries([...lost.keys()].map((one) => [one, emptyPage])),
  }
  const unreadable = [...wrong, ...(pages ? containerProblems({ ...loaded.product, pages }) : [])]
  if (!pages || unreadable.length > 0 || !contract)
    return { loaded, problems: unreadable.map((problem) => ({ ...problem, market: '' })) }
  const { product, problems } = checkedProduct(files, { ...loaded.product, pages }, contract)
  const sets = new Map(
    Object.entries(product.markets).map(([id, { schemas }]) => [id, patchSet(contract.set, schemas)]),
  )
  const checked = checkRoutes({ root: files, product, contract, sets, written: loaded.written })
  if (lost.size > 0) {
    const routes = new Map([...checked.routes].map(([route, one]) => [route, withProblems(one, lost.get(route))]))
    return { loaded, problems: [], readable: { product, contract, sets, checked: { ...checked, routes } } }
  }
  return { loaded, problems: [...problems, ...checked.problems], usable: { product, contract, sets, checked } }
}

const emptyPage: PageConfig = { title: '', blocks: {} }

/**
 * Returns the problems of the pages that cannot be read, by route: each page of a file with a value that is no literal.
 * Returns undefined if other values cannot be read, which pages may use.
 */
function unreadablePages({ traced, unknown }: Loaded): ReadonlyMap<string, readonly (Problem & Place)[]> | undefined {
  const { pages, ...others } = traced
  const found = new Map<string, (Problem & Place)[]>()
  for (const { what, place } of unknown) {
    const routes = pages.kind === 'members' ? [...pages.members].filter(([, page]) => page.file === place.file) : []
    if (routes.length === 0 || Object.values(others).some((one) => isPartlyIn(one, place.file))) return undefined
    for (const [route] of routes)
      found.set(route, [...(found.get(route) ?? []), { ...place, name: 'not-data', where: [route], what }])
  }
  return found
}

function isPartlyIn(value: Traced, file: string): boolean {
  const within = value.kind === 'members' ? [...value.members.values()] : (value.items ?? [])
  return value.file === file || within.some((one) => isPartlyIn(one, file))
}

function withProblems(route: CheckedRoute, problems: readonly Problem[] | undefined): CheckedRoute {
  return problems ? { ...route, pages: route.pages.map((page) => ({ ...page, problems })) } : route
}

interface CheckedContract {
  readonly problems: readonly Problem[]
  /** Absent while the contract has problems. */
  readonly contract?: Contract
}

let last: { readonly texts: string; readonly english: string; readonly checked: CheckedContract } | undefined

/** Returns the contract with its problems. Caches it until one of its files changes. */
function contractOf(files: Files): CheckedContract {
  const made = schemaFiles(files).map((file) => `schemas/${file}`)
  const texts = JSON.stringify([
    ...made.map((file) => [file, files.read(file)]),
    namedEndpoints(files),
    uploadIn(files),
  ])
  const english = files.read('locales/en.json')
  if (last?.texts === texts && last.english === english) return last.checked
  const problems = contractProblems(files)
  // Another English text makes no other contract. What is known of the same one counts again.
  const known = last?.texts === texts ? last.checked.contract : undefined
  const checked = problems.length > 0 ? { problems } : { problems, contract: known ?? readContract(files) }
  last = { texts, english, checked }
  return checked
}

/**
 * Finds problems because of which pages, sources or markets cannot be read: they are not plain objects, or have
 * forbidden names.
 */
export function containerProblems({ pages, sources, markets }: Product): Problem[] {
  return Object.entries({ pages, sources, markets }).flatMap(([name, things]): Problem[] => {
    if (!isObject(things)) return [{ name: 'not-data', where: [name], what: 'expected things by name.' }]
    // Checks only the names. The values have checks of their own.
    const names = Object.fromEntries(Object.keys(things).map((id) => [id, true]))
    const above: unknown = Object.getPrototypeOf(things)
    const isPlain = above === null || Object.hasOwn(above as object, 'hasOwnProperty')
    if (!isPlain)
      return [
        {
          name: 'not-data',
          where: [name],
          what: 'this inherits from another object: "__proto__" is not allowed as a name.',
        },
      ]
    const no = name === 'markets' ? Object.entries(things).filter(([, market]) => !isObject(market)) : []
    return [
      ...checkData(names, [name]),
      ...no.map(([id]): Problem => ({ name: 'not-data', where: [id], what: 'expected a market.' })),
    ]
  })
}

/** Checks sources, markets and the navigation, and drops what is invalid. */
export function checkedProduct<P extends Product>(root: string | Files, loaded: P, contract: Contract) {
  const { product, problems } = checkedMarkets(root, loaded, contract)
  const [first] = Object.entries(product.markets)
  if (!first) return { product, problems }
  const facts = knownOfMarket(root, { ...product, sources: {} }, contract, contract.set, ...first)
  const found = checkSources(product.sources, facts)
  const broken = new Set(found.map(({ where }) => where[1]))
  // An invalid source accepts every path, because the pages that use it are not at fault.
  const sources = Object.fromEntries(
    Object.entries(product.sources).map(([id, source]) => [id, broken.has(id) ? { call: '' } : source]),
  )
  const parts = product.parts === undefined ? [] : checkParts(product.parts, facts)
  const lost = checkNavigation(product.navigation ?? {}, facts)
  const isWhole = (id: string) => !lost.some(({ where }) => where.length === 1 || where[1] === id)
  const navigation = Object.fromEntries(Object.entries(product.navigation ?? {}).filter(([id]) => isWhole(id)))
  const all: MarketProblem[] = [
    ...problems,
    ...[...found, ...parts, ...lost].map((problem) => ({ ...problem, market: '' })),
  ]
  return { product: { ...product, sources, navigation }, problems: all }
}

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

// Reads all sources of a product once, and finds the problems of its pages, markets and schemas.
import type { PageConfig, Problem } from '@pagewright/engine/tools'
import type { Place, Traced } from '../../effective/traced'
import { patchSet, readContract, schemaFiles, type Contract, type SchemaSet } from '../../generate/schemaSet'
import { cacheByReads, filesAt, type Files } from '../../files'
import { contractProblems } from './checkContract'
import type { MarketProblem } from './checkMarkets'
import { checkedProduct, containerProblems } from './checkProduct'
import { checkRoutes, type CheckedRoute, type CheckedRoutes } from './checkRoutes'
import { namedEndpoints, uploadIn } from '../../generate/codeEndpoints'
import { loadProduct, type Loaded } from '../../generate/loadProduct'
import type { Product } from '../../generate/routes'

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

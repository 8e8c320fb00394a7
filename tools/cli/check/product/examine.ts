// Reads all sources of a product once, and finds the problems of its pages, markets and schemas. Sources, markets and
// overlays that cannot be used are dropped, so that the other pages still work.
import { type Problem, isObject } from '@pagewright/engine/tools'
import { patchSet, readContract, schemaFiles, type Contract, type SchemaSet } from '../../generate/schemaSet'
import { cacheByReads, filesAt, type Files } from '../../files'
import { contractProblems } from './checkContract'
import { type MarketProblem, checkedMarkets } from './checkMarkets'
import { checkRoutes, type CheckedRoutes } from './checkRoutes'
import { codeEndpoints } from '../../generate/codeEndpoints'
import { loadProduct, type Loaded } from '../../generate/loadProduct'
import type { Product } from '../../generate/routes'
import { checkData } from '../grammar/checkData'
import { checkNavigation, checkParts, checkSources } from '../grammar/checkPages'
import { knownOfMarket } from './knownOfMarket'

export interface Examined {
  readonly loaded: Loaded
  readonly problems: readonly MarketProblem[]
  /** Absent if the sources cannot be read. */
  readonly usable?: Usable
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

/** What a product whose modules had to run has depends on more than its own texts. */
const examined = cacheByReads(examineNow, ({ loaded }) => loaded.unknown.length === 0 && !loaded.isRun)

async function examineNow(files: Files): Promise<Examined> {
  const loaded = await loadProduct(files)
  const { problems: wrong, contract } = contractOf(files)
  if (loaded.unknown.length > 0) return { loaded, problems: wrong.map((problem) => ({ ...problem, market: '' })) }
  const unreadable = [...wrong, ...containerProblems(loaded.product)]
  if (unreadable.length > 0 || !contract)
    return { loaded, problems: unreadable.map((problem) => ({ ...problem, market: '' })) }
  const { product, problems } = checkedProduct(files, loaded.product, contract)
  const sets = new Map(
    Object.entries(product.markets).map(([id, { schemas }]) => [id, patchSet(contract.set, schemas)]),
  )
  const checked = checkRoutes({ root: files, product, contract, sets })
  return { loaded, problems: [...problems, ...checked.problems], usable: { product, contract, sets, checked } }
}

interface CheckedContract {
  readonly problems: readonly Problem[]
  /** Absent while the contract has problems. */
  readonly contract?: Contract
}

let last: { readonly texts: string; readonly checked: CheckedContract } | undefined

/** Returns the contract with its problems. Caches it until one of its files changes. */
function contractOf(files: Files): CheckedContract {
  const made = [...schemaFiles(files).map((file) => `schemas/${file}`), 'locales/en.json']
  const texts = JSON.stringify([...made.map((file) => [file, files.read(file)]), codeEndpoints(files)])
  if (last?.texts === texts) return last.checked
  const problems = contractProblems(files)
  const checked = problems.length > 0 ? { problems } : { problems, contract: readContract(files) }
  last = { texts, checked }
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

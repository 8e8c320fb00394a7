// Reads all sources of a product once, and finds the problems of its pages, markets and schemas.
import type { Problem } from '@pagewright/engine/tools'
import { patchSet, readContract, schemaFiles, type Contract, type SchemaSet } from '../../generate/schemaSet'
import { cacheByReads, filesAt, type Files } from '../../files'
import { contractProblems } from './checkContract'
import type { MarketProblem } from './checkMarkets'
import { checkedProduct, containerProblems } from './checkProduct'
import { checkRoutes, type CheckedRoutes } from './checkRoutes'
import { namedEndpoints, uploadIn } from '../../generate/codeEndpoints'
import { loadProduct, type Loaded } from '../../generate/loadProduct'
import type { Product } from '../../generate/routes'

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

const examined = cacheByReads(examineNow, ({ loaded }) => loaded.unknown.length === 0)

async function examineNow(files: Files): Promise<Examined> {
  const loaded = loadProduct(files)
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
  const texts = JSON.stringify([
    ...made.map((file) => [file, files.read(file)]),
    namedEndpoints(files),
    uploadIn(files),
  ])
  if (last?.texts === texts) return last.checked
  const problems = contractProblems(files)
  const checked = problems.length > 0 ? { problems } : { problems, contract: readContract(files) }
  last = { texts, checked }
  return checked
}

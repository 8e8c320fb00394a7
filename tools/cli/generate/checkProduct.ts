// Everything that is wrong with what pages are made from, and the product without what cannot be used.
import { checkData, checkSources, isObject, type Problem } from '@pagewright/engine/tools'
import type { Files } from '../files'
import { checkedMarkets, type MarketProblem } from './checkMarkets'
import { known } from './known'
import type { Product } from './routes'
import type { Contract } from './schemaSet'

/** What keeps pages, sources or markets from being gone through: they are no plain objects, or have names that are refused. */
export function containerProblems({ pages, sources, markets }: Product): Problem[] {
  return Object.entries({ pages, sources, markets }).flatMap(([name, things]): Problem[] => {
    if (!isObject(things)) return [{ name: 'not-data', where: [name], what: 'expected things by name.' }]
    // Of each only that it is there: what it holds is looked at on its own.
    const names = Object.fromEntries(Object.keys(things).map((id) => [id, true]))
    const above: unknown = Object.getPrototypeOf(things)
    const isPlain = above === null || Object.hasOwn(above as object, 'hasOwnProperty')
    if (!isPlain) return [{ name: 'not-data', where: [name], what: 'this inherits: "__proto__" is no name.' }]
    const no = name === 'markets' ? Object.entries(things).filter(([, market]) => !isObject(market)) : []
    return [
      ...checkData(names, [name]),
      ...no.map(([id]): Problem => ({ name: 'not-data', where: [id], what: 'expected a market.' })),
    ]
  })
}

/** Checks sources and markets, and leaves out those that would be stumbled over. */
export function checkedProduct<P extends Product>(root: string | Files, loaded: P, contract: Contract) {
  const { product, problems } = checkedMarkets(root, loaded, contract)
  const [first] = Object.entries(product.markets)
  if (!first) return { product, problems }
  const facts = known(root, { ...product, sources: {} }, contract, contract.set, ...first)
  const found = checkSources(product.sources, facts)
  const broken = new Set(found.map(({ where }) => where[1]))
  // What pages look at there is then not held against anything: the source is at fault, not they.
  const sources = Object.fromEntries(
    Object.entries(product.sources).map(([id, source]) => [id, broken.has(id) ? { call: '' } : source]),
  )
  const all: MarketProblem[] = [...problems, ...found.map((problem) => ({ ...problem, market: '' }))]
  return { product: { ...product, sources }, problems: all }
}

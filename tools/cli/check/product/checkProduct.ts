// Checks sources and markets, and drops those that cannot be used.
import { isObject, type Problem } from '@pagewright/engine/tools'
import type { Files } from '../../files'
import type { Product } from '../../generate/routes'
import type { Contract } from '../../generate/schemaSet'
import { checkData } from '../grammar/checkData'
import { checkNavigation, checkParts, checkSources } from '../grammar/checkPages'
import { checkedMarkets, type MarketProblem } from './checkMarkets'
import { knownOfMarket } from './knownOfMarket'

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

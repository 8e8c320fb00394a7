// Runs all rules.
import type { PageConfig } from '@pagewright/engine/tools'
import type { Files } from '../../files'
import type { MarketProblem } from '../product/checkMarkets'
import type { Usable } from '../product/examine'
import { borrowedWords, mixedLabels, crossedWords, wrongTitles } from './words'
import { notForMany, removedAsks, missingAsk, missingFailed } from './calls'
import {
  noWayBack,
  missingLogins,
  missingQueries,
  sessionsWithoutLogin,
  unknownEntries,
  unreachablePages,
  unreadNumbers,
  unreadQueries,
} from './pageLinks'
import { oneNameOneThing, idleBounds } from './oddSchemas'
import { readsAbsent, deadPages, neverHolds, stateValues } from './conditions'
import { cannotMatch, fieldWords, unfilledHiddenFields, missingLimits } from './fields'
import { incompleteOrders, lookAlikes, missingNames } from './shownParts'
import { marketFacts, oddMessages, oddValues, staleRows } from './oddUses'
import type { MarketRule, MarketSite, WholeSite } from './rule'
import { unused } from './unused'

const rules: readonly MarketRule[] = [
  missingFailed,
  missingAsk,
  missingLogins,
  unreadNumbers,
  missingNames,
  notForMany,
  missingLimits,
  cannotMatch,
  crossedWords,
  lookAlikes,
  stateValues,
  readsAbsent,
  fieldWords,
  removedAsks,
  noWayBack,
  staleRows,
  marketFacts,
  unfilledHiddenFields,
  deadPages,
]

/**
 * Returns the problems of a product whose parts are valid on their own. Rules about the whole product wait until
 * `isGood`, because one mistake would cause many of their findings.
 */
export function ruleProblems(files: Files, usable: Usable, isGood: boolean): MarketProblem[] {
  const { product, contract } = usable
  const markets = marketSites(usable)
  const whole: WholeSite = { files, product, contract, markets }
  const inMarkets = (some: readonly MarketRule[]) =>
    markets.flatMap((site) => some.flatMap((rule) => rule(site).map((problem) => ({ ...problem, market: site.id }))))
  const own = inMarkets(rules)
  if (!isGood) return own
  return [
    ...own,
    ...neverHolds(whole),
    ...sessionsWithoutLogin(whole),
    ...inMarkets([
      unreachablePages(product.entries ?? []),
      wrongTitles(files),
      mixedLabels,
      borrowedWords,
      oddMessages,
      oddValues,
      unreadQueries,
      missingQueries,
    ]),
    ...[
      ...idleBounds(whole),
      ...unknownEntries(whole),
      ...incompleteOrders(whole),
      ...oneNameOneThing(whole),
      ...unused(whole),
    ].map((problem) => ({
      ...problem,
      market: '',
    })),
  ]
}

/** Returns each market with those of its pages that have no mistakes. */
export function marketSites({ product, contract, sets, checked }: Usable): readonly MarketSite[] {
  return Object.entries(product.markets).map(([id, market]): MarketSite => {
    const pages = [...checked.routes].flatMap(([route, { pages: all }]) => {
      const own = all.find((page) => page.market === id && page.problems.length === 0)
      return own ? [[route, own.page] as const] : []
    })
    const known = checked.known.get(id)
    if (!known) throw new Error(`The market "${id}" was not checked.`)
    return {
      id,
      market,
      sources: product.sources,
      pages: Object.fromEntries<PageConfig>(pages),
      known,
      set: sets.get(id) ?? contract.set,
    }
  })
}

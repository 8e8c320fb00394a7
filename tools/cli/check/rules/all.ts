// Runs all rules.
import type { PageConfig, Problem } from '@pagewright/engine/tools'
import type { Files } from '../../files'
import type { Finding } from '../finding'
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
import { incompleteOrders, lookAlikes, missingNames } from './lookAlikes'
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
  stateValues,
  readsAbsent,
  removedAsks,
  noWayBack,
  staleRows,
  marketFacts,
  unfilledHiddenFields,
]

/** What these find breaks nothing: it could read or look better, or waits for another part. */
const adviceRules: readonly MarketRule[] = [crossedWords, lookAlikes, fieldWords, deadPages]

/** A problem that a rule finds. */
export type RuleProblem = MarketProblem & Pick<Finding, 'isWarning'>

/**
 * Returns the problems of a product whose parts are valid on their own. Rules about the whole product wait until
 * `isGood`, because one mistake would cause many of their findings.
 */
export function ruleProblems(files: Files, usable: Usable, isGood: boolean): RuleProblem[] {
  const { product, contract } = usable
  const markets = marketSites(usable)
  const whole: WholeSite = { files, product, contract, markets }
  const inMarkets = (some: readonly MarketRule[]) =>
    markets.flatMap((site) => some.flatMap((rule) => rule(site).map((problem) => ({ ...problem, market: site.id }))))
  const asAdvice = (problems: readonly MarketProblem[]) =>
    problems.map((problem): RuleProblem => ({ ...problem, isWarning: true }))
  const shared = (problems: readonly Problem[]) => problems.map((problem) => ({ ...problem, market: '' }))
  const own = [...inMarkets(rules), ...asAdvice(inMarkets(adviceRules))]
  if (!isGood) return own
  return [
    ...own,
    ...neverHolds(whole),
    ...sessionsWithoutLogin(whole),
    ...inMarkets([unreadQueries, missingQueries]),
    ...shared(unknownEntries(whole)),
    ...asAdvice([
      ...inMarkets([
        unreachablePages(product.entries ?? []),
        wrongTitles(files),
        mixedLabels,
        borrowedWords,
        oddMessages,
        oddValues,
      ]),
      ...shared([...idleBounds(whole), ...incompleteOrders(whole), ...oneNameOneThing(whole), ...unused(whole)]),
    ]),
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

// Runs all rules.
import type { PageConfig } from '@pagewright/engine/tools'
import type { Files } from '../../files'
import type { MarketProblem } from '../../generate/checkMarkets'
import type { Usable } from '../../generate/examine'
import { borrowedWords } from './borrowedWords'
import { notForMany } from './bulk'
import { noWayBack } from './noWayBack'
import { mixedLabels } from './mixedLabels'
import { oneNameOneThing } from './oneNameOneThing'
import { readsAbsent } from './readsAbsent'
import { removedAsks } from './removedAsk'
import { missingAsk, missingFailed } from './calls'
import { cannotMatch } from './cannotMatch'
import { crossedWords } from './crossedWords'
import { fieldWords } from './fieldWords'
import { unfilledHiddenFields } from './hiddenField'
import { incompleteOrders } from './incompleteOrder'
import { lookAlikes } from './lookAlike'
import { missingLimits } from './missingLimit'
import { missingLogins, sessionsWithoutLogin } from './missingLogin'
import { idleBounds } from './idleBounds'
import { idleBesideUse } from './idleUse'
import { marketFacts } from './marketFacts'
import { missingNames } from './missingName'
import { missingQueries } from './neededQuery'
import { deadPages, neverHolds } from './neverHolds'
import { oddMessages } from './oddMessages'
import { oddValues, staleRows } from './oddValues'
import type { MarketRule, MarketSite, WholeSite } from './rule'
import { stateValues } from './stateValues'
import { unknownEntries, unreachablePages } from './unreachable'
import { unreadQueries } from './unreadQuery'
import { unused } from './unused'
import { wrongTitles } from './wrongTitle'

const rules: readonly MarketRule[] = [
  missingFailed,
  missingAsk,
  missingLogins,
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
      ...idleBesideUse(whole),
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

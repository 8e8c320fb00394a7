// The possible values at paths that every part of a page can read.
import { isObject, type PageConfig, valueMeaning } from '@pagewright/engine/tools'
import { follow } from '../grammar/known'
import type { Domain, DomainOf } from './exclusion'
import type { MarketSite } from './rule'

/**
 * Returns the domains for a page in one market: facts of the market, enums of the schemas, dates, and whether a user
 * exists.
 */
export function domainsOf(
  { id, market, known }: Pick<MarketSite, 'id' | 'market' | 'known'>,
  { access }: PageConfig,
): DomainOf {
  return (path) => {
    const [root, name = ''] = path.split('.')
    // An open page loads no account, so it is the same for everybody.
    if (root === 'user' && access === 'open') return { values: [] }
    // The market itself may be at fault, and is then reported elsewhere.
    if (path === 'market.environment') return { values: Object.keys(isObject(market.hosts) ? market.hosts : {}) }
    if (root === 'market')
      return { values: [name === 'id' ? id : (market.facts as { readonly [name: string]: unknown })[name]] }
    if (path === 'user.bucket') return { min: 0, max: 99 }
    if (root === 'now') return calendar[name] ?? {}
    const { type, enum: values, 'x-means': means } = follow(known.scope, path).tree ?? {}
    if (values) return { values }
    if (type === 'boolean') return { values: [true, false] }
    return valueMeaning(means)?.isNegative === false ? { min: 0 } : {}
  }
}

const calendar: { readonly [name: string]: Domain } = {
  day: { min: 1, max: 31 },
  month: { min: 1, max: 12 },
  hour: { min: 0, max: 23 },
  weekday: { min: 1, max: 7 },
}

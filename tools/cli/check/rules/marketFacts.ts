import type { Problem } from '@pagewright/engine/tools'
import type { MarketSite } from './rule'

/** Finds a fact that has the name of a member of the market, such as `currency`, and another value. */
export function marketFacts({ id, market }: Pick<MarketSite, 'id' | 'market'>): Problem[] {
  const members: { readonly [name: string]: unknown } = { ...market }
  return Object.entries(market.facts).flatMap(([name, value]): Problem[] => {
    if (!Object.hasOwn(members, name) || typeof members[name] === 'object' || members[name] === value) return []
    const what = `the fact "${name}" is ${JSON.stringify(value)}, and the market has ${JSON.stringify(members[name])}.`
    return [{ name: 'cannot-match', where: ['markets', id, 'facts', name], what }]
  })
}

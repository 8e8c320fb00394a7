import { isObject, type Problem } from '@pagewright/engine/tools'
import { silentMembers } from '../grammar/check'
import type { MarketSite } from './rule'

/** Finds overlays of a market that remove the question before a call. A market may word it in another way. */
export function removedAsks({ id, market }: Pick<MarketSite, 'id' | 'market'>): Problem[] {
  return Object.entries(market.pages ?? {}).flatMap(([route, patch]) => removed(patch, [id, 'pages', route]))
}

function removed(patch: unknown, where: readonly string[]): Problem[] {
  if (!isObject(patch)) return []
  return Object.entries(patch).flatMap(([name, change]): Problem[] => {
    const at = silentMembers.has(name) ? where : [...where, name]
    if (change !== null || !questions.has(name)) return removed(change, at)
    const what = `this market would send the call without "${name}": a market may word the question, not remove it.`
    return [{ name: 'missing-ask', where: at, what }]
  })
}

const questions: ReadonlySet<string> = new Set(['ask', 'review'])

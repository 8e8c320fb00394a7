// Checks calls that change something: their messages, the question before them, and whether a list may send them for
// several rows at once.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { own } from '../grammar/known'
import { partsOfPages, type PagePart, type MarketSite } from './rule'
import { silentMembers } from '../grammar/checkRule'

/** Finds calls that write and have no message for a failure. */
export function missingFailed(site: MarketSite): Problem[] {
  return callsOf(site)
    .filter(({ value }) => value.failed === undefined)
    .map(({ where }): Problem => {
      const what = '"failed" is missing: add the message for a call that the server refuses.'
      return { name: 'missing-failed', where, what }
    })
}

/**
 * Finds calls that move money without a confirmation. Two kinds need none: a call that opens a payment page, which
 * confirms it, and the submit of a form that a press has opened.
 */
export function missingAsk(site: MarketSite): Problem[] {
  return callsOf(site)
    .filter(({ value }) => own(site.known.endpoints, value.call)?.kind === 'money')
    .filter(({ value }) => value.ask === undefined && value.review === undefined)
    .filter(({ value, around }) => !(isObject(value.then) && 'leave' in value.then) && around[0]?.value.do !== 'form')
    .map(({ value, where }): Problem => {
      const what = `"ask" is missing: ${JSON.stringify(value.call)} moves money, so it must ask for confirmation, by "ask" or "review".`
      return { name: 'missing-ask', where, what }
    })
}

function callsOf({ pages }: MarketSite): PagePart[] {
  return partsOfPages(pages).filter(({ value }) => value.do === 'call')
}

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

/**
 * Finds actions in `bulk` that cannot be sent many times. They call nothing, move money, or have a review that a person
 * must read.
 */
export function notForMany({ pages, known }: MarketSite): Problem[] {
  return partsOfPages(pages)
    .filter(({ value }) => value.block === 'list' && Array.isArray(value.bulk))
    .flatMap(({ value, where }) =>
      (value.bulk as readonly unknown[]).flatMap((id): Problem[] => {
        const action = isObject(value.actions) ? own(value.actions, id) : undefined
        const isFit =
          isObject(action) &&
          action.do === 'call' &&
          action.review === undefined &&
          own(known.endpoints, action.call)?.kind !== 'money'
        if (isFit) return []
        const what = `"${String(id)}" cannot be performed for several rows: expected a call that moves no money and has no "review".`
        return [{ name: 'not-a-write', where: [...where, 'bulk'], what }]
      }),
    )
}

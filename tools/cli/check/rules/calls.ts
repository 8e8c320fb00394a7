// What is said around a call that changes something.
import { isObject, own, type Problem } from '@pagewright/engine/tools'
import { partsOfPage, type Part } from './parts'
import type { MarketSite } from './rule'

/** Calls that write and have no words for when they fail. */
export function missingFailed(site: MarketSite): Problem[] {
  return callsOf(site)
    .filter(({ value }) => value.failed === undefined)
    .map(({ where }): Problem => {
      const what = '"failed" is missing: say what did not happen when the server refuses.'
      return { name: 'missing-failed', where, what }
    })
}

/**
 * Calls that move money without a question before. Two need none: one that leaves for a page where the payment is
 * confirmed, and the submit of a form that was opened by a press of its own.
 */
export function missingAsk(site: MarketSite): Problem[] {
  return callsOf(site)
    .filter(({ value }) => own(site.known.endpoints, value.call)?.kind === 'money' && value.ask === undefined)
    .filter(({ value, around }) => !(isObject(value.then) && 'leave' in value.then) && around[0]?.value.do !== 'form')
    .map(({ value, where }): Problem => {
      const what = `"ask" is missing: ${JSON.stringify(value.call)} moves money, so it asks before it does.`
      return { name: 'missing-ask', where, what }
    })
}

function callsOf({ pages }: MarketSite): Part[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .filter(({ value }) => value.do === 'call')
}

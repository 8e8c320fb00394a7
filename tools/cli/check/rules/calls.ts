// Checks the messages of calls that change something.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { own } from '../grammar/known'
import { partsOfPage, type PagePart } from './parts'
import type { MarketSite } from './rule'

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
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .filter(({ value }) => value.do === 'call')
}

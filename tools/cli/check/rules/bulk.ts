// Checks the actions that a list performs for several rows at once.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { own } from '../grammar/known'
import { partsOfPage } from './parts'
import type { MarketSite } from './rule'

/**
 * Finds actions in `bulk` that cannot be sent many times. They call nothing, move money, or have a review that a person
 * must read.
 */
export function notForMany({ pages, known }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
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

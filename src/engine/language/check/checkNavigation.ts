// Checks the navigation of a site: the places of its bar or rail.
import { checkData } from './checkData'
import { checkRule } from './checkRule'
import { under, wrong, type ConfigPlace } from './checks'
import type { Known } from './known'
import { destination } from '../grammar/page'
import { isObject } from '../runtime/merge'
import type { Problem } from '../types/problem'

/** Returns the problems of a navigation, each with its place (navigation › id › member). It sees no `data`. */
export function checkNavigation(navigation: unknown, known: Known): Problem[] {
  const unreadable = checkData(navigation, ['navigation'])
  if (unreadable.length > 0) return unreadable
  const problems: Problem[] = []
  const { data: _data, ...properties } = known.scope.properties ?? {}
  const place: ConfigPlace = {
    known,
    scope: { properties },
    where: ['navigation'],
    report: (one) => void problems.push(one),
  }
  if (!isObject(navigation)) wrong(place, 'not-data', 'expected places by id.')
  for (const [id, one] of Object.entries(isObject(navigation) ? navigation : {}))
    checkRule(destination, one, under(place, id))
  return problems
}

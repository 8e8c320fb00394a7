// Checks what belongs to a whole site: its navigation, and the sources whose answers pages see as `data.<id>`.
import { checkData } from './checkData'
import { checkRule } from './checkRule'
import { under, wrong, type ConfigPlace } from './checks'
import type { Known } from './known'
import type { Rule } from '../grammar/grammar'
import { destination, source } from '../grammar/page'
import { isObject } from '../runtime/merge'
import type { Problem } from '../types/problem'

/** Returns the problems of a navigation, each with its place (navigation › id › member). It sees no `data`. */
export function checkNavigation(navigation: unknown, known: Known): Problem[] {
  return checkById(navigation, 'navigation', 'expected places by id.', destination, known)
}

/** Returns the problems of sources, each with its place (sources › id › member). A source cannot see another one. */
export function checkSources(sources: unknown, known: Known): Problem[] {
  return checkById(sources, 'sources', 'expected sources by id.', source, known)
}

function checkById(found: unknown, name: string, expected: string, rule: Rule, known: Known): Problem[] {
  const unreadable = checkData(found, [name])
  if (unreadable.length > 0) return unreadable
  const problems: Problem[] = []
  const { data: _data, ...properties } = known.scope.properties ?? {}
  const place: ConfigPlace = { known, scope: { properties }, where: [name], report: (one) => void problems.push(one) }
  if (!isObject(found)) wrong(place, 'not-data', expected)
  for (const [id, one] of Object.entries(isObject(found) ? found : {})) checkRule(rule, one, under(place, id))
  return problems
}

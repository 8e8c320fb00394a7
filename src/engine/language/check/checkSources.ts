// Checks sources: named reads whose answers pages see as `data.<id>`.
import { checkData } from './checkData'
import { checkRule } from './checkRule'
import { under, wrong, type ConfigPlace } from './checks'
import type { Known } from './known'
import { source as sourceRule } from '../grammar/page'
import { isObject } from '../runtime/merge'
import type { Problem } from '../types/problem'

/** Returns the problems of sources, each with its place (sources › id › member). A source cannot see another one. */
export function checkSources(sources: unknown, known: Known): Problem[] {
  const unreadable = checkData(sources, ['sources'])
  if (unreadable.length > 0) return unreadable
  const problems: Problem[] = []
  const { data: _data, ...properties } = known.scope.properties ?? {}
  const place: ConfigPlace = {
    known,
    scope: { properties },
    where: ['sources'],
    report: (one) => void problems.push(one),
  }
  if (!isObject(sources)) wrong(place, 'not-data', 'expected sources by id.')
  for (const [id, source] of Object.entries(isObject(sources) ? sources : {}))
    checkRule(sourceRule, source, under(place, id))
  return problems
}

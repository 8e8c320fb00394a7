// The grammar of sources: named reads that pages look at.
import { body } from './checkBody'
import { checkData } from './checkData'
import { anything, members, reading, under, wrong, type ConfigPlace } from './checks'
import { own, type Known } from './known'
import { isObject } from '../runtime/merge'
import type { Problem } from '../types/problem'

/** All that is wrong with some sources, each with sources › id › member. A source may not look at another one. */
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
  for (const [id, source] of Object.entries(isObject(sources) ? sources : {})) checkSource(source, under(place, id))
  return problems
}

function checkSource(found: unknown, place: ConfigPlace): void {
  members({ 'call!': reading, body: anything })(found, place)
  const call = isObject(found) ? own(place.known.endpoints, found.call) : undefined
  if (call && isObject(found)) body(found.body, under(place, 'body'), call.request)
}

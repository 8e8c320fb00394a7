// The days on which a page is another one, told by its conditions.
import { type Conditions, evaluateCondition, isObject, currentTimeParts } from '@pagewright/engine/tools'
import { mainMarket } from './pagePeople'

/** A moment at which each condition of a config on the time holds, and one at which it does not; none where there is no such. */
export function momentsOf(config: object): readonly string[] {
  const chosen: string[] = []
  for (const when of timesIn(config)) {
    for (const wanted of [true, false]) {
      const fits = (moment: string) => evaluateCondition(when, { now: nowAt(moment) }) === wanted
      const found = chosen.some(fits) ? undefined : moments.find(fits)
      if (found !== undefined) chosen.push(found)
    }
  }
  return chosen
}

/** What `now.` is at a moment (ISO text), in the market that the tests' own host has. */
export function nowAt(moment: string): object {
  return currentTimeParts(
    { now: () => Date.parse(moment), learn: () => undefined, isKnown: () => true },
    mainMarket.timeZone,
  )
}

/** Every day of a month, in its four quarters. */
const moments = Array.from({ length: 124 }, (_, index) => new Date(Date.UTC(2026, 4, 1, 3 + index * 6)).toISOString())

/** The conditions on the time alone, without what they ask beside it. */
function timesIn(value: unknown): readonly Conditions[] {
  if (!isObject(value)) return Array.isArray(value) ? value.flatMap(timesIn) : []
  const times = Object.entries(value).filter(([name]) => name.startsWith('now.'))
  return [...(times.length > 0 ? [Object.fromEntries(times)] : []), ...Object.values(value).flatMap(timesIn)]
}

// Compares the uses of one thing all over a product. People expect here what all others agree on.
import { isObject } from '@pagewright/engine/tools'

/** One use of a thing: an aspect of it, and where it is written. */
export interface ThingUse {
  readonly thing: string
  readonly aspect: string
  readonly where: readonly string[]
}

export interface OddUse extends ThingUse {
  /** The aspect that all other uses have. */
  readonly usual: string
}

/**
 * Returns uses that differ from all others of their thing, if each other aspect has at least `least` uses. Equal places
 * count once.
 */
export function oddUses(uses: readonly ThingUse[], least: number): readonly OddUse[] {
  const things = new Map<string, Map<string, ThingUse>>()
  for (const use of uses) {
    const places = things.get(use.thing) ?? new Map<string, ThingUse>()
    things.set(use.thing, places)
    places.set(`${use.where.join(' ')} ${use.aspect}`, use)
  }
  return [...things.values()].flatMap((places) => {
    const all = [...places.values()]
    const counts = new Map<string, number>()
    for (const { aspect } of all) counts.set(aspect, (counts.get(aspect) ?? 0) + 1)
    const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
    const odd = sorted.pop()
    if (sorted.length === 0 || odd?.[1] !== 1 || sorted.some(([, count]) => count < least)) return []
    const usual = sorted.map(([aspect]) => aspect).join(' or ')
    return all.filter(({ aspect }) => aspect === odd[0]).map((use): OddUse => ({ ...use, usual }))
  })
}

/** Returns the key of a message, with values or without. */
export function messageKey(message: unknown): string | undefined {
  const key = isObject(message) ? message.say : message
  return typeof key === 'string' ? key : undefined
}

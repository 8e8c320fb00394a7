// Finds parts that show a value only while it does not exist.
import { isObject, type Problem } from '@pagewright/engine/tools'
import { conditionsOf, partsOfPage } from './parts'
import type { MarketSite } from './rule'

/** Finds a part whose own condition says that a value does not exist, and which reads that value. */
export function readsAbsent({ pages }: MarketSite): Problem[] {
  return Object.entries(pages)
    .flatMap(([route, page]) => partsOfPage(route, page))
    .flatMap((part) => {
      const { when: _when, ...rest } = part.value
      const absent = Object.entries(conditionsOf(part) ?? {}).filter(
        ([, test]) => isObject(test) && test.exists === false,
      )
      return absent.flatMap(([path]): Problem[] => {
        if (!reads(rest, path)) return []
        const what = `this reads "${path}", and shows only while "${path}" does not exist.`
        return [{ name: 'never-holds', where: [...part.where, 'when', path], what }]
      })
    })
}

/** A request leaves out what does not exist. */
const sent: ReadonlySet<string> = new Set(['body', 'query', 'args'])

/** Returns true if a value is this path, or leads below it. Parts with conditions of their own are not looked into. */
function reads(found: unknown, path: string): boolean {
  if (typeof found === 'string') return found === path || found.startsWith(`${path}.`)
  if (Array.isArray(found)) return found.some((one) => reads(one, path))
  return (
    isObject(found) &&
    found.when === undefined &&
    Object.entries(found).some(([name, one]) => !sent.has(name) && reads(one, path))
  )
}

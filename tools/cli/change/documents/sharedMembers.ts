// Finds parts that several pages have as a member, so that a new page uses them too.
import { isObject } from '@pagewright/engine/tools'
import { isUse } from '../../check/grammar/checkUse'
import { valueInPlace } from '../../effective/expandParts'
import type { Draft } from '../draft'
import { evaluate, exported } from '../find'
import { canonical } from '../plainChange'

/** Below this number of uses, a part may mean something else that has the same value by chance. */
const fewestUses = 3

/** Returns a new page in which members are uses of parts, where at least three pages have such a member of equal value. */
export function withSharedParts(
  draft: Draft,
  value: { readonly [name: string]: unknown },
): { readonly [name: string]: unknown } {
  const [pages, parts] = (['pages', 'parts'] as const).map((name) => {
    const spot = exported(draft, 'pages.config.ts', name)
    return spot && evaluate(draft, spot)
  })
  const all = Object.values(isObject(pages) ? pages : {})
  const shared = (member: string, one: unknown): unknown => {
    if (member === 'blocks' || member === 'needs') return one
    const uses = all.flatMap((page) => (isObject(page) && isUse(page[member]) ? [page[member]] : []))
    const same = uses.filter((use) => canonical(valueInPlace(use, parts)) === canonical(one))
    return same.length >= fewestUses ? same[0] : one
  }
  return Object.fromEntries(Object.entries(value).map(([member, one]) => [member, shared(member, one)]))
}

// Keys that every other language has: English lost them, and that is said once, not in each of the others.
import { nearest } from '@pagewright/engine/tools'
import { placeOf, type Bundle } from './bundle'
import type { Finding } from './finding'
import { basesOf } from './keyRules'
import { baseOf } from './plural'

/** Takes what was found in all bundles, and says in English what English alone has lost, or writes in another way. */
export function withLostInEnglish(
  findings: readonly Finding[],
  english: Bundle,
  others: readonly Bundle[],
): readonly Finding[] {
  const known = new Set(basesOf(english))
  const [first, ...more] = others.map(basesOf)
  const lost = (first ?? []).filter((base) => !known.has(base) && more.every((bases) => bases.includes(base)))
  if (lost.length === 0) return findings
  const all = new Set([first ?? [], ...more].flat())
  const ownAlone = [...known].filter((base) => !all.has(base))
  const told = lost.map((base) => ({ base, own: nearest(base, ownAlone) }))
  const files = new Set(others.map(({ file }) => file))
  const isTold = ({ file, name, where: [key = ''] }: Finding) =>
    files.has(file) &&
    told.some(({ base, own }) => baseOf(key) === (name === 'unknown-key' ? base : name === 'missing-key' ? own : ''))
  return [
    ...told.map(({ base, own }) => tell(english, first ?? [], base, own)),
    ...findings.filter((finding) => !isTold(finding)),
  ]
}

function tell(english: Bundle, order: readonly string[], base: string, own: string | undefined): Finding {
  if (own !== undefined) {
    const what = 'only English has this key; every other language has another one in its place.'
    return { ...placeIn(english, own), name: 'unknown-key', where: [own], what, didYouMean: base }
  }
  const before = order.slice(0, order.indexOf(base)).toReversed()
  const what = 'is not here; every other language has it. Write it, or remove it from each.'
  return { ...placeIn(english, ...before), name: 'missing-key', where: [base], what }
}

/** Of the first that stands there, in whatever plural form. */
function placeIn(bundle: Bundle, ...bases: readonly string[]) {
  return placeOf(
    bundle,
    ...bases.flatMap((base) => bundle.keys.flatMap(({ key }) => (baseOf(key) === base ? key : []))),
  )
}

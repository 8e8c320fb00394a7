// Reports a key that only English lacks once, in English, instead of in every other language.
import { nearest } from '@pagewright/engine/tools'
import { placeOfKey, type MessageFile } from './bundle'
import type { Finding } from '../finding'
import { basesOf } from './keyRules'
import { baseOf } from './plural'

/** Replaces the findings of other languages by one in English if only English lacks a key, or spells it differently. */
export function withLostInEnglish(
  findings: readonly Finding[],
  english: MessageFile,
  others: readonly MessageFile[],
): readonly Finding[] {
  const known = new Set(basesOf(english))
  const [first, ...more] = others.map(basesOf)
  const lost = (first ?? []).filter((base) => !known.has(base) && more.every((bases) => bases.includes(base)))
  if (lost.length === 0) return findings
  const all = new Set([first ?? [], ...more].flat())
  const ownAlone = [...known].filter((base) => !all.has(base))
  const replaced = lost.map((base) => ({ base, own: nearest(base, ownAlone) }))
  const files = new Set(others.map(({ file }) => file))
  const isReplaced = ({ file, name, where: [key = ''] }: Finding) =>
    files.has(file) &&
    replaced.some(
      ({ base, own }) => baseOf(key) === (name === 'unknown-key' ? base : name === 'missing-key' ? own : ''),
    )
  return [
    ...replaced.map(({ base, own }) => englishFinding(english, first ?? [], base, own)),
    ...findings.filter((finding) => !isReplaced(finding)),
  ]
}

function englishFinding(
  english: MessageFile,
  order: readonly string[],
  base: string,
  own: string | undefined,
): Finding {
  if (own !== undefined) {
    const what = 'only English has this key; the other languages have another one.'
    return { ...placeIn(english, own), name: 'unknown-key', where: [own], what, didYouMean: base }
  }
  const before = order.slice(0, order.indexOf(base)).toReversed()
  const what = 'is missing; every other language has it. Add it here, or remove it there.'
  return { ...placeIn(english, ...before), name: 'missing-key', where: [base], what }
}

/** Returns the place of the first key that exists, in any plural form. */
function placeIn(bundle: MessageFile, ...bases: readonly string[]) {
  return placeOfKey(
    bundle,
    ...bases.flatMap((base) => bundle.keys.flatMap(({ key }) => (baseOf(key) === base ? key : []))),
  )
}

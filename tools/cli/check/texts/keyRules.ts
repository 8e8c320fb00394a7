// Compares the keys of a bundle with those of English. The plural forms are those of the language. A key that only English
// lacks is reported once, in English, instead of in every other language.
import { nearest } from '@pagewright/engine/tools'
import { placeOfKey, type MessageFile } from './bundle'
import { suggestion, type Finding } from '../finding'
import { baseOf, formOf, formsOf } from './messageParts'

/** Finds repeated, missing and unknown keys, and plural forms that are missing or that the language does not have. */
export function keyFindings(bundle: MessageFile, english: MessageFile): Finding[] {
  return [
    ...repeatedKeys(bundle),
    ...missingKeys(bundle, english),
    ...unknownKeys(bundle, english),
    ...pluralFormFindings(bundle, english),
  ]
}

function repeatedKeys({ keys }: MessageFile): Finding[] {
  const lines = new Map<string, number>()
  return keys.flatMap(({ key, ...place }) => {
    const first = lines.get(key)
    lines.set(key, first ?? place.line)
    if (first === undefined) return []
    return [
      { ...place, name: 'repeated-key' as const, where: [key], what: `stands in line ${first} as well; keep one.` },
    ]
  })
}

function missingKeys(bundle: MessageFile, english: MessageFile): Finding[] {
  const own = new Set(Object.keys(bundle.texts).map(baseOf))
  const wanted = basesOf(english)
  return wanted
    .filter((base) => !own.has(base))
    .map((base) => ({
      ...placeOfKey(bundle, ...keysBefore(base, wanted, bundle)),
      name: 'missing-key' as const,
      where: [base],
      what: `is missing; English has "${english.texts[base] ?? english.texts[`${base}_other`]}".`,
    }))
}

/** Returns keys after which a missing key belongs, the nearest first. */
function keysBefore(base: string, wanted: readonly string[], bundle: MessageFile): readonly string[] {
  const sooner = new Set(wanted.slice(0, wanted.indexOf(base)))
  return bundle.keys
    .map(({ key }) => key)
    .filter((key) => sooner.has(baseOf(key)))
    .toReversed()
}

function unknownKeys(bundle: MessageFile, english: MessageFile): Finding[] {
  const wanted = basesOf(english)
  const inEnglish = new Set(wanted)
  const plurals = pluralsOf(english)
  const possible = wanted.flatMap((base) =>
    plurals.has(base) ? formsOf(bundle.language).map((form) => `${base}_${form}`) : [base],
  )
  return bundle.keys
    .filter(({ key }) => !inEnglish.has(baseOf(key)))
    .map(({ key, ...place }) => {
      const near = nearest(key, possible)
      const what = near === undefined ? '; remove it, or add it there first.' : '.'
      return {
        ...place,
        name: 'unknown-key' as const,
        where: [key],
        what: `English has no such key${what}`,
        ...suggestion(near),
      }
    })
}

function pluralFormFindings(bundle: MessageFile, english: MessageFile): Finding[] {
  const wanted = formsOf(bundle.language)
  const plurals = pluralsOf(english)
  const inEnglish = new Set(basesOf(english))
  const groups = new Map<string, string[]>()
  for (const key of Object.keys(bundle.texts)) groups.set(baseOf(key), [...(groups.get(baseOf(key)) ?? []), key])
  return [...groups]
    .filter(([base]) => inEnglish.has(base))
    .flatMap(([base, found]) => {
      const place = placeOfKey(bundle, ...found)
      if (!plurals.has(base))
        return found.filter(formOf).map((key) => ({
          ...place,
          name: 'foreign-form' as const,
          where: [key],
          what: `English has only one form, "${base}".`,
        }))
      const own = found.map((key) => formOf(key) ?? 'none')
      const all = `"${bundle.language}" has ${wanted.join(', ')}.`
      return [
        ...wanted
          .filter((form) => !own.includes(form))
          .map((form) => ({
            ...place,
            name: 'missing-form' as const,
            where: [`${base}_${form}`],
            what: `is missing; ${all}`,
          })),
        ...own
          .filter((form) => !wanted.includes(form))
          .map((form) => ({
            ...placeOfKey(bundle, `${base}_${form}`, base),
            name: 'foreign-form' as const,
            where: [base],
            what: `the form "${form}" is never used; ${all}`,
          })),
      ]
    })
}

function pluralsOf({ texts }: MessageFile): ReadonlySet<string> {
  return new Set(Object.keys(texts).filter(formOf).map(baseOf))
}

/** Returns the keys without their plural forms, each once. */
function basesOf({ texts }: MessageFile): readonly string[] {
  return [...new Set(Object.keys(texts).map(baseOf))]
}

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

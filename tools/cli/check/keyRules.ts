// The keys of a bundle beside those of English: the same ones, in the plural forms of the language.
import { nearest } from '@pagewright/engine/tools'
import { placeOf, type Bundle } from './bundle'
import { meant, type Finding } from './finding'
import { baseOf, formOf, formsOf } from './plural'

/** Finds keys that are repeated, missing or not known, and plural forms that the language lacks or does not have. */
export function keyFindings(bundle: Bundle, english: Bundle): Finding[] {
  return [...repeated(bundle), ...missing(bundle, english), ...unknown(bundle, english), ...forms(bundle, english)]
}

function repeated({ keys }: Bundle): Finding[] {
  return keys
    .filter(({ key }, index) => keys.findIndex((other) => other.key === key) !== index)
    .map(({ key, ...place }) => ({
      ...place,
      name: 'repeated-key' as const,
      where: [key],
      what: 'stands here again; keep one.',
    }))
}

function missing(bundle: Bundle, english: Bundle): Finding[] {
  const own = new Set(Object.keys(bundle.texts).map(baseOf))
  const wanted = basesOf(english)
  return wanted
    .filter((base) => !own.has(base))
    .map((base) => ({
      ...placeOf(bundle, ...before(base, wanted, bundle)),
      name: 'missing-key' as const,
      where: [base],
      what: `is not here; English says "${english.texts[base] ?? english.texts[`${base}_other`]}".`,
    }))
}

/** The keys that may stand right before a missing one, the nearest first. */
function before(base: string, wanted: readonly string[], bundle: Bundle): readonly string[] {
  const sooner = new Set(wanted.slice(0, wanted.indexOf(base)))
  return bundle.keys
    .map(({ key }) => key)
    .filter((key) => sooner.has(baseOf(key)))
    .toReversed()
}

function unknown(bundle: Bundle, english: Bundle): Finding[] {
  const wanted = basesOf(english)
  const plurals = pluralsOf(english)
  const possible = wanted.flatMap((base) =>
    plurals.has(base) ? formsOf(bundle.language).map((form) => `${base}_${form}`) : [base],
  )
  return bundle.keys
    .filter(({ key }) => !wanted.includes(baseOf(key)))
    .map(({ key, ...place }) => {
      const near = nearest(key, possible)
      const what = near === undefined ? '; remove it, or add it there first.' : '.'
      return {
        ...place,
        name: 'unknown-key' as const,
        where: [key],
        what: `English has no such key${what}`,
        ...meant(near),
      }
    })
}

function forms(bundle: Bundle, english: Bundle): Finding[] {
  const wanted = formsOf(bundle.language)
  const plurals = pluralsOf(english)
  const inEnglish = new Set(basesOf(english))
  const groups = new Map<string, string[]>()
  for (const key of Object.keys(bundle.texts)) groups.set(baseOf(key), [...(groups.get(baseOf(key)) ?? []), key])
  return [...groups]
    .filter(([base]) => inEnglish.has(base))
    .flatMap(([base, found]) => {
      const place = placeOf(bundle, ...found)
      if (!plurals.has(base))
        return found.filter(formOf).map((key) => ({
          ...place,
          name: 'foreign-form' as const,
          where: [key],
          what: `English has one form only, "${base}".`,
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
            what: `is not here; ${all}`,
          })),
        ...own
          .filter((form) => !wanted.includes(form))
          .map((form) => ({
            ...placeOf(bundle, `${base}_${form}`, base),
            name: 'foreign-form' as const,
            where: [base],
            what: `the form "${form}" is never used; ${all}`,
          })),
      ]
    })
}

function pluralsOf({ texts }: Bundle): ReadonlySet<string> {
  return new Set(Object.keys(texts).filter(formOf).map(baseOf))
}

/** The keys without their plural forms, each once. */
export function basesOf({ texts }: Bundle): readonly string[] {
  return [...new Set(Object.keys(texts).map(baseOf))]
}

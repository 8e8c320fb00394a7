// Messages beside the places that name them.
import { nearest } from '../../src/engine/config/problem'
import { placeOf, type Bundle } from './bundle'
import type { Finding, Place } from './finding'
import type { Source, Use } from './messageUses'
import { placeholdersOf } from './placeholders'
import { baseOf } from './plural'

/** Finds keys that are named and not there, are there and not named, and placeholders that get no value, or one in vain. */
export function findingsOfUses(english: Bundle, uses: readonly Use[], sources: readonly Source[]): Finding[] {
  const bases = [...new Set(Object.keys(english.texts).map(baseOf))]
  const known = new Set(bases)
  const named = new Set(uses.map(({ key }) => key))
  const lost = uses
    .filter(({ key }) => !known.has(key))
    .map(({ key, where }) => {
      const near = nearest(key, bases)
      const meant = near === undefined ? `add it to ${english.file}.` : `did you mean "${near}"?`
      return { ...whereUsed(key, where, sources), name: 'unknown-message', what: `${key}: ${where} names it; ${meant}` }
    })
  const idle = bases
    .filter((base) => !named.has(base))
    .map((base) => ({
      ...placeOf(english, base, `${base}_one`, `${base}_other`),
      name: 'unused-key',
      what: `${base}: no page, market or code names it; remove it from every language.`,
    }))
  return [...lost, ...idle, ...values(english, uses, sources)]
}

function values(english: Bundle, uses: readonly Use[], sources: readonly Source[]): Finding[] {
  const all = wantedValues(english)
  return uses.flatMap(({ key, where, given }) => {
    const wanted = all.get(key)
    if (!given || wanted === undefined || String(given.toSorted()) === String(wanted)) return []
    return [
      {
        ...whereUsed(key, where, sources),
        name: 'wrong-values',
        what: `${key}: ${where} gives ${listed(given)}; the text has ${listed(wanted)}.`,
      },
    ]
  })
}

/** Placeholders by key, without the name of the product, which is given to every text. */
function wantedValues({ texts }: Bundle): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, readonly string[]>()
  for (const [key, text] of Object.entries(texts)) {
    const names = [...(wanted.get(baseOf(key)) ?? []), ...placeholdersOf(text)]
    wanted.set(baseOf(key), [...new Set(names)].filter((name) => name !== 'product').sort())
  }
  return wanted
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `{{${name}}}`).join(', ')
}

/** Where a key stands as a word of its own; of several places the first. */
function whereUsed(key: string, where: string, sources: readonly Source[]): Place {
  const isThere = ({ source }: Source) => source.includes(`'${key}'`)
  const found = sources.find((source) => source.file === where && isThere(source)) ?? sources.find(isThere)
  if (!found) return { file: 'pages.config.ts', line: 1, column: 1 }
  const before = found.source.slice(0, found.source.indexOf(`'${key}'`)).split('\n')
  return { file: found.file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

// Compares messages with the places that use them.
import { nearest } from '@pagewright/engine/tools'
import { placeOfKey, type MessageFile } from './bundle'
import type { Place } from '../../effective/traced'
import { suggestion, type Finding } from '../finding'
import type { Use } from './messageUses'
import { placeholdersOf } from './placeholders'
import { baseOf } from './plural'

/** Returns the place of a use. */
export type PlaceOfUse = (use: Pick<Use, 'key' | 'where'>) => Place

/** Finds used keys that do not exist, unused keys, and placeholders without a value or values without a placeholder. */
export function findingsOfUses(english: MessageFile, uses: readonly Use[], placeOfUse: PlaceOfUse): Finding[] {
  const bases = [...new Set(Object.keys(english.texts).map(baseOf))]
  const known = new Set(bases)
  const named = new Set(uses.map(({ key }) => key))
  const lost = uses
    .filter(({ key }) => !known.has(key))
    .map(({ key, where }) => {
      const near = nearest(key, bases)
      const what = near === undefined ? `; add it to ${english.file}.` : '.'
      const place = placeOfUse({ key, where })
      return {
        ...place,
        name: 'unknown-message' as const,
        where: [key],
        what: `${where} names it${what}`,
        ...suggestion(near),
      }
    })
  const idle = bases
    .filter((base) => !named.has(base))
    .map((base) => ({
      ...placeOfKey(english, base, `${base}_one`, `${base}_other`),
      name: 'unused-key' as const,
      where: [base],
      what: 'no page, market or code uses it; remove it from every language.',
    }))
  return [...lost, ...idle, ...values(english, uses, placeOfUse)]
}

function values(english: MessageFile, uses: readonly Use[], placeOfUse: PlaceOfUse): Finding[] {
  const all = wantedValues(english)
  return uses.flatMap(({ key, where, given }) => {
    const wanted = all.get(key)
    if (!given || wanted === undefined || String(given.toSorted()) === String(wanted)) return []
    return [
      {
        ...placeOfUse({ key, where }),
        name: 'wrong-values' as const,
        where: [key],
        what: `${where} gives ${listed(given)}; the text has ${listed(wanted)}.`,
      },
    ]
  })
}

/**
 * Returns the placeholders by key. Plural forms need `count`, even if they show another text for it. Omits the product's
 * name, which every text gets.
 */
function wantedValues({ texts }: MessageFile): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, readonly string[]>()
  for (const [key, text] of Object.entries(texts)) {
    const base = baseOf(key)
    const names = [...(wanted.get(base) ?? []), ...placeholdersOf(text), ...(base === key ? [] : ['count'])]
    wanted.set(base, [...new Set(names)].filter((name) => name !== 'product').sort())
  }
  return wanted
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map((name) => `{{${name}}}`).join(', ')
}

// Tests the order of two figures in one message: "2 of 3 left" is not "3 of 2 left".
import { expect, it } from 'vitest'
import { bundles } from './bundles'

/** The part comes before the whole, and the least before the most, except in the languages of the list. */
const pairs: readonly (readonly [first: string, second: string, reversed: { readonly [key: string]: string }])[] = [
  ['min', 'max', {}],
  ['used', 'max', {}],
  ['number', 'total', {}],
  ['count', 'total', {}],
  // Turkic languages and Urdu say "of 3, 2 are left".
  ['left', 'limit', { 'withdraw.week': 'tr ur uz' }],
]

it.each(pairs)('S9-01 {{%s}} stands before {{%s}}, but in %j', (first, second, reversed) => {
  const both = bundles.flatMap(({ language, texts }) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const names = [...text.matchAll(/\{\{(\w+)/g)].flatMap(([, name]) =>
        name === first || name === second ? name : [],
      )
      return new Set(names).size === 2 ? [{ language, key, names }] : []
    }),
  )
  expect(both.length).toBeGreaterThanOrEqual(bundles.length)
  const isReversed = ({ language, key }: { readonly language: string; readonly key: string }) =>
    reversed[key]?.split(' ').includes(language) === true
  const wrong = both.filter(
    (one) => one.names.join() !== (isReversed(one) ? `${second},${first}` : `${first},${second}`),
  )
  expect(wrong).toEqual([])
})

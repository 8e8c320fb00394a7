// Tests how the check tells of texts that a language lacks.
import { expect, it } from 'vitest'
import { bundleOf } from '../../../tools/cli/check/bundle'
import { findingLine } from '../../../tools/cli/check/finding'
import { missingTexts, withGaps } from '../../../tools/cli/check/gaps'
import { bundleFindings } from '../../../tools/cli/check/locales'
import { sameAsEnglish } from '../../../tools/cli/check/sameAsEnglish'
import { filesAt, withChanges } from '../../../tools/cli/files'

/** Names that stay English in every language. */
const names = sameAsEnglish
  .filter(({ languages }) => languages === 'all')
  .flatMap(({ keys }) => keys.map((key) => [key, key.toUpperCase()] as const))
const words = (count: number, text: (index: number) => string) => {
  const own = Array.from({ length: count }, (_, index) => [`a.key${index}`, text(index)] as const)
  return JSON.stringify(Object.fromEntries([...own, ...names]), null, 2)
}
const english = bundleOf(
  'en',
  words(20, (index) => `Word ${index}`),
)
const lineOf = (language: string, source: string, offered: readonly string[]) => {
  const bundle = bundleOf(language, source)
  return withGaps(bundleFindings(bundle, english), [english, bundle], new Set(['en', ...offered])).map(findingLine)
}
const turkish = (count: number) => words(count, (index) => `Söz ${index}`)

it.each([0, 1, 5])('%i gaps of a language that a market offers are warnings, one each', (count) => {
  const lines = lineOf('tr', turkish(20 - count), ['tr'])
  expect(lines).toHaveLength(count)
  for (const line of lines)
    expect(line).toMatch(
      /^locales\/tr\.json:\d+:\d+ {2}warning {2}missing-key {2}a\.key\d+: is missing; English has "Word \d+"\.$/,
    )
})

it('more gaps are one warning with their number, and with the command that helps', () => {
  expect(lineOf('tr', turkish(12), ['tr'])).toEqual([
    'locales/tr.json:1:1  warning  missing-key  tr: 8 texts are missing or still English; for a translator, write them to a file: npm run texts -- out tr --to tr.csv.',
  ])
})

it('a language that no market offers has one warning more', () => {
  expect(lineOf('tr', turkish(12), [])).toEqual([
    'locales/tr.json:1:1  warning  unused  tr: no market offers this language yet: add it to the languages of a market, or remove the file.',
    expect.stringMatching(/^locales\/tr\.json:1:1 {2}warning {2}missing-key {2}tr: 8 texts/),
  ])
  expect(lineOf('tr', turkish(19), [])[1]).toMatch(/warning {2}missing-key {2}a\.key19: is missing/)
})

it.each([
  ['has every text', 20, ['tr'], []],
  [
    'lacks one',
    19,
    ['tr'],
    ['locales/tr.json lacks 1 text, such as "a.key19", and north offers it: npm run texts -- out tr --to tr.csv.'],
  ],
  [
    'lacks one, and is the third that is offered',
    19,
    ['ar', 'tr'],
    ['locales/tr.json lacks 1 text, such as "a.key19", and north offers it: npm run texts -- out tr --to tr.csv.'],
  ],
  ['lacks many, and no market offers it', 8, [], []],
])('a build with a language that %s', (_what, count, offered, refusals) => {
  const files = withChanges(filesAt('/nowhere'), {
    'locales/en.json': words(20, (index) => `Word ${index}`),
    'locales/tr.json': turkish(count),
  })
  expect(missingTexts(files, { north: { languages: ['en', ...offered] } })).toEqual(refusals)
})

// Tests each rule of `npm run check` on small bundles with one mistake.
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { createTexts } from '@pagewright/engine/tools'
import { bundleOf, type MessageFile } from '../../tools/cli/check/bundle'
import { findingLine } from '../../tools/cli/check/finding'
import { bundleFindings } from '../../tools/cli/check/locales'
import { untranslated } from '../../tools/cli/check/untranslated'
import { findingsOfUses } from '../../tools/cli/check/useRules'
import { sameAsEnglish } from '../../tools/cli/check/sameAsEnglish'
import { bundleNamed, bundles } from './bundles'

interface Texts {
  readonly [key: string]: string
}

const names: Texts = Object.fromEntries(
  sameAsEnglish
    .filter(({ languages }) => languages === 'all')
    .flatMap(({ keys }) => keys.map((key) => [key, key.toUpperCase()])),
)
const english: Texts = {
  'shop.title': 'Shop',
  'shop.hello': 'Hello {{name}}, welcome to {{product}}',
  'shop.days_one': '{{count}} day',
  'shop.days_other': '{{count}} days',
}
const turkish: Texts = {
  'shop.title': 'Mağaza',
  'shop.hello': 'Merhaba {{name}}, {{product}} seni bekliyor',
  'shop.days_one': '{{count}} gün',
  'shop.days_other': '{{count}} gün sürer',
}
const arabic: Texts = {
  'shop.title': 'متجر',
  'shop.hello': 'مرحبًا {{name}}، أهلًا بك في {{product}}',
  'shop.days_zero': 'لا أيام',
  'shop.days_one': 'يوم واحد',
  'shop.days_two': 'يومان',
  'shop.days_few': '{{count}} أيام',
  'shop.days_many': '{{count}} يومًا',
  'shop.days_other': '{{count}} يوم',
}
const right: { readonly [language: string]: Texts } = { tr: turkish, ar: arabic }

interface Change {
  readonly [key: string]: string | undefined
}

const made = (language: string, texts: Texts, change: Change = {}): MessageFile =>
  bundleOf(language, JSON.stringify({ ...texts, ...names, ...change }, null, 2))
/** Returns the findings of a valid bundle after a change. */
const found = (language: string, change: Change) =>
  bundleFindings(made(language, right[language] ?? {}, change), made('en', english)).map(findingLine)

describe('F38 check refuses', () => {
  it('no finding for a valid bundle', () => {
    expect(found('tr', {})).toEqual([])
    expect(found('ar', {})).toEqual([])
  })

  it.each<readonly [string, string, Change, RegExp]>([
    [
      'a key that English lacks',
      'tr',
      { 'shop.titel': 'Ad' },
      /:10:3 {2}unknown-key {2}shop\.titel: .*did you mean "shop\.title"/,
    ],
    [
      'a form that is never used',
      'tr',
      { 'shop.days_few': 'birkaç {{count}}' },
      /:10:3 {2}foreign-form {2}shop\.days: .*"few"/,
    ],
    [
      'a placeholder left out',
      'tr',
      { 'shop.hello': 'Merhaba {{name}}' },
      /:3:3 {2}missing-placeholder {2}shop\.hello: \{\{product}}/,
    ],
    [
      'a number left out of a form of many numbers',
      'ar',
      { 'shop.days_few': 'أيام' },
      /missing-placeholder {2}shop\.days_few/,
    ],
    [
      'a placeholder without a value',
      'tr',
      { 'shop.title': 'Mağaza {{ad}}' },
      /unknown-placeholder .*\{\{ad}} .*English has none/,
    ],
    ['an empty text', 'tr', { 'shop.title': ' ' }, /:2:3 {2}empty {2}shop\.title/],
    ['two spaces', 'tr', { 'shop.title': 'Bir  mağaza' }, /spaces {2}shop\.title/],
    ['markup', 'tr', { 'shop.title': '<b>Mağaza</b>' }, /markup {2}shop\.title/],
    ['a hidden control', 'tr', { 'shop.title': 'Mağa\u200eza' }, /hidden-control {2}shop\.title/],
    ['other digits', 'ar', { 'shop.title': 'متجر ٢' }, /foreign-digits {2}shop\.title/],
    ['another script', 'ar', { 'shop.title': 'متجر Shop' }, /foreign-script {2}shop\.title: .*Latn .*Arab/],
    ['figures that would be turned round', 'ar', { 'shop.title': 'متجر 1-2' }, /turned-figures {2}shop\.title/],
    ['a Latin comma from right to left', 'ar', { 'shop.title': 'متجر, متجر' }, /foreign-comma {2}shop\.title/],
    ['what nobody translated', 'tr', { 'shop.title': 'Shop' }, /:2:3 {2}untranslated {2}shop\.title: reads "Shop"/],
  ])('%s', (_, language, change, line) => {
    const lines = found(language, change)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
  })

  it.each([
    ['another number than English has', 'Open from 9 to 17', '9 ile 18 arasında açık', 'says 18; English says 9, 17.'],
    ['no number in another order', 'Open from 9 to 17', '17 ile 9 arasında kapalı değil', undefined],
    ['no number where English has a word', 'Open for three days', '3 gün açık', undefined],
    ['no number of a placeholder', 'Open for 3 days', '{{day3}}', 'no value'],
  ])('%s', (_, model, text, says) => {
    const bundle = made('tr', turkish, { 'shop.title': text })
    const lines = bundleFindings(bundle, made('en', english, { 'shop.title': model })).map(findingLine)
    expect(lines).toEqual(says === undefined ? [] : [expect.stringContaining(says)])
  })

  it('a key that occurs twice', () => {
    const source = JSON.stringify({ ...turkish, ...names }, null, 2).replace(/^\{/, '{\n  "shop.title": "Dükkân",')
    const lines = bundleFindings(bundleOf('tr', source), made('en', english)).map(findingLine)
    expect(lines).toEqual([expect.stringMatching(/:3:3 {2}repeated-key {2}shop\.title/)])
  })

  it('an exception that nothing needs', () => {
    const allowed = [{ keys: ['shop.title'], languages: ['tr'], why: 'A test.' }]
    const lines = untranslated(made('tr', turkish), made('en', english), allowed).map(findingLine)
    expect(lines).toContainEqual(expect.stringMatching(/idle-exception {2}shop\.title/))
  })

  it('a file that is no JSON', () => {
    expect(() => bundleOf('tr', '{ "a": ')).toThrow('locales/tr.json is not JSON')
  })
})

describe('check refuses, of the places that name messages,', () => {
  const bundle = bundleOf('en', JSON.stringify(english, null, 2))
  const named = Object.keys({ 'shop.title': 1, 'shop.hello': 1, 'shop.days': 1 })
  const uses = named.map((key) => ({ key, where: 'src/shop.ts' }))
  const lines = (more: readonly object[], less = '') =>
    findingsOfUses(bundle, [...uses.filter(({ key }) => key !== less), ...(more as typeof uses)], ({ where }) => ({
      file: where,
      line: 2,
      column: 10,
      endColumn: 12,
    })).map(findingLine)

  it('nothing where both agree', () => expect(lines([])).toEqual([]))

  it('one that is not there', () => {
    const [line] = lines([{ key: 'shop.titl', where: '/shop › title' }])
    expect(line).toMatch(/^\/shop › title:2:10 {2}unknown-message {2}shop\.titl: \/shop › title .*"shop\.title"/)
  })

  it('one that nothing names', () => {
    expect(lines([], 'shop.days')).toEqual([
      expect.stringMatching(/^locales\/en\.json:4:3 {2}unused-key {2}shop\.days/),
    ])
  })

  it('values that are missing or in vain', () => {
    const [line] = lines([{ key: 'shop.hello', where: '/shop › text', given: ['nam'] }])
    expect(line).toMatch(/^\/shop › text:2:10 {2}wrong-values {2}shop\.hello: .*\{\{nam}}.*\{\{name}}/)
  })
})

it.each(bundles)('F38 S9-01 $language has the keys, the placeholders and the forms of English', (bundle) => {
  expect(bundleFindings(bundle, bundleNamed('en')).map(findingLine)).toEqual([])
})

it('F38 S1-11 S9-01 the ten languages of the spec are there, and every market offers them all', () => {
  const known = bundles.map(({ language }) => language)
  const spec = ['ar', 'en', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh']
  expect(known).toEqual(expect.arrayContaining(spec))
  for (const { languages } of Object.values(markets)) {
    expect(languages.filter((language) => !known.includes(language))).toEqual([])
    expect([...languages].toSorted()).toEqual([...spec].toSorted())
  }
})

it.each([
  ['en', 2, '2 rows', '2 more rows, 9 in all'],
  ['ru', 5, '5 строк', 'Ещё 5 строк, всего 9'],
  ['ar', 2, 'عنصران', 'عنصران إضافيان، والمجموع 9'],
  ['ar', 3, '3 عناصر', '3 عناصر إضافية، والمجموع 9'],
])('S1-11 in %s a list announces %i rows as "%s", and as many more as "%s"', async (language, count, found, grown) => {
  const load = async () => bundleNamed(language).texts
  const texts = await createTexts({ languages: [language], language, load, strict: true })
  expect(texts.t('engine.list.found', { count })).toBe(found)
  expect(texts.t('engine.list.grown', { count, total: 9 })).toBe(grown)
})

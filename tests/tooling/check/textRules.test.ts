// Tests what the check says about single texts and keys of a language, without the product's own texts.
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../../tools/cli/check/bundle'
import { findingLine } from '../../../tools/cli/check/finding'
import { bundleFindings, localeFindings } from '../../../tools/cli/check/locales'
import { withLostInEnglish } from '../../../tools/cli/check/lostInEnglish'
import { withChanges } from '../../../tools/cli/files'

interface Texts {
  readonly [key: string]: string
}
const bundle = (language: string, texts: Texts) => bundleOf(language, JSON.stringify(texts, null, 2))
const found = (language: string, texts: Texts, english: Texts) =>
  bundleFindings(bundle(language, texts), bundle('en', english))

it.each([
  ['too-large', JSON.stringify('a'.repeat(2001))],
  ['not-a-text', '5'],
  ['not-a-text', 'null'],
])('a bundle with a value that is %s is not read further', (name, value) => {
  const wrong = bundleOf('tr', `{\n  "a.b": ${value},\n  "a.c": "<b>"\n}`)
  const english = bundle('en', { 'a.b': 'Word', 'a.c': 'Word' })
  expect(bundleFindings(wrong, english).map((one) => [one.name, one.line])).toEqual([[name, 2]])
})

it('an unknown message is shown where code names it', () => {
  const files = withChanges('/nowhere', {
    'locales/en.json': '{ "a.b": "Word" }',
    'src/a.ts': "const b = t('a.b')\n  t('a.none')\n",
  })
  const place = { file: 'pages/a.ts', line: 1, column: 1, endColumn: 2 }
  const told = localeFindings(files, { pages: {}, markets: {}, navigation: {} }, () => place)
  expect(told.filter(({ where }) => where[0] === 'a.none')).toMatchObject([
    { name: 'unknown-message', file: 'src/a.ts', line: 2, column: 5, endColumn: 13 },
  ])
})

describe('a key', () => {
  const english = { 'a.first': 'First', 'a.days_one': 'A day', 'a.days_other': '{{count}} days', 'a.last': 'Last' }
  const turkish = { 'a.first': 'İlk', 'a.days_one': 'Bir gün', 'a.days_other': '{{count}} gün', 'a.last': 'Son' }
  const without = (...keys: readonly string[]) =>
    Object.fromEntries(Object.entries(turkish).filter(([key]) => !keys.includes(key)))

  it.each<[what: string, texts: Texts, line: string]>([
    [
      'with plural forms that is missing: behind the one before it, with its last text',
      without('a.days_one', 'a.days_other'),
      'locales/tr.json:2:3  missing-key  a.days: is missing; English has "{{count}} days".',
    ],
    [
      'that English does not have',
      { ...turkish, zzzzzzzz: 'Söz' },
      'locales/tr.json:6:3  unknown-key  zzzzzzzz: English has no such key; remove it, or add it there first.',
    ],
    [
      'with a form that its language does not have: at that form',
      { ...turkish, 'a.days_few': '{{count}} gün' },
      'locales/tr.json:6:3  foreign-form  a.days: the form "few" is never used; "tr" has one, other.',
    ],
  ])('%s', (_what, texts, line) => {
    expect(found('tr', texts, english).map(findingLine)).toEqual([line])
  })

  it.each([
    ['ru', ['few', 'many', 'one', 'other'], ['few', 'many', 'other']],
    ['ar', ['few', 'many', 'one', 'other', 'two', 'zero'], ['few', 'many', 'other', 'two', 'zero']],
    ['zh', ['other'], ['other']],
    ['tr', ['one', 'other'], ['other']],
  ])('lacks in %s each form of %j that it does not have', (language, forms, missing) => {
    const days = { 'a.days_one': 'x' }
    const told = found(language, days, { 'a.days_one': 'A day', 'a.days_other': '{{count}} days' })
    const lines = told.filter(({ name }) => name === 'missing-form').map(({ where, what }) => [where[0], what])
    const what = `is missing; "${language}" has ${forms.join(', ')}.`
    expect(lines).toEqual(missing.map((form) => [`a.days_${form}`, what]))
    expect(told.filter(({ name }) => name === 'foreign-form')).toHaveLength(forms.includes('one') ? 0 : 1)
  })
})

describe('what only English has, or lacks', () => {
  const told = (english: Texts, ...others: readonly Texts[]) =>
    withLostInEnglish(
      [],
      bundle('en', english),
      others.map((texts, at) => bundle(['tr', 'ru'][at] ?? '', texts)),
    ).map(findingLine)

  it('is told behind the key before it in the other languages', () => {
    expect(
      told({ 'a.a': 'A', 'b.b': 'B', 'd.d': 'D' }, { 'a.a': 'A', 'b.b': 'B', 'ccccc.c': 'C', 'd.d': 'D' }),
    ).toEqual([
      'locales/en.json:3:3  missing-key  ccccc.c: is missing; every other language has it. Add it here, or remove it there.',
    ])
  })

  it('is another key of English only if no other language has that', () => {
    expect(told({ 'a.title': 'A' }, { 'a.title': 'A', 'a.titles': 'B' })[0]).toContain('missing-key  a.titles')
    expect(told({ 'a.title': 'A' }, { 'a.titles': 'B' })).toEqual([
      'locales/en.json:2:3  unknown-key  a.title: only English has this key; the other languages have another one; did you mean "a.titles"?',
    ])
  })
})

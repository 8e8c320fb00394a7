// Tests what the check says about the texts of a language.
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../../tools/cli/check/texts/bundle'
import { findingLine } from '../../../tools/cli/check/finding'
import { missingTexts, withGaps, bundleFindings, localeFindings } from '../../../tools/cli/check/texts/locales'
import { withLostInEnglish } from '../../../tools/cli/check/texts/keyRules'
import type { FindingName } from '../../../tools/cli/check/explanations'
import { sameAsEnglish } from '../../../tools/cli/check/texts/sameAsEnglish'
import { textFindings } from '../../../tools/cli/check/texts/textRules'
import { filesAt, withChanges } from '../../../tools/cli/files'

describe('letters', () => {
  const bundle = (language: string, texts: object) => bundleOf(language, JSON.stringify(texts))
  const found = (language: string, text: string, english = 'A word') =>
    textFindings(bundle(language, { 'a.b': text }), bundle('en', { 'a.b': english })).map(({ name }) => name)

  /** A text of each language that has nothing wrong. */
  const good: { readonly [language: string]: string } = {
    en: 'A word',
    tr: 'Bir söz',
    ru: 'Одно слово',
    ar: 'كلمة واحدة',
    fa: 'یک کلمه',
    ur: 'ایک لفظ',
    zh: '一个词',
  }

  describe('a letter of another script', () => {
    const scripts = { Latn: 'word', Cyrl: 'слово', Arab: 'كلمة', Hans: '词' }
    const own: { readonly [language: string]: string } = { tr: 'Latn', ru: 'Cyrl', ar: 'Arab', fa: 'Arab', zh: 'Hans' }
    const rows = Object.entries(own).flatMap(([language, script]) =>
      Object.entries(scripts).flatMap(([other, word]) => (other === script ? [] : [[language, other, word] as const])),
    )
    it.each(rows)('in %s is found: %s', (language, script, word) => {
      const text = `${good[language] ?? ''} ${word}`
      const [first, ...more] = textFindings(bundle(language, { 'a.b': text }), bundle('en', { 'a.b': 'A word' }))
      expect([first?.name, more]).toEqual(['foreign-script', []])
      expect(first?.what).toContain(`has ${script} letters in a ${own[language] ?? ''} text`)
    })
  })

  describe('a sign that nobody sees', () => {
    const signs = [
      0x061c, 0x200b, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069,
      0xfeff,
    ]
    it.each(signs.map((sign) => [sign.toString(16), sign] as const))('is found: U+%s', (_name, sign) => {
      expect(found('en', `A ${String.fromCodePoint(sign)}word`)).toContain('hidden-control')
    })
  })

  describe('a text', () => {
    it.each<[name: FindingName, language: string, text: string, english?: string]>([
      ['empty', 'en', ''],
      ['empty', 'en', ' \t'],
      ['spaces', 'en', ' A word'],
      ['spaces', 'en', 'A word '],
      ['spaces', 'en', 'A word\n'],
      ['spaces', 'en', 'A  word'],
      ['spaces', 'en', 'A\t\tword'],
      ['spaces', 'en', 'A\n word'],
      ['unfinished', 'en', 'TODO'],
      ['unfinished', 'en', 'A word TBD'],
      ['unfinished', 'en', 'FIXME: a word'],
      ['unfinished', 'en', 'XXX'],
      ['unfinished', 'en', 'XXXXX'],
      ['unfinished', 'en', 'Word???'],
      ['unfinished', 'en', '[word]'],
      ['unfinished', 'en', 'LOREM IPSUM'],
      ['unfinished', 'en', 'Dolor sit amet'],
      ['markup', 'en', 'A <b>word'],
      ['markup', 'en', '2 > 1', '2 > 1'],
      ['markup', 'en', 'A &nbsp; word'],
      ['markup', 'en', 'A word&#39;s', "A word's"],
      ['markup', 'en', '$t(a.c)'],
      ['broken-placeholder', 'en', '{name}'],
      ['broken-placeholder', 'en', 'A {word'],
      ['broken-placeholder', 'en', 'A word}'],
      ['broken-placeholder', 'en', '{{first name}}'],
      ['foreign-digits', 'ar', 'كلمة ٣'],
      ['foreign-digits', 'fa', 'کلمه ۳'],
      ['foreign-digits', 'ur', 'لفظ ۳'],
      ['foreign-digits', 'en', 'A word ３'],
      ['foreign-digits', 'en', 'A word ३'],
      ['turned-figures', 'ar', 'من 1-2', '1-2'],
      ['turned-figures', 'fa', '1–2 کلمه', '1–2'],
      ['turned-figures', 'ur', 'لفظ 1 - 2', '1 - 2'],
      ['turned-figures', 'ar', 'من {{a}}-{{b}}', '{{a}}-{{b}}'],
      ['turned-figures', 'ar', 'من 1-{{b}}', '1-{{b}}'],
      ['turned-figures', 'ar', 'من {{a}} – 2', '{{a}} – 2'],
      ['foreign-comma', 'ar', 'كلمة,'],
      ['foreign-comma', 'ar', 'كلمة;'],
      ['foreign-comma', 'ar', 'كلمة?'],
      ['foreign-comma', 'fa', 'کلمه,'],
      ['foreign-comma', 'fa', 'کلمه;'],
      ['foreign-comma', 'fa', 'کلمه?'],
      ['foreign-comma', 'ur', 'لفظ,'],
      ['foreign-comma', 'ur', 'لفظ;'],
      ['foreign-comma', 'ur', 'لفظ?'],
      ['missing-placeholder', 'tr', 'Bir söz', 'A word of {{name}}'],
      ['unknown-placeholder', 'tr', 'Bir söz {{name}}'],
      ['other-figure', 'tr', '3 söz', '2 words'],
    ])('is %s in %s: %j', (name, language, text, english) => {
      expect(found(language, text, english)).toEqual([name])
    })

    it.each<[language: string, text: string, english?: string]>([
      ['en', 'A word, a word; a word?'],
      ['ar', 'كلمة، كلمة؛ كلمة؟'],
      ['tr', '1-2', '1-2'],
      ['ar', 'كلمة - كلمة'],
      ['en', 'A & B'],
      ['en', 'Todo'],
      ['pt', 'Todo o dia'],
      ['en', '{{first}} and {{second}}', '{{second}} {{first}}'],
      ['tr', '2 söz, 3 harf', '3 letters, 2 words'],
    ])('in %s may be %j', (language, text, english) => {
      expect(found(language, text, english)).toEqual([])
    })
  })
})

describe('texts and keys', () => {
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

  it.each([
    ['in another script', { 'a.b': 'Word, Wort' }, ['foreign-comma', 'foreign-script']],
    ['still the English one', { 'a.b': 'Word, again' }, ['untranslated']],
  ])('what is told of a text: %s', (_what, texts, names) => {
    expect(found('ar', texts, { 'a.b': 'Word, again' }).map(({ name }) => name)).toEqual(names)
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
})

describe('plural forms without their number', () => {
  const english = bundleOf(
    'en',
    JSON.stringify({ 'shop.days_one': '{{count}} day', 'shop.days_other': '{{count}} days' }),
  )
  const missingIn = (language: string, form: string, text: string) =>
    textFindings(bundleOf(language, JSON.stringify({ [`shop.days_${form}`]: text })), english).filter(
      ({ name }) => name === 'missing-placeholder',
    ).length

  it.each([
    ['ar', 'zero', 'لا أيام', 0],
    ['ar', 'one', 'يوم واحد', 0],
    ['ar', 'two', 'يومان', 0],
    ['ar', 'few', 'أيام', 1],
    ['en', 'one', 'A day', 0],
    ['en', 'other', 'Days', 1],
    // 1, 21, 31 and so on.
    ['ru', 'one', 'день', 1],
    ['ru', 'few', 'дня', 1],
    // 0 and 1.
    ['pt', 'one', 'Um dia', 1],
    ['fa', 'one', 'یک روز', 1],
  ])('S9-01 in %s the form "%s" without its number is %s: %i problems', (language, form, text, problems) => {
    expect(missingIn(language, form, text)).toBe(problems)
  })

  it.each([
    ['ar', 'one', '{{name}}: يوم واحد', []],
    ['ar', 'one', 'يوم واحد', ['name']],
    ['ar', 'few', 'أيام', ['count', 'name']],
    ['en', 'one', 'A day', ['name']],
  ])('S9-01 in %s the form "%s" may leave out no other placeholder: %s', (language, form, text, names) => {
    const named = bundleOf(
      'en',
      JSON.stringify({ 'shop.days_one': '{{name}}: {{count}} day', 'shop.days_other': '{{name}}: {{count}} days' }),
    )
    const found = textFindings(bundleOf(language, JSON.stringify({ [`shop.days_${form}`]: text })), named)
    const missing = found.filter(({ name }) => name === 'missing-placeholder')
    expect(missing.map(({ what }) => /^\{\{(\w+)\}\} is missing/.exec(what)?.[1])).toEqual(names)
  })
})

describe('texts that a language lacks', () => {
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
})

// Tests which letters, marks, figures and words the check finds in a text: each kind of them, at each place.
import { describe, expect, it } from 'vitest'
import { bundleOf } from '../../../tools/cli/check/bundle'
import type { FindingName } from '../../../tools/cli/check/meanings'
import { textFindings } from '../../../tools/cli/check/textRules'

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

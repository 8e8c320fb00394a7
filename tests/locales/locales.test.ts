// Every language says what English says: the same keys, forms and placeholders, in its own script.
import { describe, expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { isRtl } from '../../src/engine/text/direction'
import { baseOf, bundleNamed, bundles, english, formOf, placeholdersOf, wordsOf } from './bundles'

const basesOf = (keys: readonly string[]) => [...new Set(keys.map(baseOf))]
const plurals = new Set(english.keys.filter(formOf).map(baseOf))

/** Names that are written alike everywhere. */
const sameEverywhere = new Set([
  'method.iban.hint',
  'method.network.TRC20',
  'method.network.ERC20',
  'method.network.BEP20',
  'method.network.TON',
])
/** Latin names that people of any script read as they are. */
const technical = /\b(IBAN|INN|BD|TRC20|ERC20|BEP20|TON|EXIF|JPEG|PNG|WebP)\b|\bhttps:\/\/\S+|\b\S+@\S+\.\w+/g
const scripts: { readonly [script: string]: RegExp } = {
  Latn: /\p{Script=Latin}/u,
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Hans: /\p{Script=Han}/u,
}
const bidiControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/

it.each(Object.entries(markets))('market %s offers only languages that are there', (_, { languages }) => {
  const known = bundles.map(({ language }) => language)
  expect(languages.filter((language) => !known.includes(language))).toEqual([])
})

describe.each(bundles)('$language', ({ language, texts, keys }) => {
  const entries = Object.entries(texts)
  const failing = (fails: (text: string, key: string) => boolean) =>
    entries.filter(([key, text]) => fails(text, key)).map(([key, text]) => `${key}: ${text}`)
  const script = new Intl.Locale(language).maximize().script ?? ''

  it('has each key once, the same ones as English', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys).toEqual(Object.keys(texts))
    expect(basesOf(keys).toSorted()).toEqual(basesOf(english.keys).toSorted())
  })

  it('has every plural form of the language and no other', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const forms = (base: string) => keys.filter((key) => baseOf(key) === base).map((key) => formOf(key) ?? 'none')
    const wrong = basesOf(keys).filter((base) => {
      const found = forms(base).toSorted()
      return String(found) !== String(plurals.has(base) ? wanted : ['none'])
    })
    expect(wrong).toEqual([])
  })

  it('has the placeholders of English', () => {
    expect(failing((text, key) => String(expected(key, language)) !== String(namesOf(text, key, language)))).toEqual([])
    expect(failing((text) => /[{}]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')))).toEqual([])
  })

  it('is plain text: no markup, no nesting, no hidden controls, nothing empty', () => {
    expect(failing((text) => /[<>]|&\w+;|\$t\(/.test(text))).toEqual([])
    expect(failing((text) => bidiControl.test(text))).toEqual([])
    expect(failing((text) => text.trim() === '' || text !== text.trim() || /\s{2}/.test(text))).toEqual([])
  })

  it('writes Latin digits', () => {
    expect(failing((text) => /\p{Nd}/u.test(text.replaceAll(/[0-9]/g, '')))).toEqual([])
  })

  it('is written in its own script', () => {
    const own = scripts[script]
    if (!own) throw new Error(`Say in this test how the script "${script}" of "${language}" is told.`)
    expect(failing((text, key) => isWords(text, key) && !own.test(wordsOf(text)))).toEqual([])
    const foreign = script === 'Latn' ? /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Han}]/u : /\p{Script=Latin}/u
    expect(failing((text, key) => isWords(text, key) && foreign.test(wordsOf(text).replaceAll(technical, '')))).toEqual(
      [],
    )
  })
})

describe.each(bundles.filter(({ language }) => language !== english.language))(
  '$language, beside English',
  ({ texts }) => {
    it('is translated, but for names that are written alike everywhere', () => {
      const left = Object.entries(texts).filter(([key, text]) => isWords(text, key) && text === englishOf(key))
      expect(left).toEqual([])
    })

    it('needs each name that this test lets pass', () => {
      expect([...sameEverywhere].filter((key) => texts[key] !== english.texts[key])).toEqual([])
    })
  },
)

describe.each(bundles.filter(({ language }) => isRtl(language)))('$language, from right to left', ({ texts }) => {
  const entries = Object.entries(texts)

  // Behind a letter of such a script the parts around a hyphen change places: 2026-01-31 is drawn as 31-01-2026.
  it('joins no figures by a hyphen', () => {
    expect(entries.filter(([, text]) => /[\d}]\s?[-–]\s?[\d{]/.test(text))).toEqual([])
  })

  it('has its own comma and question mark', () => {
    expect(entries.filter(([, text]) => /[,;?]/.test(text.replaceAll(technical, '')))).toEqual([])
  })
})

function isWords(text: string, key: string): boolean {
  return /\p{L}/u.test(wordsOf(text)) && !sameEverywhere.has(key)
}

/** The English text that a key of any language stands for; other plural forms than 'one' stand for 'other'. */
function englishOf(key: string): string {
  const base = baseOf(key)
  const text = english.texts[key] ?? english.texts[plurals.has(base) ? `${base}_other` : base]
  if (text === undefined) throw new Error(`English has no "${key}".`)
  return text
}

// A form for one number only may say it in a word: 'an entry', or the Arabic dual.
function namesOf(text: string, key: string, language: string): string[] {
  const names = placeholdersOf(text)
  return isOneNumber(key, language) ? names.filter((name) => name !== 'count') : names
}

function expected(key: string, language: string): string[] {
  const base = baseOf(key)
  const names = placeholdersOf(plurals.has(base) ? englishOf(`${base}_other`) : englishOf(key))
  return isOneNumber(key, language) ? names.filter((name) => name !== 'count') : names
}

function isOneNumber(key: string, language: string): boolean {
  const rules = new Intl.PluralRules(language)
  const form = formOf(key)
  return form !== undefined && numbers.filter((number) => rules.select(number) === form).length === 1
}
const numbers = Array.from({ length: 1001 }, (_, number) => number)

it('the forms of Arabic fit their numbers', () => {
  const { texts } = bundleNamed('ar')
  const rules = new Intl.PluralRules('ar')
  const said = [0, 1, 2, 3, 10, 11, 99, 100, 103, 111].map((number) => {
    const text = texts[`engine.list.found_${rules.select(number)}`] ?? ''
    return text.replace('{{count}}', String(number))
  })
  expect(said).toEqual([
    'لا عناصر',
    'عنصر واحد',
    'عنصران',
    '3 عناصر',
    '10 عناصر',
    '11 عنصرًا',
    '99 عنصرًا',
    '100 عنصر',
    '103 عناصر',
    '111 عنصرًا',
  ])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRtl, type PreferredLanguages, resolveLanguage } from '../../../src/engine/i18n/languages'

const languages = ['en', 'ar', 'tr', 'pt', 'id', 'ru', 'uz', 'fa', 'ur', 'zh']

describe('one language', () => {
  it.each([
    ...languages.map((language) => [language, language]),
    ['ug', 'ar'],
    ['ug-CN', 'ar'],
    ['in', 'id'],
    ['in_ID', 'id'],
    ['pt-BR', 'pt'],
    ['pt_PT', 'pt'],
    ['zh-Hans-CN', 'zh'],
    ['zh-TW', 'zh'],
    ['EN-us', 'en'],
    [' tr ', 'tr'],
    ['de', 'en'],
    ['he', 'en'],
    ['', 'en'],
    ['-', 'en'],
    ['__proto__', 'en'],
    ['constructor', 'en'],
    ['trx', 'en'],
    ['tr<script>', 'en'],
  ])('S9-01 %s is shown in %s', (wish, language) => {
    expect(resolveLanguage({ browser: [wish ?? ''] }, languages)).toBe(language)
    expect(resolveLanguage({ query: wish }, languages)).toBe(language)
  })
})

it.each<[string, PreferredLanguages, string]>([
  ['the address first', { query: 'tr', stored: 'ar', native: 'ru', browser: ['fa'] }, 'tr'],
  ['then the stored choice', { query: null, stored: 'ar', native: 'ru', browser: ['fa'] }, 'ar'],
  ['then the native host', { stored: '', native: 'ru', browser: ['fa'] }, 'ru'],
  ['then the browser', { browser: ['fa'] }, 'fa'],
  [
    'the next where one is not supported',
    { query: 'xx', stored: 'yy', native: 'de', browser: ['fr', 'ur', 'tr'] },
    'ur',
  ],
  ['en without any wish', {}, 'en'],
])('S9-01 takes %s', (_, wishes, language) => {
  expect(resolveLanguage(wishes, languages)).toBe(language)
})

it('S9-01 a market that begins with another language falls back to English, if it has it', () => {
  expect(resolveLanguage({ query: 'xx', browser: ['de-DE'] }, ['ru', 'en'])).toBe('en')
  expect(resolveLanguage({ query: 'xx', browser: ['de-DE'] }, ['ru', 'uz'])).toBe('ru')
  expect(resolveLanguage({ browser: ['de-DE', 'en-GB'] }, ['ru', 'en'])).toBe('en')
})

it('S9-01 every browser gets an available language, the best of those that it knows', () => {
  const wish = fc.oneof(fc.constantFrom(...languages, 'ug', 'in', 'de', 'pt-BR', 'AR_eg'), fc.string())
  fc.assert(
    fc.property(fc.array(wish), (browser) => {
      const found = resolveLanguage({ browser }, languages)
      expect(languages).toContain(found)
      const alone = browser.map((one) => resolveLanguage({ browser: [one] }, languages))
      const first = browser.findIndex((one, index) => alone[index] !== 'en' || /^en([-_]|$)/i.test(one.trim()))
      expect(found).toBe(alone.slice(0, first + 1).find((one) => one !== 'en') ?? 'en')
    }),
  )
})

it('S9-01 a market without en falls back to its first language', () => {
  expect(resolveLanguage({ browser: ['en'] }, ['ru', 'uz'])).toBe('ru')
})

it.each([
  ['pt-BR', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['pt', 'pt'],
])('S9-01 among pt and pt-BR, %s is shown in %s', (wish, language) => {
  expect(resolveLanguage({ browser: [wish] }, ['en', 'pt', 'pt-BR'])).toBe(language)
})

it.each([
  ...['ar', 'he', 'fa', 'ps', 'ur', 'ar-EG', 'UR'].map((language) => [language, true] as const),
  ...['en', 'tr', 'pt', 'id', 'ru', 'uz', 'zh', '', 'arn', 'constructor'].map((language) => [language, false] as const),
])('S9-02 %s is written from right to left: %s', (language, rtl) => {
  expect(isRtl(language)).toBe(rtl)
})

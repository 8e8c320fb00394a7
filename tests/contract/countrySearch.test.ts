// Tests that people find their country by the names that they type, in every language of the page.
import { beforeAll, describe, expect, it } from 'vitest'
import { localise } from '../../src/engine/api/answer/localised'
import { searchChoices } from '../../src/engine/forms/fields/choice'
import type { Country } from '../../src/generated/types'
import { startServer } from '../sandbox/server'

let rows: readonly Country[]
beforeAll(async () => {
  rows = (await startServer().ask('POST /withoutsign/country', {})).res.list
})
/** Returns the codes of the countries that a page in the language finds. */
const found = (typed: string, language: string) =>
  searchChoices(
    localise(rows, language).map((row) => ({ value: row.id, label: row.name, row })),
    typed,
  ).flatMap(({ row }) => rows.filter(({ id }) => id === (row as Country).id).map(({ code }) => code))

const typed = {
  SA: ['KSA', 'Saudi', 'SAU', 'sa', 'السعودية', 'السعوديه', 'عربستان', 'سعودي عرب', '966'],
  AE: ['UAE', 'Emirates', 'U.A.E', 'الامارات', 'امارات', 'ОАЭ', 'Эмираты', 'BAE'],
  GB: ['UK', 'Britain', 'England', 'بريطانيا', 'بریتانیا', 'انجلترا', 'Англия', 'İngiltere', 'ingiltere'],
  US: ['USA', 'US', 'America', 'United States of America', 'امريكا', 'امریکا', 'آمریکا', 'США', 'ABD', 'EUA'],
  UA: ['UA', 'Ukr', 'Украина'],
  TR: ['Turkey', 'Turkiye', 'تركيا', 'ترکیه'],
  KR: ['Korea', 'KOR', 'South Korea', 'كوريا', 'کره', 'Корея'],
  KP: ['DPRK', 'North Korea', 'КНДР'],
  EG: ['20', '+20', 'Misr', 'EGY'],
  NL: ['Holland', 'هولندا'],
  IR: ['Persia', 'ایران', 'ايران'],
  PS: ['Palestine', 'فلسطين', 'فلسطین'],
  ZA: ['RSA', 'ЮАР'],
  ID: ['id', 'indo'],
  UZ: ["o'zbekiston", 'Узбекистан'],
}

describe.each(['en', 'fa'])('in %s', (language) => {
  it.each(Object.entries(typed).flatMap(([code, texts]) => texts.map((text) => [text, code])))(
    '"%s" finds %s first',
    (text, code) => {
      expect(found(text, language)[0]).toBe(code)
    },
  )

  it('each country is first for its English name, its two letters and its three letters', () => {
    for (const { code, name, aliases = [] } of rows)
      for (const text of [code, name, aliases[0] ?? '']) expect([text, found(text, language)[0]]).toEqual([text, code])
  })
})

it('each country has three letters of its own', () => {
  const letters = rows.map(({ aliases }) => aliases?.[0] ?? '')
  expect(letters.filter((text) => !/^[A-Z]{3}$/.test(text))).toEqual([])
  expect(new Set(letters).size).toBe(letters.length)
})

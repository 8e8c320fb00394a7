// Mistakes that readers of the texts found once. Each row fails if one of them comes back.
import { describe, expect, it } from 'vitest'
import { bundleNamed } from './bundles'

/** What a text says: the language, the key, and a pattern of the right words. */
const right: readonly (readonly [language: string, key: string, words: RegExp])[] = [
  ['ru', 'recharge.country.first', /^Сначала выберите страну$/],
  ['tr', 'recharge.country.first', /^Önce ülkeyi seçin$/],
  ['ru', 'inApp.broadcast', /^Объявление$/],
  ['pt', 'inApp.broadcast', /^Anúncio$/],
  ['ar', 'inApp.broadcast', /^إعلان عام$/],
  ['fa', 'inApp.broadcast', /^اعلان/],
  ['id', 'inApp.broadcast', /^Pengumuman$/],
  ['pt', 'role.owner', /^Proprietário$/],
  ['ar', 'withdraw.rate_other', /من الألماس/],
  ['ru', 'order.moved.cancelledMine', /заявка на вывод/],
]

describe('a text that was wrong once is right', () => {
  it.each(right)('%s: %s', (language, key, words) => expect(bundleNamed(language).texts[key]).toMatch(words))
})

/** Words that no text of a language has. */
const wrong: readonly (readonly [language: string, words: RegExp])[] = [
  ['ru', /Сначала выберите:/],
  ['ru', /Трансляци/],
  ['pt', /Transmiss/],
  ['pt', /\bDonos?\b/i],
  ['ar', /البث العام/],
  // A figure from 3 to 10 has the plural.
  ['ar', /كل 10 ألماسة/],
  ['tr', /Önce “/],
  ['tr', /kullanıcı kimli/i],
  ['fa', /پخش همگانی/],
  ['id', /Siaran/],
  ['en', /cancels itself/i],
  ['en', /for somebody/i],
  ['en', /people brought in/i],
]

describe('no text has a word that was wrong once', () => {
  it.each(wrong)('%s: %s', (language, words) => {
    const found = Object.entries(bundleNamed(language).texts).filter(([, text]) => words.test(text))
    expect(found).toEqual([])
  })
})

/** Keys of texts that mean the same, so that one state or one person has one name. */
const same: readonly (readonly [one: string, other: string])[] = [
  ['review.agreed', 'guild.join.agreed'],
  ['review.pending', 'guild.join.pending'],
]

describe.each(['ar', 'en', 'fa', 'id', 'pt', 'ru', 'tr', 'ur', 'uz', 'zh'])('in %s', (language) => {
  const { texts } = bundleNamed(language)
  it.each(same)('%s and %s are one word', (one, other) => expect(texts[one]).toBe(texts[other]))

  it('the reseller of a withdrawal is never called an agent', () => {
    const agent = {
      ar: /وكيل/,
      en: /\bagent/i,
      fa: /نماینده/,
      id: /\bagen\b/i,
      pt: /\bagente/i,
      ru: /\bагент[аыу]?\b/i,
    }
    const words: RegExp | undefined = { tr: /\bbayi/i, ur: /ایجنٹ/, uz: /\bagent\b/i, zh: /充值代理/, ...agent }[
      language
    ]
    if (!words) throw new Error(`No word for an agent in "${language}".`)
    // The specification fixes the English text of this one (S5-13).
    const isFixed = (key: string) => language === 'en' && key === 'withdraw.reseller.empty'
    const texted = Object.entries(texts).filter(([key]) => /^(order|withdraw)\./.test(key) && !isFixed(key))
    expect(texted.length).toBeGreaterThan(50)
    expect(texted.filter(([, text]) => words.test(text))).toEqual([])
  })
})

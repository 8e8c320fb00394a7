// A text that denies something in English denies it in every language: a lost "not" turns a promise or a warning round.
import { describe, expect, it } from 'vitest'
import { bundleNamed, bundles } from './bundles'
import { baseOf } from '../../tools/cli/check/texts/messageParts'
import { isLater } from '../support/release'

/** Words that deny. Words that deny by their own meaning, such as "unknown", are told apart below. */
const denials: { readonly [language: string]: RegExp } = {
  en: /\b(no|not|nothing|nobody|cannot|never|without|none|unless)\b|n't\b/i,
  ar: /(?<!\p{L})[وف]?(لا|لن|لم|ليس|ليست|لست|ألا|غير|بدون|دون|بلا|ما لم)(?!\p{L})|تعذ|يتعذر/u,
  tr: /(?<!\p{L})(yok|değil|hiçbir|olmadan|olmayan)|m[ae](d[ıi]|z|y[ıi]n|m[ıi]ş|dan|den|yan|yen)|m[ıiuü]yor|[ae]m[ae]d[ıi]|çekmezse/iu,
  pt: /\b(não|nada|nenhum|nenhuma|nunca|sem|ninguém|nem)\b/i,
  id: /\b(tidak|belum|bukan|tanpa|jangan)\b/i,
  ru: /(?<!\p{L})(не|нет|ничего|никто|никого|никогда|без|нельзя|ни)(?!\p{L})|невозможно|не(настоящ|верн|допустим|подходящ|извест|достаточн)/iu,
  uz: /emas|yoʻq|(?<!\p{L})hech|m(as|adi|ay|agan|ang|aydi|asdan)(?!\p{L})|m(agan|aydi|aysiz|asangiz|aslig|aguncha)|notoʻgʻri|nomaʼlum|yaroqsiz/iu,
  fa: /نمی|(?<!\p{L})(نیست|نیستند|نیستید|نه|نتوانستیم|نشد|نشده|ندارد|ندارید|نکنید|نرسید|نرسیده|نباید|نباشد|بدون|هیچ|ناموفق|نفرستید|نپردازید|نکرد|نکرده|ندارند|نامعتبر|نادرست|نشود|نبود)(?!\p{L})/u,
  ur: /نہیں|(?<!\p{L})(نہ|بغیر|مت)(?!\p{L})/u,
  zh: /[不没未无勿别非]|失败|失效/u,
}

/** Texts whose own words need no denial, in some languages or in all: "that is all" for "no more". */
const others: { readonly [key: string]: readonly string[] | 'all' } = {
  'engine.list.end': 'all',
  'engine.form.no': 'all',
  'engine.form.additionalProperties': ['ru', 'uz'],
  'engine.form.format': ['ur'],
  'engine.form.pattern': ['ur'],
}
const isOther = (key: string, language: string) => {
  const languages = others[key] ?? []
  return languages === 'all' || languages.includes(language)
}

const wordsOf = (language: string) => {
  const words = denials[language]
  if (!words) throw new Error(`No word denies in "${language}".`)
  return words
}
const denied = new Set(
  Object.entries(bundleNamed('en').texts).flatMap(([key, text]) => (wordsOf('en').test(text) ? [baseOf(key)] : [])),
)

/** These texts say that something went well. With a denial they would be a lie. */
const isDone = (key: string) => /\.(done|removed)$/.test(key) || ['pay.success', 'order.reprocessed'].includes(key)

it.skipIf(isLater)('texts about money that did not move are among those that deny', () => {
  const keys = ['pay.failed.text', 'recharge.rate.changed', 'withdraw.rate.changed', 'agent.transfer.failed']
  expect(keys.filter((key) => !denied.has(key))).toEqual([])
})

describe.skipIf(isLater).each(bundles)('S1-11 S8-04 S8-06 in $language', ({ language, texts }) => {
  const deny = wordsOf(language)

  it('what English denies is denied', () => {
    const affirmed = Object.entries(texts).filter(([key, text]) => denied.has(baseOf(key)) && !deny.test(text))
    expect(affirmed.filter(([key]) => !isOther(baseOf(key), language))).toEqual([])
  })

  it('S8-05 what is done is not denied', () => {
    const done = Object.entries(texts).filter(([key]) => isDone(key))
    expect(done.length).toBeGreaterThan(20)
    // Portuguese says that somebody "is no longer admin".
    const isNoLonger = (key: string) => language === 'pt' && key === 'guild.member.unsetAdmin.done'
    expect(done.filter(([key, text]) => deny.test(text) && !isNoLonger(key))).toEqual([])
  })
})

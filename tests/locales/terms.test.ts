// Tests that the texts use one name for each of three things: the user ID, withdrawal methods and accounts, complaints.
import { describe, expect, it } from 'vitest'
import { bundleNamed } from './bundles'

interface ByLanguage {
  readonly [language: string]: RegExp
}

/** The name of a thing, in every language. A text has it if the English text has it. */
const names: { readonly [thing: string]: ByLanguage } = {
  'user ID': {
    en: /user ID/i,
    ar: /معرّف (ال)?مستخدم/,
    tr: /kullanıcı ID/i,
    pt: /ID de usuário/,
    id: /ID pengguna/,
    ru: /ID пользователя/,
    uz: /foydalanuvchi ID/i,
    fa: /شناسهٔ کاربر/,
    ur: /صارف کی آئی ڈی/,
    zh: /用户 ID/,
  },
  'withdrawal method': {
    en: /withdrawal method/i,
    ar: /طريقة السحب/,
    tr: /çekim yöntemi/i,
    pt: /método de saque/i,
    id: /metode penarikan/i,
    ru: /способ вывода/i,
    uz: /yechish usuli/i,
    fa: /روش برداشت/,
    ur: /ودڈرال (کا|کے اس) طریق[ہے]/,
    zh: /提现方式/,
  },
  'withdrawal account': {
    en: /withdrawal account/i,
    ar: /حسابات السحب|حساب (ال)?سحب/,
    tr: /çekim hesa[bp]/i,
    pt: /contas? de saque/i,
    id: /akun penarikan/i,
    ru: /реквизиты/i,
    uz: /rekvizit/i,
    fa: /حساب(\u200cهای)? برداشت/,
    ur: /ودڈرال اکاؤنٹ/,
    zh: /提现账户/,
  },
  complaint: {
    en: /complaint/i,
    ar: /شكوى|شكواك/,
    tr: /şikâyet/i,
    pt: /reclama/i,
    id: /keluhan/i,
    ru: /жалоб/i,
    uz: /shikoyat/i,
    fa: /شکایت/,
    ur: /شکایت/,
    zh: /投诉/,
  },
}

/** English texts that the specification fixes, and what they mean. It calls an account a method here. */
const fixed: ReadonlyMap<string, string> = new Map([['method.keepOne', 'withdrawal account']])
const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const textsOf = (language: string) =>
  Object.entries(bundleNamed(language).texts).map(([key, text]) => ({ key: withoutForm(key), text }))

describe.each(Object.entries(names))('%s has its name', (thing, { en, ...others }) => {
  const english = textsOf('en').filter(({ key, text }) => (fixed.get(key) ?? thing) === thing && en?.test(text))
  const fixedHere = [...fixed].filter(([, meaning]) => meaning === thing).map(([key]) => key)
  const keys = new Set([...english.map(({ key }) => key), ...fixedHere])

  it.each(Object.entries(others))('in %s', (language, name) => {
    expect(keys.size).toBeGreaterThan(3)
    const texts = textsOf(language).filter(({ key }) => keys.has(key))
    expect(texts.filter(({ text }) => !name.test(text))).toEqual([])
  })
})

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

/** Other names of the same things. No text has one of them. */
const wrong: readonly (readonly [thing: string, others: ByLanguage])[] = [
  [
    'user ID',
    {
      en: /\{\{product}} ID|\b(account|member|person|profile) ID\b|\bUID\b|user number/,
      ar: /معرّف \{\{product}}|معرّف (الحساب|العضو)|رقم المستخدم/,
      tr: /\{\{product}} ID|(hesap|üye) ID|kullanıcı (no|kimli)/i,
      pt: /ID do (\{\{product}}|usuário)|ID da conta/,
      id: /ID \{\{product}}|ID (akun|anggota)/,
      ru: /ID в \{\{product}}|ID (участника|аккаунта)/,
      uz: /\{\{product}} ID|(hisob|aʼzo) ID/i,
      fa: /شناسه(ٔ شما)? در|شناسهٔ (حساب|عضو|کاربری)|آی‌دی/,
      ur: /\{\{product}} (کی )?آئی ڈی|(اکاؤنٹ|ممبر) کی آئی ڈی|شناخت/,
      zh: /\{\{product}} ID|(账户|成员) ID|用户编号/,
    },
  ],
  [
    'withdrawal method and account',
    {
      en: /\bchannels?\b(?!}})|payout|payment account|bank details|(kind|type) of account|way to be paid/i,
      ar: /قناة|قنوات|نوع من الحسابات|وسيلة السحب/,
      tr: /\bkanal|ödeme yol|böyle bir hesa[bp]/i,
      pt: /\bcana(l|is)\b|tipo de conta|forma de saque|conta para saque/i,
      id: /\bsaluran\b|jenis akun|cara penarikan|rekening penarikan/i,
      ru: /канал|такие реквизиты|метод вывода|счёт для вывода/i,
      uz: /kanal|bunday rekvizit|yechish hisobi/i,
      fa: /کانال|نوع حساب|شیوهٔ برداشت/,
      ur: /چینل|ایسے اکاؤنٹ|نکلوانے/,
      zh: /渠道|类账户|提现方法|提现账号/,
    },
  ],
  [
    'complaint',
    {
      en: /after-?sale|\bdisput|\bappeal|\bclaim/i,
      ar: /ما بعد البيع|اعتراض|نزاع|تظلم/,
      tr: /satış sonrası|itiraz|anlaşmazlık/i,
      pt: /pós-venda|disputa|contesta|queixa/i,
      id: /purnajual|sengketa|komplain|\bbanding\b/i,
      ru: /послепродаж|претензи|рекламаци|\bспор/i,
      uz: /sotuvdan keyin|eʼtiroz|daʼvo|nizo/i,
      fa: /پس از فروش|اعتراض|اختلاف/,
      ur: /بعد از فروخت|اعتراض|تنازع/,
      zh: /售后|申诉|争议/,
    },
  ],
]

describe.each(wrong)('%s has no other name', (_, others) => {
  it.each(Object.entries(others))('in %s', (language, words) => {
    expect(textsOf(language).filter(({ text }) => words.test(text))).toEqual([])
  })
})

/** Texts whose "ID" is no user ID, or points back to one that the same screen names. */
const otherIds = [
  'guild.id',
  'guild.share.text',
  'guild.inviter',
  'guild.inviter.wrong',
  'method.upi',
  'guild.list.search',
  'guild.member.search',
  'login.account.hint',
  'login.failed',
  'order.search',
  'recharge.userId.help',
  'recharge.userId.unknown',
  'recharge.faq.wrong',
  'recharge.faq.refund.text',
  'agent.transfer.receiver.help',
]

it('an ID of a person is a user ID in English', () => {
  const plain = textsOf('en').filter(({ text }) => /\bID\b/.test(text) && !/user ID/i.test(text))
  expect(plain.map(({ key }) => key).toSorted()).toEqual(otherIds.toSorted())
})

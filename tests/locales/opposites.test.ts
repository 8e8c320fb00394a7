// Words that would mislead a person if they were swapped: bounds, moments, periods, and what is shown or hidden.
import { describe, expect, it } from 'vitest'
import { bundleNamed, bundles } from './bundles'
import { isLater } from '../support/release'

interface ByLanguage {
  readonly [language: string]: RegExp
}
interface Meaning {
  readonly keys: readonly string[]
  readonly words: ByLanguage
}

const least: Meaning = {
  keys: [
    'recharge.amount.least',
    'recharge.bound.least',
    'withdraw.reseller.atLeast',
    'withdraw.reseller.least',
    'withdraw.min',
    'withdraw.minAmount',
    'withdraw.diamonds.min',
    'engine.form.minimum',
    'engine.form.minLength',
    'engine.form.minItems',
  ],
  words: {
    en: /at least/i,
    ar: /أقل|تقل/,
    tr: /en az/i,
    pt: /no mínimo|pelo menos/i,
    id: /minimal|tidak boleh kurang/i,
    ru: /не (меньше|менее)|минимум/i,
    uz: /kamida/i,
    fa: /دست‌کم/,
    ur: /کم از کم/,
    zh: /至少|最低|不能小于/,
  },
}
const most: Meaning = {
  keys: [
    'recharge.amount.most',
    'recharge.bound.most',
    'withdraw.reseller.atMost',
    'withdraw.reseller.most',
    'agent.transfer.max',
    'agent.transfer.bound',
    'engine.form.maximum',
    'engine.form.maxLength',
    'engine.form.maxItems',
  ],
  words: {
    en: /at most|^max /i,
    ar: /أكبر|الأكثر|أقصى|تزيد/,
    tr: /en (fazla|çok)/i,
    pt: /no máximo/i,
    id: /maksimal|maks\.|tidak boleh lebih/i,
    ru: /не (больше|более)|максимум/i,
    uz: /koʻpi bilan|oshmasligi/i,
    fa: /حداکثر/,
    ur: /زیادہ سے زیادہ/,
    zh: /最多|最高|不能大于/,
  },
}
const before: Meaning = {
  keys: ['engine.form.earliest', 'pay.notice.refund.text', 'recharge.terms.refund'],
  words: {
    en: /before/,
    ar: /قبل/,
    tr: /önce(?!ki)/i,
    pt: /\bantes\b/i,
    id: /sebelum/i,
    ru: /раньше|перед|до оплаты/i,
    uz: /oldin|avval/i,
    fa: /پیش از|قبل از/,
    ur: /پہلے/,
    zh: /早于|前/,
  },
}
const after: Meaning = {
  keys: ['engine.form.latest', 'order.lag', 'order.dispute.over', 'settlement.soon', 'settlement.today'],
  words: {
    en: /after/,
    ar: /بعد/,
    tr: /sonra/i,
    pt: /depois|após/i,
    id: /setelah/i,
    ru: /позже|после/i,
    uz: /keyin|soʻng|gach/i,
    fa: /پس از|بعد از/,
    ur: /بعد/,
    zh: /晚于|后/,
  },
}
const unpaid: Meaning = {
  keys: ['order.toPay'],
  words: {
    en: /to pay/i,
    ar: /مطلوب دفع/,
    tr: /ödenecek/i,
    pt: /a pagar/i,
    id: /perlu dibayar/i,
    ru: /к выплате/i,
    uz: /toʻlash kerak/i,
    fa: /برای واریز/,
    ur: /قابلِ ادائیگی/,
    zh: /待打款/,
  },
}
const paid: Meaning = {
  keys: ['recharge.state.success', 'pay.amount'],
  words: {
    en: /paid/i,
    ar: /مدفوع/,
    tr: /ödend|ödenen/i,
    pt: /pag[ao]/i,
    id: /dibayar/i,
    ru: /оплач|выплачен/i,
    uz: /toʻlan/i,
    fa: /پرداخت شد|پرداخت‌شده|پرداختی/,
    ur: /ادا شدہ|ادا ہو/,
    zh: /已支付|支付金额|实付/,
  },
}
const pairs: readonly (readonly [one: string, own: Meaning, other: Meaning])[] = [
  ['at least, never at most', least, most],
  ['at most, never at least', most, least],
  ['before, never after', before, after],
  ['after, never before', after, before],
  ['to be paid, never paid', unpaid, paid],
  ['paid, never to be paid', paid, unpaid],
]

/** Returns the texts of a message in its plural forms. That of nothing says something else: no bound, or none allowed. */
function formsOf(language: string, key: string): readonly string[] {
  const { texts } = bundleNamed(language)
  const forms = Object.entries(texts).filter(([one]) => one.replace(/_(one|two|few|many|other)$/, '') === key)
  return forms.map(([, text]) => text)
}

describe.skipIf(isLater).each(pairs)('S1-11 S9-01 a text says %s', (_what, own, other) => {
  it.each(bundles.map(({ language }) => language))('in %s', (language) => {
    const [right, wrong] = [own.words[language], other.words[language]]
    if (!right || !wrong) throw new Error(`The table has no words in "${language}".`)
    for (const key of own.keys) {
      const texts = formsOf(language, key)
      expect(texts, key).not.toEqual([])
      expect(
        texts.filter((text) => !right.test(text) || wrong.test(text.replace(new RegExp(right, 'gi'), ' '))),
        key,
      ).toEqual([])
    }
  })
})

/** The eight periods: the current and the last one, today, yesterday, this and last week, this and last month. */
const periods: { readonly [language: string]: readonly string[] } = {
  en: [
    '(current|this) period',
    'last period',
    'today',
    'yesterday',
    'this week',
    'last week',
    'this month',
    'last month',
  ],
  ar: ['الفترة الحالية', 'الفترة السابقة', 'اليوم', 'أمس', 'هذا الأسبوع', 'الأسبوع الماضي', 'هذا الشهر', 'الشهر الماضي'],
  tr: ['bu dönem', 'geçen dönem', 'bugün', 'dün', 'bu hafta', 'geçen hafta', 'bu ay', 'geçen ay'],
  pt: [
    'período atual',
    'período anterior',
    'hoje',
    'ontem',
    'esta semana',
    'semana passada',
    'este mês',
    'mês passado',
  ],
  id: ['periode ini', 'periode lalu', 'hari ini', 'kemarin', 'minggu ini', 'minggu lalu', 'bulan ini', 'bulan lalu'],
  ru: [
    'текущий период',
    'прошлый период',
    'сегодня',
    'вчера',
    'эт[ау] недел',
    'прошл(ая|ую) недел',
    'этот месяц',
    'прошлый месяц',
  ],
  uz: ['joriy davr', 'oʻtgan davr', 'bugun', 'kecha', 'bu hafta', 'oʻtgan hafta', 'bu oy', 'oʻtgan oy'],
  fa: ['دورهٔ جاری', 'دورهٔ قبل', 'امروز', 'دیروز', 'این هفته', 'هفتهٔ گذشته', 'این ماه', 'ماه گذشته'],
  ur: ['موجودہ مدت', 'پچھلی مدت', 'آج', 'گزشتہ کل', 'اس ہفتے', 'پچھلے ہفتے', 'اس مہینے', 'پچھلے مہینے'],
  zh: ['本期', '上期', '今日', '昨日', '本周', '上周', '本月', '上月'],
}

describe.skipIf(isLater).each(bundles)('S2-43 S9-01 in $language', ({ language, texts }) => {
  const all = (periods[language] ?? []).map((words) => new RegExp(words, 'iu'))
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('period %i is named after itself, and so is its income', (period) => {
    for (const key of [`period.${period}`, `period.${period}.note`]) {
      const text = texts[key] ?? ''
      expect(
        all.flatMap((words, at) => (words.test(text) ? [at + 1] : [])),
        `${key}: ${text}`,
      ).toEqual([period])
    }
  })
})

import type { Database } from '../database'
import { paths } from '../images/address'
import type { SeededCountry } from './countries'

interface Kind {
  readonly key: string
  readonly name: string
  readonly words?: { readonly [name: string]: string }
  /** Asks who pays, and has it verified. */
  readonly needsPayer?: true
  /** Country codes; absent means everywhere. */
  readonly only?: readonly string[]
}

const kinds: readonly Kind[] = [
  {
    key: 'card',
    name: 'Bank card',
    words: {
      name_ar: 'بطاقة بنكية',
      name_tr: 'Banka kartı',
      name_pt: 'Cartão bancário',
      name_id: 'Kartu bank',
      name_ru: 'Банковская карта',
      name_uz: 'Bank kartasi',
      name_fa: 'کارت بانکی',
      name_ur: 'بینک کارڈ',
      name_zh: '银行卡',
    },
  },
  { key: 'mada', name: 'mada', words: { name_ar: 'مدى' }, only: ['SA'] },
  { key: 'stcpay', name: 'stc pay', only: ['SA', 'BH', 'KW'] },
  { key: 'fawry', name: 'Fawry', words: { name_ar: 'فوري' }, only: ['EG'] },
  { key: 'vodafonecash', name: 'Vodafone Cash', words: { name_ar: 'فودافون كاش' }, only: ['EG'] },
  { key: 'papara', name: 'Papara', only: ['TR'] },
  { key: 'pix', name: 'Pix', only: ['BR'] },
  { key: 'dana', name: 'DANA', only: ['ID'] },
  { key: 'ovo', name: 'OVO', only: ['ID'] },
  { key: 'sbp', name: 'SBP', words: { name_ru: 'СБП' }, only: ['RU'] },
  { key: 'click', name: 'Click', only: ['UZ'] },
  { key: 'easypaisa', name: 'Easypaisa', only: ['PK'] },
  {
    key: 'wallet',
    name: 'Phone wallet',
    words: {
      name_ar: 'محفظة الهاتف',
      name_tr: 'Telefon cüzdanı',
      name_pt: 'Carteira do celular',
      name_id: 'Dompet ponsel',
      name_ru: 'Мобильный кошелёк',
      name_uz: 'Telefon hamyoni',
      name_fa: 'کیف پول تلفن همراه',
      name_ur: 'موبائل والٹ',
      name_zh: '手机钱包',
    },
    needsPayer: true,
  },
]

/** How much of a currency a dollar is, roughly; a recharge of a dollar gives 1,000 coins. Others pay in dollars. */
const perDollar: { readonly [currency: string]: number } = {
  USD: 1,
  EUR: 1,
  GBP: 1,
  SAR: 4,
  AED: 4,
  QAR: 4,
  EGP: 50,
  TRY: 40,
  BRL: 5,
  RUB: 100,
  PKR: 250,
}

/** Ways to pay, by country. */
export function seedPaymentMethods(db: Database, countries: readonly SeededCountry[]): void {
  for (const country of countries) {
    const currency = country.currency in perDollar ? country.currency : 'USD'
    const rate = perDollar[currency] ?? 1
    for (const kind of kinds.filter(({ only }) => only?.includes(country.code) ?? true)) {
      const body = {
        name: kind.name,
        ...kind.words,
        image_url: paths.drawn('logo', kind.key),
        currency,
        coins_per_unit: 1000 / rate,
        min_amount: String(rate),
        max_amount: String(5000 * rate),
        amounts: [1, 5, 10, 20, 50, 100].map((dollars) => String(dollars * rate)),
        ...(kind.needsPayer && { needs_payer: true }),
      }
      const id = `${country.id}${String(kinds.indexOf(kind)).padStart(2, '0')}`
      db.run('insert into payment_methods values (?, ?, ?)', id, country.id, JSON.stringify(body))
    }
  }
}

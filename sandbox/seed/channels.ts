import type { Database } from '../database'
import { paths } from '../images/address'
import type { SeededCountry } from './countries'

const wallets: readonly (readonly [code: string, name: string])[] = [
  ['SA', 'stc pay'],
  ['SA', 'urpay'],
  ['AE', 'e& money'],
  ['EG', 'Vodafone Cash'],
  ['EG', 'InstaPay'],
  ['IQ', 'ZainCash'],
  ['JO', 'Zain Cash Jordan'],
  ['MA', 'CashPlus'],
  ['TR', 'Papara'],
  ['BR', 'Pix'],
  ['ID', 'DANA'],
  ['ID', 'GoPay'],
  ['ID', 'OVO'],
  ['RU', 'YooMoney'],
  ['UZ', 'Payme'],
  ['UZ', 'Click'],
  ['PK', 'JazzCash'],
  ['PK', 'Easypaisa'],
  ['PH', 'GCash'],
  ['BD', 'bKash'],
  ['IN', 'UPI'],
]
/** What a bank transfer is called. */
export const bankWords = {
  name_ar: 'تحويل بنكي',
  name_tr: 'Banka havalesi',
  name_pt: 'Transferência bancária',
  name_id: 'Transfer bank',
  name_ru: 'Банковский перевод',
  name_uz: 'Bank oʻtkazmasi',
  name_fa: 'حوالهٔ بانکی',
  name_ur: 'بینک ٹرانسفر',
  name_zh: '银行转账',
}

/** Ways for money to reach a person: a bank everywhere, wallets by country, and one for crypto that knows no border. */
export function seedChannels(db: Database, countries: readonly SeededCountry[]): void {
  const add = (id: string, country: string | null, kind: string, body: object) =>
    db.run('insert into channels values (?, ?, ?, ?)', id, country, kind, JSON.stringify(body))
  for (const { id, code } of countries) {
    add(`b${id}`, id, 'bank', { name: 'Bank transfer', ...bankWords, image_url: paths.drawn('logo', 'bank') })
    wallets.forEach(([of, name], at) => {
      if (of === code)
        add(`w${at}`, id, 'wallet', { name, image_url: paths.drawn('logo', name.replaceAll(/\W/g, '').toLowerCase()) })
    })
  }
  // Not every network of the contract, as is usual.
  const networks = ['TRC20', 'ERC20', 'TON']
  add('c1', null, 'crypto', { name: 'USDT', image_url: paths.drawn('logo', 'usdt'), networks })
}

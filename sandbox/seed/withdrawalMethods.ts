import { demoUid } from '../accounts'
import type { Database } from '../database'
import { days } from '../day'
import { addMethod, type NewMethod } from '../withdrawal/method'

type Seeded = Omit<NewMethod, 'uid' | 'at' | 'id'>

const crypto = {
  channel_id: 'c1',
  account_no: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  network: 'TRC20',
} as const

const methods: { readonly [account in 'owner' | 'member' | 'host']: readonly Seeded[] } = {
  owner: [
    {
      channel_id: 'b1',
      holder: 'Layla Haddad',
      account_no: '608010167519',
      bank_name: 'Al Rajhi Bank',
      iban: 'SA0380000000608010167519',
    },
    { channel_id: 'w0', holder: 'Layla Haddad', account_no: '0551234567' },
    { ...crypto, holder: 'Layla Haddad' },
  ],
  member: [
    {
      channel_id: 'b1',
      holder: 'ريم العتيبي',
      account_no: '708020267529',
      bank_name: 'البنك الأهلي السعودي',
      iban: 'SA4420000001234567891234',
    },
    { channel_id: 'w1', holder: 'ريم العتيبي', account_no: '0567654321' },
  ],
  host: [
    {
      channel_id: 'b22',
      holder: 'Ayu Pratama',
      account_no: '1370012345678',
      bank_name: 'Bank Mandiri',
    },
    { channel_id: 'w10', holder: 'Ayu Pratama', account_no: '081234567890' },
    { ...crypto, holder: 'Ayu Pratama' },
  ],
}

/** Accounts of some demo people; the guild admin has none yet. */
export function seedWithdrawalMethods(db: Database, now: number): void {
  for (const account of ['owner', 'member', 'host'] as const) {
    const uid = demoUid(account)
    methods[account].forEach((method, at) => {
      addMethod(db, { ...method, uid, id: `9${uid}${at + 1}`, at: now - days(90 - at * 20) })
    })
  }
}

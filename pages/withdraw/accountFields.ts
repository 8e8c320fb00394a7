// The words for an account follow its country and its method. Their rules are in `AccountByCountry` of the schemas.
import type { Parts } from '@pagewright/engine/language'

export const accountFields = {
  ibanCountries: {
    value: [
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '9',
      '10',
      '11',
      '13',
      '14',
      '16',
      '17',
      '18',
      '19',
      '21',
      '25',
      '26',
      '30',
      '31',
      '32',
      '33',
      '35',
      '36',
      '37',
      '38',
      '39',
      '41',
      '43',
    ],
  },
  /** Countries whose wallets are known by the phone number of their owner. */
  phoneWallets: { value: ['1', '2', '4', '5', '8', '22', '26', '28', '53'] },
  /** Grouped as banks print it. */
  iban: {
    value: {
      label: 'method.iban',
      mask: '**** **** **** **** **** **** **** **** **',
      when: { use: 'accountFields.isIbanBank' },
    },
  },
  isIbanBank: { value: { 'form.kind': 'bank', 'form.country_id': { in: { use: 'accountFields.ibanCountries' } } } },
  bankName: {
    value: {
      label: 'method.bank',
      variants: {
        russia: { when: { 'form.country_id': '23' }, label: 'method.bic', help: 'method.bic.help' },
        india: { when: { 'form.country_id': '27' }, label: 'method.ifsc', help: 'method.ifsc.help' },
      },
    },
  },
  accountNo: {
    value: {
      label: 'method.account',
      variants: {
        russia: {
          when: { 'form.kind': 'bank', 'form.country_id': { in: ['23', '24'] } },
          help: 'method.account.digits20',
        },
        mexico: {
          when: { 'form.kind': 'bank', 'form.country_id': '57' },
          label: 'method.clabe',
          help: 'method.clabe.help',
        },
        india: {
          when: { 'form.kind': 'wallet', 'form.country_id': '27' },
          label: 'method.upi',
          help: 'method.upi.help',
        },
        brazil: {
          when: { 'form.kind': 'wallet', 'form.country_id': '20' },
          label: 'method.pix',
          help: 'method.pix.help',
        },
        phone: {
          when: { 'form.kind': 'wallet', 'form.country_id': { in: { use: 'accountFields.phoneWallets' } } },
          label: 'method.wallet.phone',
        },
        wallet: { when: { 'form.kind': 'wallet' }, label: 'method.wallet' },
        crypto: { when: { 'form.kind': 'crypto' }, label: 'method.address' },
      },
    },
  },
} as const satisfies Parts

// The accounts that each country knows, as the forms take them.
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { hasFormat } from '@pagewright/engine/tools'
import { inline, readContract, root } from '@pagewright/cli/source'

const { set } = readContract(root)
const formats = Object.fromEntries(
  ['iban', 'clabe', 'id', 'decimal'].map((name) => [name, (text: string) => hasFormat(text, name)]),
)
const ajv = new Ajv({ strict: false, formats })
const bank = 'Al Rajhi Bank'
const iban = 'SA0380000000608010167519'

interface Account {
  readonly account_no?: string
  readonly bank_name?: string
  readonly iban?: string
}

it.each<readonly [string, kind: string, country: string, takes: Account, refuses: readonly Account[]]>([
  ['Saudi Arabia', 'bank', '1', { bank_name: bank, iban }, [{ iban: `${iban.slice(0, -1)}8` }, { iban: '' }]],
  ['Türkiye', 'bank', '19', { bank_name: bank, iban: 'TR330006100519786457841326' }, [{ iban: 'TR33' }]],
  [
    'Russia',
    'bank',
    '23',
    { bank_name: '044525225', account_no: '40817810099910004312' },
    [{ account_no: '4081781009991000431' }, { bank_name: 'Sber' }],
  ],
  [
    'Mexico',
    'bank',
    '57',
    { bank_name: bank, account_no: '032180000118359719' },
    [{ account_no: '032180000118359718' }],
  ],
  ['India', 'bank', '27', { bank_name: 'SBIN0001234', account_no: '30012345678' }, [{ bank_name: 'SBI' }]],
  ['India', 'wallet', '27', { account_no: 'asha.k@okbank' }, [{ account_no: '9876543210' }]],
  ['Brazil', 'wallet', '20', { account_no: 'ana@banco.example' }, [{ account_no: '123' }]],
  ['Brazil', 'wallet', '20', { account_no: '+5511987654321' }, [{ account_no: '11 98765' }]],
  ['Indonesia', 'bank', '22', { bank_name: 'Bank Mandiri', account_no: '1370012345678' }, [{ account_no: '12345' }]],
  ['Indonesia', 'wallet', '22', { account_no: '081234567890' }, [{ account_no: '0712' }]],
  ['Egypt', 'wallet', '3', { account_no: 'mona@instapay' }, [{ account_no: 'mona@bank' }]],
  ['Uzbekistan', 'wallet', '24', { account_no: '8600123412341234' }, [{ account_no: '8600' }]],
  // A country without rules of its own, and a person without a country.
  ['Japan', 'bank', '55', { bank_name: bank, account_no: '1234567' }, [{ account_no: '' }]],
  ['no country', 'bank', '', { bank_name: bank, account_no: '1234567' }, [{ bank_name: '' }]],
])('S2-12 in %s a %s account is what people have there', (_name, kind, country_id, takes, refuses) => {
  for (const form of ['withdrawMethod', 'methodChange']) {
    const validate = ajv.compile(inline(set, { $ref: `forms.json#/$defs/${form}` }, ''))
    const account = {
      channel_id: 'c',
      kind,
      holder: 'Mona',
      account_no: '1234567',
      ...(country_id && { country_id }),
      ...takes,
    }
    expect([validate(account), validate.errors]).toEqual([true, null])
    expect(refuses.filter((wrong) => validate({ ...account, ...wrong }))).toEqual([])
  }
})

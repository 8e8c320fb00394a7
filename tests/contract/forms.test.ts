// Compares the forms with the specification and with the server: the fields that each of them needs, its images and its amounts.
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { inline, readContract, root } from '@pagewright/cli/source'
import { initialSettings } from '../../sandbox/settings'

const { set } = readContract(root)
const form = (name: string) => inline(set, { $ref: `forms.json#/$defs/${name}` }, '')

const image = 'https://lumi.example/a.png'
const own = { country_id: '1', method_id: '100', amount: '10', agree: true }
const account = { holder: 'Mona', account_no: '0551234567' }
const bank = { ...account, country_id: '1', bank_name: 'Riyad', iban: 'SA0380000000608010167519' }
/** Every form with all that it needs, and nothing more. */
const needed: readonly (readonly [
  id: string,
  form: string,
  what: string,
  value: { readonly [field: string]: unknown },
])[] = [
  ['S2-49', 'login', '', { account: 'owner', password: 'lumi' }],
  ['S2-44', 'recharge', '', { ...own, user_id: '81000001' }],
  [
    'S7-13',
    'recharge',
    'with a payer',
    { ...own, user_id: '81000001', needs_payer: true, payer_account: '0551234567' },
  ],
  ['S2-44', 'ownRecharge', '', { ...own, identity: 'user' }],
  ['S7-13', 'ownRecharge', 'with a payer', { ...own, identity: 'agent', needs_payer: true, payer_account: '055123' }],
  ['S2-45', 'paymentCheck', '', { order_no: 'P1' }],
  [
    'S2-47',
    'guildCreate',
    '',
    {
      name: 'New',
      cover: image,
      country_id: '1',
      contact_phone: '+966500000000',
      contact_address: 'Here',
      real_name: 'Me',
      inviter_uid: '81000007',
    },
  ],
  ['S2-12', 'withdrawMethod', 'of a bank', { ...bank, channel_id: 'b1', kind: 'bank' }],
  ['S2-12', 'withdrawMethod', 'of a wallet', { ...account, channel_id: 'w0', kind: 'wallet' }],
  ['S2-12', 'withdrawMethod', 'on a network', { ...account, channel_id: 'c1', kind: 'crypto', network: 'TON' }],
  ['S2-11', 'methodChange', 'of a bank', { ...bank, kind: 'bank' }],
  ['S2-11', 'methodChange', 'of a wallet', { ...account, kind: 'wallet' }],
  ['S2-11', 'methodChange', 'on a network', { ...account, kind: 'crypto', network: 'TON' }],
  ['S1-07', 'withdraw', '', { agent_uid: '1000005', method_id: '1', diamonds: '100' }],
  ['S1-06', 'transfer', '', { receiver_id: '81000051', amount: 1 }],
  ['S4-16', 'dispute', 'of nothing received', { kind: 'not_received' }],
  ['S4-16', 'lateDispute', 'of a late order', {}],
  ['S4-16', 'dispute', 'of less received', { kind: 'received_less', amount: '1' }],
  ['S4-15', 'refusal', '', { reason: 'No' }],
  ['S4-18', 'creationRefusal', '', { reason: 'No' }],
  ['S4-15', 'proof', '', { images: [image] }],
  ['S1-15', 'answer', '', { images: [image] }],
]
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { id: true, decimal: true, phone: true, 'image-url': true, iban: true, clabe: true },
})

it.each(needed)('%s %s %s needs each of its fields, and no other', (_id, name, _what, value) => {
  const validate = ajv.compile(form(name))
  expect([validate(value), validate.errors]).toEqual([true, null])
  // That a payer is needed is no field, and neither is the country of the person.
  const given = ['needs_payer', ...(name === 'guildCreate' || name.endsWith('echarge') ? [] : ['country_id'])]
  for (const field of Object.keys(value).filter((one) => !given.includes(one))) {
    const { [field]: _, ...less } = value
    expect([field, validate(less)]).toEqual([field, false])
    // The form does not ask for members that depend on the field before the field is there.
    const missing = validate.errors?.filter(({ keyword }) => keyword === 'required')
    expect(missing?.map(({ params }) => params)).toEqual([{ missingProperty: field }])
  }
})

it.each([
  ['proof', 1, initialSettings.max_proof_images],
  ['answer', 1, initialSettings.max_proof_images],
  ['dispute', undefined, initialSettings.max_images],
] as const)('S5-06 %s takes from %s to as many images as the server takes', (name, least, most) => {
  const { minItems, maxItems } = form(name).properties?.['images'] ?? {}
  expect([minItems, maxItems]).toEqual([least, most])
})

// What each form asks for: its fields in their order, where choices and first values come from, and what is looked at before.
import { isIbanBank } from '../../pages/withdraw/accountFields'
import { describe, expect, it } from 'vitest'
import { inline, readContract } from '../../tools/cli/generate/schemaSet'
import { root } from '../../tools/cli/root'
import { isObject } from '@pagewright/engine/tools'
import { asText, condition, formsByPlace, members, words } from './facts'

interface Facts {
  readonly [place: string]: readonly string[]
}
/** The countries whose banks have IBANs. */
const ibanCountries = `form.country_id in ${isIbanBank['form.country_id'].in.join(', ')}`
const forms = formsByPlace()
const mine = '/withdraw/order › sides › tabs › mine › orders › detail › actions'
const toPay = '/withdraw/order › sides › tabs › toPay › orders › detail › actions'
const change = '/withdraw/account › methods › detail › actions › change'

const password = 'password: Password (password, sensitive)'
const payment = [
  'country_id: Country (sheet)',
  'method_id: Payment method (cards)',
  'amount: Amount (amount)',
  'payer_account: Your wallet number, if form.needs_payer is true',
]
const agree = 'agree: I agree to the recharge terms (checkbox)'

/** The fields that a person fills in, in their order, and when a field is there. */
const asked: Facts = {
  '/login › login': ['account: User name or {{product}} user ID', password],
  '/agent/login › login': ['account: User ID', password],
  '/recharge › recharge': ['user_id: {{product}} user ID', ...payment, agree],
  '/app-recharge › recharge': ['identity: Recharge as (cards), if user.is_agent is true', ...payment, agree],
  '/recharge/records › check': ['order_no: Order number'],
  '/agent/coin › transfer': ['receiver_id: {{product}} user ID', 'amount: Coins to transfer (number)'],
  '/withdraw › withdraw': [
    'agent_uid: Reseller (sheet)',
    'method_id: Withdrawal method (cards)',
    'diamonds: Diamonds to withdraw (amount)',
  ],
  '/withdraw/add-method › method': [
    'channel_id: Withdrawal method (cards)',
    'holder: Account holder, if form.kind exists',
    'bank_name: Bank, if form.kind is bank',
    `iban: IBAN, if form.kind is bank and ${ibanCountries}`,
    'network: Network (chips), if form.kind is crypto',
    'account_no: Account number, if form.kind exists',
  ],
  [change]: [
    'holder: Account holder',
    'bank_name: Bank, if kind is bank',
    `iban: IBAN, if form.kind is bank and ${ibanCountries}`,
    'network: Network (chips), if kind is crypto',
    'account_no: Account number',
  ],
  '/guild/create › create': [
    'cover: Cover (image)',
    'name: Agency name',
    'country_id: Country / region (sheet)',
    'real_name: Real name',
    'contact_phone: Contact phone (tel)',
    'contact_address: Contact address (textarea)',
    'inviter_uid: ID of Admin or BD',
  ],
  '/guild/apply-guild › applications › detail › actions › reject': ['reason: Reason (textarea)'],
  [`${mine} › dispute`]: [
    'kind: What went wrong? (cards)',
    'amount: Received so far (amount), if form.kind is received_less',
    'text: Details (textarea)',
    'images: Pictures (image)',
  ],
  [`${mine} › notReceived`]: ['text: Details (textarea)', 'images: Pictures (image)'],
  [`${toPay} › transfer`]: ['images: Remittance proof (image)'],
  [`${toPay} › reprocess`]: ['images: Remittance proof (image)', 'text: Answer to the receiver (textarea)'],
  [`${toPay} › refuse`]: ['reason: Reason (textarea)'],
}

interface Field {
  readonly [member: string]: unknown
}
const fieldsOf = (place: string): readonly (readonly [name: string, field: Field])[] => {
  const fields = forms.get(place)?.['fields']
  return Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]) =>
    isObject(field) ? [[name, field]] : [],
  )
}

it('S2-44 S2-46 S2-47 S2-49 every form is told here', () => {
  expect([...forms.keys()].toSorted()).toEqual(Object.keys(asked).toSorted())
})

describe('S1-05 S1-07 S2-44 S2-46 S2-47 S2-49 a form asks for', () => {
  it.each(Object.entries(asked))('%s', (place, expected) => {
    const lines = fieldsOf(place).flatMap(([name, { label, widget, sensitive, when }]) => {
      if (widget === 'hidden') return []
      const ways = [widget, ...(sensitive === true ? ['sensitive'] : [])].filter((way) => way !== undefined)
      const text = `${name}: ${words(label)}${ways.length > 0 ? ` (${ways.map(asText).join(', ')})` : ''}`
      return [`${text}${when === undefined ? '' : `, if ${condition(when)}`}`]
    })
    expect(lines).toEqual(expected)
  })
})

/** What has to be filled in; a field that is not there is not asked for. */
const required: { readonly [form: string]: readonly string[] } = {
  login: ['account', 'password'],
  recharge: ['agree', 'amount', 'country_id', 'method_id', 'user_id'],
  ownRecharge: ['agree', 'amount', 'country_id', 'identity', 'method_id'],
  paymentCheck: ['order_no'],
  transfer: ['amount', 'receiver_id'],
  withdraw: ['agent_uid', 'diamonds', 'method_id'],
  withdrawMethod: ['account_no', 'channel_id', 'holder', 'kind'],
  methodChange: ['account_no', 'holder', 'kind'],
  guildCreate: ['contact_address', 'contact_phone', 'country_id', 'cover', 'inviter_uid', 'name', 'real_name'],
  creationRefusal: ['reason'],
  dispute: ['kind'],
  proof: ['images'],
  answer: ['images'],
  refusal: ['reason'],
}

it.each(Object.entries(required))('S5-14 the form %s is incomplete without %j', (form, fields) => {
  const schema = inline(readContract(root).set, { $ref: `forms.json#/$defs/${form}` }, '')
  expect([...(schema.required ?? [])].toSorted()).toEqual(fields)
})

/** How what is typed is looked up: the call, what it sends, what it shows, and what it says of what nobody knows. */
const looked: Facts = {
  '/recharge › recharge user_id': [
    'POST /withoutsign/payment/user',
    'user_id: form.user_id',
    'answer.nickname',
    'answer.avatar_url',
    'receiver_name: answer.nickname',
    'receiver_image: answer.avatar_url',
    "This ID doesn't exist",
  ],
  '/agent/coin › transfer receiver_id': [
    'POST /web/user/info',
    'user_id: form.receiver_id',
    'answer.nickname',
    'answer.avatar_url',
    'receiver_name: answer.nickname',
    'receiver_image: answer.avatar_url',
    'receiver_uid: answer.uid',
    'receiver_country: answer.country_id',
    "This ID doesn't exist",
  ],
  ...Object.fromEntries(
    ['/recharge › recharge', '/app-recharge › recharge'].map((place) => [
      `${place} payer_account`,
      [
        'POST /withoutsign/payermax/user/verify',
        'method_id: form.method_id',
        'payer_account: form.payer_account',
        'answer.payer_name',
        'The payment provider does not know this number',
      ],
    ]),
  ),
  '/guild/create › create inviter_uid': [
    'POST /web/guild/get_ext_admin_bd_info',
    'uid: form.inviter_uid',
    'answer.nickname',
    'answer.avatar_url',
    'Please enter the correct ID of Admin or BD',
  ],
}

it('S5-14 S7-13 what is typed is looked up while it is typed', () => {
  const found = [...forms.keys()].flatMap((place) =>
    fieldsOf(place).flatMap(([name, { check }]) => {
      if (!isObject(check)) return []
      const { call, body, shows, image, fills, failed } = check
      const answers = [shows, image].filter((path) => path !== undefined).map(String)
      return [[`${place} ${name}`, [String(call), ...members(body), ...answers, ...members(fills), words(failed)]]]
    }),
  )
  expect(Object.fromEntries(found)).toEqual(looked)
})

it.each([
  [
    '/recharge › recharge',
    'amount',
    ['This payment method takes at least {{limit}}', 'This payment method takes at most {{limit}}'],
  ],
  [
    '/app-recharge › recharge',
    'amount',
    ['This payment method takes at least {{limit}}', 'This payment method takes at most {{limit}}'],
  ],
  [
    '/withdraw › withdraw',
    'diamonds',
    ['At least {{limit}} diamonds per withdrawal', 'You do not have that many diamonds'],
  ],
])('S9-11 %s: below and above the bounds of %s it says so', (place, name, texts) => {
  const messages = fieldsOf(place).find(([one]) => one === name)?.[1]['messages']
  expect(isObject(messages) ? [messages['minimum'], messages['maximum']].map(words) : []).toEqual(texts)
})

// Tests what each field says of itself if it is left empty, or if what stands in it is too little, too much, or something else.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { actionsOfKind, formsByPlace, words } from './facts'

const orders = (side: string) => `/withdraw/order › sides › tabs › ${side} › orders › detail › actions`
const empty = (text: string) => ({ required: text, minLength: text })
const blank = (text: string) => ({ ...empty(text), pattern: text })

const userId = '{{product}} user ID cannot be empty'
const voucher = 'Please upload the voucher first'
const wrongInviter = 'Please enter the correct ID of Admin or BD'
const password = empty('Password cannot be empty')
const country = { required: 'Please select a country' }
const payment: { readonly [field: string]: { readonly [rule: string]: string } } = {
  country_id: country,
  method_id: { required: 'Please select mode of payment' },
  amount: {
    ...empty('Please enter the recharge amount'),
    minimum: 'This payment method takes at least {{limit}}',
    maximum: 'This payment method takes at most {{limit}}',
  },
  payer_account: empty('Please enter your wallet number'),
  agree: { required: 'Please agree to the terms', enum: 'Please agree to the terms' },
}

const messages: { readonly [place: string]: typeof payment } = {
  '/login › login': { account: blank('User name cannot be empty'), password },
  '/agent/login › login': { account: blank(userId), password },
  '/recharge › recharge': { user_id: empty(userId), ...payment },
  '/app-recharge › recharge': { identity: { required: 'Please select your role identity' }, ...payment },
  '/recharge/records › check': { order_no: empty('Please enter the order number') },
  '/agent/coin › transfer': {
    receiver_id: empty('Please input user ID'),
    amount: { required: 'Please enter the number of coins', maximum: 'Max {{limit}} in 1 time' },
  },
  '/withdraw/add-method › method': { channel_id: { required: 'Please select a withdrawal method' } },
  '/withdraw › withdraw': {
    agent_uid: { required: 'Please select an agent' },
    method_id: { required: 'Please select a withdrawal method' },
    diamonds: {
      ...empty('Please enter the amount to withdraw'),
      minimum: 'At least {{limit}} diamonds per withdrawal',
      maximum: 'You do not have that many diamonds',
    },
  },
  [`${orders('toPay')} › transfer`]: { images: { required: voucher, minItems: voucher } },
  [`${orders('toPay')} › reprocess`]: { images: { required: voucher, minItems: voucher } },
  '/guild/create › create': {
    cover: empty('Please choose a cover'),
    country_id: country,
    inviter_uid: { format: wrongInviter, pattern: wrongInviter },
  },
}

const isTold = (value: object) => Object.keys(value).length > 0

it('S5-09 S5-10 S5-11 S5-12 S5-13 S5-14 S5-16 each field says what is wrong in its own words', () => {
  const found = [...formsByPlace()].map(([place, { fields }]) => {
    const told = Object.entries(isObject(fields) ? fields : {}).map(([name, field]) => {
      const own = isObject(field) && isObject(field['messages']) ? field['messages'] : {}
      return [name, Object.fromEntries(Object.entries(own).map(([rule, text]) => [rule, words(text)]))] as const
    })
    return [place, Object.fromEntries(told.filter(([, own]) => isTold(own)))] as const
  })
  expect(Object.fromEntries(found.filter(([, own]) => isTold(own)))).toEqual(messages)
})

/** The currency stands beside a bound that is money. */
const bounds: { readonly [field: string]: readonly unknown[] } = {
  '/recharge › recharge amount': [
    { from: 'form.min_amount', unit: 'form.currency' },
    { from: 'form.max_amount', unit: 'form.currency' },
  ],
  '/app-recharge › recharge amount': [
    { from: 'form.min_amount', unit: 'form.currency' },
    { from: 'form.max_amount', unit: 'form.currency' },
  ],
  '/agent/coin › transfer amount': [
    undefined,
    [{ from: 'data.settings.max_transfer' }, { from: 'data.agentCoins.coins', message: 'agent.transfer.balance' }],
  ],
  '/withdraw › withdraw diamonds': [
    [
      { from: 'data.withdrawal.min_diamonds' },
      { from: 'data.withdrawal.min_amount', times: 'data.withdrawal.diamonds_per_unit' },
      { from: 'form.reseller_min', message: 'withdraw.reseller.least' },
    ],
    [{ from: 'user.diamonds' }, { from: 'form.reseller_max', message: 'withdraw.reseller.most' }],
  ],
  [`${orders('mine')} › dispute amount`]: [
    { from: 'row.after_sale.amount', message: 'order.dispute.amount.more' },
    undefined,
  ],
}

it('S5-16 S9-10 S9-11 each amount is bounded by what the server names, in the unit of the amount', () => {
  const found = [...formsByPlace()].flatMap(([place, { fields }]) =>
    Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]) => {
      const { min, max } = isObject(field) ? field : {}
      return name !== 'images' && (min ?? max) !== undefined ? [[`${place} ${name}`, [min, max]]] : []
    }),
  )
  expect(Object.fromEntries(found)).toEqual(bounds)
})

/** The button that opens a form, and the one that sends it. */
const forms: { readonly [place: string]: readonly string[] } = {
  '/withdraw/account › methods › detail › actions › change': ['Change', 'Save account'],
  [`${orders('mine')} › dispute`]: ['Make a complaint', 'Submit'],
  [`${orders('mine')} › notReceived`]: ['Make a complaint', 'Submit'],
  [`${orders('toPay')} › transfer`]: ['I have transferred it', 'Send proof'],
  [`${orders('toPay')} › reprocess`]: ['Reprocess', 'Send proof'],
  [`${orders('toPay')} › refuse`]: ['Reject', 'Reject'],
  '/guild/apply-guild › applications › detail › actions › reject': ['Reject', 'Reject'],
}

it('S2-11 S4-15 S4-16 S4-18 a button that opens a form says what the form is for', () => {
  const found = [...actionsOfKind('form')].map(([place, { label, submit }]) => [
    place,
    [words(label), isObject(submit) ? words(submit['label']) : ''],
  ])
  expect(Object.fromEntries(found)).toEqual(forms)
})

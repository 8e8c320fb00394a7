// Tests what people choose from in forms, what a choice brings with it, and what they review before money moves.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { agentCoin } from '../../pages/agent'
import { actionsOfKind, asText, condition, facts, formsByPlace, members, source, words } from './facts'

interface Loose {
  readonly [member: string]: unknown
}
const forms = formsByPlace()

function fieldAt(place: string, name: string): Loose {
  const fields = forms.get(place)?.['fields']
  const field = isObject(fields) ? fields[name] : undefined
  return isObject(field) ? field : {}
}

const countries = ['POST /withoutsign/country', 'row.id', 'row.name', 'row.icon', 'pinned user.country_id']
const ofMethod = [
  'country_id: form.country_id',
  'row.id',
  'row.name',
  'row.image_url',
  'Choose a country first',
  'method_name: row.name',
  'method_image: row.image_url',
  'amounts: row.amounts',
  'needs_payer: row.needs_payer',
  'currency: row.currency',
  'coins_per_unit: row.coins_per_unit',
  'min_amount: row.min_amount',
  'max_amount: row.max_amount',
]

/** The call and what it sends; the value, the name, the second line and the picture of a choice; what it fills in. */
const choices: { readonly [place: string]: { readonly [field: string]: readonly string[] } } = {
  '/recharge › recharge': {
    country_id: countries,
    method_id: ['POST /withoutsign/payment/methods', ...ofMethod],
  },
  '/app-recharge › recharge': {
    country_id: [...countries, 'without 34, 40, 42, 15'],
    method_id: ['POST /web/payment/methods', ...ofMethod, 'one is chosen already'],
  },
  '/guild/create › create': { country_id: countries },
  '/withdraw › withdraw': {
    agent_uid: [
      'POST /web/agent/list',
      'row.uid',
      'row.nickname',
      'row.avatar_url',
      'reseller_name: row.nickname',
      'reseller_duid: row.duid',
      'reseller_image: row.avatar_url',
      'reseller_min: row.min_diamonds',
      'reseller_max: row.max_diamonds',
      'without user.uid',
    ],
    method_id: [
      'GET /web/withdrawal/method/list',
      'agent_uid: form.agent_uid',
      'row.id',
      'row.name',
      'row.account_no',
      'row.image_url',
      'Please select Reseller first',
      'method_name: row.name',
      'method_account: row.account_no',
      'method_image: row.image_url',
      'method_holder: row.holder',
      'method_iban: row.iban',
    ],
  },
  '/withdraw/add-method › method': {
    channel_id: [
      'GET /web/withdrawal/channel/list',
      'row.id',
      'row.name',
      'row.image_url',
      'kind: row.kind',
      'networks: row.networks',
    ],
  },
}

function choiceOf({ options }: Loose): readonly string[] {
  if (!isObject(options)) return []
  const { call, body, value, label, note, image, first, fills, pinned, without, preselect } = options
  return [
    String(call),
    ...members(body),
    ...[value, label, note, image].filter((path) => path !== undefined).map(String),
    ...(first === undefined ? [] : [words(first)]),
    ...members(fills),
    ...(Array.isArray(pinned) ? [`pinned ${pinned.map(source).join(', ')}`] : []),
    ...(Array.isArray(without) ? [`without ${without.map(source).join(', ')}`] : []),
    ...(preselect === true ? ['one is chosen already'] : []),
  ]
}

it('S9-04 S1-05 S1-07 the choices of every form are told here', () => {
  const found = [...forms].flatMap(([place, { fields }]) =>
    Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]) => {
      const choice = isObject(field) ? choiceOf(field) : []
      return choice.length > 0 ? [[`${place} ${name}`, choice]] : []
    }),
  )
  const told = Object.entries(choices).flatMap(([place, fields]) =>
    Object.entries(fields).map(([name, choice]) => [`${place} ${name}`, choice]),
  )
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(told))
})

it.each([
  ['/recharge › recharge', 'user_id', { name: 'form.receiver_name' }],
  ['/recharge › recharge', 'country_id', {}],
  ['/app-recharge › recharge', 'country_id', {}],
  ['/app-recharge › recharge', 'method_id', {}],
  ['/agent/coin › transfer', 'receiver_id', { name: 'form.receiver_name' }],
])('%s suggests what was sent last as %s', (place, name, recent) => {
  expect(fieldAt(place, name)['recent']).toEqual(recent)
})

it.each([
  ['/withdraw/add-method › method', 'form.networks'],
  ['/withdraw/account › methods › detail › actions › change', 'row.networks'],
])('S1-14 %s offers only the networks of %s', (place, path) => {
  expect(source(fieldAt(place, 'network')['only'])).toBe(path)
})

it.each(['/recharge › recharge', '/app-recharge › recharge'])(
  'S9-11 %s suggests the amounts of the payment method, with the coins for each',
  (place) => {
    const { suggest, suggestNote } = fieldAt(place, 'amount')
    expect(source(suggest)).toBe('form.amounts')
    expect(isObject(suggestNote) ? suggestNote['text'] : undefined).toMatchObject({
      with: { coins: { from: 'row.value', times: 'form.coins_per_unit', format: 'count' } },
    })
  },
)

const coins = { from: 'form.amount', times: 'form.coins_per_unit', format: 'count' }
const currency = { from: 'form.currency' }
const amount = { from: 'form.amount', format: 'money' }
const min = { from: 'form.min_amount', format: 'money' }
const max = { from: 'form.max_amount', format: 'money' }

describe.each(['/recharge › recharge', '/app-recharge › recharge'])('S9-11 in %s', (place) => {
  it.each([
    ['quote', '{{coins}} coins for {{amount}} {{currency}}', { coins, amount, currency }],
    [
      'rate',
      '1 {{currency}} buys {{coins}} coins',
      { coins: { from: 'form.coins_per_unit', format: 'count' }, currency },
    ],
    ['bounds', 'From {{min}} to {{max}} {{currency}}', { min, max, currency }],
    ['least', 'At least {{min}} {{currency}}', { min, currency }],
    ['most', 'At most {{max}} {{currency}}', { max, currency }],
  ])('the note %s says "%s"', (id, text, values) => {
    const { notes } = fieldAt(place, 'amount')
    const note = isObject(notes) ? notes[id] : undefined
    expect(words(note)).toBe(text)
    expect(note).toMatchObject({ text: { with: values } })
  })

  it('the button names the amount and its currency', () => {
    const { submit } = forms.get(place) ?? {}
    expect(submit).toMatchObject({ labels: { pay: { text: { say: 'recharge.pay', with: { amount, currency } } } } })
  })
})

const paid = { from: 'form.diamonds', over: 'data.withdrawal.diamonds_per_unit', format: 'money' }
it('S9-10 a withdrawal quotes the amount, its currency, and the diamonds that are left', () => {
  const inMarket = { from: 'data.withdrawal.currency' }
  const left = { from: 'user.diamonds', minus: 'form.diamonds', format: 'count' }
  const { notes, fillMax } = fieldAt('/withdraw › withdraw', 'diamonds')
  expect(notes).toMatchObject({ quote: { text: { with: { amount: paid, currency: inMarket, left } } } })
  expect(words(fillMax)).toBe('Max')
  expect(forms.get('/withdraw › withdraw')?.['submit']).toMatchObject({
    labels: { amount: { text: { say: 'withdraw.pay', with: { amount: paid, currency: inMarket } } } },
  })
})

it('S5-16 the button of a transfer names its coins', () => {
  const { transfer } = agentCoin.blocks
  expect(transfer).toMatchObject({
    submit: { labels: { send: { text: { with: { amount: { from: 'form.amount', format: 'count' } } } } } },
  })
})

const user = 'Receiver: row.user.name, row.user.duid, row.user.avatar_url'
const account = 'Withdrawal method: row.method.name, row.method.account, row.method.image_url'
const dueCoins = 'Coins: form.amount * form.coins_per_unit (count), if form.coins_per_unit min 1'
const beforePayment = [
  'You pay on the next page. Coins arrive within a few minutes.',
  'The recharge amount cannot be refunded. Check the user ID before you pay. (warn)',
]
const paidMethod = 'Payment method: form.method_name, form.method_image'
const allMissing = 'after_sale.state is open and after_sale.kind is not_received and after_sale.amount is missing'
const partMissing = 'after_sale.state is open and after_sale.amount min 0.01 and after_sale.amount below row.amount'
const proof = [
  user,
  account,
  'Account holder: method.holder, if any',
  'IBAN: method.iban (id), if any',
  `Withdrawal amount: amount in currency (money), if (after_sale.state not "open" or ${allMissing})`,
  `Missing amount: amount - after_sale.amount in currency (money), if ${partMissing}`,
  'Remittance proof: form.images (images)',
  'This cannot be undone. The receiver will be told that the money is on its way. (warn)',
]
const side = (name: string) => `/withdraw/order › sides › tabs › ${name} › orders › detail › actions`

/** A review shows who is paid and how, the lines, and the notes. */
const reviews: { readonly [place: string]: readonly string[] } = {
  '/recharge › recharge › submit': [
    'Receiver: form.receiver_name, form.user_id, form.receiver_image',
    paidMethod,
    '{{product}} user ID: form.user_id (id), if form.receiver_name is missing',
    'Amount: form.amount in form.currency (money)',
    dueCoins,
    'Your wallet number: form.payer_account (id), if any',
    ...beforePayment,
  ],
  '/agent/coin › transfer › submit': [
    'User: form.receiver_name, form.receiver_id, form.receiver_image',
    '{{product}} user ID: form.receiver_id (id), if form.receiver_name is missing',
    'Coins to transfer: form.amount (count)',
    'A transfer cannot be taken back. (warn)',
  ],
  '/withdraw › withdraw › submit': [
    'Reseller: form.reseller_name, form.reseller_duid, form.reseller_image',
    'Withdrawal method: form.method_name, form.method_account, form.method_image',
    'Account holder: form.method_holder, if any',
    'IBAN: form.method_iban (id), if any',
    'Diamonds to withdraw: form.diamonds (count)',
    'Withdrawal amount: form.diamonds / data.withdrawal.diamonds_per_unit in data.withdrawal.currency (money)',
    'Diamonds left: user.diamonds - form.diamonds (count)',
    'The diamonds are held until the reseller has paid and you confirm the receipt. You can cancel until the reseller accepts.',
    'The money may arrive {{min}} to {{max}} hours after the reseller’s transfer.',
  ],
  '/app-recharge › recharge › submit': [
    'Receiver: user.nikeName, user.duid, user.avatar_url',
    paidMethod,
    'Recharge as: form.identity (in words), if user.is_agent is true',
    'Amount: form.amount in form.currency (money)',
    `${dueCoins} and form.identity not "agent"`,
    `Agent ${dueCoins.charAt(0).toLowerCase()}${dueCoins.slice(1)} and form.identity is agent`,
    'Your wallet number: form.payer_account (id), if any',
    ...beforePayment,
  ],
  [`${side('mine')} › received`]: [
    'Reseller: row.reseller.name, row.reseller.duid, row.reseller.avatar_url',
    account,
    'Withdrawal amount: amount in currency (money)',
    'This completes the order. Confirm only when the money has arrived. (warn)',
  ],
  [`${side('toPay')} › transfer › submit`]: proof,
  [`${side('toPay')} › reprocess › submit`]: proof,
}

describe('S1-05 S1-07 S9-11 before money moves, one looks at', () => {
  const found = [...actionsOfKind('call')].flatMap(([place, { review }]) =>
    isObject(review) ? [[place, review] as const] : [],
  )
  it('is told for each review', () => {
    expect(found.map(([place]) => place).toSorted()).toEqual(Object.keys(reviews).toSorted())
  })

  it.each(found)('%s', (place, { parties, lines, notes }) => {
    const who = Object.values(isObject(parties) ? parties : {}).flatMap((party) => {
      if (!isObject(party)) return []
      const { label, name, number, image } = party
      return [
        `${words(label)}: ${[name, number, image]
          .filter((path) => path !== undefined)
          .map(asText)
          .join(', ')}`,
      ]
    })
    const said = Object.values(isObject(notes) ? notes : {}).map(
      (note) => `${words(note)}${isObject(note) && note['tone'] !== undefined ? ` (${asText(note['tone'])})` : ''}`,
    )
    // Whether an amount can be quoted is a table of its own.
    const withoutQuote = facts(lines).map((line) => line.replace(/, if form\.diamonds min.*/, ''))
    expect([...who, ...withoutQuote, ...said]).toEqual(reviews[place])
  })
})

it('S7-15 a recharge is kept on the device by the number of its order', () => {
  const kept = [...actionsOfKind('call')].flatMap(([place, { keeps }]) =>
    isObject(keeps) ? [[place, ...members(keeps)]] : [],
  )
  expect(kept.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))).toEqual([
    ['/app-recharge › recharge › submit', 'as: recharges', 'value: answer.order_no'],
    ['/recharge › recharge › submit', 'as: recharges', 'value: answer.order_no'],
  ])
})

it('S4-19 whoever complains is not led to confirm', () => {
  const { tone } = actionsOfKind('call').get(`${side('mine')} › received`) ?? {}
  expect(condition(isObject(tone) ? tone['primary'] : undefined)).toBe('after_sale.state not "open"')
})

// Sentences with figures, answers to questions, and what a page says to whom it is closed.
import { describe, expect, it } from 'vitest'
import english from '../../locales/en.json' with { type: 'json' }
import { pages } from '../../pages.config'
import { type Conditions, evaluateCondition, isObject, type PageConfig } from '@pagewright/engine/tools'
import { asText, blocksOfKind, formsByPlace, source, words } from './facts'
import { partsIn } from './partsIn'

const missing = { missing: 'row.amount - row.after_sale.amount (money)', currency: 'row.currency' }
/** The values of each sentence that has some, by its key. A sentence says the same wherever it stands. */
const values: { readonly [key: string]: { readonly [name: string]: string } } = {
  'withdraw.week': { limit: 'data.withdrawal.weekly_limit', left: 'data.withdrawal.weekly_left' },
  'withdraw.week.reset': { time: 'data.withdrawal.weekly_reset_at (date)' },
  'withdraw.min': { count: 'data.withdrawal.min_diamonds', num: 'data.withdrawal.min_diamonds (count)' },
  'withdraw.minAmount': { amount: 'data.withdrawal.min_amount (money)', currency: 'data.withdrawal.currency' },
  'withdraw.rate': {
    count: 'data.withdrawal.diamonds_per_unit',
    num: 'data.withdrawal.diamonds_per_unit (count)',
    currency: 'data.withdrawal.currency',
  },
  'withdraw.week.again': { time: 'data.withdrawal.weekly_reset_at (date)' },
  'withdraw.notEnough': { num: 'data.withdrawal.min_diamonds - user.diamonds (money)' },
  'order.afterSale.less': missing,
  'order.afterSale.none': { amount: 'row.amount (money)', currency: 'row.currency' },
  'order.afterSale.waitingLess': missing,
  'order.reprocessedLess': missing,
  'order.proof.missing': missing,
  'order.paidMissing': missing,
  'order.paidMissing.pending': missing,
  'order.dispute.missing': { missing: 'row.amount - form.amount (money)', currency: 'row.currency' },
  'order.dispute.amount.help': { currency: 'row.currency' },
  'order.wait.until': { time: 'row.expected_at (date)' },
  'order.do.until': { time: 'row.expected_at (date)' },
  'order.wait.auto': { time: 'row.auto_at (time)' },
  'order.backMine': { num: 'row.diamonds (money)' },
  'order.backTheirs': { num: 'row.diamonds (money)' },
  'order.lag': { min: 'data.withdrawal.receipt_hours_min', max: 'data.withdrawal.receipt_hours_max' },
  'withdraw.reseller.note': { country: 'row.country_name', num: 'row.completed_total (count)' },
  'withdraw.reseller.record': { num: 'row.completed_total (count)' },
  'withdraw.reseller.channels': { channels: 'row.channels (list)' },
  'withdraw.reseller.between': { min: 'row.min_diamonds (count)', max: 'row.max_diamonds (count)' },
  'withdraw.reseller.atLeast': { min: 'row.min_diamonds (count)' },
  'withdraw.reseller.atMost': { max: 'row.max_diamonds (count)' },
  'withdraw.done.text': {
    name: 'data.order.reseller.name',
    amount: 'data.order.amount (money)',
    currency: 'data.order.currency',
  },
  'agent.sent.text': {
    name: 'data.transfer.nickname',
    count: 'data.transfer.coins',
    amount: 'data.transfer.coins (count)',
  },
  'agent.transfer.bound': { num: 'data.settings.max_transfer (count)' },
  'guild.create.agreed': { name: 'data.self.creation_name' },
  'guild.join.agreedBy': { name: 'data.self.join_name' },
  'guild.join.rejectedBy': { name: 'data.self.join_name' },
  'guild.create.rejected': { name: 'data.self.creation_name', reason: 'data.self.creation_reason' },
  'settlement.at': { time: 'user.settlement_at (time)', num: 'user.diamonds (money)' },
  'settlement.soon': { count: 'data.settings.settlement_warn_days' },
  'pay.notice.contact.text': { phone: 'market.contact (phone)' },
  'testSite.text': { environment: 'market.environment' },
  'recharge.method.currency': { currency: 'row.currency' },
  'recharge.method.note': { note: 'row.note' },
  'recharge.pack': {
    count: 'row.value * form.coins_per_unit',
    coins: 'row.value * form.coins_per_unit (count)',
  },
  'recharge.quote': {
    count: 'form.amount * form.coins_per_unit',
    coins: 'form.amount * form.coins_per_unit (count)',
    amount: 'form.amount (money)',
    currency: 'form.currency',
  },
  'recharge.rate': { coins: 'form.coins_per_unit (count)', currency: 'form.currency' },
  'recharge.bounds': { min: 'form.min_amount (money)', max: 'form.max_amount (money)', currency: 'form.currency' },
  'recharge.bound.least': { min: 'form.min_amount (money)', currency: 'form.currency' },
  'recharge.bound.most': { max: 'form.max_amount (money)', currency: 'form.currency' },
  'recharge.pay': { amount: 'form.amount (money)', currency: 'form.currency' },
  'agent.transfer.send': { count: 'form.amount', amount: 'form.amount (count)' },
  'diamond.goal.missing': { num: 'data.withdrawal.min_diamonds - row.diamonds (money)' },
  'withdraw.quote': {
    amount: 'form.diamonds / data.withdrawal.diamonds_per_unit (money)',
    currency: 'data.withdrawal.currency',
    left: 'user.diamonds - form.diamonds (money)',
  },
  'withdraw.pay': {
    amount: 'form.diamonds / data.withdrawal.diamonds_per_unit (money)',
    currency: 'data.withdrawal.currency',
  },
  'guild.leave.ask': { name: 'user.guild_name' },
  'guild.card': { name: 'row.name' },
  'guild.member.card': { name: 'row.nickname' },
  'guild.accept.ask': { name: 'row.name' },
  'demo.clicks': { count: 'state.clicks' },
}
/** Sentences whose values differ from place to place. */
const elsewhere = ['order.autoConfirm', 'guild.share.text', 'inviteBy.copied']

/** Returns what a value is reckoned from. */
function reckoned(value: unknown): string {
  const { format, times, over, minus } = isObject(value) ? value : {}
  const signs = Object.entries({ '*': times, '/': over, '-': minus })
  const rest = signs.map(([sign, other]) => (other === undefined ? '' : ` ${sign} ${asText(other)}`))
  return `${source(value)}${rest.join('')}${format === undefined ? '' : ` (${asText(format)})`}`
}

it('S9-10 S9-11 every sentence with values is told here', () => {
  const found = partsIn(pages).flatMap(({ say }) => (typeof say === 'string' ? [say] : []))
  expect(new Set(found)).toEqual(new Set([...Object.keys(values), ...elsewhere]))
})

it.each(Object.entries(values))('S4-17 S9-09 S9-10 S9-11 "%s" is told of %j', (key, expected) => {
  const found = partsIn(pages).filter(({ say }) => say === key)
  expect(found.length).toBeGreaterThan(0)
  for (const { with: given } of found) {
    const told = Object.entries(isObject(given) ? given : {}).map(([name, value]) => [name, reckoned(value)])
    expect(Object.fromEntries(told)).toEqual(expected)
  }
})

it.each([
  ['a country and both bounds', { country_name: 'Egypt', min_diamonds: '1', max_diamonds: '9' }, ['paid', 'between']],
  ['no country and a least', { min_diamonds: '1' }, ['paidOnly', 'atLeast']],
  ['ways to pay and a most', { channels: ['Bank'], max_diamonds: '9' }, ['paidOnly', 'channels', 'atMost']],
  ['nothing', {}, ['paidOnly']],
])('S1-07 of a reseller with %s only what is known is said', (_what, row, expected) => {
  const { fields } = formsByPlace().get('/withdraw › withdraw') ?? {}
  const reseller = isObject(fields) && isObject(fields['agent_uid']) ? fields['agent_uid']['options'] : {}
  const notes = isObject(reseller) && isObject(reseller['notes']) ? reseller['notes'] : {}
  const shown = Object.entries(notes).flatMap(([id, note]) =>
    evaluateCondition((note as { readonly when?: Conditions }).when, { row }) ? [id] : [],
  )
  expect(shown).toEqual(expected)
})

const wrong =
  'I recharged the wrong ID. Can I get the money back?: A wrong recharge is not refunded. Please settle it with the user who actually received the recharge.'
const malicious =
  'What happens after a malicious refund?: A malicious refund after a recharge is penalised: limits on recharge, coins and entering rooms, and a permanent ban of the ID and the device.'
const how =
  'How do I recharge?: Enter the user ID, choose country, payment method and amount, and pay on the next page. Coins arrive within a few minutes.'

/** Returns the title and the text of each item. */
function linesOf(items: unknown): readonly string[] {
  return Object.values(isObject(items) ? items : {}).flatMap((item) =>
    isObject(item) ? [`${words(item['title'])}: ${words(item['text'])}`] : [],
  )
}

describe('S8-06 S2-44 what is said of refunds', () => {
  it.each([
    ['/recharge › questions', [how, wrong, malicious]],
    ['/app-recharge/faq › questions', [how, wrong, malicious]],
    ['/pay/notice › rules', [wrong, malicious, 'Questions?: Call our service: {{phone}}']],
    [
      '/pay/notice › refund',
      ['A recharge is not refunded: The recharge amount cannot be refunded. Check the user ID before you pay.'],
    ],
  ])('%s', (place, expected) => {
    const { items } = blocksOfKind('text').get(place) ?? {}
    expect(linesOf(items)).toEqual(expected)
  })

  it.each(['/recharge', '/app-recharge'] as const)('the terms of %s', (route) => {
    const terms = partsIn(pages[route]).find(({ items }) => isObject(items) && 'malicious' in items)?.['items']
    expect(linesOf(terms)).toEqual([
      'A recharge is not refunded: Check the user ID before you pay: coins go to that ID.',
      wrong,
      malicious,
    ])
  })
})

/** What a page says to those to whom it is closed. */
const closed: { readonly [text: string]: readonly string[] } = {
  'This page is for recharge agents only.': ['/agent/coin', '/agent/transferRrecord', '/agent/sent'],
  'This centre is for admins, BDs and outside admins.': ['/console'],
  'Only BDs and outside admins review applications for new agencies.': ['/guild/apply-guild'],
  'You are not in an agency yet. Find one and apply to join.': [
    '/guild',
    '/guild/apply',
    '/guild/member',
    '/guild/invite',
    '/guild/console',
    '/guild/data-center',
    '/guild/data-center/detail',
  ],
  'Only the owner and the admins of an agency see this.': ['/guild/apply', '/guild/member', '/guild/console'],
  'Only the owner of an agency can invite.': ['/guild/invite'],
  'You are in an agency already. Leave it before you create one.': ['/guild/create'],
  'Only agency leaders, BDs and outside admins see bound agencies.': ['/guild/bind-list'],
  'Only BDs see this.': ['/guild/bd-member', '/guild/ext-admins'],
  'Choose whose figures you want to see.': ['/guild/data-center/detail'],
  'Only outside admins and BDs see this.': ['/guild/ext-admin-member'],
}

it('S6-01 S6-02 S6-04 a closed page says whom it is for', () => {
  const all = pages as unknown as { readonly [route: string]: PageConfig }
  const said = Object.entries(all).flatMap(([route, { needs = {} }]) =>
    Object.values(needs).map(({ otherwise }) => `${route}: ${words(otherwise)}`),
  )
  const told = Object.entries(closed).flatMap(([text, routes]) => routes.map((route) => `${route}: ${text}`))
  expect(said.toSorted()).toEqual(told.toSorted())
})

it.each([
  ['settlement.today', /less than 1 day.*diamond balance is cleared after settlement/],
  ['settlement.soon_one', /less than \{\{count}} day .*diamond balance is cleared after settlement/i],
  ['settlement.soon_other', /fewer than \{\{count}} days .*diamond balance is cleared after settlement/i],
  ['guild.member.remove.closed', /days 2–4 and 17–19 of each month/],
  ['order.lag', /\{\{min}} to \{\{max}} hours after/],
  ['order.dispute.over', /until 7 days after completion/],
  ['method.taxId.help', /^12 digits/],
  ['image.tooLarge', /less than 3M$/],
] as const)('S5-05 S6-03 S9-09 S9-10 the text %s names the figures of the specification', (key, text) => {
  expect(english[key]).toMatch(text)
})

// Tests what a page says above its content, to whom, and how urgent it is.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { asText, blocksOfKind, condition, words } from './facts'

const isTest =
  'warn: Test site. You are on the {{environment}} site. Coins, diamonds and payments here are not real., if market.environment in testing, uat, brand-testing'
const isWeekLeft = '(data.withdrawal.weekly_left is missing or data.withdrawal.weekly_left min 1)'
const settlement = [
  `warn: Settlement. Settlement is in less than 1 day. Withdraw now: the diamond balance is cleared after settlement., if user.settlement_days is 0 and user.diamonds min 0.01 and (data.withdrawal.min_diamonds is missing and ${isWeekLeft} or user.diamonds min data.withdrawal.min_diamonds and ${isWeekLeft})`,
  'warn: Settlement. Settlement is in less than 1 day. The diamond balance is cleared after settlement., if user.settlement_days is 0 and user.diamonds min 0.01 and (data.withdrawal.weekly_left max 0 or user.diamonds below data.withdrawal.min_diamonds)',
  'warn: Settlement. Fewer than {{count}} days until settlement. The diamond balance is cleared after settlement., if user.settlement_days min 1 and user.settlement_days below data.settings.settlement_warn_days and user.diamonds min 0.01',
  'warn: Settlement is on {{time}}. Then your diamonds are cleared., if user.settlement_at exists and user.diamonds min 0.01 and (user.settlement_days is 0 or user.settlement_days below data.settings.settlement_warn_days)',
]

const outcomes = [
  '{{name}} is founded, and you are its owner., if data.self.creation_status is agreed and data.self.creation_new is true',
  '{{name}} was rejected: {{reason}}, if data.self.creation_status is rejected and data.self.creation_new is true and data.self.creation_reason exists',
  '{{name}} agreed to your application. You are a member now., if data.self.join_status is agreed',
  '{{name}} rejected your application., if data.self.join_status is rejected',
]

const notices: { readonly [route: string]: readonly string[] } = {
  '/activity/gashapon': ['No event is running right now. Come back later.'],
  '/activity/fruit': ['No event is running right now. Come back later.'],
  '/activity/welfare': ['There are no rewards to collect right now. Come back later.'],
  '/': [isTest, ...outcomes, ...settlement],
  '/login': [isTest],
  '/agent/login': [isTest],
  '/recharge': [isTest],
  '/agent/sent': ['The coins are in the account already. Nothing more is needed., if data.transfer.transfer_no exists'],
  '/pay/notice': [
    'warn: A recharge is not refunded. The recharge amount cannot be refunded. Check the user ID before you pay.',
  ],
  '/my-diamond': settlement,
  '/withdraw': [
    ...settlement,
    "warn: Withdrawals exceeded this week's limit, if data.withdrawal.weekly_left max 0",
    'warn: You can withdraw again from {{time}}., if data.withdrawal.weekly_left max 0 and data.withdrawal.weekly_reset_at exists',
    'warn: You can withdraw again when the next week begins., if data.withdrawal.weekly_left max 0 and data.withdrawal.weekly_reset_at is missing',
    'warn: You have no diamonds to withdraw yet., if user.diamonds max 0',
    'warn: {{num}} diamonds are missing until you can withdraw., if user.diamonds min 0.01 and user.diamonds below data.withdrawal.min_diamonds',
  ],
  '/guild': outcomes,
  '/guild/list': outcomes,
  '/guild/apply': ['Only the owner can agree to applications or reject them., if user.guild_role is admin'],
  '/guild/create': [
    'Your application is being reviewed. The result will appear on this page., if data.self.creation_status is pending',
    'danger: {{name}} was rejected: {{reason}}, if data.self.creation_status is rejected and data.self.creation_reason exists',
  ],
}

const found = [...blocksOfKind('text')]
  .filter(([, { look }]) => look === 'notice')
  .flatMap(([place, { items, tone, when }]) =>
    Object.values(isObject(items) ? items : {}).flatMap((item) => {
      if (!isObject(item)) return []
      const conditions = [when, item['when']].filter(isObject).map(condition)
      const urgency = tone === undefined ? '' : `${asText(tone)}: `
      const clause = conditions.length > 0 ? `, if ${conditions.join(' and ')}` : ''
      const title = item['title'] === undefined ? '' : `${words(item['title'])}. `
      return [[place.split(' › ')[0], `${urgency}${title}${words(item['text'])}${clause}`] as const]
    }),
  )

it('every notice is told here', () => {
  expect(new Set(found.map(([route]) => route))).toEqual(new Set(Object.keys(notices)))
})

it.each(Object.entries(notices))('S6-01 S9-09 %s says %j', (route, expected) => {
  expect(found.filter(([one]) => one === route).map(([, notice]) => notice)).toEqual(expected)
})

// Sentences with figures, answers to questions, and what a page says to whom it is closed.
import { describe, expect, it } from 'vitest'
import english from '../../locales/en.json' with { type: 'json' }
import { pages } from '../../pages.config'
import { type Conditions, evaluateCondition, isObject, type PageConfig } from '@pagewright/engine/tools'
import { blocksOfKind, formsByPlace, words } from './facts'
import { partsIn } from './partsIn'

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

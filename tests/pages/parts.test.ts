// Tests what lists, shares and banners name.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { actionsOfKind, asText, blocksOfKind, condition, formsByPlace, members, words } from './facts'

it('S2-31 the figures in detail need a person or an agency in the address', () => {
  const { needs } = pages['/guild/data-center/detail']
  expect(condition(needs?.['whose']?.when)).toBe('(query.person exists or query.gid exists)')
})

it('S2-06 S2-14 S2-22 S2-30 a list that can be sorted says so to the server, and names its first column', () => {
  const found = [...blocksOfKind('list')].flatMap(([place, { table, filters }]) => [
    ...(isObject(table) ? [`${place}: ${words(table['title'])}, ${String(table['sort'])}`] : []),
    ...Object.values(isObject(filters) ? filters : {}).flatMap((filter) =>
      isObject(filter) ? [`${place} by ${words(filter['label'])}`] : [],
    ),
  ])
  expect(found).toEqual([
    '/agent/transferRrecord › record: User, sort',
    '/withdraw/order › sides › tabs › mine › orders: Reseller, sort',
    '/withdraw/order › sides › tabs › toPay › orders: Receiver, sort',
    '/guild/member › members: Member, sort',
    '/guild/member › members by Role',
    '/guild/bind-list › guilds: Agency, undefined',
    '/guild/data-center › data › tabs › team › team: Member, sort',
    '/guild/data-center/detail › people: Member, sort',
  ])
})

it('S4-02 S7-04 what is shared names the agency and leads to it', () => {
  const found = [...actionsOfKind('share').values()].map(({ text, to, query }) =>
    [words(text), ...members(isObject(text) && text['with']), to, ...members(query)].map(asText).join(', '),
  )
  const said = 'Join {{name}} on {{product}}! Agency ID: {{id}}'
  expect(new Set(found)).toEqual(
    new Set([
      `${said}, name: user.guild_name, id: user.guild_id, /guild/list, row: user.guild_id`,
      `${said}, name: row.name, id: row.gid, /guild/list, row: row.gid`,
    ]),
  )
})

it('S7-12 a banner shows its picture and its name', () => {
  const found = [...blocksOfKind('carousel')].map(([place, { image, name }]) => [place, image, name])
  expect(found).toEqual([
    ['/guild › banners', 'row.image_url', 'row.name'],
    ['/guild/list › banners', 'row.image_url', 'row.name'],
  ])
})

it('S1-05 S1-06 S1-07 a button that sends money says how much, and of what', () => {
  const found = [...actionsOfKind('call')].flatMap(([place, { labels }]) =>
    Object.values(isObject(labels) ? labels : {}).flatMap((label) =>
      isObject(label) && isObject(label['text'])
        ? [[place, words(label['text']), ...members(label['text']['with'])]]
        : [],
    ),
  )
  const paid = ['Pay {{amount}} {{currency}}', 'amount: form.amount', 'currency: form.currency']
  expect(found).toEqual([
    ['/recharge › recharge › submit', ...paid],
    ['/agent/coin › transfer › submit', 'Transfer {{amount}} coins', 'count: form.amount', 'amount: form.amount'],
    [
      '/withdraw › withdraw › submit',
      'Withdraw {{amount}} {{currency}}',
      'amount: form.diamonds',
      'currency: data.withdrawal.currency',
    ],
    ['/app-recharge › recharge › submit', ...paid],
  ])
})

it('S1-05 recharges are kept and found again under one name', () => {
  const kept = [...blocksOfKind('kept').values()].map(({ as, each, param }) => [as, each, param].map(asText).join(', '))
  const keeps = [...actionsOfKind('call').values()].flatMap(({ keeps: one }) =>
    isObject(one) ? [`${asText(one['as'])}, ${asText(one['value'])}`] : [],
  )
  expect(new Set(kept)).toEqual(new Set(['recharges, POST /withoutsign/payment/queryOrder, order_no']))
  expect(new Set(keeps)).toEqual(new Set(['recharges, answer.order_no']))
  expect([kept.length, keeps.length]).toEqual([2, 2])
})

it('S2-44 S9-11 a payment method tells its currency, and its note if it has one', () => {
  const methods = [...formsByPlace()].flatMap(([place, { fields }]) => {
    const field = isObject(fields) && isObject(fields['method_id']) ? fields['method_id'] : {}
    const { notes } = isObject(field['options']) ? field['options'] : {}
    return Object.values(isObject(notes) ? notes : {}).flatMap((note) =>
      isObject(note) ? [[place, words(note['text']), condition(note['when'])]] : [],
    )
  })
  const notes = (place: string) => [
    [place, '{{currency}}', ''],
    [place, '{{note}}', 'note exists'],
  ]
  expect(methods).toEqual([...notes('/recharge › recharge'), ...notes('/app-recharge › recharge')])
})

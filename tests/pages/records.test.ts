// What each record shows: the call that it asks, its figures and lines with their formats, its chart and what it is compared with.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { sources } from '../../pages/sources'
import { actionsOfKind, asText, blocksOfKind, condition, fact, facts, members, words } from './facts'
import { partsIn } from './partsIn'

interface Facts {
  readonly [place: string]: readonly string[]
}
const records = blocksOfKind('record')

const guildFigures = [
  'Income: income (money)',
  'Members: member_count (count)',
  'Active: active_count (count)',
  'Active share: active_count / member_count (percent, to 4 places)',
  'New: new_count (count)',
  'Agencies: guild_count (count), if any',
  'BD: bd_count (count), if any',
]
const personalFigures = [
  'Income: income (money)',
  'Live hours: live_hours (money)',
  'Income per hour: income / live_hours (money)',
  'Valid days: valid_days (count)',
  'Gifts: gift_count (count)',
]
const dates = ['From: from (date)', 'To: to (date)']
const me = ['avatar_url', 'nikeName']
const ownGuild = ['POST /web/guild/info', 'gid: user.guild_id', 'cover', 'name']
const firstOf = (call: string, ...who: readonly string[]) => [call, ...who, 'period: 1']
const userId = 'User ID: duid (id, copied)'
const joined = 'Joined: joined_at (date), if any'

/** The call with what it sends; the picture and the name; the figures and the lines, in their order. */
const shown: Facts = {
  '/ › me': ['POST /web/MyAccountInfo', ...me, 'Diamonds: diamonds (money)', 'Coins: gold (count)', userId],
  '/ › income': [
    ...firstOf('POST /web/guild/member/bill', 'gid: user.guild_id'),
    'Income of the current period: income (money)',
  ],
  '/agent/coin › balance': ['POST /web/AgentGold', 'Agent coins: coins (count)'],
  '/agent/sent › facts': [
    'data.transfer.avatar_url',
    'data.transfer.nickname',
    'Coins to transfer: data.transfer.coins (count)',
    'User ID: data.transfer.duid (id, copied)',
    'Transfer number: data.transfer.transfer_no (id, copied)',
    'Time: data.transfer.created_at (time)',
  ],
  '/app-recharge › me': ['POST /web/MyAccountInfo', ...me, 'Coins: gold (count)', userId],
  '/my-diamond › balance': [
    'POST /web/MyAccountInfo',
    ...me,
    'Diamonds: diamonds (money), if state.covered is 0',
    'Gemstones: user.gemstone (money), if state.covered is 0',
    'Coins: gold (count), if state.covered is 0',
  ],
  '/withdraw › balance': ['POST /web/MyAccountInfo', 'Diamonds: diamonds (money)'],
  '/withdraw/done › facts': [
    'data.order.reseller.avatar_url',
    'data.order.reseller.name',
    'Withdrawal amount: data.order.amount in data.order.currency (money)',
    'Diamonds to withdraw: data.order.diamonds (money)',
    'Withdrawal method: data.order.method.name',
    'Account number: data.order.method.account (id)',
    'Status: data.order.status (in words), if data.order.status exists and data.order.status not "pending"',
    'Order number: data.order.order_no (id, copied)',
    'Expected arrival: data.order.expected_at (date), if data.order.expected_at exists and data.order.status in pending, applying, in_progress and data.order.after_sale.state not "open"',
  ],
  '/console › bd': [
    ...firstOf('POST /web/guild/bill'),
    'Income: income (money)',
    'Agencies: guild_count (count)',
    'Members: member_count (count)',
    'BD: bd_count (count), if any',
  ],
  '/console › ext': [
    'POST /web/guild/get_ext_admin_member_count',
    'Agencies: guild_count (count)',
    'Members: member_count (count)',
  ],
  '/console › admin': [...ownGuild, 'Members: member_number (count)', 'Waiting applications: apply_total (count)'],
  '/guild › guild': [
    ...ownGuild,
    'Members: member_number (count)',
    'Role: role (in words), if any',
    'Country / region: country_name',
    'Agency ID: gid (id, copied)',
    'Owner: admin_info.nickname',
    'Founded: created_at (date), if any',
  ],
  '/guild › me': ['POST /web/guild/get_self_info', 'avatar_url', 'nickname', userId, joined],
  '/guild/console › guild': [
    ...ownGuild,
    'Members: member_number (count)',
    'Waiting applications: apply_total (count)',
    'Agency ID: gid (id, copied)',
    'Country / region: country_name',
    'Contact phone: contact_phone (phone), if any',
    'Contact address: contact_address, if any',
    'Real name: real_name, if any',
    'ID of Admin or BD: inviter_uid (id), if any',
    'Founded: created_at (date), if any',
  ],
  '/guild/data-center › data › tabs › guild › bill': [
    ...firstOf('POST /web/guild/bill', 'gid: user.guild_id'),
    ...guildFigures,
    ...dates,
  ],
  '/guild/data-center › data › tabs › personal › bill': [
    ...firstOf('POST /web/guild/member/bill', 'gid: user.guild_id'),
    ...personalFigures,
    ...dates,
  ],
  '/guild/data-center/detail › person': [
    ...firstOf('POST /web/guild/member/bill', 'gid: query.gid', 'uid: query.person'),
    'avatar_url',
    'nickname',
    ...personalFigures,
    ...dates,
  ],
  '/guild/data-center/detail › guild': [
    ...firstOf('POST /web/guild/bill', 'gid: query.gid'),
    ...guildFigures,
    ...dates,
  ],
  '/guild/personal-center › me': [
    'POST /web/guild/get_self_info',
    'avatar_url',
    'nickname',
    'Agency: guild_name, if gid exists',
    'Role: role (in words), if any',
    userId,
    joined,
  ],
  '/guild/personal-center › bill': [
    ...firstOf('POST /web/guild/member/bill', 'gid: user.guild_id'),
    ...personalFigures,
    ...dates,
  ],
  '/guild/ext-admin-member › counts': [
    'POST /web/guild/get_ext_admin_member_count',
    'uid: query.person',
    'nickname',
    'Agencies: guild_count (count)',
    'Members: member_count (count)',
  ],
}

it('S1-04 S3-15 every record is told here', () => {
  expect([...records.keys()].toSorted()).toEqual(Object.keys(shown).toSorted())
})

describe('S1-04 S2-42 S3-11 S3-13 S3-15 S9-06 S9-07 a record shows', () => {
  it.each([...records])('%s', (place, { call, body, image, name, cells, lines }) => {
    const head = [image, name].flatMap((value) => (value === undefined ? [] : [fact({ value })]))
    const asked = call === undefined ? [] : [asText(call), ...members(body)]
    expect([...asked, ...head, ...facts(cells), ...facts(lines)]).toEqual(shown[place])
  })
})

it('S1-04 S2-42 every chart has the income of each day', () => {
  const charts = partsIn(pages).flatMap(({ chart }) => (isObject(chart) ? [chart] : []))
  expect(charts.length).toBeGreaterThan(4)
  for (const { title, points, x, y, format } of charts)
    expect([words(title), points, x, y, format]).toEqual(['Income by day', 'row.days', 'date', 'income', 'count'])
})

it('S2-43 the eight periods keep their numbers, and each says whose income it is', () => {
  const titles = [
    'the current period',
    'the last period',
    'today',
    'yesterday',
    'this week',
    'last week',
    'this month',
    'last month',
  ]
  const told = partsIn(pages).filter(({ param, items }) => param === 'period' && isObject(items))
  expect(told.length).toBeGreaterThan(5)
  for (const { items } of told) {
    const all = Object.values(isObject(items) ? items : {}).filter(isObject)
    expect(all.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(all.map(({ note }) => words(note))).toEqual(titles.map((title) => `Income of ${title}`))
    expect(all.map(({ label }) => words(label).toLowerCase())).toEqual(
      titles.map((title) => title.replace(/^the /, '')),
    )
  }
})

it('S2-43 every bill that a person can choose a period of has the eight, beginning with the current one', () => {
  const bills = [...records, ...blocksOfKind('list')].filter(([, { body }]) => isObject(body) && 'period' in body)
  const chosen = bills.filter(([, { tabs }]) => isObject(tabs) && tabs['param'] === 'period').map(([place]) => place)
  // The start shows the current period alone, and the people of one agency have that of their page.
  expect(bills.map(([place]) => place).filter((place) => !chosen.includes(place))).toEqual([
    '/ › income',
    '/guild/data-center/detail › people',
  ])
})

it('S1-07 the way to the next withdrawal is what the balance lacks of the least', () => {
  const { goal } = records.get('/my-diamond › balance') ?? {}
  expect(goal).toMatchObject({ value: 'row.diamonds', target: 'data.withdrawal.min_diamonds' })
  const { text, done, when } = isObject(goal) ? goal : {}
  expect([words(text), words(done), condition(when)]).toEqual([
    '{{num}} to go',
    'Balance is enough',
    'state.covered is 0',
  ])
  expect(text).toMatchObject({
    with: { num: { from: 'data.withdrawal.min_diamonds', minus: 'row.diamonds', format: 'money' } },
  })
})

it.each([
  ['/my-diamond › balance › actions › cover', 'Hide the balance', 'covered: 1', 'state.covered is 0'],
  ['/my-diamond › balance › actions › uncover', 'Show the balance', 'covered: 0', 'state.covered is 1'],
  ['/demo › more › links › add', 'One more', 'clicks + 1', ''],
  ['/demo › more › links › again', 'Start again', 'clicks: 0', 'state.clicks min 1'],
])('S2-09 S2-10 %s: "%s" sets %s', (place, label, change, when) => {
  const action = actionsOfKind('set').get(place) ?? {}
  const { state, value, add } = action
  const set = add === undefined ? `${String(state)}: ${String(value)}` : `${String(state)} + ${asText(add)}`
  expect([words(action['label']), set, condition(action['when'])]).toEqual([label, change, when])
})

/** The reads that several pages share, with what each sends. */
const shared: Facts = {
  settings: ['POST /web/settings/kv'],
  withdrawal: ['POST /web/withdrawal/config'],
  agentCoins: ['POST /web/AgentGold'],
  self: ['POST /web/guild/get_self_info'],
  guild: ['POST /web/guild/info', 'gid: user.guild_id'],
  redDots: ['POST /web/guild/get_ext_admin_red_dot'],
  inviter: ['POST /web/guild/get_ar_inviter_uid'],
  // One order is found in the list of all of them, and one transfer among those that were sent.
  order: ['POST /web/withdrawal/order/list', 'page: 1', 'status: all', 'order_no: query.order_no'],
  transfer: ['POST /web/UserExtendRecordList', 'page: 1', 'kind: out', 'transfer_no: query.transfer_no'],
}

it.each(Object.entries(sources))('S7-12 S7-14 S7-16 the source %s asks for what it is named after', (id, source) => {
  const body = 'body' in source ? members(source.body) : []
  expect([source.call, ...body]).toEqual(shared[id])
})

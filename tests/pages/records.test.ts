// Tests the charts, periods and other parts that several records share.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { sources } from '../../pages/sources'
import { actionsOfKind, asText, blocksOfKind, condition, members, words } from './facts'
import { partsIn } from './partsIn'

interface Facts {
  readonly [place: string]: readonly string[]
}
const records = blocksOfKind('record')

it('S1-04 S2-42 every chart has the income of each day', () => {
  const charts = partsIn(pages).flatMap(({ chart }) => (isObject(chart) ? [chart] : []))
  expect(charts.length).toBeGreaterThan(4)
  for (const { title, points, x, y, format } of charts)
    expect([words(title), points, x, y, format]).toEqual([
      'Income by day, in diamonds',
      'row.days',
      'date',
      'income',
      'count',
    ])
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
    with: { num: { from: 'data.withdrawal.min_diamonds', minus: 'row.diamonds', format: 'count' } },
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

// Tests what opens from a row: its lines, and where it leads. Tests what a list says that has no rows, too.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { actionsOfKind, blocksOfKind, condition, fact, facts, members, words } from './facts'

interface Facts {
  readonly [place: string]: readonly string[]
}
const lists = blocksOfKind('list')
const mine = '/withdraw/order › sides › tabs › mine › orders'
const toPay = '/withdraw/order › sides › tabs › toPay › orders'

/** A reseller needs these lines to pay out: S1-14. */
const payee = [
  'Withdrawal method: method.name (copied)',
  'Account number: method.account (id, copied)',
  'Account holder: method.holder (copied), if any',
  'Bank: method.bank_name (copied), if any',
  'IBAN: method.iban (id, copied), if any',
  'Network: method.network (in words, copied), if any',
  'Tax number: method.tax_id (id, copied), if any',
]
const partMissing = 'after_sale.state is open and after_sale.amount min 0.01 and after_sale.amount below row.amount'
const order = [
  'Order number: order_no (id, copied)',
  'Diamonds: diamonds (count)',
  `Missing amount: amount - after_sale.amount in currency (money), if ${partMissing}`,
  'Customer service: data.settings.customer_contact (phone, copied), if any',
  'Customer service: market.contact (phone, copied), if data.settings.customer_contact is missing and market.contact exists',
  ...payee,
  'Expected arrival: expected_at (date), if expected_at exists and status in pending, applying, in_progress and after_sale.state not "open"',
  'Reason: reason, if any',
  'Remittance proof: proof (images, each with url and uploaded_at), if any',
]

/** The heading, the figure and the lines, in their order. */
const details: Facts = {
  '/agent/transferRrecord › record': [
    'Transfer',
    'Agent coins: coins (count)',
    'Transfer number: transfer_no (id, copied)',
    'User: nickname',
    'User ID: duid (id, copied)',
    'Transferred by: agent_name, if any',
    'Upper-level agent: upper_name, if any',
    'Share of the upper-level agent: upper_coins (count), if any',
    'Time: created_at (time)',
  ],
  '/guild/list › guilds': [
    '{{name}}',
    'Cover: cover (image)',
    'Agency ID: gid (id, copied)',
    'Owner: admin_info.nickname',
    'Country / region: country_name',
    'Members: member_number (count)',
    'Founded: created_at (date)',
  ],
  '/guild/member › members': ['{{name}}', 'User ID: duid (id, copied)', 'Joined: joined_at (time)'],
  '/guild/apply-guild › applications': [
    '{{name}}',
    'Cover: cover (image)',
    'Applicant: applicant_name',
    'User ID: applicant_duid (id, copied)',
    'Real name: real_name',
    'Contact phone: contact_phone (phone, copied)',
    'Contact address: contact_address',
    'Country / region: country_name',
    'Reviewed by: inviter_name',
    'Applied: applied_at (time)',
    'Decided: processed_at (time), if any',
    'Reason: reason, if any',
    'Agency ID: gid (id), if any',
  ],
  '/withdraw/account › methods': [
    '{{name}}',
    'Account holder: holder',
    'Account number: account_no (id, copied)',
    'Bank: bank_name, if any',
    'IBAN: iban (id), if any',
    'Network: network (in words), if any',
    'Tax number: tax_id (id), if any',
    'Added: created_at (date)',
  ],
  [mine]: ['Withdrawal', 'Withdrawal amount: amount in currency (money)', 'Reseller: reseller.name', ...order],
  [toPay]: ['Withdrawal', 'Withdrawal amount: amount in currency (money)', 'Receiver: user.name', ...order],
}

describe('S1-10 S1-14 S3-11 S3-12 S3-13 S2-47 a row opens with', () => {
  const opened = [...lists].flatMap(([place, { detail }]) => (isObject(detail) ? [[place, detail] as const] : []))
  it('is told for each list with a detail', () => {
    expect(opened.map(([place]) => place).toSorted()).toEqual(Object.keys(details).toSorted())
  })

  it.each(opened)('%s', (place, { title, figure, lines }) => {
    const head = [words(title), ...(isObject(figure) ? [fact(figure)] : [])]
    expect([...head, ...facts(lines)]).toEqual(details[place])
  })

  const titled = opened.filter(([, { title }]) => isObject(title))
  it.each(titled)('%s, with the title of its row', (_place, { title }) => {
    const { say, with: values } = isObject(title) ? title : {}
    const names = { 'guild.card': 'row.name', 'guild.member.card': 'row.nickname' }
    expect(Object.entries(names)).toContainEqual([say, members(values)[0]?.replace('name: ', '')])
  })

  it.each([
    ['/guild/member › members', ['keyword: row.duid']],
    [mine, ['status: all', 'order_no: row.order_no']],
    [toPay, ['status: all', 'order_no: row.order_no']],
  ])('%s, found again by %j', (place, expected) => {
    expect(members(opened.find(([one]) => one === place)?.[1]['find'])).toEqual(expected)
  })
})

it('S9-05 a time that a row tells as a while ago stands exactly where the row opens', () => {
  const vague = [...lists].flatMap(([place, { show, detail }]) => {
    const timesIn = (part: unknown, format: string) =>
      Object.values(isObject(part) && isObject(part['lines']) ? part['lines'] : {}).flatMap((line) =>
        isObject(line) && line['format'] === format ? [line['value']] : [],
      )
    return timesIn(show, 'ago').map((value) => [place, value, timesIn(detail, 'time')] as const)
  })
  expect(vague.length).toBeGreaterThan(0)
  for (const [place, value, exact] of vague) expect(exact, place).toContain(value)
})

/** A press of a row leads to these pages. */
const leads: { readonly [place: string]: readonly [to: string, ...query: string[]] } = {
  '/guild/data-center › data › tabs › team › team': [
    '/guild/data-center/detail',
    'gid: user.guild_id',
    'person: row.uid',
  ],
  '/guild/data-center › data › tabs › guilds › guilds': ['/guild/data-center/detail', 'gid: row.gid'],
  '/guild/data-center/detail › people': ['/guild/data-center/detail', 'gid: query.gid', 'person: row.uid'],
  '/guild/bind-list › guilds': ['/guild/data-center/detail', 'gid: row.gid'],
  '/guild/ext-admins › people': ['/guild/ext-admin-member', 'person: row.uid'],
  '/recharge/records › mine': ['/pay/result', 'order_no: row.order_no'],
  '/recharge/records › visitor': ['/pay/result', 'order_no: row.order_no'],
}

it('S2-31 S2-33 S2-45 a row leads to what it is about', () => {
  const found = [...lists, ...blocksOfKind('kept')].flatMap(([place, { opens }]) =>
    isObject(opens) ? [[place, [opens['to'], ...members(opens['query'])]]] : [],
  )
  expect(Object.fromEntries(found)).toEqual(leads)
})

/** A list without rows says this, and leads there. */
const empties: { readonly [place: string]: string } = {
  '/agent/transferRrecord › record': 'No transfers here yet → Agent coins /agent/coin',
  '/guild/list › guilds': 'No agency found → Create an agency /guild/create',
  '/guild/member › members': 'No member found',
  '/guild/apply › applications': 'No applications here',
  '/guild/invite › fans': 'No fans to invite',
  '/guild/apply-guild › applications': 'No applications here',
  '/guild/bind-list › guilds': 'No agency is bound yet',
  '/guild/bd-member › people': 'Nobody found',
  '/guild/ext-admins › people': 'Nobody found',
  '/guild/ext-admin-member › people': 'Nobody found',
  '/guild/data-center › data › tabs › team › team': 'No member found',
  '/guild/data-center › data › tabs › guilds › guilds': 'No agency is bound yet',
  '/guild/data-center/detail › people': 'No member found',
  '/withdraw/account › methods': 'Please add a withdrawal account first → Add withdrawal account /withdraw/add-method',
  [mine]: 'No withdrawals here yet → Add withdrawal account /withdraw/add-method',
  [toPay]: 'No withdrawals here yet',
  '/recharge/records › mine': 'No recharges from this device yet',
  '/recharge/records › visitor':
    'Recharges are kept for your account on this device. Log in to see them, or check a payment by its order number. → Log in /login',
}

it('S8-01 an empty list says what it is empty of, and the way on', () => {
  const found = [...lists, ...blocksOfKind('kept')].flatMap(([place, { empty }]) => {
    if (!isObject(empty)) return []
    const { text, action } = empty
    const way = isObject(action) ? ` → ${words(action['label'])} ${String(action['to'])}` : ''
    return [[place, `${words(text)}${way}`]]
  })
  expect(Object.fromEntries(found)).toEqual(empties)
})

describe('S1-15 S3-13 S4-17 what has happened to an order', () => {
  const timelines = blocksOfKind('timeline')
  it.each([mine, toPay])('%s', (place) => {
    const { steps } = timelines.get(`${place} › detail › progress`) ?? {}
    const lines = Object.values(isObject(steps) ? steps : {}).map((step) => {
      if (!isObject(step)) return ''
      const before = step['pending'] === undefined ? '' : ` (before: ${words(step['pending'])})`
      return `${words(step['label'])}${before}: ${String(step['time'])}`
    })
    expect(lines).toEqual([
      'Requested: row.requested_at',
      'Accepted by the reseller (before: The reseller accepts): row.accepted_at',
      'Transferred by the reseller (before: The reseller transfers the money): row.transferred_at',
      'Complaint sent: row.after_sale.since',
      'Transferred again (before: The reseller transfers again): row.after_sale.reprocessed_at',
      'Transferred by the reseller (before: The reseller transfers the money): row.after_sale.reprocessed_at',
      'Missing {{missing}} {{currency}} transferred (before: The reseller transfers the missing {{missing}} {{currency}}): row.after_sale.reprocessed_at',
      `Completed (before: ${place === mine ? 'You confirm the receipt' : 'The receiver confirms'}): row.completed_at`,
      'Cancelled: row.cancelled_at',
      'Closed: row.closed_at',
    ])
  })

  it.each([mine, toPay])('%s, with every complaint and every answer', (place) => {
    const { title, when, list } = timelines.get(`${place} › detail › thread`) ?? {}
    const { steps, label, time, lines } = isObject(list) ? list : {}
    expect([words(title), condition(when), steps, label, time, ...facts(lines)]).toEqual([
      'Complaint and answers',
      'after_sale.thread exists',
      'row.after_sale.thread',
      'by',
      'at',
      'What went wrong?: step.kind (in words), if any',
      'Received so far: step.amount in currency (money), if any',
      'Missing amount: amount - step.amount in currency (money), if step.amount min 0.01 and step.amount below row.amount',
      'Amount sent: step.sent in currency (money), if any',
      'Details: step.text, if any',
      'Pictures: step.images (images), if any',
    ])
  })
})

it('S1-14 one press copies the amount, everything about the account, and the number of the order', () => {
  const copies = [...actionsOfKind('copy')].map(([place, { lines }]) => [place, facts(lines)])
  expect(copies).toEqual([
    [
      `${toPay} › detail › actions › copyAll`,
      [
        'Withdrawal amount: amount in currency (text), if (after_sale.state not "open" or after_sale.state is open and after_sale.kind is not_received and after_sale.amount is missing)',
        `Missing amount: amount - after_sale.amount in currency (money), if ${partMissing}`,
        ...payee,
        'Order number: order_no (text)',
      ],
    ],
  ])
})

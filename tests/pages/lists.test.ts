// What each list asks for and what its rows, columns and details show, told here by hand and held to the pages.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { blocksOfKind, fact, facts, members, words } from './facts'

interface Facts {
  readonly [place: string]: readonly string[]
}
interface Loose {
  readonly [name: string]: unknown
}
const objectAt = (found: Loose | undefined, name: string): Loose => {
  const member = found?.[name]
  return isObject(member) ? member : {}
}
const lists = blocksOfKind('list')

/** The call, with what it is always sent; what the tabs send, the chosen one first; the filters; the search. */
const asked: Facts = {
  '/agent/transferRrecord › record': [
    'POST /web/UserExtendRecordList',
    'kind: all',
    'kind: all All, out Transferred, share Share, purchase Bought',
  ],
  '/guild/list › guilds': [
    'POST /web/guild/list',
    'kind: all All, invited Invitations, applied My applications',
    'keyword: Agency name, owner or ID',
  ],
  '/guild/member › members': [
    'POST /web/guild/member',
    'gid: user.guild_id',
    'role: all All, owner Owner, admin Admin, member Member',
    'keyword: Name or ID',
  ],
  '/guild/apply › applications': [
    'POST /web/guild/apply_list',
    'gid: user.guild_id',
    'status: all All, pending Pending, agreed Agreed, rejected Rejected',
    'keyword: Name or ID',
  ],
  '/guild/invite › fans': ['POST /web/guild/can_invite_fans', 'gid: user.guild_id', 'keyword: Name or ID'],
  '/guild/apply-guild › applications': [
    'POST /web/guild/apply_create_list',
    'status: all All, pending Pending, agreed Agreed, rejected Rejected',
  ],
  '/guild/bind-list › guilds': ['POST /web/guild/guild_list', 'keyword: Agency name, owner or ID'],
  '/guild/bd-member › people': ['POST /web/guild/bd_member', 'keyword: Name or ID'],
  '/guild/ext-admins › people': ['POST /web/guild/ext_admin', 'keyword: Name or ID'],
  '/guild/ext-admin-member › people': ['POST /web/guild/ext_admin_member', 'uid: query.person', 'keyword: Name or ID'],
  '/guild/data-center › data › tabs › team › team': [
    'POST /web/guild/member/bill/list',
    'gid: user.guild_id',
    'period: 1',
    'period: 1 Current period, 2 Last period, 3 Today, 4 Yesterday, 5 This week, 6 Last week, 7 This month, 8 Last month',
    'keyword: Name or ID',
  ],
  '/guild/data-center › data › tabs › guilds › guilds': [
    'POST /web/guild/bill/list',
    'period: 1',
    'period: 1 Current period, 2 Last period, 3 Today, 4 Yesterday, 5 This week, 6 Last week, 7 This month, 8 Last month',
  ],
  '/guild/data-center/detail › people': [
    'POST /web/guild/member/bill/list',
    'gid: query.gid',
    'period: 1',
    'keyword: Name or ID',
  ],
  '/withdraw/account › methods': ['GET /web/withdrawal/method/list'],
  '/withdraw/order › sides › tabs › mine › orders': [
    'POST /web/withdrawal/order/list',
    'status: all All, pending Waiting for the reseller, applying Reseller is paying, in_progress Confirm receipt, completed Completed, cancelled Cancelled, closed Closed',
  ],
  '/withdraw/order › sides › tabs › toPay › orders': [
    'POST /web/withdrawal/agent/order/list',
    'status: all All, to_do To do, pending Waiting for the reseller, applying Reseller is paying, in_progress Waiting for confirmation, completed Completed, cancelled Cancelled, closed Closed',
    'keyword: Name, ID or order number',
  ],
}

/** Returns what a list asks for. */
function askedBy(list: Loose): readonly string[] {
  const { rows, body, search } = list
  const choices = [list['tabs'], ...Object.values(objectAt(list, 'filters'))].filter(isObject)
  return [
    String(rows),
    ...members(body),
    ...choices.map((choice) => `${String(choice['param'])}: ${itemsOf(choice).join(', ')}`),
    ...(isObject(search) ? [`${String(search['param'])}: ${words(search['placeholder'])}`] : []),
  ]
}

function itemsOf(choice: Loose): readonly string[] {
  return Object.values(objectAt(choice, 'items')).flatMap((item) =>
    isObject(item) ? [`${String(item['value'])} ${words(item['label'])}`] : [],
  )
}

it('S2-39 S2-40 S2-43 S3-12 every list is told here', () => {
  expect([...lists.keys()].toSorted()).toEqual(Object.keys(asked).toSorted())
})

describe('S2-39 S2-40 S2-41 S2-43 a list asks for', () => {
  it.each(Object.entries(asked))('%s', (place, expected) => {
    expect(askedBy(lists.get(place) ?? {})).toEqual(expected)
  })
})

/** The title, the picture, the badge, the figure and the lines of a row, in their order. */
const rows: Facts = {
  '/agent/transferRrecord › record': [
    'nickname',
    'avatar_url',
    'kind (in words)',
    'coins (count)',
    'User ID: duid (id)',
    'Time: created_at (time)',
  ],
  '/guild/list › guilds': [
    'name',
    'cover',
    'join_status (in words)',
    'Owner: admin_info.nickname',
    'Members: member_number (count)',
    'Agency ID: gid (id)',
  ],
  '/guild/member › members': [
    'nickname',
    'avatar_url',
    'role (in words)',
    'Joined: joined_at (ago)',
    'User ID: duid (id)',
  ],
  '/guild/apply › applications': [
    'nickname',
    'avatar_url',
    'status (in words)',
    'User ID: duid (id)',
    'Applied: applied_at (time)',
    'Decided: processed_at (time), if any',
  ],
  '/guild/invite › fans': [
    'nickname',
    'avatar_url',
    'status (in words)',
    'User ID: duid (id)',
    'Invited: invited_at (time), if any',
  ],
  '/guild/apply-guild › applications': [
    'name',
    'cover',
    'status (in words)',
    'Applicant: applicant_name',
    'Applied: applied_at (time)',
  ],
  '/guild/bind-list › guilds': [
    'name',
    'cover',
    'Members: member_count (count)',
    'Agency ID: gid (id)',
    'Owner: owner_name',
    'Bound since: bound_at (date)',
  ],
  '/guild/bd-member › people': [
    'nickname',
    'avatar_url',
    'kind (in words)',
    'User ID: duid (id, copied)',
    'Agencies: guild_count (count)',
    'Members: member_count (count)',
  ],
  '/guild/ext-admins › people': [
    'nickname',
    'avatar_url',
    'User ID: duid (id)',
    'Agencies: guild_count (count)',
    'Members: member_count (count)',
  ],
  '/guild/ext-admin-member › people': [
    'nickname',
    'avatar_url',
    'role (in words)',
    'User ID: duid (id)',
    'Agency: guild_name',
    'Joined: joined_at (date)',
  ],
  '/guild/data-center › data › tabs › team › team': [
    'nickname',
    'avatar_url',
    'role (in words)',
    'income (money)',
    'place rank',
    'User ID: duid (id)',
    'Valid days: valid_days (count)',
  ],
  '/guild/data-center › data › tabs › guilds › guilds': [
    'name',
    'cover',
    'income (money)',
    'Owner: owner_name',
    'Members: member_count (count)',
  ],
  '/guild/data-center/detail › people': [
    'nickname',
    'avatar_url',
    'role (in words)',
    'income (money)',
    'place rank',
    'User ID: duid (id)',
  ],
  '/withdraw/account › methods': ['name', 'image_url', 'Account holder: holder', 'Account number: account_no (id)'],
  '/withdraw/order › sides › tabs › mine › orders': [
    'reseller.name',
    'reseller.avatar_url',
    'status (in words)',
    'amount in currency (money)',
    'Withdrawal method: method.name',
    'Requested: requested_at (time)',
  ],
  '/withdraw/order › sides › tabs › toPay › orders': [
    'user.name',
    'user.avatar_url',
    'status (in words)',
    'amount in currency (money)',
    'Withdrawal method: method.name',
    'Requested: requested_at (time)',
  ],
}

/** A recharge that the device keeps shows the same to everybody. */
const keptRow = [
  'method_name',
  'status (in words)',
  'pay_amount in currency (money)',
  'Coins: coins (count), if identity not "agent"',
  'Agent coins: coins (count), if identity is agent',
  'Receiver: nickname, if any',
  'Time: created_at (ago)',
]

function rowOf({ show }: Loose): readonly string[] {
  if (!isObject(show)) return []
  const { title, image, badge, figure, rank, lines } = show
  const head = [title, image].filter((value) => value !== undefined).map((value) => fact({ value }))
  return [
    ...head,
    ...[badge, figure].filter(isObject).map(fact),
    ...(rank === undefined ? [] : [`place ${fact({ value: rank })}`]),
    ...facts(lines),
  ]
}

describe('S2-40 S2-41 S3-11 S3-12 S3-13 S3-15 a row shows', () => {
  it.each(Object.entries(rows))('%s', (place, expected) => {
    expect(rowOf(lists.get(place) ?? {})).toEqual(expected)
  })
  it.each([...blocksOfKind('kept')])('%s', (_place, block) => {
    expect(rowOf(block)).toEqual(keptRow)
  })
})

// The columns of lists on a wide screen, the file of a team, and what is decided for several rows at once.
import { describe, expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { blocksOfKind, facts, words } from './facts'

interface Loose {
  readonly [name: string]: unknown
}
const objectAt = (found: Loose | undefined, name: string): Loose => {
  const member = found?.[name]
  return isObject(member) ? member : {}
}
const lists = blocksOfKind('list')

const status = 'Status: status (in words)'
const orderColumns = [
  status,
  'Withdrawal amount: amount in currency (money)',
  'Diamonds: diamonds (count, sorts by diamonds)',
  'Withdrawal method: method.name',
  'Requested: requested_at (time, sorts by requested_at)',
]
const teamColumns = [
  'Income in diamonds: income (money, sorts by income)',
  'Live hours: live_hours (count, sorts by live_hours)',
  'Valid days: valid_days (count, sorts by valid_days)',
  'Role: role (in words)',
  'User ID: duid (id)',
]
/** On a wide screen: the heading of the title, and the other columns. */
const columns: { readonly [place: string]: readonly string[] } = {
  '/agent/transferRrecord › record': [
    'User',
    'Type: kind (in words)',
    'Agent coins: coins (count, sorts by coins)',
    'User ID: duid (id)',
    'Time: created_at (time, sorts by created_at)',
  ],
  '/guild/member › members': [
    'Member',
    'Role: role (in words)',
    'User ID: duid (id)',
    'Joined: joined_at (date, sorts by joined_at)',
  ],
  '/guild/bind-list › guilds': [
    'Agency',
    'Members: member_count (count)',
    'Agency ID: gid (id)',
    'Owner: owner_name',
    'Bound since: bound_at (date)',
  ],
  '/guild/data-center › data › tabs › team › team': ['Member', ...teamColumns],
  '/guild/data-center/detail › people': ['Member', ...teamColumns],
  '/withdraw/order › sides › tabs › mine › orders': ['Reseller', ...orderColumns],
  '/withdraw/order › sides › tabs › toPay › orders': ['Receiver', ...orderColumns],
}

describe('a table shows', () => {
  const tables = [...lists].filter(([, { table }]) => isObject(table))
  it('is told for each list that is a table on a wide screen', () => {
    expect(tables.map(([place]) => place).toSorted()).toEqual(Object.keys(columns).toSorted())
  })

  it.each(Object.entries(columns))('%s', (place, expected) => {
    const table = objectAt(lists.get(place), 'table')
    expect([words(table['title']), ...facts(table['columns'])]).toEqual(expected)
  })
})

it.each(['/guild/data-center › data › tabs › team › team', '/guild/data-center/detail › people'])(
  'S1-04 S2-42 the file of %s has the name, the ID, the role and the figures of each member',
  (place) => {
    const file = objectAt(lists.get(place), 'file')
    expect([words(file['name']), ...facts(file['columns'])]).toEqual([
      'Team',
      'Member: nickname',
      'User ID: duid (id)',
      'Role: role (in words)',
      'Income in diamonds: income (money)',
      'Live hours: live_hours (count)',
      'Valid days: valid_days (count)',
    ])
  },
)

it('several rows are decided or invited at once where that is safe', () => {
  const bulk = [...lists].flatMap(([place, list]) => ('bulk' in list ? [[place, list['bulk']]] : []))
  expect(bulk).toEqual([
    ['/guild/apply › applications', ['agree', 'reject']],
    ['/guild/invite › fans', ['invite']],
  ])
})

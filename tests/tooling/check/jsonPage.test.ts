// Tests that `npm run check` refuses in JSON pages what the compiler refuses in TypeScript
// (tests/engine/language/typos.test-d.ts).
import { beforeAll, expect, it } from 'vitest'
import { foundInJson } from './jsonPage'

const list = 'blocks.list'
const open = `${list}.actions.open`
const reason = 'blocks.refusal.fields.reason'
const member = { call: 'POST /web/guild/member', body: { gid: '1' } }
const words = { owner: 'role.owner', admin: 'role.admin', member: 'role.member' }

const rows: readonly (readonly [what: string, path: string, value: unknown, found: string])[] = [
  ['an endpoint', `${list}.rows`, 'POST /web/guild/membr', 'unknown-endpoint rows'],
  ['a form', 'blocks.refusal.form', 'refusl', 'unknown-form form'],
  ['a message', 'title', 'home.titel', 'unknown-message'],
  ['a route', `${open}.to`, '/pay/reslt', 'unknown-route actions.open.to'],
  ['a path', `${list}.key`, 'row.udi', 'unknown-path key'],
  ['a path to an object', `${list}.show.lines.joined.value`, 'row', 'cannot-match show.lines.joined.value'],
  ['a path to another type', `${list}.show.title`, 'row.joined_at', 'cannot-match show.title'],
  ['a path to no number', `${open}.count`, 'row.nickname', 'cannot-match actions.open.count'],
  ['a member of a body', `${list}.body.x`, 1, 'unknown-key body'],
  ['a member that a body lacks', `${list}.body`, {}, 'missing-key body'],
  ['a member of a body that is nothing', `${list}.body.gid`, null, 'not-data body.gid'],
  ['a member of a body of another type', `${list}.body.gid`, 5, 'not-data body.gid'],
  ['a value that a body cannot have', 'blocks.bill.body.period', 9, 'unknown-value body.period'],
  ['a reference of another type', `${list}.body.gid`, { from: 'now.day' }, 'cannot-match body.gid.from'],
  ['a reference to any text', `${list}.body.role`, { from: 'query.role' }, 'cannot-match body.role.from'],
  ['a reference with a format', `${list}.body.gid.format`, 'id', 'unknown-key body.gid'],
  ['what a form leaves open', 'blocks.refusal.submit.body', {}, 'missing-key submit.body'],
  [
    'words of a number',
    `${list}.show.lines.joined`,
    { label: 'account.id', value: 'row.joined_at', words: { a: 'home.title' } },
    'cannot-match show.lines.joined.words',
  ],
  [
    'words beside a format',
    `${list}.show.lines.joined`,
    { label: 'account.id', value: 'row.role', format: 'text', words },
    'unknown-key show.lines.joined',
  ],
  ['a member of an address that is no text', `${open}.query.order_no`, true, 'not-data actions.open.query.order_no'],
  ['a member of an address that is a list', `${open}.query.order_no`, ['x'], 'not-data actions.open.query.order_no'],
  [
    'a condition on a value that is not there',
    `${open}.when`,
    { 'row.role': 'ownr' },
    'unknown-value actions.open.when.row.role',
  ],
  ['a condition on nothing', `${open}.when`, { 'row.uid': null }, 'not-data actions.open.when.row.uid'],
  [
    'a condition on all but nothing',
    `${open}.when`,
    { 'row.uid': { not: null } },
    'not-data actions.open.when.row.uid',
  ],
  [
    'a condition on a list with nothing',
    `${open}.when`,
    { 'row.uid': { in: [null] } },
    'not-data actions.open.when.row.uid',
  ],
  [
    'a function that does not share',
    `${list}.actions.share.by`,
    { call: 'jumpToFriend' },
    'unknown-native-call actions.share.by.call',
  ],
  [
    'an argument of another type',
    `${list}.actions.store.args.index`,
    { from: 'query.x' },
    'cannot-match actions.store.args.index.from',
  ],
  ['ready-made answers of another type', `${reason}.suggest`, [5], 'not-data fields.reason.suggest'],
  [
    'ready-made answers that are no list',
    `${reason}.suggest`,
    { from: 'query.x' },
    'cannot-match fields.reason.suggest.from',
  ],
  ['offered values of any text', `${reason}.only`, { from: 'query.x' }, 'unknown-key fields.reason.only'],
  ['members of what is no list', `${reason}.items`, { label: 'home.title' }, 'unknown-key fields.reason.items'],
  ['members of what is no object', `${reason}.fields`, {}, 'unknown-key fields.reason.fields'],
  [
    'a choice of another type',
    `${reason}.options`,
    { ...member, value: 'row.joined_at', label: 'row.nickname' },
    'cannot-match fields.reason.options.value',
  ],
  [
    'a value of a tab',
    'blocks.bill.tabs',
    { param: 'period', items: { a: { value: '1', label: 'home.title' } } },
    'unknown-value tabs.items.a.value',
  ],
  ['a member of a point', 'blocks.bill.chart.y', 'incom', 'unknown-path chart.y'],
  [
    'what follows a call',
    'blocks.refusal.submit.then',
    { leave: { from: 'now.day' } },
    'cannot-match submit.then.leave.from',
  ],
]

let found: readonly (readonly string[])[]
beforeAll(async () => {
  found = await foundInJson([['', undefined], ...rows.map(([, path, value]) => [path, value] as const)])
})

it('a page of JSON with nothing wrong has no problem', () => {
  expect(found[0]).toEqual([])
})

it.each(rows.map((row, at) => [row[0], row[3], at] as const))('%s: %s', (_what, wanted, at) => {
  expect(found[at + 1]?.[0]).toBe(wanted)
})

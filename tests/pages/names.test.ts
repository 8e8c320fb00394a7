// Tests the names that people read: of each page, and of each way into the app. Tests which member tells one row from another.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { pages } from '../../pages.config'
import { actionsOfKind, blocksOfKind, formsByPlace, words } from './facts'

/** What each page is called, by the table of routes in the specification. */
const names: { readonly [route: string]: string } = {
  '/': '{{product}}',
  '/login': 'Log in',
  '/agent/login': 'Agent login',
  '/recharge': 'Recharge',
  '/recharge/records': 'Recharge history',
  '/agent/coin': 'Agent coins',
  '/agent/transferRrecord': 'Transfer records',
  '/agent/sent': 'Coin transfer',
  '/pay/result': 'Payment result',
  '/pay/notice': 'Payment notice',
  '/demo': 'Demo',
  '/activity/gashapon': 'Gashapon',
  '/activity/fruit': 'Fruit event',
  '/activity/welfare': 'Rewards',
  '/my-diamond': 'My diamonds',
  '/withdraw/account': 'Withdrawal accounts',
  '/withdraw/add-method': 'Add withdrawal account',
  '/withdraw': 'Withdraw',
  '/withdraw/order': 'Withdrawal orders',
  '/withdraw/done': 'Withdraw',
  '/console': 'Centre',
  '/app-recharge': 'Recharge my account',
  '/app-recharge/faq': 'Good to know',
  '/guild/middle': 'Agencies',
  '/guild': 'My agency',
  '/guild/list': 'Agencies',
  '/guild/apply': 'Applications to join',
  '/guild/member': 'Members',
  '/guild/invite': 'Invite fans',
  '/guild/create': 'Create an agency',
  '/guild/console': 'Manage agency',
  '/guild/bind-list': 'Bound agencies',
  '/guild/bd-member': 'BD members',
  '/guild/apply-guild': 'Agency applications',
  '/guild/ext-admins': 'Outside admins',
  '/guild/data-center': 'Data centre',
  '/guild/data-center/detail': 'Figures in detail',
  '/guild/personal-center': 'My income',
  '/guild/ext-admin-member': 'Recruited members',
}

it('S2-01 S2-10 S2-20 S2-30 every page has the name of what it is for', () => {
  expect(Object.fromEntries(Object.entries(pages).map(([route, { title }]) => [route, words(title)]))).toEqual(names)
})

/** The first page of a list ends where a row comes again, so two rows may never share what tells them apart. */
const keys: { readonly [call: string]: string } = {
  'POST /web/UserExtendRecordList': 'transfer_no',
  'GET /web/withdrawal/method/list': 'id',
  'POST /web/withdrawal/order/list': 'order_no',
  'POST /web/withdrawal/agent/order/list': 'order_no',
  'POST /withoutsign/payment/queryOrder': 'order_no',
  'POST /web/guild/list': 'gid',
  'POST /web/guild/guild_list': 'gid',
  'POST /web/guild/bill/list': 'gid',
  'POST /web/guild/banner': 'id',
  'POST /web/guild/apply_list': 'uid',
  'POST /web/guild/member': 'uid',
  'POST /web/guild/can_invite_fans': 'uid',
  'POST /web/guild/bd_member': 'uid',
  'POST /web/guild/ext_admin': 'uid',
  'POST /web/guild/ext_admin_member': 'uid',
  'POST /web/guild/member/bill/list': 'uid',
  'POST /web/guild/apply_create_list': 'apply_id',
}

it('S4-09 each row is told from the others by its own number', () => {
  const lists = ['list', 'kept', 'carousel'].flatMap((kind) => [...blocksOfKind(kind).values()])
  const found = new Set(lists.map(({ rows, each, key }) => `${String(rows ?? each)} ${String(key)}`))
  expect(found).toEqual(new Set(Object.entries(keys).map(([call, key]) => `${call} row.${key}`)))
})

/** What each way into the app is called. */
const ways: readonly (readonly [name: string, ...calls: string[]])[] = [
  ['Live', 'toAppShow'],
  ['Tasks', 'onAppTaskRoute daily'],
  ['Rewards', 'jumpToWelfare'],
  ['Gashapon', 'jumpToGames 1'],
  ['Wheel', 'jumpToGames 2'],
  ['Fruit event', 'jumpToGames 3'],
  ['Game 4', 'jumpToGames 4'],
  ['Game 5', 'jumpToGames 5'],
  ['Wallet', 'jumpToWallet', 'startBySchema wallet 0'],
  ['Store', 'jumpToStore', 'startBySchema appStore 0'],
  ['My items', 'jumpToUserStore', 'startBySchema userStore 0'],
  ['App home', 'startBySchema main home'],
  ['Discover', 'jumpToTab discover'],
  ['Broadcast', 'gotoBroadcast', 'startBySchema broadcast'],
  ['Friends', 'jumpToFriend'],
  ['Add friends', 'startBySchema friendAdd'],
  ['My profile', 'startBySchema user user.uid'],
  ['Profile', 'jumpToUser row.uid'],
  ['Back to the room', 'jumpToRoom query.rid'],
  ['Family of the owner', 'jumpToFamily row.admin_info.family_id', 'startBySchema family row.admin_info.family_id'],
  ['Open in the app', 'startBySchema group row.gid', 'startBySchema group user.guild_id'],
  ['Open WhatsApp', 'openThirdApp whatsapp'],
  ['Close', 'closeWebViewPage'],
  ['Close this page', 'closeWebview'],
  ['Share', 'appShare 1'],
  ['Share the agency', 'appShare 1'],
  ['Link', 'appShare 1'],
  ['WhatsApp', 'appShare 2'],
  ['Snapchat', 'appShare 3'],
  ['Instagram', 'appShare 4'],
  ['Facebook', 'appShare 5'],
  ['Invite code', 'appShare 6 user.guild_id'],
  ['Copy the text', 'appShare 7'],
]

/** A game is played in the own agency, which is no part of its name. */
const isNamed = ([member]: readonly [string, unknown]) => !['tips', 'gid'].includes(member)

function callOf(action: { readonly [name: string]: unknown }): string {
  const { call, args } = isObject(action['by']) ? action['by'] : action
  const isGroup = isObject(args) && args['target'] === 'group'
  const members = Object.entries(isObject(args) ? args : {}).filter((member) => isGroup || isNamed(member))
  return [call, ...members.map(([, value]) => (isObject(value) ? value['from'] : value))].map(String).join(' ')
}

it('S2-51 S2-52 S2-53 S4-02 S7-03 each way into the app is called after where it leads', () => {
  const found = [...actionsOfKind('native', 'share').values()].map((one) => `${words(one['label'])}: ${callOf(one)}`)
  const told = ways.flatMap(([name, ...calls]) => calls.map((call) => `${name}: ${call}`))
  expect(new Set(found)).toEqual(new Set(told))
})

it('S7-03 a sheet is called as the button that opens it', () => {
  const sheets = [...actionsOfKind('sheet').values()]
  expect(sheets.length).toBeGreaterThan(4)
  expect(sheets.filter(({ label, title }) => label !== title).map(({ label }) => label)).toEqual([])
})

/** What is said of how something went, and of what comes next. */
const told: { readonly [place: string]: readonly string[] } = {
  '/withdraw/done › done': ['Withdrawal submitted: {{name}} has been asked to pay you {{amount}} {{currency}}.'],
  '/withdraw/done › none': ['There is no withdrawal with this number.'],
  '/withdraw/done › next': [
    'The reseller accepts the order and transfers the money. Confirm the receipt when it has arrived.',
    'The reseller transfers the money. Confirm the receipt when it has arrived.',
    'The reseller has transferred the money. Confirm the receipt when it has arrived.',
  ],
  '/agent/sent › sent': ['Transfer successful: {{name}} received {{amount}} coins.'],
  '/agent/sent › none': ['There is no transfer with this number.'],
  '/agent/sent › next': ['The coins are in the account already. Nothing more is needed.'],
  '/demo › greeting': ['Hello from {{product}}!: You clicked {{count}} times.'],
  '/guild/middle › welcome': ['Welcome to the agencies of {{product}}: Log in to find your agency, or to join one.'],
}

it.each(Object.entries(told))('S1-06 S1-07 S2-09 %s says %j', (place, expected) => {
  const { items } = blocksOfKind('text').get(place) ?? {}
  const said = Object.values(isObject(items) ? items : {}).map((item) => {
    const { title, text } = isObject(item) ? item : {}
    return [title, text].flatMap((one) => (one === undefined ? [] : [words(one)])).join(': ')
  })
  expect(said).toEqual(expected)
})

it('S2-10 S9-10 the goal of the balance is the least that can be withdrawn', () => {
  const goals = [...blocksOfKind('record')].flatMap(([place, { goal }]) => (isObject(goal) ? [[place, goal]] : []))
  expect(goals).toHaveLength(1)
  const [[place, goal] = []] = goals
  const { label, value, target, text, done } = isObject(goal) ? goal : {}
  expect([place, words(label), value, target]).toEqual([
    '/my-diamond › balance',
    'Next withdrawal',
    'row.diamonds',
    'data.withdrawal.min_diamonds',
  ])
  expect([words(text), words(done)]).toEqual(['{{num}} to go', 'Balance is enough'])
})

it('S1-14 S8-05 whoever copied all the details is told so', () => {
  const found = [...actionsOfKind('copy').values()].map(({ label, done }) => [words(label), words(done)])
  expect(found).toEqual([['Copy all payment details', 'Payment details copied']])
})

it('S4-02 S3-02 whoever copied the text of an invitation is told so', () => {
  const tips = [...actionsOfKind('share').values()].flatMap(({ by }) =>
    isObject(by) && isObject(by['args']) && 'tips' in by['args'] ? [words(by['args']['tips'])] : [],
  )
  expect(new Set(tips)).toEqual(new Set(['Copied. Paste it where you like.']))
})

it('S9-11 a suggested amount says what one gets for it', () => {
  const notes = [...formsByPlace()].flatMap(([place, { fields }]) =>
    Object.entries(isObject(fields) ? fields : {}).flatMap(([name, field]) =>
      isObject(field) && isObject(field['suggestNote']) ? [`${place} ${name}: ${words(field['suggestNote'])}`] : [],
    ),
  )
  expect(notes).toEqual([
    '/recharge › recharge amount: {{coins}} coins',
    '/app-recharge › recharge amount: {{coins}} coins',
  ])
})

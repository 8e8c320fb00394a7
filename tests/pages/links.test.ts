// Where the links of each page lead, by the words on them; the places of the bar; and what is counted on a link.
import { describe, expect, it } from 'vitest'
import { entries, navigation, pages } from '../../pages.config'
import { personas } from '../../pages/personas'
import { activityPages } from '../../src/widgets/bridge/activityPages'
import { type Conditions, evaluateCondition, type PageConfig } from '@pagewright/engine/tools'
import { actionsOfKind, asText, condition, members, words } from './facts'

interface Links {
  readonly [route: string]: readonly string[]
}
const toHome = 'Back to home → /'
const toGuilds = 'Agencies → /guild/list'
const toGuild = 'My agency → /guild'
const banners = [
  'Recharge → /app-recharge',
  'Good to know → /app-recharge/faq',
  'Create an agency → /guild/create',
  'Invite fans → /guild/invite',
]
const applications = 'Applications to join → /guild/apply, with data.guild.apply_total'
const creations = 'Agency applications → /guild/apply-guild, with data.redDots.creation_total'
const ownAgency = 'Manage agency → /guild/console, with data.guild.apply_total'
const bds = 'BD members → /guild/bd-member'
const exts = 'Outside admins → /guild/ext-admins'
const memberList = 'Members → /guild/member'
const dataCentre = 'Data centre → /guild/data-center'
const income = 'My income → /guild/personal-center'
const ownOrders = 'Withdrawal orders → /withdraw/order'
const toConfirm = `${ownOrders}, with data.withdrawal.to_confirm`
const accounts = 'Withdrawal accounts → /withdraw/account'
const records = 'Transfer records → /agent/transferRrecord'
const history = 'Recharge history → /recharge/records'
const forOthers = 'Recharge for someone else → /recharge'

/** The links of each page in their order. Those of empty lists are told with the lists. */
const links: Links = {
  '/': [
    'Withdraw → /withdraw',
    'Recharge → /app-recharge',
    'Agent coins → /agent/coin',
    'To pay out → /withdraw/order side: toPay status: to_do, with data.withdrawal.to_process',
    'Centre → /console, with data.redDots.creation_total',
    creations,
    bds,
    exts,
    ownAgency,
    memberList,
    'My diamonds → /my-diamond',
    toConfirm,
    accounts,
    forOthers,
    toGuild,
    income,
    dataCentre,
    'Invitations → /guild/list kind: invited, with data.self.invitation_total',
    toGuilds,
    'Create an agency → /guild/create',
    'Payment notice → /pay/notice',
  ],
  '/login': ['Recharge → /recharge'],
  '/agent/login': ['Not an agent? Log in here → /login'],
  '/recharge': [history],
  '/recharge/records': ['Check payment → /pay/result order_no: form.order_no'],
  '/agent/coin': [toHome, records, 'Buy agent coins → /app-recharge identity: agent', toHome],
  '/agent/transferRrecord': [toHome],
  '/agent/sent': [toHome, 'Another transfer → /agent/coin', records],
  '/pay/notice': ['Recharge → /recharge'],
  '/my-diamond': ['Withdraw → /withdraw', toConfirm, accounts, income],
  '/withdraw/account': ['Add withdrawal account → /withdraw/add-method'],
  '/withdraw': ['Add withdrawal account → /withdraw/add-method', ownOrders, accounts],
  '/withdraw/done': ['Open the order → /withdraw/order row: data.order.order_no', ownOrders],
  '/withdraw/order': ['Withdraw → /withdraw diamonds: row.diamonds'],
  '/console': [
    toHome,
    creations,
    'Bound agencies → /guild/bind-list',
    bds,
    exts,
    'Recruited members → /guild/ext-admin-member',
    applications,
    memberList,
    dataCentre,
  ],
  '/app-recharge': ['Good to know → /app-recharge/faq', history, forOthers],
  '/app-recharge/faq': ['Recharge → /app-recharge', 'Payment notice → /pay/notice'],
  '/activity/gashapon': [toHome],
  '/activity/fruit': [toHome],
  '/activity/welfare': [toHome],
  '/guild/middle': ['Log in → /login'],
  '/guild': [toGuilds, ...banners, ownAgency, memberList, dataCentre, income, toGuilds],
  '/guild/list': banners,
  '/guild/apply': [toGuilds, toGuild],
  '/guild/member': [toGuilds, toGuild],
  '/guild/invite': [toGuilds, toGuild],
  '/guild/create': [toGuild],
  '/guild/console': [
    toGuilds,
    toGuild,
    applications,
    memberList,
    'Invite fans → /guild/invite',
    dataCentre,
    'Bound agencies → /guild/bind-list',
  ],
  '/guild/bind-list': [toHome],
  '/guild/bd-member': [toHome],
  '/guild/apply-guild': [toHome],
  '/guild/ext-admins': [toHome],
  '/guild/data-center': [toGuilds],
  '/guild/data-center/detail': [toGuilds, 'Data centre → /guild/data-center'],
  '/guild/personal-center': ['My diamonds → /my-diamond', toGuild, toGuilds],
  '/guild/ext-admin-member': [toHome],
}

const found = [...actionsOfKind('link')].filter(
  ([place]) => !place.includes(' › empty › ') || place.startsWith('/withdraw › '),
)
const routeOf = (place: string) => place.split(' › ')[0]

describe('S2-15 S2-48 S3-15 the links of', () => {
  it.each(Object.keys(pages))('%s', (route) => {
    const own = found.filter(([place]) => routeOf(place) === route)
    const lines = own.map(([, { label, to, query, count }]) => {
      const more = [
        ...(query === undefined ? [] : [` ${members(query).join(' ')}`]),
        ...(count === undefined ? [] : [`, with ${asText(count)}`]),
      ]
      return `${words(label)} → ${String(to)}${more.join('')}`
    })
    expect(lines).toEqual(links[route] ?? [])
  })
})

it.each(['/guild', '/guild/list'])('S7-12 a banner of %s leads where the server says', (route) => {
  const targets = found
    .filter(([place]) => place.startsWith(`${route} › banners › actions › `))
    .map(([, { to, when }]) => `${condition(when)}: ${String(to)}`)
  expect(targets).toEqual([
    'target is recharge: /app-recharge',
    'target is questions: /app-recharge/faq',
    'target is create and user.guild_id is missing: /guild/create',
    'target is invite and user.guild_role is owner: /guild/invite',
  ])
})

const inGuild = ['Member', 'Guild admin', 'Owner']
const bringers = ['BD', 'Sub BD', 'Outside admin']
const others = ['Host', 'Agent', 'Upper agent', 'Reseller', ...bringers]
const signedIn = [...others, ...inGuild]
/** The places of the bar: where each leads, who has it, and the pages on which it is the current one. */
const places: { readonly [place: string]: readonly [to: string, who: readonly string[], covers: readonly string[]] } = {
  Home: ['/', signedIn, []],
  Wallet: [
    '/my-diamond',
    signedIn,
    ['/withdraw', '/app-recharge', '/recharge', '/pay/result', '/pay/notice', '/agent/coin'],
  ],
  'Agency of a member': ['/guild', inGuild, []],
  'Agency of others': ['/guild/list', others, ['/guild']],
  Centre: [
    '/console',
    bringers,
    ['/guild/bd-member', '/guild/ext-admins', '/guild/ext-admin-member', '/guild/apply-guild'],
  ],
  Me: ['/guild/personal-center', signedIn, []],
}

it('S2-19 S2-20 S2-48 the bar leads each kind of person to their places', () => {
  const bar = Object.values(navigation).map((place) => {
    const who = Object.entries(personas).flatMap(([name, user]) =>
      evaluateCondition(place.when as Conditions, { user }) ? [name] : [],
    )
    return [words(place.label), place.to, who.toSorted(), 'covers' in place ? place.covers : []]
  })
  expect(bar).toEqual(
    Object.entries(places).map(([name, [to, who, covers]]) => [name.replace(/ of .*/, ''), to, who.toSorted(), covers]),
  )
})

it('S2-01 S2-09 S2-18 six pages are opened from outside', () => {
  expect(new Set<string>(entries)).toEqual(new Set(['/', '/guild/middle', '/demo', ...Object.values(activityPages)]))
})

const all = pages as unknown as { readonly [route: string]: PageConfig }
const agents = ['/agent/coin', '/agent/transferRrecord', '/agent/sent']

it('S2-34 pages of agents lead to the login of agents, and others to the one of everybody', () => {
  const guarded = Object.entries(all).flatMap(([route, { access, login }]) =>
    access === 'guarded' || login !== undefined ? [[route, access, login]] : [],
  )
  expect(guarded).toEqual(agents.map((route) => [route, 'guarded', '/agent/login']))
})

it.each([
  ['a guild', { uid: '7', guild_id: '9' }, {}, '/guild'],
  ['no guild', { uid: '7' }, {}, '/guild/list'],
  ['no guild, from source 0', { uid: '7' }, { source: '0' }, '/guild/list'],
  ['the uid 0', { uid: '0', guild_id: '9' }, { source: '0' }, undefined],
  ['the uid 0, from the app', { uid: '0', guild_id: '9' }, { source: '2' }, '/guild/middle'],
  ['no session, from source 0', undefined, { source: '0' }, undefined],
])('S2-35 the way in leads somebody with %s on', (_who, user, query, to) => {
  const redirects = Object.values(all['/guild/middle']?.redirects ?? {})
  expect(redirects.find(({ when }) => evaluateCondition(when, { user, query }))?.to).toBe(to)
})

it.each([
  ['1', true],
  ['0', false],
  [undefined, false],
])('S9-07 with isClose %s the way in offers to close the page: %s', (isClose, isOffered) => {
  const close = actionsOfKind('native').get('/guild/middle › ways › links › close')
  expect(close?.['call']).toBe('closeWebViewPage')
  expect(evaluateCondition(close?.['when'] as Conditions, { query: { isClose } })).toBe(isOffered)
})

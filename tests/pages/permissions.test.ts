// Who may do what: every action that changes something, told here by hand and held to the conditions of the real pages.
import { describe, expect, it } from 'vitest'
import { pages, personas } from '../support/lumi'
import { isLater } from '../support/release'
import { activityPages } from '../../src/widgets/bridge/activityPages'
import { type Action, type Block, type ById, type Conditions, evaluateCondition } from '@pagewright/engine/tools'

type Person = keyof typeof personas
const people = Object.keys(personas) as Person[]

interface Found {
  readonly action: Action
  /** What must hold before it is reached: of the page, of tabs and of blocks. */
  readonly before: readonly (Conditions | undefined)[]
}

/** Every action of a page by its path: 'sides.mine.orders.cancel', a form's own as 'transfer.submit', with those of sheets. */
function actionsOf(blocks: ById<Block>, path: string, before: Found['before']): readonly (readonly [string, Found])[] {
  return Object.entries(blocks).flatMap(([id, block]) => {
    const here = [...before, block.when]
    const at = `${path}${id}.`
    if (block.block === 'tabs')
      return Object.entries(block.tabs).flatMap(([tab, { when, blocks: inner }]) =>
        actionsOf(inner, `${at}${tab}.`, [...here, when]),
      )
    const actions: readonly (ById<Action> | undefined)[] =
      block.block === 'list'
        ? [block.actions, block.detail?.actions, block.empty?.action && { empty: block.empty.action }]
        : block.block === 'form'
          ? [{ submit: block.submit }, block.actions]
          : block.block === 'links'
            ? [block.links]
            : 'actions' in block
              ? [block.actions]
              : []
    return actions.flatMap((one) =>
      Object.entries(one ?? {}).flatMap(([name, action]) => [
        ...Object.entries(action.do === 'sequence' ? action.steps : {}).map(
          ([step, own]) => [`${at}${name}.${step}`, { action: own, before: [...here, action.when] }] as const,
        ),
        [`${at}${name}`, { action, before: here }] as const,
        ...(action.do === 'sheet'
          ? actionsOf(action.blocks, `${at}${name}.`, [...here, action.when, action.enabled?.when])
          : []),
      ]),
    )
  })
}

/** The actions that call the server, by route and path. */
const writing = new Map<string, Found>(
  Object.entries(pages).flatMap(([route, page]) => {
    const needs = Object.values(page.needs ?? {}).map(({ when }) => when)
    return actionsOf(page.blocks, '', needs)
      .filter(([, { action }]) => action.do === 'call' || action.do === 'form')
      .map(([path, found]) => [`${route} ${path}`, found] as const)
  }),
)

interface Look {
  readonly row?: object
  readonly day?: number
  readonly data?: object
}

/** 'yes', 'disabled' or 'no', as the page decides. */
function verdict(name: string, who: Person, { row, day = 10, data = {} }: Look): 'yes' | 'disabled' | 'no' {
  const found = writing.get(name)
  const route = name.split(' ')[0] ?? ''
  if (!found) throw new Error(`No page has "${name}". There are: ${[...writing.keys()].join(', ')}.`)
  const access = pages[route]?.access ?? 'account'
  const user = access === 'open' ? null : personas[who]
  if (access !== 'open' && user === null) return 'no'
  const scope = { user, row, query: {}, data, now: { day }, form: {}, state: {}, market: {} }
  const { action, before } = found
  const parts = action.do === 'form' ? [action, action.submit] : [action]
  if (![...before, ...parts.map((part) => part.when)].every((when) => evaluateCondition(when, scope))) return 'no'
  return parts.every((part) => evaluateCondition(part.enabled?.when, scope)) ? 'yes' : 'disabled'
}

const guildless: readonly Person[] = ['Host', 'Agent', 'Upper agent', 'Reseller', 'BD', 'Sub BD', 'Outside admin']
const signedIn: readonly Person[] = [...guildless, 'Member', 'Guild admin', 'Owner']
const reviewers: readonly Person[] = ['BD', 'Sub BD', 'Outside admin']
const owner: readonly Person[] = ['Owner']
const agents: readonly Person[] = ['Agent', 'Upper agent']
const reseller: readonly Person[] = ['Reseller']

const orderStates = ['pending', 'applying', 'in_progress', 'completed', 'cancelled', 'closed'] as const
const applicationStates = ['pending', 'agreed', 'rejected'] as const
const roles = ['owner', 'admin', 'member', 'a role that nobody knows'] as const
const orders = orderStates.flatMap((status) =>
  (['none', 'open', 'reprocessed'] as const).flatMap((state) =>
    [true, false].map((can_dispute) => ({ status, after_sale: { state }, can_dispute })),
  ),
)
type Order = (typeof orders)[number]
const applications = applicationStates.map((status) => ({ status }))
const members = roles.map((role) => ({ role }))
const one = [{}]

interface Right {
  readonly who: readonly Person[]
  /** Everything that the row may be. */
  readonly rows: readonly object[]
  /** Which of the rows it is offered for. */
  readonly on?: (row: never) => boolean
  readonly days?: readonly number[]
}

const joinStates = ['none', 'invited', 'pending', 'agreed', 'rejected', 'member'].map((join_status) => ({
  join_status,
}))
const isInvited = ({ join_status }: { join_status: string }) => join_status === 'invited'
const isPending = ({ status }: { status: string }) => status === 'pending'
const isLate = ({ status, can_dispute }: Order) => status === 'applying' && can_dispute
const isCancellable = (order: Order) => isPending(order) || isLate(order)
const isPaid = (order: Order) => order.status === 'in_progress'
const fans = [{ status: 'not_invited' }, { status: 'invited' }]
const isInvitedFan = ({ status }: { status: string }) => status === 'invited'
const removalDays = [2, 3, 4, 17, 18, 19]

/** By requirement, since a page may serve several. */
const rights: { readonly [requirement: string]: { readonly [action: string]: Right } } = {
  'S6-01 S2-41 only owners': {
    '/guild/apply applications.agree': { who: owner, rows: applications, on: isPending },
    '/guild/apply applications.reject': { who: owner, rows: applications, on: isPending },
    '/guild/invite fans.invite': { who: owner, rows: fans, on: (fan: { status: string }) => !isInvitedFan(fan) },
    '/guild/invite fans.withdraw': { who: owner, rows: fans, on: isInvitedFan },
    '/guild/member members.setAdmin': {
      who: owner,
      rows: members,
      on: ({ role }: { role: string }) => role === 'member',
    },
    '/guild/member members.unsetAdmin': {
      who: owner,
      rows: members,
      on: ({ role }: { role: string }) => role === 'admin',
    },
  },
  'S6-02 S6-05 BD, subordinate BD and outside admin': {
    '/guild/apply-guild applications.agree': { who: reviewers, rows: applications, on: isPending },
    '/guild/apply-guild applications.reject': { who: reviewers, rows: applications, on: isPending },
  },
  'S6-03 only owners, on some days': {
    '/guild/member members.remove': {
      who: owner,
      rows: members,
      on: ({ role }: { role: string }) => role === 'admin' || role === 'member',
      days: removalDays,
    },
  },
  'S6-03 members and admins leave, on the same days': {
    '/guild me.leave': { who: ['Member', 'Guild admin'], rows: one, days: removalDays },
  },
  'S6-04 whoever is signed in, or of a kind': {
    '/guild/list guilds.accept': { who: guildless, rows: joinStates, on: isInvited },
    '/guild/list guilds.decline': { who: guildless, rows: joinStates, on: isInvited },
    '/guild/list guilds.join': {
      who: guildless,
      rows: joinStates,
      on: ({ join_status }: { join_status: string }) => join_status === 'none' || join_status === 'rejected',
    },
    '/guild/list guilds.withdraw': {
      who: guildless,
      rows: joinStates,
      on: ({ join_status }: { join_status: string }) => join_status === 'pending',
    },
    '/agent/coin transfer.submit': { who: agents, rows: one },
    '/app-recharge recharge.submit': { who: signedIn, rows: one },
    '/withdraw withdraw.submit': { who: signedIn, rows: one },
    '/withdraw/add-method method.submit': { who: signedIn, rows: one },
    '/withdraw/account methods.change': { who: signedIn, rows: one },
    '/withdraw/account methods.remove': { who: signedIn, rows: one },
  },
  'S4-14 S4-16 whoever gets the money': {
    '/withdraw/order sides.mine.orders.received': { who: signedIn, rows: orders, on: isPaid },
    '/withdraw/order sides.mine.orders.cancel': { who: signedIn, rows: orders, on: isCancellable },
    '/withdraw/order sides.mine.orders.notReceived': { who: signedIn, rows: orders, on: isLate },
    '/withdraw/order sides.mine.orders.dispute': {
      who: signedIn,
      rows: orders,
      on: ({ status, can_dispute }: Order) => can_dispute && ['in_progress', 'completed'].includes(status),
    },
  },
  'S4-15 S6-04 only resellers': {
    '/withdraw/order sides.toPay.orders.process': { who: reseller, rows: orders, on: isPending },
    '/withdraw/order sides.toPay.orders.transfer': {
      who: reseller,
      rows: orders,
      on: ({ status }: Order) => status === 'applying',
    },
    '/withdraw/order sides.toPay.orders.refuse': {
      who: reseller,
      rows: orders,
      on: ({ status }: Order) => status === 'pending' || status === 'applying',
    },
    '/withdraw/order sides.toPay.orders.reprocess': {
      who: reseller,
      rows: orders,
      on: ({ after_sale }: Order) => after_sale.state === 'open',
    },
  },
  'S6-04 everybody, for these pages ask for no account': {
    '/login login.submit': { who: people, rows: one },
    '/agent/login login.submit': { who: people, rows: one },
    '/recharge recharge.submit': { who: people, rows: one },
  },
}

const allowed = ['no', 'disabled', 'yes']

describe.each(Object.entries(rights))('%s', (_requirement, actions) => {
  it.each(Object.entries(actions))('%s', (name, { who, rows, on, days }) => {
    const wrong: string[] = []
    let isOffered = false
    for (const person of people)
      for (const row of rows)
        for (let day = 1; day <= 31; day += 1) {
          const isShown = who.includes(person) && (on?.(row as never) ?? true)
          const expected = !isShown ? 'no' : days && !days.includes(day) ? 'disabled' : 'yes'
          const found = verdict(name, person, { row, day })
          isOffered ||= found === 'yes'
          // A rule that is added may take a right away from somebody. None may give one.
          if (allowed.indexOf(found) > allowed.indexOf(expected))
            wrong.push(`${person}, ${JSON.stringify(row)}, day ${day}: ${found}, not ${expected}`)
        }
    expect([wrong, isOffered]).toEqual([[], true])
  })
})

// Whether somebody may found an agency hangs on an answer as well.
it.each(
  people.flatMap((who) => (['none', 'pending', 'agreed', 'rejected'] as const).map((status) => [who, status] as const)),
)('S6-04 %s asks to found an agency, after an application that is %s', (who, creation_status) => {
  const isOffered = guildless.includes(who) && creation_status !== 'pending'
  const look = { data: { self: { creation_status } } }
  const isTakenBack = guildless.includes(who) && creation_status === 'pending'
  expect(verdict('/guild/create back.withdraw', who, look)).toBe(isTakenBack ? 'yes' : 'no')
  expect(verdict('/guild/create create.submit', who, look)).toBe(isOffered ? 'yes' : 'no')
})

it.skipIf(isLater)('S6-01 S6-02 S6-03 S6-04 no page has a writing action that is not told here', () => {
  const told = new Set([
    ...Object.values(rights).flatMap((actions) => Object.keys(actions)),
    '/guild/create create.submit',
    '/guild/create back.withdraw',
  ])
  expect([...writing.keys()].filter((name) => !told.has(name))).toEqual([])
})

describe('S6-04 S2-34 who sees a page', () => {
  const leaders: readonly Person[] = ['Guild admin', 'Owner']
  const inGuild: readonly Person[] = ['Member', ...leaders]
  const seen: { readonly [route: string]: readonly Person[] } = {
    '/': signedIn,
    '/me': signedIn,
    '/agent/coin': agents,
    '/agent/transferRrecord': agents,
    '/agent/sent': agents,
    '/my-diamond': signedIn,
    '/withdraw/account': signedIn,
    '/withdraw/add-method': signedIn,
    '/withdraw': signedIn,
    '/withdraw/order': signedIn,
    '/withdraw/done': signedIn,
    '/console': ['Guild admin', ...reviewers],
    '/app-recharge': signedIn,
    '/app-recharge/faq': signedIn,
    '/guild': inGuild,
    '/guild/list': signedIn,
    '/guild/apply': leaders,
    '/guild/member': leaders,
    '/guild/invite': owner,
    '/guild/create': guildless,
    '/guild/console': leaders,
    '/guild/bind-list': [...leaders, ...reviewers],
    '/guild/bd-member': ['BD'],
    '/guild/apply-guild': reviewers,
    '/guild/ext-admins': ['BD', 'Sub BD'],
    '/guild/data-center': [...inGuild, ...reviewers],
    '/guild/data-center/detail': [],
    '/guild/personal-center': signedIn,
    '/guild/ext-admin-member': ['Outside admin'],
  }
  const named: typeof seen = {
    '/guild/data-center/detail': [...inGuild, ...reviewers],
    '/guild/ext-admin-member': ['BD', 'Sub BD', 'Outside admin'],
  }
  const open = '/login /agent/login /recharge /pay/result /pay/notice /demo'
    .split(' ')
    .concat(Object.values(activityPages))

  const sees = (route: string, who: Person, query: object) =>
    personas[who] !== null &&
    Object.values(pages[route]?.needs ?? {}).every(({ when }) =>
      evaluateCondition(when, { user: personas[who], query, data: { agency: { gid: '9' } } }),
    )

  it.each(Object.entries(seen))('%s', (route, expected) => {
    const seeing = people.filter((who) => sees(route, who, {}))
    expect(seeing.filter((who) => !expected.includes(who))).toEqual([])
    expect(seeing.length > 0).toBe(expected.length > 0)
  })

  it.each(Object.entries(named))('%s, of somebody whom the address names', (route, expected) => {
    const seeing = people.filter((who) => sees(route, who, { gid: personas[who]?.guild_id ?? '9', person: '9' }))
    expect(seeing.filter((who) => !expected.includes(who))).toEqual([])
    expect(seeing).not.toEqual([])
  })

  const visitors = ['/guild/middle', '/recharge/records']
  it('some ask for no account, and two are for visitors', () => {
    expect(open.map((route) => [pages[route]?.access, pages[route]?.needs])).toEqual(
      open.map(() => ['open', undefined]),
    )
    for (const route of visitors) expect(pages[route]).toMatchObject({ access: 'visitor' })
  })
})

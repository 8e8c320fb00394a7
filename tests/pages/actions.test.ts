// Tests who may do what, as the conditions of the real pages judge it, and where some actions stand.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import {
  type Block,
  type ById,
  type Detail,
  evaluateCondition,
  isObject,
  type PageConfig,
} from '@pagewright/engine/tools'
import { actionsOfKind } from './facts'

const roles = ['owner', 'admin', 'member'] as const
const days = Array.from({ length: 31 }, (_, index) => index + 1)
const removalDays = [2, 3, 4, 17, 18, 19]

/** The names of what is offered, those that cannot be pressed in brackets; ways to the app change nothing here. */
function offered(detail: Detail, scope: object): string[] {
  return Object.entries(detail.actions ?? {}).flatMap(([id, action]) => {
    if (action.do === 'native' || !evaluateCondition(action.when, scope)) return []
    return [evaluateCondition(action.enabled?.when, scope) ? id : `[${id}]`]
  })
}

function listDetail(blocks: ById<Block>, id: string): Detail {
  const block = blocks[id]
  if (block?.block !== 'list' || !block.detail) throw new Error(`There is no list "${id}" with a detail.`)
  return block.detail
}

const member = listDetail((pages['/guild/member'] as unknown as PageConfig).blocks, 'members')
const ofOwner: { readonly [row: string]: (remove: string) => string[] } = {
  owner: () => [],
  admin: (remove) => ['unsetAdmin', remove],
  member: (remove) => ['setAdmin', remove],
}

it.each(roles.flatMap((user) => roles.map((row) => [user, row] as const)))(
  'S6-01 S6-03 S2-41 what a guild %s may do with a guild %s, on each day of the month',
  (user, row) => {
    for (const day of days) {
      const scope = { user: { guild_role: user }, row: { role: row }, now: { day } }
      const remove = removalDays.includes(day) ? 'remove' : '[remove]'
      expect(offered(member, scope), `day ${day}`).toEqual(user === 'owner' ? ofOwner[row]?.(remove) : [])
    }
  },
)

it.each([
  ['a role that nobody knows', { user: { guild_role: 'owner' }, row: { role: 'captain' }, now: { day: 3 } }],
  ['no guild', { user: {}, row: { role: 'member' }, now: { day: 3 } }],
])('S6-01 %s is offered nothing', (_name, scope) => {
  expect(offered(member, scope)).toEqual([])
})

const sides = (pages['/withdraw/order'] as unknown as PageConfig).blocks.sides
if (sides?.block !== 'tabs') throw new Error('/withdraw/order has no tabs.')
const mine = listDetail(sides.tabs.mine?.blocks ?? {}, 'orders')
const toPay = listDetail(sides.tabs.toPay?.blocks ?? {}, 'orders')

const disputable = { can_dispute: true }
const inAfterSale = { after_sale: { state: 'open' } }
it.each([
  ['pending', {}, ['cancel'], ['process', 'refuse']],
  ['applying', {}, [], ['transfer', 'refuse', 'copyAll']],
  ['applying', disputable, ['notReceived', 'cancel'], ['transfer', 'refuse', 'copyAll']],
  ['in_progress', {}, ['received'], []],
  ['in_progress', disputable, ['received', 'dispute'], []],
  ['in_progress', inAfterSale, ['received'], ['reprocess', 'copyAll']],
  ['completed', {}, [], []],
  ['completed', disputable, ['dispute'], []],
  ['cancelled', {}, ['again'], []],
  ['closed', {}, ['again'], []],
  ['frozen', {}, [], []],
])('S4-14 S4-15 S4-16 an order that is %s with %j', (status, more, ofUser, ofReseller) => {
  const scope = { user: { is_reseller: true }, row: { status, can_dispute: false, ...more } }
  expect(offered(mine, scope)).toEqual(ofUser)
  expect(offered(toPay, scope)).toEqual(ofReseller)
})

it.each([
  [true, ['mine', 'toPay']],
  [false, ['mine']],
])('S4-15 the side of the reseller is there for resellers only (%s)', (isReseller, expected) => {
  const shown = Object.entries(sides.tabs).filter(([, tab]) =>
    evaluateCondition(tab.when, { user: { is_reseller: isReseller } }),
  )
  expect(shown.map(([id]) => id)).toEqual(expected)
})

it.each([
  ['S2-50 languages', 'language', ['/', '/login', '/agent/login', '/recharge']],
  ['S2-50 the way out', 'signOut', ['/']],
])('%s', (_what, kind, expected) => {
  expect([...actionsOfKind(kind).keys()].map((place) => place.split(' › ')[0])).toEqual(expected)
})

it("S2-51 the person's own profile opens in the app from the start and from the income", () => {
  const profiles = [...actionsOfKind('native')].filter(([, { args }]) => isObject(args) && args['target'] === 'user')
  expect(profiles.map(([place]) => place)).toEqual([
    '/ › app › links › more › more › links › myProfile',
    '/guild/personal-center › ways › links › myProfile',
  ])
})

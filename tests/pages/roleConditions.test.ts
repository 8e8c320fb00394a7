// Who may see what, told here by hand for every part of a page that asks for a role, and held to the real conditions: the
// other role is as good a condition, so nothing else notices a slip.
import { expect, it } from 'vitest'
import { pages, personas } from '../support/lumi'
import { isLater } from '../support/release'
import { partsOfPage } from '../../tools/cli/check/rules/rule'
import { type Conditions, evaluateCondition, isObject } from '@pagewright/engine/tools'

const told: readonly (readonly [part: string, people: string])[] = [
  ['/ › needs › links › applications', 'Guild admin, Owner'],
  ['/ › needs › links › creations', 'BD, Sub BD, Outside admin'],
  ['/ › needs › links › toPay', 'Reseller'],
  ['/ › needs › links › invitations', 'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin'],
  ['/ › income', 'Member, Guild admin, Owner'],
  ['/ › ways › links › agent', 'Agent, Upper agent'],
  ['/ › ways › links › toPay', 'Reseller'],
  ['/ › ways › links › guildConsole', 'Guild admin, Owner'],
  ['/ › ways › links › guild', 'Member, Guild admin, Owner'],
  ['/ › ways › links › guilds', 'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin'],
  ['/ › ways › links › console', 'Guild admin, BD, Sub BD, Outside admin'],
  ['/ › banners', 'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin'],
  ['/ › banners › actions › create', 'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin'],
  ['/ › banners › actions › invite', 'Owner'],
  ['/me › work › links › agent', 'Agent, Upper agent'],
  ['/me › work › links › reseller', 'Reseller'],
  ['/me › work › links › bd', 'BD, Sub BD'],
  ['/me › work › links › bds', 'BD'],
  ['/me › work › links › exts', 'BD, Sub BD'],
  ['/me › work › links › extAdmin', 'Outside admin'],
  ['/guild › needs › links › applications', 'Guild admin, Owner'],
  ['/guild/console › needs › links › applications', 'Guild admin, Owner'],
  ['/console › needs › links › creations', 'BD, Sub BD, Outside admin'],
  ['/console › needs › links › applications', 'Guild admin, Owner'],
  ['/guild/list › create', 'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin'],
  ['/withdraw/order › sides › tabs › toPay', 'Reseller'],
  ['/console › bd', 'BD, Sub BD'],
  ['/console › ext', 'Outside admin'],
  ['/console › admin', 'Guild admin'],
  ['/console › ways › links › creations', 'BD, Sub BD, Outside admin'],
  ['/console › ways › links › bound', 'BD, Sub BD, Outside admin'],
  ['/console › ways › links › bds', 'BD'],
  ['/console › ways › links › exts', 'BD, Sub BD'],
  ['/console › ways › links › people', 'Outside admin'],
  ['/console › ways › links › applications', 'Guild admin'],
  ['/console › ways › links › members', 'Guild admin'],
  ['/app-recharge › recharge › fields › identity', 'Agent, Upper agent'],
  ['/app-recharge › recharge › submit › review › lines › identity', 'Agent, Upper agent'],
  ['/guild/middle › redirects › guild', 'Member, Guild admin, Owner'],
  ['/guild › banners › actions › create', 'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin'],
  ['/guild › banners › actions › invite', 'Owner'],
  ['/guild › ways › links › console', 'Guild admin, Owner'],
  ['/guild › ways › links › members', 'Guild admin, Owner'],
  [
    '/guild/list › guilds › detail › actions › join',
    'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin',
  ],
  [
    '/guild/list › guilds › detail › actions › withdraw',
    'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin',
  ],
  ['/guild › me', 'Member, Guild admin'],
  [
    '/guild/list › guilds › detail › actions › accept',
    'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin',
  ],
  [
    '/guild/list › guilds › detail › actions › decline',
    'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin',
  ],
  ['/guild/list › guilds › empty › action', 'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin'],
  ['/guild/apply › rule', 'Guild admin'],
  ['/guild/apply › applications › actions › agree', 'Owner'],
  ['/guild/apply › applications › actions › reject', 'Owner'],
  ['/guild/member › members › detail › actions › setAdmin', 'Owner of member'],
  ['/guild/member › members › detail › actions › unsetAdmin', 'Owner of admin'],
  ['/guild/member › members › detail › actions › remove', 'Owner of admin member'],
  ['/guild/create › redirects › founded', 'Owner'],
  ['/guild/console › ways › links › invite', 'Owner'],
  ['/guild/data-center › data › tabs › guild', 'Guild admin, Owner'],
  ['/guild/data-center › data › tabs › all', 'BD, Sub BD, Outside admin'],
  ['/guild/data-center › data › tabs › team', 'Guild admin, Owner'],
  ['/guild/data-center › data › tabs › guilds', 'BD, Sub BD, Outside admin'],
  ['/guild/personal-center › ways › links › guild', 'Member, Guild admin, Owner'],
  [
    '/guild/personal-center › ways › links › guilds',
    'Visitor, Host, Agent, Upper agent, Reseller, BD, Sub BD, Outside admin',
  ],
  ['/guild/ext-admin-member › redirects › choose', 'BD, Sub BD'],
]

const parts = Object.entries(pages).flatMap(([route, page]) => partsOfPage(route, page))
// A tab and a block in it may share a place.
const found = new Map(
  parts.flatMap(({ where, value }) => {
    const people = seers(value.when, personas)
    return people === undefined ? [] : [[where.join(' › '), people] as const]
  }),
)

it.each(told)('S6-01 %s is for nobody but %s', (part, people) => {
  const isThere = parts.some(({ where }) => where.join(' › ') === part)
  const seen = found.get(part)?.split(', ') ?? (isThere ? ['Everybody'] : [])
  expect(seen.filter((one) => one !== '' && !people.split(', ').includes(one))).toEqual([])
})

it.skipIf(isLater)('S6-01 every part of a page that asks for a role is told here', () => {
  const parts = told.map(([part]) => part)
  // Who sees a whole page: permissions.test.ts.
  expect([...found].filter(([part]) => !part.includes(' › needs › ') && !parts.includes(part))).toEqual([])
})

/** Only for whoever is in no agency, so these end when the person joins one. */
const beforeAgency = [
  '/ › needs › links › invitations',
  '/ › ways › links › guilds',
  '/ › banners',
  '/ › banners › actions › create',
  '/guild/list › create',
  '/guild › banners › actions › create',
  '/guild/list › guilds › detail › actions › join',
  '/guild/list › guilds › detail › actions › withdraw',
  '/guild/list › guilds › detail › actions › accept',
  '/guild/list › guilds › detail › actions › decline',
  '/guild/list › guilds › empty › action',
  '/guild/create › needs › none',
  '/guild/personal-center › ways › links › guilds',
  // An outside admin has recruited members of the own.
  '/guild/ext-admin-member › redirects › choose',
]

/** Two roles in one person: the place in an agency of the first, and the flags of both. A subordinate BD is no BD with a team. */
const people = Object.entries(personas).flatMap(([name, user]) => (user === null ? [] : [{ name, user }]))
const pairs = people.flatMap((one) =>
  people
    .filter(({ name, user }) => !('guild_id' in user) && !(one.name.endsWith('BD') && name.endsWith('BD')))
    .map((other) => [one.name, other.name, one.user, other.user] as const),
)

it.each(pairs)('S6-01 %s who is %s as well keeps what each may see', (_one, _other, one, other) => {
  const flags = Object.entries(other).filter(([, value]) => value === true)
  const both = { ...one, ...Object.fromEntries(flags) }
  const lost = parts.filter(
    ({ value, where }) =>
      (seers(value.when, { one, other }) ?? '') !== '' &&
      seers(value.when, { both }) === '' &&
      !beforeAgency.includes(where.join(' › ')),
  )
  expect(lost.map(({ where }) => where.join(' › '))).toEqual([])
})

interface People {
  readonly [person: string]: object | null
}

/** Tells who meets what a condition asks of roles, by name; with the roles of rows where it asks for those. */
function seers(when: unknown, people: People): string | undefined {
  const asked = isObject(when) ? byRole(when) : undefined
  if (!asked) return undefined
  const roles = JSON.stringify(asked).includes('"row.role"') ? ['owner', 'admin', 'member'] : [undefined]
  return Object.entries(people)
    .flatMap(([name, user]) => {
      const rows = roles.filter((role) => evaluateCondition(asked, { user, row: { role } }))
      if (rows.length === 0) return []
      return rows[0] === undefined ? [name] : [`${name} of ${rows.join(' ')}`]
    })
    .join(', ')
}

/** The part of a condition that asks for roles; undefined where none does. */
function byRole(when: Conditions): Conditions | undefined {
  const asked = Object.entries(when).flatMap(([path, test]): [string, unknown][] => {
    if (/^user\.(is_\w+|guild_\w+)$/.test(path)) return [[path, test]]
    if (path === 'row.role' && !(isObject(test) && 'exists' in test)) return [[path, test]]
    if (path !== 'any' || !Array.isArray(test)) return []
    const members = test.map((one: Conditions) => byRole(one))
    return members.some(Boolean) ? [[path, members.map((one) => one ?? {})]] : []
  })
  return asked.length > 0 ? Object.fromEntries(asked) : undefined
}

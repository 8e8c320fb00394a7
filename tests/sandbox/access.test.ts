// Tests who may call at all, and who the demo people are: sessions, roles and the cards of persons.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { inline, type JsonSchema, readContract, root } from '@pagewright/cli/source'
import { type Conditions, evaluateCondition, type PageConfig } from '@pagewright/engine/tools'
import { pages } from '../support/lumi'
import { demoAccounts, demoUid, type DemoName } from '../../sandbox/accounts'
import { codes } from '../../sandbox/codes'
import { origin, startServer, type Person, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

const { calls, set } = readContract(root)
const requests = Object.entries(calls).map(([call, { request }]) => ({
  call,
  body: sampleOf(inline(set, { $ref: request }, '')),
}))

/** Returns the least that fits a schema. */
function sampleOf({ type, enum: values, properties = {}, required = [] }: JsonSchema): unknown {
  if (Array.isArray(values)) return values[0]
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]))
  return { string: '1', integer: 1, boolean: true, array: [] }[String(type)]
}

const ask = async (call: string, body: unknown, person?: Person) => {
  const any = server.ask as (call: string, body: unknown, person?: Person) => Promise<{ code: number; res: unknown }>
  return any(call, body, person)
}

describe.each(requests.filter(({ call }) => call.includes(' /web/')))('S6-04 $call', ({ call, body }) => {
  it('is for nobody without a session, with the token of another, and after the end of the session', async () => {
    const host = await server.signIn('host')
    const over = await server.control<Person>('session', { uid: host.uid, expired: true })
    expect(await ask(call, body)).toMatchObject({ code: 10, res: null })
    expect(await ask(call, body, { ...host, uid: demoUid('owner') })).toMatchObject({ code: 10, res: null })
    expect(await ask(call, body, over)).toMatchObject({ code: 11, res: null })
    expect([10, 11]).not.toContain((await ask(call, body, host)).code)
  })
})

it.each(requests.filter(({ call }) => !call.includes(' /web/')))('$call needs no session', async ({ call, body }) => {
  expect([10, 11]).not.toContain((await ask(call, body)).code)
})

it.each([
  [365 * 86_400 - 1, 0],
  [365 * 86_400, 11],
])('a session that is %i s old gives %i', async (advance, code) => {
  onTestFinished(async () => void (await server.control('clock', { now: null })))
  const { res } = await server.ask('POST /withoutsign/user/loginweb', { account: 'host', password: 'lumi' })
  await server.control('clock', { advance })
  expect((await server.ask('POST /web/MyAccountInfo', {}, res)).code).toBe(code)
})

it.each([
  ['1000001', 'lumi'],
  ['owner', ''],
  ['owner', ' lumi'],
  ['', 'lumi'],
  ['Layla Haddad', 'lumi'],
])(
  'S2-49 nobody signs in as "%s" with "%s": a user name or the product’s user ID is needed',
  async (account, password) => {
    const { code } = await server.ask('POST /withoutsign/user/loginweb', { account, password })
    expect(code).toBe(codes.wrongPassword.code)
  },
)

describe('S6-05 S3-09 the demo people', () => {
  const nobody = {
    agent: 0,
    is_upper_agent: false,
    is_reseller: false,
    is_bd: false,
    is_sub_bd: false,
    is_ext_admin: false,
  } as const
  const guild = { guild_id: '10001', guild_name: 'Desert Stars' }
  const roles: { readonly [name in DemoName]: object } = {
    owner: { ...guild, guild_role: 'owner', country_name: 'Saudi Arabia', gold: 128_400 },
    admin: { ...guild, guild_role: 'admin', country_name: 'Saudi Arabia', gold: 5020 },
    member: { ...guild, guild_role: 'member', country_name: 'Saudi Arabia', gold: 940 },
    host: { country_name: 'Indonesia', gold: 12_345 },
    reseller: { is_reseller: true, country_name: 'Saudi Arabia', gold: 3000 },
    agent: { agent: 1, country_name: 'Egypt', gold: 4200 },
    bd: { is_bd: true, country_name: 'Türkiye', gold: 700 },
    subbd: { is_bd: true, is_sub_bd: true, country_name: 'Uzbekistan', gold: 300 },
    extadmin: { is_ext_admin: true, country_name: 'Brazil', gold: 1100 },
    upper: { agent: 1, is_upper_agent: true, country_name: 'Egypt', gold: 6000 },
  }
  it.each(demoAccounts)('$account is $who', async ({ account, uid, nickname }) => {
    const { res } = await server.ask('POST /web/MyAccountInfo', {}, await server.signIn(account))
    expect(res).toMatchObject({ ...nobody, uid, duid: `8${uid}`, nikeName: nickname, ...roles[account] })
    expect([res.guild_id, res.guild_role]).toEqual(
      'guild_id' in roles[account] ? ['10001', account] : [undefined, undefined],
    )
    expect(res.avatar_url).toBe(`${origin}/__sandbox/avatar/${uid}`)
    expect(res.diamonds).toMatch(/^\d+\.\d\d$/)
  })
})

describe('S7-13 a user is looked up', () => {
  const cards = {
    'before the login': (user_id: string) => server.ask('POST /withoutsign/payment/user', { user_id }),
    'after it': async (user_id: string) => server.ask('POST /web/user/info', { user_id }, await server.signIn('host')),
  }
  it.each(Object.entries(cards))('%s by either ID, and a stranger sees no more than a card', async (_when, find) => {
    for (const typed of ['1000001', '81000001', ' 1000001 ']) {
      const { res } = await find(typed)
      const shown = Object.fromEntries(Object.entries(res).filter(([name]) => !name.startsWith('country_name_')))
      expect(shown).toEqual({
        uid: '1000001',
        duid: '81000001',
        nickname: 'Layla Haddad',
        avatar_url: `${origin}/__sandbox/avatar/1000001`,
        country_id: '1',
        country_name: 'Saudi Arabia',
        country_icon: '🇸🇦',
      })
    }
    for (const typed of ['5', '', '100000', 'owner', 'Layla Haddad', '%'])
      expect([typed, (await find(typed)).code]).toEqual([typed, codes.unknownUser.code])
  })
})

describe('S5-14 S2-47 whoever may review an application is told by either ID', () => {
  it.each([
    ['bd', 'bd', 'Elif Demir'],
    ['subbd', 'bd', 'Timur Karimov'],
    ['extadmin', 'ext_admin', 'Sofia Costa'],
  ] as const)('%s as %s, %s', async (who, kind, nickname) => {
    const uid = demoUid(who)
    for (const typed of [uid, `8${uid}`, ` ${uid} `]) {
      const { res } = await server.ask(
        'POST /web/guild/get_ext_admin_bd_info',
        { uid: typed },
        await server.signIn('host'),
      )
      expect(res).toMatchObject({ uid, duid: `8${uid}`, kind, nickname })
    }
  })
  it.each(['owner', 'admin', 'member', 'reseller', 'agent', 'upper'] as const)('%s may not', async (who) => {
    const asked = { uid: demoUid(who) }
    const { code } = await server.ask('POST /web/guild/get_ext_admin_bd_info', asked, await server.signIn('host'))
    expect(code).toBe(codes.unknownInviter.code)
  })
})

/** A person with every part that somebody else has to play, and the forms that name one. */
const parties: readonly {
  readonly part: string
  readonly call: string
  readonly body: (own: string, more: { readonly cover: string; readonly method_id: string }) => object
  readonly code: number
  /** The rule by which the page refuses the same. */
  readonly rule?: { readonly holds: Conditions; readonly scope: (own: Person) => object }
}[] = [
  {
    part: 'inviter and reviewer',
    call: 'POST /web/guild/apply_create',
    body: (inviter_uid, { cover }) => ({
      name: 'New',
      cover,
      country_id: '1',
      contact_phone: '+966500000000',
      contact_address: 'Here',
      real_name: 'Me',
      inviter_uid,
    }),
    code: codes.unknownInviter.code,
    rule: {
      holds: ruleOf('/guild/create', 'create', 'inviter'),
      scope: ({ uid }) => ({ form: { inviter_uid: `8${uid}` }, data: { self: { duid: `8${uid}` } } }),
    },
  },
  {
    part: 'inviter who is looked up',
    call: 'POST /web/guild/get_ext_admin_bd_info',
    body: (uid) => ({ uid }),
    code: codes.unknownInviter.code,
  },
  {
    part: 'receiver',
    call: 'POST /web/AgentGold',
    body: (receiver_id) => ({ receiver_id, amount: 1 }),
    code: codes.transferToSelf.code,
    rule: {
      holds: ruleOf('/agent/coin', 'transfer', 'self'),
      scope: ({ uid }) => ({ form: { receiver_uid: uid }, user: { uid } }),
    },
  },
  {
    part: 'reseller',
    call: 'POST /web/withdrawal/order',
    body: (own, { method_id }) => ({ agent_uid: own.slice(-7), method_id, diamonds: '200' }),
    code: codes.ownReseller.code,
  },
]
function ruleOf(route: keyof typeof pages, form: string, rule: string): Conditions {
  const block = (pages[route] as PageConfig).blocks[form]
  return (block?.block === 'form' && block.rules?.[rule]?.holds) || {}
}
it.each(parties)('S6-01 nobody is the own $part', async ({ call, body, code, rule }) => {
  const person = await server.control<Person & { method_id: string }>('people', {
    method: true,
    coins: 100,
    agent_coins: 100,
    diamonds: '500',
    flags: ['agent', 'is_reseller', 'is_bd', 'is_ext_admin'],
  })
  const more = { cover: await server.upload(person), method_id: person.method_id }
  for (const own of [person.uid, `8${person.uid}`]) expect((await ask(call, body(own, more), person)).code).toBe(code)
  if (rule) expect(evaluateCondition(rule.holds, rule.scope(person))).toBe(false)
})

describe('S2-47 an application to found a guild', () => {
  const apply = async (person: Person, wish: object) => {
    const whole = {
      name: 'New',
      cover: await server.upload(person),
      country_id: '1',
      contact_phone: '+966500000000',
      contact_address: 'Here',
      real_name: 'Me',
      inviter_uid: demoUid('bd'),
      ...wish,
    }
    return (await server.ask('POST /web/guild/apply_create', whole, person)).code
  }
  it.each([
    ['a country that is not there', { country_id: '999' }, codes.unknownCountry.code],
    ['a cover from elsewhere', { cover: 'https://elsewhere.example/a.png' }, codes.unknownImage.code],
    ['a cover that was never uploaded', { cover: `${origin}/__sandbox/image/nothing` }, codes.unknownImage.code],
    ['a drawn picture', { cover: `${origin}/__sandbox/cover/10001` }, codes.unknownImage.code],
    ['nothing wrong', {}, 0],
  ])('with %s gives %s', async (_what, wish, code) => {
    const person = await server.newPerson()
    expect(await apply(person, wish)).toBe(code)
    const { creation_status } = (await server.ask('POST /web/guild/get_self_info', {}, person)).res
    expect(creation_status).toBe(code === 0 ? 'pending' : 'none')
  })
  it('is not for somebody who is in a guild', async () => {
    const person = await server.newPerson({ gid: '10012' })
    expect(await apply(person, {})).toBe(codes.alreadyInGuild.code)
  })
})

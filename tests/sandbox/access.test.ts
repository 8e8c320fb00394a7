// Tests who may call at all, and who the demo people are: sessions, roles and the cards of persons.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inline, type JsonSchema, readContract, root } from '@pagewright/cli/source'
import { type Conditions, evaluateCondition, type PageConfig } from '@pagewright/engine/tools'
import { pages } from '../support/lumi'
import { demoUid } from '../../sandbox/accounts'
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

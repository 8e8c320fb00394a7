import { beforeAll, describe, expect, it } from 'vitest'
import type { DemoName } from '../../sandbox/accounts'
import { codes } from '../../sandbox/codes'
import { startServer, type Person, type Server } from './server'

const refused = codes.notAllowed.code
const reviewers = { bd: '1000007', subbd: '1000008', extadmin: '1000009' } as const
let server: Server
let bd: Person

beforeAll(async () => {
  server = startServer()
  bd = await server.signIn('bd')
})

type Decision = { readonly result: 'agreed' | 'withdrawn' } | { readonly result: 'rejected'; readonly reason?: string }
const process = (apply_id: string, decision: Decision, asker = bd) =>
  server.ask('POST /web/guild/apply_create_process', { apply_id, ...decision }, asker)
const list = async (asker: Person, status: 'all' | 'pending' | 'agreed' | 'rejected' = 'all', at = server) => {
  const rows = []
  for (let page = 1, more = true; more; page += 1) {
    const { res } = await at.ask('POST /web/guild/apply_create_list', { page, status }, asker)
    rows.push(...res.list)
    more = res.has_more
  }
  return rows
}
const one = async (applyId: string, asker = bd) => (await list(asker)).find((row) => row.apply_id === applyId)
const self = async (person: Person) => (await server.ask('POST /web/guild/get_self_info', {}, person)).res

async function application(inviter: string = reviewers.bd) {
  const founder = await server.newPerson()
  const cover = await server.upload(founder)
  const { res } = await server.ask(
    'POST /web/guild/apply_create',
    {
      name: 'Tide Singers',
      cover,
      country_id: '3',
      contact_phone: '+20 100 000 0000',
      contact_address: '1 Corniche',
      real_name: 'Nora Adam',
      inviter_uid: inviter,
    },
    founder,
  )
  return { founder, cover, applyId: res.apply_id }
}

it('S4-17 the applicant alone withdraws an application, and may send another one', async () => {
  const { founder, applyId } = await application()
  expect((await self(founder)).creation_id).toBe(applyId)
  expect((await process(applyId, { result: 'withdrawn' })).code).toBe(refused)
  expect((await process(applyId, { result: 'agreed' }, founder)).code).toBe(refused)
  expect((await process(applyId, { result: 'withdrawn' }, founder)).code).toBe(0)
  expect(await self(founder)).toMatchObject({ creation_status: 'none' })
  expect((await process(applyId, { result: 'agreed' })).code).toBe(codes.unknownApplication.code)
})

describe('who may do what', () => {
  const cases: readonly { who: DemoName; sees: number; processes: number }[] = [
    { who: 'bd', sees: 0, processes: 0 },
    { who: 'subbd', sees: 0, processes: refused },
    { who: 'extadmin', sees: 0, processes: refused },
    { who: 'owner', sees: refused, processes: refused },
    { who: 'admin', sees: refused, processes: refused },
    { who: 'member', sees: refused, processes: refused },
    { who: 'host', sees: refused, processes: refused },
  ]
  it.each(cases)(
    'S6-02 S7-12 $who lists applications: $sees, processes one addressed to the BD: $processes',
    async ({ who, sees, processes }) => {
      const asker = await server.signIn(who)
      const { applyId } = await application()
      expect((await server.ask('POST /web/guild/apply_create_list', { page: 1 }, asker)).code).toBe(sees)
      expect((await process(applyId, { result: 'agreed' }, asker)).code).toBe(processes)
      expect((await one(applyId))?.status).toBe(processes === 0 ? 'agreed' : 'pending')
    },
  )
  it.each(Object.entries(reviewers))('S6-02 %s reviews those that name them, and sees no others', async (who, uid) => {
    const asker = await server.signIn(who as keyof typeof reviewers)
    const { applyId } = await application(uid)
    expect(new Set((await list(asker)).map((row) => row.inviter_uid))).toEqual(new Set([uid]))
    expect((await process(applyId, { result: 'rejected', reason: 'No' }, asker)).code).toBe(0)
  })
})

describe('S4-18 an application to found a guild', () => {
  it('shows the reviewer what was asked for', async () => {
    const { founder, applyId, cover } = await application()
    expect(await one(applyId)).toMatchObject({
      name: 'Tide Singers',
      cover,
      country_name: 'Egypt',
      contact_phone: '+20 100 000 0000',
      contact_address: '1 Corniche',
      real_name: 'Nora Adam',
      applicant_uid: founder.uid,
      applicant_duid: founder.duid,
      inviter_name: 'Elif Demir',
      status: 'pending',
      applied_at: server.sandbox.clock.now(),
    })
  })
  it('that is agreed to founds the guild with the applicant as owner', async () => {
    const { founder, applyId, cover } = await application()
    expect((await process(applyId, { result: 'agreed' })).code).toBe(0)
    const { gid = '' } = (await one(applyId)) ?? {}
    const { res } = await server.ask('POST /web/guild/info', { gid }, founder)
    expect(res).toMatchObject({
      name: 'Tide Singers',
      cover,
      role: 'owner',
      member_number: 1,
      admin_uid: founder.uid,
      contact_phone: '+20 100 000 0000',
      inviter_uid: `8${reviewers.bd}`,
      created_at: server.sandbox.clock.now(),
    })
    expect(await self(founder)).toMatchObject({ gid, role: 'owner', creation_status: 'agreed', creation_new: true })
    expect(await self(founder)).not.toHaveProperty('creation_reason')
    const { res: bound } = await server.ask('POST /web/guild/guild_list', { page: 1, keyword: gid }, bd)
    expect(bound.list).toMatchObject([{ gid, owner_uid: founder.uid, member_count: 1 }])
  })
  it('that is rejected needs a reason, which the applicant reads, and may be made again', async () => {
    const { founder, applyId } = await application()
    for (const decision of [{ result: 'rejected' }, { result: 'rejected', reason: '  ' }] as const)
      expect((await process(applyId, decision)).code).toBe(codes.reasonMissing.code)
    expect(await self(founder)).toMatchObject({
      creation_status: 'pending',
      creation_new: false,
      creation_name: 'Tide Singers',
    })
    expect((await process(applyId, { result: 'rejected', reason: ' Too loud ' })).code).toBe(0)
    expect(await self(founder)).toMatchObject({ creation_status: 'rejected', creation_reason: 'Too loud' })
    expect(await one(applyId)).toMatchObject({ status: 'rejected', reason: 'Too loud' })
    const cover = await server.upload(founder)
    const again = {
      name: 'Quiet Ones',
      cover,
      country_id: '3',
      contact_phone: '+20 100 000 0001',
      contact_address: '2 Corniche',
      real_name: 'Nora Adam',
      inviter_uid: reviewers.bd,
    }
    expect((await server.ask('POST /web/guild/apply_create', again, founder)).code).toBe(0)
    expect(await self(founder)).toMatchObject({ creation_status: 'pending', creation_name: 'Quiet Ones' })
    expect(await self(founder)).not.toHaveProperty('creation_reason')
  })
  it.each([
    ['agreed', 'agreed'],
    ['agreed', 'rejected'],
    ['rejected', 'agreed'],
    ['rejected', 'rejected'],
  ] as const)('that was %s cannot be %s afterwards', async (first, second) => {
    const { applyId } = await application()
    await process(applyId, { result: first, reason: 'Why' })
    expect((await process(applyId, { result: second, reason: 'Other' })).code).toBe(codes.notPending.code)
    expect((await one(applyId))?.status).toBe(first)
  })
  it('of somebody who is in a guild by now waits on', async () => {
    const { founder, applyId } = await application()
    await server.ask('POST /web/guild/apply_join', { gid: '10001' }, founder)
    const body = { gid: '10001', uid: founder.uid, result: 'agreed' } as const
    await server.ask('POST /web/guild/apply_process', body, await server.signIn('owner'))
    expect((await process(applyId, { result: 'agreed' })).code).toBe(codes.inGuildByNow.code)
    expect(await one(applyId)).toMatchObject({ status: 'pending' })
    expect(await one(applyId)).not.toHaveProperty('gid')
  })
  it('that is not there is refused', async () => {
    expect((await process('1', { result: 'agreed' })).code).toBe(codes.unknownApplication.code)
  })
})

describe('the red dot', () => {
  it('counts what waits for the asking person', async () => {
    const dots = async () => (await server.ask('POST /web/guild/get_ext_admin_red_dot', {}, bd)).res.creation_total
    const before = await dots()
    const { applyId } = await application()
    expect(await dots()).toBe(before + 1)
    await process(applyId, { result: 'agreed' })
    expect(await dots()).toBe(before)
  })
  it.each([
    ['bd', 14],
    ['subbd', 3],
    ['extadmin', 4],
    ['owner', 0],
    ['admin', 0],
    ['member', 0],
    ['host', 0],
    ['agent', 0],
  ] as const)('S7-12 for %s it is %i, and nobody is refused', async (who, count) => {
    const fresh = startServer()
    const answer = await fresh.ask('POST /web/guild/get_ext_admin_red_dot', {}, await fresh.signIn(who))
    expect(answer).toMatchObject({ code: 0, res: { creation_total: count } })
    fresh.sandbox.close()
  })
})

describe('the seeded applications', () => {
  it.each([
    ['bd', { pending: 14, agreed: 8, rejected: 6 }],
    ['subbd', { pending: 3, agreed: 1, rejected: 1 }],
    ['extadmin', { pending: 4, agreed: 3, rejected: 2 }],
  ] as const)('S4-09 of %s come in every state, each once, the newest first', async (who, counts) => {
    const fresh = startServer()
    const asker = await fresh.signIn(who)
    const rows = await list(asker, 'all', fresh)
    expect(rows).toHaveLength(counts.pending + counts.agreed + counts.rejected)
    expect(new Set(rows.map((row) => row.apply_id)).size).toBe(rows.length)
    expect(rows.map((row) => row.applied_at)).toEqual(rows.map((row) => row.applied_at).toSorted((a, b) => b - a))
    for (const status of ['pending', 'agreed', 'rejected'] as const) {
      const some = await list(asker, status, fresh)
      expect(some.map((row) => row.status)).toEqual(Array.from({ length: counts[status] }, () => status))
      for (const row of some) {
        expect(row.reason !== undefined).toBe(status === 'rejected')
        expect(row.gid !== undefined).toBe(status === 'agreed')
      }
    }
    fresh.sandbox.close()
  })
  it('S4-09 come in pages', async () => {
    const asker = await server.newPerson({ flags: ['is_ext_admin'] })
    const names = Array.from({ length: 45 }, (_, at) => `Page ${at}`)
    await server.control('creations', { names, inviter_uid: asker.uid })
    const rows = await list(asker, 'pending')
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })
})

describe('who invited the asking person', () => {
  it.each([
    ['host', { uid: '1000009', duid: '81000009', nickname: 'Sofia Costa' }],
    ['owner', {}],
  ] as const)('S7-12 %s', async (who, inviter) => {
    const { res } = await server.ask('POST /web/guild/get_ar_inviter_uid', {}, await server.signIn(who))
    expect(res).toEqual(inviter)
  })
  it('as a test says it', async () => {
    const person = await server.newPerson({ inviter_uid: reviewers.bd })
    const { res } = await server.ask('POST /web/guild/get_ar_inviter_uid', {}, person)
    expect(res).toMatchObject({ uid: reviewers.bd })
  })
})

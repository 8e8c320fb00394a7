import { beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import { startServer, type Person, type Server } from './server'

const gid = '10001'
let server: Server
let owner: Person

beforeAll(async () => {
  server = startServer()
  owner = await server.signIn('owner')
})

describe('removing a host', () => {
  // UTC+3: a day begins at 21:00 UTC of the day before.
  it.each([
    ['2026-05-01T20:59:59Z', false],
    ['2026-05-01T21:00:00Z', true],
    ['2026-05-04T20:59:59Z', true],
    ['2026-05-04T21:00:00Z', false],
    ['2026-05-16T20:59:59Z', false],
    ['2026-05-16T21:00:00Z', true],
    ['2026-05-19T20:59:59Z', true],
    ['2026-05-19T21:00:00Z', false],
    ['2026-02-28T21:00:00Z', false],
  ])('S6-03 at %s: %s', async (now, isOpen) => {
    const host = await server.newPerson({ gid })
    await server.control('clock', { now })
    const { uid } = host
    // The token of the session would not live as long as the clock jumps.
    const asker = await server.control<Person>('session', { uid: owner.uid })
    const { code } = await server.ask('POST /web/guild/member/remove', { gid, uid }, asker)
    expect(code).toBe(isOpen ? 0 : codes.removalClosed.code)
    const { res } = await server.ask('POST /web/guild/member', { gid, page: 1, keyword: uid }, asker)
    expect(res.list).toHaveLength(isOpen ? 0 : 1)
    await server.control('clock', { now: null })
  })
})

it('S6-03 a member and an admin leave on those days only; the owner stays', async () => {
  const people = [await server.newPerson({ gid }), await server.newPerson({ gid, role: 'admin' }), owner]
  const leave = async (now: string) => {
    await server.control('clock', { now })
    const sessions = await Promise.all(people.map(({ uid }) => server.control<Person>('session', { uid })))
    return Promise.all(
      sessions.map(async (one) => (await server.ask('POST /web/guild/member/remove', { gid, uid: one.uid }, one)).code),
    )
  }
  const { removalClosed, ownerStays, notMember } = codes
  expect(await leave('2026-05-05T12:00:00Z')).toEqual([removalClosed.code, removalClosed.code, removalClosed.code])
  expect(await leave('2026-05-03T12:00:00Z')).toEqual([0, 0, ownerStays.code])
  expect(await leave('2026-05-03T12:00:00Z')).toEqual([notMember.code, notMember.code, ownerStays.code])
  await server.control('clock', { now: null })
})

describe('who may do what', () => {
  const cases = [
    { who: 'owner', code: 0 },
    { who: 'admin', code: codes.notAllowed.code },
    { who: 'member', code: codes.notAllowed.code },
    { who: 'bd', code: codes.notAllowed.code },
  ] as const
  it.each(cases)('S6-01 $who sets a role: $code', async ({ who, code }) => {
    const { uid } = await server.newPerson({ gid })
    const person = await server.signIn(who)
    const body = { gid, uid, role: 'admin' as const }
    expect((await server.ask('POST /web/guild/member/set_role', body, person)).code).toBe(code)
    const { res } = await server.ask('POST /web/guild/member', { gid, page: 1, keyword: uid }, owner)
    expect(res.list[0]?.role).toBe(code === 0 ? 'admin' : 'member')
  })
  it.each(cases)('$who removes a member: $code', async ({ who, code }) => {
    const { uid } = await server.newPerson({ gid })
    const body = { gid, uid }
    expect((await server.ask('POST /web/guild/member/remove', body, await server.signIn(who))).code).toBe(code)
  })
  it.each([
    { who: 'owner', code: 0 },
    { who: 'admin', code: 0 },
    { who: 'bd', code: 0 },
    { who: 'member', code: codes.notAllowed.code },
    { who: 'host', code: codes.notAllowed.code },
    { who: 'extadmin', code: codes.notAllowed.code },
  ] as const)('$who sees the members and the bill: $code', async ({ who, code }) => {
    const person = await server.signIn(who)
    expect((await server.ask('POST /web/guild/member', { gid, page: 1 }, person)).code).toBe(code)
    expect((await server.ask('POST /web/guild/bill', { gid, period: 3 }, person)).code).toBe(code)
  })
  it('nobody removes or changes the owner', async () => {
    const uid = owner.uid
    const stays = codes.ownerStays.code
    expect((await server.ask('POST /web/guild/member/remove', { gid, uid }, owner)).code).toBe(stays)
    expect((await server.ask('POST /web/guild/member/set_role', { gid, uid, role: 'member' }, owner)).code).toBe(stays)
  })
})

describe('S2-39 guilds are found by', () => {
  it.each([
    ['part of the name', 'desert', 'Desert Stars'],
    ['part of the owner’s nickname', 'LAYLA', 'Desert Stars'],
    ['guild ID', '10001', 'Desert Stars'],
    ['owner’s product user ID', '81000001', 'Desert Stars'],
    ['a name in another script', 'نجوم', 'نجوم الليل'],
    ['a name with another case in Cyrillic', 'СЕВЕРНОЕ', 'Северное сияние'],
  ])('%s', async (_by, keyword, name) => {
    const { res } = await server.ask('POST /web/guild/list', { page: 1, keyword }, owner)
    expect(res.list.map((guild) => guild.name)).toContain(name)
    expect(res.list.length).toBeLessThan(12)
  })
  it('and % is not a wildcard', async () => {
    const { res } = await server.ask('POST /web/guild/list', { page: 1, keyword: '%' }, owner)
    expect(res.list).toEqual([])
  })
})

describe('joining', () => {
  it('S4-11 an application waits, and asking twice is asking once', async () => {
    const applicant = await server.newPerson()
    const status = async () => (await server.ask('POST /web/guild/info', { gid }, applicant)).res.join_status
    const waiting = async () => (await server.ask('POST /web/guild/info', { gid }, owner)).res.apply_total ?? 0
    const before = await waiting()
    expect(await status()).toBe('none')
    for (const _ of [1, 2]) expect((await server.ask('POST /web/guild/apply_join', { gid }, applicant)).code).toBe(0)
    expect(await status()).toBe('pending')
    expect(await waiting()).toBe(before + 1)
  })

  it('S4-11 an application keeps its first time when it is made again', async () => {
    const applicant = await server.newPerson()
    const times: unknown[] = []
    for (const now of ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z']) {
      await server.control('clock', { now: Date.parse(now) })
      await server.ask('POST /web/guild/apply_join', { gid }, applicant)
      const { res } = await server.ask('POST /web/guild/apply_list', { gid, page: 1, keyword: applicant.duid }, owner)
      times.push(res.list.map((one: { applied_at: number }) => one.applied_at))
    }
    await server.control('clock', { now: null })
    expect(times[1]).toEqual(times[0])
    expect(times[0]).toHaveLength(1)
  })

  it('is not for members, and not for guilds that are not there', async () => {
    expect((await server.ask('POST /web/guild/apply_join', { gid }, owner)).code).toBe(codes.alreadyInGuild.code)
    const someone = await server.newPerson()
    expect((await server.ask('POST /web/guild/apply_join', { gid: '1' }, someone)).code).toBe(codes.unknownGuild.code)
  })
})

it('S1-01 S4-11 whoever was removed has no application there, and may ask again', async () => {
  const applicant = await server.newPerson()
  const status = async () => (await server.ask('POST /web/guild/info', { gid }, applicant)).res.join_status
  const { uid } = applicant
  await server.ask('POST /web/guild/apply_join', { gid }, applicant)
  await server.ask('POST /web/guild/apply_process', { gid, uid, result: 'agreed' }, owner)
  expect((await server.ask('POST /web/guild/member/remove', { gid, uid }, owner)).code).toBe(0)
  expect(await status()).toBe('none')
  expect((await server.ask('POST /web/guild/apply_join', { gid }, applicant)).code).toBe(0)
  expect(await status()).toBe('pending')
})

it('S1-01 S4-11 what one agency decides about a person changes nothing that the person asked of another', async () => {
  const [applicant, other] = [await server.newPerson(), '10002']
  const { uid } = applicant
  const status = async () => (await server.ask('POST /web/guild/info', { gid: other }, applicant)).res.join_status
  for (const one of [gid, other]) await server.ask('POST /web/guild/apply_join', { gid: one }, applicant)
  for (const result of ['rejected', 'agreed'] as const) {
    await server.ask('POST /web/guild/apply_join', { gid }, applicant)
    expect((await server.ask('POST /web/guild/apply_process', { gid, uid, result }, owner)).code).toBe(0)
    expect(await status()).toBe('pending')
  }
  expect((await server.ask('POST /web/guild/member/remove', { gid, uid }, owner)).code).toBe(0)
  expect(await status()).toBe('pending')
})

it.each([1, 2, 3, 4] as const)('S1-04 a member brings an agency what was earned there: period %i', async (period) => {
  const cents = (amount: string) => Math.round(Number(amount) * 100)
  const ofAgency = async () => cents((await server.ask('POST /web/guild/bill', { gid, period }, owner)).res.income)
  const before = await ofAgency()
  // Joins today: what was earned before is not the agency's.
  const { uid } = await server.newPerson({ gid })
  const { res } = await server.ask('POST /web/guild/member/bill', { gid, period, uid }, owner)
  expect((await ofAgency()) - before).toBe(cents(res.income))
})

describe('founding', () => {
  const wish = async (person: Person, inviter_uid: string) => ({
    name: 'New',
    cover: await server.upload(person),
    country_id: '1',
    contact_phone: '+966500000000',
    contact_address: 'Here',
    real_name: 'Me',
    inviter_uid,
  })
  it.each([
    ['1000007', 0],
    ['81000009', 0],
    ['1000004', codes.unknownInviter.code],
    ['5', codes.unknownUser.code],
  ])('S2-47 with the inviter %s: %s', async (inviter, code) => {
    const founder = await server.newPerson()
    const check = await server.ask('POST /web/guild/get_ext_admin_bd_info', { uid: inviter }, founder)
    expect(check.code).toBe(code)
    const { code: applied } = await server.ask('POST /web/guild/apply_create', await wish(founder, inviter), founder)
    expect(applied).toBe(code)
    const { res } = await server.ask('POST /web/guild/get_self_info', {}, founder)
    expect(res.creation_status).toBe(code === 0 ? 'pending' : 'none')
  })
  it('one application at a time', async () => {
    const founder = await server.newPerson()
    await server.ask('POST /web/guild/apply_create', await wish(founder, '1000007'), founder)
    const again = await server.ask('POST /web/guild/apply_create', await wish(founder, '1000007'), founder)
    expect(again.code).toBe(codes.applicationOpen.code)
  })
})

describe('paging', () => {
  it('S4-09 has_more is true until the last page, which brings every member once', async () => {
    const { res: info } = await server.ask('POST /web/guild/info', { gid: '10003' }, owner)
    const extadmin = await server.signIn('extadmin')
    const seen = new Set<string>()
    let page = 0
    let more = true
    while (more) {
      const { res } = await server.ask('POST /web/guild/member', { gid: '10003', page: (page += 1) }, extadmin)
      for (const { uid } of res.list) seen.add(uid)
      more = res.has_more
    }
    expect(seen.size).toBe(info.member_number)
    expect(page).toBe(Math.ceil(info.member_number / 20))
  })
  it('the large guild has 5,000 members', async () => {
    const fresh = startServer()
    const { res } = await fresh.ask('POST /web/guild/member', { gid, page: 250 }, await fresh.signIn('owner'))
    expect(res).toMatchObject({ has_more: false, list: { length: 20 } })
    fresh.sandbox.close()
  })
})

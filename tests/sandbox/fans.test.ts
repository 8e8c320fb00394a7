import { beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import { startServer, type Person, type Server } from './server'

const gid = '10001'
const refused = codes.notAllowed.code
let server: Server
let owner: Person

beforeAll(async () => {
  server = startServer()
  owner = await server.signIn('owner')
})

const invite = (uid: string, asker = owner, of = gid) =>
  server.ask('POST /web/guild/invite_fans', { gid: of, uid }, asker)
const found = async (keyword: string) =>
  (await server.ask('POST /web/guild/can_invite_fans', { gid, page: 1, keyword }, owner)).res.list

describe('who may do what', () => {
  it.each([
    { who: 'owner', code: 0 },
    { who: 'admin', code: refused },
    { who: 'member', code: refused },
    { who: 'bd', code: refused },
    { who: 'subbd', code: refused },
    { who: 'extadmin', code: refused },
    { who: 'host', code: refused },
  ] as const)('S6-01 S7-12 $who sees fans and invites: $code', async ({ who, code }) => {
    const asker = await server.signIn(who)
    const fan = await server.newPerson()
    expect((await server.ask('POST /web/guild/can_invite_fans', { gid, page: 1 }, asker)).code).toBe(code)
    expect((await invite(fan.uid, asker)).code).toBe(code)
    expect((await found(fan.uid))[0]?.status).toBe(code === 0 ? 'invited' : 'not_invited')
  })
  it('S6-01 the owner of one guild does not invite into another, or into none', async () => {
    const { uid } = await server.newPerson()
    expect((await invite(uid, owner, '10012')).code).toBe(refused)
    expect((await invite(uid, owner, '1')).code).toBe(codes.unknownGuild.code)
    const body = { gid: '10012', page: 1 }
    expect((await server.ask('POST /web/guild/can_invite_fans', body, owner)).code).toBe(refused)
  })
})

describe('S4-12 an invitation', () => {
  it('of another guild is not one of the own guild', async () => {
    const fan = await server.newPerson()
    const other = await server.newPerson({ gid: '10012', role: 'owner' })
    expect((await invite(fan.uid, other, '10012')).code).toBe(0)
    expect((await found(fan.uid))[0]).toMatchObject({ uid: fan.uid, status: 'not_invited' })
    expect((await found(fan.uid))[0]).not.toHaveProperty('invited_at')
  })
  it('is withdrawn once, by the owner, and can be given anew', async () => {
    const fan = await server.newPerson()
    const withdraw = (asker = owner) =>
      server.ask('POST /web/guild/invite_fans', { gid, uid: fan.uid, withdraw: true }, asker)
    expect((await withdraw()).code).toBe(codes.invitationOver.code)
    await invite(fan.uid)
    expect((await withdraw(await server.signIn('admin'))).code).toBe(refused)
    expect((await withdraw()).code).toBe(0)
    expect(await found(fan.uid)).toMatchObject([{ status: 'not_invited' }])
    expect((await withdraw()).code).toBe(codes.invitationOver.code)
    expect((await invite(fan.uid)).code).toBe(0)
    expect(await found(fan.uid)).toMatchObject([{ status: 'invited' }])
  })

  it('goes from not invited to invited, is told to the fan, and given twice is given once', async () => {
    const fan = await server.newPerson()
    const told = async (of: string) => (await server.ask('POST /web/guild/info', { gid: of }, fan)).res.is_invited
    expect(await found(fan.uid)).toMatchObject([{ uid: fan.uid, duid: fan.duid, status: 'not_invited' }])
    expect((await found(fan.uid))[0]).not.toHaveProperty('invited_at')
    expect(await told(gid)).toBe(false)

    expect((await invite(fan.uid)).code).toBe(0)
    const first = await found(fan.duid)
    expect(first).toMatchObject([{ status: 'invited', invited_at: server.sandbox.clock.now() }])
    await server.control('clock', { advance: 60 })
    expect((await invite(fan.uid)).code).toBe(0)
    expect(await found(fan.uid)).toEqual(first)

    expect(await told(gid)).toBe(true)
    expect(await told('10002')).toBe(false)
    const { res } = await server.ask('POST /web/guild/list', { page: 1 }, fan)
    expect(res.list.filter((guild) => guild.is_invited).map((guild) => guild.gid)).toEqual([gid])
  })
  it('is over when it was followed', async () => {
    const fan = await server.newPerson()
    await invite(fan.uid)
    await server.ask('POST /web/guild/apply_join', { gid }, fan)
    await server.ask('POST /web/guild/apply_process', { gid, uid: fan.uid, result: 'agreed' }, owner)
    expect((await server.ask('POST /web/guild/info', { gid }, fan)).res.is_invited).toBe(false)
    expect(await found(fan.uid)).toEqual([])
  })
  it.each([
    { given: 'accept', status: 'member', kept: [] },
    { given: 'decline', status: 'none', kept: ['not_invited'] },
  ] as const)('is answered with $given once, and is counted until then', async ({ given, status, kept }) => {
    const fan = await server.newPerson()
    await invite(fan.uid)
    const told = async () => (await server.ask('POST /web/guild/info', { gid }, fan)).res.join_status
    const count = async () => (await server.ask('POST /web/guild/get_self_info', {}, fan)).res.invitation_total
    const inbox = async () => {
      const { res } = await server.ask('POST /web/guild/list', { page: 1, kind: 'invited' }, fan)
      return res.list.map((guild) => guild.gid)
    }
    const answer = () => server.ask('POST /web/guild/apply_join', { gid, answer: given }, fan)
    expect([await told(), await count(), await inbox()]).toEqual(['invited', 1, [gid]])
    expect((await answer()).code).toBe(0)
    expect([await told(), await count(), await inbox()]).toEqual([status, 0, []])
    expect((await found(fan.uid)).map((one) => one.status)).toEqual(kept)
    const again = given === 'accept' ? codes.alreadyInGuild : codes.invitationOver
    expect((await answer()).code).toBe(again.code)
  })
  it('is no application: those are listed with what became of them', async () => {
    const fan = await server.newPerson()
    await server.ask('POST /web/guild/apply_join', { gid: '10003' }, fan)
    await server.ask('POST /web/guild/apply_join', { gid }, fan)
    await server.ask('POST /web/guild/apply_process', { gid, uid: fan.uid, result: 'rejected' }, owner)
    const { gids } = await server.control<{ gids: string[] }>('guilds', { names: ['Inviting'] })
    const { admin_uid } = (await server.ask('POST /web/guild/info', { gid: gids[0] ?? '' }, fan)).res
    const inviter = await server.control<Person>('session', { uid: admin_uid })
    expect((await invite(fan.uid, inviter, gids[0])).code).toBe(0)
    const { res } = await server.ask('POST /web/guild/list', { page: 1, kind: 'applied' }, fan)
    expect(res.list.map((guild) => [guild.gid, guild.join_status])).toEqual([
      ['10001', 'rejected'],
      ['10003', 'pending'],
    ])
  })
  it.each([
    ['a member of the same guild', { gid }, codes.inGuildByNow.code],
    ['a member of another', { gid: '10002' }, codes.inGuildByNow.code],
    ['an outside admin', { flags: ['is_ext_admin'] }, codes.unknownUser.code],
    ['a reseller', { flags: ['is_reseller'] }, codes.unknownUser.code],
  ] as const)('is not for %s', async (_who, wish, code) => {
    const { uid } = await server.newPerson(wish)
    expect(await found(uid)).toEqual([])
    expect((await invite(uid)).code).toBe(code)
  })
  it('is not for nobody', async () => {
    expect((await invite('5')).code).toBe(codes.unknownUser.code)
  })
})

describe('the seeded fans', () => {
  it('S4-09 fill pages, each fan once, and inviting moves nobody', async () => {
    const fresh = startServer()
    const asker = await fresh.signIn('owner')
    const walk = async () => {
      const rows = []
      for (let page = 1, more = true; more; page += 1) {
        const { res } = await fresh.ask('POST /web/guild/can_invite_fans', { gid, page }, asker)
        rows.push(...res.list)
        more = res.has_more
      }
      return rows
    }
    const before = await walk()
    expect(before.length).toBeGreaterThanOrEqual(45)
    expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length)
    expect(before.filter(({ status }) => status === 'invited')).toHaveLength(7)
    for (const { uid } of before.slice(0, 3)) await fresh.ask('POST /web/guild/invite_fans', { gid, uid }, asker)
    const after = await walk()
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    expect(after.filter(({ status }) => status === 'invited')).toHaveLength(10)
    fresh.sandbox.close()
  })
})

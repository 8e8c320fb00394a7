// Tests who sees what of a guild: its contacts, its members, its income, and those of the guilds that are bound to it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoUid, type DemoName } from '../../sandbox/accounts'
import { codes } from '../../sandbox/codes'
import { startServer, type Person, type Server } from './server'

const gid = '10001'
const refused = codes.notAllowed.code
let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

/** Signs in a demo person, or the owner of a guild. */
async function signIn(who: DemoName | `owner of ${string}`): Promise<Person> {
  if (!who.startsWith('owner of ')) return server.signIn(who as DemoName)
  const { res } = await server.ask('POST /web/guild/info', { gid: who.slice(-5) }, await server.signIn('host'))
  return server.control<Person>('session', { uid: res.admin_uid })
}

describe('S3-11 the contacts of a guild and its open applications', () => {
  it.each([
    { who: 'owner', role: 'owner', sees: true },
    { who: 'admin', role: 'admin', sees: true },
    { who: 'member', role: 'member', sees: false },
    { who: 'host', role: undefined, sees: false },
    { who: 'bd', role: undefined, sees: false },
    { who: 'extadmin', role: undefined, sees: false },
    { who: 'owner of 10002', role: undefined, sees: false },
    { who: 'owner of 10012', role: undefined, sees: false },
  ] as const)('$who sees them: $sees', async ({ who, role, sees }) => {
    const asker = await signIn(who)
    const { res: info } = await server.ask('POST /web/guild/info', { gid }, asker)
    const { res: list } = await server.ask('POST /web/guild/list', { page: 1, keyword: gid }, asker)
    expect(list.list).toEqual([info])
    expect(info).toMatchObject({
      id: gid,
      gid,
      name: 'Desert Stars',
      country_code: 'SA',
      country_name: 'Saudi Arabia',
      admin_uid: demoUid('owner'),
      admin_info: { uid: demoUid('owner'), nickname: 'Layla Haddad', guild_id: gid, country_id: '1' },
      member_number: expect.any(Number),
      inviter_uid: `8${demoUid('bd')}`,
      inviter_name: 'Elif Demir',
      is_invited: false,
      join_status: role === undefined ? 'none' : 'member',
    })
    const { contact_phone, contact_address, real_name, apply_total } = info
    expect(info.role).toBe(role)
    expect({ contact_phone, contact_address, real_name, apply_total }).toEqual(
      sees
        ? {
            contact_phone: '+966 50 100 0001',
            contact_address: '12 Palm Street',
            real_name: 'Layla Haddad',
            apply_total: expect.any(Number),
          }
        : {},
    )
  })

  it('S2-47 are those that the application named, once the guild is founded', async () => {
    const founder = await server.newPerson()
    const bd = await server.signIn('bd')
    const wish = {
      name: 'Tide Singers',
      cover: await server.upload(founder),
      country_id: '3',
      contact_phone: '+20 100 000 0000',
      contact_address: '1 Corniche',
      real_name: 'Nora Adam',
    }
    // As people type it.
    const inviter = { inviter_uid: `8${demoUid('bd')}` }
    const { apply_id } = (await server.ask('POST /web/guild/apply_create', { ...wish, ...inviter }, founder)).res
    await server.ask('POST /web/guild/apply_create_process', { apply_id, result: 'agreed' }, bd)
    const { res: self } = await server.ask('POST /web/guild/get_self_info', {}, founder)
    const { res } = await server.ask('POST /web/guild/info', { gid: self.gid ?? '' }, founder)
    expect(res).toMatchObject({ ...wish, ...inviter, country_name: 'Egypt', apply_total: 0 })
    expect(self).toMatchObject({
      guild_name: wish.name,
      guild_cover: wish.cover,
      role: 'owner',
      joined_at: server.sandbox.clock.now(),
    })
  })
})

describe('decision 19 who looks into the members and the income of a guild', () => {
  it.each<[who: Parameters<typeof signIn>[0], gid: string, sees: boolean]>([
    ['owner', '10001', true],
    ['admin', '10001', true],
    ['member', '10001', false],
    ['host', '10001', false],
    // 10010, 10011 and 10012 are bound to 10001.
    ['owner', '10010', true],
    ['admin', '10012', true],
    ['member', '10010', false],
    ['owner', '10009', false],
    ['admin', '10002', false],
    ['owner of 10010', '10010', true],
    ['owner of 10010', '10001', false],
    ['owner of 10010', '10011', false],
    ['bd', '10001', true],
    ['bd', '10003', false],
    ['subbd', '10007', true],
    ['subbd', '10001', false],
    ['extadmin', '10003', true],
    ['extadmin', '10007', false],
  ])('%s into %s: %s', async (who, of, sees) => {
    const asker = await signIn(who)
    const answers = [
      await server.ask('POST /web/guild/member', { gid: of, page: 1 }, asker),
      await server.ask('POST /web/guild/bill', { gid: of, period: 3 }, asker),
      await server.ask('POST /web/guild/bill/list', { gid: of, period: 3, page: 1 }, asker),
      await server.ask('POST /web/guild/member/bill/list', { gid: of, period: 3, page: 1 }, asker),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => (sees ? 0 : refused)))
  })

  it('nobody into a guild that is not there', async () => {
    const owner = await signIn('owner')
    const unknown = codes.unknownGuild.code
    expect((await server.ask('POST /web/guild/member', { gid: '1', page: 1 }, owner)).code).toBe(unknown)
    expect((await server.ask('POST /web/guild/bill', { gid: '1', period: 3 }, owner)).code).toBe(unknown)
  })

  it('whoever brought a guild in, no longer once they bring in none', async () => {
    const { uid, token } = await server.newPerson()
    const { gids } = await server.control<{ gids: string[] }>('guilds', { names: ['Left behind'], inviter_uid: uid })
    const wish = { gid: gids[0] ?? '', page: 1 }
    expect((await server.ask('POST /web/guild/member', wish, { uid, token })).code).toBe(refused)
  })
})

describe('S1-04 the figures of one person', () => {
  const figures = (asker: Person, wish: { uid?: string; gid?: string } = {}) =>
    server.ask('POST /web/guild/member/bill', { period: 7, ...wish }, asker)

  it.each(['owner', 'admin', 'member', 'host', 'bd', 'reseller'] as const)('%s reads the own ones', async (who) => {
    const asker = await signIn(who)
    const { code, res } = await figures(asker)
    expect([code, res.uid]).toEqual([0, asker.uid])
    expect(await figures(asker, { uid: asker.uid, gid })).toEqual({ code, res, extend: {}, msg: 'success' })
  })

  it.each([
    ['owner', 0],
    ['admin', 0],
    ['bd', 0],
    ['member', refused],
    ['host', refused],
    ['extadmin', refused],
    ['owner of 10002', refused],
  ] as const)('%s reads those of a member of 10001: %s', async (who, code) => {
    const { uid } = await server.newPerson({ gid })
    expect((await figures(await signIn(who), { uid, gid })).code).toBe(code)
  })

  it.each([
    ['of somebody in another guild', { gid: '10002' }],
    ['of somebody without a guild', {}],
  ])('%s are not the guild’s', async (_of, wish) => {
    const { uid } = await server.newPerson(wish)
    const owner = await signIn('owner')
    expect((await figures(owner, { uid, gid })).code).toBe(codes.notMember.code)
    expect((await figures(owner, { uid: '5', gid })).code).toBe(codes.notMember.code)
  })
})

describe('S2-41 the list of members', () => {
  const first = async (wish: { role?: 'all' | 'owner' | 'admin' | 'member'; gid?: string } = {}) =>
    (await server.ask('POST /web/guild/member', { gid: '10003', page: 1, ...wish }, await server.signIn('extadmin')))
      .res.list

  it('has the owner first, then the admins, then the members, each since when they joined', async () => {
    const rows = await first()
    const places = ['owner', 'admin', 'member']
    const expected = rows.toSorted(
      (a, b) => places.indexOf(a.role) - places.indexOf(b.role) || a.joined_at - b.joined_at,
    )
    expect(rows.map(({ role }) => role)).toEqual(expected.map(({ role }) => role))
    expect(rows.map(({ joined_at }) => joined_at)).toEqual(expected.map(({ joined_at }) => joined_at))
    expect(rows.slice(0, 7).map(({ role }) => role)).toEqual([
      'owner',
      'admin',
      'admin',
      'admin',
      'admin',
      'admin',
      'member',
    ])
  })

  it.each([
    ['owner', 1],
    ['admin', 5],
    ['member', 20],
  ] as const)('has only those with the role %s', async (role, count) => {
    expect((await first({ role })).map((row) => row.role)).toEqual(Array.from({ length: count }, () => role))
  })

  it('S1-02 moves whoever becomes an admin up, and down again', async () => {
    const owner = await signIn('owner')
    const { uid } = await server.newPerson({ gid })
    const setRole = (role: 'admin' | 'member') =>
      server.ask('POST /web/guild/member/set_role', { gid, uid, role }, owner)
    const page = async () =>
      (await server.ask('POST /web/guild/member', { gid, page: 1 }, owner)).res.list.map((row) => row.uid)
    expect(await page()).not.toContain(uid)
    expect((await setRole('admin')).code).toBe(0)
    expect((await page()).indexOf(uid)).toBe(6)
    expect((await setRole('member')).code).toBe(0)
    expect(await page()).not.toContain(uid)
  })

  it.each(['remove', 'set_role'] as const)('S1-02 nobody is reached through another guild: %s', async (what) => {
    const owner = await signIn('owner')
    const { uid } = await server.newPerson({ gid: '10010' })
    const ask = (of: string) =>
      what === 'remove'
        ? server.ask('POST /web/guild/member/remove', { gid: of, uid }, owner)
        : server.ask('POST /web/guild/member/set_role', { gid: of, uid, role: 'admin' }, owner)
    expect((await ask(gid)).code).toBe(codes.notMember.code)
    // A bound guild is looked into, and no more.
    expect((await ask('10010')).code).toBe(refused)
    const { res } = await server.ask('POST /web/guild/member', { gid: '10010', page: 1, keyword: uid }, owner)
    expect(res.list).toMatchObject([{ role: 'member' }])
  })
})

describe('S4-12 S1-01 an invitation', () => {
  it.each(['pending', 'rejected'] as const)('stands before an application that is %s', async (status) => {
    const owner = await signIn('owner')
    const fan = await server.newPerson()
    const told = async () => (await server.ask('POST /web/guild/info', { gid }, fan)).res.join_status
    await server.ask('POST /web/guild/apply_join', { gid }, fan)
    if (status === 'rejected')
      await server.ask('POST /web/guild/apply_process', { gid, uid: fan.uid, result: 'rejected' }, owner)
    expect(await told()).toBe(status)
    await server.ask('POST /web/guild/invite_fans', { gid, uid: fan.uid }, owner)
    expect(await told()).toBe('invited')
    await server.ask('POST /web/guild/apply_join', { gid, answer: 'decline' }, fan)
    expect(await told()).toBe(status)
  })

  it('that was followed is over: whoever leaves the guild can be invited anew', async () => {
    const owner = await signIn('owner')
    const fan = await server.newPerson()
    const find = async () =>
      (await server.ask('POST /web/guild/can_invite_fans', { gid, page: 1, keyword: fan.uid }, owner)).res.list
    const invite = () => server.ask('POST /web/guild/invite_fans', { gid, uid: fan.uid }, owner)
    await invite()
    await server.ask('POST /web/guild/apply_join', { gid, answer: 'accept' }, fan)
    expect(await find()).toEqual([])
    expect((await server.ask('POST /web/guild/member/remove', { gid, uid: fan.uid }, owner)).code).toBe(0)
    expect(await find()).toMatchObject([{ status: 'not_invited' }])
    expect((await invite()).code).toBe(0)
    expect(await find()).toMatchObject([{ status: 'invited' }])
  })

  it('that was followed also agrees to the application that waited', async () => {
    const owner = await signIn('owner')
    const fan = await server.newPerson()
    await server.ask('POST /web/guild/apply_join', { gid }, fan)
    await server.ask('POST /web/guild/invite_fans', { gid, uid: fan.uid }, owner)
    await server.ask('POST /web/guild/apply_join', { gid, answer: 'accept' }, fan)
    const { res } = await server.ask('POST /web/guild/apply_list', { gid, page: 1, keyword: fan.uid }, owner)
    expect(res.list).toMatchObject([{ uid: fan.uid, status: 'agreed', processed_at: expect.any(Number) }])
  })

  it('of another guild does not wait for somebody who is in one by now', async () => {
    const fan = await server.newPerson()
    await server.ask('POST /web/guild/invite_fans', { gid: '10012', uid: fan.uid }, await signIn('owner of 10012'))
    await server.ask('POST /web/guild/invite_fans', { gid, uid: fan.uid }, await signIn('owner'))
    const count = async () => (await server.ask('POST /web/guild/get_self_info', {}, fan)).res.invitation_total
    expect(await count()).toBe(2)
    await server.ask('POST /web/guild/apply_join', { gid, answer: 'accept' }, fan)
    expect(await count()).toBe(0)
    expect((await server.ask('POST /web/guild/info', { gid: '10012' }, fan)).res.join_status).toBe('none')
    const again = await server.ask('POST /web/guild/apply_join', { gid: '10012', answer: 'accept' }, fan)
    expect(again.code).toBe(codes.alreadyInGuild.code)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { DemoName } from '../../sandbox/accounts'
import { codes } from '../../sandbox/codes'
import { startServer, type Person, type Server } from './server'

const refused = codes.notAllowed.code
const roles: readonly DemoName[] = ['owner', 'admin', 'member', 'bd', 'subbd', 'extadmin', 'host']
const extadmin = '1000009'
let server: Server
let bd: Person

beforeAll(async () => {
  server = startServer()
  bd = await server.signIn('bd')
})

/** Each role and what it is answered: 0 for those named, a refusal for the others. */
const table = (...allowed: readonly DemoName[]) =>
  roles.map((who) => ({ who, code: allowed.includes(who) ? 0 : refused }))

async function whole<T>(
  ask: (page: number) => Promise<{ res: { has_more: boolean; list: readonly T[] } }>,
): Promise<{ rows: T[]; pages: number }> {
  const rows: T[] = []
  for (let page = 1; ; page += 1) {
    const { res } = await ask(page)
    rows.push(...res.list)
    if (!res.has_more) return { rows, pages: page }
  }
}

describe('guilds that are bound', () => {
  const bound = (asker: Person, page = 1, keyword = '') =>
    server.ask('POST /web/guild/guild_list', { page, keyword }, asker)

  it.each(table('owner', 'admin', 'bd', 'subbd', 'extadmin'))('S7-12 $who: $code', async ({ who, code }) => {
    expect((await bound(await server.signIn(who))).code).toBe(code)
  })
  it.each([
    ['bd', ['10001', '10002', '10004', '10006', '10008', '10009', '10011', '10012']],
    ['subbd', ['10007']],
    ['extadmin', ['10003', '10005', '10010']],
    ['owner', ['10010', '10011', '10012']],
    ['admin', ['10010', '10011', '10012']],
  ] as const)('%s sees %s', async (who, gids) => {
    const fresh = startServer()
    const asker = await fresh.signIn(who)
    const { res } = await fresh.ask('POST /web/guild/guild_list', { page: 1 }, asker)
    expect(res.list.map(({ gid }) => gid).toSorted()).toEqual(gids)
    for (const { gid, member_count } of res.list) {
      const { res: info } = await fresh.ask('POST /web/guild/info', { gid }, asker)
      expect(member_count).toBe(info.member_number)
    }
    fresh.sandbox.close()
  })
  it.each([
    ['part of the name', 'desert'],
    ['part of the owner’s name', 'LAYLA'],
    ['guild ID', '10001'],
    ['owner’s product user ID', '81000001'],
  ])('are found by %s', async (_by, keyword) => {
    const { res } = await bound(bd, 1, keyword)
    expect(res.list.map(({ gid }) => gid)).toEqual(['10001'])
  })
  it('are those bound to the own guild', async () => {
    const person = await server.newPerson({ gid: '10012', role: 'owner' })
    await server.control('guilds', { names: ['Bound one'], bound_to: '10012' })
    expect((await bound(person)).res.list.map(({ name }) => name)).toEqual(['Bound one'])
  })
  it('are those bound and those brought in, for an owner who is a BD as well', async () => {
    const person = await server.newPerson({ gid: '10011', role: 'owner', flags: ['is_bd'] })
    await server.control('guilds', { names: ['Bound two'], bound_to: '10011' })
    await server.control('guilds', { names: ['Brought in'], inviter_uid: person.uid })
    expect((await bound(person)).res.list.map(({ name }) => name).toSorted()).toEqual(['Bound two', 'Brought in'])
  })
  it('S4-09 come in pages', async () => {
    const asker = await server.newPerson({ flags: ['is_bd'] })
    const names = Array.from({ length: 45 }, (_, at) => `Page ${at}`)
    await server.control('guilds', { names, inviter_uid: asker.uid })
    const { rows, pages } = await whole((page) => bound(asker, page))
    expect(pages).toBe(3)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })
})

describe('the BDs of a team', () => {
  const team = (asker: Person, page = 1, keyword = '') =>
    server.ask('POST /web/guild/bd_member', { page, keyword }, asker)

  it.each(table('bd'))('S7-12 $who: $code', async ({ who, code }) => {
    expect((await team(await server.signIn(who))).code).toBe(code)
  })
  it('S4-09 come in pages, with what they brought in', async () => {
    const { rows, pages } = await whole((page) => team(bd, page))
    expect(pages).toBe(2)
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(26)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['sub_bd']))
    expect(rows[0]).toMatchObject({ uid: '1000008', guild_count: 1, member_count: 45 })
  })
  it('are as many as the bill says', async () => {
    const { res } = await server.ask('POST /web/guild/bill', { period: 1 }, bd)
    expect(res.bd_count).toBe(26)
  })
  it('are the own ones', async () => {
    const asker = await server.newPerson({ flags: ['is_bd'] })
    expect((await team(asker)).res.list).toEqual([])
    const sub = await server.newPerson({ flags: ['is_bd', 'is_sub_bd'], bd_uid: asker.uid, nickname: 'Zoë Öz' })
    expect((await team(asker)).res.list).toMatchObject([{ uid: sub.uid, guild_count: 0, member_count: 0 }])
    expect((await team(asker, 1, 'zoe')).res.list).toHaveLength(1)
    expect((await team(asker, 1, sub.duid)).res.list).toHaveLength(1)
    expect((await team(asker, 1, 'nobody')).res.list).toEqual([])
    expect((await team(bd, 1, sub.uid)).res.list).toEqual([])
  })
})

describe('outside admins', () => {
  const admins = (asker: Person, page = 1, keyword = '') =>
    server.ask('POST /web/guild/ext_admin', { page, keyword }, asker)

  it.each(table('bd', 'subbd'))('S7-12 $who: $code', async ({ who, code }) => {
    expect((await admins(await server.signIn(who))).code).toBe(code)
  })
  it('S4-09 come in pages, with what they brought in', async () => {
    const { rows, pages } = await whole((page) => admins(bd, page))
    expect(pages).toBe(2)
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(26)
    expect(rows[0]).toMatchObject({ uid: extadmin, guild_count: 3, member_count: 130 + 84 + 22 })
  })
  it('with the most guilds come first, then those with the most people in them', async () => {
    const uids = []
    for (const [guilds, more] of [
      [1, 0],
      [1, 3],
      [2, 0],
    ] as const) {
      const { uid } = await server.newPerson({ flags: ['is_ext_admin'], nickname: 'Ordered One' })
      const names = Array.from({ length: guilds }, (_, at) => `Guild ${at}`)
      const { gids } = await server.control<{ gids: string[] }>('guilds', { names, inviter_uid: uid })
      for (let count = 0; count < more; count += 1) await server.newPerson({ gid: gids[0] })
      uids.unshift(uid)
    }
    const { list } = (await admins(bd, 1, 'ordered one')).res
    expect(list.map(({ uid }) => uid)).toEqual(uids)
    expect(list.map(({ guild_count, member_count }) => [guild_count, member_count])).toEqual([
      [2, 2],
      [1, 4],
      [1, 1],
    ])
  })
  it('are found by name and ID', async () => {
    for (const keyword of ['sofia costa', extadmin, `8${extadmin}`])
      expect((await admins(bd, 1, keyword)).res.list.map(({ uid }) => uid)).toContain(extadmin)
  })
})

describe('people of an outside admin', () => {
  const people = (asker: Person, wish: { uid?: string; page?: number; keyword?: string } = {}) =>
    server.ask('POST /web/guild/ext_admin_member', { page: 1, ...wish }, asker)
  const count = (asker: Person, wish: { uid?: string } = {}) =>
    server.ask('POST /web/guild/get_ext_admin_member_count', wish, asker)

  it.each(table('bd', 'subbd', 'extadmin'))('S7-12 $who asks about the demo one: $code', async ({ who, code }) => {
    const asker = await server.signIn(who)
    expect((await people(asker, { uid: extadmin })).code).toBe(code)
    expect((await count(asker, { uid: extadmin })).code).toBe(code)
  })
  it.each(table('extadmin'))('S7-12 $who asks about themself: $code', async ({ who, code }) => {
    const asker = await server.signIn(who)
    expect((await people(asker)).code).toBe(code)
    expect((await count(asker)).code).toBe(code)
  })
  it('an outside admin does not see those of another', async () => {
    const other = await server.newPerson({ flags: ['is_ext_admin'] })
    expect((await people(other, { uid: extadmin })).code).toBe(refused)
    expect((await count(other, { uid: extadmin })).code).toBe(refused)
    expect((await count(other)).res).toEqual({ nickname: 'Test Person', guild_count: 0, member_count: 0 })
  })
  it('somebody else is not an outside admin', async () => {
    for (const uid of ['1000001', '5']) {
      expect((await people(bd, { uid })).code).toBe(codes.unknownUser.code)
      expect((await count(bd, { uid })).code).toBe(codes.unknownUser.code)
    }
  })
  it('S4-09 come in pages, as many as are counted, from the guilds brought in', async () => {
    const { res } = await count(bd, { uid: extadmin })
    expect(res).toEqual({ nickname: 'Sofia Costa', guild_count: 3, member_count: 236 })
    const { rows, pages } = await whole((page) => people(bd, { uid: extadmin, page }))
    expect(pages).toBe(12)
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(236)
    expect(new Set(rows.map((row) => row.gid))).toEqual(new Set(['10003', '10005', '10010']))
    const [first] = rows
    expect(first).toMatchObject({ guild_name: 'Jakarta Voices', role: 'owner' })
    expect((await people(bd, { uid: extadmin, keyword: first?.duid ?? '' })).res.list).toEqual([first])
  })
})

describe('banners', () => {
  const drawn = async (url: string) =>
    Buffer.from(await (await server.send('GET', new URL(url).pathname)).arrayBuffer())

  it.each([
    ['owner', ['recharge', 'questions', 'invite']],
    ['member', ['recharge', 'questions', 'create']],
    ['host', ['recharge', 'questions', 'create']],
  ] as const)('S7-12 lead %s to %s', async (who, targets) => {
    const { res } = await server.ask('POST /web/guild/banner', {}, await server.signIn(who))
    expect(res.list.map(({ target }) => target)).toEqual(targets)
    for (const { image_url, image_url_ar = '', name, name_ar } of res.list) {
      expect(name_ar).not.toBe(name)
      const [image, arabic] = await Promise.all([image_url, image_url_ar].map(drawn))
      expect(image?.subarray(0, 4).toString()).toBe('<svg')
      expect(arabic?.equals(image ?? arabic)).toBe(false)
    }
  })
})

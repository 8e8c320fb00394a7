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

const process = (uid: string, result: 'agreed' | 'rejected', asker = owner, of = gid) =>
  server.ask('POST /web/guild/apply_process', { gid: of, uid, result }, asker)
const found = async (uid: string) =>
  (await server.ask('POST /web/guild/apply_list', { gid, page: 1, keyword: uid }, owner)).res.list
const memberOf = async (uid: string) =>
  (await server.ask('POST /web/guild/member', { gid, page: 1, keyword: uid }, owner)).res.list

async function applicant(of = gid): Promise<Person & { duid: string }> {
  const person = await server.newPerson()
  await server.ask('POST /web/guild/apply_join', { gid: of }, person)
  return person
}

describe('who may do what', () => {
  it.each([
    { who: 'owner', sees: 0, processes: 0 },
    { who: 'admin', sees: 0, processes: refused },
    { who: 'member', sees: refused, processes: refused },
    { who: 'bd', sees: refused, processes: refused },
    { who: 'subbd', sees: refused, processes: refused },
    { who: 'extadmin', sees: refused, processes: refused },
    { who: 'host', sees: refused, processes: refused },
  ] as const)('S6-01 S7-12 $who sees applications: $sees, processes: $processes', async ({ who, sees, processes }) => {
    const asker = await server.signIn(who)
    const { uid } = await applicant()
    expect((await server.ask('POST /web/guild/apply_list', { gid, page: 1 }, asker)).code).toBe(sees)
    expect((await process(uid, 'agreed', asker)).code).toBe(processes)
    expect((await found(uid))[0]?.status).toBe(processes === 0 ? 'agreed' : 'pending')
  })
  it.each(['agreed', 'rejected'] as const)('S6-01 the owner of another guild does not decide: %s', async (result) => {
    const { uid } = await applicant('10012')
    expect((await process(uid, result, owner, '10012')).code).toBe(refused)
    const body = { gid: '10012', page: 1 }
    expect((await server.ask('POST /web/guild/apply_list', body, owner)).code).toBe(refused)
  })
  it('nobody asks about a guild that is not there', async () => {
    const unknown = codes.unknownGuild.code
    expect((await server.ask('POST /web/guild/apply_list', { gid: '1', page: 1 }, owner)).code).toBe(unknown)
    expect((await process('1', 'agreed', owner, '1')).code).toBe(unknown)
  })
})

describe('S4-11 an application', () => {
  it('is withdrawn until it is answered, and then is not there to be answered', async () => {
    const person = await applicant()
    const withdraw = () => server.ask('POST /web/guild/apply_join', { gid, answer: 'withdraw' }, person)
    expect((await withdraw()).code).toBe(0)
    expect(await found(person.uid)).toEqual([])
    expect((await process(person.uid, 'agreed')).code).toBe(codes.unknownApplication.code)
    expect((await withdraw()).code).toBe(codes.notPending.code)
  })
  it('that is agreed to makes a member', async () => {
    const person = await applicant()
    expect((await found(person.uid))[0]).toMatchObject({ status: 'pending', duid: person.duid })
    expect((await found(person.uid))[0]).not.toHaveProperty('processed_at')
    expect((await process(person.uid, 'agreed')).code).toBe(0)
    expect((await found(person.uid))[0]).toMatchObject({ status: 'agreed', processed_at: server.sandbox.clock.now() })
    expect(await memberOf(person.uid)).toMatchObject([{ role: 'member', joined_at: server.sandbox.clock.now() }])
    const { res } = await server.ask('POST /web/guild/info', { gid }, person)
    expect(res).toMatchObject({ join_status: 'member', role: 'member' })
  })
  it.each(['agreed', 'rejected'] as const)('that is %s is told to the applicant for seven days', async (result) => {
    const fresh = startServer()
    const person = await fresh.newPerson()
    const told = async () => {
      const { res } = await fresh.ask('POST /web/guild/get_self_info', {}, person)
      return [res.join_status, res.join_name]
    }
    expect(await told()).toEqual([undefined, undefined])
    await fresh.ask('POST /web/guild/apply_join', { gid }, person)
    const { res: guild } = await fresh.ask('POST /web/guild/info', { gid }, person)
    expect(await told()).toEqual(['pending', guild.name])
    await fresh.ask('POST /web/guild/apply_process', { gid, uid: person.uid, result }, await fresh.signIn('owner'))
    expect(await told()).toEqual([result, guild.name])
    fresh.sandbox.clock.advance(7 * 86_400)
    expect(await told()).toEqual([undefined, undefined])
    fresh.sandbox.close()
  })
  it('that is rejected makes none, and can be made again', async () => {
    const person = await applicant()
    const status = async () => (await server.ask('POST /web/guild/info', { gid }, person)).res.join_status
    expect((await process(person.uid, 'rejected')).code).toBe(0)
    expect(await memberOf(person.uid)).toEqual([])
    expect(await status()).toBe('rejected')
    expect((await server.ask('POST /web/guild/apply_join', { gid }, person)).code).toBe(0)
    expect(await status()).toBe('pending')
    expect((await found(person.uid))[0]).not.toHaveProperty('processed_at')
  })
  it.each([
    ['agreed', 'agreed'],
    ['agreed', 'rejected'],
    ['rejected', 'agreed'],
    ['rejected', 'rejected'],
  ] as const)('that was %s cannot be %s afterwards', async (first, second) => {
    const { uid } = await applicant()
    await process(uid, first)
    expect((await process(uid, second)).code).toBe(codes.notPending.code)
    expect((await found(uid))[0]?.status).toBe(first)
    expect(await memberOf(uid)).toHaveLength(first === 'agreed' ? 1 : 0)
  })
  it('of nobody is refused', async () => {
    const { uid } = await server.newPerson()
    expect((await process(uid, 'agreed')).code).toBe(codes.unknownApplication.code)
  })
  it('of somebody who joined another guild meanwhile waits on, and can be rejected', async () => {
    const person = await applicant()
    await server.ask('POST /web/guild/apply_join', { gid: '10012' }, person)
    const { res } = await server.ask('POST /web/guild/info', { gid: '10012' }, owner)
    const other = await server.control<Person>('session', { uid: res.admin_uid })
    expect((await process(person.uid, 'agreed', other, '10012')).code).toBe(0)
    expect((await process(person.uid, 'agreed')).code).toBe(codes.inGuildByNow.code)
    expect((await found(person.uid))[0]?.status).toBe('pending')
    expect(await memberOf(person.uid)).toEqual([])
    expect((await process(person.uid, 'rejected')).code).toBe(0)
    expect((await found(person.uid))[0]?.status).toBe('rejected')
  })
})

describe('the seeded list', () => {
  const all = async (status: 'all' | 'pending' | 'agreed' | 'rejected', fresh: Server, asker: Person) => {
    const pages = []
    for (let page = 1, more = true; more; page += 1) {
      const { res } = await fresh.ask('POST /web/guild/apply_list', { gid, page, status }, asker)
      pages.push(res.list)
      more = res.has_more
    }
    return pages
  }
  it.each([
    ['all', 48],
    ['pending', 26],
    ['agreed', 14],
    ['rejected', 8],
  ] as const)('S2-40 S4-09 %s: %i, each once, the newest first', async (status, count) => {
    const fresh = startServer()
    const pages = await all(status, fresh, await fresh.signIn('owner'))
    const rows = pages.flat()
    expect(pages.map((page) => page.length).slice(0, -1)).toEqual(pages.slice(1).map(() => 20))
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(({ uid }) => uid)).size).toBe(count)
    expect(rows.map((row) => row.applied_at)).toEqual(rows.map((row) => row.applied_at).toSorted((a, b) => b - a))
    if (status !== 'all') expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]))
    for (const { applied_at, processed_at = applied_at } of rows)
      expect(processed_at).toBeGreaterThanOrEqual(applied_at)
    fresh.sandbox.close()
  })
  it('agreed ones are members, and the guild still has 5,000', async () => {
    const fresh = startServer()
    const asker = await fresh.signIn('owner')
    const [rows = []] = await all('agreed', fresh, asker)
    for (const { uid } of rows) {
      const { res } = await fresh.ask('POST /web/guild/member', { gid, page: 1, keyword: uid }, asker)
      expect(res.list).toHaveLength(1)
    }
    const { res } = await fresh.ask('POST /web/guild/info', { gid }, asker)
    expect(res).toMatchObject({ member_number: 5000, apply_total: 26 })
    fresh.sandbox.close()
  })
})

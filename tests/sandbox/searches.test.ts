// Tests that every list is searched in the same way: by part of a name, whatever its case and accents, or by a whole ID.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DemoName } from '../../sandbox/accounts'
import { startServer, type Person, type Server } from './server'

const gid = '10001'
let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

interface Row {
  readonly uid?: string
  readonly gid?: string
}
/** Reads the first page of a list that is searched. */
async function search(call: string, body: object, who: DemoName, keyword: string): Promise<readonly Row[]> {
  const ask = server.ask as (call: string, body: object, person: Person) => Promise<{ res: { list: readonly Row[] } }>
  return (await ask(call, { page: 1, ...body, keyword }, await server.signIn(who))).res.list
}

interface People {
  readonly call: string
  readonly who: DemoName
  readonly body?: object
  /** What makes a person stand in the list. */
  readonly wish?: object
  readonly applies?: true
}
const lists: readonly People[] = [
  { call: 'POST /web/guild/member', who: 'owner', body: { gid }, wish: { gid } },
  { call: 'POST /web/guild/member/bill/list', who: 'owner', body: { gid, period: 3 }, wish: { gid } },
  { call: 'POST /web/guild/apply_list', who: 'owner', body: { gid }, applies: true },
  { call: 'POST /web/guild/can_invite_fans', who: 'owner', body: { gid } },
  { call: 'POST /web/guild/bd_member', who: 'bd', wish: { flags: ['is_bd', 'is_sub_bd'], bd_uid: '1000007' } },
  { call: 'POST /web/guild/ext_admin', who: 'bd', wish: { flags: ['is_ext_admin'] } },
  { call: 'POST /web/guild/ext_admin_member', who: 'extadmin', wish: { gid: '10003' } },
  { call: 'POST /web/agent/list', who: 'host', wish: { flags: ['is_reseller'] } },
]

describe.each(lists)('$call', ({ call, who, body = {}, wish = {}, applies }) => {
  it('finds a person by part of the nickname, and by both IDs', async () => {
    const person = await server.newPerson({ nickname: 'Wÿld Ångström', ...wish })
    if (applies) await server.ask('POST /web/guild/apply_join', { gid }, person)
    const isFound = async (keyword: string) =>
      (await search(call, body, who, keyword)).some(({ uid }) => uid === person.uid)
    const { uid, duid } = person
    for (const keyword of [uid, duid, ` ${uid} `, 'wyld', 'WŸLD', ' Ångs', 'd a', 'Ｗｙｌｄ'])
      expect([keyword, await isFound(keyword)]).toEqual([keyword, true])
    for (const keyword of [uid.slice(0, 6), duid.slice(1, 7), `${uid}0`, 'wyldangstrom', 'w%d', 'wyl_', '%'])
      expect([keyword, await isFound(keyword)]).toEqual([keyword, false])
    expect((await search(call, body, who, uid)).map((row) => row.uid)).toEqual([uid])
  })
})

describe.each([
  { call: 'POST /web/guild/list', who: 'host', owners: true },
  { call: 'POST /web/guild/guild_list', who: 'bd', owners: true },
  { call: 'POST /web/guild/bill/list', who: 'bd', body: { period: 3 }, owners: false },
] as const)('S2-39 $call', ({ call, who, owners, ...rest }) => {
  const found = async (keyword: string) =>
    (await search(call, 'body' in rest ? rest.body : {}, who, keyword)).map((row) => row.gid)

  it.each(['desert', 'DÉSERT', ' rt St', '10001', ' 10001 '])('finds Desert Stars by "%s"', async (keyword) => {
    expect(await found(keyword)).toEqual([gid])
  })
  it.each(['desertstars', '1000', '100010', '%', 'desert_stars'])('finds nothing by "%s"', async (keyword) => {
    expect(await found(keyword)).toEqual([])
  })
  it.each(['layla', '1000001', '81000001', ' 81000001 '])(`finds by "%s", of the owner: ${owners}`, async (keyword) => {
    expect((await found(keyword)).includes(gid)).toBe(owners)
  })
  it.each(['100000', '8100000'])('finds nothing by part of the owner’s ID, "%s"', async (keyword) => {
    expect(await found(keyword)).toEqual([])
  })
  it('has the largest guild first', async () => {
    const rows = (await search(call, 'body' in rest ? rest.body : {}, who, '')) as readonly {
      readonly member_number?: number
      readonly member_count?: number
    }[]
    const sizes = rows.map(({ member_number, member_count }) => member_number ?? member_count ?? -1)
    expect(sizes.length).toBeGreaterThan(5)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })
})

it('a reseller finds an order by part of its number, and by the name and the whole ID of the receiver', async () => {
  const { uid, duid } = await server.newPerson({ nickname: 'Wÿld Order', diamonds: '500' })
  const wish = { uid, diamonds: '100' }
  const { order_no } = await server.control<{ readonly order_no: string }>('withdrawals', wish)
  const reseller = await server.signIn('reseller')
  const found = async (keyword: string) => {
    const { res } = await server.ask('POST /web/withdrawal/agent/order/list', { page: 1, keyword }, reseller)
    return res.list.map((order) => order.order_no)
  }
  for (const keyword of [order_no, order_no.slice(-9), 'wyld or', duid, uid])
    expect(await found(keyword)).toEqual([order_no])
  expect(await found(duid.slice(2))).toEqual([])
  expect((await found('')).length).toBeGreaterThan(1)
})

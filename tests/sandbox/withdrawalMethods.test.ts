import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import type { RequestOf } from '../../sandbox/contract'
import { startServer, type Person, type Server } from './server'

let server: Server
let owner: Person
beforeAll(async () => {
  server = startServer()
  owner = await server.signIn('owner')
})
afterAll(() => server.sandbox.close())

const list = 'GET /web/withdrawal/method/list'
const change = 'POST /web/withdrawal/method/update'
const remove = 'POST /web/withdrawal/method/delete'
const methodsOf = async (person: Person) => (await server.ask(list, {}, person)).res.list
type Change = Partial<RequestOf<typeof change>>

/** Somebody with an account of each kind. */
async function person() {
  const signed = await server.newPerson()
  const account = { holder: 'Mona Saleh', account_no: '0551234567' }
  const add = async (body: Omit<RequestOf<'POST /web/withdrawal/method/create'>, 'holder' | 'account_no'>) =>
    (await server.ask('POST /web/withdrawal/method/create', { ...account, ...body }, signed)).res.id
  const bank = await add({
    channel_id: 'b1',
    kind: 'bank',
    bank_name: 'Al Rajhi Bank',
    iban: 'sa03 8000 0000 6080 1016 7519',
  })
  const wallet = await add({ channel_id: 'w0', kind: 'wallet' })
  const crypto = await add({ channel_id: 'c1', kind: 'crypto', network: 'TRC20' })
  return { signed, ids: { bank, wallet, crypto } }
}

describe('S7-16 the methods of a person', () => {
  it('nobody else is a reseller', async () => {
    for (const agent_uid of ['1000006', '5', '']) {
      expect((await server.ask(list, { agent_uid }, owner)).code).toBe(codes.unknownReseller.code)
    }
  })
})

it('S1-14 an account with a tax number keeps it, also through a change that does not name it', async () => {
  const { signed } = await person()
  const account = { holder: 'Ivan Petrov', account_no: '40817810', kind: 'wallet' as const }
  const body = { ...account, channel_id: 'w0', tax_id: '500100732259' }
  const { id } = (await server.ask('POST /web/withdrawal/method/create', body, signed)).res
  await server.ask(change, { id, holder: 'Ivan Petrov', account_no: '40817811' }, signed)
  const found = (await methodsOf(signed)).find((method) => method.id === id)
  expect(found).toMatchObject({ account_no: '40817811', tax_id: '500100732259' })
})

it('S3-18 the withdraw info carries channelList, an array with the channels that an account can be added for', async () => {
  const { res } = await server.ask('POST /web/withdrawal/config', {}, owner)
  const { res: channels } = await server.ask('GET /web/withdrawal/channel/list', {}, owner)
  expect(Array.isArray(res.channelList)).toBe(true)
  expect(res.channelList?.length).toBeGreaterThan(0)
  expect(res.channelList).toEqual(channels.list)
})

describe('S7-16 a change', () => {
  it.each([
    { kind: 'bank', body: { holder: ' Sara ', bank_name: 'Riyad', iban: 'sa44 2000' }, kept: { iban: 'SA442000' } },
    { kind: 'wallet', body: { account_no: ' 0560000000 ' }, kept: { account_no: '0560000000' } },
    { kind: 'crypto', body: { network: 'TON' }, kept: { network: 'TON' } },
  ] as const)('of a $kind account is kept', async ({ kind, body, kept }) => {
    const { signed, ids } = await person()
    const before = await methodsOf(signed)
    const wish = { id: ids[kind], holder: 'Mona Saleh', account_no: '0551234567', ...body }
    expect((await server.ask(change, wish, signed)).res).toEqual({})
    const after = await methodsOf(signed)
    expect(after.find(({ id }) => id === ids[kind])).toMatchObject({ holder: wish.holder.trim(), ...kept })
    const others = (methods: typeof before) => methods.filter(({ id }) => id !== ids[kind])
    expect(others(after)).toEqual(others(before))
  })

  it.each<{ kind: 'bank' | 'wallet' | 'crypto'; without: string; body: Change }>([
    { kind: 'bank', without: 'IBAN', body: { bank_name: 'Riyad' } },
    { kind: 'bank', without: 'bank', body: { iban: 'SA442000', bank_name: ' ' } },
    { kind: 'crypto', without: 'network', body: {} },
    { kind: 'wallet', without: 'holder', body: { holder: '  ' } },
    { kind: 'wallet', without: 'account', body: { account_no: '' } },
  ])('of a $kind account without $without is refused', async ({ kind, body }) => {
    const { signed, ids } = await person()
    const before = await methodsOf(signed)
    const wish = { id: ids[kind], holder: 'Sara', account_no: '1', ...body }
    expect((await server.ask(change, wish, signed)).code).toBe(codes.methodIncomplete.code)
    expect(await methodsOf(signed)).toEqual(before)
  })

  it('does not reach an order made before it', async () => {
    const { uid, token, ...made } = await server.control<Person & { method_id: string }>('people', {
      method: true,
      diamonds: '100',
    })
    const signed = { uid, token }
    const wish = { agent_uid: '1000005', method_id: made.method_id, diamonds: '100' }
    expect((await server.ask('POST /web/withdrawal/order', wish, signed)).code).toBe(0)
    await server.ask(change, { id: made.method_id, holder: 'Sara', account_no: '1' }, signed)
    const { res } = await server.ask('POST /web/withdrawal/order/list', { page: 1 }, signed)
    expect(res.list[0]?.method).toMatchObject({ account: '0551234567', holder: 'Test Person' })
  })
})

describe('S5-13 S7-16 deleting', () => {
  it('leaves the others, and always one', async () => {
    const { signed, ids } = await person()
    for (const id of [ids.crypto, ids.bank]) expect((await server.ask(remove, { id }, signed)).code).toBe(0)
    const last = await server.ask(remove, { id: ids.wallet }, signed)
    expect([last.code, last.msg]).toEqual([codes.lastMethod.code, 'please keep at least one withdrawal method'])
    expect((await methodsOf(signed)).map(({ id }) => id)).toEqual([ids.wallet])
  })

  it('and changing reach only what is one’s own', async () => {
    const { signed } = await person()
    const before = await methodsOf(owner)
    for (const id of [before[0]?.id ?? '', 'nothing']) {
      expect((await server.ask(remove, { id }, signed)).code).toBe(codes.unknownMethod.code)
      const wish = { id, holder: 'Sara', account_no: '1' }
      expect((await server.ask(change, wish, signed)).code).toBe(codes.unknownMethod.code)
    }
    expect(await methodsOf(owner)).toEqual(before)
  })
})

// Tests what resellers pay to and how much at a time, and the channels that lead to a person.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import { startServer, type Person, type Server } from './server'

let server: Server
let host: Person
beforeAll(async () => {
  server = startServer()
  host = await server.signIn('host')
})
afterAll(() => server.sandbox.close())

const find = async (uid: string) =>
  (await server.ask('POST /web/agent/list', { page: 1, keyword: uid }, host)).res.list[0]

describe('S7-14 the card of a reseller', () => {
  const [bank, wallets, crypto] = [['Bank transfer'], ['stc pay', 'urpay'], ['USDT']]
  it.each([
    { uid: '1000005', pays: [...bank, ...crypto, ...wallets], least: undefined, most: undefined },
    { uid: '1000021', pays: [...bank, ...crypto, ...wallets], least: undefined, most: '20000.00' },
    { uid: '1000022', pays: wallets, least: '500.00', most: '5000.00' },
    { uid: '1000023', pays: [...bank, ...crypto], least: undefined, most: undefined },
  ])('$uid pays to $pays, from $least to $most', async ({ uid, pays, least, most }) => {
    const card = await find(uid)
    expect(card?.channels?.map(({ name }) => name)).toEqual(pays)
    expect([card?.min_diamonds, card?.max_diamonds]).toEqual([least, most])
    expect(card).toMatchObject({ uid, duid: `8${uid}`, country_id: '1', country_name: 'Saudi Arabia' })
  })

  it('names the channels of the reseller’s own country', async () => {
    const { uid } = await server.newPerson({ flags: ['is_reseller'], country_id: '3' })
    expect((await find(uid))?.channels?.map(({ name }) => name)).toEqual([
      'Bank transfer',
      'USDT',
      'Vodafone Cash',
      'InstaPay',
    ])
  })

  it('counts the withdrawals that they have paid out', async () => {
    const payer = await server.newPerson({ flags: ['is_reseller'] })
    const user = await server.newPerson({ diamonds: '1000' })
    const proof = await server.upload(payer)
    const wish = { uid: user.uid, reseller: payer.uid, diamonds: '100' }
    const { order_no } = await server.control<{ order_no: string }>('withdrawals', wish)
    const total = async () => (await find(payer.uid))?.completed_total
    for (const step of ['process', 'transfer'] as const) {
      await server.ask('POST /web/withdrawal/agent/order/confirm', { order_no, step, images: [proof] }, payer)
      expect(await total()).toBe(0)
    }
    await server.ask('POST /web/withdrawal/order/confirm', { order_no, result: 'received' }, user)
    expect(await total()).toBe(1)
  })
})

describe('S7-16 a withdrawal through a reseller with bounds', () => {
  it.each([
    { agent_uid: '1000022', diamonds: '499.99', code: codes.resellerLimits.code },
    { agent_uid: '1000022', diamonds: '500', code: 0 },
    { agent_uid: '1000022', diamonds: '5000', code: 0 },
    { agent_uid: '1000022', diamonds: '5000.01', code: codes.resellerLimits.code },
    { agent_uid: '1000021', diamonds: '100', code: 0 },
    { agent_uid: '1000021', diamonds: '20000', code: 0 },
    { agent_uid: '1000021', diamonds: '20000.01', code: codes.resellerLimits.code },
    { agent_uid: '1000024', diamonds: '20000.01', code: 0 },
  ])('of $diamonds through $agent_uid gives $code', async ({ code, ...wish }) => {
    const { method_id, ...person } = await server.control<Person & { method_id: string }>('people', {
      method: true,
      diamonds: '50000',
    })
    expect((await server.ask('POST /web/withdrawal/order', { ...wish, method_id }, person)).code).toBe(code)
    const { res } = await server.ask('POST /web/withdrawal/order/list', { page: 1 }, person)
    expect(res.list).toHaveLength(code === 0 ? 1 : 0)
  })
})

it('S7-16 a reseller is not offered to oneself', async () => {
  const self = await server.newPerson({ flags: ['is_reseller'] })
  expect(await find(self.uid)).toBeDefined()
  const { res } = await server.ask('POST /web/agent/list', { page: 1, keyword: self.uid }, self)
  expect(res.list).toEqual([])
})

describe('S7-16 the channels that lead to a person', () => {
  const channels = (wish: { country_id?: string; page?: number } = {}, person = host) =>
    server.ask('GET /web/withdrawal/channel/list', wish, person)

  it.each([
    ['1', '🇸🇦', ['Bank transfer', 'USDT', 'stc pay', 'urpay']],
    ['3', '🇪🇬', ['Bank transfer', 'USDT', 'Vodafone Cash', 'InstaPay']],
    ['22', '🇮🇩', ['Bank transfer', 'USDT', 'DANA', 'GoPay', 'OVO']],
    ['31', '🇩🇪', ['Bank transfer', 'USDT']],
  ])('of country %s %s are %j: a bank everywhere, wallets by country, and one that knows no border', async (...row) => {
    const [country_id, country_icon, names] = row
    const { res } = await channels({ country_id })
    expect(res.list.map(({ name }) => name)).toEqual(names)
    expect(res.list.map(({ kind }) => kind)).toEqual(['bank', 'crypto', ...names.slice(2).map(() => 'wallet')])
    for (const channel of res.list) expect(channel).toMatchObject({ country_id, country_icon })
    expect(res.list.map(({ networks }) => networks)).toEqual(
      res.list.map(({ kind }) => (kind === 'crypto' ? ['TRC20', 'ERC20', 'TON'] : undefined)),
    )
  })

  it('are those of the own country unless another is named', async () => {
    expect((await channels()).res).toEqual((await channels({ country_id: '22' })).res)
    const { res } = await channels({}, await server.signIn('agent'))
    expect(res).toEqual((await channels({ country_id: '3' })).res)
  })

  it('are one page, and none for a country that is not there', async () => {
    expect((await channels({ page: 2 })).res).toEqual({ has_more: false, list: [] })
    expect((await channels({ country_id: '999' })).code).toBe(codes.unknownCountry.code)
  })
})

describe('S2-12 a new account', () => {
  const account = { holder: ' Mona Saleh ', account_no: ' 0551234567 ' }
  const bank = { channel_id: 'b1', kind: 'bank', bank_name: 'Riyad', iban: 'sa44 2000 0001' } as const
  it.each([
    { what: 'in a bank', wish: bank, code: 0 },
    { what: 'in a bank, without the bank', wish: { ...bank, bank_name: ' ' }, code: codes.methodIncomplete.code },
    { what: 'in a bank, without the IBAN', wish: { ...bank, iban: '' }, code: codes.methodIncomplete.code },
    { what: 'at a wallet', wish: { channel_id: 'w0', kind: 'wallet' }, code: 0 },
    { what: 'at a wallet, without a holder', wish: { channel_id: 'w0', kind: 'wallet', holder: ' ' }, code: 1310 },
    { what: 'at a wallet, without a number', wish: { channel_id: 'w0', kind: 'wallet', account_no: ' ' }, code: 1310 },
    { what: 'on a network', wish: { channel_id: 'c1', kind: 'crypto', network: 'TON' }, code: 0 },
    { what: 'on no network', wish: { channel_id: 'c1', kind: 'crypto' }, code: codes.methodIncomplete.code },
    { what: 'of another kind than its channel', wish: { ...bank, kind: 'wallet' }, code: codes.unknownChannel.code },
    { what: 'of a channel that is not there', wish: { ...bank, channel_id: 'b0' }, code: codes.unknownChannel.code },
  ] as const)('$what gives $code', async ({ wish, code }) => {
    const person = await server.newPerson()
    const made = await server.ask('POST /web/withdrawal/method/create', { ...account, ...wish }, person)
    expect(made.code).toBe(code)
    const { list } = (await server.ask('GET /web/withdrawal/method/list', {}, person)).res
    const iban = 'iban' in wish ? { iban: 'SA4420000001' } : {}
    const kept = {
      id: made.res?.id,
      channel_id: wish.channel_id,
      kind: wish.kind,
      created_at: server.sandbox.clock.now(),
    }
    expect(list).toMatchObject(code === 0 ? [{ ...kept, ...iban, holder: 'Mona Saleh', account_no: '0551234567' }] : [])
    expect(list).toHaveLength(code === 0 ? 1 : 0)
  })

  it('is at the head of the list', async () => {
    const person = await server.newPerson()
    const ids = []
    for (const channel_id of ['w0', 'w1', 'w0']) {
      const wish = { ...account, channel_id, kind: 'wallet' as const }
      ids.unshift((await server.ask('POST /web/withdrawal/method/create', wish, person)).res.id)
    }
    const { list } = (await server.ask('GET /web/withdrawal/method/list', {}, person)).res
    expect(list.map(({ id }) => id)).toEqual(ids)
    expect(list.map(({ name }) => name)).toEqual(['stc pay', 'urpay', 'stc pay'])
  })
})

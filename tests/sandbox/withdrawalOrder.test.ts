import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import type { RequestOf } from '../../sandbox/contract'
import { startServer, type Person, type Server } from './server'

let server: Server
let reseller: Person
beforeAll(async () => {
  server = startServer()
  reseller = await server.signIn('reseller')
})
afterEach(() =>
  server.control('settings', { min_diamonds: '100', min_amount: '10', weekly_limit: 3, diamonds_per_unit: 10 }),
)
afterAll(() => server.sandbox.close())

const place = 'POST /web/withdrawal/order'
interface Withdrawer extends Person {
  readonly method_id: string
}
/** Somebody with 1,000 diamonds and a wallet. */
const withdrawer = (wish: object = {}) =>
  server.control<Withdrawer>('people', { diamonds: '1000', method: true, nickname: 'Mona Saleh', ...wish })
function order({ uid, token, method_id }: Withdrawer, change: Partial<RequestOf<typeof place>> = {}) {
  return server.ask(place, { agent_uid: reseller.uid, method_id, diamonds: '200', ...change }, { uid, token })
}
async function diamonds({ uid }: Person): Promise<number> {
  const response = await server.send('GET', `/__sandbox/balance/${uid}`)
  return ((await response.json()) as { diamonds: number }).diamonds / 100
}
const config = async ({ uid, token }: Person) =>
  (await server.ask('POST /web/withdrawal/config', {}, { uid, token })).res

describe('S7-16 a withdrawal', () => {
  it('holds the diamonds, and both see it with the account chosen', async () => {
    const user = await withdrawer()
    const { res } = await order(user, { diamonds: '200.50' })
    expect(res.order_no).toMatch(/^W20260517\d{10}$/)
    expect(await diamonds(user)).toBe(799.5)
    const query = { page: 1, order_no: res.order_no }
    const mine = await server.ask('POST /web/withdrawal/order/list', query, { uid: user.uid, token: user.token })
    const theirs = await server.ask('POST /web/withdrawal/agent/order/list', query, reseller)
    expect(mine.res.list).toEqual(theirs.res.list)
    expect(mine.res.list).toMatchObject([
      {
        status: 'pending',
        diamonds: '200.50',
        amount: '20.05',
        currency: 'USD',
        user: { uid: user.uid, name: 'Mona Saleh' },
        reseller: { uid: reseller.uid, name: 'Gulf Cashout' },
        method: { name: 'stc pay', account: '0551234567', kind: 'wallet', holder: 'Mona Saleh' },
      },
    ])
  })

  it('S1-14 S4-21 tells the reseller everything that was given to be paid by', async () => {
    const user = await withdrawer()
    const given = {
      channel_id: 'b1',
      kind: 'bank',
      holder: 'Ivan Petrov',
      account_no: '40817810',
      bank_name: 'Al Rajhi Bank',
      iban: 'SA0380000000608010167519',
      tax_id: '500100732259',
    } as const
    const { res: method } = await server.ask('POST /web/withdrawal/method/create', given, user)
    const { res } = await order(user, { method_id: method.id })
    const query = { page: 1, order_no: res.order_no }
    const [shown] = (await server.ask('POST /web/withdrawal/agent/order/list', query, reseller)).res.list
    const { channel_id: _channel, account_no: account, ...same } = given
    expect(shown?.method).toMatchObject({ ...same, account })
  })

  const refused: readonly { what: string; change: Partial<RequestOf<typeof place>>; code: number }[] = [
    { what: 'an agent who is no reseller', change: { agent_uid: '1000006' }, code: codes.unknownReseller.code },
    { what: 'a reseller nobody knows', change: { agent_uid: '5' }, code: codes.unknownReseller.code },
    { what: 'a reseller who pays to no wallet', change: { agent_uid: '1000023' }, code: codes.kindNotPaid.code },
    { what: 'the account of another', change: { method_id: '910000011' }, code: codes.unknownMethod.code },
    { what: 'an account nobody knows', change: { method_id: 'x' }, code: codes.unknownMethod.code },
    { what: 'what is no amount', change: { diamonds: '1e3' }, code: codes.badAmount.code },
    { what: 'nothing', change: { diamonds: '0.00' }, code: codes.badAmount.code },
    { what: 'S5-16 fewer diamonds than the least', change: { diamonds: '99.99' }, code: codes.tooFewDiamonds.code },
    { what: 'more than one has', change: { diamonds: '1000.01' }, code: codes.balanceTooLow.code },
  ]
  it.each(refused)('is refused for $what', async ({ change, code }) => {
    const user = await withdrawer()
    expect((await order(user, change)).code).toBe(code)
    expect(await diamonds(user)).toBe(1000)
    const { res } = await server.ask(
      'POST /web/withdrawal/order/list',
      { page: 1 },
      { uid: user.uid, token: user.token },
    )
    expect(res.list).toEqual([])
  })

  it.each([
    { settings: {}, least: '100' },
    { settings: { min_diamonds: '150' }, least: '150' },
    { settings: { min_diamonds: null, min_amount: null }, least: '0.01' },
  ])('S5-16 with $settings the least is $least', async ({ settings, least }) => {
    await server.control('settings', settings)
    expect((await order(await withdrawer(), { diamonds: least })).code).toBe(0)
  })

  it.each([
    { min_amount: '20', per: 10, diamonds: '199.99', code: codes.amountTooSmall.code },
    { min_amount: '20', per: 10, diamonds: '200', code: 0 },
    { min_amount: '20', per: 20, diamonds: '399.99', code: codes.amountTooSmall.code },
    { min_amount: null, per: 20, diamonds: '100', code: 0 },
  ])('at least $min_amount in money, $per diamonds each: $diamonds gives $code', async ({ per, code, ...rest }) => {
    await server.control('settings', { min_amount: rest.min_amount, diamonds_per_unit: per })
    expect((await order(await withdrawer(), { diamonds: rest.diamonds })).code).toBe(code)
  })

  it('three a week, and then a new week', async () => {
    const user = await withdrawer()
    for (const left of [2, 1, 0]) {
      expect((await order(user)).code).toBe(0)
      expect((await config(user)).weekly_left).toBe(left)
    }
    expect((await order(user)).code).toBe(codes.weeklyLimit.code)
    expect(await diamonds(user)).toBe(400)
    // 17 May 2026 is a Sunday: the week ends at 21:00 UTC, which is midnight in UTC+3.
    await server.control('clock', { now: '2026-05-17T20:59:59Z' })
    expect((await order(user)).code).toBe(codes.weeklyLimit.code)
    await server.control('clock', { now: '2026-05-17T21:00:00Z' })
    expect((await order(user)).code).toBe(0)
    await server.control('clock', { now: null })
  })

  const steps = {
    cancel: ['POST /web/withdrawal/order/confirm', { result: 'cancel' }],
    refuse: ['POST /web/withdrawal/agent/order/refuse', { reason: 'No cash' }],
    process: ['POST /web/withdrawal/agent/order/confirm', { step: 'process' }],
    transfer: ['POST /web/withdrawal/agent/order/confirm', { step: 'transfer' }],
    receive: ['POST /web/withdrawal/order/confirm', { result: 'received' }],
  } as const
  it.each<{ readonly after: readonly (keyof typeof steps)[]; readonly left: number }>([
    { after: [], left: 2 },
    { after: ['cancel'], left: 3 },
    { after: ['refuse'], left: 3 },
    { after: ['process'], left: 2 },
    { after: ['process', 'refuse'], left: 3 },
    { after: ['process', 'transfer'], left: 2 },
    { after: ['process', 'transfer', 'receive'], left: 2 },
  ])('of three a week, $left are left after an order with $after', async ({ after, left }) => {
    const user = await withdrawer()
    const { order_no } = (await order(user)).res
    for (const step of after) {
      const [call, body] = steps[step]
      const person = step === 'cancel' || step === 'receive' ? { uid: user.uid, token: user.token } : reseller
      const proof = step === 'transfer' && { images: [await server.upload(reseller)] }
      expect((await server.ask(call, { order_no, ...body, ...proof }, person)).code).toBe(0)
    }
    expect((await config(user)).weekly_left).toBe(left)
  })
})

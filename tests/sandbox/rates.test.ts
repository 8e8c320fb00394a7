// Tests what a recharge costs: the rate that was shown, the coins of an amount, the bounds of a method, and the record of a payment.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { codes } from '../../sandbox/codes'
import type { RequestOf } from '../../sandbox/contract'
import { startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

const query = 'POST /withoutsign/payment/queryOrder'
const foreign = 'POST /withoutsign/payment/createOrder'
/** The bank card of Saudi Arabia: 250 coins for a riyal. */
const card = { country_id: '1', method_id: '100' }

type Wish = Partial<RequestOf<typeof foreign>>
/** Orders coins by both calls: for somebody, and for oneself. */
const orders = {
  'for somebody': async (wish: Wish) => {
    const { uid } = await server.newPerson()
    return server.ask(foreign, { user_id: uid, ...card, amount: '10', ...wish })
  },
  'for oneself': async ({ user_id: _, ...wish }: Wish) =>
    server.ask('POST /web/payment/createOrder', { ...card, amount: '10', ...wish }, await server.newPerson()),
} as const
type Way = keyof typeof orders
const ways = Object.keys(orders) as readonly Way[]

const rate = (coins_per_unit: number) => server.control('rates', { method_id: card.method_id, coins_per_unit })

describe('S9-11 a rate that has changed since it was shown', () => {
  it.each(
    ways.flatMap((way) =>
      (
        [
          [250, 250, 0],
          [251, 250, codes.rateChanged.code],
          [250, 200, codes.rateChanged.code],
          [200, 250, codes.rateChanged.code],
          [200, 200, 0],
          [undefined, 200, 0],
        ] as const
      ).map(([shown, now, code]) => ({ way, shown, now, code })),
    ),
  )('$way, shown $shown, now $now: $code', async ({ way, shown, now, code }) => {
    await rate(now)
    onTestFinished(async () => void (await rate(250)))
    const { code: found, res } = await orders[way](shown === undefined ? {} : { coins_per_unit: shown })
    expect(found).toBe(code)
    if (code === 0) expect((await server.ask(query, { order_no: res.order_no })).res.coins).toBe(10 * now)
  })

  it.each([
    [10, 0],
    [9, codes.rateChanged.code],
    [11, codes.rateChanged.code],
    [undefined, 0],
  ])(
    'a withdrawal shown %s diamonds for a unit gives %s, and moves nothing where it is refused',
    async (shown, code) => {
      const wish = { method: true, diamonds: '1000' }
      const { method_id, ...person } = await server.control<{ uid: string; token: string; method_id: string }>(
        'people',
        wish,
      )
      const body = {
        agent_uid: '1000005',
        method_id,
        diamonds: '200',
        ...(shown !== undefined && { diamonds_per_unit: shown }),
      }
      expect((await server.ask('POST /web/withdrawal/order', body, person)).code).toBe(code)
      const { diamonds } = (await server.ask('POST /web/MyAccountInfo', {}, person)).res
      expect(diamonds).toBe(code === 0 ? '800.00' : '1000.00')
    },
  )
})

describe('S3-14 the coins of an amount', () => {
  it.each([
    ['4', 1000],
    ['10.00', 2500],
    ['10.01', 2502],
    ['4.39', 1097],
    ['20000', 5_000_000],
  ])('%s SAR are %i, never rounded up', async (amount, coins) => {
    for (const way of ways) {
      const { res } = await orders[way]({ amount })
      expect([way, (await server.ask(query, { order_no: res.order_no })).res.coins]).toEqual([way, coins])
    }
  })

  it.each(ways)('%s, the bounds are the method’s, and what they name is taken', async (way) => {
    const found = []
    for (const amount of ['3.99', '4', '20000', '20000.01']) found.push((await orders[way]({ amount })).code)
    const { code } = codes.badAmount
    expect(found).toEqual([code, 0, 0, code])
  })
})

describe('S7-15 a payment whose number was lost', () => {
  it.each([
    ['user_id', '1000001'],
    ['method_id', '101'],
    ['amount', '10.01'],
    ['amount', 'ten'],
    ['since', Date.parse('2026-05-17T09:00:01Z') / 1000],
  ] as const)('is not found by another %s: %s', async (name, value) => {
    const { uid: user_id } = await server.newPerson()
    const { res } = await server.ask(foreign, { user_id, ...card, amount: '10' })
    const asked = { user_id, method_id: card.method_id, amount: '10', since: server.sandbox.clock.now() }
    expect((await server.ask(query, asked)).res.order_no).toBe(res.order_no)
    expect((await server.ask(query, { ...asked, [name]: value })).code).toBe(codes.unknownPayment.code)
    const { [name]: _, ...less } = asked
    expect((await server.ask(query, less)).code).toBe(codes.unknownPayment.code)
  })
})

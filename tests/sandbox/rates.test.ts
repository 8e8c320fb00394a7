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
const decide = (payUrl: string, outcome: string) =>
  server.sandbox.fetch(new Request(payUrl, { method: 'POST', body: new URLSearchParams({ outcome }) }))

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

  it('are 1,000 for the least and 5,000,000 for the most that any method of any country takes', async () => {
    const { res: countries } = await server.ask('POST /withoutsign/country', {})
    for (const { id: country_id, code } of countries.list) {
      const { list } = (await server.ask('POST /withoutsign/payment/methods', { country_id })).res
      expect([code, list.length >= 2]).toEqual([code, true])
      for (const method of list) {
        const { coins_per_unit: each, min_amount, max_amount, amounts = [] } = method
        const coins = [Number(min_amount) * each, Number(max_amount) * each]
        expect([code, method.name, method.country_id, ...coins]).toEqual([
          code,
          method.name,
          country_id,
          1000,
          5_000_000,
        ])
        expect(amounts.map((amount) => Number(amount) * each)).toEqual([1000, 5000, 10_000, 20_000, 50_000, 100_000])
      }
    }
  })

  it.each(ways)('%s, the bounds are the method’s, and what they name is taken', async (way) => {
    const found = []
    for (const amount of ['3.99', '4', '20000', '20000.01']) found.push((await orders[way]({ amount })).code)
    const { code } = codes.badAmount
    expect(found).toEqual([code, 0, 0, code])
  })
})

describe('S3-14 S2-45 the record of a payment', () => {
  const names = {
    method_name_ar: 'بطاقة بنكية',
    method_name_tr: 'Banka kartı',
    method_name_pt: 'Cartão bancário',
    method_name_id: 'Kartu bank',
    method_name_ru: 'Банковская карта',
    method_name_uz: 'Bank kartasi',
    method_name_fa: 'کارت بانکی',
    method_name_ur: 'بینک کارڈ',
    method_name_zh: '银行卡',
  }

  it.each([
    ['success', true, false],
    ['failed', false, false],
    ['closed', false, false],
    ['never', false, true],
  ])('that ended with %s: paid %s, to be paid %s', async (outcome, isPaid, isOpen) => {
    onTestFinished(async () => void (await server.control('clock', { now: null })))
    const { uid, duid } = await server.newPerson({ nickname: 'Mona Saleh' })
    const { res } = await server.ask(foreign, { user_id: ` ${duid} `, ...card, amount: '12.5' })
    const ordered = server.sandbox.clock.now()
    await server.control('clock', { advance: 90 })
    await decide(res.pay_url, outcome)
    const payment = (await server.ask(query, { order_no: res.order_no })).res
    expect(payment).toEqual({
      status: outcome === 'never' ? 'processing' : outcome,
      order_no: res.order_no,
      payment_no: expect.stringMatching(/^PAY\d{12}$/),
      pay_amount: '12.50',
      currency: 'SAR',
      ...card,
      identity: 'user',
      coins: 3125,
      method: 'Bank card',
      method_name: 'Bank card',
      ...names,
      user_id: uid,
      receiver_id: duid,
      nickname: 'Mona Saleh',
      created_at: ordered,
      ...(isPaid && { paid_at: ordered + 90 }),
      ...(isOpen && { pay_url: res.pay_url }),
    })
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

  it('is the last of several that are alike, by either ID of the receiver', async () => {
    const { uid, duid } = await server.newPerson()
    const numbers = []
    for (const user_id of [uid, duid, uid]) {
      numbers.push((await server.ask(foreign, { user_id, ...card, amount: '10' })).res.order_no)
    }
    for (const user_id of [uid, duid, ` ${uid} `]) {
      const asked = { user_id, method_id: card.method_id, amount: '10.00', since: server.sandbox.clock.now() - 60 }
      expect((await server.ask(query, asked)).res.order_no).toBe(numbers.at(-1))
    }
  })

  it('by its number alone is known to anybody, and another number is not', async () => {
    const { res } = await orders['for oneself']({})
    expect((await server.ask(query, { order_no: res.order_no })).code).toBe(0)
    expect((await server.ask(query, { order_no: `${res.order_no}1` })).code).toBe(codes.unknownPayment.code)
  })
})

it.each([
  ['2026-05-17T20:59:59Z', '20260517'],
  ['2026-05-17T21:00:00Z', '20260518'],
  ['2026-12-31T21:00:00Z', '20270101'],
])('at %s a number has the date of the product’s day, %s', async (now, date) => {
  onTestFinished(async () => void (await server.control('clock', { now: null })))
  await server.control('clock', { now })
  const { res } = await orders['for somebody']({})
  expect(res.order_no).toMatch(new RegExp(`^P${date}\\d{10}$`))
})

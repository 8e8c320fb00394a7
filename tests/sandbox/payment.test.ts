import { beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import type { RequestOf } from '../../sandbox/contract'
import { startServer, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})

const create = 'POST /withoutsign/payment/createOrder'
async function newOrder(change: Partial<RequestOf<typeof create>> = {}) {
  const { duid } = await server.newPerson()
  const { res: methods } = await server.ask('POST /withoutsign/payment/methods', { country_id: '1' })
  const body = { user_id: duid, country_id: '1', method_id: methods.list[0]?.id ?? '', amount: '10', ...change }
  return { body, ...(await server.ask(create, body)) }
}
const statusOf = async (order_no: string) =>
  (await server.ask('POST /withoutsign/payment/queryOrder', { order_no })).res.status

function decide(payUrl: string, outcome: string): Promise<Response> {
  return server.sandbox.fetch(new Request(payUrl, { method: 'POST', body: new URLSearchParams({ outcome }) }))
}

describe('the cashier', () => {
  it.each([
    ['success', 'success', 2500],
    ['failed', 'failed', 0],
    ['closed', 'closed', 0],
    ['never', 'processing', 0],
  ])('S4-13 %s gives %s and %s coins', async (outcome, status, coins) => {
    const { res } = await newOrder()
    expect(await statusOf(res.order_no)).toBe('processing')
    const response = await decide(res.pay_url, outcome)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/pay/result?order_no=${res.order_no}`)
    expect(await statusOf(res.order_no)).toBe(status)
    const { res: payment } = await server.ask('POST /withoutsign/payment/queryOrder', { order_no: res.order_no })
    const balance = await server.send('GET', `/__sandbox/balance/${payment.user_id}`)
    expect(await balance.json()).toMatchObject({ coins })
  })
  it.each([
    ['success', ['success', 'failed', 'closed']],
    ['failed', ['success', 'closed', 'failed']],
    ['closed', ['success', 'failed']],
  ])('S4-13 %s stays what it is, whatever comes after it, and coins move once at most', async (end, later) => {
    const { res } = await newOrder()
    for (const outcome of [end, ...later]) await decide(res.pay_url, outcome)
    const { res: payment } = await server.ask('POST /withoutsign/payment/queryOrder', { order_no: res.order_no })
    expect(payment.status).toBe(end)
    const balance = await server.send('GET', `/__sandbox/balance/${payment.user_id}`)
    expect(await balance.json()).toMatchObject({ coins: end === 'success' ? payment.coins : 0 })
  })
})

describe('an order', () => {
  it.each([
    ['an unknown receiver', { user_id: '5' }, codes.unknownUser.code],
    ['a method of another country', { country_id: '3' }, codes.unknownPaymentMethod.code],
    ['an amount that is none', { amount: '1e3' }, codes.badAmount.code],
    ['nothing', { amount: '0' }, codes.badAmount.code],
    ['too much', { amount: '99999999' }, codes.badAmount.code],
  ])('is refused for %s', async (_name, change, code) => {
    expect((await newOrder(change)).code).toBe(code)
  })
  it('whose answer was lost is found by what was asked', async () => {
    const { body, res } = await newOrder()
    const { user_id, method_id } = body
    const find = (more: object) =>
      server.ask('POST /withoutsign/payment/queryOrder', { user_id, method_id, amount: '10.00', ...more })
    const now = Date.parse('2026-05-17T09:00:00Z') / 1000
    expect((await find({ since: now - 60 })).res.order_no).toBe(res.order_no)
    expect((await find({ since: now + 60 })).code).toBe(codes.unknownPayment.code)
    expect((await find({})).code).toBe(codes.unknownPayment.code)
  })
})

describe('the page of the cashier', () => {
  const order = async (nickname: string) => {
    const { uid } = await server.newPerson({ nickname })
    const wish = { user_id: uid, country_id: '1', method_id: '100', amount: '1234.5' }
    return (await server.ask('POST /withoutsign/payment/createOrder', wish)).res
  }

  it('knows no other order and no other outcome', async () => {
    const { order_no, pay_url } = await order('Mona')
    expect((await server.sandbox.fetch(new Request(`${pay_url}1`))).status).toBe(404)
    expect((await decide(`${pay_url}1`, 'success')).status).toBe(404)
    expect((await decide(pay_url, 'paid')).status).toBe(400)
    const { res } = await server.ask('POST /withoutsign/payment/queryOrder', { order_no })
    expect(res.status).toBe('processing')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import type { RequestOf } from '../../sandbox/contract'
import { startServer, type Person, type Server } from './server'

let server: Server
beforeAll(() => {
  server = startServer()
})
afterAll(() => server.sandbox.close())

const own = 'POST /web/payment/createOrder'
const foreign = 'POST /withoutsign/payment/createOrder'
const verify = 'POST /withoutsign/payermax/user/verify'
/** Of Saudi Arabia: a card, and the phone wallet that asks for its payer. */
const [card, wallet] = ['100', '112']

function order(person: Person, change: Partial<RequestOf<typeof own>> = {}) {
  return server.ask(own, { identity: 'user', country_id: '1', method_id: card, amount: '10', ...change }, person)
}
async function balance({ uid }: Person): Promise<{ coins: number; agent_coins: number }> {
  return (await server.send('GET', `/__sandbox/balance/${uid}`)).json() as never
}
function decide(payUrl: string, outcome: string): Promise<Response> {
  return server.sandbox.fetch(new Request(payUrl, { method: 'POST', body: new URLSearchParams({ outcome }) }))
}

describe('S1-06 S7-14 an order for oneself', () => {
  it.each([
    { identity: 'user', outcome: 'success', gives: { coins: 2_500, agent_coins: 0 } },
    { identity: 'agent', outcome: 'success', gives: { coins: 0, agent_coins: 2_500 } },
    { identity: 'agent', outcome: 'failed', gives: { coins: 0, agent_coins: 0 } },
    { identity: 'agent', outcome: 'closed', gives: { coins: 0, agent_coins: 0 } },
    { identity: 'agent', outcome: 'never', gives: { coins: 0, agent_coins: 0 } },
  ] as const)('as $identity, $outcome: $gives', async ({ identity, outcome, gives }) => {
    const agent = await server.newPerson({ flags: ['agent'] })
    const { res } = await order(agent, { identity })
    await decide(res.pay_url, outcome)
    expect(await balance(agent)).toMatchObject(gives)
    const status = outcome === 'never' ? 'processing' : outcome
    const found = await server.ask('POST /withoutsign/payment/queryOrder', { order_no: res.order_no })
    expect(found.res).toMatchObject({ status, coins: 2_500, user_id: agent.uid, pay_amount: '10.00', currency: 'SAR' })
    // The result shows the user ID that the person knows.
    expect(found.res.receiver_id).toBe(agent.duid)
    const record = await server.ask('POST /web/UserExtendRecordList', { page: 1 }, agent)
    expect(record.res.list.map(({ kind, coins, transfer_no }) => [kind, coins, transfer_no])).toEqual(
      gives.agent_coins > 0 ? [['purchase', 2_500, res.order_no]] : [],
    )
  })

  it.each([
    { what: 'agent coins for who is no agent', change: { identity: 'agent' }, code: codes.notAllowed.code },
    { what: 'a method of another country', change: { country_id: '3' }, code: codes.unknownPaymentMethod.code },
    { what: 'a method that nobody knows', change: { method_id: '9' }, code: codes.unknownPaymentMethod.code },
    { what: 'too little', change: { amount: '3.99' }, code: codes.badAmount.code },
    { what: 'too much', change: { amount: '20000.01' }, code: codes.badAmount.code },
  ] as const)('is refused: $what', async ({ change, code }) => {
    expect((await order(await server.newPerson(), change)).code).toBe(code)
  })
})

describe('S7-13 the account of a payer', () => {
  const accounts = [
    { account: undefined, ordered: codes.methodIncomplete.code, known: codes.unknownUser.code },
    { account: '  ', ordered: codes.methodIncomplete.code, known: codes.unknownUser.code },
    { account: '12345', ordered: codes.unknownPayer.code, known: codes.unknownUser.code },
    { account: '123456', ordered: 0, known: 0 },
    { account: ' 0551234567 ', ordered: 0, known: 0 },
    { account: '1'.repeat(20), ordered: 0, known: 0 },
    { account: '1'.repeat(21), ordered: codes.unknownPayer.code, known: codes.unknownUser.code },
  ]
  it.each(accounts)(
    '"$account": an order answers $ordered, the provider $known',
    async ({ account, ordered, known }) => {
      const person = await server.newPerson()
      const payer = account === undefined ? {} : { payer_account: account }
      expect((await order(person, { method_id: wallet, ...payer })).code).toBe(ordered)
      const body = { user_id: person.uid, country_id: '1', method_id: wallet, amount: '10', ...payer }
      expect((await server.ask(foreign, body)).code).toBe(ordered)
      expect((await server.ask(verify, { method_id: wallet, payer_account: account ?? '' })).code).toBe(known)
    },
  )
})

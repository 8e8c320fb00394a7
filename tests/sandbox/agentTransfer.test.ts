import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoUid } from '../../sandbox/accounts'
import { codes } from '../../sandbox/codes'
import type { RequestOf } from '../../sandbox/contract'
import { startServer, type Person, type Server } from './server'

let server: Server
let agent: Person
let upper: Person

beforeAll(async () => {
  server = startServer()
  agent = await server.signIn('agent')
  upper = await server.signIn('upper')
})
afterAll(() => server.sandbox.close())

const gold = 'POST /web/AgentGold'
const list = 'POST /web/UserExtendRecordList'
const transfer = (body: RequestOf<typeof gold>, person = agent) => server.ask(gold, body, person)
const records = (person: Person) => server.ask(list, { page: 1 }, person)
async function balance(uid: string): Promise<{ coins: number; agent_coins: number }> {
  return (await server.send('GET', `/__sandbox/balance/${uid}`)).json() as never
}
/** Somebody of the agents' country. */
const buyer = (wish: object = {}) => server.newPerson({ country_id: '3', ...wish })

describe('S1-06 S7-14 a transfer', () => {
  it('turns agent coins into coins of the receiver, by either ID', async () => {
    const { uid, duid } = await buyer()
    const before = (await balance(agent.uid)).agent_coins
    expect((await transfer({ receiver_id: duid, amount: 1_500 })).res).toEqual({
      coins: before - 1_500,
      transfer_no: expect.stringMatching(/^T20260517\d{10}$/),
    })
    expect((await transfer({ receiver_id: uid, amount: 500 })).code).toBe(0)
    expect(await balance(agent.uid)).toMatchObject({ agent_coins: before - 2_000, coins: 4_200 })
    expect(await balance(uid)).toMatchObject({ coins: 2_000, agent_coins: 0 })
  })

  describe.each(['agent', 'upper'] as const)('of the %s', (account) => {
    it.each([
      { what: 'an ID that nobody has', body: { receiver_id: '99999999', amount: 1 }, code: codes.unknownUser.code },
      { what: 'an amount without a receiver', body: { amount: 1 }, code: codes.unknownUser.code },
      { what: 'a receiver without an amount', body: { receiver_id: '1000051' }, code: codes.badAmount.code },
      {
        what: 'S5-15 somebody of another country',
        body: { receiver_id: demoUid('host'), amount: 1 },
        code: codes.otherCountry.code,
      },
      {
        what: 'S5-15 somebody of another country below an upper-level agent',
        body: { receiver_id: '1000063', amount: 1 },
        code: codes.otherCountry.code,
      },
      {
        what: 'S5-16 more than the maximum',
        body: { receiver_id: '1000051', amount: 1_000_001 },
        code: codes.overMaxTransfer.code,
      },
    ])('is refused for $what', async ({ body, code }) => {
      const person = await server.signIn(account)
      const before = await balance(person.uid)
      expect((await transfer(body, person)).code).toBe(code)
      expect(await balance(person.uid)).toEqual(before)
    })
  })

  it('S5-16 may be as large as the maximum, and any size without one', async () => {
    const rich = await buyer({ flags: ['agent'], agent_coins: 3_000_001 })
    const { uid } = await buyer()
    expect((await transfer({ receiver_id: uid, amount: 1_000_000 }, rich)).code).toBe(0)
    await server.control('settings', { max_transfer: null })
    expect((await transfer({ receiver_id: uid, amount: 1_000_001 }, rich)).code).toBe(0)
    expect((await transfer({ receiver_id: uid, amount: 1e20 }, rich)).code).toBe(codes.badAmount.code)
    await server.control('settings', { max_transfer: 1_000_000 })
    expect((await balance(uid)).coins).toBe(2_000_001)
  })

  it('is refused beyond the balance, though the agent holds coins of the other kind', async () => {
    const poor = await buyer({ flags: ['agent'], agent_coins: 100, coins: 1_000 })
    const { uid } = await buyer()
    expect((await transfer({ receiver_id: uid, amount: 101 }, poor)).code).toBe(codes.balanceTooLow.code)
    expect(await balance(uid)).toMatchObject({ coins: 0 })
    expect((await transfer({ receiver_id: uid, amount: 100 }, poor)).res.coins).toBe(0)
  })

  it.each(['host', 'reseller', 'bd', 'owner'] as const)('is not for %s, nor is the record', async (account) => {
    const person = await server.signIn(account)
    for (const body of [{}, { receiver_id: '1000051', amount: 1 }]) {
      expect((await transfer(body, person)).code).toBe(codes.notAllowed.code)
    }
    expect((await records(person)).code).toBe(codes.notAllowed.code)
  })
})

describe('S1-10 the share of the upper-level agent', () => {
  it.each([
    { amount: 1_000, share: 50 },
    { amount: 1_019, share: 50 },
    { amount: 20, share: 1 },
    { amount: 19, share: 0 },
  ])('of $amount is $share, from the house', async ({ amount, share }) => {
    const { uid, duid } = await buyer({ upper_uid: upper.uid })
    const [sender, above] = [await balance(agent.uid), await balance(upper.uid)]
    const { res } = await transfer({ receiver_id: duid, amount })
    expect(res).toEqual({
      coins: sender.agent_coins - amount,
      transfer_no: expect.any(String),
      ...(share > 0 && { upper_name: 'Grand Coins', upper_coins: share }),
    })
    expect((await balance(upper.uid)).agent_coins - above.agent_coins).toBe(share)
    expect((await balance(uid)).coins).toBe(amount)
  })

  it('is nothing of what that agent sends, and nothing for an agent who is not upper-level', async () => {
    const [below, notBelow] = [await buyer({ upper_uid: upper.uid }), await buyer({ upper_uid: agent.uid })]
    const before = (await balance(upper.uid)).agent_coins
    const own = await transfer({ receiver_id: below.uid, amount: 1_000 }, upper)
    expect(own.res).toEqual({ coins: before - 1_000, transfer_no: expect.any(String) })
    const { agent_coins } = await balance(agent.uid)
    expect((await transfer({ receiver_id: notBelow.uid, amount: 1_000 }, upper)).res.upper_coins).toBeUndefined()
    expect((await balance(agent.uid)).agent_coins).toBe(agent_coins)
  })

  it('shows in the records of both, and account info tells who is upper-level', async () => {
    const { uid, duid } = await buyer({ upper_uid: upper.uid, nickname: 'Hala' })
    const { res } = await transfer({ receiver_id: uid, amount: 2_000 })
    const base = { transfer_no: res.transfer_no, uid, duid, nickname: 'Hala', avatar_url: expect.any(String) }
    const find = async (person: Person) =>
      (await records(person)).res.list.find(({ transfer_no }) => transfer_no === res.transfer_no)
    expect(await find(agent)).toEqual({
      ...base,
      kind: 'out',
      coins: 2_000,
      upper_name: 'Grand Coins',
      upper_coins: 100,
      created_at: expect.any(Number),
    })
    expect(await find(upper)).toEqual({
      ...base,
      kind: 'share',
      coins: 100,
      agent_name: 'Coin Corner',
      created_at: expect.any(Number),
    })
    for (const [person, is] of [[upper, true] as const, [agent, false] as const]) {
      expect((await server.ask('POST /web/MyAccountInfo', {}, person)).res.is_upper_agent).toBe(is)
    }
  })
})

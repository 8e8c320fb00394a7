// Sends requests that move money twice, without a key: what the second answer says must be no proof that nothing moved.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract, root } from '@pagewright/cli/source'
import { codes } from '../../../sandbox/codes'
import { callOf, openOrders, steps, type Orders, type Step } from '../../sandbox/orders'
import { startServer, type Person, type Server } from '../../sandbox/server'

const { calls } = readContract(root)
const doubtfulOf = (call: string) => (calls[call]?.outcome?.doubtful ?? []).map(Number)
const isCovered = new Set<string>(Object.values(callOf))

interface Sent {
  readonly body: object
  readonly person?: Person
}
interface Case {
  readonly call: string
  readonly what: string
  readonly second: number
  prepare(server: Server): Promise<Sent>
}

const recharge = { country_id: '1', amount: '10' }
const methodOf = async (server: Server) => {
  const { res } = await server.ask('POST /withoutsign/payment/methods', { country_id: '1' })
  return { method_id: res.list[0]?.id ?? '' }
}
const transfer = async (server: Server, agent_coins: number): Promise<Sent> => {
  const person = await server.newPerson({ country_id: '3', flags: ['agent'], agent_coins })
  const { uid } = await server.newPerson({ country_id: '3' })
  return { body: { receiver_id: uid, amount: 500 }, person }
}
const withdrawal = async (server: Server, diamonds: string, weekly_limit: number | null): Promise<Sent> => {
  await server.control('settings', { weekly_limit })
  const wish = { diamonds, method: true }
  const { method_id, ...person } = await server.control<Person & { readonly method_id: string }>('people', wish)
  const { uid } = await server.signIn('reseller')
  return { body: { agent_uid: uid, method_id, diamonds: '200' }, person: { uid: person.uid, token: person.token } }
}

const cases: readonly Case[] = [
  {
    call: 'POST /withoutsign/payment/createOrder',
    what: 'takes nothing away',
    second: 0,
    prepare: async (server) => ({ body: { ...recharge, ...(await methodOf(server)), user_id: '1000003' } }),
  },
  {
    call: 'POST /web/payment/createOrder',
    what: 'takes nothing away',
    second: 0,
    prepare: async (server) => ({
      body: { ...recharge, ...(await methodOf(server)), identity: 'agent' },
      person: await server.signIn('agent'),
    }),
  },
  {
    call: 'POST /web/AgentGold',
    what: 'leaves enough',
    second: 0,
    prepare: (server) => transfer(server, 1000),
  },
  {
    call: 'POST /web/AgentGold',
    what: 'takes the whole balance',
    second: codes.balanceTooLow.code,
    prepare: (server) => transfer(server, 500),
  },
  {
    call: 'POST /web/withdrawal/order',
    what: 'leaves enough',
    second: 0,
    prepare: (server) => withdrawal(server, '400', null),
  },
  {
    call: 'POST /web/withdrawal/order',
    what: 'takes the whole balance',
    second: codes.balanceTooLow.code,
    prepare: (server) => withdrawal(server, '200', null),
  },
  {
    call: 'POST /web/withdrawal/order',
    what: 'is the last one of the week',
    second: codes.weeklyLimit.code,
    prepare: (server) => withdrawal(server, '400', 1),
  },
]

describe('F21 a request that arrives twice', () => {
  let server: Server
  beforeAll(() => {
    server = startServer()
  })
  afterAll(() => server.sandbox.close())

  it.each(cases)('$call that $what', async ({ call, second, prepare }) => {
    const { body, person } = await prepare(server)
    const ask = server.ask as (call: string, body: object, person?: Person) => Promise<{ readonly code: number }>
    expect((await ask(call, body, person)).code).toBe(0)
    expect((await ask(call, body, person)).code).toBe(second)
    expect([0, ...doubtfulOf(call)]).toContain(second)
  })

  it('is tried for each call that moves money', () => {
    const money = Object.keys(calls).filter((call) => calls[call]?.kind === 'money')
    expect(money.filter((call) => !isCovered.has(call) && !cases.some((one) => one.call === call))).toEqual([])
  })
})

describe('F21 a step of an order that arrives again, whatever happened in between', () => {
  let orders: Orders
  /** The shortest way from each state to each state after it. */
  const ways = new Map<string, Map<string, readonly Step[]>>()
  beforeAll(async () => {
    orders = await openOrders()
    await explore()
  })
  afterAll(() => orders.server.sandbox.close())

  async function orderAfter(path: readonly Step[]): Promise<string> {
    const order = await orders.place()
    for (const step of path) expect(await orders.take(order, step)).toBe(0)
    return order
  }

  /** Finds every state of an order, and the ways from it. */
  async function explore(): Promise<void> {
    const paths = new Map<string, readonly Step[]>([['pending', []]])
    const next = new Map<string, Map<Step, string>>()
    for (const [state, path] of paths) {
      const edges = new Map<Step, string>()
      next.set(state, edges)
      for (const step of steps) {
        const order = await orderAfter(path)
        if ((await orders.take(order, step)) !== 0) continue
        const reached = await orders.stateOf(order)
        edges.set(step, reached)
        if (!paths.has(reached)) paths.set(reached, [...path, step])
      }
    }
    for (const start of next.keys()) {
      const found = new Map<string, readonly Step[]>([[start, []]])
      for (const [state, way] of found)
        for (const [step, to] of next.get(state) ?? []) if (!found.has(to)) found.set(to, [...way, step])
      ways.set(start, found)
    }
  }

  it.each(steps)('%s', async (step) => {
    const wrong = new Set<string>()
    let tried = 0
    for (const path of ways.get('pending')?.values() ?? []) {
      const first = await orderAfter(path)
      if ((await orders.take(first, step)) !== 0) continue
      for (const way of ways.get(await orders.stateOf(first))?.values() ?? []) {
        const code = await orders.take(await orderAfter([...path, step, ...way]), step)
        tried += 1
        if (code !== 0 && !doubtfulOf(callOf[step]).includes(code))
          wrong.add(`${[...path, step, ...way].join()}: ${code}`)
      }
    }
    expect(tried).toBeGreaterThan(0)
    expect([...wrong]).toEqual([])
  })
})

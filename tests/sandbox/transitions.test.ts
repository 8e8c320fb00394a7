import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codes } from '../../sandbox/codes'
import { openOrders, steps, type Orders, type Step } from './orders'
import type { Person, Server } from './server'

interface State {
  readonly name: string
  readonly path: readonly Step[]
  /** Every step that is possible, and where it leads; all others are refused. */
  readonly leads: { readonly [S in Step]?: string }
}

// Decision 17, as a matrix.
const states: readonly State[] = [
  { name: 'pending', path: [], leads: { process: 'applying', refuse: 'closed', cancel: 'cancelled' } },
  { name: 'applying', path: ['process'], leads: { refuse: 'closed', transfer: 'in_progress' } },
  {
    name: 'in_progress',
    path: ['process', 'transfer'],
    leads: { receive: 'completed', dispute: 'in_progress/open' },
  },
  {
    name: 'in_progress/open',
    path: ['process', 'transfer', 'dispute'],
    leads: { receive: 'completed', reprocess: 'in_progress/reprocessed' },
  },
  {
    name: 'in_progress/reprocessed',
    path: ['process', 'transfer', 'dispute', 'reprocess'],
    leads: { receive: 'completed/reprocessed', dispute: 'in_progress/open' },
  },
  { name: 'completed', path: ['process', 'transfer', 'receive'], leads: { dispute: 'in_progress/open' } },
  { name: 'cancelled', path: ['cancel'], leads: {} },
  { name: 'closed', path: ['refuse'], leads: {} },
]
/** What a refusal says has become of the order. */
const moved: { readonly [state: string]: number } = {
  pending: codes.wrongState.code,
  applying: codes.orderTaken.code,
  in_progress: codes.orderPaid.code,
  'in_progress/open': codes.complaintOpen.code,
  'in_progress/reprocessed': codes.orderPaid.code,
  completed: codes.orderCompleted.code,
  cancelled: codes.orderCancelled.code,
  closed: codes.orderClosed.code,
}

let orders: Orders
let server: Server
let user: Person
let reseller: Person
let proof: string

beforeAll(async () => {
  orders = await openOrders()
  ;({ server, user, reseller, proof } = orders)
})

const take = (order_no: string, step: Step) => orders.take(order_no, step)
const read = (order_no: string) => orders.read(order_no)

async function orderIn(path: readonly Step[]): Promise<string> {
  const order_no = await orders.place()
  for (const step of path) expect(await take(order_no, step)).toBe(0)
  return order_no
}

const stateOf = (order_no: string) => orders.stateOf(order_no)

describe('S4-14 S4-19 a withdrawal order moves along the table and no other way', () => {
  const cells = states.flatMap((state) => steps.map((step) => ({ ...state, step, to: state.leads[step] })))
  it.each(cells)('$name, $step: $to', async ({ name, path, step, to }) => {
    const orderNo = await orderIn(path)
    expect(await stateOf(orderNo)).toBe(name)
    expect(await take(orderNo, step)).toBe(to === undefined ? moved[name] : 0)
    // Who confirms receipt withdraws the complaint, even after a second transfer.
    expect(await stateOf(orderNo)).toBe(to === 'completed/reprocessed' ? 'completed' : (to ?? name))
  })
})

describe('S4-19 S1-08 an order that the reseller accepts and does not pay', () => {
  const late = async () => {
    const orderNo = await orderIn(['process'])
    expect(await take(orderNo, 'cancel')).toBe(codes.orderTaken.code)
    expect((await read(orderNo)).can_dispute).toBe(false)
    await server.control('clock', { advance: 86_400 + 1 })
    expect((await read(orderNo)).can_dispute).toBe(true)
    return orderNo
  }
  const balance = async () => {
    const response = await server.send('GET', `/__sandbox/balance/${user.uid}`)
    return ((await response.json()) as { diamonds: number }).diamonds
  }
  afterEach(() => server.control('clock', { now: null }))

  it('is cancelled after the expected arrival, and gives the diamonds back; a proof on its way is refused', async () => {
    const before = await balance()
    const orderNo = await late()
    expect(await take(orderNo, 'cancel')).toBe(0)
    expect(await balance()).toBe(before)
    expect(await take(orderNo, 'transfer')).toBe(codes.orderCancelled.code)
    expect(await stateOf(orderNo)).toBe('cancelled')
  })

  it('is complained about as not received alone, and goes on to its end', async () => {
    const order_no = await late()
    const less = { order_no, kind: 'received_less' as const, amount: '5' }
    expect((await server.ask('POST /web/withdrawal/order/dispute', less, user)).code).toBe(codes.orderTaken.code)
    expect(await take(order_no, 'dispute')).toBe(0)
    expect(await stateOf(order_no)).toBe('in_progress/open')
    expect(await take(order_no, 'reprocess')).toBe(0)
    expect(await take(order_no, 'receive')).toBe(0)
    expect(await stateOf(order_no)).toBe('completed')
  })

  it('is paid late all the same, and then a cancel comes too late', async () => {
    const orderNo = await late()
    expect(await take(orderNo, 'transfer')).toBe(0)
    expect(await take(orderNo, 'cancel')).toBe(codes.orderPaid.code)
  })
})

describe('the clock', () => {
  const day = 86_400
  it.each([
    { name: 'S4-17 an order that nobody takes stays pending', path: [], days: 20, to: 'pending' },
    { name: 'S4-17 an order that nobody pays stays with the reseller', path: ['process'], days: 20, to: 'applying' },
    {
      name: 'S4-17 a paid order is confirmed after the days that the server names',
      settings: { auto_confirm_days: 3 },
      path: ['process', 'transfer'],
      days: 3,
      to: 'completed',
    },
    {
      name: 'S4-17 a paid order is confirmed after 7 days if the server names none',
      settings: { auto_confirm_days: null },
      path: ['process', 'transfer'],
      days: 7,
      to: 'completed',
    },
  ] as const)('$name', async ({ path, days, to, ...rest }) => {
    await server.control('settings', 'settings' in rest ? rest.settings : {})
    const orderNo = await orderIn(path)
    const before = (await read(orderNo)).status
    await server.control('clock', { advance: days * day - 1 })
    expect((await read(orderNo)).status).toBe(before)
    await server.control('clock', { advance: 1 })
    expect((await read(orderNo)).status).toBe(to)
    await server.control('clock', { now: null })
    await server.control('settings', { auto_confirm_days: 7 })
  })

  it('waits for a complaint, and counts anew from the second transfer', async () => {
    const orderNo = await orderIn(['process', 'transfer', 'dispute'])
    await server.control('clock', { advance: 20 * day })
    expect(await stateOf(orderNo)).toBe('in_progress/open')
    expect(await take(orderNo, 'reprocess')).toBe(0)
    await server.control('clock', { advance: 7 * day - 1 })
    expect(await stateOf(orderNo)).toBe('in_progress/reprocessed')
    await server.control('clock', { advance: 1 })
    expect(await stateOf(orderNo)).toBe('completed/reprocessed')
    await server.control('clock', { now: null })
  })

  it('hears complaints for 7 days after completion', async () => {
    const orderNo = await orderIn(['process', 'transfer', 'receive'])
    await server.control('clock', { advance: 7 * day })
    expect((await read(orderNo)).can_dispute).toBe(true)
    await server.control('clock', { advance: 1 })
    expect((await read(orderNo)).can_dispute).toBe(false)
    expect(await take(orderNo, 'dispute')).toBe(codes.disputeOver.code)
    await server.control('clock', { now: null })
  })
})

describe('what a step needs', () => {
  it('S4-15 a transfer needs proof, and not too much of it', async () => {
    const order_no = await orderIn(['process'])
    const confirm = (images: string[]) =>
      server.ask('POST /web/withdrawal/agent/order/confirm', { order_no, step: 'transfer', images }, reseller)
    expect((await confirm([])).code).toBe(codes.proofMissing.code)
    expect((await confirm(Array.from({ length: 10 }, () => proof))).code).toBe(codes.tooManyImages.code)
    expect((await confirm(['https://elsewhere.example/a.png'])).code).toBe(codes.unknownImage.code)
    expect(await stateOf(order_no)).toBe('applying')
    expect((await read(order_no)).proof).toEqual([])
  })

  it.each([
    { amount: undefined, code: codes.badAmount.code },
    { amount: '0', code: codes.badAmount.code },
    { amount: '10.00', code: codes.badAmount.code },
    { amount: '1e1', code: codes.badAmount.code },
    { amount: '0.01', code: 0 },
    { amount: '9.99', code: 0 },
  ])('received less names an amount below the whole: $amount', async ({ amount, code }) => {
    const order_no = await orderIn(['process', 'transfer'])
    const complaint = { order_no, kind: 'received_less' as const, ...(amount !== undefined && { amount }) }
    expect((await server.ask('POST /web/withdrawal/order/dispute', complaint, user)).code).toBe(code)
  })

  it('S1-08 a second complaint counts all that has arrived, and a third one of nothing more keeps it', async () => {
    const order_no = await orderIn(['process', 'transfer'])
    const complain = async (complaint: {
      readonly kind: 'not_received' | 'received_less'
      readonly amount?: string
    }) => {
      const { code } = await server.ask('POST /web/withdrawal/order/dispute', { order_no, ...complaint }, user)
      return [code, (await read(order_no)).after_sale.amount]
    }
    const sent = async () => {
      expect(await take(order_no, 'reprocess')).toBe(0)
      return (await read(order_no)).after_sale.thread?.at(-1)?.sent
    }
    expect(await complain({ kind: 'received_less', amount: '7' })).toEqual([0, '7.00'])
    expect(await sent()).toBe('3.00')
    expect(await complain({ kind: 'received_less', amount: '6.99' })).toEqual([codes.badAmount.code, '7.00'])
    expect(await complain({ kind: 'received_less', amount: '9' })).toEqual([0, '9.00'])
    expect(await sent()).toBe('1.00')
    expect(await complain({ kind: 'not_received' })).toEqual([0, '9.00'])
    expect(await sent()).toBe('1.00')
  })

  it('only the two parties know the order', async () => {
    const order_no = await orderIn([])
    const stranger = await server.newPerson({ flags: ['is_reseller'] })
    const cancel = { order_no, result: 'cancel' as const }
    const open = { order_no, step: 'process' as const }
    const unknown = codes.unknownWithdrawal.code
    expect((await server.ask('POST /web/withdrawal/order/confirm', cancel, stranger)).code).toBe(unknown)
    expect((await server.ask('POST /web/withdrawal/agent/order/confirm', open, stranger)).code).toBe(unknown)
    const asUser = await server.ask('POST /web/withdrawal/agent/order/confirm', open, user)
    expect(asUser.code).toBe(codes.notAllowed.code)
  })
})

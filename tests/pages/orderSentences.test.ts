// Every sentence about time or state stands only where it is true: the states of an order, by what each side reads in them.
import { expect, it } from 'vitest'
import { pages } from '../support/lumi'
import { type Block, type ById, type Detail, evaluateCondition, type PageConfig } from '@pagewright/engine/tools'

const asked = {
  amount: '100',
  diamonds: '1000',
  can_dispute: false,
  auto_at: 9,
  requested_at: 1,
  expected_at: 9,
  after_sale: { state: 'none', thread: [] },
  proof: [],
}
const accepted = { ...asked, accepted_at: 2 }
const paid = { ...accepted, transferred_at: 3, proof: [{}], status: 'in_progress' }
const entry = { by: 'user', at: 4 }
const open = { state: 'open', kind: 'not_received', since: 4, thread: [entry] }
const less = { ...open, kind: 'received_less', amount: '70' }
const again = { state: 'reprocessed', reprocessed_at: 5, thread: [entry, entry] }

interface Side {
  /** What this side reads. */
  readonly reads: readonly string[]
  /** What it may do. */
  readonly may: readonly string[]
}
interface Case {
  readonly state: string
  readonly row: object
  readonly user: Side
  readonly reseller: Side
  readonly steps: readonly string[]
  readonly lines: readonly string[]
}
const way = ['requested', 'accepted', 'paid', 'completed']
const complained = ['requested', 'accepted', 'paid', 'complained', 'again', 'completed']
const toConfirm = { reads: ['paid', 'lag', 'autoOn'], may: ['received', 'dispute'] }
const confirming = { reads: ['confirm', 'auto'], may: [] }
const nothing = { reads: ['finished'], may: [] }
const back = { reads: ['back'], may: [] }
const backMine = { reads: ['back'], may: ['again'] }
const canDispute = { can_dispute: true }

/** Every state of an order. Each side has something to do, or reads who does, and by when. */
const cases: readonly Case[] = [
  {
    state: 'pending',
    row: { ...asked, status: 'pending' },
    user: { reads: ['pending'], may: ['cancel'] },
    reseller: { reads: ['pending'], may: ['process', 'refuse'] },
    steps: way,
    lines: ['expected'],
  },
  {
    state: 'applying',
    row: { ...accepted, status: 'applying' },
    user: { reads: ['applying', 'until'], may: [] },
    reseller: { reads: ['applying', 'until'], may: ['transfer', 'refuse', 'copyAll'] },
    steps: way,
    lines: ['expected'],
  },
  {
    state: 'applying, with no arrival named',
    row: { ...accepted, expected_at: undefined, status: 'applying' },
    user: { reads: ['applying'], may: [] },
    reseller: { reads: ['applying'], may: ['transfer', 'refuse', 'copyAll'] },
    steps: way,
    lines: [],
  },
  {
    state: 'late',
    row: { ...accepted, ...canDispute, status: 'applying' },
    user: { reads: ['late'], may: ['notReceived', 'cancel'] },
    reseller: { reads: ['late'], may: ['transfer', 'refuse', 'copyAll'] },
    steps: way,
    lines: ['expected'],
  },
  {
    state: 'late and complained about',
    row: { ...accepted, status: 'in_progress', after_sale: open },
    user: { reads: ['waiting', 'unanswered'], may: ['received'] },
    reseller: { reads: ['all'], may: ['reprocess', 'copyAll'] },
    steps: ['requested', 'accepted', 'complained', 'late', 'completed'],
    lines: [],
  },
  {
    state: 'in progress',
    row: { ...paid, ...canDispute },
    user: toConfirm,
    reseller: confirming,
    steps: way,
    lines: ['expected', 'proof'],
  },
  {
    state: 'complained about: nothing came',
    row: { ...paid, after_sale: open },
    user: { reads: ['waiting', 'unanswered'], may: ['received'] },
    reseller: { reads: ['all'], may: ['reprocess', 'copyAll'] },
    steps: complained,
    lines: ['proof'],
  },
  {
    state: 'complained about: less came',
    row: { ...paid, after_sale: less },
    user: { reads: ['waitingPart', 'unanswered'], may: ['received'] },
    reseller: { reads: ['part'], may: ['reprocess', 'copyAll'] },
    steps: ['requested', 'accepted', 'paid', 'complained', 'rest', 'completed'],
    lines: ['missing', 'proof'],
  },
  {
    state: 'complained about: nothing came of the rest',
    row: { ...paid, after_sale: { ...less, kind: 'not_received' } },
    user: { reads: ['waitingPart', 'unanswered'], may: ['received'] },
    reseller: { reads: ['part'], may: ['reprocess', 'copyAll'] },
    steps: ['requested', 'accepted', 'paid', 'complained', 'rest', 'completed'],
    lines: ['missing', 'proof'],
  },
  ...[undefined, '0', '-5', '100', '99999999999999'].map((amount) => ({
    state: `complained about: less came, but the amount is ${amount}`,
    row: { ...paid, after_sale: { ...less, amount } },
    user: { reads: ['waiting', 'unanswered'], may: ['received'] },
    reseller: { reads: ['unclear'], may: ['reprocess', 'copyAll'] },
    steps: complained,
    lines: ['proof'],
  })),
  {
    state: 'paid again',
    row: { ...paid, ...canDispute, after_sale: { ...open, ...again } },
    user: { ...toConfirm, reads: ['reprocessed', 'lag', 'autoOn'] },
    reseller: confirming,
    steps: complained,
    lines: ['expected', 'proof'],
  },
  {
    state: 'paid the rest',
    row: { ...paid, ...canDispute, after_sale: { ...less, ...again } },
    user: { ...toConfirm, reads: ['sentPart', 'lag', 'autoOn'] },
    reseller: confirming,
    steps: ['requested', 'accepted', 'paid', 'complained', 'rest', 'completed'],
    lines: ['expected', 'proof'],
  },
  {
    state: 'complained about, although all was sent before',
    row: { ...paid, ...canDispute, after_sale: { ...less, ...again, answer: 'denied' } },
    user: { ...toConfirm, reads: ['denied', 'lag', 'autoOn'] },
    reseller: confirming,
    steps: ['requested', 'accepted', 'paid', 'complained', 'denied', 'completed'],
    lines: ['expected', 'proof'],
  },
  {
    state: 'completed',
    row: { ...paid, ...canDispute, status: 'completed', completed_at: 6 },
    user: { reads: ['completed', 'complain'], may: ['dispute'] },
    reseller: nothing,
    steps: way,
    lines: ['proof'],
  },
  {
    state: 'completed after a complaint, and the days for another one are over',
    row: { ...paid, status: 'completed', completed_at: 6, after_sale: { ...open, ...again } },
    user: { reads: ['completed', 'over'], may: [] },
    reseller: nothing,
    steps: complained,
    lines: ['proof'],
  },
  {
    state: 'cancelled',
    row: { ...asked, status: 'cancelled', cancelled_at: 2 },
    user: backMine,
    reseller: back,
    steps: ['requested', 'cancelled'],
    lines: [],
  },
  {
    state: 'cancelled although it was accepted',
    row: { ...accepted, status: 'cancelled', cancelled_at: 3 },
    user: backMine,
    reseller: back,
    steps: ['requested', 'accepted', 'cancelled'],
    lines: [],
  },
  {
    state: 'rejected after it was accepted',
    row: { ...accepted, status: 'closed', closed_at: 3, reason: 'x' },
    user: { ...backMine, reads: ['back', 'reason'] },
    reseller: { ...back, reads: ['back', 'reason'] },
    steps: ['requested', 'accepted', 'closed'],
    lines: [],
  },
  {
    state: 'in a state that nobody knows',
    row: { ...asked, status: 'frozen' },
    user: { reads: ['unknown'], may: [] },
    reseller: { reads: ['unknown'], may: [] },
    steps: ['requested'],
    lines: [],
  },
]

const sides = (pages['/withdraw/order'] as unknown as PageConfig).blocks.sides
if (sides?.block !== 'tabs') throw new Error('/withdraw/order has no tabs.')
const detailOf = (blocks: ById<Block> = {}): Detail => {
  const { orders } = blocks
  if (orders?.block !== 'list' || !orders.detail) throw new Error('The orders have no detail.')
  return orders.detail
}
const mine = detailOf(sides.tabs.mine?.blocks)
const toPay = detailOf(sides.tabs.toPay?.blocks)

const data = {
  settings: { customer_contact: '+971 4 555 0100' },
  withdrawal: { auto_confirm_days: 7, receipt_hours_min: 1, receipt_hours_max: 2 },
}
const receiptOf = ({ blocks }: Detail) => {
  const order = blocks?.order
  if (order?.block !== 'receipt') throw new Error('The detail has no receipt.')
  return order
}
const timed = ['missing', 'expected', 'proof']

it.each(cases)('S4-17 S4-16 an order that is $state reads so', ({ row, user, reseller, steps, lines }) => {
  const scope = { row, data, user: { is_reseller: true } }
  const shown = (entries: ById<{ readonly when?: object | undefined }> = {}) =>
    Object.entries(entries)
      .filter(([, { when }]) => evaluateCondition(when as never, scope))
      .map(([id]) => id)
  const offered = (detail: Detail) => {
    const { actions = {} } = detail
    // Ways that are there in every state say nothing about this one.
    const { whatsApp: _, ...ofOrder } = actions
    return [...shown(ofOrder), ...shown(receiptOf(detail).account?.actions)]
  }
  // Of the sentences only the first shows.
  const read = (detail: Detail) => [...shown(receiptOf(detail).says).slice(0, 1), ...shown(receiptOf(detail).notes)]
  expect({ reads: read(mine), may: offered(mine) }).toEqual(user)
  expect({ reads: read(toPay), may: offered(toPay) }).toEqual(reseller)
  for (const detail of [mine, toPay]) {
    const { blocks, lines: inDetails, account } = receiptOf(detail)
    const progress = blocks?.progress
    if (progress?.block !== 'timeline') throw new Error('The detail has no timeline.')
    expect(shown(progress.steps)).toEqual(steps)
    // The server names this time only while the order confirms itself.
    expect(progress.steps?.completed?.due?.time).toBe('row.auto_at')
    const all = [...shown(inDetails), ...shown(account?.lines)]
    expect(all.filter((id) => timed.includes(id))).toEqual(lines)
  }
})

it.each([
  [undefined, [false, true]],
  [1, [true, false]],
  [7, [true, false]],
  [0, [false, false]],
])('S4-17 of %j days that the server names, the page says %j: these, or 7', (auto_confirm_days, expected) => {
  const scope = { row: { ...paid, auto_at: undefined }, data: { withdrawal: { auto_confirm_days } } }
  const { auto, autoWeek } = receiptOf(mine).notes ?? {}
  expect([auto, autoWeek].map((note) => evaluateCondition(note?.when, scope))).toEqual(expected)
  expect([auto, autoWeek].map((note) => note?.text)).toEqual([
    { say: 'order.autoConfirm', with: { count: { from: 'data.withdrawal.auto_confirm_days' } } },
    { say: 'order.autoConfirm', with: { count: 7 } },
  ])
})

it.each([
  [{ customer_contact: '+971 4 555 0100' }, '+966 800 000', ['contact']],
  [{}, '+966 800 000', ['marketContact']],
  [undefined, '', []],
  [{ customer_contact: '' }, undefined, []],
])('S1-15 of the telephones %j and %j, each order shows %j', (settings, contact, expected) => {
  for (const row of [paid, { ...paid, after_sale: open }, { ...paid, status: 'completed' }])
    for (const detail of [mine, toPay]) {
      const { lines = {} } = receiptOf(detail).account ?? {}
      const scope = { row, data: { settings }, market: { contact } }
      const shown = Object.entries(lines).filter(([, { when }]) => evaluateCondition(when as never, scope))
      expect(shown.map(([id]) => id).filter((id) => /contact/i.test(id))).toEqual(expected)
    }
})

// The states of a withdrawal order, by what each side of it reads and may do in them.

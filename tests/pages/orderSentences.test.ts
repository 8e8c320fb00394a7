// Every sentence about time or state stands only where it is true: the states of an order, by what each side reads in them.
import { expect, it } from 'vitest'
import { pages } from '../../pages.config'
import { words } from './facts'
import { type Block, type ById, type Detail, evaluateCondition, type PageConfig } from '@pagewright/engine/tools'

const sides = (pages['/withdraw/order'] as unknown as PageConfig).blocks.sides
if (sides?.block !== 'tabs') throw new Error('/withdraw/order has no tabs.')
const detailOf = (blocks: ById<Block> = {}): Detail => {
  const { orders } = blocks
  if (orders?.block !== 'list' || !orders.detail) throw new Error('The orders have no detail.')
  return orders.detail
}
const mine = detailOf(sides.tabs.mine?.blocks)
const toPay = detailOf(sides.tabs.toPay?.blocks)

const asked = { requested_at: 1, expected_at: 9, after_sale: { state: 'none', thread: [] }, proof: [] }
const accepted = { ...asked, accepted_at: 2 }
const paid = { ...accepted, transferred_at: 3, proof: [{}], status: 'in_progress' }
const entry = { by: 'user', at: 4 }
const open = { state: 'open', since: 4, thread: [entry] }
const again = { state: 'reprocessed', since: 4, reprocessed_at: 5, thread: [entry, entry] }

interface Case {
  readonly state: string
  readonly row: object
  readonly notes: readonly string[]
  readonly forReseller: readonly string[]
  readonly steps: readonly string[]
  readonly lines: readonly string[]
  /** The page after the request says these of what comes next, of the state and of the arrival. */
  readonly next: readonly string[]
}
const transferred = ['lag', 'auto']
const way = ['requested', 'accepted', 'paid', 'completed']
const complained = ['requested', 'accepted', 'paid', 'complained', 'again', 'completed']

const cases: readonly Case[] = [
  {
    state: 'pending',
    row: { ...asked, status: 'pending' },
    notes: [],
    forReseller: [],
    steps: way,
    lines: ['expected'],
    next: ['next', 'expected'],
  },
  {
    state: 'applying',
    row: { ...accepted, status: 'applying' },
    notes: [],
    forReseller: [],
    steps: way,
    lines: ['expected'],
    next: ['transfer', 'status', 'expected'],
  },
  {
    state: 'in progress',
    row: paid,
    notes: transferred,
    forReseller: [],
    steps: way,
    lines: ['expected', 'proof'],
    next: ['confirm', 'status', 'expected'],
  },
  {
    state: 'complained about',
    row: { ...paid, after_sale: open },
    notes: ['waiting'],
    forReseller: ['afterSale'],
    steps: complained,
    lines: ['proof'],
    next: ['status'],
  },
  {
    state: 'paid again',
    row: { ...paid, after_sale: again },
    notes: [...transferred, 'reprocessed'],
    forReseller: [],
    steps: complained,
    lines: ['expected', 'proof'],
    next: ['confirm', 'status', 'expected'],
  },
  {
    state: 'completed',
    row: { ...paid, status: 'completed', completed_at: 6 },
    notes: [],
    forReseller: [],
    steps: way,
    lines: ['proof'],
    next: ['status'],
  },
  {
    state: 'completed by the clock after a complaint',
    row: { ...paid, status: 'completed', completed_at: 6, after_sale: again },
    notes: [],
    forReseller: [],
    steps: complained,
    lines: ['proof'],
    next: ['status'],
  },
  {
    state: 'cancelled',
    row: { ...asked, status: 'cancelled', cancelled_at: 2 },
    notes: [],
    forReseller: [],
    steps: ['requested', 'cancelled'],
    lines: [],
    next: ['status'],
  },
  {
    state: 'rejected after it was accepted',
    row: { ...accepted, status: 'closed', closed_at: 3, reason: 'x' },
    notes: [],
    forReseller: [],
    steps: ['requested', 'accepted', 'closed'],
    lines: ['reason'],
    next: ['status'],
  },
  {
    state: 'in a state that nobody knows',
    row: { ...asked, status: 'frozen' },
    notes: [],
    forReseller: [],
    steps: ['requested'],
    lines: [],
    next: ['status'],
  },
]

const data = { withdrawal: { auto_confirm_days: 7, receipt_hours_min: 1, receipt_hours_max: 2 } }
const timed = ['expected', 'reason', 'proof']

it.each(cases)('S4-17 S4-16 an order that is $state reads so', ({ row, notes, forReseller, steps, lines }) => {
  const scope = { row, data, user: { is_reseller: true } }
  const shown = (entries: ById<{ readonly when?: object | undefined }> = {}) =>
    Object.entries(entries)
      .filter(([, { when }]) => evaluateCondition(when as never, scope))
      .map(([id]) => id)
  expect(shown(mine.notes)).toEqual(notes)
  expect(shown(toPay.notes)).toEqual(forReseller)
  for (const { blocks, lines: all } of [mine, toPay]) {
    const progress = blocks?.progress
    if (progress?.block !== 'timeline') throw new Error('The detail has no timeline.')
    expect(shown(progress.steps)).toEqual(steps)
    // The server names this time only while the order confirms itself.
    expect(progress.steps?.completed?.due?.time).toBe('row.auto_at')
    expect(shown(all).filter((id) => timed.includes(id))).toEqual(lines)
  }
})

it.each(cases)('S4-17 the page after the request says of an order that is $state only what is so', ({ row, next }) => {
  const { facts, next: following } = (pages['/withdraw/done'] as unknown as PageConfig).blocks
  if (facts?.block !== 'record' || following?.block !== 'text') throw new Error('/withdraw/done has other blocks.')
  const scope = { data: { order: { order_no: '1', ...row } } }
  const holds = ({ when }: { readonly when?: object | undefined }) => evaluateCondition(when as never, scope)
  const shown = (entries: ById<{ readonly when?: object | undefined }> = {}) =>
    Object.entries(entries).flatMap(([id, entry]) => (entry.when && holds(entry) ? [id] : []))
  expect([...(holds(following) ? shown(following.items) : []), ...shown(facts.lines)]).toEqual(next)
})

const automatic = 'Unless you complain, this is confirmed automatically {{count}} days after the reseller’s transfer.'

/** What is said of an order to each side, and of the moment when it confirms itself. */
it('S4-16 S4-17 S9-10 each note on an order has its own words', () => {
  const said = ({ notes = {} }: Detail) => Object.entries(notes).map(([id, { text }]) => [id, words(text)])
  expect(Object.fromEntries(said(mine))).toEqual({
    lag: 'The money may arrive {{min}} to {{max}} hours after the reseller’s transfer.',
    auto: automatic,
    autoWeek: automatic,
    waiting: 'Your complaint is with the reseller. Nothing is confirmed automatically while it is open.',
    reprocessed: 'The reseller has processed your complaint again. Please check your account.',
  })
  expect(Object.fromEntries(said(toPay))).toEqual({
    afterSale: 'The receiver has complained about this transfer. Please check it and send the missing amount.',
  })
  for (const { blocks } of [mine, toPay]) {
    const progress = blocks?.progress
    if (progress?.block !== 'timeline') throw new Error('The detail has no timeline.')
    expect(words(progress.steps?.['completed']?.due?.label)).toBe('Automatic confirmation')
  }
})

it.each([
  [undefined, [false, true]],
  [1, [true, false]],
  [7, [true, false]],
  [0, [false, false]],
])('S4-17 of %j days that the server names, the page says %j: these, or 7', (auto_confirm_days, expected) => {
  const scope = { row: paid, data: { withdrawal: { auto_confirm_days } } }
  const { auto, autoWeek } = mine.notes ?? {}
  expect([auto, autoWeek].map((note) => evaluateCondition(note?.when, scope))).toEqual(expected)
  expect([auto, autoWeek].map((note) => note?.text)).toEqual([
    { say: 'order.autoConfirm', with: { count: { from: 'data.withdrawal.auto_confirm_days' } } },
    { say: 'order.autoConfirm', with: { count: 7 } },
  ])
})

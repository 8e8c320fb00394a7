// Every sentence about time or state stands only where it is true: the states of an order, by what each side reads in them.
import { expect, it } from 'vitest'
import { pages } from '../support/lumi'
import { cases, open, paid } from './orderStates'
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

const data = {
  settings: { customer_contact: '+971 4 555 0100' },
  withdrawal: { auto_confirm_days: 7, receipt_hours_min: 1, receipt_hours_max: 2 },
}
const timed = ['missing', 'expected', 'reason', 'proof']

it.each(cases)('S4-17 S4-16 an order that is $state reads so', ({ row, user, reseller, steps, lines }) => {
  const scope = { row, data, user: { is_reseller: true } }
  const shown = (entries: ById<{ readonly when?: object | undefined }> = {}) =>
    Object.entries(entries)
      .filter(([, { when }]) => evaluateCondition(when as never, scope))
      .map(([id]) => id)
  const offered = ({ actions = {} }: Detail) => {
    // Ways that are there in every state say nothing about this one.
    const { whatsApp: _, ...ofOrder } = actions
    return shown(ofOrder)
  }
  expect({ reads: shown(mine.notes), may: offered(mine) }).toEqual(user)
  expect({ reads: shown(toPay.notes), may: offered(toPay) }).toEqual(reseller)
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

it.each([
  [undefined, [false, true]],
  [1, [true, false]],
  [7, [true, false]],
  [0, [false, false]],
])('S4-17 of %j days that the server names, the page says %j: these, or 7', (auto_confirm_days, expected) => {
  const scope = { row: { ...paid, auto_at: undefined }, data: { withdrawal: { auto_confirm_days } } }
  const { auto, autoWeek } = mine.notes ?? {}
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
    for (const { lines = {} } of [mine, toPay]) {
      const scope = { row, data: { settings }, market: { contact } }
      const shown = Object.entries(lines).filter(([, { when }]) => evaluateCondition(when as never, scope))
      expect(shown.map(([id]) => id).filter((id) => /contact/i.test(id))).toEqual(expected)
    }
})

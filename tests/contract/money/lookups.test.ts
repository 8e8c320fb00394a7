// Tests where the outcome of a payment is looked for when its answer is lost: by which call, and which row is the payment.
import { expect, it } from 'vitest'
import { isObject } from '@pagewright/engine/tools'
import { readContract, root } from '@pagewright/cli/source'

const { calls } = readContract(root)
const paid = {
  asked: 'method_id: body.method_id, amount: body.amount, since: since',
  row: ['row.pay_amount: body.amount'],
}
const order = 'row.order_no: body.order_no'
const one = 'status: all, order_no: body.order_no'

interface Lookup {
  readonly by: string
  readonly asked: string
  /** Any of these rows is the payment. */
  readonly row: readonly string[]
}

/** A person looks in the own list, and a reseller in that of the resellers. */
const lookups: { readonly [call: string]: Lookup } = {
  'POST /withoutsign/payment/createOrder': {
    by: 'POST /withoutsign/payment/queryOrder',
    asked: `user_id: body.user_id, ${paid.asked}`,
    row: paid.row,
  },
  'POST /web/payment/createOrder': {
    by: 'POST /withoutsign/payment/queryOrder',
    asked: `user_id: user.uid, method_id: body.method_id, amount: body.amount, identity: body.identity, since: since`,
    row: paid.row,
  },
  'POST /web/AgentGold': {
    by: 'POST /web/UserExtendRecordList',
    asked: 'kind: out',
    // The receiver is typed as a user ID or as a product user ID.
    row: ['uid', 'duid'].map((id) => `row.coins: body.amount, row.${id}: body.receiver_id`),
  },
  'POST /web/withdrawal/order': {
    by: 'POST /web/withdrawal/order/list',
    asked: 'status: all, method_id: body.method_id',
    row: ['row.diamonds: body.diamonds, row.reseller.uid: body.agent_uid'],
  },
  'POST /web/withdrawal/order/confirm': {
    by: 'POST /web/withdrawal/order/list',
    asked: one,
    row: [
      `body.result: received, ${order}, row.status: completed`,
      `body.result: cancel, ${order}, row.status: cancelled`,
    ],
  },
  'POST /web/withdrawal/agent/order/confirm': {
    by: 'POST /web/withdrawal/agent/order/list',
    asked: one,
    row: [
      `body.step: process, ${order}, row.status: applying or in_progress or completed`,
      `body.step: transfer, ${order}, row.status: in_progress or completed`,
      `body.step: reprocess, ${order}, row.after_sale.state: reprocessed`,
    ],
  },
  'POST /web/withdrawal/agent/order/refuse': {
    by: 'POST /web/withdrawal/agent/order/list',
    asked: one,
    row: [`${order}, row.status: closed`],
  },
  'POST /web/withdrawal/order/dispute': {
    by: 'POST /web/withdrawal/order/list',
    asked: one,
    row: [`${order}, row.after_sale.state: open or reprocessed`],
  },
}

function line(members: object): string {
  return Object.entries(members)
    .map(([name, value]: readonly [string, unknown]) => {
      const from = isObject(value) ? value['from'] : value
      return `${name}: ${Array.isArray(from) ? from.join(' or ') : String(from)}`
    })
    .join(', ')
}

it.each(Object.entries(lookups))('F20 F21 the outcome of %s is looked for where the payment would be', (call, due) => {
  const { outcome } = calls[call] ?? {}
  expect([outcome?.call, line(outcome?.body ?? {})]).toEqual([due.by, due.asked])
  expect(outcome?.match.map((row) => line(row))).toEqual(due.row)
})

it('F21 each call that moves money has its row in the table above', () => {
  const money = Object.keys(calls).filter((call) => calls[call]?.outcome !== undefined)
  expect(money.toSorted()).toEqual(Object.keys(lookups).toSorted())
})

import type { Payee, WithdrawalOrder } from '../../src/generated/types'
import { Refused } from '../codes'
import type { Database } from '../database'
import { days } from '../day'
import type { AllSettings } from '../settings'
import { disputeDays, isPossible, type AfterSaleState, type Status } from './transitions'

/** A row of `withdrawals`. */
export interface Order {
  readonly order_no: string
  readonly uid: string
  readonly reseller_uid: string
  readonly payee: string
  readonly amount: number
  readonly currency: string
  readonly diamonds: number
  readonly status: Status
  readonly requested_at: number
  readonly expected_at: number | null
  readonly accepted_at: number | null
  readonly transferred_at: number | null
  readonly completed_at: number | null
  readonly cancelled_at: number | null
  readonly closed_at: number | null
  readonly reason: string | null
  readonly dispute_state: AfterSaleState
  readonly dispute_kind: 'not_received' | 'received_less' | null
  readonly dispute_since: number | null
  readonly dispute_amount: number | null
  readonly dispute_text: string | null
  readonly dispute_images: string | null
  readonly reprocessed_at: number | null
  readonly dispute_answer: WithdrawalOrder['after_sale']['answer'] | null
}
export type { Payee }

/** The order of one of its two parties; throws `unknownWithdrawal` for everybody else. */
export function orderOf(db: Database, orderNo: string, party: 'uid' | 'reseller_uid', uid: string): Order {
  const order = db.get<Order>('select * from withdrawals where order_no = ?', orderNo)
  if (!order || order[party] !== uid) throw new Refused('unknownWithdrawal')
  return order
}

export function canDispute(order: Order, now: number): boolean {
  if (isLate(order, now)) return true
  if (!isPossible('dispute', order.status, order.dispute_state)) return false
  return order.completed_at === null || now <= order.completed_at + days(disputeDays)
}

/** The reseller has accepted, and the expected arrival has passed without a proof. */
export function isLate({ status, expected_at }: Order, now: number): boolean {
  return status === 'applying' && expected_at !== null && now > expected_at
}

/** When the clock will move the order on, and how; undefined when it never will. */
export function automatic(
  order: Order,
  { auto_confirm_days: confirm = 7 }: Partial<AllSettings>,
): { event: 'autoConfirm'; at: number } | undefined {
  const paidAt = order.reprocessed_at ?? order.transferred_at
  if (paidAt === null || !isPossible('autoConfirm', order.status, order.dispute_state)) return undefined
  return { event: 'autoConfirm', at: paidAt + days(confirm) }
}

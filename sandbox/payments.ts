import { randomInt } from 'node:crypto'
import type { NewOwnOrder, OrderRef, PaymentMethod } from '../src/generated/types'
import { Refused } from './codes'
import type { Database } from './database'
import { toHundredths } from './decimal'
import { accounts, move } from './ledger'
import { duidOf } from './seed/people'
import { orderNumber } from './orderNumber'
import { isKnownPayer, paymentMethodBy } from './paymentMethods'

export interface PaymentRow {
  readonly order_no: string
  readonly payment_no: string
  readonly uid: string
  readonly country_id: string
  readonly method_id: string
  readonly amount: number
  readonly currency: string
  readonly coins: number
  readonly status: 'processing' | 'success' | 'failed' | 'closed'
  readonly created_at: number
  readonly paid_at: number | null
  readonly identity: NewOwnOrder['identity']
  readonly payer_account: string | null
  /** As it was typed. */
  readonly receiver_id: string | null
}

/** Who receives the coins, and of which kind, beside how they are paid. */
export interface NewPayment extends NewOwnOrder {
  readonly uid: string
  /** As it was typed, by whoever pays for somebody else. */
  readonly receiverId?: string
  readonly at: number
  readonly orderNo?: string
}

export function paymentBy(db: Database, orderNo: string): PaymentRow | undefined {
  return db.get<PaymentRow>('select * from payments where order_no = ?', orderNo)
}

/** Opens a payment and gives its number; throws when the country, the amount or the payer does not fit the method. */
export function openPayment(db: Database, wish: NewPayment): string {
  const method = paymentMethodBy(db, wish.method_id)
  if (method?.country_id !== wish.country_id) throw new Refused('unknownPaymentMethod')
  // Whoever was shown another rate is asked again.
  if (wish.coins_per_unit !== undefined && wish.coins_per_unit !== method.coins_per_unit)
    throw new Refused('rateChanged')
  const cents = amountWithin(wish.amount, method)
  const payer = payerOf(method, wish.payer_account)
  const orderNo = wish.orderNo ?? orderNumber('P', wish.at)
  db.run(
    `insert into payments (order_no, payment_no, uid, country_id, method_id, amount, currency, coins, status, created_at,
      identity, payer_account, receiver_id) values (?, ?, ?, ?, ?, ?, ?, ?, 'processing', ?, ?, ?, ?)`,
    orderNo,
    `PAY${randomInt(1e11, 1e12)}`,
    wish.uid,
    method.country_id,
    method.id,
    cents,
    method.currency,
    Number((BigInt(cents) * BigInt(method.coins_per_unit)) / 100n),
    wish.at,
    wish.identity ?? 'user',
    payer,
    wish.receiverId?.trim() ?? duidOf(wish.uid),
  )
  return orderNo
}

/** What tells the payer where to go on. */
export function cashierOf(origin: string, orderNo: string): OrderRef {
  return { order_no: orderNo, pay_url: `${origin}/__sandbox/cashier/${orderNo}` }
}

/** Ends a payment and gives the coins when it succeeded. An ended payment never changes again. */
export function endPayment(
  db: Database,
  payment: PaymentRow,
  status: 'success' | 'failed' | 'closed',
  now: number,
): void {
  if (payment.status !== 'processing') return
  const paidAt = status === 'success' ? now : null
  db.run('update payments set status = ?, paid_at = ? where order_no = ?', status, paidAt, payment.order_no)
  if (status !== 'success') return
  const unit = payment.identity === 'agent' ? 'agent_coins' : 'coins'
  const to = accounts.user(payment.uid)
  move(db, { unit, from: accounts.house, to, amount: payment.coins, at: now, note: payment.order_no })
}

/** An amount has the bounds of its method, in the currency of the method. */
function amountWithin(text: string, method: PaymentMethod): number {
  const cents = toHundredths(text)
  const least = toHundredths(method.min_amount ?? '0.01') ?? 1
  const most = toHundredths(method.max_amount ?? '') ?? Number.MAX_SAFE_INTEGER
  if (cents === undefined || cents < least || cents > most) throw new Refused('badAmount')
  return cents
}

function payerOf(method: PaymentMethod, account = ''): string | null {
  if (method.needs_payer !== true) return null
  if (account.trim() === '') throw new Refused('methodIncomplete')
  if (!isKnownPayer(account)) throw new Refused('unknownPayer')
  return account.trim()
}

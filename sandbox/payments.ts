import type { Database } from './database'
import { accounts, move } from './ledger'

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
}

export function paymentBy(db: Database, orderNo: string): PaymentRow | undefined {
  return db.get<PaymentRow>('select * from payments where order_no = ?', orderNo)
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
  const to = accounts.user(payment.uid)
  move(db, { unit: 'coins', from: accounts.house, to, amount: payment.coins, at: now, note: payment.order_no })
}

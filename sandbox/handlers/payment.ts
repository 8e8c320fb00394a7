import { randomInt } from 'node:crypto'
import type { Payment, PaymentMethod } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import { dateText, dayOf } from '../day'
import { fromHundredths, toHundredths } from '../decimal'
import type { Handlers } from '../handler'
import { absolute } from '../images/address'
import { wholeList } from '../paging'
import { paymentBy, type PaymentRow } from '../payments'
import { personBy, personByTyped } from '../person'
import { readSettings } from '../settings'

export const paymentHandlers = {
  'POST /withoutsign/payment/methods': ({ db, origin }, { country_id, page }) => {
    const list = methodsOf(db, country_id).map((method) => ({
      ...method,
      image_url: absolute(origin, method.image_url),
    }))
    return wholeList(page, list)
  },

  'POST /withoutsign/payment/createOrder': ({ db, now, origin }, { user_id, country_id, method_id, amount }) => {
    const receiver = personByTyped(db, user_id)
    const method = methodsOf(db, country_id).find(({ id }) => id === method_id)
    if (!method) throw new Refused('unknownPaymentMethod')
    const cents = amountWithin(amount, method, readSettings(db))
    const orderNo = `P${dateText(dayOf(now)).replaceAll('-', '')}${randomInt(1e9, 1e10)}`
    db.run(
      'insert into payments values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null)',
      orderNo,
      `PAY${randomInt(1e11, 1e12)}`,
      receiver.uid,
      country_id,
      method_id,
      cents,
      method.currency,
      Number((BigInt(cents) * BigInt(method.coins_per_unit)) / 100n),
      'processing',
      now,
    )
    return { order_no: orderNo, pay_url: `${origin}/__sandbox/cashier/${orderNo}` }
  },

  'POST /withoutsign/payment/queryOrder': ({ db }, query) => {
    const payment = query.order_no === undefined ? lastLike(db, query) : paymentBy(db, query.order_no)
    if (!payment) throw new Refused('unknownPayment')
    const method = methodsOf(db, payment.country_id).find(({ id }) => id === payment.method_id)
    return answer<Payment>({
      status: payment.status,
      order_no: payment.order_no,
      payment_no: payment.payment_no,
      pay_amount: fromHundredths(payment.amount),
      currency: payment.currency,
      coins: payment.coins,
      method: method?.name ?? payment.method_id,
      user_id: payment.uid,
      nickname: personBy(db, payment.uid)?.nickname,
      created_at: payment.created_at,
      paid_at: payment.paid_at,
    })
  },
} satisfies Partial<Handlers>

function methodsOf(db: Database, countryId: string): PaymentMethod[] {
  const rows = db.all<{ id: string; country_id: string; body: string }>(
    'select * from payment_methods where country_id = ? order by id',
    countryId,
  )
  return rows.map(({ id, country_id, body }) => ({ ...(JSON.parse(body) as PaymentMethod), id, country_id }))
}

/** The bounds of the method count; the product's own are in dollars and only shown. */
function amountWithin(text: string, method: PaymentMethod, settings: { min_recharge?: string }): number {
  const cents = toHundredths(text)
  const least = toHundredths(method.min_amount ?? settings.min_recharge ?? '0.01') ?? 1
  const most = toHundredths(method.max_amount ?? '') ?? Number.MAX_SAFE_INTEGER
  if (cents === undefined || cents < least || cents > most) throw new Refused('badAmount')
  return cents
}

interface Likeness {
  readonly user_id?: string
  readonly method_id?: string
  readonly amount?: string
  readonly since?: number
}

/** The last payment that looks so; all of it must be told, or anybody's payments could be leafed through. */
function lastLike(db: Database, { user_id, method_id, amount, since }: Likeness): PaymentRow | undefined {
  if (user_id === undefined || method_id === undefined || amount === undefined || since === undefined) return undefined
  return db.get<PaymentRow>(
    `select * from payments where uid = ? and method_id = ? and amount = ? and created_at >= ?
      order by created_at desc, rowid desc limit 1`,
    personByTyped(db, user_id).uid,
    method_id,
    toHundredths(amount) ?? -1,
    since,
  )
}

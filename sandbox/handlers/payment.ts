import type { Payment, PaymentQuery } from '../../src/generated/types'
import { answer } from '../answer'
import { Refused } from '../codes'
import type { Database } from '../database'
import { fromHundredths, toHundredths } from '../decimal'
import type { Handlers } from '../handler'
import { absolute } from '../images/address'
import { localNames } from '../localNames'
import { isKnownPayer, listPaymentMethods, paymentMethodBy } from '../paymentMethods'
import { cashierOf, openPayment, paymentBy, type PaymentRow } from '../payments'
import { personBy, personByTyped } from '../person'

/** What anybody may do, signed in or not. */
export const paymentHandlers = {
  'POST /withoutsign/payment/methods': listPaymentMethods,

  'POST /withoutsign/payment/createOrder': ({ db, now, origin }, { user_id, ...wish }) => {
    const receiver = personByTyped(db, user_id)
    return cashierOf(
      origin,
      openPayment(db, { ...wish, identity: 'user', uid: receiver.uid, receiverId: user_id, at: now }),
    )
  },

  'POST /withoutsign/payermax/user/verify': ({ db }, { method_id, payer_account }) => {
    if (paymentMethodBy(db, method_id)?.needs_payer !== true) throw new Refused('unknownPaymentMethod')
    if (!isKnownPayer(payer_account)) throw new Refused('unknownUser')
    const known = payer_account.trim()
    return { payer_name: `${known.slice(0, 2)}***${known.slice(-2)}` }
  },

  'POST /withoutsign/payment/queryOrder': ({ db, origin }, query) => {
    const payment = query.order_no === undefined ? lastLike(db, query) : paymentBy(db, query.order_no)
    if (!payment) throw new Refused('unknownPayment')
    const method = paymentMethodBy(db, payment.method_id)
    const receiver = personBy(db, payment.uid)
    return answer<Payment>({
      status: payment.status,
      order_no: payment.order_no,
      payment_no: payment.payment_no,
      pay_url: payment.status === 'processing' ? cashierOf(origin, payment.order_no).pay_url : undefined,
      pay_amount: fromHundredths(payment.amount),
      currency: payment.currency,
      coins: payment.coins,
      country_id: payment.country_id,
      method_id: payment.method_id,
      identity: payment.identity,
      method: method?.name ?? payment.method_id,
      method_name: method?.name,
      ...Object.fromEntries(Object.entries(localNames(method ?? {})).map(([name, text]) => [`method_${name}`, text])),
      method_image: method && absolute(origin, method.image_url),
      user_id: payment.uid,
      receiver_id: payment.receiver_id,
      nickname: receiver?.nickname,
      avatar_url: receiver?.avatar && absolute(origin, receiver.avatar),
      created_at: payment.created_at,
      paid_at: payment.paid_at,
    })
  },
} satisfies Partial<Handlers>

/** The last payment that looks so; all of it must be told, or anybody's payments could be leafed through. */
function lastLike(
  db: Database,
  { user_id, method_id, amount, since, identity = 'user' }: PaymentQuery,
): PaymentRow | undefined {
  if (user_id === undefined || method_id === undefined || amount === undefined || since === undefined) return undefined
  return db.get<PaymentRow>(
    `select * from payments where uid = ? and method_id = ? and amount = ? and created_at >= ? and identity = ?
      order by created_at desc, rowid desc limit 1`,
    personByTyped(db, user_id).uid,
    method_id,
    toHundredths(amount) ?? -1,
    since,
    identity,
  )
}

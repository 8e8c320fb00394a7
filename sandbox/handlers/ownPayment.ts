import type { Handlers } from '../handler'
import { listPaymentMethods } from '../paymentMethods'
import { cashierOf, openPayment } from '../payments'
import { requireAgent } from '../transfers'

/** What the signed-in buy for themselves: coins, or as agents the coins they sell. */
export const ownPaymentHandlers = {
  'POST /web/payment/methods': listPaymentMethods,

  'POST /web/payment/createOrder': ({ db, now, origin, asker }, wish) => {
    if (wish.identity === 'agent') requireAgent(asker)
    return cashierOf(origin, openPayment(db, { ...wish, uid: asker.uid, at: now }))
  },
} satisfies Partial<Handlers>

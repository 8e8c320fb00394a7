import type { Payment } from '../../generated/types'

/**
 * Returns the page that makes such a payment again, for the person with the uid. Coins of the same kind are chosen there,
 * and after a payment that did not succeed everything that was entered.
 */
export function againPath(payment: Payment, uid: string | undefined): string {
  const { identity = 'user', status, receiver_id, country_id, method_id, pay_amount } = payment
  const isOwn = identity === 'agent' || payment.user_id === uid
  const entered = { ...(!isOwn && { user_id: receiver_id }), country_id, method_id, amount: pay_amount }
  const query = { ...(isOwn && { identity }), ...(status !== 'success' && entered) }
  const known = Object.entries(query).filter((one): one is [string, string] => Boolean(one[1]))
  const search = String(new URLSearchParams(known))
  return (isOwn ? '/app-recharge' : '/recharge') + (search && `?${search}`)
}

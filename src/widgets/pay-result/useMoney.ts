import { useFormat, withUnit } from '@pagewright/engine/ui'
import type { Payment } from '../../generated/types'

/** Returns a function that formats a payment's amount with its currency. */
export function useMoney(): (payment: Pick<Payment, 'pay_amount' | 'currency'>) => string {
  const format = useFormat()
  return ({ pay_amount: amount, currency }) => withUnit(format(amount, 'money'), currency)
}

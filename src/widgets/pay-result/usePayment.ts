import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../engine/api/apiError'
import type { Client } from '../../engine/api/client'
import { useApp } from '../../engine/app'
import type { Payment } from '../../generated/types'
import { createPaymentWatch, type PaymentView } from './paymentWatch'

/** Watches the payment of an order, always the one it began with, for as long as the component stands. */
export function usePayment(orderNo: string): PaymentView & { check(): void } {
  const { client } = useApp()
  const [watch] = useState(() => createPaymentWatch((signal) => askFor(client, orderNo, signal)))
  useEffect(() => watch.start(), [watch])
  const view = useSyncExternalStore(watch.subscribe, watch.current)
  return { ...view, check: watch.check }
}

const endpoint = 'POST /withoutsign/payment/queryOrder'

async function askFor(client: Client, orderNo: string, signal: AbortSignal): Promise<Payment> {
  const payment = (await client.read(endpoint, { order_no: orderNo }, { consumer: 'payResult', signal })) as Payment
  // Word of another order says nothing of this one.
  if (payment.order_no !== orderNo) throw new ApiError('malformed', endpoint, 'The answer is about another order.')
  return payment
}

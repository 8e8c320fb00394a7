import { localise } from '@pagewright/engine/api'
import { KeyValue, useFormat, useTexts } from '@pagewright/engine/ui'
import type { Payment } from '../../generated/types'
import { coinsLabel, type PayWords } from './payWords'
import { useMoney } from './useMoney'

/** Lists the facts of a payment as the server returns them, without its order number. */
export function PayFacts({ payment, words }: { readonly payment: Payment; readonly words: PayWords }) {
  const texts = useTexts()
  const format = useFormat()
  const money = useMoney()
  const { method, method_name: methodName } = localise<Payment>(payment, texts.language)
  const time = payment.status === 'success' ? (payment.paid_at ?? payment.created_at) : payment.created_at
  return (
    <KeyValue
      lines={[
        {
          id: 'payment',
          label: texts.t('pay.paymentNo'),
          value: format(payment.payment_no, 'id'),
          copy: payment.payment_no || undefined,
        },
        { id: 'amount', label: texts.t(words.amount), value: money(payment) },
        {
          id: 'coins',
          label: texts.t(coinsLabel(payment)),
          value: format(payment.coins, 'count'),
        },
        { id: 'method', label: texts.t('pay.method'), value: format(methodName ?? method) },
        { id: 'user', label: texts.t('pay.user'), value: format(payment.receiver_id ?? payment.user_id, 'id') },
        ...(payment.nickname === undefined
          ? []
          : [{ id: 'receiver', label: texts.t('pay.receiver'), value: format(payment.nickname) }]),
        { id: 'time', label: texts.t('pay.time'), value: format(time, 'time') },
      ]}
    />
  )
}

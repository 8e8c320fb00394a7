import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, type Client } from '@pagewright/engine/api'
import { useApp } from '@pagewright/engine'
import type { Payment, PaymentStatus } from '../../generated/types'
import { askWithin } from './askWithin'
import { isFinal, paymentState } from './paymentState'
import { answerMs, onlineWait } from './pollDelays'
import { createPollPlan } from './pollPlan'

export interface PaymentView {
  /** What the server said last; undefined until it has said anything. */
  readonly payment: Payment | undefined
  readonly state: PaymentStatus | undefined
  /** Why the last question got no answer. */
  readonly error: unknown
  /** Asking because the person wanted to know. */
  readonly isChecking: boolean
  /** Three minutes brought no outcome: the page no longer asks by itself. */
  readonly isOver: boolean
  /** Asks at once and watches for another three minutes. */
  check(): void
}

/** Watches the payment of an order by a query that is asked again until the outcome is known. */
export function usePayment(orderNo: string): PaymentView {
  const { client } = useApp()
  const cache = useQueryClient()
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState !== 'hidden')
  const [plan] = useState(createPollPlan)
  const [isAsked, setAsked] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payment', orderNo],
    async queryFn({ signal }) {
      let isEnd = false
      try {
        const payment = await askWithin(answerMs, signal, (own) => askFor(client, orderNo, own))
        isEnd = isKnown(payment)
        return payment
      } finally {
        // A question that was left counts for nothing.
        if (!signal.aborted) {
          plan.answered(isEnd)
          setAsked(false)
        }
      }
    },
    // A page that becomes visible asks at once; one that shows an outcome asks no more.
    enabled: isVisible,
    staleTime: ({ state }) => (isKnown(state.data) ? Infinity : 0),
    gcTime: 0,
    // The page itself says that it is checking, and asks again.
    meta: { isBackground: true },
    // The plan asks again, whatever went wrong and whatever the device says of its network.
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => state.fetchStatus === 'idle' && !isKnown(state.data) && plan.delay(),
  })
  const shownError = useLastError(error, isFetching)
  const isDone = isKnown(data)

  useEffect(() => {
    plan.setVisible(isVisible)
    // Whatever is answered to a question that was left comes too late.
    if (!isVisible) void cache.cancelQueries({ queryKey: ['payment', orderNo] })
  }, [plan, isVisible, cache, orderNo])

  useEffect(() => {
    if (isDone || !isVisible) return
    let wait: ReturnType<typeof setTimeout> | undefined
    const ask = () => void refetch({ cancelRefetch: false })
    const askSoon = () => {
      clearTimeout(wait)
      wait = setTimeout(ask, onlineWait())
    }
    for (const event of comingBack) window.addEventListener(event, ask)
    window.addEventListener('online', askSoon)
    return () => {
      clearTimeout(wait)
      for (const event of comingBack) window.removeEventListener(event, ask)
      window.removeEventListener('online', askSoon)
    }
  }, [isDone, isVisible, refetch])

  return {
    payment: data,
    state: data && paymentState(data.status),
    error: shownError,
    isChecking: isAsked && isFetching,
    isOver: plan.isOver(),
    check() {
      if (isDone) return
      plan.restart()
      setAsked(true)
      void refetch()
    },
  }
}

const endpoint = 'POST /withoutsign/payment/queryOrder'
const comingBack = ['focus', 'pageshow']

async function askFor(client: Client, orderNo: string, signal: AbortSignal): Promise<Payment> {
  const payment = (await client.read(endpoint, { order_no: orderNo }, { consumer: 'payResult', signal })) as Payment
  // Word of another order says nothing of this one.
  if (payment.order_no !== orderNo) throw new ApiError('malformed', endpoint, 'The answer is about another order.')
  return payment
}

function isKnown(payment: Payment | undefined): boolean {
  return payment !== undefined && isFinal(paymentState(payment.status))
}

/** Keeps the error of the last question until the next one is answered: a query forgets it when it asks again. */
function useLastError(error: unknown, isFetching: boolean): unknown {
  const [last, setLast] = useState<unknown>()
  const now = isFetching ? last : (error ?? undefined)
  if (now !== last) setLast(now)
  return now
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

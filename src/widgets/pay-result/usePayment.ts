import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, type Client } from '@pagewright/engine/api'
import { useApp } from '@pagewright/engine'
import type { Payment, PaymentStatus } from '../../generated/types'
import { askAgain } from './askAgain'
import { isFinal, paymentState } from './paymentState'
import { againMs, onlineWait } from './pollDelays'
import { createPollPlan } from './pollPlan'

export interface PaymentView {
  /** The last answer of the server. Undefined before the first. */
  readonly payment: Payment | undefined
  readonly state: PaymentStatus | undefined
  /** Why the last request failed. */
  readonly error: unknown
  /** True while a request runs that the person asked for. */
  readonly isChecking: boolean
  /** True if the server knows no such payment. */
  readonly isMissing: boolean
  /** True after three minutes without an outcome. The page then stops polling. */
  readonly isOver: boolean
  /** Polls at once and for another three minutes. */
  check(): void
}

/** Polls the payment of an order until its outcome is known. */
export function usePayment(orderNo: string): PaymentView {
  const { client } = useApp()
  const cache = useQueryClient()
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState !== 'hidden')
  const [plan] = useState(createPollPlan)
  const [isAsked, setAsked] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['payment', orderNo],
    async queryFn({ signal }) {
      let isEnd = false
      try {
        const payment = await askAgain(againMs, signal, (own, isAgain) => {
          setSlow(isAgain)
          return askFor(client, orderNo, own, isAgain)
        })
        isEnd = isKnown(payment)
        return payment
      } catch (failure) {
        isEnd = isMissing(failure)
        throw failure
      } finally {
        // A request that was aborted does not count.
        if (!signal.aborted) {
          setSlow(false)
          plan.answered(isEnd)
          setAsked(false)
        }
      }
    },
    // A page that becomes visible polls at once. A page with an outcome polls no more.
    enabled: isVisible,
    staleTime: ({ state }) => (isKnown(state.data) ? Infinity : 0),
    gcTime: 0,
    // The page itself shows that it is checking.
    meta: { isBackground: true },
    // The plan decides about the next poll, whatever failed and even if the device seems offline.
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => state.fetchStatus === 'idle' && !isKnown(state.data) && plan.delay(),
  })
  const shownError = useLastError(error, isFetching)
  const isDone = isKnown(data)

  useEffect(() => {
    plan.setVisible(isVisible)
    // The answer of an aborted request would come too late.
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
    error: shownError ?? (isSlow ? slow : undefined),
    isMissing: data === undefined && isMissing(shownError),
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
/** Says that the first answer is late. The request stays open. */
const slow = new ApiError('timeout', endpoint, 'no answer yet')
const comingBack = ['focus', 'pageshow']

async function askFor(client: Client, orderNo: string, signal: AbortSignal, isAgain: boolean): Promise<Payment> {
  // A read of the same consumer would end the first question.
  const consumer = isAgain ? 'payResultAgain' : 'payResult'
  const payment = (await client.read(endpoint, { order_no: orderNo }, { consumer, signal })) as Payment
  // An answer about another order is invalid.
  if (payment.order_no !== orderNo) throw new ApiError('malformed', endpoint, 'The answer is about another order.')
  return payment
}

/** Tells whether the server refuses because it knows no such payment. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'business' && error.code === '1103'
}

function isKnown(payment: Payment | undefined): boolean {
  return payment !== undefined && isFinal(paymentState(payment.status))
}

/** Keeps the error of the last request until the next answer, because a query drops it when it refetches. */
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

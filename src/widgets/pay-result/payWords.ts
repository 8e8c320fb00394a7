import type { PaymentStatus } from '../../generated/types'
import { isFinal } from './paymentState'

/** The message keys of an outcome. */
export interface PayWords {
  readonly title: string
  readonly text: string
  /** What the amount is called: only what went through was paid. */
  readonly amount: string
  readonly coins: string
  readonly isSettled: boolean
}

/** Gives the words of a state; of none while the server has not said anything. */
export function payWords(state: PaymentStatus | undefined, isOver: boolean): PayWords {
  const isPaid = state === 'success'
  return {
    title: state === undefined ? (isOver ? 'pay.unknown' : 'pay.checking') : `pay.${state}`,
    text: textOf(state, isOver),
    amount: isPaid ? 'pay.amount' : 'pay.amount.due',
    coins: isPaid ? 'pay.coins' : 'pay.coins.due',
    isSettled: state !== undefined && isFinal(state),
  }
}

function textOf(state: PaymentStatus | undefined, isOver: boolean): string {
  if (state !== undefined && isFinal(state)) return `pay.${state}.text`
  if (isOver) return 'pay.over.text'
  return state === undefined ? 'pay.checking.text' : `pay.${state}.text`
}

import type { Payment, PaymentStatus } from '../../generated/types'
import { isFinal } from './paymentState'

/** The message keys of an outcome. */
export interface PayWords {
  readonly title: string
  readonly text: string
  /** The label of the amount. Only a successful payment is "paid". */
  readonly amount: string
  readonly isSettled: boolean
}

type Sentences = Pick<PayWords, 'title' | 'text'>

/**
 * Returns the message keys of a state, which is undefined until the server answers. `isOver` means that polling has
 * ended.
 */
export function payWords(state: PaymentStatus | undefined, isOver: boolean): PayWords {
  return {
    ...sentencesOf(state, isOver),
    amount: state === 'success' ? 'pay.amount' : 'pay.amount.due',
    isSettled: state !== undefined && isFinal(state),
  }
}

/** Returns the message key of the coins: those of an agent have a name of their own. */
export function coinsLabel({ identity }: Pick<Payment, 'identity'>): string {
  return identity === 'agent' ? 'agent.coins' : 'pay.coins'
}

function sentencesOf(state: PaymentStatus | undefined, isOver: boolean): Sentences {
  if (state === undefined) return isOver ? unknown : checking
  return isOver && !isFinal(state) ? { ...sentences[state], text: unknown.text } : sentences[state]
}

const checking: Sentences = { title: 'pay.checking', text: 'pay.checking.text' }
const unknown: Sentences = { title: 'pay.unknown', text: 'pay.over.text' }
const sentences: { readonly [state in PaymentStatus]: Sentences } = {
  processing: { title: 'pay.processing', text: 'pay.processing.text' },
  success: { title: 'pay.success', text: 'pay.success.text' },
  failed: { title: 'pay.failed', text: 'pay.failed.text' },
  closed: { title: 'pay.closed', text: 'pay.closed.text' },
}

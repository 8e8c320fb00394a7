import type { PaymentStatus } from '../../generated/types'

/** What a status of the wire means: a word this client does not know is not yet an outcome. */
export function paymentState(status: unknown): PaymentStatus {
  return states.find((state) => state === status) ?? 'processing'
}

/** True for a state that never changes again. */
export function isFinal(state: PaymentStatus): boolean {
  return state !== 'processing'
}

const states: readonly PaymentStatus[] = ['processing', 'success', 'failed', 'closed']

import type { PaymentStatus } from '../../generated/types'

/** Returns the state of a status. An unknown status counts as open. */
export function paymentState(status: unknown): PaymentStatus {
  return states.find((state) => state === status) ?? 'processing'
}

/** Returns true for a state that never changes again. */
export function isFinal(state: PaymentStatus): boolean {
  return state !== 'processing'
}

const states: readonly PaymentStatus[] = ['processing', 'success', 'failed', 'closed']

import { expect, it } from 'vitest'
import { isFinal, paymentState } from '../../src/widgets/pay-result/paymentState'

it.each([
  ['processing', 'processing', false],
  ['success', 'success', true],
  ['failed', 'failed', true],
  ['closed', 'closed', true],
  ['SUCCESS', 'processing', false],
  [undefined, 'processing', false],
  ['constructor', 'processing', false],
])('S4-13 status %j means %s, final: %s', (status, state, final) => {
  expect(paymentState(status)).toBe(state)
  expect(isFinal(paymentState(status))).toBe(final)
})

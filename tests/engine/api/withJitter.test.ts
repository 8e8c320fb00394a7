import { describe, expect, it } from 'vitest'
import { withJitter } from '../../../src/engine/api/queries'
import { pollDelayMs } from '../../../src/engine/money/outcomePoller'
import { createRandom } from '../../support/random'
import { requestPeaks } from '../../support/requestPeaks'

it.each([
  [1000, 0, 1000],
  [1000, 0.5, 1250],
  [1000, 0.999, 1500],
  [30_000, 0.5, 37_500],
  [0, 0.9, 0],
])('F17 a wait of %i ms and the number %d: %i ms', (ms, number, wait) => {
  expect(withJitter(ms, () => number)).toBe(wait)
})

it.each([
  [0, 0, 1000],
  [5, 5, 15_000],
  [6, 0, 30_000],
  [40, 0, 30_000],
  [6, 6, 30_000],
  [7, 7, 60_000],
  [8, 8, 120_000],
  [400, 400, 120_000],
  [400, 1, 30_000],
])('F17 F21 after %i questions, the last %i without an answer, a wait of %i ms', (turn, failures, wait) => {
  expect(pollDelayMs(turn, failures)).toBe(wait)
})

describe('F17 10,000 phones that lost the server at one moment do not ask in step', () => {
  const phones = 10_000
  it('about money', () => {
    const plan = (asked: number, number: () => number) => withJitter(pollDelayMs(asked - 1, asked - 1), number)
    const random = createRandom(7)
    const spread = requestPeaks(phones, plan, random.next)
    // The first requests spread over half a second, the later ones over several.
    expect(spread[0]).toBeLessThan(phones / 4)
    expect(spread[3]).toBeLessThan(phones / 12)
    expect(spread[7]).toBeLessThan(phones / 20)
    expect(requestPeaks(phones, plan, () => 0)).toEqual(Array.from({ length: 8 }, () => phones))
  })
})

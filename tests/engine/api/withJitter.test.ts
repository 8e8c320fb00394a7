import { describe, expect, it } from 'vitest'
import { withJitter } from '../../../src/engine/lib/random'
import { pollDelayMs } from '../../../src/engine/money/outcomePoller'
import { createRandom } from '../money/simulation/random'
import { nextPoll, onlineWait } from '../../../src/widgets/pay-result/pollDelays'

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
  const plans: { readonly [what: string]: (asked: number, random: () => number) => number } = {
    'about money': (asked, random) => withJitter(pollDelayMs(asked - 1, asked - 1), random),
    'about a payment': (asked, random) => nextPoll(asked, 0, random) ?? 0,
  }

  /** Returns the most requests in any tenth of a second, for each of the first eight. */
  function peaks(plan: (asked: number, random: () => number) => number, numberOf: () => number): number[] {
    const times = Array.from({ length: phones }, () => 0)
    return [1, 2, 3, 4, 5, 6, 7, 8].map((asked) => {
      const counts = new Map<number, number>()
      times.forEach((time, phone) => {
        const next = time + plan(asked, numberOf)
        times[phone] = next
        const tenth = Math.floor(next / 100)
        counts.set(tenth, (counts.get(tenth) ?? 0) + 1)
      })
      return Math.max(...counts.values())
    })
  }

  it('once there is a network again', () => {
    const { next } = createRandom(7)
    const tenths = Array.from({ length: phones }, () => Math.floor(onlineWait(next) / 100))
    const most = Math.max(...Array.from({ length: 20 }, (_, at) => tenths.filter((tenth) => tenth === at).length))
    expect(most).toBeLessThan(phones / 15)
  })

  it.each(Object.entries(plans))('%s', (_, plan) => {
    const random = createRandom(7)
    const spread = peaks(plan, random.next)
    // The first requests spread over half a second, the later ones over several.
    expect(spread[0]).toBeLessThan(phones / 4)
    expect(spread[3]).toBeLessThan(phones / 12)
    expect(spread[7]).toBeLessThan(phones / 20)
    expect(peaks(plan, () => 0)).toEqual(Array.from({ length: 8 }, () => phones))
  })
})

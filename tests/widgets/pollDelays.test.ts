import { describe, expect, it } from 'vitest'
import { nextPoll, onlineWait, watchMs } from '../../src/widgets/pay-result/pollDelays'
import { createRandom } from '../support/random'
import { requestPeaks } from '../support/requestPeaks'

/** Adds no jitter. */
const shortest = () => 0

it.each([
  [1, 0, 1000],
  [4, 6000, 5000],
  [38, watchMs - 5000, 5000],
  [38, watchMs - 4999, undefined],
])('S4-13 after %i questions and %i ms the next one comes in %s ms', (asked, watched, delay) => {
  expect(nextPoll(asked, watched, shortest)).toBe(delay)
})

it('S4-13 answers that come at once make 38 questions in three minutes', () => {
  let watched = 0
  let asked = 1
  for (
    let delay = nextPoll(asked, watched, shortest);
    delay !== undefined;
    delay = nextPoll(asked, watched, shortest)
  ) {
    watched += delay
    asked += 1
  }
  expect({ asked, watched }).toEqual({ asked: 38, watched: 176_000 })
})

describe('F17 10,000 phones that lost the server at one moment do not ask in step', () => {
  const phones = 10_000

  it('once there is a network again', () => {
    const { next } = createRandom(7)
    const tenths = Array.from({ length: phones }, () => Math.floor(onlineWait(next) / 100))
    const most = Math.max(...Array.from({ length: 20 }, (_, at) => tenths.filter((tenth) => tenth === at).length))
    expect(most).toBeLessThan(phones / 15)
  })

  it('about a payment', () => {
    const plan = (asked: number, number: () => number) => nextPoll(asked, 0, number) ?? 0
    const spread = requestPeaks(phones, plan, createRandom(7).next)
    // The first requests spread over half a second, the later ones over several.
    expect(spread[0]).toBeLessThan(phones / 4)
    expect(spread[3]).toBeLessThan(phones / 12)
    expect(spread[7]).toBeLessThan(phones / 20)
    expect(requestPeaks(phones, plan, () => 0)).toEqual(Array.from({ length: 8 }, () => phones))
  })
})

import { expect, it } from 'vitest'
import { nextPoll, watchMs } from '../../src/widgets/pay-result/pollDelays'

/** Adds no jitter. */
const shortest = () => 0

it.each([
  [1, 0, 1000],
  [2, 1000, 2000],
  [3, 3000, 3000],
  [4, 6000, 5000],
  [5, 11_000, 5000],
  [30, 136_000, 5000],
  [38, watchMs - 5000, 5000],
  [38, watchMs - 4999, undefined],
  [1, watchMs - 1000, 1000],
  [1, watchMs, undefined],
  [2, Number.POSITIVE_INFINITY, undefined],
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

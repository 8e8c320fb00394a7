import { describe, expect, it } from 'vitest'
import { nextPoll, onlineWait } from '../../src/widgets/pay-result/pollDelays'
import { createRandom } from '../support/random'
import { requestPeaks } from '../support/requestPeaks'

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

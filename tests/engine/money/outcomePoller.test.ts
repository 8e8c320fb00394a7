// Tests when an outcome is asked for, with a clock that does not wait.
import { describe, expect, it, vi } from 'vitest'
import { createOutcomePoller, pollDelayMs, type PollResult } from '../../../src/engine/money/outcomePoller'

/** Answers in order, and notes each delay before a question in seconds. */
async function delaysOf(...answers: readonly PollResult[]): Promise<readonly number[]> {
  const delays: number[] = []
  const clock = {
    now: () => 0,
    steady: () => 0,
    serverNow: () => 0,
    knowsServer: () => true,
    after: (ms: number, run: () => void) => {
      delays.push(ms / 1000)
      run()
      return () => undefined
    },
  }
  const left = [...answers]
  const ask = vi.fn<() => Promise<PollResult>>(async () => left.shift() ?? 'over')
  createOutcomePoller(clock, ask, () => 0)('k')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(answers.length + 1))
  return delays
}
const times = (count: number, answer: PollResult) => Array.from({ length: count }, () => answer)

describe('delays', () => {
  it('grow to 30 s while the server answers', async () => {
    expect(await delaysOf(...times(8, 'answered'))).toEqual([1, 1, 2, 4, 7, 15, 30, 30, 30])
  })

  it('grow to two minutes while nobody answers', async () => {
    expect(await delaysOf(...times(9, 'failed'))).toEqual([1, 1, 2, 4, 7, 15, 30, 60, 120, 120])
  })

  it('count failures anew after an answer', async () => {
    const answers: readonly PollResult[] = [...times(6, 'failed'), 'answered', ...times(8, 'failed')]
    expect((await delaysOf(...answers)).slice(6)).toEqual([30, 30, 30, 30, 30, 30, 30, 30, 60, 120])
  })

  it.each([
    [0, 0, 1000],
    [5, 5, 15_000],
    [6, 6, 30_000],
    [6, 7, 60_000],
    [6, 8, 120_000],
    [99, 99, 120_000],
  ])('after %i checks and %i failures: %i ms', (turn, failures, ms) => {
    expect(pollDelayMs(turn, failures)).toBe(ms)
  })
})

describe('checks of one key', () => {
  function polling() {
    const timers: (() => void)[] = []
    const answers: ((result: PollResult) => void)[] = []
    const clock = {
      now: () => 0,
      steady: () => 0,
      serverNow: () => 0,
      knowsServer: () => true,
      after: (_ms: number, run: () => void) => {
        timers.push(run)
        return () => undefined
      },
    }
    const ask = vi.fn<() => Promise<PollResult>>(() => new Promise((resolve) => answers.push(resolve)))
    const settled = () => new Promise((resolve) => setImmediate(resolve))
    return { poll: createOutcomePoller(clock, ask, () => 0), timers, answers, ask, settled }
  }

  it('run once, however often they are begun', async () => {
    const { poll, timers, settled } = polling()
    poll('k')
    poll('k')
    await settled()
    expect(timers).toHaveLength(1)
  })

  it('of several keys run beside each other', async () => {
    const { poll, timers, settled } = polling()
    poll('k')
    poll('l')
    await settled()
    expect(timers).toHaveLength(2)
  })

  it('that begin anew replace the earlier ones', async () => {
    const { poll, timers, ask, settled } = polling()
    poll('k')
    poll('k', 'anew')
    for (const run of timers) run()
    await settled()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('begin at once if a person asks, and go on after a second', async () => {
    const { poll, timers, answers, ask, settled } = polling()
    poll('k', 'now')
    await settled()
    expect([ask.mock.calls.length, timers.length]).toEqual([1, 0])
    answers[0]?.('answered')
    await settled()
    expect([ask.mock.calls.length, timers.length]).toEqual([1, 1])
  })

  it('that are over can begin again', async () => {
    const { poll, answers, ask, settled } = polling()
    poll('k', 'now')
    await settled()
    answers[0]?.('over')
    await settled()
    poll('k', 'now')
    await settled()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('that are over do not end those that replaced them', async () => {
    const { poll, timers, answers, settled } = polling()
    poll('k', 'now')
    await settled()
    poll('k', 'anew')
    answers[0]?.('over')
    await settled()
    poll('k')
    await settled()
    expect(timers).toHaveLength(1)
  })
})

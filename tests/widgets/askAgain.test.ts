// Tests how a payment is asked about while answers are slow, and what ends it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@pagewright/engine/api'
import { askAgain } from '../../src/widgets/pay-result/askAgain'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Asks, and again after a second. The questions settle only when the test says so. */
function ask() {
  const outer = new AbortController()
  const questions: { signal: AbortSignal; isAgain: boolean; answer(said: string): void; fail(error: Error): void }[] =
    []
  const asked = askAgain(
    1000,
    outer.signal,
    (signal, isAgain) =>
      new Promise<string>((resolve, reject) => questions.push({ signal, isAgain, answer: resolve, fail: reject })),
  )
  return { outer, asked, questions }
}

describe('S4-20 S4-13 a question about a payment', () => {
  it('is never given up: others are asked beside it, and its late answer counts', async () => {
    const { asked, questions } = ask()
    await vi.advanceTimersByTimeAsync(7000)
    expect(questions.map(({ isAgain, signal }) => [isAgain, signal.aborted])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, false],
    ])
    questions[1]?.fail(new ApiError('expired', 'POST /pay', 'request expired'))
    questions[0]?.answer('paid')
    expect(await asked).toBe('paid')
    expect(questions[3]?.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with the reason of its page', async () => {
    const { outer, asked } = ask()
    outer.abort(new Error('The page is gone.'))
    await expect(asked).rejects.toThrow('The page is gone.')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with its failure', async () => {
    const { asked, questions } = ask()
    questions[0]?.fail(new Error('Offline.'))
    await expect(asked).rejects.toThrow('Offline.')
    expect(vi.getTimerCount()).toBe(0)
  })
})

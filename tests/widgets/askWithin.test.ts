// Tests how long a request for a payment may take, and what ends it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askWithin } from '../../src/widgets/pay-result/askWithin'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Asks for a second. The request settles only when it is aborted, or when `answer` is called. */
function ask() {
  const outer = new AbortController()
  let signal = outer.signal
  let answer = (_said: string): void => undefined
  const asked = askWithin(1000, outer.signal, (own) => {
    signal = own
    return new Promise<string>((resolve, reject) => {
      answer = resolve
      own.addEventListener('abort', () => reject(own.reason as Error))
    })
  })
  return { outer, asked, answer, signal }
}

describe('S4-13 a request for a payment', () => {
  it('is aborted with the reason of its page', async () => {
    const { outer, asked } = ask()
    outer.abort(new Error('The page is gone.'))
    await expect(asked).rejects.toThrow('The page is gone.')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with a TimeoutError after its time', async () => {
    const { asked } = ask()
    const error = asked.catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await error).toMatchObject({ name: 'TimeoutError' })
  })

  it('is left alone once it has an answer', async () => {
    const { outer, asked, answer, signal } = ask()
    answer('paid')
    expect(await asked).toBe('paid')
    expect(vi.getTimerCount()).toBe(0)
    outer.abort()
    expect(signal.aborted).toBe(false)
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce } from '../../../src/engine/list/debounce'
import { throttle } from '../../../src/engine/list/throttle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('S9-03 a debounced call runs once, 500 ms after the last one, with its arguments', () => {
  const run = vi.fn<(text: string) => void>()
  const ask = debounce(run)
  ask('a')
  vi.advanceTimersByTime(499)
  ask('ab')
  vi.advanceTimersByTime(499)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run.mock.calls).toEqual([['ab']])
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('S9-03 a debounced call that waits can be forgotten, or made at once and only once', () => {
  const run = vi.fn<(text: string) => void>()
  const ask = debounce(run)
  ask('a')
  ask.cancel()
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  ask('b')
  ask.flush()
  ask.flush()
  vi.advanceTimersByTime(1000)
  expect(run.mock.calls).toEqual([['b']])
})

it('S9-03 a throttled call runs at once, then every 500 ms at most, ending with the last arguments', () => {
  const run = vi.fn<(place: number) => void>()
  const ask = throttle(run)
  for (let place = 0; place <= 1200; place += 100) {
    ask(place)
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(1000)
  expect(run.mock.calls).toEqual([[0], [400], [900], [1200]])
})

it('S9-03 a cancelled throttle drops the call that waits and lets the next one through', () => {
  const run = vi.fn<(place: number) => void>()
  const ask = throttle(run)
  ask(1)
  ask(2)
  ask.cancel()
  ask(3)
  vi.advanceTimersByTime(1000)
  expect(run.mock.calls).toEqual([[1], [3]])
})

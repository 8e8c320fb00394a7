import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce, throttle } from '../../../src/engine/lib/timing'

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

/** Calls the timer with increasing numbers and these gaps between them. Returns the calls that ran, with their times. */
function play(gaps: readonly number[], timer: (run: (call: number) => void) => (call: number) => void) {
  const runs: { readonly call: number; readonly at: number }[] = []
  const start = Date.now()
  const ask = timer((call) => runs.push({ call, at: Date.now() - start }))
  gaps.forEach((gap, call) => {
    vi.advanceTimersByTime(gap)
    ask(call)
  })
  vi.advanceTimersByTime(2000)
  return runs
}
const gaps = fc.array(fc.oneof(fc.nat(700), fc.constantFrom(0, 499, 500, 501)), { minLength: 1 })
const timesOf = (all: readonly number[]) =>
  all.map((_, call) => all.slice(0, call + 1).reduce((sum, gap) => sum + gap, 0))

it('S9-03 debounced: of calls less than 500 ms apart the last one runs, 500 ms after it', () => {
  fc.assert(
    fc.property(gaps, (all) => {
      const times = timesOf(all)
      const expected = times.flatMap((at, call) =>
        (times[call + 1] ?? Number.POSITIVE_INFINITY) - at >= 500 ? [{ call, at: at + 500 }] : [],
      )
      expect(play(all, (run) => debounce(run))).toEqual(expected)
    }),
  )
})

it('S9-03 throttled: never twice within 500 ms, never late by more, and the last call always runs', () => {
  fc.assert(
    fc.property(gaps, (all) => {
      const times = timesOf(all)
      const runs = play(all, (run) => throttle(run))
      expect(runs[0]).toEqual({ call: 0, at: times[0] })
      expect(runs.at(-1)?.call).toBe(all.length - 1)
      for (const [index, { call, at }] of runs.entries()) {
        const before = runs[index - 1]
        if (before) expect(at - before.at).toBeGreaterThanOrEqual(500)
        expect(at - (times[call] ?? 0)).toBeLessThanOrEqual(500)
      }
    }),
  )
})

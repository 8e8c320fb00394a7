import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { currentTimeParts, useNow } from '../../../src/engine/runtime/scope/useNow'

const clock = { now: () => Date.now(), learn: () => undefined, isKnown: () => true }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('S6-03 a page that is open over midnight in UTC+3 sees the new day', () => {
  vi.useFakeTimers({ now: new Date('2026-01-31T20:59:45Z') })
  const { result } = renderHook(() => useNow(clock, 'Asia/Riyadh'))
  expect(result.current).toEqual({ day: 31, month: 1, hour: 23, weekday: 6, time: '2026-01-31T23:59' })
  const before = result.current
  act(() => void vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(before)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(result.current).toEqual({ day: 1, month: 2, hour: 0, weekday: 7, time: '2026-02-01T00:00' })
})

it('a page that reads the time sees the next minute', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T10:00:15Z') })
  const { result } = renderHook(() => useNow(clock, 'Asia/Riyadh'))
  expect(result.current.time).toBe('2026-01-01T13:00')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current.time).toBe('2026-01-01T13:01')
})

it('a page that comes back to the screen looks at once', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01T20:59:59Z') })
  const { result } = renderHook(() => useNow(clock, 'Asia/Riyadh'))
  // A page that has read nothing computes its time at the first look, and needs no update.
  expect(result.current.day).toBe(1)
  vi.setSystemTime(new Date('2026-01-02T10:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current.day).toBe(2)
})

it.each([
  ['2026-02-01T20:59:59Z', 1],
  ['2026-02-01T21:00:00Z', 2],
  ['2026-02-04T20:59:59Z', 4],
  ['2026-02-04T21:00:00Z', 5],
  ['2026-02-16T21:00:00Z', 17],
  ['2026-02-19T21:00:00Z', 20],
])('F36 S6-03 %s is day %s in UTC+3', (instant, day) => {
  expect(currentTimeParts({ ...clock, now: () => Date.parse(instant) }, 'Asia/Riyadh').day).toBe(day)
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../src/engine/api/answer/apiError'
import { errorMessageKey } from '../../../src/engine/api/answer/errorMessageKey'
import { isRetryable, readOptions, removeAnswers } from '../../../src/engine/api/queries'

afterEach(() => void vi.useRealTimers())

const failed = (kind: ApiErrorKind, status?: number) =>
  new ApiError(kind, 'POST /row', 'x', status === undefined ? {} : { status })

it.each<[ApiErrorKind, number | undefined, boolean]>([
  ['network', undefined, true],
  ['status', 500, true],
  ['status', 503, true],
  ['status', 429, true],
  ['status', 400, false],
  ['status', 404, false],
  ['business', undefined, false],
  ['session', undefined, false],
  ['expired', undefined, false],
  ['canceled', undefined, false],
  ['aborted', undefined, false],
  ['timeout', undefined, false],
  ['malformed', undefined, false],
  ['protocol', undefined, false],
])('F17 %s %s is worth a retry: %s', (kind, status, isWorth) => {
  expect(isRetryable(failed(kind, status))).toBe(isWorth)
})

it('a failure that is no ApiError is not worth a retry', () => {
  expect(isRetryable(new Error('bug'))).toBe(false)
})

it.each<[ApiErrorKind, number]>([
  ['network', 3],
  ['business', 1],
  ['malformed', 1],
])('F17 a query that fails by %s is sent %i times, the last within 2.25 s', async (kind, times) => {
  vi.useFakeTimers()
  const read = vi.fn(() => Promise.reject(failed(kind)))
  const query = new QueryClient().fetchQuery({ queryKey: ['row'], queryFn: read, ...readOptions })
  const outcome = query.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(499)
  expect(read).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1751)
  expect(await outcome).toMatchObject({ kind })
  expect(read).toHaveBeenCalledTimes(times)
})

it.each([
  [0, 500],
  [1, 1000],
])('F17 retry %i waits %i ms, or up to a half longer', (failures, least) => {
  const waits = Array.from({ length: 50 }, () => readOptions.retryDelay(failures))
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(least)
  expect(Math.max(...waits)).toBeLessThanOrEqual(least * 1.5)
  expect(new Set(waits).size).toBeGreaterThan(1)
})

it.each<[ApiErrorKind, string | undefined]>([
  ['network', 'engine.error.network'],
  ['timeout', 'engine.error.network'],
  ['protocol', 'engine.error.address'],
  ['business', 'engine.error.failed'],
  ['malformed', 'engine.error.failed'],
  ['session', 'engine.error.session'],
  ['expired', undefined],
  ['canceled', undefined],
  ['aborted', undefined],
])('S8-02 %s is shown as %s', (kind, key) => {
  expect(errorMessageKey(failed(kind))).toBe(key)
})

it.each([
  [404, 'engine.error.address'],
  [400, 'engine.error.failed'],
  [500, 'engine.error.failed'],
])('S8-02 S8-04 a status %i is shown as %s', (status, key) => {
  expect(errorMessageKey(failed('status', status))).toBe(key)
  // A server without envelopes refuses by its status. The address of such a call is known.
  expect(errorMessageKey(failed('business', status))).toBe('engine.error.failed')
})

it('S8-02 any other failure is shown as a failed request', () => {
  expect(errorMessageKey(new TypeError('bug'))).toBe('engine.error.failed')
})

it('F24 when a person leaves, each answer goes and the loaded pages stay, whatever asked for the answer', () => {
  const cache = new QueryClient()
  const answers = [
    ['read', 'POST /me', {}],
    ['list', 'POST /rows', {}],
    ['choices', 'POST /countries'],
    ['check', 'f'],
    ['payment', '7'],
  ]
  for (const key of [...answers, ['route', '/home']]) cache.setQueryData(key, 'of the former person')
  removeAnswers(cache)
  expect(
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['route', '/home']])
})

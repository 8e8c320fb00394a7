// Tests the limits of reports: 20 requests an hour, each failure once for each page, and none about the reporter
// itself.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FailureEvent } from '../../../src/engine/report/failureEvent'
import { countRequest } from '../../../src/engine/report/allowedMembers'
import { openPage, thrown } from './openPage'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

/** Requests at these minutes, and how many are allowed. */
const rows: readonly (readonly [name: string, minutes: readonly number[], allowed: number])[] = [
  ['twenty at once', Array<number>(20).fill(0), 20],
  ['one more', Array<number>(21).fill(0), 20],
  ['a hundred', Array<number>(100).fill(0), 20],
  ['twenty, and another before the hour is over', [...Array<number>(20).fill(0), 59.9], 20],
  ['twenty, and another after the hour', [...Array<number>(20).fill(0), 60.1], 21],
  ['an hour that begins in the middle of the clock’s', [...Array<number>(20).fill(50), 70, 109, 110.1], 21],
  ['one each three minutes', Array.from({ length: 60 }, (_, at) => at * 3), 60],
  ['two a minute for three hours', Array.from({ length: 360 }, (_, at) => at / 2), 60],
  ['a clock that was set back for good', [...Array<number>(20).fill(0), -600], 21],
]

it.each(rows)('at most 20 requests in any hour: %s', (_name, minutes, allowed) => {
  vi.stubGlobal('navigator', { onLine: true })
  const store = keeping()
  const start = Date.now()
  const made = minutes.filter((at) => {
    vi.setSystemTime(start + at * minute)
    return countRequest(store)
  })
  expect(made).toHaveLength(allowed)
})

it('the same failure is reported once, even if it repeats before its report has arrived', async () => {
  const page = openPage()
  const event = { type: 'error', error: thrown('no') }
  await Promise.all([page.fail(event), page.fail(event)])
  await page.fail(event)
  expect(page.envelopes()).toHaveLength(1)
})

it('a failure that repeats uses up one of the twenty requests, and others are still reported', async () => {
  const page = openPage()
  for (let time = 0; time < 30; time += 1) await page.fail({ type: 'error', error: thrown('no') })
  for (let line = 1; line <= 25; line += 1)
    await page.fail({
      type: 'error',
      error: {
        name: 'Error',
        message: 'x',
        stack: `Error: x\n    at a (https://m.shop.example/assets/a-12345678.js:${line}:2)`,
      },
    })
  expect(page.envelopes()).toHaveLength(20)
})

it.each([
  ['nothing', undefined, true],
  ['nothing that it wrote', 'x,,{}', true],
  [
    'nineteen',
    Array<number>(19)
      .fill(Date.UTC(2030, 0, 1, 11, 59))
      .join(),
    true,
  ],
  [
    'twenty of this hour',
    Array<number>(20)
      .fill(Date.UTC(2030, 0, 1, 11, 59))
      .join(),
    false,
  ],
  [
    'twenty of another hour',
    Array<number>(20)
      .fill(Date.UTC(2030, 0, 1, 10, 59))
      .join(),
    true,
  ],
])('the count is read from the storage: %s', (_name, kept, isAllowed) => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(countRequest(keeping(kept))).toBe(isAllowed)
})

it('reloads are counted together', async () => {
  const kept = new Map<string, string>()
  const told: number[] = []
  for (let load = 0; load < 5; load += 1) {
    const page = openPage({ kept })
    for (let at = 0; at < 6; at += 1) await page.fail({ type: 'error', error: failing(load * 10 + at) })
    told.push(page.envelopes().length)
  }
  expect(told).toEqual([6, 6, 6, 2, 0])
})

it('web vitals count as well', async () => {
  const page = openPage()
  for (let at = 0; at < 20; at += 1) await page.fail({ type: 'error', error: failing(at) })
  await page.fail({ measurements: { lcp: { value: 900 } } })
  expect(page.envelopes().map(({ item }) => item.type)).toEqual(Array<string>(20).fill('event'))
})

const again = thrown('x')
const elsewhere = thrown('x', 'https://m.shop.example/assets/start-abcdefgh.js:3:999')

it.each<[string, readonly FailureEvent[], number]>([
  ['the same error object twice', [uncaught(again), uncaught(again)], 1],
  ['the same throw with another message', [uncaught(thrown('row 1')), uncaught(thrown('row 2'))], 1],
  ['throws of two places', [uncaught(thrown('x')), uncaught(elsewhere)], 2],
  [
    'errors of two kinds at a place',
    [uncaught(thrown('x')), uncaught(Object.assign(thrown('x'), { name: 'RangeError' }))],
    2,
  ],
  ['a hundred of the same', Array<FailureEvent>(100).fill(uncaught(again)), 1],
  ['a hundred different', Array.from({ length: 100 }, (_, at) => uncaught(failing(at))), 20],
  ['refusals of two directives', [violation('img-src'), violation('style-src')], 2],
  ['refusals of one directive', [violation('img-src'), violation('img-src')], 1],
])('a failure is told once a page: %s', async (_name, events, count) => {
  const page = openPage()
  for (const event of events) await page.fail(event)
  expect(page.envelopes()).toHaveLength(count)
})

it('nothing is sent or stored while offline; later failures are reported', async () => {
  const page = openPage()
  page.network.isOnline = false
  await page.fail(uncaught(again))
  expect(page.requests).toEqual([])
  page.network.isOnline = true
  await page.fail(uncaught(again))
  expect(page.envelopes()).toHaveLength(1)
})

it.each([
  ['a server that is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a fetch that throws',
    () => {
      throw new TypeError('Refused')
    },
  ],
  ['a server that is broken', () => Promise.resolve(new Response('', { status: 500 }))],
] as const)('its own failure is told by nothing: %s', async (_name, answer) => {
  const page = openPage()
  const refused = vi.fn<(reason: unknown) => void>()
  process.on('unhandledRejection', refused)
  let asked = 0
  vi.stubGlobal('fetch', () => {
    asked += 1
    return answer()
  })
  await page.fail(uncaught(again))
  // Node reports an unhandled rejection in the next turn.
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', refused)
  expect(refused.mock.calls).toEqual([])
  // The places of the blocks and the envelope, without a retry.
  expect(asked).toBeLessThanOrEqual(2)
})

it.each([
  [
    'an error whose members throw',
    {
      get stack(): string {
        throw new Error('no')
      },
    },
  ],
  ['an error whose stack is no text', { stack: 7, message: 'x' }],
])('%s brings nothing down', async (_name, error) => {
  const page = openPage()
  await page.fail(uncaught(error))
  await page.fail(uncaught(again))
  expect(page.envelopes()).toHaveLength(1)
})

function keeping(first?: string) {
  let kept = first
  return { get: () => kept, set: (_key: string, value: string) => ((kept = value), true) }
}

function failing(at: number): Error {
  return thrown('x', `https://m.shop.example/assets/start-abcdefgh.js:3:${at + 1}`)
}

function uncaught(error: unknown): FailureEvent {
  return { type: 'error', error }
}

function violation(effectiveDirective: string): FailureEvent {
  return { type: 'securitypolicyviolation', effectiveDirective }
}

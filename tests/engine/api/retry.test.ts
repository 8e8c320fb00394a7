import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { abortReason, abortWith, throwIfAborted } from '../../../src/engine/api/abort'
import { ApiError, type ApiErrorKind, errorMessageKey } from '../../../src/engine/api/answer/apiError'
import { createRequest } from '../../../src/engine/api/sendRequest'
import { createLastWins } from '../../../src/engine/api/client'
import { createPrefetchCache, type PrefetchCache } from '../../../src/engine/api/prefetchCache'
import { requestHeaders } from '../../../src/engine/api/protocol'
import { isRetryable, readOptions, removeAnswers, withJitter } from '../../../src/engine/api/queries'
import { createServerClock } from '../../../src/engine/api/serverClock'
import { pollDelayMs } from '../../../src/engine/money/outcomePoller'
import { answer, consumer, good, protocol, setUp } from './setUp'

describe('retry', () => {
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
})

describe('races', () => {
  const orders = permutations([0, 1, 2, 3, 4])

  it('F27 S4-10 in each of the 120 orders of five answers the last request wins, and the others expire', async () => {
    expect(orders).toHaveLength(120)
    for (const order of orders) {
      const { release, client, spy } = held()
      const reads: Promise<unknown>[] = []
      for (const n of order.keys()) {
        reads.push(settled(client.read('POST /any', { n }, consumer)))
        await new Promise(setImmediate)
        expect(spy).toHaveBeenCalledTimes(n + 1)
      }
      await release(order)
      expect(await Promise.all(reads)).toEqual(['expired', 'expired', 'expired', 'expired', 'answer 4'])
    }
  })

  it("F27 S4-10 the loser rejects with 'request expired' and its request is aborted", async () => {
    const { client, spy } = held()
    const first = client.read('POST /any', {}, consumer)
    await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(1))
    void client.read('POST /any', {}, consumer)
    await expect(first).rejects.toMatchObject({ code: 'expired', kind: 'expired', message: 'request expired' })
    expect(spy.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })

  it('reads of no named consumer end none of each other: their queries abort what nobody waits for', async () => {
    const { client, release } = held()
    const reads = [0, 1].map(() => client.read('POST /any', {}, {}))
    await release([0, 1])
    expect(await Promise.all(reads)).toEqual(['answer 0', 'answer 1'])
  })

  it('F27 S4-10 writes never expire and are each sent once', async () => {
    const { client, spy } = setUp(async () => answer({ code: 0 }))
    const writes = [1, 2, 3].map((n) => client.write('POST /save', { n }))
    expect(await Promise.all(writes)).toEqual([{}, {}, {}])
    expect(spy).toHaveBeenCalledTimes(3)
  })

  it.each<[string, () => Promise<Response>, object]>([
    ['a status 503', async () => answer('', { status: 503 }), { status: 503 }],
    ['a status 429', async () => answer('', { status: 429 }), { status: 429 }],
    ['a connection that is lost', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    ['an answer that is none', async () => answer('<html>'), { kind: 'malformed' }],
    ['a refusal', async () => answer({ code: 7 }), { kind: 'business' }],
  ])('F17 a write is not sent again after %s', async (_what, fetch, error) => {
    const { client, spy } = setUp(fetch)
    await expect(client.write('POST /save', {})).rejects.toMatchObject(error)
    expect(spy).toHaveBeenCalledTimes(1)
  })

  function held() {
    const waiting: (() => void)[] = []
    const set = setUp(
      (_, { body }) =>
        new Promise((resolve) => {
          const n = waiting.length
          waiting.push(() => resolve(answer({ code: 0, res: body === undefined ? n : `answer ${n}` })))
        }),
    )
    const release = async (order: readonly number[]) => {
      await vi.waitFor(() => expect(waiting).toHaveLength(order.length))
      for (const n of order) waiting[n]?.()
    }
    return { ...set, release }
  }

  function settled(read: Promise<unknown>): Promise<unknown> {
    return read.catch((error: ApiError) => error.code ?? error.kind)
  }

  function permutations(items: readonly number[]): readonly (readonly number[])[] {
    if (items.length < 2) return [items]
    return items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
  }
})

describe('abort', () => {
  const { prototype } = AbortSignal

  describe.each([
    { engine: 'a current engine', isOld: false },
    { engine: 'Chromium 88, whose signals have no reason', isOld: true },
  ])('in $engine', ({ isOld }) => {
    const members = (['reason', 'throwIfAborted'] as const).map(
      (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)!] as const,
    )
    beforeEach(() => {
      if (isOld) for (const [name] of members) Reflect.deleteProperty(prototype, name)
    })
    afterEach(() => {
      for (const [name, descriptor] of members) Object.defineProperty(prototype, name, descriptor)
    })

    it('a signal keeps the first reason it was aborted with', () => {
      const controller = new AbortController()
      expect(() => throwIfAborted(controller.signal)).not.toThrow()
      abortWith(controller, new Error('first'))
      abortWith(controller, new Error('second'))
      expect(abortReason(controller.signal)).toEqual(new Error('first'))
      expect(() => throwIfAborted(controller.signal)).toThrow('first')
    })

    it('a signal without a reason throws an AbortError', () => {
      const controller = new AbortController()
      controller.abort()
      expect(abortReason(controller.signal)).toMatchObject({ name: 'AbortError' })
      expect(() => throwIfAborted(controller.signal)).toThrow(DOMException)
      expect(() => throwIfAborted(undefined)).not.toThrow()
    })

    it('S4-10 the last request wins, and the one before rejects as expired', async () => {
      const run = createLastWins()
      const first = run('key', 'GET /rows', undefined, () => new Promise(() => undefined))
      const second = run('key', 'GET /rows', undefined, async () => 'second')
      await expect(first).rejects.toMatchObject({ kind: 'expired', code: 'expired' })
      expect(await second).toBe('second')
    })

    it.each([
      { reason: undefined, kind: 'canceled' },
      { reason: new DOMException('late', 'TimeoutError'), kind: 'timeout' },
    ])('a request that its caller aborts rejects as $kind', async ({ reason, kind }) => {
      const controller = new AbortController()
      const first = createLastWins()('key', 'GET /rows', controller.signal, () => new Promise(() => undefined))
      abortWith(controller, reason)
      await expect(first).rejects.toMatchObject({ kind })
    })
  })
})

// Tests the anti-forgery cookie: it comes with the first answer, while other requests are already running.
describe('xsrf', () => {
  /** Creates a server that checks cookie and header, and a browser that gets the cookie just before a request leaves. */
  function overtaken(status = 403) {
    let cookie: string | undefined
    const made = setUp(
      async (_url, init) => {
        cookie ??= 'x1'
        return new Headers(init.headers).get('X-XSRF-TOKEN') === cookie ? good() : answer('forged', { status })
      },
      { xsrfCookie: () => cookie },
    )
    return { ...made, tokens: () => made.spy.mock.calls.map((_, at) => made.sent(at).headers.get('X-XSRF-TOKEN')) }
  }

  describe('S7-10 a request that left after the first answer brought the cookie', () => {
    it('is repeated once with its token, if it only reads', async () => {
      const { client, tokens } = overtaken()
      expect(await client.read('POST /row', {}, consumer)).toEqual({ uid: '1' })
      expect(tokens()).toEqual([null, 'x1'])
    })

    it('is repeated once if it was prefetched', async () => {
      const { client, tokens } = overtaken()
      client.prefetch('POST /row', {})
      expect(await client.read('POST /row', {}, consumer)).toEqual({ uid: '1' })
      expect(tokens()).toEqual([null, 'x1'])
    })

    it('is not repeated if it writes', async () => {
      const { client, tokens } = overtaken()
      await expect(client.write('POST /save', {})).rejects.toMatchObject({ kind: 'status', status: 403 })
      expect(tokens()).toEqual([null])
    })
  })

  it('S7-10 a read that is forbidden again is made twice at most', async () => {
    let count = 0
    const { client, spy } = setUp(async () => answer('no', { status: 403 }), { xsrfCookie: () => `x${(count += 1)}` })
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'status', status: 403 })
    expect(spy).toHaveBeenCalledTimes(2)
  })
})

it.each([
  [1000, 0, 1000],
  [1000, 0.5, 1250],
  [1000, 0.999, 1500],
  [30_000, 0.5, 37_500],
  [0, 0.9, 0],
])('F17 a wait of %i ms and the number %d: %i ms', (ms, number, wait) => {
  expect(withJitter(ms, () => number)).toBe(wait)
})

it.each([
  [0, 0, 1000],
  [5, 5, 15_000],
  [6, 0, 30_000],
  [40, 0, 30_000],
  [6, 6, 30_000],
  [7, 7, 60_000],
  [8, 8, 120_000],
  [400, 400, 120_000],
  [400, 1, 30_000],
])('F17 F21 after %i questions, the last %i without an answer, a wait of %i ms', (turn, failures, wait) => {
  expect(pollDelayMs(turn, failures)).toBe(wait)
})

// Checks prefetched reads: each answer goes to the first that makes the same request, and to nobody else.
describe('an answer that was asked for early', () => {
  const facts = {
    deviceId: 'd',
    language: 'en',
    platform: 'android' as const,
    appVersion: '0.0.0',
    phoneModel: 'p',
    systemVersion: '1',
    uid: '7',
    token: 't',
  }

  const call = 'POST /account'

  const made = ({ endpoint = call, body = {}, at = 1000, xsrf = undefined as string | undefined, changed = {} } = {}) =>
    createRequest('https://api.test', endpoint, body, requestHeaders(protocol, { ...facts, ...changed }, at, xsrf))

  const server = vi.fn<typeof fetch>()

  beforeEach(() => {
    server.mockReset().mockImplementation(async () => new Response('answer'))
    vi.stubGlobal('fetch', server)
  })

  afterEach(() => void vi.useRealTimers())

  const early = () => createPrefetchCache(createServerClock(Date.now), protocol)

  it('goes to the first equal request a moment later, with or without the anti-forgery token', async () => {
    const begun = early()
    begun.prefetch(made(), call)
    expect(await begun.take(made({ at: 9000, xsrf: 'x' }))).toMatchObject({ text: 'answer' })
    expect(begun.take(made())).toBeUndefined()
    expect(server).toHaveBeenCalledTimes(1)
  })

  it('is requested once, however often it is prefetched', () => {
    const begun = early()
    begun.prefetch(made(), call)
    begun.prefetch(made({ at: 2000 }), call)
    expect(server).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['somebody else', { changed: { uid: '8' } }],
    ['another session', { changed: { token: 'other' } }],
    ['another language', { changed: { language: 'ar' } }],
    ['another body', { body: { page: 2 } }],
    ['another call', { endpoint: 'POST /other' }],
  ])('is not for %s', (_, asked) => {
    const begun = early()
    begun.prefetch(made(), call)
    expect(begun.take(made(asked))).toBeUndefined()
  })

  it('is not asked for again by a read that is ready before it has left', async () => {
    const moment = () => new Promise((resolve) => setTimeout(resolve))
    let isFirst = true
    let load = () => {}
    const loading = new Promise<void>((resolve) => (load = resolve))
    const { client, spy } = setUp(good, {
      async endpoints() {
        const waits = isFirst
        isFirst = false
        if (waits) await loading
        return { kind: 'read', response: {} }
      },
    })
    client.prefetch('POST /row', {})
    const read = client.read('POST /row', {}, consumer)
    await moment()
    load()
    await read
    await moment()
    expect(spy).toHaveBeenCalledOnce()
  })

  it('is too old 15 s after it came, but waits as long as it takes to come', async () => {
    vi.useFakeTimers()
    let come = (_: Response) => {}
    server.mockImplementation(() => new Promise((resolve) => (come = resolve)))
    const begun = early()
    begun.prefetch(made(), call)
    await vi.advanceTimersByTimeAsync(60_000)
    come(new Response('answer'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(begun.take(made())).toBeUndefined()

    begun.prefetch(made(), call)
    await vi.advanceTimersByTimeAsync(60_000)
    const taken = begun.take(made())
    come(new Response('answer'))
    expect(await taken).toMatchObject({ text: 'answer' })
  })

  it.each<[string, (begun: PrefetchCache, consumer: AbortController) => void]>([
    ['its consumer gives up', (_, consumer) => consumer.abort()],
    ['nobody has asked for it, and all are dropped', (begun) => begun.clear()],
  ])('is not waited for any longer once %s, so that its connection is free', (why, giveUp) => {
    server.mockImplementation(() => new Promise(() => {}))
    const begun = early()
    const consumer = new AbortController()
    begun.prefetch(made(), call)
    const { signal } = server.mock.calls[0]?.[1] ?? {}
    if (why.startsWith('its')) void begun.take(made(), consumer.signal)
    expect(signal?.aborted).toBe(false)
    giveUp(begun, consumer)
    expect(signal?.aborted).toBe(true)
  })
})

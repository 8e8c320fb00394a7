// Checks prefetched reads: each answer goes to the first that makes the same request, and to nobody else.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPrefetchCache, type PrefetchCache } from '../../../src/engine/api/prefetchCache'
import { requestHeaders } from '../../../src/engine/api/headers'
import { createRequest } from '../../../src/engine/api/createRequest'
import { createServerClock } from '../../../src/engine/api/serverClock'

const facts = {
  deviceId: 'd',
  language: 'en',
  isAndroid: true,
  appVersion: '0.0.0',
  phoneModel: 'p',
  systemVersion: '1',
  uid: '7',
  token: 't',
}
const call = 'POST /account'
const made = ({ endpoint = call, body = {}, at = 1000, xsrf = undefined as string | undefined, changed = {} } = {}) =>
  createRequest('https://api.test', endpoint, body, requestHeaders({ ...facts, ...changed }, at, xsrf))
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  server.mockReset().mockImplementation(async () => new Response('answer'))
  vi.stubGlobal('fetch', server)
})
afterEach(() => void vi.useRealTimers())

const early = () => createPrefetchCache(createServerClock(Date.now))

describe('an answer that was asked for early', () => {
  it('goes to the first equal request a moment later, with or without the anti-forgery token', async () => {
    const begun = early()
    begun.prefetch(made(), call)
    expect(await begun.take(made({ at: 9000, xsrf: 'x' }))).toBe('answer')
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
    ['another device', { changed: { deviceId: 'e' } }],
    ['another body', { body: { page: 2 } }],
    ['another call', { endpoint: 'POST /other' }],
  ])('is not for %s', (_, asked) => {
    const begun = early()
    begun.prefetch(made(), call)
    expect(begun.take(made(asked))).toBeUndefined()
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
    expect(await taken).toBe('answer')
  })

  it('is too old 15 s after it failed, so that the next read asks again', async () => {
    vi.useFakeTimers()
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const begun = early()
    begun.prefetch(made(), call)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(begun.take(made())).toBeUndefined()
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

  it('stays for others if its consumer gave up before', async () => {
    const begun = early()
    begun.prefetch(made(), call)
    expect(begun.take(made(), AbortSignal.abort())).toBeUndefined()
    expect(await begun.take(made())).toBe('answer')
    expect(server).toHaveBeenCalledTimes(1)
  })

  it('is still for its consumer when the others are dropped', () => {
    server.mockImplementation(() => new Promise(() => {}))
    const begun = early()
    begun.prefetch(made(), call)
    void begun.take(made())
    begun.clear()
    expect(server.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  })

  it('that failed rejects for its consumer, and is ignored without one', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    const begun = early()
    begun.prefetch(made(), call)
    begun.prefetch(made({ body: { page: 2 } }), call)
    await expect(begun.take(made())).rejects.toMatchObject({ kind: 'network' })
  })
})

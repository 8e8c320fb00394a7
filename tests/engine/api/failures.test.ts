import { describe, expect, it, vi } from 'vitest'
import { type Fetch, answer, consumer, good, setUp } from './setUp'

describe('failures', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name })

  it.each<[string, Fetch, object]>([
    ['network error', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    ['request aborted', async () => Promise.reject(named('AbortError')), { kind: 'aborted' }],
    ['timeout exceeded', async () => Promise.reject(named('TimeoutError')), { kind: 'timeout' }],
    [
      'network error',
      () => {
        throw new TypeError('Illegal invocation')
      },
      { kind: 'network' },
    ],
    [
      'request failed with status code 404',
      async () => answer('', { status: 404 }),
      { kind: 'status', code: 'bad request' },
    ],
    [
      'request failed with status code 400',
      async () => answer({ code: 5, msg: 'no' }, { status: 400 }),
      { kind: 'status', serverText: 'no' },
    ],
    ['request failed with status code 304', async () => new Response(null, { status: 304 }), { kind: 'status' }],
    [
      'request failed with status code 503',
      async () => answer('<html>', { status: 503 }),
      { kind: 'status', status: 503, code: 'bad response' },
    ],
  ])('S8-02 %s', async (message, fetch, found) => {
    const { client, spy } = setUp(fetch)
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ name: 'ApiError', message, ...found })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it.each(['ftp://api.example', 'javascript:0', 'data:text/plain,1', 'not a url'])(
    'S8-02 unsupported protocol: %s',
    async (root) => {
      const { client, spy } = setUp(good, { root })
      await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({
        kind: 'protocol',
        message: 'unsupported protocol',
      })
      expect(spy).not.toHaveBeenCalled()
    },
  )

  it.each(['read', 'write'] as const)('S4-20 a %s waits for its answer as long as that takes', async (kind) => {
    vi.useFakeTimers()
    let give = (_: Response) => {}
    const { client, spy } = setUp(() => new Promise((resolve) => (give = resolve)))
    const asked = kind === 'read' ? client.read('POST /row', {}, consumer) : client.write('POST /save', {})
    await vi.advanceTimersByTimeAsync(24 * 3600 * 1000)
    expect(spy.mock.calls[0]?.[1].signal?.aborted ?? false).toBe(false)
    give(await good())
    await expect(asked).resolves.toBeDefined()
    vi.useRealTimers()
  })

  it('S8-02 canceled by the caller, before and after sending', async () => {
    const { client, spy } = setUp(() => new Promise(() => undefined))
    const left = new AbortController()
    const running = client.read('POST /row', {}, { consumer: 'a', signal: left.signal })
    await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(1))
    left.abort()
    await expect(running).rejects.toMatchObject({ kind: 'canceled', message: 'canceled' })
    expect(spy.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    await expect(client.read('POST /row', {}, { consumer: 'a', signal: left.signal })).rejects.toMatchObject({
      kind: 'canceled',
    })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it('leave no listener on the signal of the caller', async () => {
    const { client } = setUp(good)
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await client.read('POST /row', {}, { consumer: 'a', signal })
    expect(added).toHaveBeenCalledTimes(1)
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })

  it('S8-02 timeout exceeded, when the signal of the caller says so', async () => {
    const { client } = setUp(() => new Promise(() => undefined))
    const left = new AbortController()
    left.abort(new DOMException('late', 'TimeoutError'))
    await expect(client.read('POST /row', {}, { consumer: 'a', signal: left.signal })).rejects.toMatchObject({
      kind: 'timeout',
    })
  })

  it('F18 S7-09 never come from waiting: an answer after an hour is an answer', async () => {
    vi.useFakeTimers()
    let reply: (response: Response) => void = () => undefined
    const { client, spy } = setUp(() => new Promise((resolve) => (reply = resolve)))
    const settled = vi.fn()
    const waiting = [client.read('POST /row', {}, consumer), client.write('PUT /save', {})].map((call) =>
      call.then(settled, settled),
    )
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([settled.mock.calls.length, spy.mock.calls.length, vi.getTimerCount()]).toEqual([0, 2, 0])
    // A write has no signal, so it cannot be aborted.
    expect(spy.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([false, undefined])
    reply(answer({ code: 0, res: { id: 7 } }))
    await waiting[1]
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '7' })
    vi.useRealTimers()
  })

  it('never name the token', async () => {
    const { client } = setUp(async () => answer({ code: 1 }))
    const error: unknown = await client.write('POST /save', {}).catch((thrown: unknown) => thrown)
    expect(JSON.stringify(error) + String(error)).not.toContain('secret')
  })
})

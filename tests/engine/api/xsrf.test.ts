// Tests the anti-forgery cookie: it comes with the first answer, while other requests are already running.
import { describe, expect, it } from 'vitest'
import { answer, consumer, good, setUp } from './setUp'

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

  it('does not affect an answered request: its headers are computed once', async () => {
    let reads = 0
    const { client, spy } = setUp(async () => good(), { xsrfCookie: () => `x${(reads += 1)}` })
    await client.read('POST /row', {}, consumer)
    expect([reads, spy.mock.calls.length]).toEqual([1, 1])
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

  it('is not made again for another reason', async () => {
    const { client, tokens } = overtaken(400)
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'status', status: 400 })
    expect(tokens()).toEqual([null])
  })
})

it.each([
  ['with the same token', 'x1'],
  ['without any', undefined],
])('S7-10 a read that is forbidden %s is made once', async (_, cookie) => {
  const { client, spy } = setUp(async () => answer('no', { status: 403 }), { xsrfCookie: () => cookie })
  await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'status', status: 403 })
  expect(spy).toHaveBeenCalledTimes(1)
})

it('S7-10 a read that is forbidden again is made twice at most', async () => {
  let count = 0
  const { client, spy } = setUp(async () => answer('no', { status: 403 }), { xsrfCookie: () => `x${(count += 1)}` })
  await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'status', status: 403 })
  expect(spy).toHaveBeenCalledTimes(2)
})

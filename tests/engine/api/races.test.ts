import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../src/engine/api/answer/apiError'
import { answer, consumer, setUp } from './setUp'

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

  it('S4-10 the last request wins however long the shapes of its endpoints take to load', async () => {
    const loads: (() => void)[] = []
    const { client } = setUp(async (_, { body }) => answer({ code: 0, res: `answer ${body as string}` }), {
      endpoints: () => new Promise((resolve) => loads.push(() => resolve({ kind: 'read', response: {} }))),
    })
    const first = settled(client.read('POST /any', { n: 0 }, consumer))
    const second = settled(client.read('POST /any', { n: 1 }, consumer))
    loads.reverse().forEach((load) => load())
    expect(await Promise.all([first, second])).toEqual(['expired', 'answer {"n":1}'])
  })

  it('S4-10 other consumers and other endpoints do not expire one another', async () => {
    const { client, release } = held()
    const reads = [
      client.read('POST /any', { n: 0 }, { consumer: 'a' }),
      client.read('POST /any', { n: 1 }, { consumer: 'b' }),
      client.read('GET /rows', { n: 2 }, { consumer: 'a' }),
    ].map(settled)
    await release([2, 1, 0])
    expect(await Promise.all(reads)).toEqual(['answer 0', 'answer 1', 'malformed'])
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
})

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length < 2) return [items]
  return items.flatMap((item) => permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]))
}

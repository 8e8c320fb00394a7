// Tests a read that starts before its consumers exist.
import { expect, it } from 'vitest'
import { consumer, good, setUp } from './setUp'

it('goes to the first caller with the same request, decoded as any other', async () => {
  const { client, spy } = setUp(good)
  client.prefetch('POST /row', { id: 1 })
  client.prefetch('POST /row', { id: 1 })
  expect(await client.read('POST /row', { id: 1 }, consumer)).toEqual({ uid: '1' })
  expect(spy).toHaveBeenCalledTimes(1)
  await client.read('POST /row', { id: 1 }, consumer)
  await client.read('POST /row', { id: 2 }, consumer)
  expect(spy).toHaveBeenCalledTimes(3)
})

it('may be looked at before, which leaves it there', async () => {
  const { client, spy } = setUp(good)
  client.prefetch('POST /row', {})
  expect(await client.prefetched('POST /row', {})).toEqual({ uid: '1' })
  await client.read('POST /row', {}, consumer)
  expect(spy).toHaveBeenCalledTimes(1)
  await expect(client.prefetched('POST /row', {})).rejects.toMatchObject({ kind: 'malformed' })
})

it('goes to nobody after a write, which may have changed it', async () => {
  const { client, spy } = setUp(good)
  client.prefetch('POST /row', {})
  await client.write('POST /save', {})
  await client.read('POST /row', {}, consumer)
  expect(spy).toHaveBeenCalledTimes(3)
})

it('is sent again if it was dropped before anybody used it', async () => {
  const { client, spy } = setUp(good)
  client.prefetch('POST /row', {})
  client.dropPrefetched()
  expect(await client.read('POST /row', {}, consumer)).toEqual({ uid: '1' })
  expect(spy).toHaveBeenCalledTimes(2)
})

it('rejects only for its consumer', async () => {
  const { client } = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
  client.prefetch('POST /row', { id: 1 })
  client.prefetch('POST /row', { id: 2 })
  await expect(client.read('POST /row', { id: 1 }, consumer)).rejects.toMatchObject({ kind: 'network' })
})

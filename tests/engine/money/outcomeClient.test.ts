import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { outcomeClient } from '../../../src/engine/money/outcomeClient'
import type { MoneyClient } from '../../../src/engine/money/money'

const read = vi.fn<MoneyClient['read']>()
const write = vi.fn<MoneyClient['write']>()
const options = { consumer: 'money k', signal: new AbortController().signal }

afterEach(() => {
  vi.resetAllMocks()
  onlineManager.setOnline(true)
})

it('each check is a query of its own: it asks the server again, and caches nothing', async () => {
  const cache = new QueryClient()
  const client = outcomeClient({ read, write }, cache)
  read.mockResolvedValueOnce('first').mockResolvedValueOnce('second')
  expect(await client.read('POST /paid', { page: 1 }, options)).toBe('first')
  expect(await client.read('POST /paid', { page: 1 }, options)).toBe('second')
  expect(read.mock.calls).toEqual([
    ['POST /paid', { page: 1 }, options],
    ['POST /paid', { page: 1 }, options],
  ])
  await vi.waitFor(() => expect(cache.getQueryCache().getAll()).toEqual([]))
})

it.each([
  ['another call', 'POST /other', { page: 1 }, options],
  ['another body', 'POST /paid', { page: 2 }, options],
  ['another intent', 'POST /paid', { page: 1 }, { ...options, consumer: 'money l' }],
  ['the same once more', 'POST /paid', { page: 1 }, options],
])('two checks at a time do not share an answer: %s', async (_name, call, body, other) => {
  const client = outcomeClient({ read, write }, new QueryClient())
  read.mockResolvedValueOnce('first').mockResolvedValueOnce('second')
  const both = [client.read('POST /paid', { page: 1 }, options), client.read(call, body, other)]
  expect(await Promise.all(both)).toEqual(['first', 'second'])
})

it('an inquiry that fails is not made again by itself: the journal asks when it is time', async () => {
  const retrying = new QueryClient({ defaultOptions: { queries: { retry: 2, retryDelay: 0 } } })
  const client = outcomeClient({ read, write }, retrying)
  read.mockRejectedValue(new Error('lost'))
  await expect(client.read('POST /paid', {}, options)).rejects.toThrow('lost')
  expect(read).toHaveBeenCalledTimes(1)
})

it('an inquiry is marked as work in the background, so that no banner speaks of it', async () => {
  const cache = new QueryClient()
  read.mockResolvedValue('answer')
  const asked = outcomeClient({ read, write }, cache).read('POST /paid', {}, options)
  expect(
    cache
      .getQueryCache()
      .getAll()
      .map(({ meta }) => meta),
  ).toEqual([{ isBackground: true }])
  await asked
})

it('an inquiry goes out whatever the device says of its network', async () => {
  onlineManager.setOnline(false)
  read.mockResolvedValue('answer')
  expect(await outcomeClient({ read, write }, new QueryClient()).read('POST /paid', {}, options)).toBe('answer')
})

it('a write passes through unchanged', async () => {
  write.mockResolvedValue('done')
  expect(await outcomeClient({ read, write }, new QueryClient()).write('POST /pay', { a: 1 }, { key: 'k' })).toBe(
    'done',
  )
  expect(write.mock.calls).toEqual([['POST /pay', { a: 1 }, { key: 'k' }]])
})

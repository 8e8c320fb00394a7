// Tests that a write is sent at once, and only once.
import { cleanup, screen } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallAction } from '../../../src/engine/language/types/plain'
import { deferred, noNetwork, Refusal } from '../kit'
import { one, press, watchBrowser } from './oneAction'

watchBrowser()
afterEach(() => onlineManager.setOnline(true))

const change: CallAction = { do: 'call', call: 'POST /change', label: 'go', failed: 'failed', done: 'done' }

describe('a write', () => {
  it.each([
    ['the network is lost', noNetwork],
    ['the server refuses it', () => Promise.reject(new Refusal(41))],
  ])('is sent once where %s, and nothing of it stays in the cache', async (_what, answer) => {
    const { callsTo, cache } = one(change, { 'POST /change': answer })
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
    await vi.waitFor(() => expect(cache.isMutating()).toBe(0))
    expect(callsTo('POST /change')).toHaveLength(1)
    const [mutation] = cache.getMutationCache().getAll()
    expect(mutation?.options).toMatchObject({ retry: 0, networkMode: 'always' })
    // The request leaves the cache with its screen.
    vi.useFakeTimers()
    cleanup()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cache.getMutationCache().getAll()).toEqual([])
  })

  it('whose screen is gone before the answer does not keep the device busy, and leaves the cache after it', async () => {
    const answer = deferred<object>()
    const { callsTo, cache } = one(change, { 'POST /change': () => answer.promise })
    await press('go')
    await vi.waitFor(() => expect(callsTo('POST /change')).toHaveLength(1))
    vi.useFakeTimers()
    cleanup()
    const start = Date.now()
    for (let wakes = 0; wakes < 20; wakes++) await vi.advanceTimersToNextTimerAsync()
    expect(Date.now() - start).toBeGreaterThanOrEqual(10_000)
    answer.resolve({})
    await vi.advanceTimersByTimeAsync(2_000)
    expect(cache.getMutationCache().getAll()).toEqual([])
  })

  it('is sent at once where the device calls itself offline, and not again when it is back', async () => {
    const { callsTo } = one(change)
    onlineManager.setOnline(false)
    await press('go')
    await screen.findByText('done')
    onlineManager.setOnline(true)
    expect(callsTo('POST /change')).toHaveLength(1)
  })
})

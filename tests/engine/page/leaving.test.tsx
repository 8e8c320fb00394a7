import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLeaving } from '../../../src/engine/lib/leaving'
import { show } from '../kit'

const gone = () => Promise.reject(new TypeError('error loading dynamically imported module'))
const openMissing = () => show({ pages: { '/far': { load: { default: gone } } }, path: '/far' })
const failure = () => screen.queryByText('Failed to load')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  watchLeaving()
})
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'))
  vi.useRealTimers()
})

it.each(['beforeunload', 'pagehide'])(
  'F40 a page that is left by %s shows no failure of what was loading',
  async (leaving) => {
    window.dispatchEvent(new Event(leaving, { cancelable: true }))
    openMissing()
    await pass(5000)
    expect(failure()).toBeNull()
  },
)

it('F40 a page that stays, as after a download, shows the failure later', async () => {
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  openMissing()
  await pass(11_000)
  expect(failure()).not.toBeNull()
})

it('F40 a page that comes back from the cache of the browser shows the failure at once', async () => {
  window.dispatchEvent(new Event('pagehide'))
  openMissing()
  await pass(100)
  expect(failure()).toBeNull()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(failure()).not.toBeNull()
})

it('F40 a page that is not left shows the failure', async () => {
  openMissing()
  await pass(100)
  expect(failure()).not.toBeNull()
})

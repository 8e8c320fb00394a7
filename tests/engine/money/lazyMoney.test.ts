// Tests that the money service is loaded once, and again after a failure.
import { expect, it, vi } from 'vitest'
import { createLazyMoney } from '../../../src/engine/money/lazyMoney'
import type { MoneyService } from '../../../src/engine/money/money'

const service = {} as MoneyService

it('the service is there once it has loaded, and all who ask share one load', async () => {
  const load = vi.fn<() => Promise<MoneyService>>().mockResolvedValue(service)
  const lazy = createLazyMoney(load)
  expect(lazy.loaded()).toBeUndefined()
  expect(await Promise.all([lazy.open(), lazy.open()])).toEqual([service, service])
  expect(lazy.loaded()).toBe(service)
  expect(load).toHaveBeenCalledTimes(1)
})

it('a load that fails is told to who asked, and the next one who asks loads again', async () => {
  const load = vi
    .fn<() => Promise<MoneyService>>()
    .mockRejectedValueOnce(new Error('no chunk'))
    .mockResolvedValue(service)
  const lazy = createLazyMoney(load)
  await expect(lazy.open()).rejects.toThrow('no chunk')
  expect(lazy.loaded()).toBeUndefined()
  expect(await lazy.open()).toBe(service)
})

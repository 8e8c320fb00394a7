import { expect, it, vi } from 'vitest'
import { removeServiceWorkers } from '../../../src/engine/page/SiteView'

const holding = (getRegistrations: () => Promise<unknown>) => ({ getRegistrations }) as ServiceWorkerContainer

it('F41 every service worker that is found is unregistered', async () => {
  const found = [{ unregister: vi.fn(async () => true) }, { unregister: vi.fn(async () => false) }]
  await removeServiceWorkers(holding(async () => found))
  for (const { unregister } of found) expect(unregister).toHaveBeenCalledTimes(1)
})

it.each([
  ['has none', undefined],
  ['forbids them', holding(() => Promise.reject(new DOMException('no', 'SecurityError')))],
  [
    'throws at once',
    holding(() => {
      throw new TypeError('no')
    }),
  ],
])('F41 a view that %s goes on', async (_what, workers) => {
  await expect(removeServiceWorkers(workers)).resolves.toBeUndefined()
})

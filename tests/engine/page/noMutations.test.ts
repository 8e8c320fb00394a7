import { QueryClient, type MutationCache as Real } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { MutationCache } from '../../../src/engine/page/noMutations'

it('a client does with it whatever it does with a cache of mutations', async () => {
  const client = new QueryClient({ mutationCache: new MutationCache() as unknown as Real })
  client.mount()
  await client.resumePausedMutations()
  expect(client.isMutating()).toBe(0)
  client.setQueryData(['a'], 1)
  client.clear()
  expect(client.getQueryData(['a'])).toBeUndefined()
  expect(client.getMutationCache().getAll()).toEqual([])
  client.unmount()
})

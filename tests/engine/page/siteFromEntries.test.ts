import { expect, it, vi } from 'vitest'
import type { RouteModule } from '../../../src/engine/runtime/site/site'
import { siteFromEntries } from '../../../src/engine/runtime/site/siteFromEntries'

const route = {} as RouteModule
const site = { '/team/member': { own: { second: 'second' } } }

it.each([
  ['default', 'team-member'],
  ['second', 'team-member.second'],
])('the page of the market %s is loaded with the words of %s, both at once', async (market, file) => {
  const load = vi.fn<(file: string) => Promise<{ route: RouteModule }>>(async () => ({ route }))
  const need = vi.fn<(words: string) => Promise<void>>(async () => undefined)
  const loaded = siteFromEntries(site, load)['/team/member']?.load[market]?.(need)
  expect([load.mock.calls, need.mock.calls]).toEqual([[[file]], [[file]]])
  expect(await loaded).toEqual({ route })
})

it('a page whose words do not load does not load', async () => {
  const need = () => Promise.reject(new Error('no words'))
  const loaded = siteFromEntries(site, async () => ({ route }))['/team/member']?.load.default?.(need)
  await expect(loaded).rejects.toThrow('no words')
})

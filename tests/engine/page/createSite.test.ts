import { afterEach, expect, it, vi } from 'vitest'
import { createSite } from '../../../src/engine/runtime/site/createSite'

afterEach(() => void vi.unstubAllGlobals())

const page = 'data:text/javascript,export const route = { page: "*" }'

it('a page is found by the name of its file', async () => {
  const { site } = createSite({ '/team/member': {} }, { pages: page, data: '' })
  expect((await site['/team/member']?.load.default?.())?.route).toEqual({ page: 'team-member' })
})

it('where data lies apart, words and markets are loaded from there', async () => {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async (url) => Response.json({ from: url }))
  vi.stubGlobal('fetch', fetched)
  const { loadMessages, loadMarket } = createSite({}, { pages: page, data: '/built/*.json' })
  expect(await loadMessages?.('ar', 'team')).toEqual({ from: '/built/ar/team.json' })
  expect(await loadMarket?.('second')).toEqual({ from: '/built/markets/second.json' })
})

it('while developing nothing lies apart', () => {
  expect(createSite({}, { pages: page, data: '' })).toMatchObject({ loadMessages: undefined, loadMarket: undefined })
})

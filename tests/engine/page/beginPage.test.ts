import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blockCode } from '../../../src/engine/blocks/blockCode'
import type { Page } from '../../../src/engine/config/plainPage'
import { ahead } from '../../../src/engine/page/ahead'
import { beginPage } from '../../../src/engine/page/beginPage'
import type { RouteModule, Site } from '../../../src/engine/page/site'
import { siteFrom } from '../../../src/engine/page/siteFrom'

describe('what begins before it is asked for', () => {
  it('is given to who asks, and loaded once', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    const code = ahead(load)
    await code.begin()
    await code.begin()
    expect(await code.load()).toBe('code')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('tells its failure to the first who asks; the next loads anew', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code')
    const code = ahead(load)
    code.begin().catch(() => undefined)
    await expect(code.load()).rejects.toThrow('gone')
    expect(await code.load()).toBe('code')
  })
})

describe('the page of an address', () => {
  const page: Page = {
    title: 'team',
    blocks: {
      facts: { block: 'text', items: {} },
      more: {
        block: 'tabs',
        param: 'tab',
        tabs: { rows: { label: 'rows', blocks: { rows: { block: 'links', links: {} } } } },
      },
    },
  }
  const loaded: string[] = []
  const begun: string[] = []
  const siteWith = (module: Partial<RouteModule>): Site =>
    siteFrom({ '/team': { own: { second: 'second' } }, '/secret': { access: 'guarded' } }, async (file) => {
      loaded.push(file)
      return { route: { page, problems: [], ...module } as RouteModule }
    })

  beforeEach(() => {
    loaded.length = 0
    begun.length = 0
    for (const [kind, code] of Object.entries(blockCode)) {
      vi.spyOn(code, 'begin').mockImplementation(async () => void begun.push(kind) as never)
    }
  })

  it.each([
    { at: '/team', market: 'first', isSignedIn: false, loads: ['team'], blocks: ['text', 'tabs', 'links'] },
    { at: '/team/', market: 'second', isSignedIn: false, loads: ['team.second'], blocks: ['text', 'tabs', 'links'] },
    { at: '/secret', market: 'first', isSignedIn: true, loads: ['secret'], blocks: ['text', 'tabs', 'links'] },
    { at: '/secret', market: 'first', isSignedIn: false, loads: [], blocks: [] },
    { at: '/nowhere', market: 'first', isSignedIn: true, loads: [], blocks: [] },
  ])('$at in $market, signed in: $isSignedIn, begins $loads with the code of $blocks', async (row) => {
    beginPage(siteWith({}), row.market, row.at, row.isSignedIn)
    await vi.waitFor(() => expect([loaded, begun]).toEqual([row.loads, row.blocks]))
  })

  it('begins no block of a page that cannot be shown', async () => {
    const site = siteWith({ problems: [{} as RouteModule['problems'][number]] })
    beginPage(site, 'first', '/team', false)
    await site['/team']?.load.default?.()
    expect([loaded, begun]).toEqual([['team'], []])
  })
})

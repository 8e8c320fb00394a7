import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { preloadable } from '../../../src/engine/lib/preload'
import { pageCode, preloadPage, preloadPageCode } from '../../../src/engine/page/preloadPage'
import type { RouteModule, Site } from '../../../src/engine/runtime/site/site'
import { siteFromEntries } from '../../../src/engine/runtime/site/siteFromEntries'

describe('code that starts to load before it is needed', () => {
  it('is given to the caller, and loads once', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    const code = preloadable(load)
    await code.preload()
    await code.preload()
    expect(code.loaded()).toBe('code')
    expect(await code.load()).toBe('code')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('rejects for the first caller; the next one loads again', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code')
    const code = preloadable(load)
    code.preload().catch(() => undefined)
    await expect(code.load()).rejects.toThrow('gone')
    expect(await code.load()).toBe('code')
  })
})

describe('the page of a route', () => {
  const page: PageConfig = { title: 'team', blocks: {} }
  const loaded: string[] = []
  const begun: string[] = []
  const siteWith = (module: Partial<RouteModule> = {}): Site =>
    siteFromEntries(
      {
        '/team': { own: { second: 'second' }, code: ['list', 'view', 'money'] },
        '/open': { access: 'open' },
        '/secret': { access: 'guarded', code: ['form'] },
      },
      async (file) => {
        loaded.push(file)
        return { route: { page, problems: [], endpoints: {}, sources: {}, ...module } as unknown as RouteModule }
      },
    )

  beforeEach(() => {
    loaded.length = begun.length = 0
    for (const [name, code] of Object.entries(pageCode)) {
      vi.spyOn(code, 'preload').mockImplementation(async () => void begun.push(name) as never)
    }
  })

  it.each([
    { at: '/team', market: 'first', isSignedIn: false, loads: ['team'] },
    { at: '/team', market: 'second', isSignedIn: false, loads: ['team.second'] },
    { at: '/secret', market: 'first', isSignedIn: true, loads: ['secret'] },
    { at: '/secret', market: 'first', isSignedIn: false, loads: [] },
    { at: '/nowhere', market: 'first', isSignedIn: true, loads: [] },
  ])('$at in $market, signed in: $isSignedIn, begins $loads', (row) => {
    const more = vi.fn<(name: string) => void>()
    preloadPage(siteWith()[row.at], row.market, row.isSignedIn, { loadMessages: more })
    expect([more.mock.calls.flat(), loaded]).toEqual([row.loads, row.loads])
  })

  it.each([
    { at: '/team', isSignedIn: false, begins: ['list', 'view', 'money'] },
    { at: '/secret', isSignedIn: true, begins: ['form'] },
    { at: '/secret', isSignedIn: false, begins: [] },
    { at: '/open', isSignedIn: false, begins: [] },
    { at: '/nowhere', isSignedIn: true, begins: [] },
  ])('$at, signed in: $isSignedIn, begins the code of $begins before it is there itself', (row) => {
    preloadPageCode(siteWith()[row.at], row.isSignedIn)
    expect(begun).toEqual(row.begins)
  })

  it.each([
    { at: '/team', isSignedIn: true, reads: ['POST /facts'] },
    { at: '/team', isSignedIn: false, reads: [] },
    { at: '/open', isSignedIn: false, reads: ['POST /facts'] },
  ])('of $at, signed in: $isSignedIn, begins $reads: what takes no value of the person', async (row) => {
    const sources = { facts: { call: 'POST /facts' }, own: { call: 'POST /own', body: { id: { from: 'user.id' } } } }
    const site = siteWith({ sources })
    const read = vi.fn<(endpoint: string) => void>()
    preloadPage(site[row.at], 'first', row.isSignedIn, { read })
    await site[row.at]?.load.default?.()
    expect(read.mock.calls.flat()).toEqual(row.reads)
  })
})

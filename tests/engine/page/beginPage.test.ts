import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blockCode } from '../../../src/engine/blocks/blockCode'
import type { Page } from '../../../src/engine/config/plainPage'
import { moneyCode } from '../../../src/engine/money/moneyCode'
import { ahead } from '../../../src/engine/page/ahead'
import { beginPage, beginParts } from '../../../src/engine/page/beginPage'
import type { RouteModule, Site } from '../../../src/engine/page/site'
import { siteFrom } from '../../../src/engine/page/siteFrom'

describe('what begins before it is asked for', () => {
  it('is given to who asks, and loaded once', async () => {
    const load = vi.fn<() => Promise<string>>(async () => 'code')
    const code = ahead(load)
    await code.begin()
    await code.begin()
    expect(code.now()).toBe('code')
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

describe('the page of a route', () => {
  const page: Page = {
    title: 'team',
    blocks: {
      facts: { block: 'text', items: {} },
      more: {
        block: 'tabs',
        param: 'tab',
        tabs: { rows: { label: 'rows', blocks: { rows: { block: 'list', rows: '', key: '', show: { title: '' } } } } },
      },
    },
  }
  const pays = { 'POST /pay': { kind: 'money', response: {} } } as const
  const loaded: string[] = []
  const begun = new Set<string>()
  const siteWith = (module: Partial<RouteModule>): Site =>
    siteFrom(
      { '/team': { own: { second: 'second' } }, '/open': { access: 'open' }, '/secret': { access: 'guarded' } },
      async (file) => {
        loaded.push(file)
        return { route: { page, problems: [], endpoints: {}, sources: {}, ...module } as unknown as RouteModule }
      },
    )

  beforeEach(() => {
    loaded.length = 0
    begun.clear()
    const codes = { form: blockCode.form, list: blockCode.list, view: blockCode.text, money: moneyCode }
    for (const [name, code] of Object.entries(codes)) {
      vi.spyOn(code, 'begin').mockImplementation(async () => void begun.add(name) as never)
    }
  })

  it.each([
    { at: '/team', market: 'first', isSignedIn: false, loads: ['team'], begins: ['view', 'list'] },
    { at: '/team', market: 'second', isSignedIn: false, loads: ['team.second'], begins: ['view', 'list'] },
    { at: '/secret', market: 'first', isSignedIn: true, loads: ['secret'], begins: ['view', 'list'] },
    { at: '/secret', market: 'first', isSignedIn: false, loads: [], begins: [] },
    { at: '/nowhere', market: 'first', isSignedIn: true, loads: [], begins: [] },
  ])('$at in $market, signed in: $isSignedIn, begins $loads with the code of $begins', async (row) => {
    const more = vi.fn<(name: string) => void>()
    beginPage(siteWith({})[row.at], row.market, row.isSignedIn, { more })
    expect(more.mock.calls.flat()).toEqual(row.loads)
    await vi.waitFor(() => expect([loaded, [...begun]]).toEqual([row.loads, row.begins]))
  })

  it('begins the journal of a page that moves money', async () => {
    beginPage(siteWith({ endpoints: pays })['/team'], 'first', false)
    await vi.waitFor(() => expect([...begun]).toEqual(['view', 'list', 'money']))
  })

  it.each([
    { at: '/team', isSignedIn: true, reads: ['POST /facts'] },
    { at: '/team', isSignedIn: false, reads: [] },
    { at: '/open', isSignedIn: false, reads: ['POST /facts'] },
  ])('of $at, signed in: $isSignedIn, begins $reads: what takes no value of the person', async (row) => {
    const sources = { facts: { call: 'POST /facts' }, own: { call: 'POST /own', body: { id: { from: 'user.id' } } } }
    const site = siteWith({ sources })
    const read = vi.fn<(endpoint: string) => void>()
    beginPage(site[row.at], 'first', row.isSignedIn, { read })
    await site[row.at]?.load.default?.()
    expect(read.mock.calls.flat()).toEqual(row.reads)
  })

  it('begins no code of a page that cannot be shown', async () => {
    const site = siteWith({ problems: [{} as RouteModule['problems'][number]] })
    beginPage(site['/team'], 'first', false)
    await site['/team']?.load.default?.()
    expect([loaded, [...begun]]).toEqual([['team'], []])
  })

  it('begins code by its names before the page is there, and nothing by others', () => {
    beginParts(['form', 'text', 'money', 'constructor', 'new'])
    expect([...begun]).toEqual(['form', 'view', 'money'])
  })
})

import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../src/engine/api/client'
import { createServerClock } from '../../../src/engine/api/serverClock'
import type { Block, ListBlock } from '../../../src/engine/language/types/plainBlocks'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { initialReads, prefetchQueries } from '../../../src/engine/page/prefetchQueries'
import { pageCode, preloadPage } from '../../../src/engine/page/preloadPage'
import type { App } from '../../../src/engine/runtime/app/app'
import type { ScopeValues } from '../../../src/engine/runtime/scope/scope'
import { type RouteModule, type Site, siteFromEntries } from '../../../src/engine/runtime/site/site'
import { createSession } from '../../../src/engine/session/session'
import { createStore } from '../../../src/engine/session/storage'
import { facts, protocol } from '../api/setUp'
import { deferred } from '../kit'

// Checks the requests of a start before it draws: the account if it is needed, then the reads of the blocks.
describe('prefetch queries', () => {
  const page: PageConfig = {
    title: 't',
    blocks: {
      team: {
        block: 'record',
        call: 'POST /team',
        body: {
          of: { from: 'user.team' },
          id: { from: 'query.id' },
          market: { from: 'market.m' },
          kept: { from: 'state.s' },
        },
      },
      high: { block: 'record', call: 'POST /high', when: { 'user.level': 'high' } },
    },
    state: { s: 1 },
  }

  const asked: (readonly [path: string, body: string])[] = []

  let account = (): Response | Promise<Response> => answered()

  const answered = () => new Response(JSON.stringify({ code: 0, res: { team: '5', level: 'high' } }))

  const early: PageConfig = {
    title: 't',
    blocks: {
      rows: {
        block: 'list',
        rows: 'POST /early',
        body: { id: { from: 'query.id' } },
        key: 'row.id',
        show: { title: 'row.id' },
      },
      high: { block: 'record', call: 'POST /high', when: { 'user.level': 'high' } },
    },
  }

  function appAt(path: string): App {
    window.history.replaceState(null, '', path)
    const clock = createServerClock(Date.now)
    const answer = async (url: string, { body }: RequestInit) => {
      asked.push([new URL(url).pathname, body as string])
      return url.endsWith('/account') ? account() : new Response('{}')
    }
    const client = createClient({
      root: 'https://api.test',
      protocol,
      endpoints: () => ({ kind: 'read', response: {} }),
      headers: () => facts,
      onSessionExpired: () => undefined,
      fetch: answer as unknown as typeof fetch,
      clock,
    })
    const open = { access: 'open' } as const
    return {
      site: siteFromEntries(
        {
          '/mine': {},
          '/early': {},
          '/open': open,
          '/secret': { access: 'guarded' },
          '/visitor': { access: 'visitor' },
        },
        async (name) => ({
          route: { page: name === 'early' ? early : page, sources: {}, endpoints: {} } as unknown as RouteModule,
        }),
      ),
      marketId: 'first',
      environment: 'testing',
      version: () => '0.0.0',
      market: { timeZone: 'UTC', facts: { m: 'x' } },
      session: createSession(createStore(() => sessionStorage, 'kit')),
      native: browserHost,
      client,
      clock,
      account: { call: 'POST /account', toUser: (user: unknown) => user },
      registerEndpoints: () => undefined,
    } as unknown as App
  }

  beforeEach(() => {
    asked.length = 0
    sessionStorage.clear()
  })

  afterEach(() => window.history.replaceState(null, '', '/'))

  const team = (of?: string) => ['/team', JSON.stringify({ ...(of && { of }), id: '9', market: 'x', kept: 1 })] as const

  const person = ['/account', '{}'] as const

  it.each([
    { at: '/mine?id=9', signedIn: false, asks: [person, team('5'), ['/high', '{}']] },
    { at: '/open?id=9', signedIn: true, asks: [team()] },
    { at: '/visitor?id=9', signedIn: false, asks: [team()] },
    { at: '/secret?id=9', signedIn: false, asks: [] },
    { at: '/secret?id=9', signedIn: true, asks: [person, team('5'), ['/high', '{}']] },
    { at: '/nowhere', signedIn: true, asks: [] },
  ])('S2-38 at $at, signed in: $signedIn, asks for $asks', async ({ at, signedIn, asks }) => {
    const app = appAt(at)
    if (signedIn) app.session.signIn({ uid: '7', token: 'secret' })
    await prefetchQueries(app, new QueryClient(), 'en')
    await vi.waitFor(() => expect(asked).toEqual(asks))
  })

  it('opens the journal if the page moves money, and ignores a failure', async () => {
    const app = appAt('/open')
    const code = (name: 'money' | 'view') => ({ ...app.site, '/open': { ...app.site['/open'], code: [name] } }) as Site
    const open = vi.fn(() => Promise.reject(new Error('lost')))
    const money = { ...app.money, open }
    await prefetchQueries({ ...app, money, site: code('view') }, new QueryClient(), 'en')
    expect(open).not.toHaveBeenCalled()
    await prefetchQueries({ ...app, money, site: code('money') }, new QueryClient(), 'en')
    expect(open).toHaveBeenCalledOnce()
  })

  it('S2-38 reads that do not depend on the account start before it has loaded', async () => {
    const known = deferred<Response>()
    account = () => known.promise
    const all = prefetchQueries(appAt('/early?id=9'), new QueryClient(), 'en')
    await vi.waitFor(() => expect(asked).toEqual([person, ['/early', JSON.stringify({ id: '9', page: 1 })]]))
    known.resolve(answered())
    await all
    await vi.waitFor(() => expect(asked.slice(2)).toEqual([['/high', '{}']]))
    account = answered
  })
})

// Checks the reads that are known before a page's blocks are drawn: no unneeded ones, and none that depend on other
// data.
describe('initial reads', () => {
  const scope: ScopeValues = {
    user: { level: 'high', team: '5' },
    query: { id: '9', kind: '2', tab: 'two' },
    now: { day: 1, month: 1, hour: 1, weekday: 1, time: '2026-01-01T01:00' },
    market: {},
    host: { isApp: false, version: '0.0.0', language: 'en' },
    data: {},
    state: { open: 1 },
  }

  const rows: ListBlock = { block: 'list', rows: 'POST /rows', key: 'row.id', show: { title: 'row.id' } }

  const facts: Block = { block: 'record', call: 'POST /facts' }

  const kinds = {
    param: 'kind',
    items: { a: { value: 1, label: 'a' }, b: { value: 2, label: 'b' }, c: { value: 3, label: 'c' } },
  }

  const sizes = {
    size: { param: 'size', label: 'l', items: { s: { value: 's', label: 's' }, m: { value: 'm', label: 'm' } } },
  }

  const form: Block = {
    block: 'form',
    form: 'f',
    fields: { a: { label: 'l', options: { call: 'POST /choices', value: 'v', label: 'l' } } },
    submit: { do: 'call', call: 'POST /send', label: 'l' },
  }

  const inTabs = (one: Block, two: Block): Block => ({
    block: 'tabs',
    param: 'tab',
    tabs: { one: { label: 'l', blocks: { one } }, two: { label: 'l', blocks: { two } } },
  })

  it.each<{ of: string; block: Block; asks: readonly (readonly [endpoint: string, body: object])[] }>([
    { of: 'a record', block: facts, asks: [['POST /facts', {}]] },
    {
      of: 'a record of the person, and of the address',
      block: { ...facts, body: { team: { from: 'user.team' }, id: { from: 'query.id' }, lost: { from: 'user.none' } } },
      asks: [['POST /facts', { team: '5', id: '9' }]],
    },
    {
      of: 'a record with tabs',
      block: { ...facts, tabs: kinds, body: { kind: 1 } },
      asks: [['POST /facts', { kind: 2 }]],
    },
    { of: 'a list', block: rows, asks: [['POST /rows', { page: 1 }]] },
    {
      of: 'a list with tabs and filters',
      block: { ...rows, body: { all: true }, tabs: { ...kinds, param: 'sort' }, filters: sizes },
      asks: [['POST /rows', { all: true, sort: 1, size: 's', page: 1 }]],
    },
    {
      of: 'a carousel',
      block: { block: 'carousel', rows: 'POST /rows', key: 'row.id', image: 'row.i', name: 'row.n' },
      asks: [['POST /rows', { page: 1 }]],
    },
    { of: 'the open tab', block: inTabs(rows, facts), asks: [['POST /facts', {}]] },
    { of: 'what looks at data', block: { ...facts, body: { of: { from: 'data.team.id' } } }, asks: [] },
    {
      of: 'what depends on data',
      block: { ...facts, when: { any: [{ 'data.team.id': 1 }, { 'user.level': 'high' }] } },
      asks: [],
    },
    {
      of: 'what holds',
      block: { ...facts, when: { 'user.level': 'high', 'state.open': 1 } },
      asks: [['POST /facts', {}]],
    },
    { of: 'what does not hold', block: { ...facts, when: { 'user.level': 'low' } }, asks: [] },
    { of: 'a form, whose choices can wait', block: form, asks: [] },
  ])('of $of: $asks', ({ block, asks }) => {
    const found = initialReads({ page: { title: 't', blocks: { block } }, sources: {} }, scope)
    expect(found.map(({ endpoint, body }) => [endpoint, body])).toEqual(asks)
  })

  const otherwise = 'no'

  it('of the named reads, those whose values are there are asked for; until the needs hold, only what decides', () => {
    const page: PageConfig = { title: 't', blocks: { facts }, needs: { a: { when: { 'data.own.b': 1 }, otherwise } } }
    const sources = {
      plain: { call: 'POST /plain' },
      own: { call: 'POST /own', body: { of: { from: 'user.team' } } },
      lost: { call: 'POST /lost', body: { of: { from: 'user.none' } } },
      later: { call: 'POST /later', body: { of: { from: 'data.own.id' } } },
    }
    expect(initialReads({ page, sources }, scope)).toEqual([{ endpoint: 'POST /own', body: { of: '5' } }])
    expect(initialReads({ page: { title: 't', blocks: {} }, sources }, scope)).toEqual([
      { endpoint: 'POST /plain', body: {} },
      { endpoint: 'POST /own', body: { of: '5' } },
    ])
  })

  const seenBySome: Block = {
    block: 'tabs',
    param: 'tab',
    tabs: {
      one: { label: 'l', when: { 'user.level': 'high' }, blocks: { rows } },
      two: { label: 'l', blocks: { rows } },
    },
  }

  it.each<{ of: string; block: Block; is?: Partial<PageConfig>; asks: number }>([
    { of: 'a list of the address', block: { ...rows, body: { id: { from: 'query.id' } } }, asks: 1 },
    { of: 'a list of the person', block: { ...rows, body: { team: { from: 'user.team' } } }, asks: 0 },
    { of: 'what only some see', block: { ...facts, when: { 'user.level': 'high' } }, asks: 0 },
    { of: 'tabs that all see', block: inTabs(rows, facts), asks: 1 },
    { of: 'tabs that only some see', block: seenBySome, asks: 0 },
    {
      of: 'a page that only some see',
      block: facts,
      is: { needs: { a: { when: { 'user.level': 'high' }, otherwise } } },
      asks: 0,
    },
  ])('before it is known who it is, of $of: $asks', ({ block, is, asks }) => {
    const { user: _, ...nobody } = scope
    const found = initialReads(
      { page: { title: 't', blocks: { block }, ...is }, sources: {} },
      nobody,
      /^(data|user)\./,
    )
    expect(found).toHaveLength(asks)
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

  it('begins the reads of its sources as their server takes them, and leaves those of pages to the client', async () => {
    const shape = { kind: 'read', headers: { accept: 'v3' }, constants: { of: 'me' }, response: {} } as const
    const endpoints = { 'GET /me': shape, 'GET /rows': { ...shape, pages: { by: 'page', send: 'at' } } } as const
    const sources = {
      me: { call: 'GET /me' },
      rows: { call: 'GET /rows', first: true },
      one: { call: 'GET /me', body: {} },
    } as const
    const read = vi.fn()
    preloadPage(siteWith({ endpoints, sources })['/open'], 'first', false, { read })
    await vi.waitFor(() => expect(read.mock.calls).toEqual([['GET /me', shape]]))
  })
})

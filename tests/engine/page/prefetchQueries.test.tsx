// Checks the requests of a start before it draws: the account if it is needed, then the reads of the blocks.
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '../../../src/engine/api/client'
import { createServerClock } from '../../../src/engine/api/serverClock'
import type { App } from '../../../src/engine/runtime/app/app'
import type { PageConfig } from '../../../src/engine/language/types/plainPage'
import { browserHost } from '../../../src/engine/native/nativeHost'
import { prefetchQueries } from '../../../src/engine/page/prefetchQueries'
import type { RouteModule, Site } from '../../../src/engine/runtime/site/site'
import { siteFromEntries } from '../../../src/engine/runtime/site/siteFromEntries'
import { createSession } from '../../../src/engine/session/session'
import { createStore } from '../../../src/engine/session/storage'
import { facts } from '../api/setUp'
import { deferred } from '../kit'

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
    endpoints: () => ({ kind: 'read', response: {} }),
    headers: () => facts,
    onSessionExpired: () => undefined,
    fetch: answer as unknown as typeof fetch,
    clock,
  })
  const open = { access: 'open' } as const
  return {
    site: siteFromEntries(
      { '/mine': {}, '/early': {}, '/open': open, '/secret': { access: 'guarded' }, '/visitor': { access: 'visitor' } },
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
  expect(asked).toEqual(asks)
})

it('requests nothing of a page whose account fails, and leaves the failure to the page', async () => {
  const { client, ...app } = appAt('/mine')
  const [good] = [account]
  account = () => new Response(JSON.stringify({ code: 10, msg: 'over' }))
  await expect(prefetchQueries({ client, ...app }, new QueryClient(), 'en')).rejects.toMatchObject({ kind: 'session' })
  await expect(client.read('POST /account', {}, { consumer: 'a' })).rejects.toMatchObject({ kind: 'session' })
  expect(asked).toEqual([person])
  account = good
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
  expect(asked.slice(2)).toEqual([['/high', '{}']])
  account = answered
})

it('requests nothing that is already loading', async () => {
  const cache = new QueryClient()
  cache.setQueryData(['read', 'POST /high', {}], {})
  await prefetchQueries(appAt('/mine?id=9'), cache, 'en')
  expect(asked).toEqual([person, team('5')])
})

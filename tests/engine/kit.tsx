// A small product for tests of the engine: a few endpoints and pages, and a server that is a table of functions.
import type { RJSFSchema } from '@rjsf/utils'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { VirtuosoMockContext } from 'react-virtuoso'
import { vi } from 'vitest'
import type { Action, ById } from '../../src/engine/language/types/plain'
import type { Block } from '../../src/engine/language/types/plainBlocks'
import type { CompiledForm } from '../../src/engine/forms/validation/compiledValidator'
import { browserHost, type NativeHost } from '../../src/engine/native/nativeHost'
import { createClient, createEndpointRegistry, reloadBlockingClient } from '../../src/engine/api/client'
import { readOptions } from '../../src/engine/api/queries'
import { createServerClock } from '../../src/engine/api/serverClock'
import type { App } from '../../src/engine/runtime/app/app'
import type { Market } from '../../src/engine/language/types/market'
import type { PageConfig, Source } from '../../src/engine/language/types/plainPage'
import type { MoneyShape } from '../../src/engine/money/outcomeRule'
import { codeOfBlocks } from '../../src/engine/walk/held'
import { createSessionGate } from '../../src/engine/runtime/session/sessionGate'
import { createSession, syncSessionEnd } from '../../src/engine/session/session'
import { siteForMarket, type RouteModule, type Site, type SiteRoute } from '../../src/engine/runtime/site/site'
import { SiteView } from '../../src/engine/page/SiteView'
import { createKeptValues } from '../../src/engine/session/keptValues'
import { createRecents } from '../../src/engine/session/recents'
import { createDrafts } from '../../src/engine/session/drafts'
import { createStore } from '../../src/engine/session/storage'
import { engineIcons } from '../../src/engine/ui/icons/engineIcons'
import { registerIcons } from '../../src/engine/ui/icons/icons'
import { iconShapes } from '../../tools/cli/generate/icons'
import { afterEachTest } from '../support/leaveNothing'
import { createFakeTexts } from './fakeWords'
import { validatorsOf } from './forms/compile'
import { forgetTimers, moneyFor } from './kitMoney'

/** The server's behaviour for a body: it returns `res`, or throws a Refusal or a network error. */
export type Server = { readonly [endpoint: string]: (body: { readonly [name: string]: unknown }) => unknown }

export class Refusal extends Error {
  readonly code: number
  constructor(code: number, text = '') {
    super(text)
    this.code = code
  }
}
/** Throws as `fetch` does without a network. */
export const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}

type PageModule = Partial<RouteModule> & { readonly page: PageConfig }

interface Setup {
  readonly pages?: { readonly [path: string]: Partial<SiteRoute> & { readonly page?: PageModule } }
  /** Blocks of an open page at /here. */
  readonly blocks?: ById<Block>
  /** Buttons of an open page at /here. */
  readonly actions?: ById<Action>
  readonly order?: readonly string[]
  readonly documentTitle?: 'product'
  readonly sources?: { readonly [id: string]: Source }
  readonly forms?: { readonly [name: string]: RJSFSchema }
  readonly movesMoney?: boolean
  readonly server?: Server
  readonly path?: string
  readonly state?: unknown
  readonly native?: NativeHost
  readonly navigation?: App['navigation']
  readonly widgets?: { readonly [name: string]: ComponentType<never> }
  readonly signedIn?: boolean
  readonly track?: App['track']
  readonly market?: string
}

const anything = {}
const list = { properties: { list: {}, has_more: {} }, required: ['list'] }

const byId = [{ 'row.id': { from: 'body.id' } }]

/** The endpoints of the fake product. */
export const endpoints: { readonly [name: string]: MoneyShape } = {
  'POST /account': { kind: 'read', response: anything },
  'POST /things': { kind: 'read', response: list },
  'POST /thing': { kind: 'read', response: anything },
  'POST /settings': { kind: 'read', response: anything },
  'POST /report': { kind: 'read', answer: 'file', response: anything },
  'POST /enter': { kind: 'write', request: { properties: { name: {} } }, response: anything },
  'POST /change': { kind: 'write', request: { properties: { id: {}, name: {} } }, response: anything },
  'POST /pay': {
    kind: 'money',
    request: { properties: { id: {} } },
    response: anything,
    outcome: { call: 'POST /paid', body: {}, list: true, match: byId, ref: 'no', refusals: ['42'] },
  },
  'POST /paid': { kind: 'read', response: list },
}

const market: Market = {
  product: 'Thing',
  favicon: '',
  hosts: {},
  languages: ['en', 'ar'],
  linkHosts: ['pay.test'],
  currency: 'USD',
  timeZone: 'Asia/Riyadh',
  shortDivisor: 10,
  tokens: { light: {}, dark: {} },
  facts: { currency: 'USD' },
}

/** Shows the site at a path and returns its parts. */
export function show(setup: Setup) {
  registerIcons(iconShapes(engineIcons))
  const path = setup.path ?? '/here'
  history.replaceState({ usr: setup.state ?? null, key: 'default', idx: 0 }, '', path)
  const calls: { readonly endpoint: string; readonly body: { readonly [name: string]: unknown } }[] = []
  const server: Server = { 'POST /account': () => ({ uid: '7', level: 'high' }), ...setup.server }
  const tab = createStore(() => sessionStorage, 'kit')
  const session = createSession(tab)
  const sessionEndSync = syncSessionEnd({ session, local: createStore(() => localStorage, 'kit'), tab, now: Date.now })
  if (setup.signedIn) session.signIn({ uid: '7', token: 'secret' })
  const registry = createEndpointRegistry()
  registry.add(endpoints)
  const clock = createServerClock(Date.now)
  const native = setup.native ?? browserHost
  const gate = createSessionGate(session, native, sessionEndSync)
  const texts = createFakeTexts()
  const client = reloadBlockingClient(
    createClient({
      root: 'https://api.test',
      protocol: { envelope: { success: ['0'], sessionEnd: ['10', '11'] } },
      endpoints: registry.get,
      headers: () => ({ ...device, language: texts.language, ...session.current() }),
      onSessionExpired: gate.expired,
      clock,
      fetch: answering(server, calls),
    }),
  )
  // The waits themselves have tests of their own.
  vi.spyOn(readOptions, 'retryDelay').mockReturnValue(10)
  const cache = new QueryClient()
  caches.push(cache)
  const app: App = {
    navigation: setup.navigation,
    documentTitle: setup.documentTitle,
    site: siteForMarket(siteFor(setup), setup.market ?? 'first'),
    marketId: setup.market ?? 'first',
    environment: 'development',
    market,
    version: () => '0.0.0',
    languages: ['en', 'ar'],
    client,
    money: moneyFor({ client, cache, clock, session, endpoint: registry.get }),
    clock,
    session,
    drafts: createDrafts(
      createStore(() => localStorage, 'kit'),
      () => session.current()?.uid,
    ),
    keptValues: createKeptValues(
      createStore(() => localStorage, 'kit'),
      () => session.current()?.uid,
    ),
    recents: createRecents(
      createStore(() => localStorage, 'kit'),
      () => session.current()?.uid,
    ),
    account: { call: 'POST /account', toUser: (answer) => answer as { uid: string } },
    upload: { call: 'POST /change' },
    native,
    track: setup.track,
    widgets: setup.widgets ?? {},
    registerEndpoints: registry.add,
    endpoint: registry.get,
  }
  const view = render(
    <VirtuosoMockContext value={{ viewportHeight: 800, itemHeight: 100 }}>
      <SiteView app={app} texts={texts} cache={cache} gate={gate} />
    </VirtuosoMockContext>,
  )
  return {
    ...view,
    app,
    cache,
    gate,
    texts,
    calls,
    callsTo: (endpoint: string) => calls.filter((call) => call.endpoint === endpoint).map(({ body }) => body),
  }
}

export function routeModule(page: PageConfig, more: Partial<RouteModule> = {}): RouteModule {
  return { page, problems: [], endpoints: {}, sources: {}, forms: {}, icons: {}, ...more }
}

/** Creates a promise and returns it with the functions that settle it. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((good, bad) => {
    resolve = good
    reject = bad
  })
  return { promise, resolve, reject }
}

/** Returns the current path and query. */
export function address(): string {
  return `${location.pathname}${location.search}`
}

const caches: QueryClient[] = []
const device = { deviceId: 'd', platform: 'android' as const, appVersion: '1', phoneModel: 'm', systemVersion: '1' }

afterEachTest(() => {
  for (const cache of caches.splice(0)) cache.clear()
  forgetTimers()
})

function siteFor({ blocks, actions, order, sources, forms, movesMoney, pages = {} }: Setup): Site {
  const here: PageConfig = {
    title: 'here',
    blocks: blocks ?? { actions: { block: 'links', look: 'buttons', links: actions ?? {} } },
    ...(order && { order }),
  }
  const all: { [path: string]: SiteRoute } = {
    '/': route({ title: 'home', blocks: {} }),
    '/login': route({ title: 'login', blocks: {} }),
    '/there': route({ title: 'there', blocks: {} }),
    '/here': route(here, {
      sources: sources ?? {},
      forms: compileAll(forms ?? {}),
      endpoints: movesMoney ? endpoints : {},
    }),
  }
  for (const [path, { page, ...rest }] of Object.entries(pages)) {
    all[path] = { ...route(page?.page ?? { title: path, blocks: {} }, page), ...rest }
  }
  return all
}

function route(page: PageConfig, more: Partial<RouteModule> = {}): SiteRoute {
  return {
    access: page.access ?? 'open',
    load: { default: () => Promise.resolve({ route: routeModule(page, more) }) },
    code: [...codeOfBlocks(page.blocks), ...(more.endpoints === endpoints ? (['money'] as const) : [])],
  }
}

function compileAll(schemas: { readonly [name: string]: RJSFSchema }): { readonly [name: string]: CompiledForm } {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, { schema, validators: () => validatorsOf(schema) }]),
  )
}

function answering(server: Server, calls: { endpoint: string; body: { [name: string]: unknown } }[]): typeof fetch {
  return async (input, init) => {
    const endpoint = `${init?.method} ${new URL(input as string).pathname}`
    const body = JSON.parse((init?.body as string | undefined) ?? '{}') as { [name: string]: unknown }
    calls.push({ endpoint, body })
    const does = server[endpoint]
    if (!does) throw new Error(`The fake server has no "${endpoint}".`)
    try {
      const res = await does(body)
      return res instanceof Response ? res : Response.json({ code: 0, res })
    } catch (error) {
      if (error instanceof Refusal) return Response.json({ code: error.code, msg: error.message, res: null })
      throw error
    }
  }
}

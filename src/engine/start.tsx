// Where a product begins: its data in, a running site out.
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient } from '@tanstack/react-query'
import { browserHost, type HostDevice, type NativeHost } from './native/nativeHost'
import { askStartFacts } from './native/startFacts'
import { createClient, type EndpointShape } from './api/client'
import { createEndpointRegistry } from './api/endpointRegistry'
import { readOptions } from './api/retry'
import { createServerClock } from './api/serverClock'
import type { Account, App, Upload } from './app'
import type { Market } from './config/market'
import { createMoneyDoor } from './money/moneyDoor'
import { forgetPlaces } from './list/scrollMemory'
import { beginPage } from './page/beginPage'
import { holdingClient } from './page/holdingClient'
import { createSessionGate } from './page/sessionGate'
import { siteOf, type Site } from './page/site'
import { SiteView } from './page/SiteView'
import { chooseMarket, type MarketEntry } from './session/chooseMarket'
import { deviceFacts } from './session/deviceFacts'
import { deviceId } from './session/deviceId'
import { createDrafts } from './session/drafts'
import { createSession } from './session/session'
import { createStore } from './session/storage'
import { takeIdentity } from './session/urlIdentity'
import { baseLanguage } from './text/direction'
import { resolveLanguage } from './text/resolveLanguage'
import { createTexts, type Bundle, type LoadWords } from './text/texts'
import { applyTokens } from './theme/applyTokens'
import { registerIcons, type IconShape } from './ui/icons'
import './theme/tokens.css'
import './theme/base.css'

export interface Product {
  /** Prefixes the keys of storage (spec §9). */
  readonly project: string
  readonly site: Site
  /** The first with all that it is, of the others the hosts will do. */
  readonly markets: { readonly [id: string]: Market | MarketEntry }
  /** Loads a market of which no more is known. */
  readonly loadMarket?: ((id: string) => Promise<Market>) | undefined
  readonly locales: { readonly [language: string]: () => Promise<Bundle> }
  /** The words of each page, where the bundles of the languages do not have them. */
  readonly words?: LoadWords | undefined
  readonly account: Account
  readonly upload: Upload
  /** What code, rather than pages, calls. */
  readonly endpoints: { readonly [endpoint: string]: EndpointShape }
  readonly icons: { readonly [name: string]: IconShape }
  readonly widgets: { readonly [name: string]: ComponentType<never> }
  readonly native?: NativeHost
}

/** Starts a product in an element: identity out of the address first, then market, texts, and the page of the route. */
export async function start(product: Product, element: Element): Promise<void> {
  const identity = takeIdentity(window.location, window.history)
  const local = createStore(() => window.localStorage, product.project)
  const session = createSession(createStore(() => window.sessionStorage, product.project))
  const query = new URLSearchParams(window.location.search)
  if (query.has('market')) local.set('market', query.get('market') ?? '')
  const { id, market: known, api } = chooseMarket(product.markets, window.location.hostname, local.get('market'))
  const market = 'tokens' in known ? known : await product.loadMarket?.(id)
  if (!market) throw new Error(`Of the market "${id}" only its hosts are known, and nothing loads the rest.`)
  dress(market)

  const drafts = createDrafts(local, () => session.current()?.uid)
  session.subscribe(({ reason, after }) => {
    // What was typed outlives a session that ran out: it comes back for the same person only.
    if (reason !== 'expired') drafts.keepOnly(after?.uid)
    if (reason !== 'signIn') forgetPlaces()
  })
  if (identity) session.signIn(identity)
  const site = siteOf(product.site, id)
  beginPage(site, id, window.location.pathname, session.current() !== undefined)
  const native = product.native ?? browserHost
  const gate = createSessionGate(session, native)
  const device = { deviceId: deviceId(local), ...deviceFacts(navigator.userAgent) }
  const said = await askStartFacts(native, {
    isUserWanted: session.current() === undefined,
    patience: 2500,
    late({ user, device: facts }) {
      Object.assign(device, sentOf(facts))
      if (user && !session.current()) gate.enter(user)
    },
  })
  Object.assign(device, sentOf(said.device))
  if (said.user && !session.current()) session.signIn(said.user)
  const languages = market.languages.filter((language) => language in product.locales)
  // They can be asked for while developing, but are not offered.
  const pseudo = import.meta.env.DEV ? (await import('./text/pseudo')).pseudoLocales(product.locales) : {}
  const offered = [...languages, ...Object.keys(pseudo)]
  const texts = await createTexts({
    languages: offered,
    language: resolveLanguage(
      {
        query: query.get('lang'),
        stored: local.get('language'),
        native: said.device?.language,
        browser: navigator.languages,
      },
      offered,
    ),
    load: (language) =>
      (pseudo[language] ?? product.locales[language])?.() ??
      Promise.reject(new Error(`There are no texts in "${language}".`)),
    loadPart: product.words,
    vars: { product: market.product },
    remember: (language) => void local.set('language', language),
    strict: import.meta.env.DEV,
  })

  const registry = createEndpointRegistry()
  registry.add(product.endpoints)
  registerIcons(product.icons)
  const clock = createServerClock(Date.now)
  const client = holdingClient(
    createClient({
      root: api || window.location.origin,
      endpoints: registry.get,
      headers: () => ({ ...device, language: baseLanguage(texts.language), ...session.current() }),
      onSessionOver: gate.over,
      uploadHosts: market.linkHosts,
      clock,
    }),
  )
  const app: App = {
    site,
    marketId: id,
    market,
    languages,
    client,
    money: createMoneyDoor(async () => {
      const { openMoney } = await import('./money/openMoney')
      return openMoney({ project: product.project, client, serverClock: clock, session, endpoint: registry.get })
    }),
    clock,
    session,
    drafts,
    account: product.account,
    upload: product.upload,
    native,
    widgets: product.widgets,
    registerEndpoints: registry.add,
    endpoint: registry.get,
  }
  const cache = new QueryClient({ defaultOptions: { queries: { ...readOptions, refetchOnWindowFocus: false } } })
  createRoot(element).render(
    <StrictMode>
      <SiteView app={app} texts={texts} cache={cache} gate={gate} />
    </StrictMode>,
  )
}

/** What the app says of the device, as far as calls tell it. */
function sentOf({ language: _, ...facts }: HostDevice = {}): Omit<HostDevice, 'language'> {
  return facts
}

/** Puts the market's colours, name and icon on the document. */
function dress(market: Market): void {
  applyTokens(market.tokens)
  document.title = market.product
  document.getElementById('favicon')?.setAttribute('href', market.favicon)
}

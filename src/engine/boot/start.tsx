// Starts a product: takes its data and renders the running site.
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient } from '@tanstack/react-query'
import type { HostDevice } from '../native/nativeHost'
import { requestHostInfo } from '../native/hostInfo'
import { createClient, type EndpointShape } from '../api/client'
import { createEndpointRegistry } from '../runtime/app/endpointRegistry'
import { readOptions } from '../api/queries'
import type { Account, App, Upload } from '../runtime/app/app'
import type { PreparedStart } from './prepareStart'
import type { Market } from '../language/types/market'
import { lazyMoneyViews } from '../actions/money/lazyMoneyViews'
import { createLazyMoney } from '../money/lazyMoney'
import { forgetPositions } from '../lists/scroll/scrollMemory'
import { prefetchQueries } from '../page/prefetchQueries'
import { reloadBlockingClient } from '../runtime/app/reloadBlockingClient'
import { createSessionGate } from '../runtime/session/sessionGate'
import { SiteView } from '../page/SiteView'
import { watchFailures } from './watchFailures'
import { baseLanguage, resolveLanguage } from '../i18n/languages'
import { createTexts } from '../i18n/texts'
import { sharedPart } from '../i18n/messagePreloader'
import { applyTokens } from '../theme/applyTokens'
import { registerIcons, type IconShape } from '../ui/icons/icons'
import '../theme/tokens.css'
import '../theme/base.css'
import '../theme/forcedColors.css'

/** The parts of a product that are code and so not in its manifest. */
export interface ProductCode {
  readonly toUser: Account['toUser']
  readonly upload: Upload
  /** Endpoints that code calls, rather than pages. */
  readonly endpoints: { readonly [endpoint: string]: EndpointShape }
  readonly icons: { readonly [name: string]: IconShape }
  readonly widgets: { readonly [name: string]: ComponentType<never> }
}

/** Starts a product in an element: first the app's answers, then messages, then the page of the route. */
export async function start(product: ProductCode, begun: PreparedStart, element: Element): Promise<void> {
  const {
    manifest: outline,
    native,
    local,
    session,
    sessionEndSync: sharedEnd,
    drafts,
    site,
    marketId,
    market,
    root,
    preferredLanguages: wishes,
    loadMessages: words,
    clock,
    prefetchCache: early,
  } = begun
  watchFailures(begun)
  applyMarket(market)
  session.subscribe(({ reason }) => {
    if (reason !== 'signIn') forgetPositions()
  })
  const gate = createSessionGate(session, native, sharedEnd)
  const device = { ...begun.device }
  const hostInfo = await requestHostInfo(native, {
    isUserWanted: session.current() === undefined,
    timeoutMs: Math.max(minHostWaitMs, hostDeadlineMs - performance.now()),
    late({ user, device: facts }) {
      Object.assign(device, headerInfo(facts))
      if (user) gate.signInLate(user)
    },
  })
  if (hostInfo.isTimedOut) gate.skipHostWait()
  Object.assign(device, headerInfo(hostInfo.device))
  if (hostInfo.user && !session.current()) session.signIn(hostInfo.user)
  const languages = market.languages.filter((language) => language in outline.locales)
  // Pseudo-languages can be used in development, but are not offered.
  const pseudo = import.meta.env.DEV ? (await import('../i18n/pseudo')).pseudoLocales(outline.locales) : {}
  const languagesWithPseudo = [...languages, ...Object.keys(pseudo)]
  const texts = await createTexts({
    languages: languagesWithPseudo,
    language: resolveLanguage({ ...wishes, native: hostInfo.device?.language }, languagesWithPseudo),
    load: (language) => pseudo[language]?.() ?? words(language, sharedPart),
    loadPart: outline.loadMessages && words,
    vars: { product: market.product },
    remember: (language) => void local.set('language', language),
    strict: import.meta.env.DEV,
  })

  const registry = createEndpointRegistry()
  registry.add(product.endpoints)
  registerIcons(product.icons)
  const client = reloadBlockingClient(
    createClient({
      root,
      endpoints: registry.get,
      headers: () => ({ ...device, language: baseLanguage(texts.language), ...session.current() }),
      onSessionExpired: gate.expired,
      uploadHosts: market.linkHosts,
      clock,
      prefetchCache: early,
    }),
  )
  const cache = new QueryClient({ defaultOptions: { queries: { ...readOptions, refetchOnWindowFocus: false } } })
  const app: App = {
    site,
    marketId,
    market,
    languages,
    client,
    money: createLazyMoney(async () => {
      const { openMoney } = await lazyMoneyViews.load()
      return openMoney({ project: outline.project, client, cache, serverClock: clock, session, endpoint: registry.get })
    }),
    clock,
    session,
    drafts,
    account: { call: outline.account, toUser: product.toUser },
    upload: product.upload,
    native,
    widgets: product.widgets,
    registerEndpoints: registry.add,
    endpoint: registry.get,
  }
  // The code that draws the page handles a failure.
  prefetchQueries(app, cache).catch(ignore)
  createRoot(element).render(
    <StrictMode>
      <SiteView app={app} texts={texts} cache={cache} gate={gate} />
    </StrictMode>,
  )
}

/** Returns the device info that calls send as headers. */
function headerInfo({ language: _, ...facts }: HostDevice = {}): Omit<HostDevice, 'language'> {
  return facts
}

/** Does nothing: the consumer handles the failure. */
function ignore(): void {}

/**
 * Milliseconds after navigation at which a start stops waiting for its app. As long again remains for the page and a
 * login.
 */
const hostDeadlineMs = 1500
/** Milliseconds that an app gets at least, however late the start is. */
const minHostWaitMs = 300

/** Applies the market's colours, name and icon to the document. */
function applyMarket(market: Market): void {
  applyTokens(market.tokens)
  document.title = market.product
  document.getElementById('favicon')?.setAttribute('href', market.favicon)
}

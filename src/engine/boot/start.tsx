// Starts a product: takes its data and renders the running site.
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClient } from '@tanstack/react-query'
import type { HostDevice } from '../native/nativeHost'
import { requestHostInfo } from '../native/hostInfo'
import { createClient, createEndpointRegistry, type EndpointShape, reloadBlockingClient } from '../api/client'
import { readOptions } from '../api/queries'
import type { Account, App, Upload } from '../runtime/app/app'
import { createRouteLoader } from '../runtime/app/routeLoader'
import type { Track } from '../runtime/app/track'
import type { PreparedStart } from './prepareStart'
import type { IconShape, Market } from '../language/types/market'
import { lazyMoneyViews } from '../actions/money/lazyMoneyViews'
import { createLazyMoney, mayHaveJournal } from '../money/lazyMoney'
import { forgetPositions } from '../lists/scroll/positions'
import { prefetchQueries } from '../page/prefetchQueries'
import { createSessionGate, type SessionGate } from '../runtime/session/sessionGate'
import { SiteView } from '../page/SiteView'
import { copyPlainText } from './copyPlainText'
import { reportTrust } from '../runtime/site/trust'
import { watchFailures } from './watchFailures'
import { baseLanguage, matchLanguage, resolveLanguage } from '../i18n/languages'
import { createTexts, type Texts } from '../i18n/texts'
import { sharedPart } from '../i18n/messagePreloader'
import { applyFigureFont } from '../theme/figureFont'
import { applyTokens } from '../theme/applyTokens'
import { registerIcons, replaceIcons } from '../ui/icons/icons'
import '../theme/tokens.css'
import '../theme/base.css'
import '../theme/shared.css'
import '../theme/forcedColors.css'
import '../theme/print.css'

/** The parts of a product that are code and so not in its manifest. */
export interface ProductCode {
  /** By default, the answer of the account call is the user. */
  readonly toUser?: Account['toUser']
  readonly remembered?: NonNullable<Account['remembered']>
  /** Absent in a product without uploads. */
  readonly upload?: Upload
  /** Endpoints that code calls, rather than pages. */
  readonly endpoints: { readonly [endpoint: string]: EndpointShape }
  readonly icons: { readonly [name: string]: IconShape }
  readonly widgets: { readonly [name: string]: ComponentType<never> }
  /** Takes the events that pages, blocks and actions carry. Without it there are none. */
  readonly track?: Track
}

/** Starts a product in an element: first the app's answers, then messages, then the page of the route. */
export async function start(product: ProductCode, prepared: PreparedStart, element: Element): Promise<void> {
  const { native, session, sessionEndSync, market } = prepared
  watchFailures(prepared)
  if (import.meta.env.SIGNED_RELEASES) reportTrust()
  copyPlainText()
  applyMarket(market)
  session.subscribe(({ reason }) => {
    if (reason !== 'signIn') forgetPositions()
  })
  const gate = createSessionGate(session, native, sessionEndSync)
  const { device, language } = await askHost(prepared, gate)
  const texts = await createMarketTexts(prepared, language)
  const cache = new QueryClient({ defaultOptions: { queries: { ...readOptions, refetchOnWindowFocus: false } } })
  const app = createApp(product, prepared, { device, gate, texts, cache })
  // The code that draws the page handles a failure.
  prefetchQueries(app, cache, texts.language).catch(ignore)
  createRoot(element).render(
    <StrictMode>
      <SiteView app={app} texts={texts} cache={cache} gate={gate} />
    </StrictMode>,
  )
  setTimeout(() => void recallMoney(app, prepared.manifest.project).catch(ignore), recallDelayMs)
}

/** Opens the journal if an earlier visit may have left a result that nobody has seen. */
async function recallMoney({ site, money }: App, project: string): Promise<void> {
  const movesMoney = Object.values(site).some(({ code }) => code?.includes('money'))
  if (movesMoney && (await mayHaveJournal(project))) await money.open()
}

/** Asks the app for its user and device. An answer that comes too late changes `device` and signs in afterwards. */
async function askHost({ native, session, device: browserDevice }: PreparedStart, gate: SessionGate) {
  const device = { ...browserDevice }
  const host = await requestHostInfo(native, {
    isUserWanted: session.current() === undefined,
    timeoutMs: Math.max(minHostWaitMs, hostDeadlineMs - performance.now()),
    late({ user, device: lateDevice }) {
      Object.assign(device, headerInfo(lateDevice))
      if (user) gate.signInLate(user)
    },
  })
  if (host.isTimedOut) gate.skipHostWait()
  Object.assign(device, headerInfo(host.device))
  if (host.user && !session.current()) session.signIn(host.user)
  return { device, language: host.device?.language }
}

async function createMarketTexts(prepared: PreparedStart, hostLanguage: string | undefined): Promise<Texts> {
  const { manifest, local, market, preferredLanguages, loadMessages } = prepared
  // Pseudo-languages can be used in development, but are not offered.
  const pseudo = import.meta.env.DEV ? (await import('../i18n/pseudo')).pseudoLocales(manifest.locales) : {}
  const languages = [...languagesOf(prepared), ...Object.keys(pseudo)]
  const asked = matchLanguage(preferredLanguages.query ?? '', languages)
  // The language of the address lasts beyond the next hard load.
  if (asked !== undefined) local.set('language', asked)
  return createTexts({
    languages,
    language: resolveLanguage({ ...preferredLanguages, native: hostLanguage }, languages),
    load: (language) => pseudo[language]?.() ?? loadMessages(language, sharedPart),
    loadPart: manifest.loadMessages && loadMessages,
    vars: { product: market.product },
    remember: (language) => void local.set('language', language),
    strict: import.meta.env.DEV,
  })
}

/** Returns the languages of the market that have messages. */
function languagesOf({ manifest, market }: PreparedStart): readonly string[] {
  return market.languages.filter((language) => language in manifest.locales)
}

interface Started {
  readonly device: PreparedStart['device']
  readonly gate: SessionGate
  readonly texts: Texts
  readonly cache: QueryClient
}

function createApp(product: ProductCode, prepared: PreparedStart, { device, gate, texts, cache }: Started): App {
  const { manifest, native, session, drafts, recents, keptValues } = prepared
  const { site, marketId, environment, market, root, clock, prefetchCache, releaseWatch } = prepared
  const registry = createEndpointRegistry()
  registry.add(product.endpoints)
  registerIcons(product.icons)
  const client = reloadBlockingClient(
    createClient({
      root,
      protocol: manifest.protocol,
      endpoints: registry.get,
      headers: () => ({ ...device, language: baseLanguage(texts.language), ...session.current() }),
      onSessionExpired: gate.expired,
      onMisfit: releaseWatch.answerMisfit,
      // A role may have ended elsewhere. The page then says whom it is for.
      onRefused({ endpoint }) {
        const { account } = manifest
        if (account !== undefined && endpoint !== account) void cache.invalidateQueries({ queryKey: ['read', account] })
      },
      uploadHosts: market.linkHosts,
      clock,
      prefetchCache,
    }),
  )
  const app: App = {
    site,
    navigation: manifest.navigation,
    documentTitle: manifest.documentTitle,
    marketId,
    environment,
    market,
    version: () => device.appVersion,
    languages: languagesOf(prepared),
    client,
    money: createLazyMoney(async () => {
      const { openMoney } = await lazyMoneyViews.load()
      const { project } = manifest
      const loadPage = createRouteLoader(app, texts)
      return openMoney({ project, client, cache, serverClock: clock, session, endpoint: registry.get, loadPage })
    }),
    clock,
    session,
    drafts,
    recents,
    keptValues,
    account: {
      call: manifest.account,
      toUser: product.toUser ?? ((answer) => answer as { readonly uid: string }),
      ...(product.remembered && { remembered: product.remembered }),
    },
    ...(product.upload && { upload: product.upload }),
    native,
    widgets: product.widgets,
    track: product.track,
    registerEndpoints: registry.add,
    endpoint: registry.get,
  }
  return app
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
/** Milliseconds after which the first page has what it needs. */
const recallDelayMs = 500
/** Milliseconds that an app gets at least, however late the start is. */
const minHostWaitMs = 300

/** Applies the market's colours, font, icons, name and favicon to the document. */
function applyMarket(market: Market): void {
  applyTokens(market.tokens)
  applyFigureFont(market)
  replaceIcons(market.icons)
  document.title = market.product
  document.getElementById('favicon')?.setAttribute('href', market.favicon)
}

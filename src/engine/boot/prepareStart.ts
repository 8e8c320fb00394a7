// Prepares a start before the engine has loaded. The build puts it into a small script that the document loads first,
// so that the page's requests leave early.
import { nameProject } from '../lib/storageName'
import type { EndpointShape } from '../api/client'
import { createPrefetchCache, type PrefetchCache } from '../api/prefetchCache'
import { createRequest } from '../api/sendRequest'
import { readXsrf, requestHeaders, type Protocol } from '../api/protocol'
import { createServerClock, type ServerClock } from '../api/serverClock'
import type { Environment } from '../language/grammar/environments'
import type { Market } from '../language/types/market'
import type { Destination } from '../language/types/plainPage'
import { browserHost, type NativeHost } from '../native/nativeHost'
import { preloadPageCode, preloadPage } from '../page/preloadPage'
import { type ReleaseWatch, type StartedRelease, watchRelease } from '../runtime/site/releases'
import { type BuildUrls, needsAccount, routeAt, type Site, siteForMarket } from '../runtime/site/site'
import { apiBaseUrl, chooseMarket, type MarketEntry } from '../session/chooseMarket'
import { deviceInfo, deviceId } from '../session/device'
import { createDrafts, type Drafts } from '../session/drafts'
import { createKeptValues, type KeptValues } from '../session/keptValues'
import { createRecents, type Recents } from '../session/recents'
import { createSession, type Session, type SessionEndSync, syncSessionEnd, takeIdentity } from '../session/session'
import { createStore, type Store } from '../session/storage'
import { baseLanguage, type PreferredLanguages, resolveLanguage } from '../i18n/languages'
import type { Bundle, LoadMessages } from '../i18n/texts'
import { sharedPart, createMessagePreloader } from '../i18n/messagePreloader'

/** The part of a product that must be known before anything can show. */
export interface ProductManifest {
  /** Prefix of the storage keys. */
  readonly project: string
  readonly site: Site
  /** The places of the bar or rail that leads to the parts of the site. */
  readonly navigation?: { readonly [id: string]: Destination }
  /** The first market is complete; of the others the hosts suffice. */
  readonly markets: { readonly [id: string]: Market | MarketEntry }
  /** Loads a market. Until then, only its hosts are known. */
  readonly loadMarket?: ((id: string) => Promise<Market>) | undefined
  readonly locales: { readonly [language: string]: () => Promise<Bundle> }
  /** Loads the messages of each page if they are not in the bundles of the languages. */
  readonly loadMessages?: LoadMessages | undefined
  /** What all calls have in common, as `schemas/api.json` says it. */
  readonly protocol?: Protocol
  /** The call that returns the account. A product without sessions has none. */
  readonly account?: string
  /** Names every document after the product alone. By default, the title of the page comes first. */
  readonly documentTitle?: 'product'
  readonly native?: NativeHost
  /** URLs of the build's files, to find the reporter. */
  readonly buildUrls?: BuildUrls
  /** The release that these pages are of. */
  readonly release?: StartedRelease
}

/** The values that `start` continues with. */
export interface PreparedStart {
  readonly manifest: ProductManifest
  readonly releaseWatch: ReleaseWatch
  readonly native: NativeHost
  readonly local: Store
  readonly session: Session
  readonly sessionEndSync: SessionEndSync
  readonly drafts: Drafts
  readonly recents: Recents
  readonly keptValues: KeptValues
  /** The site of this market. */
  readonly site: Site
  readonly marketId: string
  readonly environment: Environment
  readonly market: Market
  /** Base URL of the API. */
  readonly root: string
  readonly device: ReturnType<typeof deviceInfo> & { readonly deviceId: string }
  readonly preferredLanguages: PreferredLanguages
  readonly loadMessages: LoadMessages
  readonly clock: ServerClock
  readonly prefetchCache: PrefetchCache
}

/**
 * Removes the identity from the address before the first request, and preloads what the page needs. That is its data,
 * messages and code, and the account. The function `start` uses what has loaded, and loads again what failed.
 */
export async function prepareStart(manifest: ProductManifest): Promise<PreparedStart> {
  const { project, native = browserHost } = manifest
  nameProject(project)
  const identity = takeIdentity(window.location, window.history)
  const local = createStore(() => window.localStorage, project)
  const tab = createStore(() => window.sessionStorage, project)
  const releaseWatch = watchRelease(local, manifest.release)
  const session = createSession(tab)
  const sessionEndSync = syncSessionEnd({ session, local, tab, now: Date.now })
  const drafts = createDrafts(local, () => session.current()?.uid)
  const recents = createRecents(local, () => session.current()?.uid)
  const keptValues = createKeptValues(local, () => session.current()?.uid)
  session.subscribe(({ reason, after }) => {
    // Drafts outlive an expired session, and come back only for the same person.
    if (reason === 'expired') return
    drafts.keepOnly(after?.uid)
    recents.keepOnly(after?.uid)
    keptValues.keepOnly(after?.uid)
  })
  // A sleeping tab wakes up with its old storage.
  sessionEndSync.check()
  if (identity) session.signIn(identity)

  const query = new URLSearchParams(window.location.search)
  if (query.has('market')) local.set('market', query.get('market') ?? '')
  const chosen = chooseMarket(manifest.markets, window.location.hostname, local.get('market'))
  const { id, market: known, environment } = chosen
  const market = 'tokens' in known ? known : manifest.loadMarket?.(id)
  if (!market) throw new Error(`The market "${id}" has only hosts, and nothing loads the rest. Pass loadMarket.`)
  const rootOf = (loaded: Market) => apiBaseUrl(loaded, environment) || window.location.origin
  const prepared = {
    manifest,
    releaseWatch,
    native,
    local,
    session,
    sessionEndSync,
    drafts,
    recents,
    keptValues,
    site: siteForMarket(manifest.site, id),
    marketId: id,
    environment,
    device: { deviceId: deviceId(local), ...deviceInfo(navigator.userAgent) },
    preferredLanguages: { query: query.get('lang'), stored: local.get('language'), browser: navigator.languages },
  }
  const loads = startPreloads(prepared, market, rootOf)
  const loaded = await market
  return { ...prepared, ...loads, market: loaded, root: rootOf(loaded) }
}

type BeforeLoads = Omit<PreparedStart, 'market' | 'root' | 'loadMessages' | 'clock' | 'prefetchCache'>

function startPreloads(
  { manifest, native, session, site, marketId, device, preferredLanguages }: BeforeLoads,
  market: Market | Promise<Market>,
  rootOf: (market: Market) => string,
): Pick<PreparedStart, 'loadMessages' | 'clock' | 'prefetchCache'> {
  const clock = createServerClock(Date.now)
  const prefetchCache = createPrefetchCache(clock, manifest.protocol)
  const messages = createMessagePreloader(async (language, part) => {
    const [bundle, { texts }] = await Promise.all([loadPart(manifest, language, part), market])
    const own = texts?.[language]
    // A part gets only its own messages, because those of another one would come back with it.
    return own ? Object.fromEntries(Object.entries(bundle).map(([key, text]) => [key, own[key] ?? text])) : bundle
  })
  const signedIn = session.current()
  const route = site[routeAt(Object.keys(site), window.location.pathname) ?? '']
  const preloads = { loadMessages: messages.load, clock, prefetchCache }
  // An app reports its user and language itself.
  if (native.isHosted) {
    preloadPage(route, marketId, signedIn !== undefined)
    preloadPageCode(route, signedIn !== undefined)
    return preloads
  }
  const settled = Promise.resolve(market).then((loaded) => ({
    root: rootOf(loaded),
    language: resolveLanguage(
      preferredLanguages,
      loaded.languages.filter((one) => one in manifest.locales),
    ),
  }))
  const preloadMessages = (part: string) =>
    void settled.then(({ language }) => messages.preload(language, part)).catch(ignore)
  const read = (endpoint: string, shape?: EndpointShape) =>
    void settled.then((known) => prefetch(endpoint, shape, known)).catch(ignore)
  preloadPage(route, marketId, signedIn !== undefined, { loadMessages: preloadMessages, read })
  if (manifest.account !== undefined && needsAccount(route, signedIn !== undefined)) read(manifest.account)
  preloadMessages(sharedPart)
  // Last, because a browser makes only six requests at a time.
  setTimeout(() => preloadPageCode(route, signedIn !== undefined))
  return preloads

  function prefetch(
    endpoint: string,
    shape: EndpointShape | undefined,
    { root, language }: { readonly root: string; readonly language: string },
  ): void {
    const facts = { ...device, language: baseLanguage(language), ...signedIn }
    const headers = requestHeaders(manifest.protocol ?? {}, facts, clock.now(), readXsrf(document.cookie))
    prefetchCache.prefetch(createRequest(root, endpoint, {}, headers, shape), endpoint)
  }
}

function loadPart({ locales, loadMessages }: ProductManifest, language: string, part: string): Promise<Bundle> {
  const load = part === sharedPart ? locales[language] : loadMessages && (() => loadMessages(language, part))
  return load?.() ?? Promise.reject(new Error(`No messages for "${language}". Add its file to locales/.`))
}

/** Does nothing: `start` handles the failure. */
function ignore(): void {}

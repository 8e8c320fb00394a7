// What can be done before the engine is here. A build has it in a small file of its own, which the document asks for at
// once: all that the page will need is on its way while the engine itself still is.
import { createEarly, type Early } from '../api/early'
import { requestHeaders } from '../api/headers'
import { makeRequest } from '../api/request'
import { createServerClock, type ServerClock } from '../api/serverClock'
import { readXsrf } from '../api/xsrf'
import type { Environment, Market } from '../language/types/market'
import { browserHost, type NativeHost } from '../native/nativeHost'
import { beginCode, beginPage } from '../page/beginPage'
import { routeAt } from '../runtime/site/routeAt'
import { asksAccount, siteOf, type Site } from '../runtime/site/site'
import type { Places } from '../runtime/site/siteAt'
import { apiOf, chooseMarket, type MarketEntry } from '../session/chooseMarket'
import { deviceFacts, deviceId } from '../session/device'
import { createDrafts, type Drafts } from '../session/drafts'
import { createSession, type Session } from '../session/session'
import { shareEnd, type SharedEnd } from '../session/sharedEnd'
import { createStore, type Store } from '../session/storage'
import { takeIdentity } from '../session/urlIdentity'
import { baseLanguage, type LanguageWishes, resolveLanguage } from '../i18n/languages'
import type { Bundle, LoadWords } from '../i18n/texts'
import { shared, wordsAhead } from '../i18n/wordsAhead'

/** What of a product is needed before anything of it can be shown. */
export interface Outline {
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
  /** The call that says who is using the page. */
  readonly account: string
  readonly native?: NativeHost
  /** Where a build has its reporter. */
  readonly places?: Places
}

/** What the start goes on with. */
export interface Begun {
  readonly outline: Outline
  readonly native: NativeHost
  readonly local: Store
  readonly session: Session
  readonly sharedEnd: SharedEnd
  readonly drafts: Drafts
  /** As the market has it. */
  readonly site: Site
  readonly marketId: string
  readonly environment: Environment
  readonly market: Market
  /** The base of the API. */
  readonly root: string
  readonly device: ReturnType<typeof deviceFacts> & { readonly deviceId: string }
  readonly wishes: LanguageWishes
  readonly words: LoadWords
  readonly clock: ServerClock
  readonly early: Early
}

/**
 * Takes the identity out of the address before anything is asked for, and begins what the page there needs: its data, its
 * words, the code of its blocks, the account. The start takes what has begun, and asks again for what failed.
 */
export async function begin(outline: Outline): Promise<Begun> {
  const { project, native = browserHost } = outline
  const identity = takeIdentity(window.location, window.history)
  const local = createStore(() => window.localStorage, project)
  const tab = createStore(() => window.sessionStorage, project)
  const session = createSession(tab)
  const sharedEnd = shareEnd({ session, local, tab, now: Date.now })
  const drafts = createDrafts(local, () => session.current()?.uid)
  session.subscribe(({ reason, after }) => {
    // What was typed outlives a session that ran out: it comes back for the same person only.
    if (reason !== 'expired') drafts.keepOnly(after?.uid)
  })
  // A tab that was put to sleep comes back with its storage as it was.
  sharedEnd.look()
  if (identity) session.signIn(identity)

  const query = new URLSearchParams(window.location.search)
  if (query.has('market')) local.set('market', query.get('market') ?? '')
  const chosen = chooseMarket(outline.markets, window.location.hostname, local.get('market'))
  const { id, market: known, environment } = chosen
  const market = 'tokens' in known ? known : outline.loadMarket?.(id)
  if (!market) throw new Error(`Of the market "${id}" only its hosts are known, and nothing loads the rest.`)
  const rootOf = (loaded: Market) => apiOf(loaded, environment) || window.location.origin
  const begun = {
    outline,
    native,
    local,
    session,
    sharedEnd,
    drafts,
    site: siteOf(outline.site, id),
    marketId: id,
    environment,
    device: { deviceId: deviceId(local), ...deviceFacts(navigator.userAgent) },
    wishes: { query: query.get('lang'), stored: local.get('language'), browser: navigator.languages },
  }
  const loads = beginLoads(begun, market, rootOf)
  const loaded = await market
  return { ...begun, ...loads, market: loaded, root: rootOf(loaded) }
}

type Known = Omit<Begun, 'market' | 'root' | 'words' | 'clock' | 'early'>

function beginLoads(
  { outline, native, session, site, marketId, device, wishes }: Known,
  market: Market | Promise<Market>,
  rootOf: (market: Market) => string,
): Pick<Begun, 'words' | 'clock' | 'early'> {
  const clock = createServerClock(Date.now)
  const early = createEarly(clock)
  const words = wordsAhead((language, part) => loadWords(outline, language, part))
  const signedIn = session.current()
  const route = site[routeAt(Object.keys(site), window.location.pathname) ?? '']
  const begun = { words: words.load, clock, early }
  // An app has its own to say of who uses it, and in which language.
  if (native.isHosted) {
    beginPage(route, marketId, signedIn !== undefined)
    beginCode(route, signedIn !== undefined)
    return begun
  }
  const settled = Promise.resolve(market).then((loaded) => ({
    root: rootOf(loaded),
    spoken: resolveLanguage(
      wishes,
      loaded.languages.filter((one) => one in outline.locales),
    ),
  }))
  const need = (part: string) => void settled.then(({ spoken }) => words.begin(spoken, part)).catch(ignore)
  const read = (endpoint: string) => void settled.then((known) => ask(endpoint, known)).catch(ignore)
  beginPage(route, marketId, signedIn !== undefined, { more: need, read })
  if (asksAccount(route, signedIn !== undefined)) read(outline.account)
  need(shared)
  // Last, and after the others are on their way: a browser asks for six things at a time.
  setTimeout(() => beginCode(route, signedIn !== undefined))
  return begun

  function ask(endpoint: string, { root, spoken }: { readonly root: string; readonly spoken: string }): void {
    const facts = { ...device, language: baseLanguage(spoken), ...signedIn }
    const headers = requestHeaders(facts, clock.now(), readXsrf(document.cookie))
    early.begin(makeRequest(root, endpoint, {}, headers), endpoint)
  }
}

function loadWords({ locales, words }: Outline, language: string, part: string): Promise<Bundle> {
  const load = part === shared ? locales[language] : words && (() => words(language, part))
  return load?.() ?? Promise.reject(new Error(`There are no texts in "${language}".`))
}

/** Who starts is told of what failed. */
function ignore(): void {}

// Which release of the pages a document starts. The document names them, so that choosing costs no request.
import type { Destination } from '../../language/types/plainPage'
import type { Market } from '../../language/types/market'
import { chooseMarket, type MarketEntry } from '../../session/chooseMarket'
import { deviceId } from '../../session/device'
import { createStore, type Store } from '../../session/storage'
import { attempt } from '../../lib/attempt'
import { randomId } from '../../lib/text'
import { canReload } from './loading'
import { createSite, type BuildUrls, type SiteEntry } from './site'

/** What a document needs of a release before anything else loads. Its files are in `assets/routes-<id>/`. */
export interface Release {
  /** Hash of what it is made from; empty during development, where the pages are sources. */
  readonly id: string
  /** SHA-256 of its `release.json`, base64, if the releases are signed. */
  readonly digest?: string | undefined
  readonly site: { readonly [route: string]: SiteEntry }
  readonly navigation: { readonly [id: string]: Destination }
  /** The first market is complete; of the others only the hosts that choose them are here. */
  readonly markets: { readonly [id: string]: Market | MarketEntry }
  /** Endpoints whose answers have another schema than in the release before. */
  readonly brought?: readonly string[] | undefined
}

/** A release that a part of the devices starts. */
export interface Candidate extends Release {
  /** Percent of the devices. */
  readonly share: number
  /** The markets that get it; all if they are not named. */
  readonly only?: readonly string[] | undefined
}

/** The releases that a document names. */
export interface Releases {
  /** Id of the engine that they have been checked against. */
  readonly engine: string
  readonly current: Release
  readonly candidate?: Candidate | undefined
  /** What a device starts for which the current one is blocked. */
  readonly lastGood?: Release | undefined
}

/** The document has the releases in an element with this id. */
export const releasesId = 'pagewright-releases'

/** What a page knows of the release that it is of. */
export type StartedRelease = Pick<Release, 'id' | 'brought'>

/** The pages of a release, as `prepareStart` takes them. */
interface StartedPages extends ReturnType<typeof createSite>, Pick<Release, 'navigation' | 'markets'> {
  readonly release: StartedRelease
}

/** Returns the pages of the release that this document starts: those of development, or the one that it chooses. */
export function startedPages(developed: Release | undefined, project: string): StartedPages {
  const release = developed ?? chooseRelease(readReleases(document), thisDevice(project))
  const { id, site, navigation, markets } = release
  return { ...createSite(site, urlsOf(id)), navigation, markets, release }
}

function thisDevice(project: string): Device {
  const local = createStore(() => window.localStorage, project)
  const tab = createStore(() => window.sessionStorage, project)
  const query = new URLSearchParams(window.location.search)
  const salt = deviceId(local)
  return { local, tab, salt: local.isKept('device') ? salt : undefined, host: window.location.hostname, query }
}

function urlsOf(id: string): BuildUrls {
  if (id === '') return { pages: '/.pagewright/routes/*.ts', data: '', report: '' }
  const folder = `/assets/routes-${id}`
  return { pages: `${folder}/*.js`, data: `${folder}/*.json`, report: import.meta.env.REPORT_AT as string }
}

/** What decides, beside the document. */
export interface Device {
  readonly local: Pick<Store, 'get'>
  readonly tab: Pick<Store, 'get' | 'set'>
  /** Never changes on a device. One whose storage is full or forbidden has none. */
  readonly salt: string | undefined
  readonly host: string
  /** The query of the address. `release` shows a release to the end of the tab, whatever its share is. */
  readonly query: URLSearchParams
}

/**
 * Reads the releases of a document. Throws if it names none, and if they are for another engine than the one that runs,
 * as on a device that has kept an older one. A start that fails so loads the document anew, or asks for that.
 */
export function readReleases(document: Document): Releases {
  const text = document.getElementById(releasesId)?.textContent
  if (!text)
    throw new Error(
      `The document has no element "${releasesId}", which names the release of the pages. Build it again.`,
    )
  const releases = JSON.parse(text) as Releases
  const engine = import.meta.env.ENGINE as string
  if (releases.engine !== engine)
    throw new Error(`The pages are for the engine ${releases.engine}, and this is ${engine}. Load the page again.`)
  return releases
}

/**
 * Returns the release that starts on a device: the one that its address asks for, the candidate if the device is in its
 * share, the current one, or the last good one. A release that failed on the device does not start again.
 */
export function chooseRelease({ current, candidate, lastGood }: Omit<Releases, 'engine'>, device: Device): Release {
  const { local, tab, query } = device
  const asked = query.get('release') ?? tab.get('release')
  const shown = [candidate, current, lastGood].find((one) => one?.id === asked)
  if (shown) {
    tab.set('release', shown.id)
    return shown
  }
  const blocked = blockedIn(local)
  // Where the current one fails, a candidate would say nothing about itself.
  const isOffered = candidate && !blocked.includes(current.id) && isForDevice(candidate, current, device)
  const order = [isOffered ? candidate : undefined, current, lastGood]
  return order.find((one) => one && !blocked.includes(one.id)) ?? current
}

function isForDevice({ id, share, only }: Candidate, { markets }: Release, { local, salt, host }: Device): boolean {
  const isMarket = only?.includes(chooseMarket(markets, host, local.get('market')).id) !== false
  // Without a salt a device could neither keep a candidate nor leave it.
  return isMarket && salt !== undefined && percentOf(salt + id) < share
}

/**
 * Returns a number from 0 to 99.99 that is spread evenly over all texts. A device keeps its number for a release, so a
 * growing share takes nobody out.
 */
export function percentOf(text: string): number {
  // FNV-1a. The entry script has no room for a library.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (((hash ^ (hash >>> 15)) >>> 0) % 10_000) / 100
}

function blockedIn(local: Pick<Store, 'get'>): readonly string[] {
  return local.get('blocked')?.split(' ') ?? []
}

type BlockStore = Pick<Store, 'get' | 'set' | 'remove' | 'isKept'>

/** Why a release does not start again on a device. */
type BlockReason = 'start' | 'file' | 'part' | 'answer'

/**
 * Keeps a release from starting again on this device, once. The reporter tells so, now or after the next start: the
 * document may be on its way out.
 */
export function blockRelease(local: BlockStore, { id }: StartedRelease, why: BlockReason): void {
  const blocked = blockedIn(local)
  if (id === '' || blocked.includes(id)) return
  // Older ones are no longer named by any document.
  const next = [id, ...blocked].slice(0, maxBlocked).join(' ')
  local.set('blocked', next)
  if (!local.isKept('blocked')) {
    // Without its salt the device starts no candidate, and there is room for one more word.
    local.remove('device')
    local.set('blocked', next)
  }
  // With an id of its own, a report that arrives twice counts once.
  local.set('untold', `${id} ${why} ${randomId()}`)
  attempt(() => window.dispatchEvent(new Event('pw:blocked')))
}

const maxBlocked = 8

/** Blocks the started release for the reasons that a page may see. */
export interface ReleaseWatch {
  /** For a start that failed. The server must answer now: without a connection no release starts. */
  startFailed(): Promise<void>
  /** For an answer that does not fit its schema. It counts if the release has brought that schema. */
  answerMisfit(endpoint: string): void
}

/** Begins to watch for parts of a page that break, and for files of the release that do not load. */
export function watchRelease(local: BlockStore, release: StartedRelease | undefined): ReleaseWatch {
  const block = (why: BlockReason) => release && blockRelease(local, release, why)
  const ifServed = async (why: BlockReason) => void ((await canReload()) && block(why))
  window.addEventListener('pw:caught', () => block('part'))
  window.addEventListener('vite:preloadError', (event) => 'isOfRelease' in event && void ifServed('file'))
  return {
    startFailed: () => ifServed('start'),
    answerMisfit: (endpoint) => void (release?.brought?.includes(endpoint) && block('answer')),
  }
}

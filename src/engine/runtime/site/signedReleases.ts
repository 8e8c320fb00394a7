// Which list of releases a device accepts, and whether the files of a release are the signed ones. docs/releases.md says
// what this guards against. A file of its own, which only builds with signed releases have.
import { createStore } from '../../session/storage'
import { attempt } from '../../lib/attempt'
import { type Release, type Releases, releasesId } from './releases'
import { setTrust } from './trust'

/** A text, and who signed it: signatures (ECDSA P-256, SHA-256, r and s, base64) by public key (SPKI, base64). */
export interface Signed {
  readonly signed: string
  readonly signatures: { readonly [publicKey: string]: string }
}

/** Who may sign something, and how many of them must. */
export interface Role {
  readonly keys: readonly string[]
  readonly threshold: number
}

/** Who may sign what. A root is followed by the one with the next version, which both of them must have signed. */
export interface Root {
  readonly type: 'root'
  readonly version: number
  /** ISO 8601. */
  readonly expires: string
  readonly root: Role
  readonly releases: Role
}

/** The releases that a document names, as they are signed. The text in the document is the signed one. */
export interface SignedReleases extends Releases {
  readonly type: 'releases'
  /** Grows with each change, also with one that goes back to an older release. */
  readonly version: number
  /** ISO 8601. */
  readonly expires: string
}

/** What a document has beside its releases if they are signed. */
export interface Proof {
  readonly signatures: Signed['signatures']
  /** The roots after the one of the build, which is in the code of this file. */
  readonly roots: readonly Signed[]
}

/** The document has the proof in an element with this id. */
export const proofId = 'pagewright-proof'

/** What a device keeps of the last list that it accepted. */
export interface Kept {
  readonly root: Root
  readonly list?: Signed | undefined
}

/** What a device starts with, and what it keeps. */
interface Verdict extends Kept {
  /** The releases to choose from; without a candidate if the list or its root has expired. Undefined if no list holds. */
  readonly releases?: Releases | undefined
  readonly problem?: Error | undefined
}

/**
 * Returns the list of releases that a device starts: the shown one if its signatures hold and it is newer than the kept
 * one, else the kept one, else none. `first` is the root of the build, `now` milliseconds.
 */
export async function acceptList(
  shown: Signed,
  roots: readonly Signed[],
  first: Root,
  kept: Kept | undefined,
  now: number,
): Promise<Verdict> {
  let root = kept && kept.root.version > first.version ? kept.root : first
  let problem: Error | undefined
  try {
    for (const next of roots) root = await followed(root, next)
  } catch (error) {
    problem = named('releases-refused', error)
  }
  try {
    if (!problem) await check(shown, root, kept?.list)
  } catch (error) {
    problem = named('releases-refused', error)
  }
  const list = problem ? kept?.list : shown
  if (!list) return { root, problem }
  const { candidate, ...releases } = listOf(list)
  if ([releases, root].every(({ expires }) => Date.parse(expires) > now))
    return { root, list, releases: { ...releases, candidate }, problem }
  problem ??= named('releases-expired', 'The list of releases or its root has expired.')
  return { root, list, releases, problem }
}

/** Returns the next root, or the same one if it is not newer. Throws if it may not follow. */
async function followed(root: Root, next: Signed): Promise<Root> {
  const read = JSON.parse(next.signed) as Root
  if (read.version <= root.version) return root
  const isNext = read.type === 'root' && read.version === root.version + 1
  if (isNext && (await isSigned(next, root.root)) && (await isSigned(next, read.root))) return read
  throw new Error(`The root ${read.version} does not follow the root ${root.version}, or lacks signatures.`)
}

async function check(shown: Signed, { releases }: Root, last: Signed | undefined): Promise<void> {
  if (!(await isSigned(shown, releases))) throw new Error('The list of releases lacks signatures.')
  const { type, version } = listOf(shown)
  if (type !== 'releases' || !Number.isSafeInteger(version)) throw new Error('What is signed is no list of releases.')
  if (!last || last.signed === shown.signed || version > listOf(last).version) return
  // A root that takes a key away also takes away the versions of that key, which may be ones that nobody can exceed.
  if (await isSigned(last, releases)) throw new Error(`The list ${version} is not newer than the one from before.`)
}

function listOf({ signed }: Signed): SignedReleases {
  return JSON.parse(signed) as SignedReleases
}

/** Returns true if enough of the keys have signed. A key counts once. */
async function isSigned({ signed, signatures }: Signed, { keys, threshold }: Role): Promise<boolean> {
  const bytes = new TextEncoder().encode(signed)
  const good = await Promise.all(
    [...new Set(keys)].map((key) => isSignedBy(key, bytes, signatures[key] ?? '').catch(() => false)),
  )
  return threshold >= 1 && good.filter(Boolean).length >= threshold
}

async function isSignedBy(key: string, bytes: BufferSource, signature: string): Promise<boolean> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const known = await crypto.subtle.importKey('spki', fromBase64(key), curve, false, ['verify'])
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, fromBase64(signature), bytes)
}

function fromBase64(text: string): BufferSource {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

function named(name: 'releases-refused' | 'releases-expired', reason: unknown): Error {
  const error = reason instanceof Error ? reason : new Error(String(reason))
  return Object.assign(error, { name })
}

/** Accepts the list of this document, or puts the last accepted one into its place, and checks each file from then on. */
export async function acceptReleases(): Promise<void> {
  const { project, first } = JSON.parse(import.meta.env.RELEASES_ROOT as string) as Settings
  const local = createStore(() => window.localStorage, project)
  const before = local.get('releases')
  const kept = before === undefined ? undefined : attempt(() => readKept(before))
  const [signed, proof = '{}'] = [releasesId, proofId].map(
    (id) => document.getElementById(id)?.textContent ?? undefined,
  )
  const { signatures = {}, roots = [] } = attempt(() => JSON.parse(proof) as Partial<Proof>) ?? {}
  const verdict = await acceptList({ signed: signed ?? '', signatures }, roots, first, kept, Date.now())
  const { releases, problem } = verdict
  const after = written(verdict)
  if (after !== before) local.set('releases', after)
  // The boot guard asks the person to reload.
  if (!releases) throw problem
  if (problem) nameReleases(releases)
  setTrust({ ...checkedFiles(releases), problem })
}

interface Settings {
  readonly project: string
  readonly first: Root
}

/** Writes two lines: the text as it was signed does not become longer by a second pair of quotes. */
function written({ root, list: { signed, signatures } = { signed: '', signatures: {} } }: Kept): string {
  return `${JSON.stringify({ root, signatures })}\n${signed}`
}

function readKept(text: string): Kept {
  const at = text.indexOf('\n')
  const { root, signatures } = JSON.parse(text.slice(0, at)) as Pick<Kept, 'root'> & Pick<Signed, 'signatures'>
  const list = { signed: text.slice(at + 1), signatures }
  return { root, list: attempt(() => listOf(list)) && list }
}

/** Replaces the element that names the releases. The policy of Trusted Types refuses to change the text of a script. */
function nameReleases(releases: Releases): void {
  document.getElementById(releasesId)?.remove()
  const element = document.createElement('template')
  element.id = releasesId
  element.append(JSON.stringify(releases))
  document.head.append(element)
}

/** Returns loaders of the files of releases. Each file must have the SHA-256 that `release.json` has for it. */
function checkedFiles(releases: Releases): {
  fetch(url: string): Promise<Response>
  import(url: string): Promise<unknown>
} {
  const known = new Map<string, Promise<Files>>()
  const filesOf = (folder: string, id: string | undefined) => {
    const release = [releases.current, releases.candidate, releases.lastGood].find(
      (one): one is Release => one?.id === id,
    )
    const found =
      known.get(folder) ??
      fetchChecked(`${folder}release.json`, integrityOf(release?.digest)).then(
        async (answer) => ((await answer.json()) as { readonly files: Files }).files,
      )
    known.set(folder, found)
    found.catch(() => known.delete(folder))
    return found
  }
  const integrityAt = async (url: string) => {
    const [, folder = '', id, file = ''] = /^(.*\/routes-([^/]+)\/)(.+)$/.exec(url) ?? []
    return integrityOf((await filesOf(folder, id))[file])
  }
  return {
    fetch: async (url) => fetchChecked(url, await integrityAt(url)),
    async import(url) {
      const integrity = await integrityAt(url)
      // Also where no link preloads modules. There, the import takes the file from the cache.
      await fetchChecked(url, integrity)
      await preloadModule(url, integrity)
      return import(/* @vite-ignore */ url)
    },
  }
}

interface Files {
  readonly [file: string]: string | undefined
}

/** Returns the value for `integrity`. Throws if there is no hash: browsers take a value that they cannot read for none. */
function integrityOf(hash: string | undefined): string {
  if (!hash || !/^[A-Za-z0-9+/]{43}=$/.test(hash)) throw new Error('The signed release has no such file.')
  return `sha256-${hash}`
}

async function fetchChecked(url: string, integrity: string): Promise<Response> {
  // A bad copy may be in the cache of the browser for a year.
  return fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }))
}

/** Loads a module with a hash. A later import of the same URL gets this module, or fails as it did. */
async function preloadModule(url: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  if (!attempt(() => link.relList.supports('modulepreload'))) return
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: url, integrity, onload: resolve })
    link.onerror = () => reject(new Error(`${url} is not the file that was signed.`))
    document.head.append(link)
  })
}

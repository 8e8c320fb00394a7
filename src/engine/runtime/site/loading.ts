// Files of the build that do not load, as after a deploy, and the one reload of the document that this may cause.
import { isLeaving } from '../../lib/leaving'
import { storageName } from '../../lib/storageName'
import { fetchSigned } from './trust'

/**
 * Returns a function that loads a JSON file by name. `url` has a star in the place of the name. A failure is announced
 * as that of a missing chunk is.
 */
export function jsonLoader(url: string): (name: string) => Promise<unknown> {
  return (name) => read(url.replace('*', name)).catch(announceLoadFailure)
}

async function read(url: string): Promise<unknown> {
  const response = await (import.meta.env.SIGNED_RELEASES ? fetchSigned(url) : fetch(url))
  if (!response.ok) throw new Error(`${url} failed to load (status ${response.status}). Deploy it with the build.`)
  return response.json()
}

/**
 * Dispatches the event that Vite dispatches for a missing chunk, marked as one of a release, and rethrows. If a
 * listener handles the failure by `preventDefault`, the result never settles.
 */
export async function announceLoadFailure(error: unknown): Promise<never> {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: error,
    isOfRelease: true,
  })
  if (window.dispatchEvent(event)) throw error
  return new Promise<never>(() => {})
}

/**
 * Resolves to true if a reload may load what is missing: the server answers now, and the document is not being left.
 * Without a server, the reload would end on the browser's error page.
 */
export async function canReload(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', headers: { accept: 'text/html' } })
    return ok && !isLeaving()
  } catch {
    return false
  }
}

interface ReloadStorages {
  readonly local: () => Storage | null
  readonly session: () => Storage | null
}

/**
 * Returns true if a reload is allowed now, and records it: at most one in 60 s over all tabs. If a storage does not
 * keep the record the answer is false, because reloads could not be counted.
 */
export function claimReload({ local, session }: ReloadStorages, now: number): boolean {
  const storageKey = storageName('reloaded')
  try {
    // A clock that was set back must not block reloads for a day.
    if (Math.abs(now - Number(local()?.getItem(storageKey))) < pauseMs) return false
    return [session(), local()].every((storage) => {
      storage?.setItem(storageKey, String(now))
      return storage?.getItem(storageKey) === String(now)
    })
  } catch {
    return false
  }
}

/** The storages of the browser. */
export const browserStorages: ReloadStorages = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
}

const pauseMs = 60_000

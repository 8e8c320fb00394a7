// Limits automatic reloads of the document after code of an old build is gone from the server.
import { storageName } from '../../lib/storageName'

export interface ReloadStorages {
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

// When the document may be loaded anew by itself, because code of it is gone from the server: a new version is there.

export interface ReloadStorages {
  readonly local: () => Storage | null
  readonly session: () => Storage | null
}

/**
 * Says whether a reload may be done now, and writes it down: at most one in 60 s, counted by tabs together. Where a storage
 * does not keep what it is told, never: the reloads could not be counted, and the session would not survive one.
 */
export function claimReload({ local, session }: ReloadStorages, now: number): boolean {
  try {
    // A clock that was set back must not forbid it for a day.
    if (Math.abs(now - Number(local()?.getItem(storageKey))) < pauseMs) return false
    return [session(), local()].every((storage) => {
      storage?.setItem(storageKey, String(now))
      return storage?.getItem(storageKey) === String(now)
    })
  } catch {
    return false
  }
}

/** Those of the browser. */
export const browserStorages: ReloadStorages = {
  local: () => window.localStorage,
  session: () => window.sessionStorage,
}

const storageKey = 'pw.reloaded'
const pauseMs = 60_000

// A person's session ends in all tabs of a browser at once. Each tab keeps its own session, so the end is noted where all
// tabs can read it.
import type { Session } from './session'
import type { Store } from './storage'

export interface SessionEndSyncOptions {
  readonly session: Session
  /** Read by all tabs. */
  readonly local: Store
  /** Read by this tab alone. */
  readonly tab: Store
  /** Milliseconds since 1970, by the clock that all tabs share. */
  now(): number
}

export interface SessionEndSync {
  /** Ends the session of this tab if another tab has ended that person's session since it began. Returns whether it did. */
  check(): boolean
}

/** Notes each end of the session for the other tabs, and when the session of this tab began. */
export function syncSessionEnd({ session, local, tab, now }: SessionEndSyncOptions): SessionEndSync {
  let isFollowing = false
  session.subscribe(({ reason, before, after }) => {
    if (after) tab.set(storageKey, String(now()))
    else if (before && !isFollowing) local.set(keyOf(before.uid), `${reason} ${now()}`)
  })

  return {
    check() {
      const person = session.current()
      if (!person) return false
      const [, reason, at] = /^(signOut|expired) (\d+)$/.exec(local.get(keyOf(person.uid)) ?? '') ?? []
      const began = tab.get(storageKey)
      // A session that an older build began has no time: nothing says that it is older than the end.
      if (reason === undefined || began === undefined || Number(at) <= Number(began)) return false
      isFollowing = true
      session.clear(reason === 'signOut' ? 'signOut' : 'expired')
      isFollowing = false
      return true
    },
  }
}

const storageKey = 'began'
const start = 'ended.'
const keyOf = (uid: string) => start + uid

// Ends a person's session in all tabs of a browser. Each tab has a session of its own, so its end is recorded in
// storage that all tabs share.
import type { Session } from './session'
import type { Store } from './storage'

export interface SessionEndSyncOptions {
  readonly session: Session
  /** Storage shared by all tabs. */
  readonly local: Store
  /** Storage of this tab. */
  readonly tab: Store
  /** Milliseconds since 1970 by the clock that all tabs share. */
  now(): number
}

export interface SessionEndSync {
  /** Ends the session of this tab if another tab ended that person's session after it began. Returns true if so. */
  check(): boolean
}

/** Records each end of the session for other tabs, and when the session of this tab began. */
export function syncSessionEnd({ session, local, tab, now }: SessionEndSyncOptions): SessionEndSync {
  let isApplyingSharedEnd = false
  const lastEnd = (uid: string) => Number(endPattern.exec(local.get(keyOf(uid)) ?? '')?.[2] ?? 0)
  session.subscribe(({ reason, before, after }) => {
    // A clock may be set back. A session begins after the last end, and each end is later than the one before it.
    if (after) tab.set(storageKey, String(Math.max(now(), lastEnd(after.uid))))
    else if (before && !isApplyingSharedEnd)
      local.set(keyOf(before.uid), `${reason} ${Math.max(now(), lastEnd(before.uid) + 1)}`)
  })

  return {
    check() {
      const person = session.current()
      if (!person) return false
      const [, reason, at] = endPattern.exec(local.get(keyOf(person.uid)) ?? '') ?? []
      const startedAt = tab.get(storageKey)
      // A session of an older build has no start time: nothing proves that it is older than the end.
      if (reason === undefined || startedAt === undefined || Number(at) <= Number(startedAt)) return false
      isApplyingSharedEnd = true
      session.clear(reason === 'signOut' ? 'signOut' : 'expired')
      isApplyingSharedEnd = false
      return true
    },
  }
}

const storageKey = 'began'
const endPattern = /^(signOut|expired) (\d+)$/
const keyPrefix = 'ended.'
const keyOf = (uid: string) => keyPrefix + uid

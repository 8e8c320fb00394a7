import { createEmitter } from '../lib/emitter'
import type { Store } from './storage'

/** Identifies the signed-in person to the server. */
export interface StoredSession {
  readonly uid: string
  readonly token: string
}
export interface SessionChange {
  readonly reason: 'signIn' | 'signOut' | 'expired'
  readonly before: StoredSession | undefined
  readonly after: StoredSession | undefined
}
export type SessionListener = (change: SessionChange) => void

export interface Session {
  /** Returns the session; the same object while uid and token stay the same. */
  current(): StoredSession | undefined
  /** Begins a session. Throws if uid or token is empty. Another person's session clears session storage first. */
  signIn(session: StoredSession): void
  /** Clears session storage completely. Repeated calls clear and notify once. */
  clear(reason: 'signOut' | 'expired'): void
  /** Checks whether another document of this tab ended or replaced the session, notifies, and returns true if so. */
  detectChange(): boolean
  subscribe(listener: SessionListener): () => void
}

/** Creates the session, which is kept in session storage. */
export function createSession(store: Store): Session {
  const changes = createEmitter<SessionChange>()
  let last: StoredSession | undefined
  let lastSeen: StoredSession | undefined
  let isCleared = false

  function current(): StoredSession | undefined {
    const uid = store.get('uid')
    const token = store.get('token')
    if (!uid || !token) last = undefined
    else if (last?.uid !== uid || last.token !== token) last = { uid, token }
    return last
  }

  function notify(change: SessionChange): void {
    lastSeen = change.after
    changes.emit(change)
  }

  lastSeen = current()
  return {
    current,
    signIn({ uid, token }) {
      if (!isIdentity(uid, token))
        throw new Error('A session needs a uid and a token; one of them is empty, too long or has line breaks.')
      const before = current()
      // Everything else in the tab's storage belongs to the previous person.
      if (before && before.uid !== uid) store.clear()
      store.set('uid', uid)
      store.set('token', token)
      isCleared = false
      const after = current()
      if (after !== before) notify({ reason: 'signIn', before, after })
    },
    clear(reason) {
      const before = current()
      if (isCleared && before === undefined) return
      isCleared = true
      store.clear()
      notify({ reason, before, after: current() })
    },
    detectChange() {
      const before = lastSeen
      const after = current()
      if (before?.uid === after?.uid && before?.token === after?.token) return false
      // Drafts stay for the same person. The document that ended the session has cleared the rest.
      notify({ reason: after ? 'signIn' : 'expired', before, after })
      return true
    },
    subscribe: changes.on,
  }
}

/** Returns true for a uid and a token of a real user: both fit a header of a request, and the uid is not '0'. */
export function isIdentity(uid = '', token = ''): boolean {
  return uid.trim() !== '0' && [uid, token].every((text) => text.trim() !== '' && fitsHeader.test(text))
}

/** No line breaks, and short: many servers refuse headers of more than 8 kB in all. */
const fitsHeader = /^\P{Cc}{1,2048}$/u

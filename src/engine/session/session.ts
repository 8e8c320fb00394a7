import type { Store } from './storage'

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
  /** The same object as long as uid and token stay the same. */
  current(): StoredSession | undefined
  /** Throws where uid or token is empty. Another person's session empties session storage first. */
  signIn(session: StoredSession): void
  /** Clears session storage literally; one clearing and one notification however often it is called. */
  clear(reason: 'signOut' | 'expired'): void
  /** Looks whether another document of this tab has ended the session or begun another, and tells of it. */
  detectChange(): boolean
  subscribe(listener: SessionListener): () => void
}

/** Makes the session that is kept in session storage (spec §4). */
export function createSession(store: Store): Session {
  const listeners = new Set<SessionListener>()
  let last: StoredSession | undefined
  let known: StoredSession | undefined
  let isCleared = false

  function current(): StoredSession | undefined {
    const uid = store.get('uid')
    const token = store.get('token')
    if (!uid || !token) last = undefined
    else if (last?.uid !== uid || last.token !== token) last = { uid, token }
    return last
  }

  function tell(change: SessionChange): void {
    known = change.after
    for (const listener of listeners) listener(change)
  }

  known = current()
  return {
    current,
    signIn({ uid, token }) {
      if (!isIdentity(uid, token)) throw new Error('A session needs a uid and a token; one of them is empty.')
      const before = current()
      // Whatever else was kept for the tab belongs to the one before.
      if (before && before.uid !== uid) store.clear()
      store.set('uid', uid)
      store.set('token', token)
      isCleared = false
      const after = current()
      if (after !== before) tell({ reason: 'signIn', before, after })
    },
    clear(reason) {
      const before = current()
      if (isCleared && before === undefined) return
      isCleared = true
      store.clear()
      tell({ reason, before, after: current() })
    },
    detectChange() {
      const before = known
      const after = current()
      if (before?.uid === after?.uid && before?.token === after?.token) return false
      // What was typed stays for the same person: whoever ended the session has seen to the rest.
      tell({ reason: after ? 'signIn' : 'expired', before, after })
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Tells a uid and a token that stand for somebody: neither empty, and a uid other than '0'. */
export function isIdentity(uid: string | undefined, token: string | undefined): boolean {
  return uid !== undefined && uid.trim() !== '' && uid !== '0' && token !== undefined && token.trim() !== ''
}

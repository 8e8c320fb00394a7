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
  /** Throws where uid or token is empty. */
  signIn(session: StoredSession): void
  /** Clears session storage literally; one clearing and one notification however often it is called. */
  clear(reason: 'signOut' | 'expired'): void
  subscribe(listener: SessionListener): () => void
}

/** Makes the session that is kept in session storage (spec §4). */
export function createSession(store: Store): Session {
  const listeners = new Set<SessionListener>()
  let last: StoredSession | undefined
  let isCleared = false

  function current(): StoredSession | undefined {
    const uid = store.get('uid')
    const token = store.get('token')
    if (!uid || !token) last = undefined
    else if (last?.uid !== uid || last.token !== token) last = { uid, token }
    return last
  }

  function tell(change: SessionChange): void {
    for (const listener of listeners) listener(change)
  }

  return {
    current,
    signIn({ uid, token }) {
      if (!isIdentity(uid, token)) throw new Error('A session needs a uid and a token; one of them is empty.')
      const before = current()
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

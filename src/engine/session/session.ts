// The signed-in person: the session of this tab, its end in all tabs, and an identity in the address.
import { createEmitter } from '../lib/emitter'
import type { Store } from './storage'

/** Identifies the signed-in person to the server. */
export interface StoredSession {
  readonly uid: string
  readonly token: string
}
interface SessionChange {
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

interface SessionEndSyncOptions {
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

/**
 * Reads uid and token from the address and removes both with `replaceState`; other parameters and the hash stay
 * unchanged. Call it once at a cold start, before the first request. Returns undefined unless both are there.
 */
export function takeIdentity(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  history: Pick<History, 'state' | 'replaceState'>,
): StoredSession | undefined {
  const params = location.search
    .replace(/^\?/, '')
    .split('&')
    .filter((member) => member !== '')
  const others = params.filter((member) => !secrets.has(nameOf(member)))
  if (others.length === params.length) return undefined
  const query = others.length === 0 ? '' : `?${others.join('&')}`
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  const uid = valueOf('uid', params)
  const token = valueOf('token', params)
  return uid !== undefined && token !== undefined && isIdentity(uid, token) ? { uid, token } : undefined
}

const secrets: ReadonlySet<string> = new Set(['uid', 'token'])

function nameOf(member: string): string {
  return decoded(member.split('=', 1)[0] ?? '')
}

function valueOf(name: string, members: readonly string[]): string | undefined {
  const member = members.find((one) => nameOf(one) === name)
  return member?.includes('=') === true ? decoded(member.slice(member.indexOf('=') + 1)) : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

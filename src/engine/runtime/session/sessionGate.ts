// Connects the session, which lives outside React, with the router.
import type { NativeHost } from '../../native/nativeHost'
import type { Session, StoredSession } from '../../session/session'
import { createExpiryHandler } from '../../session/sessionExpiry'
import type { SessionEndSync } from '../../session/sessionEndSync'

/** Operations of the router; set while it is mounted. */
export interface GateNavigation {
  redirect(): void
  fail(): void
  isOnLogin(): boolean
  /** Returns true once the account has loaded: then the page is no longer starting. */
  hasAccount(): boolean
  /** Refetches everything for the user who is there now, and leaves a login that is no longer needed. */
  enter(): void
}

export interface SessionGate {
  expired(): void
  /** Records that the app did not answer: it is not waited for again, and a late answer still counts. */
  skipHostWait(): void
  /** Signs in the user that the app names late, unless somebody has signed in or out by then. */
  signInLate(user: StoredSession): void
  /** Checks whether the session changed while the document was hidden, or in another tab. */
  checkSession(): void
  attach(routes: GateNavigation): () => void
}

/** Creates the gate. However many calls fail together, the session is cleared once and one redirect follows. */
export function createSessionGate(session: Session, native: NativeHost, sessionEndSync: SessionEndSync): SessionGate {
  let routes: GateNavigation | undefined
  let hasStarted = false
  let isAskingHost = false
  let isHostSilent = false
  let hasSignedOut = false
  session.subscribe(({ reason }) => {
    hasSignedOut ||= reason === 'signOut'
  })
  const onExpired = createExpiryHandler({
    clear: () => session.clear('expired'),
    redirect: () => routes?.redirect(),
    fail: () => routes?.fail(),
    isOnLogin: () => routes?.isOnLogin() ?? false,
    isHostedStart: () => native.isHosted && !hasStarted,
    now: () => Date.now(),
    askHost: () => void askHost(),
  })

  async function askHost() {
    isAskingHost = true
    const user = await hostUserInTime()
    isAskingHost = false
    // If the app names no user, the person signs in.
    if (user) signIn(user)
    else routes?.redirect()
  }

  /** Resolves to the app's user if it answers in time. A later answer counts while nobody has signed in. */
  function hostUserInTime(): Promise<StoredSession | undefined> {
    let hasEnded = false
    const take = (user: StoredSession | undefined) => {
      if (hasEnded && user) signInLate(user)
      return user
    }
    const answer = native.user(take).then(take)
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, isHostSilent ? 0 : hostWaitMs))
    return Promise.race([answer, timeout]).finally(() => {
      hasEnded = true
    })
  }

  function signInLate(user: StoredSession) {
    if (!session.current() && !hasSignedOut) signIn(user)
  }

  function signIn(user: StoredSession) {
    session.signIn(user)
    routes?.enter()
  }

  return {
    expired() {
      // Calls that fail while the app is asked report nothing new.
      if (isAskingHost) return
      hasStarted ||= routes?.hasAccount() ?? false
      onExpired()
    },
    skipHostWait() {
      isHostSilent = true
    },
    signInLate,
    checkSession() {
      if (sessionEndSync.check() || session.detectChange()) routes?.enter()
    },
    attach(found) {
      routes = found
      return () => {
        if (routes === found) routes = undefined
      }
    },
  }
}

/** Milliseconds that a starting page waits for the app. */
const hostWaitMs = 1500

// What happens when the server says that the session is over (spec §4): the way out of React's tree to the router.
import type { NativeHost } from '../../native/nativeHost'
import type { Session, StoredSession } from '../../session/session'
import { createExpiryHandler } from '../../session/sessionExpiry'
import type { SessionEndSync } from '../../session/sessionEndSync'

/** What only the router knows; set while it is mounted. */
export interface GateNavigation {
  redirect(): void
  fail(): void
  isOnLogin(): boolean
  /** Whether the account has been loaded: from then on it is no start any more. */
  hasAccount(): boolean
  /** Asks for everything again as whoever is there now; leaves a login that is needed no more. */
  enter(): void
}

export interface SessionGate {
  expired(): void
  /** The app has been asked and has said nothing: it is not waited for again, and what it says late is taken. */
  skipHostWait(): void
  /** Begins a session with whom the app names late, unless somebody has signed in, or out, by then. */
  signInLate(user: StoredSession): void
  /** Looks whether the session is another by now: the document is shown again, or another tab has changed storage. */
  checkSession(): void
  attach(routes: GateNavigation): () => void
}

/** Makes the gate: however many calls fail together, the session is cleared once and one redirect follows. */
export function createSessionGate(session: Session, native: NativeHost, sharedEnd: SessionEndSync): SessionGate {
  let routes: GateNavigation | undefined
  let hasStarted = false
  let isAsking = false
  let isSilent = false
  let isLeft = false
  session.subscribe(({ reason }) => {
    isLeft ||= reason === 'signOut'
  })
  const over = createExpiryHandler({
    clear: () => session.clear('expired'),
    redirect: () => routes?.redirect(),
    fail: () => routes?.fail(),
    isOnLogin: () => routes?.isOnLogin() ?? false,
    isHostedStart: () => native.isHosted && !hasStarted,
    now: () => Date.now(),
    askHost: () => void askHost(),
  })

  async function askHost() {
    isAsking = true
    const user = await soonest()
    isAsking = false
    // Who knows nobody, or says nothing, leaves it to the person.
    if (user) enter(user)
    else routes?.redirect()
  }

  /** Who uses the app, if it says so soon; later it is taken while nobody else has signed in. */
  function soonest(): Promise<StoredSession | undefined> {
    let isOver = false
    const take = (user: StoredSession | undefined) => {
      if (isOver && user) enterLate(user)
      return user
    }
    const asked = native.user(take).then(take)
    const silence = new Promise<undefined>((resolve) => setTimeout(resolve, isSilent ? 0 : patience))
    return Promise.race([asked, silence]).finally(() => {
      isOver = true
    })
  }

  function enterLate(user: StoredSession) {
    if (!session.current() && !isLeft) enter(user)
  }

  function enter(user: StoredSession) {
    session.signIn(user)
    routes?.enter()
  }

  return {
    expired() {
      // Calls that fail while the host is asked tell nothing new.
      if (isAsking) return
      hasStarted ||= routes?.hasAccount() ?? false
      over()
    },
    skipHostWait() {
      isSilent = true
    },
    signInLate: enterLate,
    checkSession() {
      if (sharedEnd.check() || session.detectChange()) routes?.enter()
    },
    attach(found) {
      routes = found
      return () => {
        if (routes === found) routes = undefined
      }
    },
  }
}

/** Milliseconds that a page waits for an app that it asks in the middle of its start. */
const patience = 1500

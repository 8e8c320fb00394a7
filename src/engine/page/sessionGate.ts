// What happens when the server says that the session is over (spec §4): the way out of React's tree to the router.
import type { NativeHost } from '../native/nativeHost'
import type { Session, StoredSession } from '../session/session'
import { createSessionOver } from '../session/sessionOver'
import type { SharedEnd } from '../session/sharedEnd'

/** What only the router knows; set while it is mounted. */
export interface GateRoutes {
  redirect(): void
  fail(): void
  isOnLogin(): boolean
  /** Whether the account has been loaded: from then on it is no start any more. */
  hasAccount(): boolean
  /** Asks for everything again as whoever is there now; leaves a login that is needed no more. */
  enter(): void
}

export interface SessionGate {
  over(): void
  /** Begins a session that nobody typed a password for: the app says who uses it. */
  enter(user: StoredSession): void
  /** Looks whether the session is another by now: the document is shown again, or another tab has changed storage. */
  look(): void
  attach(routes: GateRoutes): () => void
}

/** Makes the gate: however many calls fail together, the session is cleared once and one redirect follows. */
export function createSessionGate(session: Session, native: NativeHost, sharedEnd: SharedEnd): SessionGate {
  let routes: GateRoutes | undefined
  let hasStarted = false
  let isAsking = false
  const over = createSessionOver({
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
    const user = await native.user()
    isAsking = false
    if (user) return enter(user)
    // What looked like an app may turn out to be none.
    if (native.isHosted) routes?.fail()
    else routes?.redirect()
  }

  function enter(user: StoredSession) {
    session.signIn(user)
    routes?.enter()
  }

  return {
    over() {
      // Calls that fail while the host is asked tell nothing new.
      if (isAsking) return
      hasStarted ||= routes?.hasAccount() ?? false
      over()
    },
    enter,
    look() {
      if (sharedEnd.look() || session.look()) routes?.enter()
    },
    attach(found) {
      routes = found
      return () => {
        if (routes === found) routes = undefined
      }
    },
  }
}

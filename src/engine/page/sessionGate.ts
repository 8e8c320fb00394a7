// What happens when the server says that the session is over (spec §4): the way out of React's tree to the router.
import type { NativeHost } from '../action/nativeHost'
import type { Session } from '../session/session'
import { createSessionOver } from '../session/sessionOver'

/** What only the router knows; set while it is mounted. */
export interface GateRoutes {
  redirect(): void
  fail(): void
  isOnLogin(): boolean
  /** Whether the account has been loaded: from then on it is no start any more. */
  hasAccount(): boolean
  /** Asks for everything again, as somebody who may be known now. */
  retry(): void
}

export interface SessionGate {
  over(): void
  attach(routes: GateRoutes): () => void
}

/** Makes the gate: however many calls fail together, the session is cleared once and one redirect follows. */
export function createSessionGate(session: Session, native: NativeHost): SessionGate {
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
    if (!user) return routes?.fail()
    session.signIn(user)
    routes?.retry()
  }

  return {
    over() {
      // Calls that fail while the host is asked tell nothing new.
      if (isAsking) return
      hasStarted ||= routes?.hasAccount() ?? false
      over()
    },
    attach(found) {
      routes = found
      return () => {
        if (routes === found) routes = undefined
      }
    },
  }
}

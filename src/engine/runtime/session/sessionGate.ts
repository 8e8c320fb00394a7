// Connects the session, which lives outside React, with the router: what follows when it ends or begins.
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useQueryClient } from '@tanstack/react-query'
import type { NativeHost } from '../../native/nativeHost'
import type { Session, SessionEndSync, StoredSession } from '../../session/session'
import { removeAnswers } from '../../api/queries'
import { useApp } from '../app/app'
import { loginRouteOf, loginRoutes, returnPath } from '../navigation/logins'

/** Operations of the router; set while it is mounted. */
interface GateNavigation {
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

interface ExpiryState {
  /** Times of the last redirects in milliseconds. */
  readonly redirects: readonly number[]
  readonly hasAskedHost: boolean
}
interface ExpiryEvent {
  readonly now: number
  readonly isOnLogin: boolean
  /** True while the account loads at the start inside an app. */
  readonly isHostedStart: boolean
}
type ExpiryEffect = 'none' | 'redirect' | 'askHost' | 'failed'

export const initialExpiryState: ExpiryState = { redirects: [], hasAskedHost: false }

/**
 * Returns the next state and the effect. Calls that fail together cause one redirect, and a loop ends after two
 * redirects in 10 s.
 */
export function nextExpiryState(
  state: ExpiryState,
  { now, isOnLogin, isHostedStart }: ExpiryEvent,
): { readonly state: ExpiryState; readonly effect: ExpiryEffect } {
  if (isHostedStart && !isOnLogin) {
    return state.hasAskedHost
      ? { state, effect: 'failed' }
      : { state: { ...state, hasAskedHost: true }, effect: 'askHost' }
  }
  const redirects = state.redirects.filter((at) => now - at < loopWindowMs)
  if (isOnLogin || redirects.some((at) => now - at < burstWindowMs))
    return { state: { ...state, redirects }, effect: 'none' }
  if (redirects.length >= 2) return { state: { ...state, redirects }, effect: 'failed' }
  return { state: { ...state, redirects: [...redirects, now] }, effect: 'redirect' }
}

const loopWindowMs = 10_000
const burstWindowMs = 1000

interface ExpiryHandlerOptions {
  /** Clears the session. Repeated calls have no effect. */
  clear(): void
  /** Redirects to the login of the current page. */
  redirect(): void
  /** Asks the app for its user once more. */
  askHost(): void
  /** Shows that loading failed, with a retry. */
  fail(): void
  isOnLogin(): boolean
  isHostedStart(): boolean
  now(): number
}

/**
 * Returns the handler of the session's end by the server: every call clears the session, and the state machine decides what
 * follows.
 */
export function createExpiryHandler(options: ExpiryHandlerOptions): () => ExpiryEffect {
  let state = initialExpiryState
  return () => {
    options.clear()
    const event = { now: options.now(), isOnLogin: options.isOnLogin(), isHostedStart: options.isHostedStart() }
    const next = nextExpiryState(state, event)
    state = next.state
    if (next.effect === 'redirect') options.redirect()
    if (next.effect === 'askHost') options.askHost()
    if (next.effect === 'failed') options.fail()
    return next.effect
  }
}

/**
 * Connects the session gate to the router. When the session ends, it redirects to the login of the current page and
 * keeps the way back.
 */
export function useSessionGate(gate: SessionGate, setFailed: (hasFailed: boolean) => void): void {
  const app = useApp()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const currentLocation = useRef(location)
  const isLeaving = useRef(false)
  const leaveLogin = useEffectEvent(() => {
    if (!app.session.current() || !loginRoutes(app.site).includes(currentLocation.current.pathname)) return
    void navigate(returnPath(app.site, currentLocation.current) ?? '/', { replace: true })
  })
  useEffect(() => {
    currentLocation.current = location
    if (!isLeaving.current) return
    // Removes answers only now: while the page still showed, it would have refetched them without a user.
    isLeaving.current = false
    removeAnswers(cache)
    // The app may have named its user on the way to the login.
    leaveLogin()
  }, [location, cache])

  useEffect(
    () =>
      gate.attach({
        isOnLogin: () => loginRoutes(app.site).includes(currentLocation.current.pathname),
        hasAccount: () => cache.getQueryData(['read', app.account.call, {}]) !== undefined,
        redirect() {
          const { pathname, search, hash } = currentLocation.current
          void navigate(loginRouteOf(app.site, pathname), {
            state: { back: `${pathname}${search}${hash}` },
            replace: true,
          })
          isLeaving.current = true
        },
        fail: () => setFailed(true),
        enter() {
          setFailed(false)
          void cache.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'route' })
          leaveLogin()
        },
      }),
    [gate, app, cache, navigate, setFailed],
  )

  useEffect(() => {
    const check = () => gate.checkSession()
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && gate.checkSession()
    window.addEventListener('storage', check)
    window.addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', check)
    return () => {
      window.removeEventListener('storage', check)
      window.removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', check)
    }
  }, [gate])
}

// Decides what happens when the server ends the session. A state machine without clock, routes or storage.

export interface ExpiryState {
  /** Times of the last redirects in milliseconds. */
  readonly redirects: readonly number[]
  readonly hasAskedHost: boolean
}
export interface ExpiryEvent {
  readonly now: number
  readonly isOnLogin: boolean
  /** True while the account loads at the start inside an app. */
  readonly isHostedStart: boolean
}
export type ExpiryEffect = 'none' | 'redirect' | 'askHost' | 'failed'

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

export interface ExpiryHandlerOptions {
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

// What to do when the server says that the session is over. A state machine without time, routes or storage of its own.

export interface ExpiryState {
  /** Times of the last redirects, in milliseconds. */
  readonly redirects: readonly number[]
  readonly hasAskedHost: boolean
}
export interface ExpiryEvent {
  readonly now: number
  readonly isOnLogin: boolean
  /** The account is being asked for at start, inside the hosting app. */
  readonly isHostedStart: boolean
}
export type ExpiryEffect = 'none' | 'redirect' | 'askHost' | 'failed'

export const initialExpiryState: ExpiryState = { redirects: [], hasAskedHost: false }

/** Gives the next state and what to do: calls that fail together make one redirect, and a loop ends after two in 10 s. */
export function nextExpiryState(
  state: ExpiryState,
  { now, isOnLogin, isHostedStart }: ExpiryEvent,
): { readonly state: ExpiryState; readonly effect: ExpiryEffect } {
  if (isHostedStart && !isOnLogin) {
    return state.hasAskedHost
      ? { state, effect: 'failed' }
      : { state: { ...state, hasAskedHost: true }, effect: 'askHost' }
  }
  const redirects = state.redirects.filter((at) => now - at < loopWindow)
  if (isOnLogin || redirects.some((at) => now - at < stormWindow))
    return { state: { ...state, redirects }, effect: 'none' }
  if (redirects.length >= 2) return { state: { ...state, redirects }, effect: 'failed' }
  return { state: { ...state, redirects: [...redirects, now] }, effect: 'redirect' }
}

const loopWindow = 10_000
const stormWindow = 1000

export interface ExpiryHandlerOptions {
  /** Clears the session; it does so once however often it is called. */
  clear(): void
  /** Goes to the login route of where one stands. */
  redirect(): void
  /** Asks the native host for the user once more. */
  askHost(): void
  /** Shows that loading failed, with a retry. */
  fail(): void
  isOnLogin(): boolean
  isHostedStart(): boolean
  now(): number
}

/** Makes the reaction to codes 10 and 11 (spec §4): every call clears, and the state machine decides what follows. */
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

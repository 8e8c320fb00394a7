// Defines an intent, one request to move money, and how events change it.
import type { Body } from '../../language/types/plain'

/**
 * The state of an intent. A `sending` intent has an open request. A `checking` intent lost its answer, and the server
 * is being asked. A `free` intent has no record on the server, so it may be sent again. An `unclear` intent cannot be
 * decided by the server's records, so the person has to look. The states `done` and `refused` are final. A `broken`
 * record cannot be read; this state is never written.
 */
export type IntentState = 'sending' | 'checking' | 'free' | 'unclear' | 'done' | 'refused' | 'broken'

/** Where the result of an intent is shown. The query may refer to `ref`, the server's reference. */
export interface FoundPage {
  readonly to: string
  readonly query?: Body | undefined
}

/** An intent in the journal. It holds no secret, and of the body only the members that the outcome rule reads. */
export interface Intent {
  /** Sent with every attempt as the header `idempotency-key`. */
  readonly key: string
  readonly endpoint: string
  readonly uid: string
  /** Message key that names the intent on the page. */
  readonly label?: string
  /** The page that it began on: its code knows the calls by which the outcome is found. */
  readonly page?: string
  /** The page of the result. */
  readonly found?: FoundPage
  /** Hash of the whole body: a repeated request has the same. */
  readonly hash: string
  /** Fingerprint of the values by which the server's rows differ: two intents with the same one share possible rows. */
  readonly like: string
  readonly facts: { readonly [name: string]: unknown }
  readonly state: IntentState
  readonly attempt: number
  /** Device milliseconds of the first attempt. */
  readonly at: number
  /** Server milliseconds of the first attempt, if known. */
  readonly serverAt?: number
  /** Device milliseconds of the last attempt. */
  readonly sentAt: number
  /** Server milliseconds at which a request was last known to be open, if known. */
  readonly aliveAt?: number | undefined
  /** Counts how often the page with the open request has confirmed it. */
  readonly beat?: number
  /** Number of checks since the last attempt that found no row. */
  readonly misses: number
  readonly endedAt?: number
  /** Server milliseconds, if known. */
  readonly serverEndedAt?: number | undefined
  /** The server's reference of the result, such as an order number. */
  readonly ref?: string
  /** True if the time of sending is unknown: then a missing row proves nothing. */
  readonly isUndated?: boolean
  /** True if the person saw the result, or gave the intent up. */
  readonly seen: boolean
  /** Counts the changes, to find the later of two copies. */
  readonly rev: number
}

/** Clock readings at an event: device milliseconds, and server milliseconds if known. */
export interface ClockReading {
  readonly now: number
  readonly server?: number | undefined
  /** True if the device's clock changed while this page was open. */
  readonly wasSet?: boolean
}

export type IntentEvent =
  | { readonly is: 'answered'; readonly ref?: string | undefined }
  | { readonly is: 'refused'; readonly attempt: number }
  | { readonly is: 'lost'; readonly attempt: number }
  /** The request was too late to leave. The person is told at once. */
  | { readonly is: 'unsent'; readonly attempt: number }
  | { readonly is: 'found'; readonly ref?: string | undefined }
  | ({ readonly is: 'missed'; readonly attempt: number } & Miss)
  /** The page with the open request still waits for the answer. */
  | { readonly is: 'held'; readonly attempt: number }
  | { readonly is: 'sentAgain' }
  /** A new intent with the same fingerprint takes its place. */
  | { readonly is: 'replaced' }
  | { readonly is: 'seen' }

/** A check that found no row. */
interface Miss {
  /** True if no request can be open any more. */
  readonly isOver: boolean
  /** True if the missing row proves that nothing happened. */
  readonly isSure: boolean
  /** True if a row may belong to this intent or to another one. */
  readonly isDoubtful: boolean
}

export interface CheckPolicy {
  /** Number of checks without a row before the intent may be sent again. */
  readonly misses: number
  /** Milliseconds from the last attempt to the last of these checks. Longer than any request stays open. */
  readonly graceMs: number
}

/** Returns the intent after an event, or the same object if nothing changes. */
export function applyEvent(intent: Intent, event: IntentEvent, clock: ClockReading, policy: CheckPolicy): Intent {
  const changed = changesOf(intent, event, clock, policy)
  return changed ? { ...intent, ...changed, rev: intent.rev + 1 } : intent
}

/** Returns true for an intent of a person, or of a guest on this device, whom nobody can name any more. */
export function isOwn(intent: Pick<Intent, 'uid'>, uid: string): boolean {
  return intent.uid === uid || intent.uid === ''
}

export function isUnresolved({ state }: Intent): boolean {
  return state === 'sending' || state === 'checking'
}

/** Returns true if the server is still asked: the outcome is unknown or may still change. */
export function isPending(intent: Intent): boolean {
  return isUnresolved(intent) || intent.state === 'free' || intent.state === 'unclear'
}

function changesOf(
  intent: Intent,
  event: IntentEvent,
  clock: ClockReading,
  policy: CheckPolicy,
): Partial<Intent> | undefined {
  const { state, attempt } = intent
  const isWaiting = isPending(intent)
  switch (event.is) {
    // A success that the server reports wins over every other event, however late.
    case 'answered':
      return state === 'done' ? undefined : toEnd('done', clock, event.ref)
    case 'found':
      return isWaiting ? toEnd('done', clock, event.ref) : undefined
    // A late refusal of an earlier attempt proves nothing about the current one.
    case 'refused':
      return isWaiting && event.attempt === attempt ? toEnd('refused', clock) : undefined
    case 'lost':
      return state === 'sending' && event.attempt === attempt ? { state: 'checking' } : undefined
    case 'unsent':
      if (state !== 'sending' || event.attempt !== attempt) return undefined
      // A row of an earlier attempt may still appear.
      return attempt > 1 ? { state: 'free' } : { ...toEnd('refused', clock), seen: true }
    case 'missed':
      return isWaiting && event.attempt === attempt ? toMissed(intent, event, clock, policy) : undefined
    case 'held':
      return isUnresolved(intent) && event.attempt === attempt
        ? { beat: (intent.beat ?? 0) + 1, aliveAt: clock.server }
        : undefined
    case 'sentAgain':
      return state === 'free' || state === 'unclear' ? toSentAgain(attempt, clock) : undefined
    case 'replaced':
      return state === 'free' ? { ...toEnd('refused', clock), seen: true } : undefined
    case 'seen':
      return isUnresolved(intent) || intent.seen ? undefined : { seen: true }
  }
}

function toEnd(state: 'done' | 'refused', { now, server }: ClockReading, ref?: string): Partial<Intent> {
  return {
    state,
    endedAt: now,
    seen: false,
    ...(server !== undefined && { serverEndedAt: server }),
    ...(ref !== undefined && { ref }),
  }
}

function toSentAgain(attempt: number, { now, server }: ClockReading): Partial<Intent> {
  return {
    state: 'sending',
    attempt: attempt + 1,
    sentAt: now,
    misses: 0,
    seen: false,
    aliveAt: server,
    serverEndedAt: undefined,
  }
}

function toMissed(intent: Intent, miss: Miss, { server }: ClockReading, policy: CheckPolicy): Partial<Intent> {
  const misses = intent.misses + 1
  const state = stateAfterMiss(intent, miss, misses >= policy.misses)
  return {
    misses,
    state,
    // The new state must be shown, even if the person dismissed the earlier one.
    ...(state === 'unclear' && state !== intent.state && { seen: false }),
    // An intent that is no longer open ages by the server's clock.
    ...(!isUnresolved({ ...intent, state }) && { serverEndedAt: intent.serverEndedAt ?? server }),
  }
}

function stateAfterMiss({ state, isUndated }: Intent, miss: Miss, isEnough: boolean): IntentState {
  // A person who may send again must learn of a row that appears later.
  if (state === 'free') return miss.isDoubtful ? 'unclear' : 'free'
  if (!miss.isOver || !isEnough) return state
  return miss.isSure && isUndated !== true ? 'free' : 'unclear'
}

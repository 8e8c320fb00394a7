// One wish to move money: what is known of it, and how that changes.

/**
 * `sending`: a request is on its way. `checking`: its answer was lost, the server is being asked. `free`: the server
 * has no record of it: it may be sent again. `unclear`: the server's records do not tell whether it happened, the person
 * has to look. `done` and `refused` are ends. `broken` is a record that cannot be read; it is never written.
 */
export type IntentState = 'sending' | 'checking' | 'free' | 'unclear' | 'done' | 'refused' | 'broken'

/** What is kept of an intent: no secret, and of the body only what the server is asked with. */
export interface Intent {
  /** Sent with every attempt as `idempotency-key`. */
  readonly key: string
  readonly endpoint: string
  readonly uid: string
  /** The message key by which it is spoken of. */
  readonly label?: string
  /** Of the whole body: tells a repetition from something else. */
  readonly hash: string
  /** Of what the server's answer tells apart: two intents alike could be taken for one another. */
  readonly like: string
  readonly facts: { readonly [name: string]: unknown }
  readonly state: IntentState
  readonly attempt: number
  /** First sent, milliseconds of the device. */
  readonly at: number
  /** First sent, milliseconds of the server; absent where its time was not known. */
  readonly serverAt?: number
  /** Last sent, milliseconds of the device. */
  readonly sentAt: number
  /** The last moment at which a request is known to have been on its way, milliseconds of the server, if known. */
  readonly aliveAt?: number | undefined
  /** Counts how often the page whose request is still open has said so. */
  readonly beat?: number
  /** How often the server answered since then that it knows nothing of it. */
  readonly misses: number
  readonly endedAt?: number
  /** Milliseconds of the server, if known. */
  readonly serverEndedAt?: number | undefined
  /** The server's name for what was done. */
  readonly ref?: string
  /** It is not known when it was sent: "not found" proves nothing. */
  readonly isUndated?: boolean
  /** The person was told how it ended, or gave it up. */
  readonly seen: boolean
  /** Counts changes, so that of two copies the later is known. */
  readonly rev: number
}

/** The moment of an event: milliseconds of the device, and of the server where that is known. */
export interface ClockReading {
  readonly now: number
  readonly server?: number | undefined
  /** The device's clock was set while this page was open. */
  readonly wasSet?: boolean
}

export type IntentEvent =
  | { readonly is: 'answered'; readonly ref?: string | undefined }
  | { readonly is: 'refused'; readonly attempt: number }
  | { readonly is: 'lost'; readonly attempt: number }
  | { readonly is: 'found'; readonly ref?: string | undefined }
  | ({ readonly is: 'missed'; readonly attempt: number } & Miss)
  /** The page that sent it still waits for the answer. */
  | { readonly is: 'held'; readonly attempt: number }
  | { readonly is: 'sentAgain' }
  /** Another one, which could be taken for it, is sent in its place. */
  | { readonly is: 'replaced' }
  | { readonly is: 'seen' }

/** Asked about, and not found. */
interface Miss {
  /** No request can be on its way any more. */
  readonly isOver: boolean
  /** That proves that it was not done. */
  readonly isSure: boolean
  /** There is a row that may be it, or belong to something else. */
  readonly isDoubtful: boolean
}

export interface CheckPolicy {
  /** Answers "not found" before something may be sent again. */
  readonly misses: number
  /** Milliseconds after sending before the last of them is asked: longer than any request is on its way. */
  readonly graceMs: number
}

/** Returns the intent after an event, the same object where nothing changes. */
export function applyEvent(intent: Intent, event: IntentEvent, moment: ClockReading, patience: CheckPolicy): Intent {
  const changed = changeBy(intent, event, moment, patience)
  return changed ? { ...intent, ...changed, rev: intent.rev + 1 } : intent
}

/** Tells an intent whose end is not known. */
export function isUnresolved({ state }: Intent): boolean {
  return state === 'sending' || state === 'checking'
}

/** Tells an intent that the server is asked about: its end is not known, or could still turn out otherwise. */
export function isPending(intent: Intent): boolean {
  return isUnresolved(intent) || intent.state === 'free' || intent.state === 'unclear'
}

function changeBy(
  intent: Intent,
  event: IntentEvent,
  moment: ClockReading,
  patience: CheckPolicy,
): Partial<Intent> | undefined {
  const { state, attempt } = intent
  const isWaiting = isPending(intent)
  switch (event.is) {
    // The server's own word that it is done wins over everything, however late it comes.
    case 'answered':
      return state === 'done' ? undefined : ended('done', moment, event.ref)
    case 'found':
      return isWaiting ? ended('done', moment, event.ref) : undefined
    // A late refusal of an earlier attempt says nothing of the one on its way.
    case 'refused':
      return isWaiting && event.attempt === attempt ? ended('refused', moment) : undefined
    case 'lost':
      return state === 'sending' && event.attempt === attempt ? { state: 'checking' } : undefined
    case 'missed':
      return isWaiting && event.attempt === attempt ? missed(intent, event, moment, patience) : undefined
    case 'held':
      return isUnresolved(intent) && event.attempt === attempt
        ? { beat: (intent.beat ?? 0) + 1, aliveAt: moment.server }
        : undefined
    case 'sentAgain':
      return state === 'free' || state === 'unclear' ? sentAgain(attempt, moment) : undefined
    case 'replaced':
      return state === 'free' ? { ...ended('refused', moment), seen: true } : undefined
    case 'seen':
      return isUnresolved(intent) || intent.seen ? undefined : { seen: true }
  }
}

function ended(state: 'done' | 'refused', { now, server }: ClockReading, ref?: string): Partial<Intent> {
  return {
    state,
    endedAt: now,
    seen: false,
    ...(server !== undefined && { serverEndedAt: server }),
    ...(ref !== undefined && { ref }),
  }
}

function sentAgain(attempt: number, { now, server }: ClockReading): Partial<Intent> {
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

function missed(intent: Intent, miss: Miss, { server }: ClockReading, patience: CheckPolicy): Partial<Intent> {
  const misses = intent.misses + 1
  const state = stateAfterMiss(intent, miss, misses >= patience.misses)
  return {
    misses,
    state,
    // A new state is news to a person who has put the earlier one away.
    ...(state === 'unclear' && state !== intent.state && { seen: false }),
    // What is not open any more is as old as the server's clock says.
    ...(!isUnresolved({ ...intent, state }) && { serverEndedAt: intent.serverEndedAt ?? server }),
  }
}

function stateAfterMiss({ state, isUndated }: Intent, miss: Miss, isEnough: boolean): IntentState {
  // Whoever was told that it may be sent again has to hear of a row that came later.
  if (state === 'free') return miss.isDoubtful ? 'unclear' : 'free'
  if (!miss.isOver || !isEnough) return state
  return miss.isSure && isUndated !== true ? 'free' : 'unclear'
}

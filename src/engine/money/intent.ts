// One wish to move money: what is known of it, and how that changes.

/**
 * `sending`: a request is on its way. `checking`: its answer was lost, the server is being asked. `free`: the server
 * did not do it and will not: it may be sent again. `done` and `refused` are ends.
 */
export type IntentState = 'sending' | 'checking' | 'free' | 'done' | 'refused'

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
  /** Last sent, milliseconds of the device. */
  readonly sentAt: number
  /** How often the server answered since then that it knows nothing of it. */
  readonly misses: number
  readonly endedAt?: number
  /** The server's name for what was done. */
  readonly ref?: string
  /** The person was told how it ended, or gave it up. */
  readonly seen: boolean
  /** Counts changes, so that of two copies the later is known. */
  readonly rev: number
}

export type IntentEvent =
  | { readonly is: 'answered'; readonly ref?: string | undefined }
  | { readonly is: 'refused'; readonly attempt: number }
  | { readonly is: 'lost'; readonly attempt: number }
  | { readonly is: 'found'; readonly ref?: string | undefined }
  | { readonly is: 'missed'; readonly askedAt: number }
  | { readonly is: 'sentAgain' }
  | { readonly is: 'seen' }

export interface Patience {
  /** Answers "not found" before something may be sent again. */
  readonly misses: number
  /** Milliseconds after sending that the last of them must have been asked: longer than any request is on its way. */
  readonly graceMs: number
}

/** Gives the intent after an event at `now` (milliseconds of the device), the same object where nothing changes. */
export function after(intent: Intent, event: IntentEvent, now: number, patience: Patience): Intent {
  const changed = changeBy(intent, event, now, patience)
  return changed ? { ...intent, ...changed, rev: intent.rev + 1 } : intent
}

/** Tells an intent whose end is not known. */
export function isOpen({ state }: Intent): boolean {
  return state === 'sending' || state === 'checking'
}

/** Tells an intent that the server is asked about: its end is not known, or could still turn out otherwise. */
export function isPending(intent: Intent): boolean {
  return isOpen(intent) || intent.state === 'free'
}

function changeBy(intent: Intent, event: IntentEvent, now: number, patience: Patience): Partial<Intent> | undefined {
  const { state, attempt, sentAt } = intent
  const isWaiting = isPending(intent)
  switch (event.is) {
    // The server's own word that it is done wins over everything, however late it comes.
    case 'answered':
      return state === 'done' ? undefined : ended('done', now, event.ref)
    case 'found':
      return isWaiting ? ended('done', now, event.ref) : undefined
    // A late refusal of an earlier attempt says nothing of the one on its way.
    case 'refused':
      return isWaiting && event.attempt === attempt ? ended('refused', now) : undefined
    case 'lost':
      return state === 'sending' && event.attempt === attempt ? { state: 'checking' } : undefined
    case 'missed':
      return isWaiting && event.askedAt >= sentAt ? missed(intent, event.askedAt, patience) : undefined
    case 'sentAgain':
      return state === 'free'
        ? { state: 'sending', attempt: attempt + 1, sentAt: now, misses: 0, seen: false }
        : undefined
    case 'seen':
      return isOpen(intent) || intent.seen ? undefined : { seen: true }
  }
}

function ended(state: 'done' | 'refused', endedAt: number, ref?: string): Partial<Intent> {
  return { state, endedAt, seen: false, ...(ref !== undefined && { ref }) }
}

function missed(intent: Intent, askedAt: number, patience: Patience): Partial<Intent> {
  const misses = intent.misses + 1
  const isOver = misses >= patience.misses && askedAt - intent.sentAt >= patience.graceMs
  return { misses, ...(isOver && { state: 'free' as const }) }
}

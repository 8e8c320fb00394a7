// Decides whether a request to move money becomes a new intent or repeats one that exists.
import { canonicalJson, hash64 } from './journal/canonicalJson'
import { applyEvent, isOwn, isUnresolved } from './journal/intent'
import type { CheckPolicy, ClockReading, Intent, FoundPage } from './journal/intent'
import { factsForRule, intentFingerprint } from './intentFingerprint'
import type { OutcomeRule } from './outcomeRule'

/** A request to move money, as a caller passes it. */
export interface MoneyRequest {
  readonly key: string
  readonly endpoint: string
  readonly body: object
  readonly rule: OutcomeRule
  readonly uid: string
  readonly label?: string | undefined
  readonly page?: string | undefined
  readonly found?: FoundPage | undefined
}
/** A new intent before it has a state. */
type IntentDraft = Pick<Intent, 'key' | 'endpoint' | 'uid' | 'label' | 'page' | 'found' | 'hash' | 'like' | 'facts'>

export interface IntentDecision {
  readonly is: 'send' | 'wait' | 'done' | 'justDone'
  readonly intent: Intent
}

/** Returns the part of a request that the journal stores: its hash, its fingerprint and the facts of its body. */
export function draftIntent({ key, endpoint, body, rule, uid, ...wish }: MoneyRequest): IntentDraft {
  const { label, page, found } = wish
  const facts = factsForRule(rule, body)
  const like = hash64(intentFingerprint(rule, { body: facts, user: { uid }, since: 0 }))
  const shown = {
    ...(label && { label }),
    ...(page && { page }),
    ...(found && { found: { to: found.to, query: found.query } }),
  }
  return { key, endpoint, uid, ...shown, hash: hash64(canonicalJson([endpoint, body])), like, facts }
}

/**
 * Decides what a request leads to. An unresolved intent that the server could confuse with it must end first. An intent
 * that is free to repeat is sent again under its key. An intent that is done within ten seconds is not repeated.
 *
 * The function `msSinceEnd` returns the milliseconds from the end of an intent to the tap. The page may have been
 * frozen since.
 */
export function decideIntent(
  intents: readonly Intent[],
  [draft, msSinceEnd]: readonly [draft: IntentDraft, msSinceEnd: (intent: Intent) => number],
  clock: ClockReading,
  policy: CheckPolicy,
): IntentDecision & { readonly next: readonly Intent[] } {
  const similar = intents.filter((one) => isOwn(one, draft.uid) && one.like === draft.like)
  // A person who has not looked at the unclear intent yet would pay twice.
  const open = similar.find((one) => isUnresolved(one) || (one.state === 'unclear' && !one.seen))
  if (open) return { is: 'wait', intent: open, next: intents }
  const free = similar.find((one) => (one.state === 'free' || one.state === 'unclear') && one.hash === draft.hash)
  if (free) {
    const intent = applyEvent(free, { is: 'sentAgain' }, clock, policy)
    return { is: 'send', intent, next: intents.map((one) => (one === free ? intent : one)) }
  }
  const unseen = similar.find((one) => one.state === 'done' && !one.seen)
  if (unseen) return { is: 'done', intent: unseen, next: intents }
  const recent = similar.find((one) => one.state === 'done' && msSinceEnd(one) < quietMs)
  if (recent) return { is: 'justDone', intent: recent, next: intents }
  const { now, server, wasSet } = clock
  const known = server === undefined ? wasSet && { isUndated: true } : { serverAt: server, aliveAt: server }
  const times = { at: now, sentAt: now, ...known }
  const intent: Intent = { ...draft, ...times, state: 'sending', attempt: 1, misses: 0, seen: false, rev: 0 }
  // The new intent takes the place of free ones like it: otherwise the server's row of one would count for the other.
  const next = intents.map((one) => (similar.includes(one) ? applyEvent(one, { is: 'replaced' }, clock, policy) : one))
  return { is: 'send', intent, next: [...next, intent] }
}

/** Milliseconds after which the same request is no longer taken for an accidental second tap. */
const quietMs = 10_000

// Whether a wish becomes an intent, or is one already.
import { canonicalJson, hash64 } from './journal/canonicalJson'
import { applyEvent, isUnresolved, type Intent, type ClockReading, type CheckPolicy } from './journal/intent'
import { factsForRule, intentFingerprint } from './intentFingerprint'
import type { OutcomeRule } from './outcomeRule'

/** What somebody wishes to be sent. */
export interface MoneyRequest {
  readonly key: string
  readonly endpoint: string
  readonly body: object
  readonly rule: OutcomeRule
  readonly uid: string
  readonly label?: string | undefined
}
/** An intent without a life yet. */
type IntentDraft = Pick<Intent, 'key' | 'endpoint' | 'uid' | 'label' | 'hash' | 'like' | 'facts'>

export interface IntentDecision {
  readonly is: 'send' | 'wait' | 'done' | 'justDone'
  readonly intent: Intent
}

/** Describes a wish: what is kept of its body, and what it is known by. */
export function draftIntent({ key, endpoint, body, rule, uid, label }: MoneyRequest): IntentDraft {
  const facts = factsForRule(rule, body)
  const like = hash64(intentFingerprint(rule, { body: facts, user: { uid }, since: 0 }))
  return { key, endpoint, uid, ...(label && { label }), hash: hash64(canonicalJson([endpoint, body])), like, facts }
}

/**
 * Decides about a wish: an open intent that could be taken for it is waited for; the same that may be sent again is, with
 * its key; what was just done is not done again. `ago` tells how long before the tap something was done: a page may have
 * been frozen since.
 */
export function decideIntent(
  intents: readonly Intent[],
  [wish, ago]: readonly [wish: IntentDraft, ago: (intent: Intent) => number],
  moment: ClockReading,
  patience: CheckPolicy,
): IntentDecision & { readonly next: readonly Intent[] } {
  const alike = intents.filter((one) => one.uid === wish.uid && one.like === wish.like)
  // Whoever has not looked for what is unclear would do it twice.
  const open = alike.find((one) => isUnresolved(one) || (one.state === 'unclear' && !one.seen))
  if (open) return { is: 'wait', intent: open, next: intents }
  const free = alike.find((one) => (one.state === 'free' || one.state === 'unclear') && one.hash === wish.hash)
  if (free) {
    const intent = applyEvent(free, { is: 'sentAgain' }, moment, patience)
    return { is: 'send', intent, next: intents.map((one) => (one === free ? intent : one)) }
  }
  const untold = alike.find((one) => one.state === 'done' && !one.seen)
  if (untold) return { is: 'done', intent: untold, next: intents }
  const recent = alike.find((one) => one.state === 'done' && ago(one) < quietMs)
  if (recent) return { is: 'justDone', intent: recent, next: intents }
  const { now, server, wasSet } = moment
  const known = server === undefined ? wasSet && { isUndated: true } : { serverAt: server, aliveAt: server }
  const times = { at: now, sentAt: now, ...known }
  const intent: Intent = { ...wish, ...times, state: 'sending', attempt: 1, misses: 0, seen: false, rev: 0 }
  // What is free and alike was not done: this one takes its place, or it would be found in this one's row.
  const next = intents.map((one) => (alike.includes(one) ? applyEvent(one, { is: 'replaced' }, moment, patience) : one))
  return { is: 'send', intent, next: [...next, intent] }
}

/** The same within so long after it was done is a tap too many. */
const quietMs = 10_000

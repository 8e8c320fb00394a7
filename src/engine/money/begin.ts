// Whether a wish becomes an intent, or is one already.
import { canonical, hash } from './journal/canonical'
import { after, isOpen, type Intent, type Moment, type Patience } from './journal/intent'
import { factsOf, likeness } from './likeness'
import type { OutcomeRule } from './outcomeRule'

/** What somebody wishes to be sent. */
export interface Wish {
  readonly key: string
  readonly endpoint: string
  readonly body: object
  readonly rule: OutcomeRule
  readonly uid: string
  readonly label?: string | undefined
}
/** An intent without a life yet. */
type Described = Pick<Intent, 'key' | 'endpoint' | 'uid' | 'label' | 'hash' | 'like' | 'facts'>

export interface Begun {
  readonly is: 'send' | 'wait' | 'done' | 'justDone'
  readonly intent: Intent
}

/** Describes a wish: what is kept of its body, and what it is known by. */
export function describe({ key, endpoint, body, rule, uid, label }: Wish): Described {
  const facts = factsOf(rule, body)
  const like = hash(likeness(rule, { body: facts, user: { uid }, since: 0 }))
  return { key, endpoint, uid, ...(label && { label }), hash: hash(canonical([endpoint, body])), like, facts }
}

/**
 * Decides about a wish: an open intent that could be taken for it is waited for; the same that may be sent again is, with
 * its key; what was just done is not done again. `ago` tells how long before the tap something was done: a page may have
 * been frozen since.
 */
export function begin(
  intents: readonly Intent[],
  [wish, ago]: readonly [wish: Described, ago: (intent: Intent) => number],
  moment: Moment,
  patience: Patience,
): Begun & { readonly next: readonly Intent[] } {
  const alike = intents.filter((one) => one.uid === wish.uid && one.like === wish.like)
  // Whoever has not looked for what is unclear would do it twice.
  const open = alike.find((one) => isOpen(one) || (one.state === 'unclear' && !one.seen))
  if (open) return { is: 'wait', intent: open, next: intents }
  const free = alike.find((one) => (one.state === 'free' || one.state === 'unclear') && one.hash === wish.hash)
  if (free) {
    const intent = after(free, { is: 'sentAgain' }, moment, patience)
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
  const next = intents.map((one) => (alike.includes(one) ? after(one, { is: 'replaced' }, moment, patience) : one))
  return { is: 'send', intent, next: [...next, intent] }
}

/** The same within so long after it was done is a tap too many. */
const quietMs = 10_000

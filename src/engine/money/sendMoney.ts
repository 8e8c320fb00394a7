// Sends a money request once. The journal holds it as an intent before the request leaves.
import { type ApiError, unsentError } from '../api/answer/apiError'
import { randomId } from '../lib/text'
import { decideIntent, draftIntent, type IntentDecision, type MoneyRequest } from './decideIntent'
import type { GracePeriod } from './journal/gracePeriod'
import { isUnresolved, type Intent, type IntentEvent, type ClockReading, type CheckPolicy } from './journal/intent'
import type { Journal } from './journal/journal'
import type { MoneyOptions, Outcome, KnownResult } from './money'
import { leaveMs, slowMs, wait } from './journal/moneyClock'
import { idempotencyKeyOf, outcomeRefOf } from './outcomeRule'
import { isReachable } from './isReachable'
import { refusalIn } from './refusal'
import type { PollOutcome } from './outcomePoller'

/** The state that a page shares with `sendMoney`. */
interface SendContext extends Omit<MoneyOptions, 'journal'> {
  readonly policy: CheckPolicy
  readonly journal: Journal
  readonly gracePeriod: GracePeriod
  /** Answers and rows that this page has seen, by intent key. */
  readonly results: Map<string, KnownResult>
  /** Outcomes that this page still waits for, by intent key. */
  readonly pendingOutcomes: Map<string, Promise<Outcome>>
  /** Requests that have neither succeeded nor failed, by intent key. */
  readonly inFlight: Map<string, InFlightRequest>
  /** Refusals that the request may have caused itself, by intent key, until the outcome is read. */
  readonly doubted: Map<string, DoubtedRefusal>
  readonly pollOutcome: PollOutcome
  /** Asks for the outcome once, and records it. Rejects if the server gives no usable answer. */
  checkIntent(intent: Intent): Promise<void>
  readClock(): ClockReading
  recordEvent(key: string, event: IntentEvent): Promise<Intent | undefined>
  refresh(): void
}
export interface DoubtedRefusal {
  readonly attempt: number
  readonly error: ApiError
}

/** A request with the time of its tap, in steady-clock milliseconds. */
interface SentRequest extends Omit<MoneyRequest, 'key'> {
  readonly tappedAt: number
}

export interface InFlightRequest {
  readonly attempt: number
  /** Steady-clock milliseconds at which the request left. */
  readonly since: number
}

/**
 * Sends a request, unless the same one is unresolved or just done. The intent is on the disk before the request leaves.
 * Nothing leaves later than five seconds after the tap. `msSinceEnd` returns how long before the tap an intent ended.
 * Resolves when the outcome is known, or after 15 s with `checking`.
 */
export async function sendMoney(
  request: SentRequest,
  msSinceEnd: (intent: Intent) => number,
  context: SendContext,
): Promise<Outcome> {
  const { client, clock, journal, results, pendingOutcomes, inFlight, doubted, pollOutcome, recordEvent } = context
  const { endpoint, body, rule, uid, tappedAt } = request
  const msLeft = () => leaveMs - (clock.steady() - tappedAt)
  let settleOwn: (outcome: Outcome | Promise<Outcome>) => void = () => undefined
  /** A second tap waits for it, also while this one is prepared. */
  const ownOutcome = new Promise<Outcome>((resolve) => {
    settleOwn = resolve
  })
  // An unreadable record may hold the same request: nothing is sent until the person has settled it.
  const broken = journal.broken().find((one) => (one.endpoint ?? endpoint) === endpoint && (one.uid ?? uid) === uid)
  if (broken) return { is: 'checking', key: broken.key }
  const draft = draftIntent({ ...request, key: (context.newKey ?? randomId)() })
  const decision = await Promise.race([prepare(), wait(clock, msLeft()).then(() => undefined)])
  context.refresh()
  if (!decision) {
    settleOwn({ is: 'refused', error: unsentError(endpoint) })
    return ownOutcome
  }
  const { is, intent } = decision
  const { key, attempt } = intent
  if (is === 'send') {
    settleOwn(transmit())
    return ownOutcome
  }
  if (is === 'justDone') return { is, key }
  // A second tap waits for the outcome of the first.
  const first = pendingOutcomes.get(key)
  if (!first && is === 'wait') pollOutcome(key)
  return first ?? outcomeOf(intent)

  /** Returns what the request leads to, or undefined if it may not leave: the device is offline, or it is too late. */
  async function prepare(): Promise<IntentDecision | undefined> {
    const isOffline = context.isOffline?.() === true && !(await isReachable(client, clock, rule, scopeOf()))
    const found = await journal.change((intents): readonly [readonly Intent[], IntentDecision | undefined] => {
      const { next, ...decided } = decideIntent(intents, [draft, msSinceEnd], context.readClock(), context.policy)
      if (decided.is !== 'send') return [intents, decided]
      // Only a new send is stopped. An intent that is already open keeps its state.
      if (isOffline || msLeft() <= 0) return [intents, undefined]
      void waitedFor(decided.intent.key, ownOutcome)
      return [next, decided]
    })
    if (found?.is !== 'send') return found
    await journal.kept()
    if (msLeft() > 0) return found
    await recordEvent(found.intent.key, { is: 'unsent', attempt: found.intent.attempt })
    return undefined
  }

  function scopeOf() {
    return { body: draft.facts, user: { uid }, since: Math.floor(clock.serverNow() / 1000) }
  }

  function transmit(): Promise<Outcome> {
    context.gracePeriod.observe(intent)
    inFlight.set(key, { attempt, since: clock.steady() })
    return Promise.race([settle(), wait(clock, slowMs).then(markLost)])
  }

  async function waitedFor(name: string, outcome: Promise<Outcome>): Promise<void> {
    pendingOutcomes.set(name, outcome)
    await outcome.catch(() => undefined)
    if (pendingOutcomes.get(name) === outcome) pendingOutcomes.delete(name)
  }

  async function settle(): Promise<Outcome> {
    let answer: unknown
    try {
      answer = await client.write(endpoint, body, { key })
    } catch (error) {
      clearInFlight()
      return settleFailure(error)
    }
    clearInFlight()
    // An answer with another idempotency key belongs to another request.
    if ((idempotencyKeyOf(rule, answer) ?? key) !== key) return markLost()
    const ref = outcomeRefOf(rule, answer)
    results.set(key, { answer })
    await recordEvent(key, { is: 'answered', ref })
    return { is: 'done', key, answer, ref }
  }

  function clearInFlight(): void {
    if (inFlight.get(key)?.attempt === attempt) inFlight.delete(key)
  }

  async function settleFailure(error: unknown): Promise<Outcome> {
    const refusal = refusalIn(error, rule)
    if (!refusal) return markLost()
    if (!refusal.isProof) return settleDoubt(refusal.error)
    const changed = await recordEvent(key, { is: 'refused', attempt })
    return changed && changed.state !== 'refused' ? outcomeOf(changed) : { is: 'refused', key, error: refusal.error }
  }

  /** Reads the outcome at once: a browser or a proxy may have sent the request twice, and this answer is the second. */
  async function settleDoubt(error: ApiError): Promise<Outcome> {
    doubted.set(key, { attempt, error })
    const lost = (await recordEvent(key, { is: 'lost', attempt })) ?? intent
    try {
      await context.checkIntent(lost)
    } catch {
      // The journal asks again.
    }
    const ended = journal.all().find((one) => one.key === key) ?? lost
    return isUnresolved(ended) ? markLost() : outcomeOf(ended)
  }

  async function markLost(): Promise<Outcome> {
    const wasSending = journal.all().some((one) => one.key === key && one.state === 'sending')
    const changed = await recordEvent(key, { is: 'lost', attempt })
    if (changed && isUnresolved(changed)) pollOutcome(key, wasSending ? 'anew' : undefined)
    return outcomeOf(changed ?? intent)
  }

  /** Returns the outcome by the intent's state, which another tab may have changed. */
  function outcomeOf({ state, ref }: Intent): Outcome {
    const { error, ...known } = results.get(key) ?? {}
    if (state === 'refused' && error) return { is: 'refused', key, error }
    return state === 'done' ? { is: 'done', key, ref, ...known } : { is: 'checking', key }
  }
}

// Sends a money request once. The journal holds it as an intent before the request leaves.
import { ApiError } from '../api/answer/apiError'
import { randomId } from '../lib/text'
import { decideIntent, draftIntent, type IntentDecision, type MoneyRequest } from './decideIntent'
import { definiteRefusal } from './definiteRefusal'
import type { GracePeriod } from './journal/gracePeriod'
import { isUnresolved, type Intent, type IntentEvent, type ClockReading, type CheckPolicy } from './journal/intent'
import type { Journal } from './journal/journal'
import type { MoneyOptions, Outcome, KnownResult } from './money'
import { wait, slowMs } from './journal/moneyClock'
import { idempotencyKeyOf, outcomeRefOf } from './outcomeRule'
import { isReachable } from './isReachable'
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
  readonly pollOutcome: PollOutcome
  readClock(): ClockReading
  recordEvent(key: string, event: IntentEvent): Promise<Intent | undefined>
  refresh(): void
}
export type SendMoney = typeof sendMoney

export interface InFlightRequest {
  readonly attempt: number
  /** Steady-clock milliseconds at which the request left. */
  readonly since: number
}

/**
 * Sends a request, unless the same one is unresolved or just done. `msSinceEnd` returns how long before the tap an intent
 * ended. Resolves when the outcome is known, or after 15 s with `checking`.
 */
export async function sendMoney(
  request: Omit<MoneyRequest, 'key'>,
  msSinceEnd: (intent: Intent) => number,
  context: SendContext,
): Promise<Outcome> {
  const { client, clock, journal, results, pendingOutcomes, inFlight, pollOutcome, recordEvent } = context
  const { endpoint, body, rule, uid } = request
  // An unreadable record may hold the same request: nothing is sent until the person has settled it.
  const broken = journal.broken().find((one) => (one.endpoint ?? endpoint) === endpoint && (one.uid ?? uid) === uid)
  if (broken) return { is: 'checking', key: broken.key }
  const draft = draftIntent({ ...request, key: (context.newKey ?? randomId)() })
  const isOffline = context.isOffline?.() === true && !(await isReachable(client, clock, rule, scopeOf()))
  const { is, intent } = await journal.change((intents): readonly [readonly Intent[], IntentDecision] => {
    const { next, ...decision } = decideIntent(intents, [draft, msSinceEnd], context.readClock(), context.policy)
    return [isOffline && decision.is === 'send' ? intents : next, decision]
  })
  const { key, attempt } = intent
  context.refresh()
  if (is === 'send') {
    // Being offline refuses only a new send. An intent that is already open keeps its state.
    return isOffline ? { is: 'refused', error: new ApiError('network', endpoint, 'offline') } : transmit()
  }
  if (is === 'justDone') return { is, key }
  // A second tap waits for the outcome of the first.
  const first = pendingOutcomes.get(key)
  if (!first && is === 'wait') pollOutcome(key)
  return first ?? outcomeOf(intent)

  function scopeOf() {
    return { body: draft.facts, user: { uid }, since: Math.floor(clock.serverNow() / 1000) }
  }

  function transmit(): Promise<Outcome> {
    context.gracePeriod.observe(intent)
    inFlight.set(key, { attempt, since: clock.steady() })
    const outcome = Promise.race([settle(), wait(clock, slowMs).then(markLost)]).finally(() => {
      if (pendingOutcomes.get(key) === outcome) pendingOutcomes.delete(key)
    })
    pendingOutcomes.set(key, outcome)
    // Loads the checking code while there is a network: the answer may get lost because the network does.
    context.loadCheckOutcome().catch(() => undefined)
    return outcome
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
    const refusal = definiteRefusal(error, rule)
    if (!refusal) return markLost()
    const changed = await recordEvent(key, { is: 'refused', attempt })
    return changed && changed.state !== 'refused' ? outcomeOf(changed) : { is: 'refused', key, error: refusal }
  }

  async function markLost(): Promise<Outcome> {
    const wasSending = journal.all().some((one) => one.key === key && one.state === 'sending')
    const changed = await recordEvent(key, { is: 'lost', attempt })
    if (changed && isUnresolved(changed)) pollOutcome(key, wasSending ? 'anew' : undefined)
    return outcomeOf(changed ?? intent)
  }

  /** Returns the outcome by the intent's state, which another tab may have changed. */
  function outcomeOf({ state, ref }: Intent): Outcome {
    return state === 'done' ? { is: 'done', key, ref, ...results.get(key) } : { is: 'checking', key }
  }
}

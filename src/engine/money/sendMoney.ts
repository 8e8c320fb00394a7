// Sends what moves money once: it is an intent in the journal before it is a request. Nobody needs this code before that.
import { ApiError } from '../api/answer/apiError'
import { randomId } from '../lib/random'
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

/** The money of the page that sends. */
interface SendContext extends Omit<MoneyOptions, 'journal'> {
  readonly patience: CheckPolicy
  readonly journal: Journal
  readonly grace: GracePeriod
  /** What this page was answered, by key. */
  readonly known: Map<string, KnownResult>
  /** The requests that this page waits for, by key. */
  readonly waiting: Map<string, Promise<Outcome>>
  /** Requests that have neither been answered nor failed, by key. */
  readonly flights: Map<string, InFlightRequest>
  readonly watch: PollOutcome
  moment(): ClockReading
  change(key: string, event: IntentEvent): Promise<Intent | undefined>
  refresh(): void
}
export type SendMoney = typeof sendMoney

export interface InFlightRequest {
  readonly attempt: number
  /** When it left, by the steady clock. */
  readonly since: number
}

/** Sends what was wished, unless it is on its way or done; `ago` tells how long before the tap an intent was done. */
export async function sendMoney(
  wish: Omit<MoneyRequest, 'key'>,
  ago: (intent: Intent) => number,
  desk: SendContext,
): Promise<Outcome> {
  const { client, clock, journal, known, waiting, flights, watch, change } = desk
  const { endpoint, body, rule, uid } = wish
  // A record that cannot be read may be of the same: nothing is sent until the person has decided about it.
  const hurdle = journal.broken().find((one) => (one.endpoint ?? endpoint) === endpoint && (one.uid ?? uid) === uid)
  if (hurdle) return { is: 'checking', key: hurdle.key }
  const described = draftIntent({ ...wish, key: (desk.newKey ?? randomId)() })
  const isOffline = desk.isOffline?.() === true && !(await isReachable(client, clock, rule, scopeOf()))
  const { is, intent } = await journal.change((intents): readonly [readonly Intent[], IntentDecision] => {
    const { next, ...begun } = decideIntent(intents, [described, ago], desk.moment(), desk.patience)
    return [isOffline && begun.is === 'send' ? intents : next, begun]
  })
  const { key, attempt } = intent
  desk.refresh()
  if (is === 'send') {
    // Only what would be sent now is refused: what is open stays what it is.
    return isOffline ? { is: 'refused', error: new ApiError('network', endpoint, 'offline') } : transmit()
  }
  if (is === 'justDone') return { is, key }
  // A second tap waits for what the first one waits for.
  const first = waiting.get(key)
  if (!first && is === 'wait') watch(key)
  return first ?? told(intent)

  function scopeOf() {
    return { body: described.facts, user: { uid }, since: Math.floor(clock.serverNow() / 1000) }
  }

  function transmit(): Promise<Outcome> {
    desk.grace.observe(intent)
    flights.set(key, { attempt, since: clock.steady() })
    const outcome = Promise.race([settle(), wait(clock, slowMs).then(lost)]).finally(() => {
      if (waiting.get(key) === outcome) waiting.delete(key)
    })
    waiting.set(key, outcome)
    // While there is a network: the answer may be lost because there is none any more.
    desk.loadCheckOutcome().catch(() => undefined)
    return outcome
  }

  async function settle(): Promise<Outcome> {
    let found: unknown
    try {
      found = await client.write(endpoint, body, { key })
    } catch (error) {
      land()
      return failed(error)
    }
    land()
    // An answer that names another request is not the answer to this one.
    if ((idempotencyKeyOf(rule, found) ?? key) !== key) return lost()
    const ref = outcomeRefOf(rule, found)
    known.set(key, { answer: found })
    await change(key, { is: 'answered', ref })
    return { is: 'done', key, answer: found, ref }
  }

  function land(): void {
    if (flights.get(key)?.attempt === attempt) flights.delete(key)
  }

  async function failed(error: unknown): Promise<Outcome> {
    const refusal = definiteRefusal(error, rule)
    if (!refusal) return lost()
    const refused = await change(key, { is: 'refused', attempt })
    return refused && refused.state !== 'refused' ? told(refused) : { is: 'refused', key, error: refusal }
  }

  async function lost(): Promise<Outcome> {
    const isNews = journal.all().some((one) => one.key === key && one.state === 'sending')
    const now = await change(key, { is: 'lost', attempt })
    if (now && isUnresolved(now)) watch(key, isNews ? 'anew' : undefined)
    return told(now ?? intent)
  }

  /** What is known of an intent that somebody else may have brought further. */
  function told({ state, ref }: Intent): Outcome {
    return state === 'done' ? { is: 'done', key, ref, ...known.get(key) } : { is: 'checking', key }
  }
}

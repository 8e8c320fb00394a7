// Checks with the server whether an intent moved money. Loads with the first send, or when the journal holds a pending
// intent.
import { findOutcome, type OutcomeFinding, type RowEvidence } from './findOutcome'
import { isOwn, type Intent } from './journal/intent'
import type { MoneyClient } from './money'
import { slowMs, type MoneyClock } from './journal/moneyClock'
import type { OutcomeRule, OutcomeScope } from './outcomeRule'
import type { JournalStart } from './journal/records'

export interface CheckOutcomeContext {
  readonly client: MoneyClient
  readonly clock: MoneyClock
  readonly rule: OutcomeRule
  /** All intents of the journal. */
  readonly intents: readonly Intent[]
  /** Time from which these are complete. */
  readonly since: JournalStart | undefined
}
export type CheckOutcome = typeof checkOutcome

/** Finds the outcome of an intent. Rejects if the server gives no usable answer. */
export async function checkOutcome(
  intent: Intent,
  { client, clock, rule, intents, since }: CheckOutcomeContext,
): Promise<OutcomeFinding> {
  const deadline = new AbortController()
  const cancel = clock.after(slowMs, () => deadline.abort())
  const options = { consumer: `money ${intent.key}`, signal: deadline.signal }
  try {
    return await findOutcome(
      (endpoint, body, cursor) => client.read(endpoint, body, { ...options, cursor }),
      rule,
      scopeOf(intent, clock),
      {
        ...evidenceFor(intent, rule, intents),
        trustedFrom: trustedFrom(intent, clock, since),
      },
    )
  } finally {
    cancel()
  }
}

function scopeOf(intent: Intent, clock: MoneyClock): OutcomeScope {
  const start = sentAtSeconds(intent, clock) - (intent.serverAt === undefined ? deviceSkewMs : clockSkewMs) / 1000
  return { body: intent.facts, user: { uid: intent.uid }, since: Math.floor(start) }
}

/** Returns the server time of the first attempt, in seconds. */
function sentAtSeconds({ at, serverAt }: Intent, clock: MoneyClock): number {
  // The server's time of sending stays valid, even if the device's clock changed since.
  return (serverAt ?? at + clock.serverNow() - clock.now()) / 1000
}

function evidenceFor(intent: Intent, rule: OutcomeRule, intents: readonly Intent[]): Omit<RowEvidence, 'trustedFrom'> {
  const others = intents.filter(({ key }) => key !== intent.key)
  return {
    key: intent.key,
    isTaken: (ref) => others.some((one) => one.ref === ref),
    // A rule without a time describes a state: no intent owns it alone.
    rivals: rule.time === undefined ? 0 : others.filter((one) => isRival(one, intent)).length,
  }
}

/** Returns true if the other intent may own one of the rows that match this one. */
function isRival(other: Intent, { like, uid, serverAt }: Intent): boolean {
  if (other.like !== like || !isOwn(other, uid) || other.ref !== undefined) return false
  if (other.state === 'free' || other.state === 'refused') return false
  const isPast =
    serverAt !== undefined &&
    other.serverEndedAt !== undefined &&
    other.serverEndedAt < serverAt - clockSkewMs - roundingMs
  return !isPast
}

/**
 * Returns the time from which rows can be trusted, in Unix seconds. Rows from a time that the journal does not cover
 * may belong to an intent that is lost.
 */
function trustedFrom(intent: Intent, clock: MoneyClock, since: JournalStart | undefined): number {
  const { at, serverAt } = intent
  if (serverAt === undefined) {
    const isRemembered = since !== undefined && since.device <= at - clockSkewMs
    // A device with a fast clock may have sent an earlier intent.
    return isRemembered ? Math.floor(sentAtSeconds(intent, clock) - clockSkewMs / 1000) : Number.POSITIVE_INFINITY
  }
  const isRemembered = since?.server !== undefined && since.server <= serverAt - clockSkewMs - roundingMs
  return isRemembered ? 0 : Math.floor((serverAt - roundingMs) / 1000)
}

/** Milliseconds by which a matching row may be older than the send: clocks differ. */
const clockSkewMs = 60_000
/** The same if only the device's clock dated the send. */
const deviceSkewMs = 600_000
/** The server's time and the times of rows have whole seconds. */
const roundingMs = 3000

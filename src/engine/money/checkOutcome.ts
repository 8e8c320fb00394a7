// Asks the server about an intent. Nobody needs this code before something is sent, or is still open.
import { findOutcome, type OutcomeFinding, type RowEvidence } from './findOutcome'
import type { Intent } from './journal/intent'
import type { MoneyClient } from './money'
import { slowMs, type MoneyClock } from './journal/moneyClock'
import type { OutcomeRule, OutcomeScope } from './outcomeRule'
import type { JournalStart } from './journal/records'

export interface CheckOutcomeContext {
  readonly client: MoneyClient
  readonly clock: MoneyClock
  readonly rule: OutcomeRule
  /** All that is remembered. */
  readonly intents: readonly Intent[]
  /** Since when that is complete. */
  readonly since: JournalStart | undefined
}
export type CheckOutcome = typeof checkOutcome

/** Asks what became of an intent; rejects where the server says neither yes nor no. */
export async function checkOutcome(
  intent: Intent,
  { client, clock, rule, intents, since }: CheckOutcomeContext,
): Promise<OutcomeFinding> {
  const deadline = new AbortController()
  const cancel = clock.after(slowMs, () => deadline.abort())
  const options = { consumer: `money ${intent.key}`, signal: deadline.signal }
  try {
    return await findOutcome((endpoint, body) => client.read(endpoint, body, options), rule, scopeOf(intent, clock), {
      ...knownOf(intent, rule, intents),
      trustedFrom: trustedFrom(intent, clock, since),
    })
  } finally {
    cancel()
  }
}

/** What the references of a rule look at, for an intent. */
function scopeOf(intent: Intent, clock: MoneyClock): OutcomeScope {
  const windowed = sentSeconds(intent, clock) - (intent.serverAt === undefined ? unsureMs : windowMs) / 1000
  return { body: intent.facts, user: { uid: intent.uid }, since: Math.floor(windowed) }
}

/** When it was first sent, by the server's clock, in seconds. */
function sentSeconds({ at, serverAt }: Intent, clock: MoneyClock): number {
  // What the server said when it was sent holds, whatever the device's clock was set to since.
  return (serverAt ?? at + clock.serverNow() - clock.now()) / 1000
}

function knownOf(intent: Intent, rule: OutcomeRule, intents: readonly Intent[]): Omit<RowEvidence, 'trustedFrom'> {
  const others = intents.filter(({ key }) => key !== intent.key)
  return {
    key: intent.key,
    isTaken: (ref) => others.some((one) => one.ref === ref),
    // A state that is reached once is nobody's alone.
    rivals: rule.time === undefined ? 0 : others.filter((one) => isRival(one, intent)).length,
  }
}

/** Tells another intent that may own a row, nobody knows which, among those that could be this one's. */
function isRival(other: Intent, { like, uid, serverAt }: Intent): boolean {
  if (other.like !== like || other.uid !== uid || other.ref !== undefined) return false
  if (other.state === 'free' || other.state === 'refused') return false
  const isPast =
    serverAt !== undefined &&
    other.serverEndedAt !== undefined &&
    other.serverEndedAt < serverAt - windowMs - roundingMs
  return !isPast
}

/** Rows are looked for from before the sending. Where nobody remembers that time, those are not trusted. */
function trustedFrom(intent: Intent, clock: MoneyClock, since: JournalStart | undefined): number {
  const { at, serverAt } = intent
  if (serverAt === undefined) {
    const isRemembered = since !== undefined && since.device <= at - windowMs
    // An earlier one may be it, by a device whose clock is fast.
    return isRemembered ? Math.floor(sentSeconds(intent, clock) - windowMs / 1000) : Number.POSITIVE_INFINITY
  }
  const isRemembered = since?.server !== undefined && since.server <= serverAt - windowMs - roundingMs
  return isRemembered ? 0 : Math.floor((serverAt - roundingMs) / 1000)
}

/** Clocks differ: a row that is so much older may still be it. */
const windowMs = 60_000
/** The same where only the device has told the time. */
const unsureMs = 600_000
/** The server's time is known by whole seconds, and rows have theirs by whole seconds. */
const roundingMs = 3000

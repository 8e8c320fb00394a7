// Asks the server about an intent. Nobody needs this code before something is sent, or is still open.
import { findOut } from './findOut'
import type { Intent } from './intent'
import type { MoneyClient } from './money'
import { slowMs, type MoneyClock } from './moneyClock'
import type { OutcomeRule, OutcomeScope } from './outcomeRule'

interface Means {
  readonly client: MoneyClient
  readonly clock: MoneyClock
  readonly rule: OutcomeRule
  /** Tells the server's names that belong to something else. */
  isTaken(ref: string): boolean
}
export type Inquire = typeof inquire

/** Gives the row that shows that it happened, or undefined for the server's word that it did not; rejects where it says neither. */
export async function inquire(intent: Intent, { client, clock, rule, isTaken }: Means): Promise<object | undefined> {
  const deadline = new AbortController()
  const cancel = clock.after(slowMs, () => deadline.abort())
  const options = { consumer: `money ${intent.key}`, signal: deadline.signal }
  try {
    return await findOut(
      (endpoint, body) => client.read(endpoint, body, options),
      rule,
      scopeOf(intent, clock),
      isTaken,
    )
  } finally {
    cancel()
  }
}

/** What the references of a rule look at, for an intent. */
function scopeOf(intent: Intent, clock: MoneyClock): OutcomeScope {
  const serverAt = intent.at + clock.serverNow() - clock.now()
  return { body: intent.facts, user: { uid: intent.uid }, since: Math.floor((serverAt - windowMs) / 1000) }
}

/** Clocks differ: a row that is so much older may still be it. */
const windowMs = 60_000

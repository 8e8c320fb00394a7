// Sends what moves money once: it is an intent in the journal before it is a request. Nobody needs this code before that.
import { ApiError } from '../api/apiError'
import { randomId } from '../session/randomId'
import { begin, describe, type Begun, type Wish } from './begin'
import { didNothing } from './certainty'
import { isOpen, type Intent, type IntentEvent, type Patience } from './intent'
import type { Journal } from './journal'
import type { MoneyOptions, Outcome, Shown } from './money'
import { pause, slowMs } from './moneyClock'
import { refOf } from './outcomeRule'
import { pruned } from './pruned'
import type { Watch } from './watch'

/** The money of the page that sends. */
interface Desk extends MoneyOptions {
  readonly patience: Patience
  readonly journal: Journal
  /** What this page was answered, by key. */
  readonly known: Map<string, Shown>
  /** The requests that this page waits for, by key. */
  readonly waiting: Map<string, Promise<Outcome>>
  readonly watch: Watch
  change(key: string, event: IntentEvent): Promise<Intent | undefined>
  refresh(): void
}
export type Send = typeof send

/** Sends what was wished at a moment (milliseconds of the device), unless it is on its way or done. */
export async function send(wish: Omit<Wish, 'key'>, wishedAt: number, desk: Desk): Promise<Outcome> {
  const { client, clock, journal, known, waiting, watch, change } = desk
  const { endpoint, body, rule } = wish
  const isOffline = desk.isOffline?.() === true
  const described = describe({ ...wish, key: (desk.newKey ?? randomId)() })
  const { is, intent } = await journal.change((intents): readonly [readonly Intent[], Begun] => {
    const now = clock.now()
    const { next, ...begun } = begin(pruned(intents, now), [described, wishedAt], now, desk.patience)
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

  function transmit(): Promise<Outcome> {
    const outcome = Promise.race([settle(), pause(clock, slowMs).then(lost)]).finally(() => {
      if (waiting.get(key) === outcome) waiting.delete(key)
    })
    waiting.set(key, outcome)
    // While there is a network: the answer may be lost because there is none any more.
    desk.inquiry().catch(() => undefined)
    return outcome
  }

  async function settle(): Promise<Outcome> {
    try {
      const answer = await client.write(endpoint, body, { key })
      const ref = refOf(rule, answer)
      known.set(key, { answer })
      await change(key, { is: 'answered', ref })
      return { is: 'done', key, answer, ref }
    } catch (error) {
      if (!didNothing(error)) return lost()
      const refused = await change(key, { is: 'refused', attempt })
      return refused && refused.state !== 'refused' ? told(refused) : { is: 'refused', key, error }
    }
  }

  async function lost(): Promise<Outcome> {
    const isNews = journal.all().some((one) => one.key === key && one.state === 'sending')
    const now = await change(key, { is: 'lost', attempt })
    if (now && isOpen(now)) watch(key, isNews ? 'anew' : undefined)
    return told(now ?? intent)
  }

  /** What is known of an intent that somebody else may have brought further. */
  function told({ state, ref }: Intent): Outcome {
    return state === 'done' ? { is: 'done', key, ref, ...known.get(key) } : { is: 'checking', key }
  }
}

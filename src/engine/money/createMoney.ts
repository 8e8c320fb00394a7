// Money calls that are sent once: each is an intent in the journal before it is a request.
import { ApiError } from '../api/apiError'
import { attempt } from '../session/attempt'
import { randomId } from '../session/randomId'
import { didNothing } from './certainty'
import { createJournal, pruned } from './journal'
import type { Money, MoneyOptions, Outcome, Shown } from './money'
import { after, isOpen, isPending, type Intent, type IntentEvent } from './intent'
import { findOut, refOf } from './findOut'
import { createView } from './moneyView'
import { pause } from './moneyClock'
import { begin, describe, scopeOf, type Begun } from './begin'
import { createWatch } from './watch'

/** Makes the money of a page. Nothing is asked before `resume()` or a call. */
export function createMoney(options: MoneyOptions): Money {
  const { client, clock, patience = { misses: 3, graceMs: 60_000 } } = options
  const journal = createJournal(options.name, attempt(() => options.storage()) ?? undefined, options.locks, () =>
    options.onMemory?.(),
  )
  /** What only this page knows: what it was answered, and the requests that it waits for. */
  const known = new Map<string, Shown>()
  const waiting = new Map<string, Promise<Outcome>>()
  const view = createView(journal.all, options.uid, (key) => known.get(key) ?? {})
  const watch = createWatch(clock, async (key) => {
    const intent = find(key)
    if (!intent || intent.uid !== options.uid() || !isPending(intent)) return false
    await ask(intent)
    return true
  })

  function find(key: string): Intent | undefined {
    return journal.all().find((one) => one.key === key)
  }

  async function change(key: string, event: IntentEvent): Promise<Intent | undefined> {
    const changed = await journal.change((intents) => {
      const next = intents.map((one) => (one.key === key ? after(one, event, clock.now(), patience) : one))
      const isSame = next.every((one, at) => one === intents[at])
      return [isSame ? intents : next, next.find((one) => one.key === key)]
    })
    view.refresh()
    return changed
  }

  async function send(endpoint: string, body: object, label?: string): Promise<Outcome> {
    const rule = ruleOf(options, endpoint)
    const wishedAt = clock.now()
    const isOffline = options.isOffline?.() === true
    const wish = describe({ endpoint, body, rule, label, uid: options.uid(), key: (options.newKey ?? randomId)() })
    const begun = await journal.change((intents): readonly [readonly Intent[], Begun] => {
      const now = clock.now()
      const { next, ...begun } = begin(pruned(intents, now), [wish, wishedAt], now, patience)
      return [isOffline && begun.is === 'send' ? intents : next, begun]
    })
    view.refresh()
    const { intent } = begun
    if (begun.is === 'send') {
      // Only what would be sent now is refused: what is open stays what it is.
      if (isOffline) return { is: 'refused', error: new ApiError('network', endpoint, 'offline') }
      return transmit(intent, body)
    }
    if (begun.is === 'justDone') return { is: 'justDone', key: intent.key }
    // A second tap waits for what the first one waits for.
    const first = waiting.get(intent.key)
    if (!first && begun.is === 'wait') watch(intent.key)
    return first ?? told(intent)
  }

  function transmit(intent: Intent, body: object): Promise<Outcome> {
    const { key } = intent
    const settled = settle(intent, body)
    const tooLong = pause(clock, slowMs).then(() => lost(intent))
    const outcome = Promise.race([settled, tooLong]).finally(() => {
      if (waiting.get(key) === outcome) waiting.delete(key)
    })
    waiting.set(key, outcome)
    return outcome
  }

  async function settle({ key, endpoint, attempt }: Intent, body: object): Promise<Outcome> {
    try {
      const answer = await client.write(endpoint, body, { key })
      const ref = refOf(ruleOf(options, endpoint), answer)
      known.set(key, { answer })
      await change(key, { is: 'answered', ref })
      return { is: 'done', key, answer, ref }
    } catch (error) {
      if (!didNothing(error)) return lost({ key, attempt })
      const intent = await change(key, { is: 'refused', attempt })
      return intent === undefined || intent.state === 'refused' ? { is: 'refused', key, error } : told(intent)
    }
  }

  async function lost({ key, attempt }: Pick<Intent, 'key' | 'attempt'>): Promise<Outcome> {
    const isNews = find(key)?.state === 'sending'
    const intent = await change(key, { is: 'lost', attempt })
    if (intent && isOpen(intent)) watch(key, isNews ? 'anew' : undefined)
    return intent ? told(intent) : { is: 'checking', key }
  }

  /** What is known of an intent that somebody else may have brought further. */
  function told({ key, state, ref }: Intent): Outcome {
    return state === 'done' ? { is: 'done', key, ref, ...known.get(key) } : { is: 'checking', key }
  }

  async function ask(intent: Intent): Promise<void> {
    const askedAt = clock.now()
    const deadline = new AbortController()
    const cancel = clock.after(slowMs, () => deadline.abort())
    try {
      const rule = ruleOf(options, intent.endpoint)
      const row = await findOut(
        (endpoint, body) => client.read(endpoint, body, { consumer: `money ${intent.key}`, signal: deadline.signal }),
        rule,
        scopeOf(intent, clock),
        (ref) => journal.all().some((one) => one.key !== intent.key && one.ref === ref),
      )
      // The endpoint's own answer says more.
      if (row && !known.has(intent.key)) known.set(intent.key, { row })
      await change(intent.key, row ? { is: 'found', ref: refOf(rule, row) } : { is: 'missed', askedAt })
    } catch {
      // Whoever could not be asked has not said no.
    } finally {
      cancel()
    }
  }

  return {
    send,
    open: view.open,
    subscribe: view.subscribe,
    ended: view.ended,
    async resume() {
      for (const intent of journal.all()) {
        const { key, state, attempt, sentAt } = intent
        if (intent.uid !== options.uid() || waiting.has(key) || !isPending(intent)) continue
        // Whoever sent it is gone, or waits in vain.
        if (state === 'sending' && clock.now() - sentAt >= slowMs) await change(key, { is: 'lost', attempt })
        watch(key)
      }
      view.refresh()
    },
    async seen(key) {
      await change(key, { is: 'seen' })
    },
  }
}

/** After so long without an answer a person is told that it is being checked; a question is given up. */
const slowMs = 15_000

function ruleOf(options: MoneyOptions, endpoint: string) {
  const { outcome } = options.endpoints(endpoint)
  if (outcome) return outcome
  throw new Error(`"${endpoint}" moves no money: schemas/api.json gives it no "outcome".`)
}

// What pages see of money calls, and what is asked about them; how one is sent is loaded when somebody sends.
import { attempt } from '../session/attempt'
import { after, isPending, type Intent, type IntentEvent } from './intent'
import { createJournal } from './journal'
import type { Money, MoneyOptions, Outcome, Shown } from './money'
import { slowMs } from './moneyClock'
import { createView } from './moneyView'
import { refOf, ruleOf } from './outcomeRule'
import { createWatch } from './watch'

/** Makes the money of a page. Nothing is asked before `resume()` or a call. */
export function createMoney(options: MoneyOptions): Money {
  const { client, clock, uid, endpoints, patience = { misses: 3, graceMs: 60_000 } } = options
  const journal = createJournal(options.name, attempt(() => options.storage()) ?? undefined, options.locks, () =>
    options.onMemory?.(),
  )
  /** What only this page knows: what it was answered, and the requests that it waits for. */
  const known = new Map<string, Shown>()
  const waiting = new Map<string, Promise<Outcome>>()
  const { refresh, ...view } = createView(journal.all, uid, (key) => known.get(key))
  const watch = createWatch(clock, async (key) => {
    const intent = journal.all().find((one) => one.key === key)
    if (!intent || intent.uid !== uid() || !isPending(intent)) return false
    // Whoever could not be asked has not said no.
    await ask(intent).catch(() => undefined)
    return true
  })

  async function change(key: string, event: IntentEvent): Promise<Intent | undefined> {
    const changed = await journal.change((intents) => {
      const intent = intents.find((one) => one.key === key)
      const next = intent && after(intent, event, clock.now(), patience)
      return [next && next !== intent ? intents.map((one) => (one === intent ? next : one)) : intents, next]
    })
    refresh()
    return changed
  }

  async function ask(intent: Intent): Promise<void> {
    const { key, endpoint } = intent
    const askedAt = clock.now()
    const rule = ruleOf(endpoints, endpoint)
    const inquire = await options.inquiry()
    const isTaken = (ref: string) => journal.all().some((one) => one.key !== key && one.ref === ref)
    const row = await inquire(intent, { client, clock, rule, isTaken })
    // The endpoint's own answer says more.
    if (row && !known.has(key)) known.set(key, { row })
    await change(key, row ? { is: 'found', ref: refOf(rule, row) } : { is: 'missed', askedAt })
  }

  return {
    ...view,
    async send(endpoint, body, label) {
      const rule = ruleOf(endpoints, endpoint)
      const wish = { endpoint, body, rule, label, uid: uid() }
      const at = clock.now()
      const send = await options.sending()
      return send(wish, at, { ...options, patience, journal, known, waiting, refresh, watch, change })
    },
    async resume() {
      for (const intent of journal.all()) {
        const { key, state, attempt, sentAt } = intent
        if (intent.uid !== uid() || waiting.has(key) || !isPending(intent)) continue
        // Whoever sent it is gone, or waits in vain.
        if (state === 'sending' && clock.now() - sentAt >= slowMs) await change(key, { is: 'lost', attempt })
        watch(key)
      }
      refresh()
    },
    async seen(key) {
      await change(key, { is: 'seen' })
    },
  }
}

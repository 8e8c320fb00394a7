// What pages see of money calls, and what is asked about them; how one is sent is loaded when somebody sends.
import { attempt } from '../lib/attempt'
import { createGracePeriod } from './journal/gracePeriod'
import { applyEvent, isPending, type Intent, type IntentEvent, type ClockReading } from './journal/intent'
import { createJournal } from './journal/journal'
import type { MoneyService, MoneyOptions, Outcome, KnownResult } from './money'
import { slowMs } from './journal/moneyClock'
import { createMoneyView } from './moneyView'
import { outcomeRuleOf } from './outcomeRule'
import { isFromNewerBuild, repairRecord } from './journal/records'
import type { InFlightRequest } from './sendMoney'
import { createRestoreLoop } from './journal/restoreLoop'
import { createOutcomePoller, type PollResult } from './outcomePoller'

/** A request that is open for so long hangs: nobody can say what becomes of it, and the person is not kept waiting. */
const hungMs = 300_000

/** Makes the money of a page. Nothing is asked before `resume()` or a call. */
export function createMoneyService(options: MoneyOptions): MoneyService {
  const { client, clock, uid, endpoints, patience = { misses: 3, graceMs: 60_000 } } = options
  const drift = clock.now() - clock.steady()
  /** When an intent was done, by the steady clock of this page. */
  const doneAt = new Map<string, number>()
  const journal = (options.journal ?? createJournal)({
    name: options.name,
    storage: attempt(() => options.storage()) ?? undefined,
    locks: options.locks,
    onMemory: () => options.onMemory?.(),
    moment: () => ({ device: clock.now(), ...circumstances() }),
  })
  const grace = createGracePeriod(clock, patience.graceMs)
  /** What only this page knows: what it was answered, and the requests that it waits for. */
  const known = new Map<string, KnownResult>()
  const waiting = new Map<string, Promise<Outcome>>()
  const flights = new Map<string, InFlightRequest>()
  const { refresh, ...view } = createMoneyView(journal, uid, (key) => known.get(key))
  const tend = createRestoreLoop(clock, journal, refresh)
  const watch = createOutcomePoller(
    clock,
    async (key): Promise<PollResult> => {
      const intent = journal.all().find((one) => one.key === key)
      if (!intent || intent.uid !== uid() || !isPending(intent)) return 'over'
      // A server that could not be asked has not said no.
      return ask(intent).then(
        () => 'answered',
        () => 'failed',
      )
    },
    options.random,
  )

  function circumstances(): Omit<ClockReading, 'now'> {
    const wasSet = Math.abs(clock.now() - clock.steady() - drift) > 2000
    return { ...(clock.knowsServer() && { server: clock.serverNow() }), ...(wasSet && { wasSet }) }
  }

  function moment(): ClockReading {
    return { now: clock.now(), ...circumstances() }
  }

  /** Measures, at this moment, how long ago intents were done: the least of what three clocks say. */
  function agoNow(): (intent: Intent) => number {
    const [{ now, server }, steady] = [moment(), clock.steady()]
    return ({ key, endedAt = 0, serverEndedAt }) =>
      Math.min(
        Math.abs(now - endedAt),
        steady - (doneAt.get(key) ?? Number.NEGATIVE_INFINITY),
        server === undefined || serverEndedAt === undefined ? Number.POSITIVE_INFINITY : server - serverEndedAt,
      )
  }

  /** What another tab did is dated when it is first heard of: the device's clock may be set after that. */
  function dateDone(): void {
    const ago = agoNow()
    for (const one of journal.all())
      if (one.state === 'done' && !doneAt.has(one.key)) doneAt.set(one.key, clock.steady() - ago(one))
  }

  async function change(key: string, event: IntentEvent): Promise<Intent | undefined> {
    const changed = await journal.change((intents) => {
      const intent = intents.find((one) => one.key === key)
      const next = intent && applyEvent(intent, event, moment(), patience)
      if (next !== intent && next?.state === 'done' && !doneAt.has(key)) doneAt.set(key, clock.steady())
      return [next && next !== intent ? intents.map((one) => (one === intent ? next : one)) : intents, next]
    })
    refresh()
    return changed
  }

  async function ask(intent: Intent): Promise<void> {
    const { key, endpoint, attempt: attempted, serverAt } = intent
    const flight = flights.get(key)
    const isHeld = flight?.attempt === attempted
    // Other pages cannot see that the request is still on its way.
    if (isHeld) await change(key, { is: 'held', attempt: attempted })
    const isOver = isHeld ? clock.steady() - flight.since >= hungMs : grace.isOver(intent)
    const rule = outcomeRuleOf(endpoints, endpoint)
    const inquire = await options.loadCheckOutcome()
    const finding = await inquire(intent, { client, clock, rule, intents: journal.all(), since: journal.since() })
    if (finding.is === 'found') {
      // The endpoint's own answer says more.
      if (!known.has(key)) known.set(key, { row: finding.row })
      await change(key, { is: 'found', ref: finding.ref })
      return
    }
    const isTimed = rule.time === undefined || serverAt !== undefined || !grace.wasClockSet(intent)
    // What is still on its way may be done yet.
    const isSure = finding.is === 'missing' && isTimed && !flights.has(key)
    await change(key, { is: 'missed', attempt: attempted, isOver, isSure, isDoubtful: finding.is === 'unclear' })
  }

  return {
    ...view,
    async send(endpoint, body, label) {
      const rule = outcomeRuleOf(endpoints, endpoint)
      const wish = { endpoint, body, rule, label, uid: uid() }
      const ago = agoNow()
      const send = await options.loadSend()
      tend()
      const desk = { ...options, patience, journal, grace, known, waiting, flights, refresh, watch, change, moment }
      return send(wish, ago, desk)
    },
    async resume() {
      await journal.restore()
      dateDone()
      for (const intent of journal.all()) {
        const { key, state, attempt: attempted, sentAt } = intent
        if (intent.uid !== uid() || waiting.has(key) || !isPending(intent)) continue
        grace.observe(intent)
        // Whoever sent it is gone, or waits in vain.
        if (state === 'sending' && Math.abs(clock.now() - sentAt) >= slowMs)
          await change(key, { is: 'lost', attempt: attempted })
        watch(key)
      }
      tend()
      refresh()
    },
    leave: journal.restoreNow,
    async check(key) {
      await journal.restore()
      const broken = journal.broken().find((one) => one.key === key)
      const intent = broken && !isFromNewerBuild(broken) && repairRecord(broken, clock.now())
      if (intent && attempt(() => outcomeRuleOf(endpoints, intent.endpoint))) await journal.resolveBroken(key, intent)
      refresh()
      if (journal.all().some((one) => one.key === key)) watch(key, 'now')
    },
    async seen(key) {
      if (journal.broken().some((one) => one.key === key)) {
        await journal.resolveBroken(key, undefined)
        return refresh()
      }
      await change(key, { is: 'seen' })
    },
  }
}

// Creates the money service of a page.
import { attempt } from '../lib/attempt'
import { checkOutcome } from './checkOutcome'
import { createGracePeriod } from './journal/gracePeriod'
import { applyEvent, isOwn, isPending, type Intent, type IntentEvent, type ClockReading } from './journal/intent'
import { createJournal } from './journal/journal'
import type { MoneyService, MoneyOptions, Outcome, KnownResult } from './money'
import { slowMs, wait } from './journal/moneyClock'
import { createMoneyView } from './moneyView'
import { outcomeRuleOf } from './outcomeRule'
import { isFromNewerBuild, repairRecord } from './journal/records'
import { sendMoney, type DoubtedRefusal, type InFlightRequest } from './sendMoney'
import { createRestoreLoop } from './journal/restoreLoop'
import { createOutcomePoller, type PollResult } from './outcomePoller'

/** Milliseconds after which an open request counts as hung: its outcome is checked without it. */
const hungMs = 300_000
/** Milliseconds that a start waits for the copy on the disk. A copy that comes later still counts. */
const recallMs = 2000

/** Creates the service. It sends no request before `resume()` or a call. */
export function createMoneyService(options: MoneyOptions): MoneyService {
  const { client, clock, uid, endpoints, policy = { misses: 3, graceMs: 60_000 } } = options
  const drift = clock.now() - clock.steady()
  /** Steady-clock time at which each intent was done, by key. */
  const doneAt = new Map<string, number>()
  const journal = (options.journal ?? createJournal)({
    name: options.name,
    storage: attempt(() => options.storage()) ?? undefined,
    locks: options.locks,
    durable: options.durable,
    onMemoryOnly: () => options.onMemoryOnly?.(),
    now: () => ({ device: clock.now(), ...clockState() }),
  })
  const gracePeriod = createGracePeriod(clock, policy.graceMs)
  /** Answers and rows that only this page has seen, by intent key. */
  const results = new Map<string, KnownResult>()
  const pendingOutcomes = new Map<string, Promise<Outcome>>()
  const inFlight = new Map<string, InFlightRequest>()
  const doubted = new Map<string, DoubtedRefusal>()
  let recalled: Promise<void> | undefined
  const { refresh, ...view } = createMoneyView(journal, uid, (key) => results.get(key))
  const startRestoreLoop = createRestoreLoop(clock, journal, refresh)
  const pollOutcome = createOutcomePoller(
    clock,
    async (key): Promise<PollResult> => {
      const intent = journal.all().find((one) => one.key === key)
      if (!intent || !isOwn(intent, uid()) || !isPending(intent)) return 'over'
      // A failed request is no answer: the poller tries again later.
      return checkIntent(intent).then(
        () => 'answered',
        () => 'failed',
      )
    },
    options.random,
  )

  /** Takes up the copy on the disk once, before anything is shown. */
  async function recall(): Promise<void> {
    await Promise.race([journal.recall(), wait(clock, recallMs)])
  }

  function clockState(): Omit<ClockReading, 'now'> {
    const wasSet = Math.abs(clock.now() - clock.steady() - drift) > 2000
    return { ...(clock.knowsServer() && { server: clock.serverNow() }), ...(wasSet && { wasSet }) }
  }

  function readClock(): ClockReading {
    return { now: clock.now(), ...clockState() }
  }

  /**
   * Returns a function that measures the milliseconds since an intent ended. It takes the least of three clocks,
   * because the device's clock may have been changed.
   */
  function measureSinceEnd(): (intent: Intent) => number {
    const [{ now, server }, steady] = [readClock(), clock.steady()]
    return ({ key, endedAt = 0, serverEndedAt }) =>
      Math.min(
        Math.abs(now - endedAt),
        steady - (doneAt.get(key) ?? Number.NEGATIVE_INFINITY),
        server === undefined || serverEndedAt === undefined ? Number.POSITIVE_INFINITY : server - serverEndedAt,
      )
  }

  /**
   * Dates the intents that other tabs finished as soon as this page reads them: the device's clock may change later.
   */
  function dateDone(): void {
    const msSinceEnd = measureSinceEnd()
    for (const one of journal.all())
      if (one.state === 'done' && !doneAt.has(one.key)) doneAt.set(one.key, clock.steady() - msSinceEnd(one))
  }

  async function recordEvent(key: string, event: IntentEvent): Promise<Intent | undefined> {
    const changed = await journal.change((intents) => {
      const intent = intents.find((one) => one.key === key)
      const next = intent && applyEvent(intent, event, readClock(), policy)
      if (next !== intent && next?.state === 'done' && !doneAt.has(key)) doneAt.set(key, clock.steady())
      return [next && next !== intent ? intents.map((one) => (one === intent ? next : one)) : intents, next]
    })
    refresh()
    return changed
  }

  /** Checks an intent with the server and records what was found. */
  async function checkIntent(intent: Intent): Promise<void> {
    const { key, endpoint, page, attempt: attempted, serverAt } = intent
    // The page may be gone. Another one may know the calls.
    if (page !== undefined) await options.loadPage?.(page).catch(() => undefined)
    const open = inFlight.get(key)
    const isOpenHere = open?.attempt === attempted
    // Tells other tabs that the request is still open.
    if (isOpenHere) await recordEvent(key, { is: 'held', attempt: attempted })
    const isOver = isOpenHere ? clock.steady() - open.since >= hungMs : gracePeriod.isOver(intent)
    const rule = outcomeRuleOf(endpoints, endpoint)
    const ask = options.checkOutcome ?? checkOutcome
    // A read that left before the refusal came proves nothing about it.
    const doubt = doubted.get(key)
    const finding = await ask(intent, { client, clock, rule, intents: journal.all(), since: journal.since() })
    if (finding.is === 'found') {
      // The endpoint's own answer, if there is one, says more than the row.
      if (!results.has(key)) results.set(key, { row: finding.row })
      await recordEvent(key, { is: 'found', ref: finding.ref })
      return
    }
    if (finding.is === 'missing' && doubt?.attempt === attempted) {
      // The records would show a payment by now, so the request did not cause the refusal itself.
      results.set(key, { error: doubt.error })
      doubted.delete(key)
      await recordEvent(key, { is: 'refused', attempt: attempted })
      return
    }
    const isTimeKnown = rule.time === undefined || serverAt !== undefined || !gracePeriod.wasClockSet(intent)
    // A request that is still open may still move money.
    const isSure = finding.is === 'missing' && isTimeKnown && !inFlight.has(key)
    await recordEvent(key, { is: 'missed', attempt: attempted, isOver, isSure, isDoubtful: finding.is === 'unclear' })
  }

  return {
    ...view,
    isKept: journal.isKept,
    async send(endpoint, body, { tappedAt = clock.steady(), ...wish } = {}) {
      const rule = outcomeRuleOf(endpoints, endpoint)
      const request = { ...wish, endpoint, body, rule, uid: uid(), tappedAt }
      const msSinceEnd = measureSinceEnd()
      startRestoreLoop()
      const context = {
        ...options,
        policy,
        journal,
        gracePeriod,
        results,
        pendingOutcomes,
        inFlight,
        doubted,
        refresh,
        pollOutcome,
        checkIntent,
        recordEvent,
        readClock,
      }
      return sendMoney(request, msSinceEnd, context)
    },
    async resume() {
      recalled ??= recall()
      await recalled
      await journal.restore()
      dateDone()
      for (const intent of journal.all()) {
        const { key, state, attempt: attempted, sentAt } = intent
        if (!isOwn(intent, uid()) || pendingOutcomes.has(key) || !isPending(intent)) continue
        gracePeriod.observe(intent)
        // The tab that sent it has closed, or has waited too long.
        if (state === 'sending' && Math.abs(clock.now() - sentAt) >= slowMs)
          await recordEvent(key, { is: 'lost', attempt: attempted })
        pollOutcome(key)
      }
      startRestoreLoop()
      refresh()
    },
    restoreNow: journal.restoreNow,
    async check(key) {
      await journal.restore()
      const broken = journal.broken().find((one) => one.key === key)
      const intent = broken && !isFromNewerBuild(broken) && repairRecord(broken, clock.now())
      if (intent && attempt(() => outcomeRuleOf(endpoints, intent.endpoint))) await journal.resolveBroken(key, intent)
      refresh()
      if (journal.all().some((one) => one.key === key)) pollOutcome(key, 'now')
    },
    async acknowledge(key) {
      if (journal.broken().some((one) => one.key === key)) {
        await journal.resolveBroken(key, undefined)
        return refresh()
      }
      await recordEvent(key, { is: 'seen' })
    },
  }
}

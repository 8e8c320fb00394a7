// The money of a real page: the browser's storage, locks, timers and events.
import type { ServerClock } from '../api/serverClock'
import { attempt } from '../session/attempt'
import type { Session } from '../session/session'
import { createMoney } from './createMoney'
import type { Locks } from './locks'
import type { Money, MoneyClient } from './money'
import type { MoneyClock } from './moneyClock'
import type { MoneyShape } from './outcomeRule'

export interface Surroundings {
  /** Prefixes the name of what is kept (spec §9). */
  readonly project: string
  readonly client: MoneyClient
  readonly serverClock: ServerClock
  readonly session: Session
  endpoint(name: string): MoneyShape
}

/** Opens the journal, and asks about what it holds now and whenever somebody returns to the page. */
export async function openMoney({ project, client, serverClock, session, endpoint }: Surroundings): Promise<Money> {
  const storage = () => window.localStorage
  const clock: MoneyClock = {
    now: Date.now,
    serverNow: serverClock.now,
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  // Pages that are not secure have no locks.
  const { locks }: { readonly locks?: Locks } = navigator
  const money = createMoney({
    name: `${project}.money`,
    storage,
    locks: locks ?? (await import('./leases')).createLeases(attempt(storage), clock),
    client,
    clock,
    uid: () => session.current()?.uid ?? '',
    endpoints: endpoint,
    sending: async () => (await import('./send')).send,
    inquiry: async () => (await import('./inquire')).inquire,
    isOffline: () => !navigator.onLine,
  })
  const resume = () => void money.resume()
  for (const event of ['pageshow', 'online', 'storage']) addEventListener(event, resume)
  document.addEventListener('visibilitychange', resume)
  session.subscribe(resume)
  resume()
  return money
}

// The money of a real page: the browser's storage, locks, timers and events.
import type { QueryClient } from '@tanstack/react-query'
import type { ServerClock } from '../api/serverClock'
import { attempt } from '../lib/attempt'
import type { Session } from '../session/session'
import { createMoney } from './createMoney'
import { inquiryClient } from './inquiryClient'
import type { Locks, MoneyClock } from './journal/moneyClock'
import type { Money, MoneyClient } from './money'
import type { MoneyShape } from './outcomeRule'

export interface Surroundings {
  /** Prefixes the name of what is kept (spec §9). */
  readonly project: string
  readonly client: MoneyClient
  readonly cache: QueryClient
  readonly serverClock: ServerClock
  readonly session: Session
  endpoint(name: string): MoneyShape
}

/** Opens the journal, and asks about what it holds now and whenever somebody returns to the page. */
export async function openMoney(surroundings: Surroundings): Promise<Money> {
  const { project, client, cache, serverClock, session, endpoint } = surroundings
  const storage = () => window.localStorage
  const clock: MoneyClock = {
    now: Date.now,
    steady: () => performance.now(),
    serverNow: serverClock.now,
    knowsServer: serverClock.isKnown,
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
    locks: locks ?? (await import('./journal/leases')).createLeases(attempt(storage), clock),
    client: inquiryClient(client, cache),
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
  addEventListener('pagehide', () => money.leave())
  session.subscribe(resume)
  resume()
  return money
}

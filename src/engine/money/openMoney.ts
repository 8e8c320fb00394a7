// Opens the money service of a real page, with the browser's storage, locks, timers and events.
import type { QueryClient } from '@tanstack/react-query'
import type { ServerClock } from '../api/serverClock'
import { attempt } from '../lib/attempt'
import type { Session } from '../session/session'
import { createMoneyService } from './createMoneyService'
import { createDurableCopy } from './journal/durableCopy'
import { journalName } from './lazyMoney'
import { outcomeClient } from './outcomeClient'
import type { Locks, MoneyClock } from './journal/moneyClock'
import type { MoneyService, MoneyClient } from './money'
import type { MoneyShape } from './outcomeRule'

export interface BrowserMoneyOptions {
  /** Prefix of the storage entry. */
  readonly project: string
  readonly client: MoneyClient
  readonly cache: QueryClient
  readonly serverClock: ServerClock
  readonly session: Session
  endpoint(name: string): MoneyShape
  /** Loads what the page of an address declares. */
  loadPage?(path: string): Promise<unknown>
}

/** Opens the service with what the device has stored, and checks pending intents now and on each return to the page. */
export async function openMoney(surroundings: BrowserMoneyOptions): Promise<MoneyService> {
  const { project, client, cache, serverClock, session, endpoint, loadPage } = surroundings
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
  // Insecure pages have no Web Locks.
  const { locks }: { readonly locks?: Locks } = navigator
  const money = createMoneyService({
    name: journalName(project),
    storage,
    durable: createDurableCopy(journalName(project)),
    locks: locks ?? (await import('./journal/leaseLocks')).createLeaseLocks(attempt(storage), clock),
    client: outcomeClient(client, cache),
    clock,
    uid: () => session.current()?.uid ?? '',
    endpoints: endpoint,
    ...(loadPage && { loadPage }),
    isOffline: () => !navigator.onLine,
  })
  const resume = () => void money.resume()
  for (const event of ['pageshow', 'online', 'storage']) addEventListener(event, resume)
  document.addEventListener('visibilitychange', resume)
  addEventListener('pagehide', () => money.restoreNow())
  session.subscribe(resume)
  // Nothing is shown or sent before the copy on the disk is known.
  await money.resume()
  return money
}

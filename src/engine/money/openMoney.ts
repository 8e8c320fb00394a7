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
  const name = `${project}.money`
  const storage = () => window.localStorage
  const money = createMoney({
    name,
    storage,
    locks: webLocks(navigator) ?? (await import('./leases')).createLeases(attempt(storage), clock),
    client,
    clock: { ...clock, serverNow: serverClock.now },
    uid: () => session.current()?.uid ?? '',
    endpoints: endpoint,
    isOffline: () => !navigator.onLine,
  })
  const resume = () => void money.resume()
  window.addEventListener('pageshow', resume)
  window.addEventListener('online', resume)
  window.addEventListener('storage', ({ key }) => {
    if (key === name) resume()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume()
  })
  session.subscribe(resume)
  resume()
  return money
}

const clock: MoneyClock = {
  now: Date.now,
  serverNow: Date.now,
  after(ms, run) {
    const timer = window.setTimeout(run, ms)
    return () => window.clearTimeout(timer)
  },
}

/** Pages that are not secure have none. */
function webLocks({ locks }: { readonly locks?: Locks | null }): Locks | undefined {
  return locks ?? undefined
}

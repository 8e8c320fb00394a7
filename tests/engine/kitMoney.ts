// The money of the small product: one tab, its storage, and timers that end with the test.
import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../src/engine/api/client'
import type { ServerClock } from '../../src/engine/api/serverClock'
import { createMoneyService } from '../../src/engine/money/createMoneyService'
import { outcomeClient } from '../../src/engine/money/outcomeClient'
import { createLazyMoney, type LazyMoney } from '../../src/engine/money/lazyMoney'
import type { MoneyShape } from '../../src/engine/money/outcomeRule'
import type { Session } from '../../src/engine/session/session'

interface Parts {
  readonly client: Client
  readonly cache: QueryClient
  readonly clock: ServerClock
  readonly session: Session
  endpoint(name: string): MoneyShape
}

export function moneyFor({ client, cache, clock, session, endpoint }: Parts): LazyMoney {
  return createLazyMoney(async () => {
    const money = createMoneyService({
      name: journal,
      storage: () => localStorage,
      locks: { request: async (_name, run) => run() },
      client: outcomeClient(client, cache),
      clock: {
        now: Date.now,
        steady: () => performance.now(),
        serverNow: clock.now,
        knowsServer: () => true,
        after: later,
      },
      uid: () => session.current()?.uid ?? '',
      endpoints: endpoint,
    })
    await money.resume()
    return money
  })
}

/** The name of the stored journal. */
export const journal = 'kit.money'

export function forgetTimers(): void {
  for (const timer of timers.splice(0)) clearTimeout(timer)
}

const timers: ReturnType<typeof setTimeout>[] = []

/** The waits of money last a tenth here: the order of what ends first stays the same. */
function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms / 10)
  timers.push(timer)
  return () => clearTimeout(timer)
}

// Whether a request can still be on its way: by clocks that nobody can set.
import type { Intent } from './intent'
import type { MoneyClock } from './moneyClock'

export interface GracePeriod {
  /** Begins to count for what is seen for the first time, or is said to be still on its way. */
  observe(intent: Intent): void
  /** Tells whether so much time has passed since it was last known to be on its way that it cannot be any more. */
  isOver(intent: Intent): boolean
  /** Tells whether the device's clock was set since an intent was first seen here. */
  wasClockSet(intent: Intent): boolean
}

/**
 * Makes the measure. Time counts from when this page sees an attempt: the device's clock may have been set before. Longer
 * ago counts where the server's clock tells so at both ends.
 */
export function createGracePeriod(clock: MoneyClock, graceMs: number): GracePeriod {
  const seen = new Map<string, { readonly mark: string; readonly steady: number; readonly drift: number }>()
  const driftNow = () => clock.now() - clock.steady()

  function see(intent: Intent): void {
    const { key, attempt, beat = 0 } = intent
    const mark = `${attempt} ${beat}`
    const before = seen.get(key)
    if (before?.mark === mark) return
    seen.set(key, { mark, steady: clock.steady(), drift: before?.drift ?? driftNow() })
  }

  return {
    observe: see,
    isOver(intent) {
      see(intent)
      const began = seen.get(intent.key)?.steady ?? clock.steady()
      if (clock.steady() - began >= graceMs) return true
      const { aliveAt } = intent
      return aliveAt !== undefined && clock.knowsServer() && clock.serverNow() - aliveAt >= graceMs + roundingMs
    },
    wasClockSet(intent) {
      see(intent)
      const drift = seen.get(intent.key)?.drift ?? driftNow()
      return Math.abs(driftNow() - drift) > jumpMs || clock.now() < intent.sentAt - jumpMs
    },
  }
}

/** The server's time is known by whole seconds at both ends. */
const roundingMs = 5000
const jumpMs = 2000

// Measures whether a request can still be open, by clocks that nobody can change.
import type { Intent } from './intent'
import type { MoneyClock } from './moneyClock'

export interface GracePeriod {
  /** Starts the period at the first sight of an attempt, and again when its page confirms it. */
  observe(intent: Intent): void
  /** Returns true if the request was last confirmed too long ago to be open. */
  isOver(intent: Intent): boolean
  /** Returns true if the device's clock changed since the intent was first seen here. */
  wasClockSet(intent: Intent): boolean
}

/**
 * Creates the measure. Time counts from the moment this page sees an attempt, because the device's clock may have
 * changed before. Earlier time counts only by the server's clock.
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

/** The server's time is known in whole seconds at both ends. */
const roundingMs = 5000
const jumpMs = 2000

// Implements locks with a lease in the shared storage, for browsers without Web Locks.
import { type Locks, wait, type SharedStorage, type Timers } from './moneyClock'
import { attempt } from '../../lib/attempt'
import { randomId } from '../../lib/text'

/**
 * Creates the locks. `run` must be synchronous. Without a working storage `run` starts at once, because no other tab
 * can share it.
 */
export function createLeaseLocks(storage: SharedStorage | undefined, clock: Timers): Locks {
  return {
    async request(name, run) {
      const release = storage && (await take(`${name}.lease`, storage, clock))
      try {
        return run()
      } finally {
        release?.()
      }
    },
  }
}

const leaseMs = 2000
/** Milliseconds that two tabs need at most to see each other's writes. */
const settleMs = 50

async function take(name: string, storage: SharedStorage, clock: Timers): Promise<(() => void) | undefined> {
  const own = randomId()
  for (;;) {
    try {
      const now = clock.now()
      const [, until = '0'] = (storage.getItem(name) ?? '').split(' ')
      // A lease with a later end was written by another clock.
      const isHeld = Number(until) > now && Number(until) <= now + leaseMs
      if (!isHeld) storage.setItem(name, `${own} ${now + leaseMs}`)
    } catch {
      return undefined
    }
    await wait(clock, settleMs)
    // If two tabs wrote at the same time, the last one has the lease.
    if (attempt(() => storage.getItem(name))?.startsWith(own) === true) {
      return () => {
        attempt(() => storage.removeItem(name))
      }
    }
  }
}

// Locks by a lease in the shared storage, for browsers that have no Web Locks.
import { type Locks, wait, type SharedStorage, type Timers } from './moneyClock'
import { attempt } from '../../lib/attempt'
import { randomId } from '../../lib/random'

/** Makes locks on a storage. Where it takes nothing there is nobody to wait for. What is run must not wait for anything. */
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
/** Longer than two tabs need to see each other's writing. */
const settleMs = 50

async function take(name: string, storage: SharedStorage, clock: Timers): Promise<(() => void) | undefined> {
  const own = randomId()
  for (;;) {
    try {
      const now = clock.now()
      const [, until = '0'] = (storage.getItem(name) ?? '').split(' ')
      // A lease that ends too late was written by another clock.
      const isHeld = Number(until) > now && Number(until) <= now + leaseMs
      if (!isHeld) storage.setItem(name, `${own} ${now + leaseMs}`)
    } catch {
      return undefined
    }
    await wait(clock, settleMs)
    // Of those who took it at the same time the last one has it.
    if (attempt(() => storage.getItem(name))?.startsWith(own) === true) {
      return () => {
        attempt(() => storage.removeItem(name))
      }
    }
  }
}

import type { Store } from '../session/storage'

/**
 * Returns whether one more request may be made, and counts it: none while offline, at most 20 in an hour, in all tabs and
 * across reloads. The store keeps the count in memory where the browser keeps nothing.
 */
export function mayRequest(store: Pick<Store, 'get' | 'set'>): boolean {
  const made = `${store.get('report')}`.split(',').filter((at) => Math.abs(Date.now() - +at) < 3_600_000)
  return navigator.onLine && !made[19] && store.set('report', [...made, Date.now()].join())
}

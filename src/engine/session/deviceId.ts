import { randomId } from './randomId'
import type { Store } from './storage'

/** Gives the random id of this device, made at the first call and kept in the store: 32 hexadecimal digits. */
export function deviceId(store: Store): string {
  const kept = store.get('device')
  if (kept !== undefined && /^[0-9a-f]{32}$/.test(kept)) return kept
  const made = randomId()
  store.set('device', made)
  return made
}

import type { Store } from './storage'

/** Gives the random id of this device, made at the first call and kept in the store: 32 hexadecimal digits. */
export function deviceId(store: Store): string {
  const kept = store.get('device')
  if (kept !== undefined && /^[0-9a-f]{32}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  store.set('device', made)
  return made
}

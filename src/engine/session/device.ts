import { randomId } from '../lib/random'
import type { Store } from './storage'

/** What the headers say of the device; a browser tells little, and 0.0.0 stands for no app (spec §7). */
export function deviceInfo(browser: string): {
  isAndroid: boolean
  appVersion: string
  phoneModel: string
  systemVersion: string
} {
  const android = /Android ([\d.]+)/.exec(browser)
  const ios = /(iPhone|iPad|iPod).* OS ([\d_]+)/.exec(browser)
  const model = /Android [^;)]*; ([^;)]+?)(?: Build|[;)])/.exec(browser)
  return {
    isAndroid: android !== null,
    appVersion: '0.0.0',
    phoneModel: model?.[1] ?? ios?.[1] ?? 'browser',
    systemVersion: android?.[1] ?? ios?.[2]?.replaceAll('_', '.') ?? '0',
  }
}

/** Gives the random id of this device, made at the first call and kept in the store: 32 hexadecimal digits. */
export function deviceId(store: Store): string {
  const kept = store.get('device')
  if (kept !== undefined && /^[0-9a-f]{32}$/.test(kept)) return kept
  const made = randomId()
  store.set('device', made)
  return made
}

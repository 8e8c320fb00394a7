import { randomId } from '../lib/text'
import type { Store } from './storage'

/** Returns what the headers report of the device. A browser tells little; version 0.0.0 stands for no app. */
export function deviceInfo(browser: string): {
  platform: 'android' | 'other'
  appVersion: string
  phoneModel: string
  systemVersion: string
} {
  const android = /Android ([\d.]+)/.exec(browser)
  const ios = /(iPhone|iPad|iPod).* OS ([\d_]+)/.exec(browser)
  const model = /Android [^;)]*; ([^;)]+?)(?: Build|[;)])/.exec(browser)
  return {
    platform: android ? 'android' : 'other',
    appVersion: '0.0.0',
    phoneModel: model?.[1] ?? ios?.[1] ?? 'browser',
    systemVersion: android?.[1] ?? ios?.[2]?.replaceAll('_', '.') ?? '0',
  }
}

/** Returns the random id of this device, 32 hexadecimal digits. It is created at the first call and stored. */
export function deviceId(store: Store): string {
  const stored = store.get('device')
  if (stored !== undefined && /^[0-9a-f]{32}$/.test(stored)) return stored
  const created = randomId()
  store.set('device', created)
  return created
}

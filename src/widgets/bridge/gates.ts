// Decides whether an app is new enough for a function. An unknown version is too old.
import type { DeviceInfo } from '../../generated/types'
import type { Gate } from './nativeFunction'
import type { Platform } from './wire/wire'

/** Returns whether an app passes a gate. */
export function passesGate(gate: Gate, platform: Platform, app: DeviceInfo['res'] | undefined): boolean {
  if (platform === 'android') return passesAndroid(gate.androidAbove, app?.versionCode)
  return passesIos(gate.ios, app?.version)
}

/** Returns true unless the required version is newer than the app's. Development builds pass, invalid versions do not. */
export function passesIos(required: string, version: unknown): boolean {
  if (typeof version !== 'string') return false
  if (unversioned.has(version)) return true
  return isVersion(version) && !isNewerVersion(required, version)
}

/** Returns true if the build number is above the bound: for a bound of 89, the first is 90. */
export function passesAndroid(above: number, versionCode: unknown): boolean {
  const isNumber = typeof versionCode === 'number' || (typeof versionCode === 'string' && /^\d+$/.test(versionCode))
  return isNumber && Number(versionCode) > above
}

/** Returns whether the first version is newer. Compares parts as numbers; missing parts are 0. */
export function isNewerVersion(first: string, second: string): boolean {
  const parts = [first, second].map((version) => version.split('.').map(Number))
  const [a = [], b = []] = parts
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

/** The version texts of development builds. */
const unversioned: ReadonlySet<string> = new Set(['0.0.0', '{ip}'])

function isVersion(text: string): boolean {
  return /^\d+(\.\d+)*$/.test(text)
}

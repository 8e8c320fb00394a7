import type { AppDevice, Platform } from './appTypes'
import type { Choices } from './choices'

const models: { readonly [P in Platform]: { readonly phoneModel: string; readonly systemVersion: string } } = {
  ios: { phoneModel: 'iPhone 15', systemVersion: '17.4' },
  android: { phoneModel: 'Pixel 8', systemVersion: '14' },
}

/** Returns the app's description of itself and of the phone. */
export function deviceOf(
  platform: Platform,
  { version, versionCode, language }: Pick<Choices, 'version' | 'versionCode' | 'language'>,
): AppDevice {
  return { version, versionCode, deviceId: `shell-${platform}`, language, ...models[platform] }
}

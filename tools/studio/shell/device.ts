import type { Platform } from '../../../src/widgets/bridge/wire/wire'
import type { UserDeviceInfo } from '../../../src/generated/types'
import type { Choices } from './choices'

const models: { readonly [P in Platform]: { readonly phoneModel: string; readonly systemVersion: string } } = {
  ios: { phoneModel: 'iPhone 15', systemVersion: '17.4' },
  android: { phoneModel: 'Pixel 8', systemVersion: '14' },
}

/** Returns the app's description of itself and of the phone. */
export function deviceOf(
  platform: Platform,
  { version, versionCode, language }: Pick<Choices, 'version' | 'versionCode' | 'language'>,
): UserDeviceInfo['res'] {
  return { version, versionCode, deviceId: `shell-${platform}`, language, ...models[platform] }
}

import { expect, it } from 'vitest'
import { deviceInfo } from '../../../src/engine/session/device'

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A) AppleWebKit/537.36', true, 'Pixel 8', '14'],
  ['Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36', true, 'SM-A105F', '10'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X)', false, 'iPhone', '17.4.1'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome', false, 'browser', '0'],
  ['', false, 'browser', '0'],
])('S7-08 %j tells platform, model and system', (agent, isAndroid, phoneModel, systemVersion) => {
  expect(deviceInfo(agent)).toEqual({ isAndroid, appVersion: '0.0.0', phoneModel, systemVersion })
})

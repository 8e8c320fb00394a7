import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestHeaders } from '../../../src/engine/api/headers'
import { createServerClock } from '../../../src/engine/api/serverClock'
import { readXsrf } from '../../../src/engine/api/xsrf'

it.each([
  ['XSRF-TOKEN=a', 'a'],
  ['x=1; XSRF-TOKEN=a%3Db; y=2', 'a=b'],
  ['XSRF-TOKEN=a=b==', 'a=b=='],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['X-XSRF-TOKEN=a', undefined],
  ['XSRF-TOKEN=', undefined],
  ['', undefined],
])('S7-10 the cookies "%s" hold the token %s', (cookies, token) => {
  expect(readXsrf(cookies)).toBe(token)
})

it('S7-08 any text makes headers that can be sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (phoneModel, token) => {
      const facts = {
        deviceId: 'd',
        language: 'en',
        isAndroid: false,
        appVersion: '',
        phoneModel,
        systemVersion: '\ud800',
        token,
      }
      expect(() => new Headers(requestHeaders(facts, 0, token))).not.toThrow()
    }),
    { numRuns: 300 },
  )
})

it.each([
  [undefined, 'secret', { uid: '7', token: 'secret', authorization: undefined }],
  ['Token', 'secret', { uid: undefined, token: undefined, authorization: 'Token secret' }],
  ['Bearer', undefined, { uid: undefined, token: undefined, authorization: undefined }],
] as const)('with the scheme %s and the token %s, the session is in its header', (scheme, token, wanted) => {
  const device = { deviceId: 'd', language: 'en', isAndroid: false, appVersion: '', phoneModel: '', systemVersion: '' }
  const { uid, token: sent, authorization } = requestHeaders({ ...device, uid: '7', token, scheme }, 0, undefined)
  expect({ uid, token: sent, authorization }).toEqual(wanted)
})

it.each([
  [null, 0],
  ['garbage', 0],
  [new Date(1_000_001_000).toUTCString(), 0],
  [new Date(1_000_003_000).toUTCString(), 3_000],
  [new Date(999_997_000).toUTCString(), -3_000],
  [new Date(1_086_400_000).toUTCString(), 86_400_000],
  [new Date(913_600_000).toUTCString(), -86_400_000],
])('F36 a server that says %s moves the clock by %i ms', (date, offset) => {
  const clock = createServerClock(() => 1_000_000_000)
  clock.learn(date)
  expect(clock.now()).toBe(1_000_000_000 + offset)
})

it.each([
  ['is corrected', 0, 0],
  ['is set wrong by another day', -172_800_000, 172_800_000],
])('F36 after the clock of the device %s, the next answer says how far off it is', (_what, change, offset) => {
  let device = 1_086_400_000
  const clock = createServerClock(
    () => device,
    () => 0,
  )
  clock.learn(new Date(1_000_000_000).toUTCString())
  expect(clock.now()).toBe(1_000_000_000)
  device = 1_000_000_000 + change
  expect(clock.isKnown()).toBe(false)
  clock.learn(new Date(1_000_000_000).toUTCString())
  expect(clock.now()).toBe(device + offset)
  expect(clock.isKnown()).toBe(true)
})

it.each([
  ['an Android device', '2', true],
  ['an iPhone', '1', false],
])('%s sends the platform %s', (_what, platform, isAndroid) => {
  const device = { deviceId: 'd', language: 'en', appVersion: '', phoneModel: '', systemVersion: '' }
  expect(requestHeaders({ ...device, isAndroid }, 0, undefined).platform).toBe(platform)
})

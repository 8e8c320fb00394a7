// Tests unexpected answers of an app.
import { expect, it } from 'vitest'
import { nativeFunctions } from '../../../src/generated/native'
import type { NativeFunction, NativeName } from '../../../src/widgets/bridge/nativeFunction'
import { emptyAnswer, readAnswer } from '../../../src/widgets/bridge/readAnswer'
import { user } from './stand'

const names = Object.keys(nativeFunctions) as NativeName[]
const of = (name: NativeName): NativeFunction => nativeFunctions[name]
const device = { code: 0, res: { version: '1.3.14', versionCode: 90 } }

it.each<[string, NativeName, unknown, unknown]>([
  ['S3-01 code as text', 'getDeviceInfo', { ...device, code: '0' }, { ...device, code: 0 }],
  ['S3-01 versionCode as text', 'getDeviceInfo', { res: { versionCode: '90' } }, { res: { versionCode: 90 } }],
  ['S3-01 text of JSON', 'getDeviceInfo', JSON.stringify(device), device],
  [
    'S3-02 what was shared',
    'appShare',
    { code: 0, msg: 'ok', res: { type: 7, text: 'a', tips: 'b' } },
    { code: 0, msg: 'ok', res: { type: 7, text: 'a', tips: 'b' } },
  ],
  ['S3-06 wrapped uploads', 'uploadFile', { code: 0, res: [{ url: 'https://a/1' }] }, [{ url: 'https://a/1' }]],
  [
    'a user whose id is beyond 2^53',
    'getUserInfo',
    '{"uid":9007199254740993,"token":"t"}',
    { uid: '9007199254740993', token: 't' },
  ],
  ['a wrapped user', 'getUserInfo', { code: 0, res: user }, user],
  ['1', 'hasNativeMethod', 1, true],
  ['"0"', 'hasNativeMethod', '0', false],
  ['nothing for an object', 'getUserInfo', undefined, undefined],
  ['anything where nothing is answered', 'closeWebview', 'whatever', undefined],
])('%s is read', (_title, name, given, expected) => {
  expect(readAnswer(of(name), given)).toEqual({ value: expected })
})

it.each<[string, NativeName, unknown]>([
  ['a code other than 0', 'getDeviceInfo', { ...device, code: -1 }],
  ['garbage', 'getDeviceInfo', '}{'],
  ['a user without a token', 'getUserInfo', { uid: '7' }],
  ['a member that throws', 'getUserInfo', Object.defineProperty({}, 'uid', { get: () => expect.fail('read') })],
])('%s is a problem, which tells nothing of it', (_title, name, given) => {
  const read = readAnswer(of(name), given)
  expect(Object.keys(read)).toEqual(['problem'])
})

it('S7-06 the empty values', () => {
  const empty = Object.fromEntries(
    names.map((name) => [name, emptyAnswer(of(name))]).filter(([, value]) => value !== undefined),
  )
  expect(empty).toEqual({ hasNativeMethod: false, chooseImage: [], uploadFile: [] })
})

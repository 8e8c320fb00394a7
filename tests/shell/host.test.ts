// Tests the app in the phone, and the address of the shell.
import { appFunctions as functions } from 'virtual:studio/product'
import { describe, expect, it, vi } from 'vitest'
import { nativeFunctions } from '../../src/generated/native'
import type { NativeName, NativeTable } from '../../src/widgets/bridge/nativeFunction'
import { readAnswer } from '../../src/widgets/bridge/readAnswer'
import { type Choices, initialChoices, readChoices, writeChoices } from '../../tools/studio/shell/choices'
import { type HostOptions, createHost } from '../../tools/studio/shell/host'
import { withManners } from '../../tools/studio/shell/manners'

describe('the app', () => {
  const user = { uid: '7', token: 'secret' }
  const device = {
    version: '1.4.0',
    versionCode: 120,
    deviceId: 'd',
    language: 'en',
    phoneModel: 'p',
    systemVersion: '1',
  }

  function open(options: Partial<HostOptions> = {}) {
    const show = vi.fn<HostOptions['show']>()
    const host = createHost({
      device,
      user: async () => user,
      has: (name) => name === 'jumpToUser',
      pictures: (wanted) => Array.from({ length: wanted }, (_, index) => ({ path: `p${index}`, data: `data${index}` })),
      upload: async ({ path, data }) => `https://img.lumi.example/${path}-${data}`,
      show,
      ...options,
    })
    return { host, show }
  }

  describe('the app in the phone', () => {
    it.each([
      ['getUserDeviceInfo', {}, { code: 0, res: device }],
      ['hasNativeMethod', { name: 'jumpToUser', type: 'all' }, true],
      ['hasNativeMethod', { name: 'jumpToMoon' }, false],
      ['appShare', { type: 7, text: 't', tips: 'copied' }, { code: 0, res: { type: 7, text: 't', tips: 'copied' } }],
    ])('answers %s of %j', async (name, data, answer) => {
      expect(await open().host.answer(name, data)).toEqual(answer)
    })

    it.each([
      ['setTabBar', { isShow: false }, { hasTabBar: false }],
      ['hiddenBackButton', { isHidden: true }, { hasBackButton: false }],
      ['closeWebview', {}, { isClosed: true }],
      ['jumpToUser', { uid: '123' }, { told: 'The app was asked for jumpToUser: uid 123' }],
      ['appShare', { type: 2, text: 'join us' }, { told: 'The app shared by way 2: join us' }],
    ])('shows what %s of %j does', async (name, data, change) => {
      const { host, show } = open()
      await host.answer(name, data)
      expect(show).toHaveBeenCalledWith(change)
    })

    it.each(Object.keys(nativeFunctions) as NativeName[])('answers %s as the contract says', async (name) => {
      const samples: { readonly [name: string]: object } = {
        uploadFile: { images: [{ path: 'a', data: 'b' }] },
        appShare: { type: 1, text: 't' },
      }
      const table: NativeTable = nativeFunctions
      const answer = await open().host.answer(name, samples[name] ?? {})
      expect(readAnswer(table[name] ?? { kind: 'info', args: {} }, answer)).not.toHaveProperty('problem')
    })
  })

  describe('a function that is configured to', () => {
    it.each([
      ['refused', { code: 500, msg: 'refused' }],
      ['garbage', '}{ garbage'],
      ['normal', user],
    ] as const)('answers: %s', async (manner, answer) => {
      const host = withManners(open().host, () => ({ getUserInfo: manner }))
      expect(await host.answer('getUserInfo', {})).toEqual(answer)
    })

    it.each(['never', 'missing'] as const)('does not answer: %s', async (manner) => {
      const answered = vi.fn<() => void>()
      const host = withManners(open().host, () => ({ getUserInfo: manner }))
      void host.answer('getUserInfo', {}).then(answered)
      await host.answer('stopLoading', {})
      expect(answered).not.toHaveBeenCalled()
    })
  })
})

describe('choices', () => {
  const user = '7'

  const changed: readonly Partial<Choices>[] = [
    {},
    { app: 'jsBridge1', arrival: 'late' },
    { user: '', session: 'over', language: 'ar' },
    { version: '0.0.0', versionCode: 89, pictures: 0 },
    { path: '/guild/member?period=1&market=russia' },
    { manners: { getUserInfo: 'never', chooseImage: 'garbage', uploadFile: 'missing' } },
  ]

  describe('the address of the shell', () => {
    it.each(changed)('contains the choices: %j', (change) => {
      const choices = { ...initialChoices, user, ...change }
      expect(readChoices(writeChoices(choices, user), { functions, user })).toEqual(choices)
    })

    it('omits initial choices', () => {
      expect(writeChoices({ ...initialChoices, user, manners: { getUserInfo: 'normal' } }, user)).toBe('')
      expect(writeChoices({ ...initialChoices, user, path: '/guild' }, user)).toBe('?path=%2Fguild')
    })

    it.each([
      ['?app=symbian', 'There is no app "symbian". Use dsAndroid, dsIos,'],
      ['?answer=getUserInfo:twice', 'There is no answer "twice".'],
      ['?answer=jumpToMoon:never', 'There is no function "jumpToMoon".'],
      ['?colour=red', 'There is no choice "colour".'],
      ['?versionCode=1.4', 'versionCode is "1.4", which is not a number from 0 on.'],
      ['?path=https://elsewhere.example', 'which does not begin with one slash.'],
      ['?path=//elsewhere.example', 'which does not begin with one slash.'],
    ])('is refused where there is no such thing: %s', (search, sentence) => {
      expect(() => readChoices(search, { functions, user })).toThrow(sentence)
    })
  })
})

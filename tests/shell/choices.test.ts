import { appFunctions as functions } from 'virtual:studio/product'
import { describe, expect, it } from 'vitest'
import { initialChoices, readChoices, writeChoices, type Choices } from '../../tools/studio/shell/choices'

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

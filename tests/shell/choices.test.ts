import { appFunctions as functions } from 'virtual:studio/product'
import { describe, expect, it } from 'vitest'
import { appNames, apps } from '../../tools/studio/shell/apps'
import { initialChoices, readChoices, writeChoices, type Choices } from '../../tools/studio/shell/choices'
import { profiles } from '../../tools/studio/shell/simulators/profiles'

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
    ['?arrival=soon', 'There is no arrival "soon". Use start, asked, parsed, loaded, late, never.'],
    ['?answer=getUserInfo:twice', 'There is no answer "twice".'],
    ['?answer=jumpToMoon:never', 'There is no function "jumpToMoon".'],
    ['?colour=red', 'There is no choice "colour".'],
    ['?versionCode=1.4', 'versionCode is "1.4", which is not a number from 0 on.'],
    ['?versionCode=1234567', 'versionCode is "1234567", which is not a number from 0 on.'],
    ['?pictures=-1', 'pictures is "-1", which is not a number from 0 on.'],
    ['?session=old', 'There is no session "old". Use good, over.'],
    ['?path=https://elsewhere.example', 'which does not begin with one slash.'],
    ['?path=//elsewhere.example', 'which does not begin with one slash.'],
  ])('is refused where there is no such thing: %s', (search, sentence) => {
    expect(() => readChoices(search, { functions, user })).toThrow(sentence)
  })
})

it('the phone offers every app', () => {
  expect(new Set(appNames.map((name) => apps[name]))).toEqual(new Set(profiles))
})

// Tests the values that tools of development put in the place of the real ones.
import { afterEach, expect, it, vi } from 'vitest'
import { withAssumed } from '../../../src/engine/runtime/scope/assumed'
import { pageScope, type ScopeValues } from '../../../src/engine/runtime/scope/scope'

const now = { day: 1, month: 3, hour: 9, weekday: 0, time: '2026-03-01T09:30' }
const host = { isApp: false, version: '0.0.0', language: 'en' }
const scopeOf = (user: unknown): ScopeValues =>
  pageScope({ id: 'first', environment: 'production', facts: { isOpen: false } }, host, {
    user,
    now,
    state: {},
    search: new URLSearchParams(),
  })

afterEach(() => {
  globalThis.pagewrightAssumed = undefined
  vi.unstubAllEnvs()
})

it.each<[string, unknown, object, object]>([
  ['nothing', { uid: '1' }, {}, { user: { uid: '1', bucket: 61 } }],
  ['a bucket', { uid: '1' }, { 'user.bucket': 7 }, { user: { uid: '1', bucket: 7 } }],
  ['a bucket of somebody who is not signed in', undefined, { 'user.bucket': 7 }, { user: undefined }],
  ['a fact of the market', null, { 'market.isOpen': true }, { market: { isOpen: true, id: 'first' } }],
  [
    'an environment',
    null,
    { 'market.environment': 'uat' },
    { market: { isOpen: false, id: 'first', environment: 'uat' } },
  ],
  ['a version', null, { 'host.version': '1.3.0' }, { host: { ...host, version: '1.3.0' } }],
  ['a member of an answer that is not there', null, { 'data.flags.isNew': true }, { data: {} }],
])('assumes %s', (_what, user, assumed, expected) => {
  globalThis.pagewrightAssumed = assumed as NonNullable<typeof globalThis.pagewrightAssumed>
  expect(scopeOf(user)).toMatchObject(expected)
})

it('assumes a member of an answer that is there, and leaves the others', () => {
  globalThis.pagewrightAssumed = { 'data.flags.isNew': true, 'data.flags.deep.isOld': false }
  const data = { flags: { isNew: false, deep: { isOld: true, name: 'a' } }, other: 1 }
  const scope = withAssumed({ ...scopeOf(null), data })
  expect(scope.data).toEqual({ flags: { isNew: true, deep: { isOld: false, name: 'a' } }, other: 1 })
  expect(data.flags.isNew).toBe(false)
})

it('assumes nothing in a build', () => {
  globalThis.pagewrightAssumed = { 'user.bucket': 7 }
  vi.stubEnv('DEV', false)
  expect(scopeOf({ uid: '1' })).toMatchObject({ user: { bucket: 61 } })
})

import { expect, it } from 'vitest'
import { deviceId } from '../../../src/engine/session/device'
import { createDrafts } from '../../../src/engine/session/drafts'
import { createStore } from '../../../src/engine/session/storage'
import { FakeStorage } from './fakeStorage'

function setUp(owner: string | undefined = '7') {
  const storage = new FakeStorage()
  const store = createStore(() => storage, 'product')
  const at = { uid: owner as string | undefined }
  return { storage, store, at, drafts: createDrafts(store, () => at.uid) }
}

it('F24 a draft comes back for the same uid, after a session that ran out', () => {
  const { drafts, at } = setUp()
  drafts.save('form', { name: 'a', amount: '1.50' })
  at.uid = undefined
  expect(drafts.load('form')).toBeUndefined()
  at.uid = '7'
  expect(drafts.load('form')).toEqual({ name: 'a', amount: '1.50' })
})

it.each([
  ['7', '8'],
  ['7', '70'],
  ['70', '7'],
  ['7/', '7'],
  ['7', '%37'],
])('F24 of the drafts of uid %s 0 bytes are left for %s', (owner, other) => {
  const { drafts, at, storage } = setUp(owner)
  drafts.save('form', { name: 'secret' })
  expect(storage.length).toBe(1)
  at.uid = other
  expect(drafts.load('form')).toBeUndefined()
  expect(storage.length).toBe(0)
})

it('F02 F24 keepOnly leaves nothing of others at once, nothing at all without a uid, and no other key touched', () => {
  const { drafts, store } = setUp()
  store.set('language', 'tr')
  drafts.save('form', { name: 'a' })
  drafts.keepOnly('7')
  expect(drafts.load('form')).toEqual({ name: 'a' })
  drafts.keepOnly(undefined)
  expect(store.keys()).toEqual(['language'])
})

it('F24 to save a draft removes the drafts of other people', () => {
  const { drafts, at, store } = setUp()
  drafts.save('form', { name: 'secret' })
  at.uid = '8'
  drafts.save('other', { name: 'mine' })
  expect(store.keys()).toEqual(['draft.8/other'])
})

it.each([
  ['of 65,536 characters is kept', 65_536, true],
  ['of 65,537 characters is not kept, nor the draft before it', 65_537, false],
])('F35 a draft %s', (_title, length, isKept) => {
  const { drafts } = setUp()
  const values = { name: 'x'.repeat(length - '{"name":""}'.length) }
  drafts.save('form', { name: 'before' })
  drafts.save('form', values)
  expect(drafts.load('form')).toEqual(isKept ? values : undefined)
})

it('clear takes one form alone', () => {
  const { drafts } = setUp()
  drafts.save('one', { a: 1 })
  drafts.save('two', { a: 2 })
  drafts.clear('one')
  expect([drafts.load('one'), drafts.load('two')]).toEqual([undefined, { a: 2 }])
})

it('without a session there are no drafts', () => {
  const { drafts, at, storage } = setUp()
  at.uid = undefined
  drafts.save('form', { a: 1 })
  expect(storage.length).toBe(0)
})

it.each(['{', '[]', 'null', '1'])('a draft with the text %s is ignored', (text) => {
  const { drafts, store } = setUp()
  drafts.save('form', {})
  for (const key of store.keys()) store.set(key, text)
  expect(drafts.load('form')).toBeUndefined()
})

it('the id of the device is random, and stays', () => {
  const { store } = setUp()
  const made = deviceId(store)
  expect(made).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceId(store)).toBe(made)
  expect(deviceId(setUp().store)).not.toBe(made)
})

it.each(['', 'x', '\r\nuid: 1'])('an id of the device that reads "%s" is made anew', (kept) => {
  const { store } = setUp()
  store.set('device', kept)
  expect(deviceId(store)).toMatch(/^[0-9a-f]{32}$/)
})

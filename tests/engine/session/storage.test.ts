import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviceId } from '../../../src/engine/session/device'
import { createDrafts } from '../../../src/engine/session/drafts'
import { createKeptValues } from '../../../src/engine/session/keptValues'
import { createRecents } from '../../../src/engine/session/recents'
import { createStore } from '../../../src/engine/session/storage'
import { FakeStorage } from './fakeStorage'

describe.each<[string, () => Storage | null]>([
  ['good', () => new FakeStorage()],
  ['null', () => null],
  ['full', () => new FakeStorage({ limit: 0 })],
  ['forbidden at every call', () => new FakeStorage({ refuses: true })],
  [
    'forbidden at once',
    () => {
      throw new DOMException('no', 'SecurityError')
    },
  ],
])('a storage that is %s', (_, open) => {
  it('F35 keeps, changes and removes', () => {
    const store = createStore(open, 'product')
    expect(store.get('a')).toBeUndefined()
    expect(store.set('a', '1')).toBe(true)
    expect(store.set('a', '2')).toBe(true)
    store.set('b', '')
    expect([store.get('a'), store.get('b'), [...store.keys()].sort()]).toEqual(['2', '', ['a', 'b']])
    store.remove('a')
    expect([store.get('a'), store.keys()]).toEqual([undefined, ['b']])
    store.clear()
    expect([store.get('b'), store.keys()]).toEqual([undefined, []])
  })
})

it('S9-08 all keys have the prefix, and products with one storage do not conflict', () => {
  const words = fc.string({ minLength: 1 })
  const names = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(names, names, fc.dictionary(words, words), (mine, other, kept) => {
      fc.pre(mine !== other)
      const storage = new FakeStorage()
      const store = createStore(() => storage, mine)
      for (const [key, value] of Object.entries(kept)) store.set(key, value)
      const written = Array.from({ length: storage.length }, (_, index) => String(storage.key(index)))
      expect(written.toSorted()).toEqual(
        Object.keys(kept)
          .map((key) => `${mine}.${key}`)
          .toSorted(),
      )
      expect([...store.keys()].toSorted()).toEqual(Object.keys(kept).toSorted())
      const foreign = createStore(() => storage, other)
      expect(foreign.keys()).toEqual([])
      for (const [key, value] of Object.entries(kept)) {
        expect(foreign.get(key)).toBeUndefined()
        foreign.remove(key)
        expect(store.get(key)).toBe(value)
      }
    }),
  )
})

it('F35 a value too big for the storage does not leave the old one behind', () => {
  const storage = new FakeStorage({ limit: 3 })
  const store = createStore(() => storage, 'product')
  store.set('a', 'old')
  store.set('a', 'newer')
  expect(store.get('a')).toBe('newer')
  expect(storage.getItem('product.a')).toBeNull()
})

it('S4-08 clear empties the storage literally', () => {
  const storage = new FakeStorage()
  storage.setItem('foreign', '1')
  createStore(() => storage, 'product').clear()
  expect(storage.length).toBe(0)
})

describe('drafts', () => {
  function setUp(owner: string | undefined = '7') {
    const storage = new FakeStorage()
    const store = createStore(() => storage, 'product')
    const at = { uid: owner as string | undefined }
    return { storage, store, at, drafts: createDrafts(store, () => at.uid) }
  }

  it('F24 a draft comes back for the same uid, after a session that ran out', () => {
    const { drafts, at } = setUp()
    drafts.save('form', { values: { name: 'a', amount: '1.50' }, leftOut: [] })
    at.uid = undefined
    expect(drafts.load('form')).toBeUndefined()
    at.uid = '7'
    expect(drafts.load('form')).toEqual({ values: { name: 'a', amount: '1.50' }, leftOut: [] })
  })

  it.each([
    ['7', '8'],
    ['7', '70'],
    ['70', '7'],
    ['7/', '7'],
    ['7', '%37'],
  ])('F24 of the drafts of uid %s 0 bytes are left for %s', (owner, other) => {
    const { drafts, at, storage } = setUp(owner)
    drafts.save('form', { values: { name: 'secret' }, leftOut: [] })
    expect(storage.length).toBe(1)
    at.uid = other
    expect(drafts.load('form')).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('F02 F24 keepOnly leaves nothing of others at once, nothing at all without a uid, and no other key touched', () => {
    const { drafts, store } = setUp()
    store.set('language', 'tr')
    drafts.save('form', { values: { name: 'a' }, leftOut: [] })
    drafts.keepOnly('7')
    expect(drafts.load('form')).toEqual({ values: { name: 'a' }, leftOut: [] })
    drafts.keepOnly(undefined)
    expect(store.keys()).toEqual(['language'])
  })

  it('F24 to save a draft removes the drafts of other people', () => {
    const { drafts, at, store } = setUp()
    drafts.save('form', { values: { name: 'secret' }, leftOut: [] })
    at.uid = '8'
    drafts.save('other', { values: { name: 'mine' }, leftOut: [] })
    expect(store.keys()).toEqual(['draft.8/other'])
  })

  it.each([
    ['of 65,536 characters is kept', 65_536, true],
    ['of 65,537 characters leaves out the longest value, keeps the one before of it, and tells', 65_537, false],
  ])('F35 a draft %s', (_title, length, isKept) => {
    const { drafts } = setUp()
    const values = { name: 'x'.repeat(length - '{"name":"","note":"new"}'.length), note: 'new' }
    drafts.save('form', { values: { name: 'before', note: 'old' }, leftOut: [] })
    drafts.save('form', { values, leftOut: [] })
    const cut = { values: { name: 'before', note: 'new' }, leftOut: ['name'] }
    expect(drafts.load('form')).toEqual(isKept ? { values, leftOut: [] } : cut)
  })

  it('the id of the device is random, and stays', () => {
    const { store } = setUp()
    const made = deviceId(store)
    expect(made).toMatch(/^[0-9a-f]{32}$/)
    expect(deviceId(store)).toBe(made)
    expect(deviceId(setUp().store)).not.toBe(made)
  })
})

describe('kept values', () => {
  function open(initial: { readonly [key: string]: string } = {}) {
    const storage = new FakeStorage()
    for (const [key, value] of Object.entries(initial)) storage.setItem(key, value)
    const store = createStore(() => storage, 'p')
    let uid: string | undefined = '7'
    const kept = createKeptValues(store, () => uid)
    return { kept, store, signIn: (next: string | undefined) => void (uid = next) }
  }

  it('come back with the last one first, each once, and at most twenty', () => {
    const { kept } = open()
    const numbers = Array.from({ length: 22 }, (_, at) => `P${at}`)
    for (const number of [...numbers, 'P3']) kept.add('payments', number)
    expect(kept.load('payments').slice(0, 3)).toEqual(['P3', 'P21', 'P20'])
    expect(kept.load('payments')).toHaveLength(20)
    expect(kept.load('payments').filter((one) => one === 'P3')).toHaveLength(1)
    expect(kept.load('other')).toEqual([])
  })

  it('F24 reach nobody else, and are kept of nobody who is not signed in', () => {
    const { kept, store, signIn } = open()
    kept.add('payments', 'P1')
    signIn('8')
    expect(kept.load('payments')).toEqual([])
    signIn(undefined)
    kept.add('payments', 'P2')
    expect(store.keys()).toEqual(['kept.7/payments'])
    kept.keepOnly('7')
    expect(store.keys()).toEqual(['kept.7/payments'])
    kept.keepOnly('8')
    expect(store.keys()).toEqual([])
  })
})

describe('the values that a person sent last', () => {
  function open(initial: { readonly [key: string]: string } = {}) {
    const storage = new FakeStorage()
    for (const [key, value] of Object.entries(initial)) storage.setItem(key, value)
    const store = createStore(() => storage, 'p')
    let uid: string | undefined = '7'
    const recents = createRecents(store, () => uid)
    return { recents, store, signIn: (next: string | undefined) => void (uid = next) }
  }

  it('come back with the last one first, each once, and at most five', () => {
    const { recents } = open()
    for (const value of ['1', '2', '3', '2', '4', '5', '6']) recents.add('to', { value, name: `N${value}` })
    expect(recents.load('to').map(({ value }) => value)).toEqual(['6', '5', '4', '2', '3'])
    expect(recents.load('to')[0]).toEqual({ value: '6', name: 'N6' })
    expect(recents.load('other')).toEqual([])
  })

  it('reach nobody else, and are kept of nobody who is not signed in', () => {
    const { recents, store, signIn } = open()
    recents.add('to', { value: '1' })
    signIn('8')
    expect(recents.load('to')).toEqual([])
    signIn(undefined)
    recents.add('to', { value: '2' })
    expect(recents.load('to')).toEqual([])
    expect(store.keys()).toEqual(['recent.7/to'])
    recents.keepOnly('7')
    expect(store.keys()).toEqual(['recent.7/to'])
    recents.keepOnly('8')
    expect(store.keys()).toEqual([])
  })

  it('keeps what the person keeps, before the others, until it is given free', () => {
    const { recents } = open()
    recents.add('to', { value: '1', name: 'One' })
    recents.keep('to', '1', true)
    recents.keep('to', 'unknown', true)
    for (const value of ['2', '3', '4', '5', '6', '7']) recents.add('to', { value })
    expect(recents.load('to').map(({ value }) => value)).toEqual(['1', '7', '6', '5', '4', '3'])
    recents.add('to', { value: '1', name: 'Uno' })
    expect(recents.load('to')[0]).toEqual({ value: '1', name: 'Uno', isKept: true })
    recents.keep('to', '1', false)
    for (const value of ['8', '9', '10', '11', '12']) recents.add('to', { value })
    expect(recents.load('to').map(({ value }) => value)).toEqual(['12', '11', '10', '9', '8'])
  })
})

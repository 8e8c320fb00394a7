import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
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

  it('F35 refuses more than 65,536 characters, and keeps nothing of the value before', () => {
    const store = createStore(open, 'product')
    expect(store.set('a', 'x'.repeat(65_536))).toBe(true)
    expect(store.set('a', 'x'.repeat(65_537))).toBe(false)
    expect(store.get('a')).toBeUndefined()
  })
})

it('S9-08 prefixes keys by the name of the project, and sees no other keys', () => {
  const storage = new FakeStorage()
  storage.setItem('foreign', '1')
  const store = createStore(() => storage, 'product')
  store.set('uid', '7')
  expect(storage.getItem('product.uid')).toBe('7')
  expect(storage.getItem('uid')).toBeNull()
  expect(store.get('foreign')).toBeUndefined()
  expect(store.keys()).toEqual(['uid'])
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

it('F35 lists the other keys if another tab removes one at the same time', () => {
  const storage = new FakeStorage()
  const store = createStore(() => storage, 'product')
  for (const key of ['a', 'b']) store.set(key, '1')
  vi.spyOn(storage, 'key').mockReturnValueOnce(null)
  expect(store.keys()).toEqual(['b'])
})

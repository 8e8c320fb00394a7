import { expect, it, vi } from 'vitest'
import { createPersonalStore } from '../../../src/engine/session/personalStore'
import { createStore } from '../../../src/engine/session/storage'

function open(uid: string | undefined) {
  const store = createStore(() => null, 'p')
  return { store, own: createPersonalStore(store, 'note.', () => uid) }
}

it('F24 reads, writes and removes texts of the signed-in person alone', () => {
  const { store, own } = open('7')
  store.set('note.8/a', 'of another person')
  own.set('a', '1')
  expect([own.get('a'), own.get('b')]).toEqual(['1', undefined])
  own.remove('a')
  expect([own.get('a'), store.keys()]).toEqual([undefined, ['note.8/a']])
})

it.each(['get', 'set', 'remove'] as const)('F24 without a signed-in person, "%s" does not touch the store', (name) => {
  const { store, own } = open(undefined)
  const spy = vi.spyOn(store, name)
  expect(own[name]('a', '1')).toBeUndefined()
  expect(spy).not.toHaveBeenCalled()
})

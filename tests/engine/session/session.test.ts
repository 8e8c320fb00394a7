import { describe, expect, it, vi } from 'vitest'
import { createSession, type SessionListener } from '../../../src/engine/session/session'
import { createStore } from '../../../src/engine/session/storage'
import { FakeStorage } from './fakeStorage'

function setUp(storage = new FakeStorage()) {
  const session = createSession(createStore(() => storage, 'product'))
  const listener = vi.fn<SessionListener>()
  return { session, storage, listener, leave: session.subscribe(listener) }
}
const someone = { uid: '7', token: 't' }

it('S4-04 uid and token are kept in session storage and survive a reload', () => {
  const { session, storage } = setUp()
  expect(session.current()).toBeUndefined()
  session.signIn(someone)
  expect(setUp(storage).session.current()).toEqual(someone)
  expect(session.current()).toBe(session.current())
})

it.each([
  ['', 't'],
  ['7', ''],
  ['0', 't'],
  [' ', 't'],
  ['7', ' '],
  ['7\n8', 't'],
])('a session of uid "%s" and token "%s" is refused', (uid, token) => {
  const { session } = setUp()
  expect(() => session.signIn({ uid, token })).toThrow('needs a uid and a token')
  expect(session.current()).toBeUndefined()
})

it.each(['uid', 'token'])('an incomplete session is ignored: without the %s', (name) => {
  const { session, storage } = setUp()
  session.signIn(someone)
  storage.removeItem(`product.${name}`)
  expect(session.current()).toBeUndefined()
})

it('listeners get the old and the new session', () => {
  const { session, listener } = setUp()
  session.signIn(someone)
  session.signIn(someone)
  session.signIn({ uid: '8', token: 'u' })
  expect(listener.mock.calls).toEqual([
    [{ reason: 'signIn', before: undefined, after: someone }],
    [{ reason: 'signIn', before: someone, after: { uid: '8', token: 'u' } }],
  ])
})

it('F02 a session of another person empties what the tab kept of the one before', () => {
  const { session, storage } = setUp()
  session.signIn(someone)
  storage.setItem('product.side.7', '1')
  session.signIn({ uid: '7', token: 'newer' })
  expect(storage.getItem('product.side.7')).toBe('1')
  session.signIn({ uid: '8', token: 'u' })
  expect(storage.getItem('product.side.7')).toBeNull()
  expect(session.current()).toEqual({ uid: '8', token: 'u' })
})

describe('F20 a look at what another document of the tab has done', () => {
  const other = { uid: '8', token: 'u' }
  const write = (storage: Storage, { uid, token }: typeof someone) => {
    storage.setItem('product.uid', uid)
    storage.setItem('product.token', token)
  }

  it('does not notify if nothing has changed', () => {
    const { session, listener } = setUp()
    expect(session.detectChange()).toBe(false)
    session.signIn(someone)
    expect(session.detectChange()).toBe(false)
    session.clear('signOut')
    expect(session.detectChange()).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('notifies once that the session is gone, also at the start', () => {
    const before = setUp()
    before.session.signIn(someone)
    const { session, storage, listener } = setUp(before.storage)
    storage.clear()
    expect([session.detectChange(), session.detectChange()]).toEqual([true, false])
    expect(listener).toHaveBeenCalledExactlyOnceWith({ reason: 'expired', before: someone, after: undefined })
  })

  it.each([
    ['another person', other],
    ['the same person, with another token', { uid: '7', token: 'newer' }],
  ])('tells of %s', (_who, after) => {
    const { session, storage, listener } = setUp()
    session.signIn(someone)
    write(storage, after)
    expect(session.current()).toEqual(after)
    expect([session.detectChange(), session.detectChange()]).toEqual([true, false])
    expect(listener).toHaveBeenLastCalledWith({ reason: 'signIn', before: someone, after })
  })
})

describe('clearing', () => {
  it('S4-08 empties session storage literally, once, with one notification', () => {
    const { session, storage, listener } = setUp()
    session.signIn(someone)
    storage.setItem('foreign', '1')
    listener.mockClear()
    const clear = vi.spyOn(storage, 'clear')
    for (let n = 0; n < 20; n += 1) session.clear('expired')
    expect(storage.length).toBe(0)
    expect(clear).toHaveBeenCalledTimes(1)
    expect(listener).toHaveBeenCalledExactlyOnceWith({ reason: 'expired', before: someone, after: undefined })
  })

  it('S4-06 clears session storage even without a session', () => {
    const { session, storage } = setUp()
    storage.setItem('foreign', '1')
    session.clear('expired')
    expect(storage.length).toBe(0)
  })

  it('happens again for the next session', () => {
    const { session, listener } = setUp()
    session.signIn(someone)
    session.clear('signOut')
    session.signIn(someone)
    session.clear('expired')
    expect(listener.mock.calls.map(([{ reason }]) => reason)).toEqual(['signIn', 'signOut', 'signIn', 'expired'])
  })

  it('also notifies if another page has cleared the storage', () => {
    const { session, storage, listener } = setUp()
    session.clear('signOut')
    session.signIn(someone)
    storage.clear()
    session.clear('expired')
    expect(listener.mock.calls.map(([{ reason }]) => reason)).toEqual(['signOut', 'signIn', 'expired'])
  })

  it('may happen inside a listener without going round', () => {
    const { session, listener } = setUp()
    listener.mockImplementation(() => session.clear('expired'))
    session.signIn(someone)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('does not notify removed listeners', () => {
    const { session, listener, leave } = setUp()
    leave()
    session.signIn(someone)
    expect(listener).not.toHaveBeenCalled()
  })
})

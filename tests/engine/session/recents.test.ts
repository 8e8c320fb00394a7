import { describe, expect, it } from 'vitest'
import { createRecents } from '../../../src/engine/session/recents'
import { createStore } from '../../../src/engine/session/storage'
import { FakeStorage } from './fakeStorage'

function open(initial: { readonly [key: string]: string } = {}) {
  const storage = new FakeStorage()
  for (const [key, value] of Object.entries(initial)) storage.setItem(key, value)
  const store = createStore(() => storage, 'p')
  let uid: string | undefined = '7'
  const recents = createRecents(store, () => uid)
  return { recents, store, signIn: (next: string | undefined) => void (uid = next) }
}

describe('the values that a person sent last', () => {
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

  it('tell whether one of them is kept', () => {
    const { recents } = open()
    const keepNew = (value: string) => {
      recents.add('to', { value })
      return recents.keep('to', value, true)
    }
    expect(Array.from({ length: 20 }, (_, at) => keepNew(`kept ${at}`))).not.toContain(false)
    expect(keepNew('one more')).toBe(false)
    // One of the twenty stays kept, however often it is asked for.
    expect(recents.keep('to', 'kept 3', true)).toBe(true)
    expect(recents.keep('to', 'kept 3', false)).toBe(false)
    expect(recents.keep('to', 'one more', true)).toBe(true)
    recents.keep('to', 'one more', false)
    expect(recents.keep('to', 'never sent', true)).toBe(false)
    expect(recents.load('to').map(({ value }) => value)).not.toContain('never sent')
  })

  it('contain a value once after it is sent twice', () => {
    const { recents } = open()
    recents.add('to', { value: '1', name: 'One' })
    recents.add('to', { value: '1', name: 'Uno' })
    expect(recents.load('to')).toEqual([{ value: '1', name: 'Uno' }])
  })

  it('are kept one by one', () => {
    const { recents } = open()
    for (const value of ['1', '2', '3']) recents.add('to', { value })
    recents.keep('to', '2', true)
    expect(recents.load('to')).toEqual([{ value: '2', isKept: true }, { value: '3' }, { value: '1' }])
  })

  it('are kept up to twenty, and none of these goes for a later one', () => {
    const { recents } = open()
    const keepNew = (value: string) => {
      recents.add('to', { value })
      recents.keep('to', value, true)
    }
    const twenty = Array.from({ length: 20 }, (_, at) => `kept ${at}`)
    for (const value of [...twenty, 'one more']) keepNew(value)
    const kept = recents.load('to').filter(({ isKept }) => isKept)
    expect(new Set(kept.map(({ value }) => value))).toEqual(new Set(twenty))
    recents.keep('to', 'kept 0', false)
    keepNew('one more')
    expect(recents.load('to').find(({ value }) => value === 'one more')?.isKept).toBe(true)
  })

  it('are at most twenty-five, also if more of them are kept', () => {
    const thirty = Array.from({ length: 30 }, (_, at) => ({ value: `${at}`, isKept: true }))
    expect(open({ 'p.recent.7/to': JSON.stringify(thirty) }).recents.load('to')).toHaveLength(25)
  })

  it.each([
    '3',
    '"x"',
    'null',
    '[]',
    '{}',
    '{"value": ""}',
    '{"value": 3}',
    '{"value": "2", "name": 4}',
    '{"value": "2", "isKept": 1}',
  ])('leave out %s of a stored list, and no other value', (wrong) => {
    const { recents } = open({ 'p.recent.7/to': `[${wrong}, {"value": "1"}]` })
    expect(recents.load('to')).toEqual([{ value: '1' }])
  })

  it.each([
    '',
    'x',
    '{}',
    'null',
    '[1, null, {}, {"value": ""}, {"value": 3}, {"value": "1", "name": 4}, {"value": "1", "isKept": 1}]',
  ])('are none where %s is stored', (stored) =>
    expect(open({ 'p.recent.7/to': stored }).recents.load('to')).toEqual([]),
  )
})

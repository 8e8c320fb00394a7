import { describe, expect, it } from 'vitest'
import { createKeptValues } from '../../../src/engine/session/keptValues'
import { createStore } from '../../../src/engine/session/storage'
import { FakeStorage } from './fakeStorage'

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

it.each(['', 'x', '{}', 'null', '[1, null, {}, ""]'])('are none where %s is stored', (stored) =>
  expect(open({ 'p.kept.7/payments': stored }).kept.load('payments')).toEqual([]),
)

describe('a list of thirty values that is stored', () => {
  const thirty = Array.from({ length: 30 }, (_, at) => `P${at}`)

  it('loads with its first twenty', () => {
    expect(open({ 'p.kept.7/payments': JSON.stringify(thirty) }).kept.load('payments')).toEqual(thirty.slice(0, 20))
  })

  it('is stored with twenty after a value is added', () => {
    const { kept, store } = open({ 'p.kept.7/payments': JSON.stringify(thirty) })
    kept.add('payments', 'new')
    expect(JSON.parse(store.get('kept.7/payments') ?? '')).toEqual(['new', ...thirty.slice(0, 19)])
  })
})

it('keeps the texts of a list that also has other values', () => {
  expect(open({ 'p.kept.7/payments': '[1, "P1", null, ""]' }).kept.load('payments')).toEqual(['P1'])
})

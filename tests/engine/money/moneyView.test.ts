// Tests what a page shows of the journal, and when it is told of a change.
import { describe, expect, it, vi } from 'vitest'
import type { Intent } from '../../../src/engine/money/journal/intent'
import type { BrokenRecord } from '../../../src/engine/money/journal/records'
import { createMoneyView } from '../../../src/engine/money/moneyView'
import { intent } from './journalKit'

function viewOf(...intents: readonly Intent[]) {
  const state = { intents, broken: [] as readonly BrokenRecord[], uid: '7' }
  const all = vi.fn(() => state.intents)
  const view = createMoneyView(
    { all, broken: () => state.broken },
    () => state.uid,
    () => undefined,
  )
  const told = vi.fn<() => void>()
  return { state, all, view, told, stop: view.subscribe(told) }
}
const broken = (more: Partial<BrokenRecord> = {}): BrokenRecord => ({
  key: 'odd',
  endpoint: 'POST /pay',
  uid: '7',
  raw: {},
  ...more,
})

describe('what is shown', () => {
  it.each<readonly [string, Partial<Intent>, boolean]>([
    ['one that is sent', { state: 'sending', seen: true }, true],
    ['one that is done and not seen', { state: 'done', seen: false }, true],
    ['one that is done and seen', { state: 'done', seen: true }, false],
    ['one of another account', { state: 'checking', uid: '9' }, false],
  ])('%s', (_name, more, isShown) => {
    expect(viewOf(intent('a', more)).view.open()).toHaveLength(isShown ? 1 : 0)
  })

  it('a record that cannot be read is an intent of nothing, with its key and its call', () => {
    const { state, view } = viewOf()
    state.broken = [broken()]
    expect(view.open()).toEqual([
      {
        key: 'odd',
        endpoint: 'POST /pay',
        uid: '7',
        state: 'broken',
        seen: false,
        hash: '',
        like: '',
        facts: {},
        attempt: 1,
        at: 0,
        sentAt: 0,
        misses: 0,
        rev: 0,
      },
    ])
  })

  it.each<readonly [string, string | undefined, number]>([
    ['of this account', '7', 1],
    ['that names no account', undefined, 1],
    ['of another account', '9', 0],
  ])('a record that cannot be read %s', (_name, uid, count) => {
    const { state, view } = viewOf()
    state.broken = [broken({ uid })]
    expect(view.open()).toHaveLength(count)
  })
})

describe('who listens', () => {
  it('is told once of a change', () => {
    const { state, view, told } = viewOf()
    view.refresh()
    told.mockClear()
    view.refresh()
    expect(told).not.toHaveBeenCalled()
    state.intents = [intent('a', { state: 'checking' })]
    view.refresh()
    view.refresh()
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is not told any more afterwards', () => {
    const { state, view, told, stop } = viewOf()
    stop()
    state.intents = [intent('a', { state: 'checking' })]
    view.refresh()
    expect(told).not.toHaveBeenCalled()
  })
})

it('who waits for an end gets it when it comes', async () => {
  const { state, view } = viewOf(intent('a', { state: 'checking' }))
  const ended = vi.fn<(one: unknown) => void>()
  const waiting = view.whenEnded('a').then(ended)
  view.refresh()
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  state.intents = [intent('a', { state: 'done', seen: false, ref: 'N1' })]
  view.refresh()
  await waiting
  expect(ended.mock.calls).toMatchObject([[{ state: 'done', ref: 'N1' }]])
})

it('who waited for an end listens no more once it has come', async () => {
  const { state, all, view } = viewOf(intent('a', { state: 'checking' }))
  const readsAt = (sort: Intent['state']) => {
    state.intents = [intent('a', { state: sort, seen: false })]
    all.mockClear()
    view.refresh()
    return all.mock.calls.length
  }
  const readsOfNobody = readsAt('sending')
  const waiting = view.whenEnded('a')
  expect(readsAt('checking')).toBeGreaterThan(readsOfNobody)
  readsAt('done')
  await waiting
  expect(readsAt('refused')).toBe(readsOfNobody)
})

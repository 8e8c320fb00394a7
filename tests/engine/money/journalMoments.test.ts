// Tests what the journal writes, when it need not, and which of two copies it keeps.
import { describe, expect, it, vi } from 'vitest'
import { applyEvent, type Intent, type IntentEvent } from '../../../src/engine/money/journal/intent'
import { FakeStorage } from '../session/fakeStorage'
import { intent, journalOn, keys, stored } from './journalKit'

const policy = { misses: 3, graceMs: 60_000 }
const missed = (more: object = {}): IntentEvent => ({
  is: 'missed',
  attempt: 1,
  isOver: true,
  isSure: true,
  isDoubtful: false,
  ...more,
})

describe('the storage is written', () => {
  it.each<readonly [string, readonly Intent[]]>([
    ['an empty journal', []],
    ['a journal with an intent', [intent('a', { state: 'checking' })]],
  ])('not for a change that changes nothing of %s', async (_name, intents) => {
    const storage = new FakeStorage()
    if (intents.length > 0) storage.setItem('money', JSON.stringify(intents))
    const { journal } = journalOn(storage)
    const set = vi.spyOn(storage, 'setItem')
    await journal.change((all) => [all, undefined])
    expect(set).not.toHaveBeenCalled()
  })

  it('not where nothing was lost, and it says so', async () => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'checking' })
    const set = vi.spyOn(storage, 'setItem')
    expect([journal.restoreNow(), await journal.restore()]).toEqual([false, false])
    expect(set).not.toHaveBeenCalled()
  })

  it('if one of two intents was lost', async () => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'checking' })
    await add('b', { state: 'checking' })
    storage.setItem('money', JSON.stringify([intent('b', { state: 'checking' })]))
    expect(journal.restoreNow()).toBe(true)
    expect(keys(journalOn(storage).journal.all()).toSorted()).toEqual(['a', 'b'])
  })

  it('without a broken copy of what this tab still has', async () => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'checking' })
    storage.setItem('money', JSON.stringify([{ key: 'a', endpoint: 'POST /pay' }]))
    expect(journal.broken()).toEqual([])
    await add('b', { state: 'checking' })
    expect(stored(storage)).toHaveLength(2)
    expect(journalOn(storage).journal.broken()).toEqual([])
  })
})

describe('records that were put away', () => {
  const putAway = (storage: FakeStorage) =>
    (JSON.parse(storage.getItem('money') ?? '[]') as readonly { readonly putAway?: readonly string[] }[])[0]?.putAway

  it('are named once', async () => {
    const storage = new FakeStorage()
    const { journal } = journalOn(storage)
    for (const key of ['a', 'b', 'a']) await journal.resolveBroken(key, undefined)
    expect(putAway(storage)).toEqual(['b', 'a'])
  })

  it('are named up to fifty: the oldest is forgotten', async () => {
    const storage = new FakeStorage()
    const { journal } = journalOn(storage)
    for (let at = 0; at <= 50; at += 1) await journal.resolveBroken(`k${at}`, undefined)
    expect(putAway(storage)).toHaveLength(50)
    expect(putAway(storage)?.[0]).toBe('k1')
  })
})

it('an older build, which writes no time of the beginning, does not make this page forget it', async () => {
  const storage = new FakeStorage()
  const { journal, add } = journalOn(storage)
  await add('a')
  expect(journal.since()).toEqual({ device: 0 })
  storage.setItem('money', JSON.stringify([intent('a'), intent('b')]))
  expect([keys(journal.all()), journal.since()]).toEqual([['a', 'b'], { device: 0 }])
})

describe('of two copies that changed as often, the later state counts', () => {
  const order = ['sending', 'checking', 'free', 'unclear', 'refused', 'done'] as const
  const pairs = order.flatMap((earlier, at) => order.slice(at + 1).map((later) => [earlier, later] as const))

  it.each(pairs)('%s and %s', async (earlier, later) => {
    for (const [mine, theirs] of [
      [earlier, later],
      [later, earlier],
    ] as const) {
      const storage = new FakeStorage()
      const { journal, add } = journalOn(storage)
      await add('a', { state: mine })
      const other = theirs === 'unclear' ? { state: 'checking' as const, finding: 'unclear' } : { state: theirs }
      storage.setItem('money', JSON.stringify([intent('a', other)]))
      expect(journal.all().map(({ state }) => state)).toEqual([later])
    }
  })
})

describe('what an event leaves', () => {
  it.each<readonly [string, Partial<Intent>, IntentEvent, number | undefined, Partial<Intent>]>([
    [
      'an end by the clock of the server',
      {},
      { is: 'answered', ref: 'N1' },
      7,
      { state: 'done', endedAt: 5, serverEndedAt: 7, ref: 'N1' },
    ],
    ['an end without it', {}, { is: 'answered' }, undefined, { state: 'done', endedAt: 5 }],
    [
      'becoming unclear shows it once more',
      { misses: 2, seen: true },
      missed({ isSure: false }),
      7,
      { state: 'unclear', seen: false, misses: 3, serverEndedAt: 7 },
    ],
    [
      'staying unclear leaves it put away',
      { state: 'unclear', misses: 5, seen: true, serverEndedAt: 1 },
      missed({ isSure: false }),
      7,
      { misses: 6 },
    ],
    [
      'becoming free leaves it put away',
      { misses: 2, seen: true },
      missed(),
      7,
      { state: 'free', misses: 3, serverEndedAt: 7 },
    ],
    ['a confirmation counts', { beat: 4 }, { is: 'held', attempt: 1 }, 7, { beat: 5, aliveAt: 7 }],
    ['the first confirmation is one', {}, { is: 'held', attempt: 1 }, 7, { beat: 1, aliveAt: 7 }],
  ])('%s', (_name, before, event, server, after) => {
    const one = intent('a', { state: 'checking', seen: false, ...before })
    const next = applyEvent(one, event, { now: 5, server }, policy)
    expect(next).toStrictEqual({ ...one, ...after, rev: 1 })
  })
})

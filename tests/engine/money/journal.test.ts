import { describe, expect, it, vi } from 'vitest'
import type { Intent } from '../../../src/engine/money/intent'
import { createJournal } from '../../../src/engine/money/journal'
import { createLeases } from '../../../src/engine/money/leases'
import type { Locks, SharedStorage } from '../../../src/engine/money/locks'
import { pruned } from '../../../src/engine/money/pruned'
import { FakeStorage } from '../session/fakeStorage'
import { Timeline } from './simulation/timeline'

const intent = (key: string, more: Partial<Intent> = {}): Intent => ({
  key,
  endpoint: 'POST /pay',
  uid: '7',
  hash: 'h',
  like: 'l',
  facts: {},
  state: 'done',
  attempt: 1,
  at: 0,
  sentAt: 0,
  misses: 0,
  seen: true,
  rev: 0,
  ...more,
})
const keys = (intents: readonly Intent[]) => intents.map(({ key }) => key)
const atOnce: Locks = { request: async (_, run) => run() }

function journalOn(storage: SharedStorage | undefined) {
  const told = vi.fn<() => void>()
  const journal = createJournal('money', storage, atOnce, told)
  const add = (key: string, more?: Partial<Intent>) => journal.change((all) => [[...all, intent(key, more)], undefined])
  return { journal, told, add }
}

describe('F20 F35 the journal', () => {
  it('is shared by all who use the storage', async () => {
    const storage = new FakeStorage()
    const [one, other] = [journalOn(storage), journalOn(storage)]
    await one.add('a')
    await other.add('b')
    expect(keys(one.journal.all())).toEqual(['a', 'b'])
    expect(one.told).not.toHaveBeenCalled()
  })

  it.each([
    ['absent', undefined],
    ['throwing', new FakeStorage({ refuses: true })],
    ['full', new FakeStorage({ limit: 10 })],
  ])('storage that is %s: memory takes over, and says so once', async (_, storage) => {
    const { journal, told, add } = journalOn(storage)
    await add('a')
    await add('b')
    expect(keys(journal.all())).toEqual(['a', 'b'])
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('storage that becomes full keeps for other tabs what is open', async () => {
    const storage = new FakeStorage({ limit: 450 })
    const { journal, add } = journalOn(storage)
    await add('a')
    await add('b')
    await add('c', { state: 'checking' })
    expect(keys(journal.all()).toSorted()).toEqual(['a', 'b', 'c'])
    expect(keys(journalOn(storage).journal.all())).toEqual(['c'])
  })

  it('of two copies the later counts', async () => {
    const storage = new FakeStorage({ limit: 250 })
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'checking' })
    await add('b', { state: 'checking' })
    storage.setItem('money', JSON.stringify([intent('a', { state: 'done', rev: 3 })]))
    expect(journal.all().find(({ key }) => key === 'a')?.state).toBe('done')
  })

  it.each(['', '{', '{}', 'null', '[1,null,{"key":1}]'])('%s in the storage is an empty journal', (text) => {
    const storage = new FakeStorage()
    storage.setItem('money', text)
    expect(journalOn(storage).journal.all()).toEqual([])
  })
})

describe('what is kept', () => {
  const day = 86_400_000

  it('what ended is dropped after a day, what is open is not', () => {
    const all = [
      intent('old', { endedAt: 0 }),
      intent('new', { endedAt: 1 }),
      intent('free', { state: 'free', sentAt: 0 }),
      intent('open', { state: 'checking' }),
    ]
    expect(keys(pruned(all, day))).toEqual(['new', 'open'])
  })

  it('at most 50, the oldest that ended go first', () => {
    const all = Array.from({ length: 60 }, (_, at) => intent(`${at}`, at < 5 ? { state: 'sending' } : { sentAt: at }))
    const kept = keys(pruned(all, 0))
    expect(kept).toHaveLength(50)
    expect(kept.slice(0, 6)).toEqual(['0', '1', '2', '3', '4', '15'])
  })
})

describe('F20 one at a time', () => {
  it('the journal is read and written under the lock, and knows what another tab wrote before it had it', async () => {
    const storage = new FakeStorage()
    const other = journalOn(storage)
    const locks: Locks = {
      async request(name, run) {
        expect(name).toBe('money')
        await other.add('theirs')
        return run()
      },
    }
    const journal = createJournal('money', storage, locks, () => undefined)
    const before = await journal.change((all) => [[...all, intent('ours')], keys(all)])
    expect(before).toEqual(['theirs'])
    expect(keys(other.journal.all())).toEqual(['theirs', 'ours'])
  })

  /** Takes the lock, and notes who was inside with whom. */
  async function crowd(locks: Locks, timeline: Timeline) {
    const order: number[] = []
    const all = [1, 2, 3, 4].map((one) => locks.request('m', () => order.push(one)))
    await timeline.pass(3000)
    await Promise.all(all)
    return order
  }
  const clockOf = (timeline: Timeline) => ({
    now: () => timeline.now,
    serverNow: () => timeline.now,
    after: (ms: number, run: () => void) => timeline.after(ms, run),
  })

  it('by a lease where there are no locks', async () => {
    const timeline = new Timeline(1e12)
    const storage = new FakeStorage()
    const order = await crowd(createLeases(storage, clockOf(timeline)), timeline)
    expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
    expect(storage.length).toBe(0)
  })

  it('a lease waits for the one that another has, and not for that of somebody gone', async () => {
    const timeline = new Timeline(1e12)
    const storage = new FakeStorage()
    storage.setItem('m.lease', `other ${timeline.now + 1000}`)
    const ran = vi.fn<() => void>()
    void createLeases(storage, clockOf(timeline)).request('m', ran)
    await timeline.pass(990)
    expect(ran).not.toHaveBeenCalled()
    await timeline.pass(200)
    expect(ran).toHaveBeenCalledTimes(1)
  })

  it.each([undefined, new FakeStorage({ refuses: true }), new FakeStorage({ limit: 1 })])(
    'without a storage there is nobody to wait for',
    async (storage) => {
      const timeline = new Timeline(1e12)
      expect(await crowd(createLeases(storage, clockOf(timeline)), timeline)).toEqual([1, 2, 3, 4])
    },
  )
})

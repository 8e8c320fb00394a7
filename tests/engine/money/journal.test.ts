import { describe, expect, it, vi } from 'vitest'
import { hash64 } from '../../../src/engine/money/journal/canonicalJson'
import type { Intent } from '../../../src/engine/money/journal/intent'
import { createJournal, type Journal } from '../../../src/engine/money/journal/journal'
import { createLeaseLocks } from '../../../src/engine/money/journal/leaseLocks'
import type { Locks } from '../../../src/engine/money/journal/moneyClock'
import { pruneIntents } from '../../../src/engine/money/journal/pruneIntents'
import { type JournalStart, repairRecord } from '../../../src/engine/money/journal/records'
import { createRestoreLoop } from '../../../src/engine/money/journal/restoreLoop'
import { FakeStorage } from '../session/fakeStorage'
import { newerRecord, rewrittenByNewer, rewrittenByOlder } from './builds'
import { atOnce, intent, journalOn, keys, stored } from './journalKit'
import { Timeline } from './timeline'

describe('F20 F35 the journal', () => {
  it('is shared by all users of the storage', async () => {
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

  it('a storage that becomes full keeps open intents for other tabs', async () => {
    const storage = new FakeStorage({ limit: 470 })
    const { journal, add } = journalOn(storage)
    await add('a')
    await add('b')
    await add('c', { state: 'checking' })
    expect(keys(journal.all()).toSorted()).toEqual(['a', 'b', 'c'])
    expect(keys(journalOn(storage).journal.all())).toEqual(['c'])
  })

  it('of two copies the later counts', async () => {
    const storage = new FakeStorage({ limit: 300 })
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'checking' })
    await add('b', { state: 'checking' })
    storage.setItem('money', JSON.stringify([intent('a', { state: 'done', rev: 3 })]))
    expect(journal.all().find(({ key }) => key === 'a')?.state).toBe('done')
  })
})

describe('F35 a storage that is cleared', () => {
  const moments = [
    ['while it is sent', { state: 'sending' }],
    ['while it is asked about', { state: 'checking' }],
    ['after it was done', { state: 'done', ref: 'N1' }],
  ] as const

  it.each(moments)('%s: this tab remembers, writes it back, and other tabs read it again', async (_, more) => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a', more)
    storage.clear()
    expect(journal.all()).toMatchObject([{ key: 'a', ...more }])
    expect(await journal.restore()).toBe(true)
    expect(journalOn(storage).journal.all()).toMatchObject([{ key: 'a', ...more }])
    expect(await journal.restore()).toBe(false)
  })

  it('two tabs restore what they know, and the later copy wins', async () => {
    const storage = new FakeStorage()
    const [one, other] = [journalOn(storage), journalOn(storage)]
    await one.add('a', { state: 'checking', rev: 1 })
    other.journal.all()
    await one.journal.change((all) => [all.map((each) => ({ ...each, state: 'done' as const, rev: 2 })), undefined])
    storage.clear()
    await other.journal.restore()
    await one.journal.restore()
    expect(other.journal.all()).toMatchObject([{ key: 'a', state: 'done', rev: 2 }])
  })

  it('a repeated send in one tab counts before more checks in another', async () => {
    const storage = new FakeStorage()
    const [one, other] = [journalOn(storage), journalOn(storage)]
    await one.add('a', { state: 'unclear', rev: 1 })
    other.journal.all()
    storage.clear()
    await one.journal.change(() => [[intent('a', { state: 'sending', attempt: 2, rev: 2 })], undefined])
    const text = storage.getItem('money') ?? ''
    storage.clear()
    await other.journal.change(() => [[intent('a', { state: 'unclear', rev: 9 })], undefined])
    expect(one.journal.all()).toMatchObject([{ state: 'sending', attempt: 2 }])
    expect(await one.journal.restore()).toBe(true)
    storage.setItem('money', text)
    expect(other.journal.all()).toMatchObject([{ state: 'sending', attempt: 2 }])
  })

  it('a journal knows since when it is complete: of a new one that is now', async () => {
    const storage = new FakeStorage()
    const at = (device: number) =>
      createJournal({ name: 'money', storage, locks: atOnce, onMemoryOnly: () => undefined, now: () => ({ device }) })
    const one = at(5)
    await one.change(() => [[intent('a')], undefined])
    expect(at(9).since()).toEqual({ device: 5 })
    storage.clear()
    const fresh = at(9)
    await fresh.change(() => [[intent('b')], undefined])
    expect([fresh.since(), one.since()]).toEqual([{ device: 9 }, { device: 9 }])
  })

  it('a journal that drops an old intent is complete from then on: its row must not be taken for that of another', async () => {
    let device = 0
    const now = () => ({ device })
    const storage = new FakeStorage()
    const journal = createJournal({ name: 'money', storage, locks: atOnce, onMemoryOnly: () => undefined, now })
    await journal.change(() => [[intent('a', { endedAt: 0 })], undefined])
    expect(journal.since()).toEqual({ device: 0 })
    device = 86_400_001
    await journal.change((all) => [all, undefined])
    expect(keys(journal.all())).toEqual([])
    expect(journal.since()).toEqual({ device })
  })
})

describe('the stored records', () => {
  const day = 86_400_000

  it('ended intents are dropped after a day, open ones are not', () => {
    const all = [
      intent('old', { endedAt: 0 }),
      intent('new', { endedAt: 1 }),
      intent('free', { state: 'free', sentAt: 0 }),
      intent('open', { state: 'checking' }),
    ]
    expect(keys(pruneIntents(all, { device: day }))).toEqual(['new', 'open'])
  })

  it("F36 nothing is dropped for its age where the device's clock was set, and the server's clock counts first", () => {
    const all = [intent('old', { endedAt: 0, serverEndedAt: 1_000 })]
    expect(keys(pruneIntents(all, { device: 9 * day, wasSet: true }))).toEqual(['old'])
    expect(keys(pruneIntents(all, { device: 9 * day, server: day }))).toEqual(['old'])
    expect(keys(pruneIntents(all, { device: 0, server: day + 1_000 }))).toEqual([])
  })

  it.each<[string, Partial<Intent>, JournalStart, boolean]>([
    ['sent a minute ago by the server', { serverAt: 0 }, { device: 9 * day, server: 60_000 }, true],
    ['sent at a known time, where none is known now', { serverAt: 0 }, { device: 9 * day }, true],
    ['alive at a known time, where none is known now', { aliveAt: 0 }, { device: 9 * day }, true],
    ['sent a day ago by both clocks', { serverAt: 0 }, { device: day, server: day }, false],
    ['sent again a minute ago', { serverAt: 0, sentAt: day }, { device: day + 60_000, server: day + 60_000 }, true],
  ])('F36 what may be sent again and was %s stays, or does not', (_, more, moment, stays) => {
    const all = [intent('a', { state: 'free', ...more })]
    expect(keys(pruneIntents(all, moment))).toEqual(stays ? ['a'] : [])
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
    const journal = createJournal({
      name: 'money',
      storage,
      locks,
      onMemoryOnly: () => undefined,
      now: () => ({ device: 0 }),
    })
    const before = await journal.change((all) => [[...all, intent('ours')], keys(all)])
    expect(before).toEqual(['theirs'])
    expect(keys(other.journal.all())).toEqual(['theirs', 'ours'])
  })

  /** Takes the lock, and records who was inside at the same time. */
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
    const order = await crowd(createLeaseLocks(storage, clockOf(timeline)), timeline)
    expect(order.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
    expect(storage.length).toBe(0)
  })

  it('a lease waits for the one that another has, and not for that of somebody gone', async () => {
    const timeline = new Timeline(1e12)
    const storage = new FakeStorage()
    storage.setItem('m.lease', `other ${timeline.now + 1000}`)
    const ran = vi.fn<() => void>()
    void createLeaseLocks(storage, clockOf(timeline)).request('m', ran)
    await timeline.pass(990)
    expect(ran).not.toHaveBeenCalled()
    await timeline.pass(200)
    expect(ran).toHaveBeenCalledTimes(1)
  })
})

// Tests what the journal writes, when it need not, and which of two copies it keeps.
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

// Tests the parts of the journal one by one: hashes, ages, the lease, the grace period, and the loop that restores.
// Builds share the journal: another hash of the same text would take a repeated send for a new one.
it.each([
  ['', '21661362611103547991'],
  ['a', '38260022203329992931'],
  ['{"amount":"10","to":"8"}', '2013945371529010169'],
  ['عشرة', '33971580063638174363'],
])('F20 the hash of a body of %j stays the same in all builds', (text, hash) => expect(hash64(text)).toBe(hash))

describe('F35 the loop that restores', () => {
  const setUp = (...intents: readonly Intent[]) => {
    const timeline = new Timeline(1e12)
    const restore = vi.fn<Journal['restore']>(async () => false)
    const told = vi.fn<() => void>()
    const state = { intents }
    const clock = {
      now: () => timeline.now,
      steady: () => timeline.now,
      serverNow: () => timeline.now,
      knowsServer: () => true,
      after: (ms: number, run: () => void) => timeline.after(ms, run),
    }
    const journal: Journal = {
      all: () => state.intents,
      broken: () => [],
      since: () => undefined,
      change: () => Promise.reject(new Error('The loop changes nothing.')),
      resolveBroken: () => Promise.reject(new Error('The loop resolves nothing.')),
      restore,
      restoreNow: () => false,
      recall: async () => undefined,
      kept: async () => undefined,
      isKept: () => true,
    }
    return { timeline, restore, told, state, start: createRestoreLoop(clock, journal, told) }
  }

  it('looks every five seconds for two minutes, once for all who start it, and again when it is started anew', async () => {
    const { timeline, restore, start } = setUp(intent('a'))
    start()
    start()
    await timeline.pass(4999)
    expect(restore).not.toHaveBeenCalled()
    await timeline.pass(1)
    expect(restore).toHaveBeenCalledTimes(1)
    await timeline.pass(600_000)
    expect(restore).toHaveBeenCalledTimes(25)
    start()
    await timeline.pass(600_000)
    expect(restore).toHaveBeenCalledTimes(50)
  })
})

// Tests records of the journal that another build wrote, or a faulty one.
describe('records that cannot be read', () => {
  const whole = { ...intent('a', { state: 'checking' }) }
  const without = (name: keyof Intent) => Object.fromEntries(Object.entries(whole).filter(([one]) => one !== name))
  const on = (...records: readonly unknown[]) => {
    const storage = new FakeStorage()
    storage.setItem('money', JSON.stringify(records))
    return { storage, ...journalOn(storage) }
  }
  const required: readonly (keyof Intent)[] = [
    'endpoint',
    'uid',
    'hash',
    'like',
    'facts',
    'state',
    'attempt',
    'at',
    'sentAt',
    'misses',
    'seen',
    'rev',
  ]

  it.each(required)('a record without %s is kept aside, and named', (name) => {
    const { journal } = on(without(name), intent('b'))
    expect(keys(journal.all())).toEqual(['b'])
    expect(journal.broken()).toMatchObject([{ key: 'a' }])
  })

  it.each<[string, object]>([
    ['a time that is none', { sentAt: null }],
    ['a state that nobody knows', { state: 'queued' }],
    ['facts that are a list', { facts: [] }],
    ['a count below zero', { misses: -1 }],
    ['a key that is none', { key: '' }],
  ])('so is one with %s', (_, wrong) => {
    expect(on({ ...whole, ...wrong }).journal.broken()).toHaveLength(1)
  })

  it.each(['{', '"text"', '[["list"],"half a rec'])(
    'a text that is no journal, %s, is one such record',
    async (text) => {
      const storage = new FakeStorage()
      storage.setItem('money', text)
      const { journal, add } = journalOn(storage)
      expect(journal.broken()).toHaveLength(1)
      await add('b')
      expect(journalOn(storage).journal.broken()).toHaveLength(1)
    },
  )

  it('they are written back as they were, and gone from the page once they are put away', async () => {
    const wrong = without('sentAt')
    const { journal, storage, add } = on(wrong)
    await add('b')
    expect(stored(storage)).toContainEqual(wrong)
    await journal.resolveBroken('a', undefined)
    expect(journal.broken()).toEqual([])
    expect(stored(storage)).toContainEqual(wrong)
    expect(journalOn(storage).journal.broken()).toEqual([])
  })

  it('one of two is mended, and the other one stays as it was', async () => {
    const other = { ...without('sentAt'), key: 'other' }
    const { journal, storage } = on(without('sentAt'), other)
    const [broken] = journal.broken()
    await journal.resolveBroken('a', broken && repairRecord(broken, 99))
    expect(keys(journal.all())).toEqual(['a'])
    expect(journal.broken()).toMatchObject([{ key: 'other' }])
    expect(stored(storage)).toContainEqual(other)
  })
})

describe('two builds open at once', () => {
  it('an unclear intent counts as a running check for an older build, so it waits', async () => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'unclear' })
    expect(stored(storage)).toMatchObject([{ v: 1, state: 'checking' }])
    storage.setItem('money', rewrittenByOlder(storage.getItem('money') ?? ''))
    expect(journal.all()).toMatchObject([{ state: 'unclear' }])
    expect(journalOn(storage).journal.all()).toMatchObject([{ state: 'unclear' }])
  })

  it('an older build that ends it is believed', async () => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'unclear' })
    const [record] = stored(storage)
    storage.setItem('money', JSON.stringify([{ ...record, state: 'done', ref: 'N1', rev: 1 }]))
    expect(journal.all()).toMatchObject([{ state: 'done', ref: 'N1' }])
  })

  it('keeps what a newer build wrote, including unknown members and records', async () => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a')
    storage.setItem('money', rewrittenByNewer(storage.getItem('money') ?? ''))
    await add('b')
    await journal.resolveBroken(newerRecord.key, undefined)
    expect(stored(storage)).toContainEqual(newerRecord)
    expect(stored(storage)).toContainEqual(expect.objectContaining({ key: 'a', hint: 'x' }))
  })

  it('what an older build wrote is read', () => {
    const storage = new FakeStorage()
    storage.setItem('money', JSON.stringify([intent('a', { state: 'checking' })]))
    expect(journalOn(storage).journal.all()).toMatchObject([{ key: 'a', state: 'checking' }])
  })
})

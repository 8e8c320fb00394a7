// Tests the parts of the journal one by one: hashes, ages, the lease, the grace period, and the loop that restores.
import { describe, expect, it, vi } from 'vitest'
import { canonicalJson, hash64 } from '../../../src/engine/money/journal/canonicalJson'
import { createGracePeriod } from '../../../src/engine/money/journal/gracePeriod'
import type { Intent } from '../../../src/engine/money/journal/intent'
import type { Journal } from '../../../src/engine/money/journal/journal'
import { createLeaseLocks } from '../../../src/engine/money/journal/leaseLocks'
import { pruneIntents } from '../../../src/engine/money/journal/pruneIntents'
import { createRestoreLoop } from '../../../src/engine/money/journal/restoreLoop'
import type { JournalStart } from '../../../src/engine/money/journal/records'
import { FakeStorage } from '../session/fakeStorage'
import { intent, keys } from './journalKit'
import { Timeline } from './timeline'

const day = 86_400_000

describe('F20 the hash of a body', () => {
  // Builds share the journal: another hash of the same text would take a repeated send for a new one.
  it.each([
    ['', '21661362611103547991'],
    ['a', '38260022203329992931'],
    ['{"amount":"10","to":"8"}', '2013945371529010169'],
    ['عشرة', '33971580063638174363'],
  ])('of %j stays the same in all builds', (text, hash) => expect(hash64(text)).toBe(hash))

  it('is taken of members in the order of their names, and of lists in their own order', () => {
    expect(canonicalJson({ c: 1, a: { z: 1, y: [3, 1, 2] }, b: null })).toBe('{"a":{"y":[3,1,2],"z":1},"b":null,"c":1}')
    expect(canonicalJson([2, 1], (leaf) => `<${String(leaf)}>`)).toBe('["<2>","<1>"]')
  })
})

describe('F36 what is old enough to be dropped', () => {
  const of = (more: Partial<Intent>, moment: JournalStart) => keys(pruneIntents([intent('a', more)], moment))

  it.each<[string, Partial<Intent>, JournalStart, 'stays' | 'goes']>([
    ['unclear, and nobody has looked', { state: 'unclear', seen: false }, { device: 9 * day }, 'stays'],
    ['unclear, and somebody has looked', { state: 'unclear' }, { device: day }, 'goes'],
    ['done, and nobody has looked', { seen: false, endedAt: 0 }, { device: day }, 'goes'],
    ['a day old by a clock that was set', { endedAt: 0 }, { device: 9 * day, wasSet: true }, 'stays'],
    ['a millisecond short of a day by the server', { serverAt: 1 }, { device: day, server: day }, 'stays'],
  ])('%s', (_, more, moment, then) => expect(of(more, moment)).toEqual(then === 'stays' ? ['a'] : []))

  it('the oldest beyond 50 go, wherever they stand', () => {
    const all = Array.from({ length: 52 }, (_, at) => intent(`${at}`, { sentAt: 52 - at }))
    expect(keys(pruneIntents(all, { device: 0 }))).toEqual(keys(all.slice(0, 50)))
  })

  it('where nothing goes the list is the same one', () => {
    const all = Array.from({ length: 50 }, (_, at) => intent(`${at}`))
    expect(pruneIntents(all, { device: 0 })).toBe(all)
  })
})

describe('F36 the grace period of a request', () => {
  const setUp = () => {
    const time = { now: 1e12, steady: 5000, server: 1e12, knows: true }
    const clock = {
      now: () => time.now,
      steady: () => time.steady,
      serverNow: () => time.server,
      knowsServer: () => time.knows,
      after: () => () => undefined,
    }
    return { time, grace: createGracePeriod(clock, 60_000) }
  }
  const sent = intent('a', { state: 'checking', sentAt: 1e12 })

  it('is over after a minute of this page, to the millisecond', () => {
    const { time, grace } = setUp()
    grace.observe(sent)
    time.steady += 59_999
    expect(grace.isOver(sent)).toBe(false)
    time.steady += 1
    expect(grace.isOver(sent)).toBe(true)
  })

  it.each([
    ['another attempt', { attempt: 2 }],
    ['a sign of life', { beat: 1 }],
  ])('begins anew with %s', (_, more) => {
    const { time, grace } = setUp()
    grace.observe(sent)
    time.steady += 59_000
    grace.observe({ ...sent, ...more })
    time.steady += 59_000
    expect(grace.isOver({ ...sent, ...more })).toBe(false)
  })

  it.each([
    ['65 s ago', 65_000, true, true],
    ['a millisecond less ago', 64_999, true, false],
    ['long ago, where the server does not tell its time', 900_000, false, false],
  ])('is over for who opens the page later, if the server knew it alive %s: %#', (_, ago, knows, isOver) => {
    const { time, grace } = setUp()
    time.knows = knows
    expect(grace.isOver({ ...sent, aliveAt: time.server - ago })).toBe(isOver)
  })

  it.each([
    [0, false],
    [2000, false],
    [2001, true],
    [-2000, false],
    [-2001, true],
  ])("the device's clock that moved by %i ms was set: %s", (moved, wasSet) => {
    const { time, grace } = setUp()
    expect(grace.wasClockSet(sent)).toBe(false)
    time.now += moved
    expect(grace.wasClockSet(sent)).toBe(wasSet)
  })

  it.each([
    [2000, false],
    [2001, true],
  ])('so was one by which the request left %i ms from now: %s', (ahead, wasSet) => {
    const { time, grace } = setUp()
    expect(grace.wasClockSet({ ...sent, sentAt: time.now + ahead })).toBe(wasSet)
  })
})

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

  it('goes on while one intent is open, and ends with it', async () => {
    const { timeline, restore, state, start } = setUp(intent('a'), intent('b', { state: 'checking' }))
    start()
    await timeline.pass(300_000)
    expect(restore).toHaveBeenCalledTimes(60)
    state.intents = [intent('a'), intent('b')]
    await timeline.pass(300_000)
    expect(restore).toHaveBeenCalledTimes(61)
  })

  it('tells the page when something came back, and only then', async () => {
    const { timeline, restore, told, start } = setUp(intent('a'))
    restore.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    start()
    await timeline.pass(5000)
    expect(told).not.toHaveBeenCalled()
    await timeline.pass(5000)
    expect(told).toHaveBeenCalledTimes(1)
    await timeline.pass(50_000)
    expect(told).toHaveBeenCalledTimes(1)
  })
})

describe('F20 the lease', () => {
  const setUp = (endsIn?: number) => {
    const timeline = new Timeline(1e12)
    const storage = new FakeStorage()
    if (endsIn !== undefined) storage.setItem('m.lease', `other ${timeline.now + endsIn}`)
    const ran = vi.fn<() => void>()
    const clock = { now: () => timeline.now, after: (ms: number, run: () => void) => timeline.after(ms, run) }
    void createLeaseLocks(storage, clock).request('m', ran)
    return { timeline, storage, ran }
  }

  it.each([
    ['nobody has', undefined],
    ['has just ended', 0],
    ['another clock wrote, so that it ends too late', 2001],
  ])('that %s is taken, and is ours after 50 ms', async (_, endsIn) => {
    const { timeline, storage, ran } = setUp(endsIn)
    expect(storage.getItem('m.lease')).toMatch(new RegExp(` ${timeline.now + 2000}$`))
    await timeline.pass(49)
    expect(ran).not.toHaveBeenCalled()
    await timeline.pass(1)
    expect(ran).toHaveBeenCalledTimes(1)
    expect(storage.getItem('m.lease')).toBeNull()
  })

  it.each([1, 2000])('that another has for %i ms more is waited for', async (endsIn) => {
    const { timeline, storage, ran } = setUp(endsIn)
    expect(storage.getItem('m.lease')).toBe(`other ${timeline.now + endsIn}`)
    await timeline.pass(endsIn - 1)
    expect(ran).not.toHaveBeenCalled()
    await timeline.pass(200)
    expect(ran).toHaveBeenCalledTimes(1)
  })
})

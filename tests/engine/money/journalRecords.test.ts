// Tests records of the journal that another build wrote, or a faulty one.
import { describe, expect, it } from 'vitest'
import type { Intent } from '../../../src/engine/money/journal/intent'
import { repairRecord } from '../../../src/engine/money/journal/records'
import { FakeStorage } from '../session/fakeStorage'
import { newerRecord, rewrittenByNewer, rewrittenByOlder } from './builds'
import { intent, journalOn, keys, stored } from './journalKit'

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

  it('two of them are put away one after the other, and neither comes back', async () => {
    const second = { ...without('sentAt'), key: 'second' }
    const { journal, storage } = on(without('sentAt'), second, { ...second, key: 'third' })
    for (const key of ['a', 'second', 'a']) await journal.resolveBroken(key, undefined)
    expect(journal.broken()).toMatchObject([{ key: 'third' }])
    expect(journalOn(storage).journal.broken()).toMatchObject([{ key: 'third' }])
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

  it('what a tab remembers whole needs no mending', async () => {
    const storage = new FakeStorage()
    const { journal, add } = journalOn(storage)
    await add('a', { state: 'checking' })
    storage.setItem('money', JSON.stringify([without('sentAt')]))
    expect([journal.all(), journal.broken()]).toMatchObject([[{ key: 'a', state: 'checking' }], []])
  })

  it.each([
    ['sentAt', { at: 0, sentAt: 99 }],
    ['misses', { misses: 0 }],
    ['at', { at: 99, isUndated: true }],
  ] as const)('one without %s is mended as if it had been sent now', (name, more) => {
    const [broken] = on(without(name)).journal.broken()
    expect(broken && repairRecord(broken, 99)).toMatchObject({ key: 'a', state: 'checking', attempt: 1, ...more })
  })

  it.each(['endpoint', 'facts', 'uid'] as const)('one without %s tells too little to be asked about', (name) => {
    const [broken] = on(without(name)).journal.broken()
    expect(broken && repairRecord(broken, 99)).toBeUndefined()
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

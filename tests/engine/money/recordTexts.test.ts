// Tests what the stored text of the journal may hold, member by member, and how a broken record is repaired.
import { describe, expect, it } from 'vitest'
import {
  isFromNewerBuild,
  readRecords,
  repairRecord,
  type BrokenRecord,
} from '../../../src/engine/money/journal/records'
import { intent } from './journalKit'

const read = (...records: readonly unknown[]) => readRecords(JSON.stringify(records))

describe('F20 the head of the journal', () => {
  it.each<[string, object, object]>([
    ['nothing more', {}, { since: undefined, putAway: [] }],
    ["the device's time", { since: { device: 5 } }, { since: { device: 5 } }],
    ['both times', { since: { device: 5, server: 6 } }, { since: { device: 5, server: 6 } }],
    ['what was put away', { putAway: ['a', 'b'] }, { putAway: ['a', 'b'] }],
  ])('with %s is read', (_, more, found) => {
    expect(read({ journal: 1, ...more })).toMatchObject({ ...found, broken: [], intents: [] })
  })

  it.each<[string, object]>([
    ['a version that is a text', { journal: '1' }],
    ['a start that is a number', { journal: 1, since: 5 }],
    ['a start without a time', { journal: 1, since: {} }],
    ['a start at a text', { journal: 1, since: { device: '5' } }],
    ["a start at a text of the server's", { journal: 1, since: { device: 5, server: '6' } }],
    ['one key in place of a list', { journal: 1, putAway: 'a' }],
    ['a number among the keys', { journal: 1, putAway: ['a', 1] }],
  ])('with %s is kept aside, and not believed', (_, head) => {
    expect(read(head)).toMatchObject({ since: undefined, putAway: [], broken: [{ raw: head }] })
  })
})

describe('F20 a record', () => {
  it.each<[string, object]>([
    ['a label of 10,000 letters', { label: 'a'.repeat(10_000) }],
    ['its first attempt', { attempt: 1 }],
    ['no change yet', { rev: 0 }],
  ])('with %s is read', (_, more) => {
    expect(read({ ...intent('a'), ...more })).toMatchObject({ broken: [], intents: [{ key: 'a', ...more }] })
  })

  it.each<[string, string]>([
    ['a label of 10,001 letters', JSON.stringify({ ...intent('a'), label: 'a'.repeat(10_001) })],
    ['a time that no number can hold', JSON.stringify(intent('a')).replace('"sentAt":0', '"sentAt":1e999')],
    ['no attempt', JSON.stringify(intent('a', { attempt: 0 }))],
    ['half an attempt', JSON.stringify(intent('a', { attempt: 1.5 }))],
    ['one member', '{"key":"a"}'],
  ])('with %s is kept aside', (_, text) => {
    expect(readRecords(`[${text}]`)).toMatchObject({ intents: [], broken: [{ key: 'a' }] })
  })

  it('that is broken keeps what it names in the right form, and no more of it than a page can show', () => {
    const { broken } = read(
      { key: 'k'.repeat(65), endpoint: 5, uid: 5 },
      { endpoint: 'POST /a', uid: '7' },
      { uid: '8' },
    )
    expect(broken.map(({ key }) => key.length)[0]).toBe(64)
    expect(new Set(broken.map(({ key }) => key)).size).toBe(3)
    expect(broken.map(({ endpoint, uid }) => [endpoint, uid])).toEqual([
      [undefined, undefined],
      ['POST /a', '7'],
      [undefined, '8'],
    ])
  })

  it('of a text without an end is cut', () => {
    const [broken] = readRecords('{'.repeat(20_000)).broken
    expect(broken?.raw).toBe('{'.repeat(10_000))
  })

  it.each<[unknown, boolean]>([
    [{ v: 2 }, true],
    [{ v: 1 }, false],
    [{ v: '2' }, false],
    [{}, false],
    ['2', false],
    [null, false],
  ])('%j is of a newer build: %s', (raw, isNewer) => {
    expect(isFromNewerBuild({ key: 'a', endpoint: undefined, uid: undefined, raw })).toBe(isNewer)
  })
})

describe('F20 a repaired record', () => {
  const repair = (more: object) => {
    const broken: BrokenRecord = { key: 'a', endpoint: 'POST /a', uid: '7', raw: { facts: { to: '8' }, ...more } }
    return repairRecord(broken, 99)
  }
  const nothing = {
    key: 'a',
    endpoint: 'POST /a',
    uid: '7',
    facts: { to: '8' },
    state: 'checking',
    hash: '',
    like: '',
    attempt: 1,
    at: 99,
    isUndated: true,
    sentAt: 99,
    misses: 0,
    seen: false,
    rev: 1,
  }

  it.each<[string, object]>([
    ['nothing', {}],
    ['only numbers', { hash: 5, like: 5, label: 5, at: '5', rev: '5', attempt: '5' }],
    ['counts that cannot be', { attempt: 0, rev: -1 }],
    ['halves', { attempt: 1.5, rev: 0.5 }],
  ])('that tells %s counts as sent now for the first time', (_, more) => expect(repair(more)).toEqual(nothing))

  it('keeps what can be read, and counts one change more', () => {
    const known = { hash: 'h', like: 'l', label: 'pay', attempt: 3, at: 5 }
    const { isUndated: _, ...dated } = nothing
    expect(repair({ ...known, rev: 4 })).toEqual({ ...dated, ...known, rev: 5 })
    expect(repair({ rev: 0 })).toMatchObject({ rev: 1 })
  })
})

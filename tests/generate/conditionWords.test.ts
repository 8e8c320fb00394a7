import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedSets } from '../../tools/cli/generate/permissions/closedSets'
import { conditionWords } from '../../tools/cli/generate/permissions/conditionWords'
import { labelsIn, screenSpeech } from '../../tools/cli/generate/permissions/screenSpeech'
import { residueOf } from '../../tools/cli/generate/permissions/residue'
import { type Conditions, evaluateCondition } from '@pagewright/engine/tools'

const known = { user: { role: 'owner', level: 3 }, market: { isOpen: true } }

describe('yes, no or the remaining conditions', () => {
  it.each<[string, Conditions | undefined, Conditions | false]>([
    ['nothing asked', undefined, {}],
    ['known and not so', { 'user.role': 'member' }, false],
    ['unknown', { 'row.status': 'new' }, { 'row.status': 'new' }],
    ['a bucket, in which any person may be', { 'user.bucket': { max: 9 } }, { 'user.bucket': { max: 9 } }],
    ['one known, one not', { 'user.role': 'owner', 'now.day': { in: [1] } }, { 'now.day': { in: [1] } }],
    ['a no beside an unknown', { 'row.status': 'new', 'user.role': 'member' }, false],
    ['any with a yes', { any: [{ 'row.a': 1 }, { 'user.role': 'owner' }] }, {}],
    [
      'a known value with an unknown bound',
      { 'user.level': { min: 1, below: { from: 'data.max' } } },
      { 'user.level': { below: { from: 'data.max' } } },
    ],
  ])('%s', (_name, when, left) => {
    expect(residueOf(when, known)).toEqual(left)
  })

  it('a visitor has no role', () => {
    expect(residueOf({ 'user.role': 'owner' }, { user: null })).toBe(false)
    expect(residueOf({ 'user.role': { exists: false } }, { user: null })).toEqual({})
    expect(residueOf({ 'user.bucket': { max: 9 } }, { user: null })).toBe(false)
  })

  it('never says other than what the page decides, once all is known', () => {
    const value = fc.constantFrom<unknown>(0, 1, 2, 'a', true, false, null, undefined)
    const test = fc.oneof(
      value.filter((one) => one !== undefined),
      fc.record({ not: value }),
      fc.record({ in: fc.array(value) }),
      fc.record({ min: fc.nat(2), exists: fc.boolean() }),
      fc.record({ below: fc.constantFrom({ from: 'user.a' }, { from: 'row.a' }, 1) }),
    )
    const path = fc.constantFrom('user.a', 'user.b', 'row.a', 'row.b')
    const entries = fc.dictionary(path, test, { maxKeys: 3, noNullPrototype: true })
    const conditions = fc
      .tuple(entries, fc.option(fc.array(entries, { maxLength: 3 }), { nil: undefined }))
      .map(([all, any]): Conditions => (any ? { ...all, any } : all))
    const person = fc.record({ a: value, b: value })
    fc.assert(
      fc.property(conditions, person, person, (when, user, row) => {
        const left = residueOf(when, { user })
        expect(left !== false && evaluateCondition(left, { user, row })).toBe(evaluateCondition(when, { user, row }))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('in words', () => {
  const valuesAt = closedSets({
    required: ['status', 'isLate', 'sale'],
    properties: {
      status: { enum: ['new', 'paid', 'done'] },
      kind: { enum: ['a', 'b'] },
      isLate: { type: 'boolean' },
      name: { type: 'string' },
      sale: { required: ['state'], properties: { state: { enum: ['none', 'open'] } } },
      more: { required: ['state'], properties: { state: { enum: ['none', 'open'] } } },
    },
  })
  it.each<[string, readonly Conditions[], string | false]>([
    ['nothing', [], ''],
    ['some of a closed set, in its order', [{ 'row.status': { in: ['done', 'new'] } }], 'row.status = new or done'],
    ['all but one', [{ 'row.status': { not: 'new' } }], 'row.status = paid or done'],
    ['all of a closed set', [{ 'row.status': { exists: true } }], ''],
    [
      'what block and action ask for together',
      [{ 'row.status': { not: 'new' } }, { 'row.status': { not: 'done' } }],
      'row.status = paid',
    ],
    ['an open value', [{ 'row.name': 'Ann' }], 'row.name = "Ann"'],
    ['days', [{ 'now.day': { in: [2, 3, 4, 17, 18, 19, 31] } }], 'days 2-4, 17-19, 31'],
    [
      'from a time to another',
      [{ 'now.time': { since: '2026-03-01', until: '2026-04-01' } }],
      'if now.time ≥ "2026-03-01" and now.time < "2026-04-01"',
    ],
    ['the address', [{ 'query.uid': { exists: true } }], 'if query.uid is there'],
    ['a bound from elsewhere', [{ 'row.name': { below: { from: 'data.max' } } }], 'row.name < data.max'],
    ['any', [{ any: [{ 'row.status': 'new' }, { 'query.all': '1' }] }], 'row.status = new, or if query.all = "1"'],
  ])('%s', (_name, conditions, words) => {
    expect(conditionWords(conditions, valuesAt)).toBe(words)
  })
})

it('in the words of the screen', () => {
  const english = { state: 'State', pending: 'Being looked at', one: 'One', other: 'Another' }
  const pages = {
    '/a': {
      blocks: {
        a: { lines: { b: { label: 'state', value: 'data.self.status', words: { pending: 'pending' } } } },
        b: { fields: { kind: { label: 'one' } } },
        c: { fields: { kind: { label: 'other' } } },
      },
    },
  }
  const speech = screenSpeech(labelsIn(pages, english))
  const words = (condition: Conditions) => conditionWords([condition], () => undefined, speech)
  expect(words({ 'data.self.status': { not: 'pending' } })).toBe('if State is not Being looked at')
  expect(words({ 'now.day': { in: [2, 17] } })).toBe('if Day of the month is 2 or 17')
  expect(words({ 'user.is_agent': true })).toBe('if Agent of the person is yes')
  expect(words({ 'form.kind': { exists: false } })).toBe('if Kind is absent')
})

import { describe, expect, it } from 'vitest'
import { evaluateCondition, readPath } from '../../../src/engine/language/runtime/evaluateCondition'
import { mergePatch } from '../../../src/engine/language/runtime/merge'
import { resolveBindings } from '../../../src/engine/language/runtime/resolveBindings'
import { compareDecimals } from '../../../src/engine/lib/compare'

describe('evaluate condition', () => {
  const scope = {
    user: { role: 'owner', isGuest: false },
    row: {
      role: 'member',
      uid: 7,
      note: null,
      empty: '',
      list: [],
      sum: '9.99',
      most: '1000000000000000000001',
      at: '2026-03-05T09:30:00+03:30',
    },
    now: { day: 17, time: '2026-03-05T09:30' },
    host: { version: '1.10', exact: '1.10.0' },
  }

  it.each([
    [undefined, true],
    [{}, true],
    [{ 'row.role': 'member' }, true],
    [{ 'row.role': 'admin' }, false],
    [{ 'row.role': { in: ['admin', 'member'] }, 'now.day': { in: [2, 3, 4, 17, 18, 19] } }, true],

    [{ 'row.role': { in: 'member' } }, false],
    [{ 'row.role': { not: 'owner' } }, true],
    [{ 'row.role': { not: { from: 'user.role' } } }, true],

    [{ 'row.role': { is: { from: 'row.role' } } }, true],

    [{ 'row.missing': { is: { from: 'row.absent' } } }, false],
    [{ 'row.role': { is: 'member' } }, false],
    [{ 'now.time': { since: '2026-03-05', until: '2026-03-06' } }, true],
    [{ 'now.time': { since: '2026-03-05T09:31' } }, false],
    [{ 'now.time': { until: '2026-03-05T09:30' } }, false],
    [{ 'now.time': { until: { from: 'row.missing' } } }, false],
    [{ 'row.at': { since: '2026-03-05T06:00:00Z', until: '2026-03-05T06:00:01.000Z' } }, true],
    [{ 'row.at': { since: '2026-03-05T06:01:00Z' } }, false],
    [{ 'host.version': { since: '1.9' } }, true],
    [{ 'host.version': { since: '1.10.0', until: '2' } }, true],

    [{ 'host.version': { until: '1.10.0' } }, false],

    [{ 'host.exact': { since: '1.10', until: '1.11' } }, true],

    [{ 'row.role': { since: '1' } }, false],
    [{ 'now.day': { min: 18 } }, false],
    [{ 'now.day': { max: 17 } }, true],

    [{ 'row.role': { min: 1 } }, false],
    [{ 'row.sum': { min: 9.99, max: 9.99 } }, true],
    [{ 'row.sum': { min: 10 } }, false],

    [{ 'row.most': { min: '1000000000000000000001' } }, true],

    [{ 'row.sum': { min: { from: 'row.uid' }, max: { from: 'now.day' } } }, true],
    [{ 'row.uid': { min: { from: 'row.sum' } } }, false],

    [{ 'now.day': { below: { from: 'row.uid', times: 'row.sum' } } }, true],
    [{ 'now.day': { below: { from: 'row.uid', times: 'row.missing' } } }, false],

    [{ 'row.uid': { min: { from: 'row.missing' } } }, false],

    [{ 'row.missing': { min: 0 } }, false],
    [{ 'row.empty': { max: 9 } }, false],
    [{ 'row.uid': { below: 8 } }, true],

    [{ 'row.uid': { below: { from: 'now.day' } } }, true],

    [{ 'row.sum': { below: 10 } }, true],
    [{ 'row.sum': { below: '9.990' } }, false],

    [{ 'row.most': { below: '1000000000000000000002' } }, true],

    [{ 'row.uid': { min: 7, below: 8 } }, true],

    [{ 'row.missing': { below: 1 } }, false],

    [{ 'row.uid': { below: null } }, false],
    [{ 'row.note': { exists: false } }, true],
    [{ 'row.list': { exists: false } }, true],
    [{ 'row.empty': { exists: true } }, false],
    [{ 'row.missing.deep': { exists: true } }, false],
    [{ any: [{ 'row.role': 'owner' }, { 'user.role': 'owner' }] }, true],
    [{ 'row.uid': 8, any: [{ 'user.role': 'owner' }] }, false],
    [{ any: [] }, false],
    [{ 'row.constructor': { exists: true } }, false],
    [{ 'row.__proto__': { exists: true } }, false],
  ])('%o is %s', (when, expected) => {
    expect(evaluateCondition(when, scope)).toBe(expected)
  })

  it.each([
    [{ 'row.uid': { greater: 1 } }, 'Unknown test "greater" on "row.uid"'],
    [{ 'row.uid': {} }, 'Empty test on "row.uid"'],
    [{ any: 'x' }, '"any" takes a list'],
  ])('%o is refused, never passed by accident', (when, message) => {
    expect(() => evaluateCondition(when, scope)).toThrow(message)
  })

  it.each([
    [{ 'row.uid': { greater: 1 } }, 'Unknown test "greater" on "row.uid".'],
    [{ 'row.uid': {} }, 'Empty test on "row.uid".'],
  ])('the refusal of %o lists every test', (when, problem) => {
    expect(() => evaluateCondition(when, scope)).toThrow(
      `${problem} Use a plain value, in, is, not, min, max, below, since, until or exists.`,
    )
  })

  it.each([
    ['row.uid', 7],
    ['row.list', []],
    ['row.list.length.x', undefined],
    ['row.toString', undefined],
    ['nobody', undefined],
  ])('reads %s', (path, expected) => {
    expect(readPath(scope, path)).toEqual(expected)
  })
})

it.each<[string, -1 | 0 | 1, string]>([
  ['1', 0, '1.00'],
  ['-0', 0, '0.0'],
  ['9.9', -1, '10'],
  ['-2', -1, '-1.5'],
  // As floating-point numbers, these are equal.
  ['9007199254740993', 1, '9007199254740992'],
  ['0.1000000000000000001', 1, '0.1'],
  [`1${'0'.repeat(400)}`, -1, `1${'0'.repeat(399)}1`],
])('F23 %s compared with another is %i', (a, result, b) => {
  expect(compareDecimals(a, b)).toBe(result)
  expect(compareDecimals(b, a) + result).toBe(0)
})

it.each(['', ' 1', '1e3', '0x10', '+5', '1,5', '.5', '5.', 'NaN', '٣'])('%j is no decimal', (text) => {
  expect(() => compareDecimals(text, '1')).toThrow('is not a decimal')
  expect(() => compareDecimals('1', text)).toThrow('is not a decimal')
})

it('fills known values and omits others', () => {
  const body = {
    uid: { from: 'row.uid' },
    role: 'admin',
    note: { from: 'row.note' },
    gone: { from: 'row.gone' },
    page: 1,
  }
  expect(resolveBindings(body, { row: { uid: '7', gone: null } })).toEqual({ uid: '7', role: 'admin', page: 1 })
})

// These are the examples of RFC 7396, appendix A.
it.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],

  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],

  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],

  [{ a: 'foo' }, null, null],

  [{ e: null }, { a: 1 }, { e: null, a: 1 }],

  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j patched by %j is %j', (target, patch, expected) => {
  const before = JSON.stringify(target)
  expect(mergePatch(target, patch)).toEqual(expected)
  expect(JSON.stringify(target)).toBe(before)
})

it.each(['{"__proto__": {"polluted": 1}}', '{"a": {"constructor": {"prototype": {"polluted": 1}}}}'])(
  'F11 %s is refused',
  (patch) => {
    expect(() => mergePatch({ a: {} }, JSON.parse(patch))).toThrow('A patch may not name the member')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  },
)

it.each(['__proto__', 'constructor', 'prototype'])('F11 the refusal of a patch names its member "%s"', (name) => {
  expect(() => mergePatch({}, JSON.parse(`{"${name}": 1}`))).toThrow(`A patch may not name the member "${name}".`)
})

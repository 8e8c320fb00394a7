import { expect, it } from 'vitest'
import {
  conditionTests,
  evaluateCondition,
  readPath,
  readText,
} from '../../../src/engine/language/runtime/evaluateCondition'

const scope = {
  user: { role: 'owner', isGuest: false },
  row: { role: 'member', uid: 7, note: null, empty: '', list: [], sum: '9.99', most: '1000000000000000000001' },
  now: { day: 17, time: '2026-03-05T09:30' },
  host: { version: '1.10', exact: '1.10.0' },
}

it.each([
  [undefined, true],
  [{}, true],
  [{ 'row.role': 'member' }, true],
  [{ 'row.role': 'admin' }, false],
  [{ 'row.role': { in: ['admin', 'member'] }, 'now.day': { in: [2, 3, 4, 17, 18, 19] } }, true],
  [{ 'row.role': { in: ['admin', 'member'] }, 'now.day': { in: [2, 3, 4] } }, false],
  [{ 'row.role': { in: 'member' } }, false],
  [{ 'row.role': { not: 'owner' } }, true],
  [{ 'row.role': { not: { from: 'user.role' } } }, true],
  [{ 'row.role': { not: { from: 'row.role' } } }, false],
  [{ 'row.role': { is: { from: 'row.role' } } }, true],
  [{ 'row.role': { is: { from: 'user.role' } } }, false],
  [{ 'row.missing': { is: { from: 'row.absent' } } }, false],
  [{ 'row.role': { is: 'member' } }, false],
  [{ 'now.time': { since: '2026-03-05', until: '2026-03-06' } }, true],
  [{ 'now.time': { since: '2026-03-05T09:31' } }, false],
  [{ 'now.time': { until: '2026-03-05T09:30' } }, false],
  [{ 'now.time': { until: { from: 'row.missing' } } }, false],
  [{ 'host.version': { since: '1.9' } }, true],
  [{ 'host.version': { since: '1.10.0', until: '2' } }, true],
  [{ 'host.version': { until: '1.10' } }, false],
  [{ 'host.version': { until: '1.10.0' } }, false],
  [{ 'host.version': { until: '1.10.1' } }, true],
  [{ 'host.exact': { since: '1.10', until: '1.11' } }, true],
  [{ 'host.exact': { until: '1.10' } }, false],
  [{ 'row.role': { since: '1' } }, false],
  [{ 'now.day': { min: 18 } }, false],
  [{ 'now.day': { max: 17 } }, true],
  [{ 'now.day': { min: 10, max: 17 } }, true],
  [{ 'now.day': { min: 10, max: 16 } }, false],
  [{ 'row.role': { min: 1 } }, false],
  [{ 'row.sum': { min: 9.99, max: 9.99 } }, true],
  [{ 'row.sum': { min: 10 } }, false],
  [{ 'row.sum': { max: 9 } }, false],
  [{ 'row.most': { min: '1000000000000000000001' } }, true],
  [{ 'row.most': { min: '1000000000000000000002' } }, false],
  [{ 'row.sum': { min: { from: 'row.uid' }, max: { from: 'now.day' } } }, true],
  [{ 'row.uid': { min: { from: 'row.sum' } } }, false],
  [{ 'now.day': { min: { from: 'row.uid', times: 'row.sum' } } }, false],
  [{ 'now.day': { below: { from: 'row.uid', times: 'row.sum' } } }, true],
  [{ 'now.day': { below: { from: 'row.uid', times: 'row.missing' } } }, false],
  [{ 'now.day': { max: { from: 'row.sum' } } }, false],
  [{ 'row.uid': { min: { from: 'row.missing' } } }, false],
  [{ 'row.uid': { max: { from: 'row.missing' } } }, false],
  [{ 'row.missing': { min: 0 } }, false],
  [{ 'row.empty': { max: 9 } }, false],
  [{ 'row.uid': { below: 8 } }, true],
  [{ 'row.uid': { below: 7 } }, false],
  [{ 'row.uid': { below: { from: 'now.day' } } }, true],
  [{ 'now.day': { below: { from: 'row.uid' } } }, false],
  [{ 'row.sum': { below: 10 } }, true],
  [{ 'row.sum': { below: '9.990' } }, false],
  [{ 'row.uid': { below: { from: 'row.sum' } } }, true],
  [{ 'row.most': { below: '1000000000000000000002' } }, true],
  [{ 'row.most': { below: { from: 'row.most' } } }, false],
  [{ 'row.uid': { min: 7, below: 8 } }, true],
  [{ 'row.uid': { below: { from: 'row.missing' } } }, false],
  [{ 'row.missing': { below: 1 } }, false],
  [{ 'row.note': { below: 1 } }, false],
  [{ 'row.empty': { below: 1 } }, false],
  [{ 'row.role': { below: 1 } }, false],
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
    new Error(`${problem} Use a plain value, in, is, not, min, max, below, since, until or exists.`),
  )
})

it.each(conditionTests)('the listed test "%s" can be evaluated', (name) => {
  expect(() => evaluateCondition({ 'row.uid': { [name]: 7 } }, scope)).not.toThrow()
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

it.each([
  ['a text', 'Ann', 'Ann'],
  ['an empty text', '', ''],
  ['a number', 7, '7'],
  ['a nought', 0, '0'],
  ['a negative number', -1.5, '-1.5'],
  ['no finite number', Number.NaN, ''],
  ['a switch', true, ''],
  ['null', null, ''],
  ['a list', ['a'], ''],
])('%s is read as the text "%s"', (_, value, text) => {
  expect(readText({ row: { value } }, 'row.value')).toBe(text)
})

// Tests the rules that the compiled validator does not know.
import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import type { Field } from '../../../../src/engine/language/types/plain'
import { boundOf, latinDigits, momentOf, ownRuleProblems } from '../../../../src/engine/forms/validation/ownRules'

const day: RJSFSchema = { type: 'string', format: 'date' }
const moment: RJSFSchema = { type: 'string', format: 'date-time' }

it.each<[string, RJSFSchema, unknown, boolean, Partial<Field>, readonly string[]]>([
  ['white space for a required text', { type: 'string' }, ' ', true, {}, ['blank']],
  ['white space for an optional text', { type: 'string' }, ' ', false, {}, []],
  [
    'white space for an optional text of one letter or more',
    { type: 'string', minLength: 1 },
    ' ',
    false,
    {},
    ['blank'],
  ],
  ['an empty text', { type: 'string', minLength: 1 }, '', true, {}, []],
  ['null', { type: ['string', 'null'] }, null, true, { min: 1 }, []],
  ['a day before the first', day, '2026-03-09', false, { min: '2026-03-10' }, ['earliest']],
  ['the first day', day, '2026-03-10', false, { min: '2026-03-10' }, []],
  ['a day after the last', day, '2026-03-11', false, { max: '2026-03-10' }, ['latest']],
  ['a moment of the last day', moment, '2026-03-10T12:30:00Z', false, { max: '2026-03-10' }, []],
  ['a day of the last moment', day, '2026-03-10', false, { max: '2026-03-10T12:30:00Z' }, []],
  ['a day that a bound cannot be compared with', day, '2026-03-10', false, { max: 'soon' }, []],
  ['a number where a day belongs', day, 20_260_310, false, { min: '2026-03-10' }, []],
  ['a number below the least', { type: 'number' }, 4, false, { min: 5 }, ['minimum']],
  ['the least', { type: 'number' }, 5, false, { min: 5 }, []],
  ['the narrower of two bounds', { type: 'number' }, 6, false, { min: [5, 7] }, ['minimum']],
  ['fewer items than the least', { type: 'array' }, [1], false, { min: 2 }, ['minItems']],
  ['more items than the most', { type: 'array' }, [1, 2], false, { max: 1 }, ['maxItems']],
])('%s', (_, schema, value, isRequired, field, keywords) => {
  const place = { path: ['a'], schema, value, isRequired, isFixed: false }
  const problems = ownRuleProblems([place], { a: { label: 'word.a', ...field } }, {})
  expect(problems.map(({ keyword }) => keyword)).toEqual(keywords)
})

it.each([
  ['0123456789', '0123456789'],
  ['\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669', '0123456789'],
  ['\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9', '0123456789'],
  ['\u0661a\u06f22', '1a22'],
])('the digits of %s are %s', (text, digits) => {
  expect(latinDigits(text)).toBe(digits)
})

it.each<[Field['max'], 1 | -1, string | undefined]>([
  ['2026-03-10', 1, '2026-03-10'],
  [{ from: 'data.day' }, 1, '2026-05-01'],
  [['2026-03-10', { from: 'data.day' }], 1, '2026-05-01'],
  [['2026-03-10', { from: 'data.day' }], -1, '2026-03-10'],
  ['soon', 1, undefined],
  [7, 1, undefined],
  [undefined, 1, undefined],
])('the bound %j, narrowest with the sign %i, is %s', (bound, sign, moment) => {
  expect(momentOf(bound, { data: { day: '2026-05-01' } }, sign)).toBe(moment)
})

it.each([
  ['10.00', 10, '100'],
  ['0.01', '1e9', undefined],
  ['2.5', '0.3', '0.75'],
  ['10', undefined, undefined],
])('a bound of %j times %j is %s', (least, rate, limit) => {
  expect(boundOf({ from: 'data.least', times: 'data.rate' }, { data: { least, rate } }, 1)?.limit).toBe(limit)
})

it.each<[1 | -1, object]>([
  [1, { limit: '9', key: 'word.least', unit: 'USD' }],
  [-1, { limit: '5', key: undefined, unit: undefined }],
])('of several bounds, the narrowest with the sign %i is told with its own message and unit', (sign, bound) => {
  const given: Field['max'] = [7, { from: 'data.low', message: 'word.low', unit: 'data.coin' }, 5]
  const least = { from: 'data.least', message: 'word.least', unit: 'data.money' } as const
  const scope = { data: { low: '6', least: '9', coin: 'coins', money: 'USD' } }
  expect(boundOf([...given, least, 8], scope, sign)).toEqual(bound)
})

// Tests the rules that the compiled validator does not know.
import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import type { Field } from '../../../../src/engine/language/types/plain'
import { ownRuleProblems } from '../../../../src/engine/forms/validation/ownRules'

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

// Tests which messages, bounds and widgets a field may have for the member of the schema that it edits.
import { describe, expect, it } from 'vitest'
import { checkPages } from '../../../src/engine/language/check/check'
import type { Tree } from '../../../src/engine/language/check/known'
import { form, known } from './smallProduct'

/** Returns the problems of a field that edits a member with this schema. */
function problemsOf(schema: object, field: object, more: object = {}) {
  const forms = { thing: { properties: { a: schema as Tree }, ...more } }
  const block = { ...form, fields: { a: { label: 'a.name', ...field } }, submit: { ...form.submit, call: 'POST /any' } }
  const endpoints = {
    ...known.endpoints,
    'POST /any': { request: { open: true, properties: { id: {} } }, response: {} },
  }
  const page = { title: 'a.title', blocks: { b: block } }
  return checkPages({ '/things': page }, { ...known, endpoints, forms })
    .filter(({ where }) => where.includes('fields'))
    .map(({ name, where, what }) => `${name} ${where.slice(4).join(' › ')}: ${what}`)
}

const text = { type: 'string' }
const list = { type: 'array', items: text }

describe('F44 a field may have a message for', () => {
  it.each<[string, object, object, object]>([
    ['required', text, {}, { required: ['a'] }],
    ['required', text, {}, { mayRequire: ['a'] }],
    ['blank', text, {}, {}],
    ['blank', { type: ['string', 'null'] }, {}, {}],
    ['type', { type: 'number' }, {}, {}],
    ['type', { type: 'integer' }, {}, {}],
    ['type', { type: 'boolean' }, {}, {}],
    ['enum', { enum: ['x'] }, { words: { x: 'a.name' } }, {}],
    ['enum', { type: 'array', items: { enum: ['x'] } }, { words: { x: 'a.name' } }, {}],
    ['enum', text, { options: { call: 'POST /things', body: { group: 'x' }, value: 'row.id', label: 'row.name' } }, {}],
    ['minLength', { ...text, minLength: 2 }, {}, {}],
    ['maxLength', { ...text, maxLength: 2 }, {}, {}],
    ['pattern', { ...text, pattern: '^x$' }, {}, {}],
    ['format', { ...text, format: 'email' }, {}, {}],
    ['minimum', { type: 'number', minimum: 2 }, {}, {}],
    ['minimum', { type: 'number' }, { min: 2 }, {}],
    ['maximum', { type: 'number', maximum: 2 }, {}, {}],
    ['maximum', { type: 'number' }, { max: 2 }, {}],
    ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 2 }, {}, {}],
    ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 2 }, {}, {}],
    ['minItems', { ...list, minItems: 2 }, {}, {}],
    ['minItems', list, { min: 2 }, {}],
    ['maxItems', { ...list, maxItems: 2 }, {}, {}],
    ['maxItems', list, { max: 2 }, {}],
    ['uniqueItems', { ...list, uniqueItems: true }, {}, {}],
    ['maximum', { oneOf: [{ type: 'number' }, text] }, {}, {}],
  ])('"%s" where %j says so, or the field %j', (keyword, schema, field, more) => {
    expect(problemsOf(schema, { ...field, messages: { [keyword]: 'a.title' } }, more)).toEqual([])
  })
})

describe('F44 a field may not have a message for', () => {
  it.each<[string, object, object, object]>([
    ['required', text, {}, { required: ['b'], mayRequire: ['c'] }],
    ['blank', { type: 'number' }, {}, {}],
    ['type', text, {}, {}],
    ['type', list, {}, {}],
    ['enum', text, {}, {}],
    ['minLength', { ...text, maxLength: 2 }, {}, {}],
    ['maxLength', { ...text, minLength: 2 }, {}, {}],
    ['pattern', text, {}, {}],
    ['format', text, {}, {}],
    ['minimum', { type: 'number', maximum: 2 }, { max: 2 }, {}],
    ['maximum', { type: 'number', minimum: 2 }, { min: 2 }, {}],
    ['exclusiveMinimum', { type: 'number', minimum: 2 }, {}, {}],
    ['exclusiveMaximum', { type: 'number', maximum: 2 }, {}, {}],
    ['minItems', { ...list, maxItems: 2 }, {}, {}],
    ['maxItems', { ...list, minItems: 2 }, {}, {}],
    ['uniqueItems', list, {}, {}],
  ])('"%s" where %j and the field %j never refuse it', (keyword, schema, field, more) => {
    expect(problemsOf(schema, { ...field, messages: { [keyword]: 'a.title' } }, more)).toEqual([
      `unknown-key messages › ${keyword}: this field is never refused for "${keyword}": its schema has no such rule.`,
    ])
  })
})

describe('F44 the bounds of a field', () => {
  const number = { type: 'number', minimum: 2, maximum: 8 }
  const moment = 'a date or time bounds only a member whose schema has such a format.'
  const figure = 'a number bounds no date and no time: write it as the value.'
  it.each<[string, object, object, readonly string[]]>([
    ['within those of the schema', number, { min: 2, max: 8 }, []],
    ['that leave one value', number, { min: 5, max: 5 }, []],
    ['that exclude each other', number, { min: 6, max: 5 }, ['no value is both 6 or more and 5 or less.']],
    [
      'of which the narrowest exclude each other',
      number,
      { min: [3, 6], max: [5, 8] },
      ['no value is both 6 or more and 5 or less.'],
    ],
    ['above the schema', number, { min: 9 }, ['the schema allows 8 at most, so no value is 9 or more.']],
    ['below the schema', number, { max: 1 }, ['there is no less than 2, so no value is 1 or less.']],
    [
      'beyond what the schema excludes',
      { type: 'number', exclusiveMinimum: 2, exclusiveMaximum: 8 },
      { min: 9 },
      ['the schema allows 8 at most, so no value is 9 or more.'],
    ],
    ['of a list with one item', list, { max: 1 }, []],
    ['of a list without an item', list, { max: 0 }, ['there is no less than 1, so no value is 0 or less.']],
    [
      'of a list below its least count',
      { ...list, minItems: 3 },
      { max: 2 },
      ['there is no less than 3, so no value is 2 or less.'],
    ],
    [
      'of a list above its largest count',
      { ...list, maxItems: 3 },
      { min: 4 },
      ['the schema allows 3 at most, so no value is 4 or more.'],
    ],
    ['of a union, which may be anything', { oneOf: [number, text] }, { min: 20 }, []],
    ...['date', 'date-time', 'time'].flatMap((format): [string, object, object, readonly string[]][] => [
      [`that are moments, of the format ${format}`, { ...text, format }, { min: '2026-01-01' }, []],
      [`that are numbers, of the format ${format}`, { ...text, format }, { max: 5 }, [figure]],
    ]),
    ['that are times of a day', { ...text, format: 'time' }, { min: '08:30', max: '17:00' }, []],
    ['that are moments, of a number', number, { max: '2026-01-01' }, [moment]],
    ['that are moments, of any text', text, { min: '2026-01-01' }, [moment]],
  ])('%s', (_what, schema, field, problems) => {
    expect(problemsOf(schema, field).map((problem) => problem.replace(/^.*?: /, ''))).toEqual(problems)
  })
})

it.each<[string, object, boolean]>([
  ['a text with the format of a day', { ...text, format: 'date' }, true],
  ['a text that means a day', { ...text, 'x-means': 'date' }, true],
  ['a union', { oneOf: [text, { type: 'null' }] }, true],
  ['any text', text, false],
  ['a moment', { ...text, format: 'date-time' }, false],
])('F44 a calendar fits %s', (_what, schema, fits) => {
  const problems = problemsOf(schema, { widget: 'date' }).filter((problem) => problem.includes('enters a day'))
  expect(problems).toHaveLength(fits ? 0 : 1)
})

it.each<[unknown, boolean]>([
  ['+1', true],
  ['+966', true],
  ['+1684', true],
  ['+12345', false],
  ['+', false],
  ['966', false],
  ['+9 66', false],
  [966, false],
])('F44 %j may be a dial code: %s', (code, fits) => {
  expect(problemsOf(text, { dialCodes: ['+966', code] })).toHaveLength(fits ? 0 : 1)
})

it.each<[string, object, object, boolean]>([
  ['values of an enum', { enum: ['x', 'y'] }, { from: 'data.limits.max' }, true],
  ['values of a list of an enum', { type: 'array', items: { enum: ['x'] } }, { from: 'data.limits.max' }, true],
  ['values of any text', text, { from: 'data.limits.max' }, false],
])('F44 a list of the scope limits %s', (_what, schema, only, fits) => {
  const words = 'enum' in schema || 'items' in schema ? { words: { x: 'a.name', y: 'a.name' } } : {}
  const problems = problemsOf(schema, { only, ...words }).filter((problem) => problem.includes('only'))
  expect(problems).toHaveLength(fits ? 0 : 1)
})

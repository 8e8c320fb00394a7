import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../../../src/engine/forms/validation/messages'
import { boundOf, ownRuleProblems } from '../../../src/engine/forms/validation/ownRules'
import type { Values } from '../../../src/engine/forms/fields/services'
import { type Evaluated, isBeyondBounds, toValidationData } from '../../../src/engine/forms/validation/evaluate'
import type { ById, Field } from '../../../src/engine/language/types/plain'
import { validationOf } from './validationOf'
import { plainFields } from './words'

const day: RJSFSchema = { type: 'string', format: 'date' }

// Tests what the validation of a form says of values, and where.
describe('validation', () => {
  const schema: RJSFSchema = {
    type: 'object',
    properties: {
      a: { type: 'number', minimum: 1, maximum: 10 },
      b: { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 10 },
      c: { type: 'string', maxLength: 3 },
      d: day,
      e: {
        type: 'object',
        properties: { b: { type: 'number', minimum: 1, maximum: 5 }, c: { type: 'string', format: 'email' }, d: day },
      },
      f: day,
      g: day,
    },
  }

  const fields: ById<Field> = {
    ...plainFields(schema),
    d: { label: 'word.d', min: '2026-03-10', max: '2026-03-20' },
    f: { label: 'word.f', min: '2026-03-10' },
    g: { label: 'word.g', max: '2026-03-10' },
  }

  const onlyWithB: ById<Field> = { ...fields, e: { label: 'word.e', fields: { b: { label: 'word.b' } } } }

  const filling: Field = {
    label: 'word.c',
    options: { call: 'POST /things', value: 'row.id', label: 'row.name', fills: { a: 'row.size' } },
  }

  const broken = () => [{ path: ['a'], keyword: 'rule', params: { text: 'A is not B' } }]

  const create = (more: Partial<Evaluated> = {}) => validationOf(schema, { fields, ...more })

  /** Returns the messages by the path at which they are shown. */
  function messages(values: object, more: Partial<Evaluated> = {}) {
    const { problems, message } = create(more)({ ...values })
    return problems.map((problem) => `.${problem.path.join('.')} ${message(problem)}`)
  }

  it.each([
    [{ a: 0 }, 'a', true],
    [{ a: 11 }, 'a', true],
    [{ a: 1 }, 'a', false],
    [{ b: 1 }, 'b', true],
    [{ b: 10 }, 'b', true],
    [{ d: '2026-03-09' }, 'd', true],
    [{ d: '2026-03-21' }, 'd', true],
    [{ d: '2026-03-20' }, 'd', false],
    [{ f: '2026-03-09' }, 'f', true],
    [{ g: '2026-03-11' }, 'g', true],
    // Only the value that was left counts, and only its bounds.
    [{ a: 11, b: 5 }, 'b', false],
    [{ a: 11, c: 'x' }, 'c', false],
    [{ c: 'long' }, 'c', false],
    [{ a: 'x' }, 'a', false],
    [{}, 'a', false],
  ])('a value beyond its bounds is found: %j at %s is %s', (values, name, isBeyond) => {
    expect(isBeyondBounds(create()(values), [name])).toBe(isBeyond)
  })

  it.each<[string, object, Partial<Evaluated>, readonly string[]]>([
    ['stand at their field', { a: 11 }, {}, ['.a A must be between 1 and 10']],
    ['stand at the form if the page has no such field', { a: 11 }, { fields: {} }, ['. a must be between 1 and 10']],
    [
      'stand at the form if the field is hidden',
      { a: 11 },
      { fields: { a: { label: 'word.a', widget: 'hidden' } } },
      ['. A must be between 1 and 10'],
    ],
    [
      'stand at the field that fills a hidden one, by the name that people see',
      { a: 11 },
      { fields: { c: filling, a: { label: 'word.a', widget: 'hidden' } } },
      ['.c C is not valid'],
    ],
    [
      'are left out of a field that is not there',
      { a: 11 },
      { fields: { ...fields, a: { label: 'word.a', when: { 'form.c': 'x' } } } },
      [],
    ],
    [
      'of a check are those of its field',
      {},
      { found: [{ path: ['a'], keyword: 'check', params: { key: 'word.limit' } }] },
      ['.a Max -- in 1 time'],
    ],
    [
      'of two values of one group',
      { e: { c: 'x', d: 'y' } },
      {},
      [
        '.e.c Enter c as an email address, for example name@example.com',
        '.e.d Enter d as a date, for example 2026-01-31',
      ],
    ],
    ['name both bounds of a value in a group', { e: { b: 9 } }, {}, ['.e.b b must be between 1 and 5']],
    [
      'stand at the form if the page lacks the field of a group',
      { e: { b: 9, d: 'y' } },
      { fields: onlyWithB },
      ['.e.b B must be between 1 and 5', '. Enter d as a date, for example 2026-01-31'],
    ],
    [
      'of a rule are left out of a field that is not there',
      { a: 2 },
      { findProblems: broken, fields: { ...fields, a: { label: 'word.a', when: { 'form.c': 'x' } } } },
      [],
    ],
    [
      'of a rule are its own text',
      {},
      { findProblems: () => [{ path: ['a'], keyword: 'rule', params: { text: 'A is not B' } }] },
      ['.a A is not B'],
    ],
    [
      'of a rule without a text are the general one',
      {},
      { findProblems: () => [{ path: ['a'], keyword: 'rule', params: {} }] },
      ['.a A is not valid'],
    ],
    [
      'of two broken bounds name that of the page',
      { d: '2026-03-09' },
      {},
      ['.d D may not be before 2026-\u206003-\u206010'],
    ],
    [
      'of two fields with one name inside and outside are apart',
      { e: { b: 'x' }, b: 1 },
      {},
      ['.b B must be greater than 1', '.e.b b must be a number'],
    ],
  ])('messages: %s', (_, values, more, found) => {
    expect(messages(values, more)).toEqual(found)
  })
})

// Tests the rules that the compiled validator does not know.
describe('own rules', () => {
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
    const problems = ownRuleProblems([place], { a: { label: 'word.a', ...field } }, {}, { timeZone: 'UTC' })
    expect(problems.map(({ keyword }) => keyword)).toEqual(keywords)
  })

  it.each([
    ['10.00', 10, '100'],
    ['0.01', '1e9', undefined],
    ['2.5', '0.3', '0.75'],
    ['10', undefined, undefined],
  ])('a bound of %j times %j is %s', (least, rate, limit) => {
    expect(boundOf({ from: 'data.least', times: 'data.rate' }, { data: { least, rate } }, 1)?.limit).toBe(limit)
  })
})

// Tests what a form sends of its values.
describe('to payload', () => {
  const sent = (
    properties: object,
    values: object,
    more: Parameters<typeof validationOf>[1] = {},
    whole: object = {},
  ) => validationOf({ type: 'object', properties, ...whole } as RJSFSchema, more)(values as Values).payload
  const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
  const text = { type: 'string' }

  describe('the constant of a branch', () => {
    const card = object({ kind: { const: 'card' }, number: text })
    const bank = object({ kind: { const: 'bank' }, iban: text })

    it.each([
      ['is sent by a new form', {}, { pay: { number: '1' } }, { pay: { number: '1', kind: 'card' } }],
      [
        'stays absent if the record came without it',
        { pay: { number: '1' } },
        { pay: { number: '2' } },
        { pay: { number: '2' } },
      ],
      [
        'is sent if the record came with it',
        { pay: { number: '1', kind: 'card' } },
        { pay: { number: '2' } },
        { pay: { number: '2', kind: 'card' } },
      ],
      [
        'is sent if something else came',
        { pay: 'card' },
        { pay: { number: '2' } },
        { pay: { number: '2', kind: 'card' } },
      ],
    ])('%s', (_, origin, values, expected) => {
      expect(sent({ pay: { oneOf: [card, bank] } }, values, { origin })).toEqual(expected)
    })
  })

  it.each<[string, object, object, object, object]>([
    ['and is empty', { more: object({ a: text }) }, { more: {} }, { more: {} }, { more: {} }],
    ['and was cleared', { more: object({ a: text }) }, { more: { a: 'x' } }, { more: {} }, { more: {} }],
    [
      'and was cleared, although it needs a member',
      { more: object({ a: text }, { required: ['a'] }) },
      { more: { a: 'x' } },
      { more: {} },
      {},
    ],
    [
      'empty in an item',
      { list: { type: 'array', items: object({ more: object({}) }) } },
      { list: [{ more: {} }, {}] },
      { list: [{ more: {} }, { more: {} }] },
      { list: [{ more: {} }, {}] },
    ],
    ['as an empty list', { a: { type: 'array', minItems: 1 } }, { a: [] }, { a: [] }, { a: [] }],
    ['without a name in the schema', { a: text }, { z: { y: [] } }, { a: 'x', z: { y: [] } }, { a: 'x', z: { y: [] } }],
  ])('what came %s', (_, properties, origin, values, expected) => {
    expect(sent(properties, values, { origin: origin as Values })).toEqual(expected)
  })

  describe('what is not drawn', () => {
    const then = { if: { required: ['on'] }, then: { properties: { b: text } }, else: { properties: { b: false } } }
    const onOff = object({ on: text }, then)
    it.each<[string, object, object, object, object]>([
      ['of another condition', {}, onOff, { b: 'x' }, {}],
      ['in an object', {}, object({ o: onOff }), { o: { b: 'x' } }, {}],
      ['in a row', {}, object({ l: { type: 'array', items: onOff } }), { l: [{ b: 'x' }] }, { l: [{}] }],
      ['of a dependency', {}, object({ a: text }, { dependencies: { a: object({ b: text }) } }), { b: 'x' }, {}],
      ['although it came when it was drawn', { on: 'y', b: 'x' }, onOff, { b: 'x' }, {}],
    ])('is not sent: %s', (_, origin, schema, values, expected) => {
      expect(sent({}, values, { origin: origin as Values }, schema)).toEqual(expected)
    })

    it('is sent as it came if it was not drawn then either', () => {
      const schema = object({ a: text }, { dependencies: { a: object({ b: text }) } })
      expect(sent({}, { b: 'x' }, { origin: { b: 'x' } }, schema)).toEqual({ b: 'x' })
    })
  })

  it.each<[string, RJSFSchema, Partial<Field>, unknown]>([
    ['a switch', { type: 'boolean' }, {}, false],
    ['a switch by name', { type: 'boolean' }, { widget: 'switch' }, false],
    ['a checkbox', { type: 'boolean' }, { widget: 'checkbox' }, false],
    ['a question with two answers', { type: 'boolean' }, { widget: 'radio' }, undefined],
    ['a consent', { type: 'boolean', const: true }, {}, undefined],
    ['a boolean of choices', { type: 'boolean', enum: [true, false] }, {}, undefined],
    ['a text that may be null', { type: ['string', 'null'] }, {}, null],
    ['a choice that may be null', { type: ['string', 'null'], enum: ['x', null] }, {}, undefined],
    ['a constant', { const: 'card' }, {}, 'card'],
    ['a text', { type: 'string' }, {}, undefined],
    ['an object of which nothing is demanded', { type: 'object' }, {}, {}],
    ['a branch of which nothing is demanded', { oneOf: [{ type: 'object' }, { type: 'array' }] }, {}, {}],
    ['a branch that is null', { oneOf: [{ type: 'null' }, { type: 'array' }] }, {}, null],
  ])('a required member that nobody answered: %s', (_, schema, field, implied) => {
    const fields = { a: { label: 'word.a', ...field } }
    expect(sent({ a: schema }, {}, { fields }, { required: ['a'] })).toEqual(
      implied === undefined ? {} : { a: implied },
    )
  })

  describe('a list', () => {
    const numbers = { type: 'array', items: { type: 'number' } }
    const fixed = { type: 'array', items: [{ type: 'number' }, { type: 'number' }] }
    const groups = { type: 'array', items: object({ inner: object({ a: text }) }) }
    it.each([
      ['keeps its items', numbers, [1, 2], { list: [1, 2] }],
      ['is empty if the schema lets it be', numbers, [], { list: [] }],
      ['is left out if it is empty and needs items', { ...numbers, minItems: 1 }, [], {}],
      ['has null for an item that was added and left empty', numbers, [1, undefined], { list: [1, null] }],
      ['has null for its only item that was left empty', numbers, [undefined], { list: [null] }],
      ['is left out if none of its fixed items has a value', fixed, [undefined, undefined], {}],
      ['has null for a fixed item without a value', fixed, [1, undefined], { list: [1, null] }],
      ['leaves out the empty objects of its items', groups, [{ inner: {} }, { inner: {} }], { list: [{}, {}] }],
    ])('%s', (_, schema, list, expected) => {
      expect(sent({ list: schema }, { list })).toEqual(expected)
    })
  })
})

describe('messages', () => {
  function messages(
    a: RJSFSchema,
    value: unknown,
    field: Partial<Field> = {},
    isRequired = true,
    scope: object = {},
  ): readonly string[] {
    const schema: RJSFSchema = { type: 'object', properties: { a }, ...(isRequired && { required: ['a'] }) }
    const values = value === undefined ? {} : { a: value }
    // What nobody sees is sent only if it came.
    const evaluated = validationOf(schema, {
      fields: { a: { label: 'word.a', ...field } },
      scope,
      ...(a.additionalProperties === false && { origin: values }),
    })
    const { problems, message } = evaluated(values)
    return problems.map(message)
  }

  const text: RJSFSchema = { type: 'string' }

  const table: readonly (readonly [string, RJSFSchema, unknown, string])[] = [
    ['required', text, undefined, 'Please enter A'],
    ['required, of a choice', { enum: ['x', 'y'] }, undefined, 'Please select A'],
    ['required, of a list', { type: 'array', items: text, minItems: 1 }, [], 'Please select A'],
    ['required, of a consent', { type: 'boolean', enum: [true] }, undefined, 'Please agree to go on: A'],
    ['required, of a yes or no', { type: 'boolean', enum: [true, false] }, undefined, 'Please select A'],
    ['blank', text, ' \u00a0\t', 'A cannot be empty'],
    ['blank, of no width', text, '\u200b', 'A cannot be empty'],
    ['type', text, 5, 'A is not the right kind of value'],
    ['type, of a number', { type: 'number' }, 'abc', 'A must be a number'],
    ['type, of an integer', { type: 'integer' }, 1.5, 'A must be a whole number'],
    ['type, nullable', { type: ['integer', 'null'] }, 'x', 'A must be a whole number'],
    ['minLength', { type: 'string', minLength: 2 }, 'x', 'A must have at least 2 characters'],
    ['minLength of one', { type: 'string', minLength: 1 }, '', 'A must have at least 1 character'],
    ['maxLength', { type: 'string', maxLength: 2 }, 'xyz', 'A may have at most 2 characters'],
    ['length between', { type: 'string', minLength: 2, maxLength: 4 }, 'x', 'A must be between 2-4 characters'],
    [
      'length between, too long',
      { type: 'string', minLength: 2, maxLength: 4 },
      'vwxyz',
      'A must be between 2-4 characters',
    ],
    ['minimum', { type: 'number', minimum: 5 }, 4, 'A must be at least 5'],
    ['maximum', { type: 'number', maximum: 5 }, 6, 'A must be at most 5'],
    [
      'a range without an upper bound',
      { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      0,
      'A must be at least 1',
    ],
    ['range', { type: 'number', minimum: 1, maximum: 5 }, 6, 'A must be between 1 and 5'],
    ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 0 }, 0, 'A must be greater than 0'],
    ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 5 }, 5, 'A must be less than 5'],
    ['multipleOf', { type: 'integer', multipleOf: 5 }, 7, 'A must be a multiple of 5'],
    [
      'additionalProperties',
      { type: 'object', properties: {}, additionalProperties: false },
      { x: 1 },
      'x is not expected here',
    ],
    ['minItems', { type: 'array', items: text, minItems: 2 }, ['x'], 'A must have at least 2 entries'],
    ['maxItems', { type: 'array', items: text, maxItems: 1 }, ['x', 'y'], 'A may have at most 1 entry'],
    [
      'items between',
      { type: 'array', items: text, minItems: 2, maxItems: 3 },
      ['x'],
      'A must have between 2 and 3 entries',
    ],
    [
      'uniqueItems',
      { type: 'array', items: text, uniqueItems: true },
      ['x', 'x'],
      'A must not contain the same value twice',
    ],
    ['pattern', { type: 'string', pattern: '^x+$' }, 'y', 'A is not written correctly'],
    ['format date', { type: 'string', format: 'date' }, '31.1.2026', 'Enter A as a date, for example 2026-01-31'],
    [
      'format date, impossible',
      { type: 'string', format: 'date' },
      '2026-02-30',
      'Enter A as a date, for example 2026-01-31',
    ],
    [
      'format email',
      { type: 'string', format: 'email' },
      'x',
      'Enter A as an email address, for example name@example.com',
    ],
    ['format uri', { type: 'string', format: 'uri' }, 'x', 'Enter A as a web address, for example https://example.com'],
    [
      'format url',
      { type: 'string', format: 'url' },
      'urn:a:b',
      'Enter A as a web address, for example https://example.com',
    ],
    ['format decimal', { type: 'string', format: 'decimal' }, '1e3', 'Enter A as a number, for example 12.50'],
    ['format decimal, signed', { type: 'string', format: 'decimal' }, '+5', 'Enter A as a number, for example 12.50'],
    ['format id', { type: 'string', format: 'id' }, '12x', 'A may contain digits only'],
    ['format phone', { type: 'string', format: 'phone' }, '12', 'Enter A as a phone number'],
    ['format color', { type: 'string', format: 'color' }, 'red', 'A is not written correctly'],
    ['format time', { type: 'string', format: 'time' }, '25:00:00Z', 'Enter A as a time, for example 14:30'],
    ['format date-time', { type: 'string', format: 'date-time' }, '2026-01-31 25:00', 'Enter A as a date and time'],
    [
      'format uri, of a script',
      { type: 'string', format: 'uri' },
      'javascript://x%0aalert(1)',
      'Enter A as a web address, for example https://example.com',
    ],
    ['enum', { type: 'string', enum: ['x', 'y'] }, 'z', 'Choose one of the values offered for A'],
    ['enum, of a consent', { type: 'boolean', enum: [true] }, false, 'Please agree to go on: A'],
    ['const', { type: 'string', const: 'x' }, 'z', 'Choose one of the values offered for A'],
    ['const, of a consent', { type: 'boolean', const: true }, false, 'Please agree to go on: A'],
    ['oneOf constants', { oneOf: [{ const: 'x' }, { const: 'y' }] }, 'z', 'Choose one of the values offered for A'],
    ['anyOf', { anyOf: [{ type: 'string' }, { type: 'number' }] }, true, 'A is not the right kind of value'],
    ['contains', { type: 'array', items: text, contains: { const: 'x' } }, ['y'], 'A lacks a value that it needs'],
    ['a keyword without words of its own', { type: 'string', not: { const: 'x' } }, 'x', 'A is not valid'],
  ]

  describe('S5-17 one message per path, by keyword', () => {
    it.each(table)('S5-17 %s', (_, schema, value, message) => {
      expect(messages(schema, value)).toEqual([message])
    })

    it('S5-17 messages of the field come before the general ones', () => {
      expect(messages(text, undefined, { messages: { required: 'word.x' } })).toEqual(['X'])
      expect(messages(text, '  ', { messages: { required: 'word.x' } })).toEqual(['X'])
      expect(messages(text, '  ', { messages: { required: 'word.x', blank: 'word.y' } })).toEqual(['Y'])
    })

    it('S5-17 bounds of the page count entries of a list, and amounts', () => {
      expect(messages({ type: 'array', items: text, minItems: 1, maxItems: 9 }, ['x', 'y'], { max: 1 })).toEqual([
        'A may have at most 1 entry',
      ])
      expect(messages({ type: 'number', minimum: 1, maximum: 9 }, 5, { max: 4 })).toEqual(['A must be at most 4'])
      expect(messages({ type: 'array', items: text, minItems: 1, maxItems: 9 }, ['x'], { min: 2 })).toEqual([
        'A must have at least 2 entries',
      ])
    })

    const own = { from: 'data.least', message: 'word.limit' }
    it.each([
      ['below', 9, { min: 10 }, 'A must be at least 10'],
      ['at the lower bound', 10, { min: 10 }, undefined],
      ['at the upper bound', 10, { max: 10 }, undefined],
      ['between both', 15, { min: 10, max: 20 }, undefined],
      ['above both', 21, { min: 10, max: 20 }, 'A must be at most 20'],
      ['below a bound of the server', '9.99', { min: { from: 'data.least' } }, 'A must be at least 10.5'],
      ['at a bound of the server', '10.50', { min: { from: 'data.least' } }, undefined],
      ['above a large bound', 2_000_000, { max: { from: 'data.most' } }, 'A must be at most 1,000,000'],
      ['below a bound that did not come', 1, { min: { from: 'data.none' } }, undefined],
      ['no figure', 'x', { min: 10, max: 20 }, undefined],
      ['above the smallest of several', 15, { max: [20, { from: 'data.least' }] }, 'A must be at most 10.5'],
      ['below the largest of several', '10.49', { min: [{ from: 'data.least' }, 2] }, 'A must be at least 10.5'],
      ['between several', 10.5, { min: [2, { from: 'data.least' }], max: [{ from: 'data.least' }, 20] }, undefined],
      ['beyond several of which one did not come', 21, { max: [{ from: 'data.none' }, 20] }, 'A must be at most 20'],
      ['beyond a bound that speaks for itself', 11, { max: [20, own] }, 'Max 10.5 in 1 time'],
      ['beyond a bound beside it', 21, { max: [20, { ...own, from: 'data.most' }] }, 'A must be at most 20'],
      ['beyond one bound that speaks for itself', 11, { max: own }, 'Max 10.5 in 1 time'],
    ])('S5-16 a figure %s', (_name, value, bounds, message) => {
      const schema: RJSFSchema = { type: ['number', 'string'] }
      const scope = { data: { least: '10.50', most: 1_000_000 } }
      expect(messages(schema, value, bounds, true, scope)).toEqual(message === undefined ? [] : [message])
    })

    it('S5-16 a bound has a message of its own, with the limit formatted as everywhere', () => {
      const field = { max: 1_000_000, messages: { maximum: 'word.limit' } }
      expect(messages({ type: 'integer' }, 1_000_001, field)).toEqual(['Max 1,000,000 in 1 time'])
      expect(messages({ type: 'string', maxLength: 1000 }, 'x'.repeat(1001))).toEqual([
        'A may have at most 1,000 characters',
      ])
    })
  })

  describe('the message of a problem', () => {
    it.each<[string, Record<string, string | readonly string[]>, RJSFSchema, string]>([
      ['dependentRequired', {}, text, 'required'],
      ['dependentRequired', {}, { enum: ['x'] }, 'requiredChoice'],
      ['dependencies', {}, text, 'required'],
      ['required', {}, { type: 'boolean' }, 'requiredChoice'],
      ['anyOf', {}, { anyOf: [text] }, 'enum'],
      ['anyOf', {}, {}, 'invalid'],
      ['pattern', {}, text, 'pattern'],
      ['format', { format: 'uri' }, text, 'format.uri'],
      ['type', { type: ['string', 'integer'] }, {}, 'type.integer'],
    ])('S5-17 %s with %j for %j is %s', (keyword, params, schema, key) => {
      const field: Field = { label: 'word.a', messages: keyword === 'pattern' ? { required: 'word.x' } : {} }
      expect(messageOf({ path: ['a'], keyword, params }, field, schema, 'A').key).toBe(`engine.form.${key}`)
    })

    it('S5-17 names a limit with its unit', () => {
      const { vars } = messageOf(
        { path: ['a'], keyword: 'maximum', params: { limit: '1000', unit: 'USD' } },
        undefined,
        {},
        'A',
      )
      expect(vars).toMatchObject({ limit: expect.stringContaining('USD'), count: '1,000' })
    })
  })

  it('F25 a blank field whose name every object has is reported at its own place', () => {
    const schema: RJSFSchema = { type: 'object', properties: { constructor: text }, required: ['constructor'] }
    const evaluated = validationOf(schema, { fields: { constructor: { label: 'word.a' } } })
    const { problems, message } = evaluated({ constructor: ' ' })
    expect(toValidationData(problems, message).errorSchema).toEqual({
      constructor: { __errors: ['A cannot be empty'] },
    })
  })
})

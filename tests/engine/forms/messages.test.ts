import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../src/engine/language/types/plain'
import { messageOf } from '../../../src/engine/forms/validation/messages'
import { validationOf } from './validationOf'

function messages(
  a: RJSFSchema,
  value: unknown,
  field: Partial<Field> = {},
  isRequired = true,
  scope: object = {},
): readonly string[] {
  const schema: RJSFSchema = { type: 'object', properties: { a }, ...(isRequired && { required: ['a'] }) }
  const validation = validationOf(schema, { fields: { a: { label: 'word.a', ...field } }, scope })
  const values = value === undefined ? {} : { a: value }
  const { customValidate, transformErrors } = validation
  const { errors } = validation.validator.validateFormData(values, schema, customValidate, transformErrors)
  return errors.map(({ message }) => String(message))
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
  ['format date', { type: 'string', format: 'date' }, '31.1.2026', 'Please enter A as a date, for example 2026-01-31'],
  [
    'format date, impossible',
    { type: 'string', format: 'date' },
    '2026-02-30',
    'Please enter A as a date, for example 2026-01-31',
  ],
  [
    'format email',
    { type: 'string', format: 'email' },
    'x',
    'Please enter A as an email address, for example name@example.com',
  ],
  [
    'format uri',
    { type: 'string', format: 'uri' },
    'x',
    'Please enter A as a web address, for example https://example.com',
  ],
  [
    'format url',
    { type: 'string', format: 'url' },
    'urn:a:b',
    'Please enter A as a web address, for example https://example.com',
  ],
  ['format decimal', { type: 'string', format: 'decimal' }, '1e3', 'Please enter A as a number, for example 12.50'],
  [
    'format decimal, signed',
    { type: 'string', format: 'decimal' },
    '+5',
    'Please enter A as a number, for example 12.50',
  ],
  ['format id', { type: 'string', format: 'id' }, '12x', 'A may contain digits only'],
  ['format phone', { type: 'string', format: 'phone' }, '12', 'Please enter A as a phone number'],
  ['format color', { type: 'string', format: 'color' }, 'red', 'A is not written correctly'],
  ['format time', { type: 'string', format: 'time' }, '25:00:00Z', 'Please enter A as a time, for example 14:30'],
  [
    'format date-time',
    { type: 'string', format: 'date-time' },
    '2026-01-31 25:00',
    'Please enter A as a date and time',
  ],
  [
    'format uri, of a script',
    { type: 'string', format: 'uri' },
    'javascript://x%0aalert(1)',
    'Please enter A as a web address, for example https://example.com',
  ],
  ['enum', { type: 'string', enum: ['x', 'y'] }, 'z', 'Please choose one of the values offered for A'],
  ['enum, of a consent', { type: 'boolean', enum: [true] }, false, 'Please agree to go on: A'],
  ['const', { type: 'string', const: 'x' }, 'z', 'Please choose one of the values offered for A'],
  ['const, of a consent', { type: 'boolean', const: true }, false, 'Please agree to go on: A'],
  [
    'oneOf constants',
    { oneOf: [{ const: 'x' }, { const: 'y' }] },
    'z',
    'Please choose one of the values offered for A',
  ],
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

  it('S5-16 of two broken bounds the message names that of the page', () => {
    expect(messages({ type: 'integer', minimum: 1 }, 0, { min: 50 })).toEqual(['A must be at least 50'])
  })

  it.each([
    ['an optional text left blank', text, '  '],
    ['a list that may not be empty, left empty', { type: 'array', items: text, minItems: 1 } satisfies RJSFSchema, []],
    ['a decimal with zeros at its end', { type: 'string', format: 'decimal' } satisfies RJSFSchema, '12.50'],
    ['eight letters of two code units each', { type: 'string', maxLength: 8 } satisfies RJSFSchema, '𝒶'.repeat(8)],
  ])('accepts %s', (_, schema, value) => {
    expect(messages(schema, value, {}, false)).toEqual([])
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

  it.each<[string, RJSFSchema, object]>([
    ['exclusiveMinimum', { exclusiveMinimum: 1 }, { min: '1' }],
    ['exclusiveMaximum', { exclusiveMaximum: 1000 }, { max: '1,000' }],
  ])('S5-17 %s can name the bound of %j', (keyword, schema, vars) => {
    expect(messageOf({ path: ['a'], keyword, params: {} }, undefined, schema, 'A').vars).toEqual({
      label: 'A',
      ...vars,
    })
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
  const { validator, customValidate, transformErrors } = validationOf(schema, {
    fields: { constructor: { label: 'word.a' } },
  })
  const { errors } = validator.validateFormData({ constructor: ' ' }, schema, customValidate, transformErrors)
  expect(errors.map(({ property, message }) => [property, message])).toEqual([['.constructor', 'A cannot be empty']])
})

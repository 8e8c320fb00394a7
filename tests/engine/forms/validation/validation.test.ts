// Tests what the validation of a form says of values, and where.
import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import type { ById, Field } from '../../../../src/engine/language/types/plain'
import type { ValidationContext } from '../../../../src/engine/forms/validation/validation'
import { validationOf } from '../validationOf'
import { plainFields } from '../words'

const day: RJSFSchema = { type: 'string', format: 'date' }
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

const create = (more: Partial<ValidationContext> = {}) => validationOf(schema, { fields, ...more })

/** Returns the messages by the path at which they are shown. */
function messages(values: object, more: Partial<ValidationContext> = {}) {
  const { validator, customValidate, transformErrors } = create(more)
  return validator
    .validateFormData(values, schema, customValidate, transformErrors)
    .errors.map(({ property, message }) => `${property} ${message}`)
}

describe('a value beyond its bounds', () => {
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
  ])('is found: %j at %s is %s', (values, name, isBeyond) => {
    expect(create().isBeyondBoundsAt(values, [name])).toBe(isBeyond)
  })
})

describe('messages', () => {
  it.each<[string, object, Partial<ValidationContext>, readonly string[]]>([
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
      'are left out where nothing may be shown yet',
      { a: 11, c: 'long' },
      { isShown: ([name]) => name === 'c' },
      ['.c C may have at most 3 characters'],
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
      { failedChecks: [{ path: ['a'], keyword: 'check', params: { key: 'word.limit' } }] },
      ['.a Max -- in 1 time'],
    ],
    [
      'of two values of one group',
      { e: { c: 'x', d: 'y' } },
      {},
      [
        '.e.c Please enter c as an email address, for example name@example.com',
        '.e.d Please enter d as a date, for example 2026-01-31',
      ],
    ],
    ['name both bounds of a value in a group', { e: { b: 9 } }, {}, ['.e.b b must be between 1 and 5']],
    [
      'stand at the form if the page lacks the field of a group',
      { e: { b: 9, d: 'y' } },
      { fields: onlyWithB },
      ['. Please enter d as a date, for example 2026-01-31', '.e.b B must be between 1 and 5'],
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
  ])('%s', (_, values, more, found) => {
    expect(messages(values, more)).toEqual(found)
  })

  it('are not of this validation outside of its own run', () => {
    const { customValidate, transformErrors } = create()
    const errors = [{ stack: 'x' }]
    expect(transformErrors(errors)).toBe(errors)
    const handler = { addError: () => undefined } as never
    expect(customValidate({}, handler)).toBe(handler)
  })
})

it('a path is valid if nothing at it or inside it breaks a rule', () => {
  const { isValidAt } = create({ isShown: () => false })
  const values = { a: 11, e: { b: 'x' } }
  expect(['a', 'b', 'c', 'e'].filter((name) => isValidAt(values, [name]))).toEqual(['b', 'c'])
})

it('the raw validation is that of the compiled validator', () => {
  expect(create().validator.rawValidation(schema, { a: 11 }).errors).toHaveLength(1)
})

// Tests what a form is filled with before anybody types.
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { defaultFormState } from '../../../../src/engine/forms/validation/defaultFormState'
import { compile } from '../compile'

const text: RJSFSchema = { type: 'string' }
const person: RJSFSchema = { type: 'object', properties: { name: { type: 'string', default: 'Ann' } } }

function filled(a: RJSFSchema, isRequired: boolean): unknown {
  const schema: RJSFSchema = {
    type: 'object',
    definitions: { person },
    properties: { a },
    ...(isRequired && { required: ['a'] }),
  }
  return createSchemaUtils(compile(schema), schema, defaultFormState).getDefaultFormState(schema)
}

describe('the values of an empty form', () => {
  it.each<[string, RJSFSchema, boolean, unknown]>([
    ['an optional object stays absent', person, false, {}],
    ['an optional object stays absent with its required defaults', { ...person, required: ['name'] }, false, {}],
    ['a required object has only what it requires', person, true, { a: {} }],
    ['a required object has its required defaults', { ...person, required: ['name'] }, true, { a: { name: 'Ann' } }],
    ['a list of texts starts empty', { type: 'array', items: text, minItems: 1 }, true, { a: [] }],
    ['a list of objects starts with its items', { type: 'array', items: person, minItems: 1 }, true, { a: [{}] }],
    [
      'a list of references starts with its items',
      { type: 'array', items: { $ref: '#/definitions/person' }, minItems: 2 },
      true,
      { a: [{}, {}] },
    ],
    [
      'a list of references in a branch starts with its items',
      {
        type: 'object',
        oneOf: [
          {
            properties: { b: { type: 'array', items: { $ref: '#/definitions/person' }, minItems: 2 } },
            required: ['b'],
          },
        ],
      },
      true,
      { a: { b: [{}, {}] } },
    ],
    ['a required question has no answer', { type: 'boolean' }, true, {}],
  ])('%s', (_, schema, isRequired, values) => {
    expect(filled(schema, isRequired)).toEqual(values)
  })
})

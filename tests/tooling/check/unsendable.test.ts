// Tests what no value of a schema can have: members that one part adds and another refuses, and demands that nothing draws.
import { describe, expect, it } from 'vitest'
import { definitionProblems } from '../../../tools/cli/check/product/checkDefinitions'
import type { Definitions, JsonSchema } from '../../../tools/cli/generate/schemaSet'

const text = { type: 'string' }
const vat = { properties: { vat: text } }
const kind = { kind: { type: 'string', enum: ['a', 'b'] } }
const isA = { properties: { kind: { enum: ['a'] } }, required: ['kind'] }
const closed = { type: 'object', properties: kind, additionalProperties: false }
const open = { type: 'object', properties: kind }

/** Returns the places of the problems that keep values from being sent. */
function found(form: JsonSchema, more: Definitions = {}): readonly string[] {
  return definitionProblems({ 'forms.json': { form, ...more } })
    .filter(({ what }) => /can never be sent|no field draws it/.test(what))
    .map(({ name, where }) => `${name} ${where.slice(1).join('/')}`)
    .toSorted()
}

describe('a member that another part of the schema refuses', () => {
  it.each<[string, JsonSchema, readonly string[], Definitions?]>([
    ['of a dependency', { ...closed, dependencies: { kind: vat } }, ['form/dependencies/kind/properties/vat']],
    [
      'of dependentSchemas',
      { ...closed, dependentSchemas: { kind: vat } },
      ['form/dependentSchemas/kind/properties/vat'],
    ],
    ['of names', { ...closed, dependentRequired: { kind: ['vat'] } }, ['form/dependentRequired/kind']],
    ['of then', { ...closed, if: isA, then: vat }, ['form/then/properties/vat']],
    ['of else', { ...closed, if: isA, else: vat }, ['form/else/properties/vat']],
    ['of a condition in allOf', { ...closed, allOf: [{ if: isA, then: vat }] }, ['form/allOf/0/then/properties/vat']],
    ['of a branch', { ...closed, oneOf: [vat, { required: ['kind'] }] }, ['form/oneOf/0/properties/vat']],
    ['of anyOf', { ...closed, anyOf: [vat] }, ['form/anyOf/0/properties/vat']],
    [
      'of a nested object',
      { ...open, properties: { ...kind, place: closed }, if: isA, then: { properties: { place: vat } } },
      ['form/then/properties/place/properties/vat'],
    ],
    ['of a row', { type: 'array', items: { ...closed, if: isA, then: vat } }, ['form/items/then/properties/vat']],
    [
      'of a row that a branch draws',
      {
        ...open,
        properties: { rows: { type: 'array', items: closed } },
        oneOf: [{ properties: { rows: { items: vat } } }],
      },
      ['form/oneOf/0/properties/rows/items/properties/vat'],
    ],
    [
      'of two closed parts',
      { allOf: [closed, { ...vat, additionalProperties: false }] },
      ['form/allOf/0/properties/kind', 'form/allOf/1/properties/vat'],
    ],
    [
      'of a reference',
      { ...open, allOf: [{ $ref: '#/$defs/base' }, vat] },
      ['form/allOf/1/properties/vat'],
      { base: closed },
    ],
    [
      'of a branch behind a reference',
      { ...closed, oneOf: [{ $ref: '#/$defs/more' }] },
      ['more/properties/vat'],
      { more: vat },
    ],
    [
      'of a reference with members beside it',
      { $ref: '#/$defs/base', if: isA, then: { properties: { tax: text } } },
      ['form/then/properties/tax'],
      { base: { ...closed, properties: { ...kind, ...vat.properties } } },
    ],
    [
      'of a name',
      { ...open, propertyNames: { maxLength: 4 }, if: isA, then: { properties: { street: text } } },
      ['form/then/properties/street'],
    ],
    [
      'required beside a closed branch',
      { ...open, required: ['kind'], oneOf: [{ ...vat, additionalProperties: false }] },
      ['form/required'],
    ],
    [
      'that asks for a closed dependency',
      { ...open, dependencies: { kind: { ...vat, additionalProperties: false } } },
      ['form/dependencies/kind'],
    ],
  ])('%s', (_, form, places, more) => {
    expect(found(form, more)).toEqual(places.map((place) => `never-holds ${place}`))
  })

  it.each<[string, JsonSchema, Definitions?]>([
    ['listed', { ...closed, properties: { ...kind, vat: text }, if: isA, then: vat }],
    ['of a pattern', { ...closed, patternProperties: { '^v': text }, if: isA, then: vat }],
    ['of an open object', { ...open, if: isA, then: vat }],
    ['of a schema of further members', { ...open, additionalProperties: text, if: isA, then: vat }],
    [
      'of another branch',
      {
        ...open,
        oneOf: [{ ...closed }, { ...vat, additionalProperties: false, properties: { ...kind, ...vat.properties } }],
      },
    ],
    ['optional beside a closed branch', { ...open, oneOf: [{ ...vat, additionalProperties: false }, vat] }],
    ['of a condition', { ...closed, if: { properties: { kind: { enum: ['a'] } }, required: ['kind'] } }],
    ['of not', { ...closed, not: { required: ['kind'] } }],
    [
      'of its own definition, closed by members beside the reference',
      { $ref: '#/$defs/base', properties: vat.properties },
      { base: closed },
    ],
    [
      'of another branch of a union that contains itself',
      {
        anyOf: [
          { ...closed, properties: { one: { $ref: '#/$defs/form' } } },
          { ...closed, properties: { one: { $ref: '#/$defs/form' }, ...vat.properties }, required: ['vat'] },
        ],
      },
    ],
    ['that contains itself', { ...closed, properties: { ...kind, more: { $ref: '#/$defs/form' } } }],
  ])('is no problem: %s', (_, form, more) => {
    expect(found(form, more)).toEqual([])
  })
})

describe('a required member that nothing draws', () => {
  it.each<[string, JsonSchema, readonly string[], Definitions?]>([
    ['at the top', { ...open, required: ['lost'] }, ['form/required']],
    ['without any properties', { type: 'object', required: ['lost'] }, ['form/required']],
    ['in a row', { type: 'array', items: { ...open, required: ['lost'] } }, ['form/items/required']],
    ['in then', { ...open, if: isA, then: { required: ['lost'] } }, ['form/then/required']],
    ['in a dependency', { ...open, dependencies: { kind: ['lost'] } }, ['form/dependencies/kind']],
    ['in dependentRequired', { ...open, dependentRequired: { kind: ['lost'] } }, ['form/dependentRequired/kind']],
    ['in a branch', { ...open, oneOf: [{ required: ['lost'] }, { required: ['kind'] }] }, ['form/oneOf/0/required']],
    ['that another branch draws', { ...open, oneOf: [vat, { required: ['vat'] }] }, ['form/oneOf/1/required']],
    [
      'of a part',
      { allOf: [{ $ref: '#/$defs/base' }, { required: ['lost'] }] },
      ['form/allOf/1/required'],
      { base: open },
    ],
  ])('%s', (_, form, places, more) => {
    expect(found(form, more)).toEqual(places.map((place) => `unknown-field ${place}`))
  })

  it.each<[string, JsonSchema, Definitions?]>([
    ['of another part', { allOf: [{ $ref: '#/$defs/base' }, { required: ['kind'] }] }, { base: open }],
    ['of a part that is no form', { ...open, allOf: [{ $ref: '#/$defs/part' }] }, { part: { required: ['kind'] } }],
    ['of its own branch', { ...open, oneOf: [{ ...vat, required: ['vat'] }] }],
    ['with a free name', { ...open, additionalProperties: text, required: ['lost'] }],
    [
      'removed by the definition',
      { $ref: '#/$defs/base', properties: { kind: null } },
      { base: { ...open, required: ['kind'] } },
    ],
  ])('is no problem: %s', (_, form, more) => {
    expect(found(form, more)).toEqual([])
  })
})

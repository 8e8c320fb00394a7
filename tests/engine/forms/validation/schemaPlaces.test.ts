// Tests which schema stands at each path of the values.
import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { defaultFormState } from '../../../../src/engine/forms/validation/defaultFormState'
import { chosenBranch, schemaPlaces, selectorId } from '../../../../src/engine/forms/validation/schemaPlaces'
import { compile } from '../compile'

const text: RJSFSchema = { type: 'string' }
const card: RJSFSchema = { type: 'object', properties: { kind: { const: 'card' }, number: text }, required: ['number'] }
const bank: RJSFSchema = { type: 'object', properties: { kind: { const: 'bank' }, iban: text } }

function placesOf(schema: RJSFSchema, values: object, branches = new Map<string, number>()) {
  const utils = createSchemaUtils(compile(schema), schema, defaultFormState)
  return schemaPlaces(utils, values, branches, 'p').map(({ path, isRequired, isFixed }) =>
    [path.join('.') || 'root', isRequired && 'required', isFixed && 'fixed'].filter(Boolean).join(' '),
  )
}

const object = (properties: RJSFSchema['properties'], required: string[] = []): RJSFSchema => ({
  type: 'object',
  properties,
  required,
})

describe('the places', () => {
  it.each<[string, RJSFSchema, object, readonly string[]]>([
    ['of members', object({ a: text, b: text }, ['a']), { b: 'x' }, ['root required', 'a required', 'b']],
    [
      'of a missing object that is required',
      object({ a: object({ b: text }) }, ['a']),
      {},
      ['root required', 'a required', 'a.b'],
    ],
    ['of a missing object that is optional', object({ a: object({ b: text }, ['b']) }), {}, ['root required', 'a']],
    [
      'of items',
      object({ a: { type: 'array', items: text } }),
      { a: ['x', 'y'] },
      ['root required', 'a', 'a.0 required', 'a.1 required'],
    ],
    [
      'of items by place, and further ones',
      object({ a: { type: 'array', items: [text], additionalItems: card } }),
      { a: ['x', {}] },
      ['root required', 'a', 'a.0 required', 'a.1 required', 'a.1.kind', 'a.1.number required'],
    ],
    [
      'of items by place alone',
      object({ a: { type: 'array', items: [text] } }),
      { a: ['x', 'y'] },
      ['root required', 'a', 'a.0 required'],
    ],
    [
      'of a constant item, which tells no branch',
      object({ a: { type: 'array', items: { const: 'x' } } }),
      { a: ['x'] },
      ['root required', 'a', 'a.0 required'],
    ],
    ['of what only may be a list', object({ a: text }), { a: ['x'] }, ['root required', 'a']],
    [
      'of the first branch',
      object({ a: { oneOf: [card, bank] } }),
      { a: {} },
      ['root required', 'a', 'a.kind fixed', 'a.number required'],
    ],
    ['of no member that any value fits', object({ a: true, b: text }), { a: 1 }, ['root required', 'b']],
  ])('%s', (_, schema, values, places) => {
    expect(placesOf(schema, values)).toEqual(places)
  })

  it('of the branch that the person has chosen', () => {
    const schema = object({ a: { anyOf: [card, bank] } })
    expect(placesOf(schema, { a: {} }, new Map([['p.a__anyof_select', 1]]))).toEqual([
      'root required',
      'a',
      'a.kind fixed',
      'a.iban',
    ])
  })

  it('have the schema and the value', () => {
    const utils = createSchemaUtils(compile(object({ a: text })), object({ a: text }), defaultFormState)
    const [, a] = schemaPlaces(utils, { a: 'x' }, new Map(), 'p')
    expect(a).toMatchObject({ path: ['a'], schema: text, value: 'x' })
  })
})

describe('the branch', () => {
  it.each<[string, RJSFSchema, readonly (readonly [string, number])[], RJSFSchema | undefined]>([
    ['of `oneOf` is the first', { oneOf: [card, bank] }, [], card],
    ['of `oneOf` is the chosen one', { oneOf: [card, bank] }, [['p__oneof_select', 1]], bank],
    ['of `anyOf` is the chosen one', { anyOf: [card, bank] }, [['p__anyof_select', 1]], bank],
    ['of `oneOf` is not that of `anyOf`', { oneOf: [card, bank] }, [['p__anyof_select', 1]], card],
    ['that takes anything is none', { oneOf: [true, bank] }, [], undefined],
    ['of no union is none', text, [], undefined],
  ])('%s', (_, schema, branches, branch) => {
    expect(chosenBranch(schema, new Map(branches), 'p')).toEqual(branch)
  })

  it('is chosen by a control with an id of its own', () => {
    expect(selectorId('p.a', { oneOf: [] })).toBe('p.a__oneof_select')
    expect(selectorId('p.a', { anyOf: [] })).toBe('p.a__anyof_select')
  })
})

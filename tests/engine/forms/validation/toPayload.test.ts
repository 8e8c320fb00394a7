// Tests what a form sends of its values.
import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../../src/engine/language/types/plain'
import type { SchemaPlace } from '../../../../src/engine/forms/validation/schemaPlaces'
import { toPayload } from '../../../../src/engine/forms/validation/toPayload'

const place = (path: string, schema: RJSFSchema, more: Partial<SchemaPlace> = {}): SchemaPlace => ({
  path: path.split('.'),
  schema,
  isRequired: false,
  isFixed: false,
  value: undefined,
  ...more,
})

describe('the constant of a branch', () => {
  const places = [place('pay', { type: 'object' }), place('pay.kind', { const: 'card' }, { isFixed: true })]

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
  ])('%s', (_, initial, values, sent) => {
    expect(toPayload(values, places, {}, initial)).toEqual(sent)
  })
})

it.each([
  ['the same item', [{ more: {} }, {}], [{ more: {} }, {}]],
  ['a later item, after it was moved', [{ more: {} }, {}], [{}, { more: {} }]],
  ['an earlier item, after another one was removed', [{}, { more: {} }], [{ more: {} }]],
])('an empty group that came in a list is sent in %s', (_, came, list) => {
  const places = [
    place('list', { type: 'array' }),
    ...[0, 1].flatMap((at) => [
      { ...place('list', { type: 'object' }), path: ['list', at] },
      { ...place('list', { type: 'object' }), path: ['list', at, 'more'] },
    ]),
  ]
  expect(toPayload({ list }, places, {}, { list: came })).toEqual({ list })
})

describe('a required member that nobody answered', () => {
  it.each<[string, RJSFSchema, Partial<Field>, unknown]>([
    ['a switch', { type: 'boolean' }, {}, false],
    ['a switch by name', { type: 'boolean' }, { widget: 'switch' }, false],
    ['a checkbox', { type: 'boolean' }, { widget: 'checkbox' }, false],
    ['a question with two answers', { type: 'boolean' }, { widget: 'radio' }, undefined],
    ['a consent', { type: 'boolean', const: true }, {}, undefined],
    ['a boolean of choices', { type: 'boolean', enum: [true, false] }, {}, undefined],
    ['a text that may be null', { type: ['string', 'null'] }, {}, null],
    ['a constant', { const: 'card' }, {}, 'card'],
    ['a text', { type: 'string' }, {}, undefined],
  ])('%s', (_, schema, field, sent) => {
    const places = [place('', {}, { path: [] }), place('a', schema, { isRequired: true })]
    expect(toPayload({}, places, { a: { label: 'word.a', ...field } }, {})).toEqual(
      sent === undefined ? {} : { a: sent },
    )
  })
})

describe('a list', () => {
  const places = [
    place('list', { type: 'array' }),
    place('needed', { type: 'array', minItems: 1 }),
    place('list.0.inner', { type: 'object' }),
    place('list.1.inner', { type: 'object' }),
  ]

  it.each([
    ['keeps its items', { list: [1, 2] }, { list: [1, 2] }],
    ['is empty if the schema lets it be', { list: [] }, { list: [] }],
    ['is left out if it is empty and needs items', { needed: [] }, {}],
    ['is left out if none of its fixed items has a value', { list: [undefined, undefined] }, {}],
    ['is left out if its only fixed item has no value', { list: [undefined] }, {}],
    ['has null for a fixed item without a value', { list: [1, undefined] }, { list: [1, null] }],
    ['leaves out the empty objects of its items', { list: [{ inner: {} }, { inner: {} }] }, { list: [{}, {}] }],
  ])('%s', (_, values, sent) => {
    expect(toPayload(values, places, {}, {})).toEqual(sent)
  })
})

describe('a required member', () => {
  it('is sent in an object of an object', () => {
    const needed = place('a.b.c', { type: 'boolean' }, { isRequired: true })
    const places = [place('', {}, { path: [] }), place('a', {}), place('a.b', {}), needed]
    expect(toPayload({ a: { b: {} } }, places, {}, {})).toEqual({ a: { b: { c: false } } })
  })

  it('is not taken from the prototype', () => {
    const needed = place('valueOf', { type: ['string', 'null'] }, { isRequired: true })
    expect(toPayload({}, [place('', {}, { path: [] }), needed], {}, {})).toEqual({ valueOf: null })
  })
})

import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { inline, patchSet, type JsonSchema, type SchemaSet } from '../../tools/cli/generate/schemaSet'
import { endpointShape, structureOf } from '../../tools/cli/generate/shapes'
import { marketOnly, typesOf } from '../../tools/cli/generate/types'

const set: SchemaSet = {
  'a.json': {
    Id: { type: 'string' },
    Thing: {
      type: 'object',
      description: 'A thing',
      properties: { id: { $ref: '#/$defs/Id' }, kind: { enum: ['x', 'y'] }, size: { type: 'integer' } },
      required: ['id', 'kind'],
    },
    Things: {
      type: 'object',
      properties: { has_more: { type: 'boolean' }, list: { type: 'array', items: { $ref: 'a.json#/$defs/Thing' } } },
      required: ['has_more', 'list'],
    },
    Loop: { type: 'object', properties: { next: { $ref: '#/$defs/Loop' } } },
  },
  'forms.json': {
    thing: { $ref: 'a.json#/$defs/Thing', properties: { kind: null, size: { minimum: 1 } }, required: ['size'] },
  },
  'common.json': { Session: { type: 'object', properties: { uid: { type: 'string' } }, required: ['uid'] } },
}
const contract = {
  set,
  calls: {
    'POST /things': { kind: 'read', request: 'a.json#/$defs/Id', response: 'a.json#/$defs/Things' },
    'POST /thing/save': { kind: 'money', request: 'a.json#/$defs/Thing', response: 'a.json#/$defs/Thing' },
  },
} as const
const ref = (to: string, more: object = {}): JsonSchema => ({ $ref: to, ...more })
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it('inline merges members beside a reference: null removes a member, required lists are united', () => {
  expect(inline(set, ref('#/$defs/thing'), 'forms.json')).toEqual({
    type: 'object',
    description: 'A thing',
    properties: { id: { type: 'string' }, size: { type: 'integer', minimum: 1 } },
    required: ['id', 'size'],
  })
})

it.each([
  ['a name that is not there', 'a.json#/$defs/None', /does not exist/],
  ['a foreign address', 'https://x.test/a.json#/$defs/Id', /does not exist/],
])('inline throws on %s', (_name, to, message) => {
  expect(() => inline(set, ref(to), '')).toThrow(message)
})

it.each([
  [
    ['a', null],
    ['string', 'null'],
  ],
  [
    [null, 1, 2],
    ['integer', 'null'],
  ],
  [[null], 'null'],
  [['a', 'b'], 'string'],
])('a shape allows the null of the values %j', (values, type) => {
  const set = { 'a.json': { A: { type: 'object', properties: { m: { enum: values } } } } }
  expect(structureOf(set, 'a.json#/$defs/A')).toEqual({ type: 'object', properties: { m: { type } } })
})

it.each<[string, object, unknown]>([
  ['a map', { additionalProperties: { type: 'string', minLength: 2 } }, { type: 'string' }],
  ['an open object', { additionalProperties: true }, true],
  ['a union of objects', { oneOf: [{ properties: { iban: { type: 'string' } } }, { properties: { desk: {} } }] }, true],
  ['patterns of names', { patternProperties: { '^x': { type: 'string' } } }, true],
  ['a closed object', { additionalProperties: false }, undefined],
])('a shape keeps the members of %s', (_what, schema, more) => {
  const set = { 'a.json': { A: { type: 'object', ...schema } } } as SchemaSet
  expect(structureOf(set, 'a.json#/$defs/A')).toEqual({
    type: 'object',
    ...(more !== undefined && { additionalProperties: more }),
  })
})

it('a shape is the structure alone: enums by their type, the end of a list as it comes', () => {
  expect(endpointShape(contract, set, 'POST /things')).toEqual({
    kind: 'read',
    // The request is a text.
    body: 'value',
    response: {
      type: 'object',
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'string' }, kind: { type: 'string' }, size: { type: 'integer' } },
            required: ['id', 'kind'],
          },
        },
        has_more: {},
      },
      required: ['list'],
    },
  })
  expect(endpointShape(contract, set, 'POST /thing/save')).toMatchObject({
    kind: 'money',
    request: { properties: { id: {}, kind: {}, size: {} } },
  })
  expect(() => endpointShape(contract, set, 'POST /none')).toThrow('schemas/api.json has no "POST /none"')
})

it('types name endpoints, forms and the session; what only a market has is optional', async () => {
  const patched = patchSet(set, {
    'a.json': { Thing: { properties: { tax: { type: 'string' } }, required: ['id', 'kind', 'tax'] } },
  })
  const withoutLoop: SchemaSet = Object.fromEntries(
    Object.entries(set).map(([file, { Loop: _loop, ...rest }]) => [file, rest]),
  )
  const text = await typesOf({ ...contract, set: withoutLoop }, [patched])
  expect(text).toContain('"POST /things"')
  expect(text).toMatch(/kind: \(?"x" \| "y"/)
  expect(text).toMatch(/tax\?: string/)
  const form = /export interface ThingForm \{[^}]*\}/.exec(text)?.[0] ?? ''
  expect(form).toMatch(/size: number/)
  expect(form).not.toMatch(/kind/)
  expect(marketOnly({ ...contract, set: withoutLoop }, [patched])).toEqual({ thing: ['tax'] })
  expect(marketOnly({ ...contract, set: withoutLoop }, [withoutLoop])).toEqual({})
})

it('a form has the members of all its branches, and those that a branch adds are optional', async () => {
  const pay = {
    type: 'object',
    properties: { amount: { type: 'string' }, number: { title: 'Number' }, iban: { minLength: 3 } },
    required: ['amount'],
    oneOf: [
      { properties: { kind: { const: 'card' }, number: { type: 'string' } }, required: ['kind', 'number'] },
      { properties: { kind: { const: 'bank' }, iban: { type: 'string' } }, required: ['kind', 'iban'] },
    ],
    if: { properties: { amount: { enum: ['1'] } } },
    then: { properties: { amount: { minLength: 2 }, note: { type: 'string' } }, required: ['note'] },
    dependentSchemas: { amount: { properties: { tip: { type: 'integer' } } } },
    allOf: [{ properties: { more: { type: 'object', anyOf: [{ properties: { deep: { type: 'string' } } }] } } }],
  }
  const { Loop: _loop, ...rest } = set['a.json'] ?? {}
  const whole = { ...contract, set: { ...set, 'a.json': rest, 'forms.json': { pay } } as SchemaSet }
  const text = await typesOf(whole, [])
  const form = text.slice(text.indexOf('export interface PayForm'))
  expect(form).toMatch(/\bamount: string/)
  expect(form).toMatch(/\bkind\?: \(?"card" \| "bank"/)
  for (const name of ['number', 'iban', 'note']) expect(form).toMatch(new RegExp(`\\b${name}\\?: string`))
  expect(form).toMatch(/\btip\?: number/)
  expect(form).toMatch(/\bdeep\?: string/)
})

it.each<readonly [what: string, schema: JsonSchema, merged: object]>([
  [
    'a member that another part requires',
    { allOf: [{ $ref: 'a.json#/$defs/Thing' }, { required: ['size'] }] },
    { required: ['id', 'kind', 'size'], properties: { size: { type: 'integer' } } },
  ],
  [
    'members of several parts, and of the schema around them',
    {
      type: 'object',
      properties: { own: { type: 'string' } },
      required: ['own'],
      allOf: [{ $ref: 'a.json#/$defs/Thing' }, { properties: { note: { type: ['string', 'null'] } } }],
    },
    {
      required: expect.arrayContaining(['own', 'id', 'kind']),
      properties: { own: {}, id: {}, note: { type: ['string', 'null'] } },
    },
  ],
  [
    'parts within parts, in the items of a list',
    {
      type: 'array',
      items: { allOf: [{ allOf: [{ $ref: 'a.json#/$defs/Thing' }, { required: ['size'] }] }, { required: ['id'] }] },
    },
    { items: { required: expect.arrayContaining(['id', 'kind', 'size']), properties: { id: {}, size: {} } } },
  ],
  [
    'a union beside members that all of its shapes have',
    { allOf: [{ $ref: 'a.json#/$defs/Thing' }, { oneOf: [{ $ref: '#/$defs/Id' }, { type: 'object' }] }] },
    { properties: { id: { type: 'string' } }, oneOf: [{ type: 'string' }, { type: 'object' }] },
  ],
  [
    'choices, in the order of the first part',
    { enum: ['z', 'y', 'x'], description: 'Mine', allOf: [{ enum: ['x', 'z'], description: 'Theirs' }] },
    { enum: ['z', 'x'], description: 'Mine' },
  ],
  [
    'what is beside a reference',
    { $ref: 'a.json#/$defs/Thing', description: 'Mine', allOf: [{ required: ['size'], description: 'Theirs' }] },
    { description: 'Mine', required: ['id', 'kind', 'size'] },
  ],
])('allOf is one schema: %s', (_what, schema, merged) => {
  const found = inline(set, schema, 'a.json')
  expect(found).toMatchObject(merged)
  expect(JSON.stringify(found)).not.toContain('allOf')
})

it('parts with conditions stay in allOf, and so do parts that contradict each other', () => {
  const condition = { if: { properties: { kind: { const: 'x' } } }, then: { required: ['size'] } }
  const found = inline(set, { allOf: [{ $ref: 'a.json#/$defs/Thing' }, condition] }, 'a.json')
  expect(found).toMatchObject({ required: ['id', 'kind'], allOf: [condition] })
  const within = {
    allOf: [
      { properties: { tip: {} }, allOf: [condition] },
      { if: true, then: { required: ['id'] } },
    ],
  } as never
  expect(inline(set, within, 'a.json')).toMatchObject({ properties: { tip: {} }, allOf: [condition, { if: true }] })
  const impossible = { allOf: [{ type: 'object' }, { type: 'string' }] } as const
  expect(inline(set, impossible, 'a.json')).toEqual(impossible)
})

describe('a type', () => {
  const { Loop: _, ...named } = set['a.json'] ?? {}
  const thing = 'a.json#/$defs/Thing'

  it.each<readonly [what: string, member: JsonSchema, type: RegExp]>([
    ['what allOf combines', { allOf: [ref(thing), { required: ['size'] }] }, /size: number\n\}\ntwo/],
    [
      'what is beside a reference',
      ref(thing, { properties: { note: { type: 'string' } } }),
      /id: string\n[^}]*note\?: string/,
    ],
    ['the name of another type', ref(thing), /one: Thing\n/],
    ['the name of a type that is described', ref(thing, { description: 'Mine' }), /one: Thing\n/],
    [
      'two unions together',
      {
        allOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { anyOf: [{ enum: ['a', 1] }, { const: 'b' }] }],
      },
      /one: \(\(string \| number\) & \(\("a" \| 1\) \| "b"\)\)\n/,
    ],
    [
      'a part beside conditions',
      { allOf: [{ type: 'string' }, { if: { minLength: 2 }, then: { pattern: '^a' } }, { not: { const: 'x' } }] },
      /one: string\n/,
    ],
    [
      'first items of their own',
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'boolean' }], items: { type: 'integer' } },
      /one: \[string, boolean, \.\.\.\(number\)\[\]\]\n/,
    ],
  ])('has %s, and never is unknown', async (_what, member, type) => {
    const definitions = { Wide: { type: 'object', properties: { one: member, two: ref(thing) }, required: ['one'] } }
    const calls = {
      'GET /wide': { kind: 'read', request: 'a.json#/$defs/Id', response: 'b.json#/$defs/Wide' },
    } as const
    const text = await typesOf({ set: { ...set, 'a.json': named, 'b.json': definitions }, calls }, [])
    expect(text).toMatch(type)
    expect(text).toMatch(/two\?: Thing\n/)
    expect(text).not.toContain('unknown')
  })
})

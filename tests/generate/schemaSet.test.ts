import { rmSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { inline, patchSet, type JsonSchema, type SchemaSet } from '../../tools/cli/generate/schemaSet'
import { endpointShape } from '../../tools/cli/generate/shapes'
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
    properties: { amount: { type: 'string' } },
    required: ['amount'],
    oneOf: [
      { properties: { kind: { const: 'card' }, number: { type: 'string' } }, required: ['kind', 'number'] },
      { properties: { kind: { const: 'bank' }, iban: { type: 'string' } }, required: ['kind', 'iban'] },
    ],
    if: { properties: { amount: { enum: ['1'] } } },
    then: { properties: { note: { type: 'string' } }, required: ['note'] },
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

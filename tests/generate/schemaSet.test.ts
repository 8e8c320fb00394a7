import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import {
  bundle,
  inline,
  patchSet,
  readContract,
  type JsonSchema,
  type SchemaSet,
} from '../../tools/cli/generate/schemaSet'
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

it('inline cuts a definition within itself, and bundle keeps it as a definition', () => {
  expect(inline(set, ref('a.json#/$defs/Loop'), '')).toEqual({ type: 'object', properties: { next: { open: true } } })
  const loop = { type: 'object', properties: { next: { $ref: '#/$defs/a.Loop' } } }
  expect(bundle(set, 'a.json#/$defs/Loop')).toEqual({ ...loop, $defs: { 'a.Loop': loop } })
  expect(bundle(set, 'a.json#/$defs/Things')).not.toHaveProperty('$defs')
})

function folderOf(files: { readonly [file: string]: string }): string {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'))
  folders.push(root)
  mkdirSync(join(root, 'schemas'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, 'schemas', file), text)
  return root
}

it('readContract refuses a name that two files define, and says which file is no JSON', () => {
  const one = '{"$defs":{"Id":{"type":"string"}}}'
  expect(readContract(folderOf({ 'api.json': '{}', 'a.json': one })).set).toEqual({
    'a.json': { Id: { type: 'string' } },
  })
  expect(() => readContract(folderOf({ 'api.json': '{}', 'a.json': one, 'b.json': one }))).toThrow(
    '"Id" is defined in schemas/a.json and in schemas/b.json',
  )
  expect(() => readContract(folderOf({ 'api.json': '{' }))).toThrow('schemas/api.json is not JSON')
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

const row = { type: 'object', properties: { id: { type: 'string' } } } as const

it.each([
  ['one name in two files', { 'b.json': { Row: row }, 'c.json': { Row: row } }, 'Row'],
  ['names that make one type', { 'b.json': { order_row: row, OrderRow: row } }, 'OrderRow'],
  ['figures within names', { 'b.json': { Http2: row, iso3166_1: row, a1b2: row, V1Pod: row } }, undefined],
  [
    'titles that name a type, another part, and a member',
    {
      'b.json': {
        Dog: { type: 'object', properties: { title: { title: 'Dog', type: 'string' } } },
        Pets: {
          type: 'object',
          properties: { one: { title: 'Dog', ...row }, two: { title: 'Dog', enum: ['a'] }, three: { title: 'Dog' } },
        },
      },
    },
    undefined,
  ],
  [
    'a union at the root',
    {
      'b.json': {
        Pet: {
          oneOf: [
            { title: 'Pet', ...row },
            { title: 'Pet', type: 'object', properties: {} },
          ],
        },
      },
    },
    undefined,
  ],
] as const)('names of schemas: %s', async (_what, more, twice) => {
  const { Loop: _loop, ...rest } = set['a.json'] ?? {}
  const used = Object.entries(more).flatMap(([file, members]) =>
    Object.keys(members).map((name) => [name, { $ref: `${file}#/$defs/${name}` }]),
  )
  const users = { Uses: { type: 'object', properties: Object.fromEntries(used) } }
  const call = { ...contract.calls['POST /things'], request: 'uses.json#/$defs/Uses' }
  const whole = {
    ...contract,
    calls: { ...contract.calls, 'POST /uses': call },
    set: { ...set, 'a.json': rest, 'uses.json': users, ...more } as SchemaSet,
  }
  const text = typesOf(whole, [])
  if (twice === undefined) await expect(text).resolves.toContain('export interface Uses')
  else await expect(text).rejects.toThrow(`Two schemas are named "${twice}".`)
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

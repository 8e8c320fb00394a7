// Reads schemas of all drafts from files, as `?form` does: converted to draft 7, with the documents beside them, or refused.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSchema } from '../../tools/cli/generate/oneDocument'

const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(schema: unknown, others: { readonly [file: string]: unknown } = {}) {
  for (const [file, one] of Object.entries(others)) writeFileSync(join(folder, file), JSON.stringify(one))
  writeFileSync(join(folder, 'form.json'), JSON.stringify(schema, null, 1))
  return readSchema(join(folder, 'form.json'))
}

const of4 = { $schema: 'http://json-schema.org/draft-04/schema#' }
const of2020 = { $schema: 'https://json-schema.org/draft/2020-12/schema' }
const text = { type: 'string' }

describe('a schema of another draft', () => {
  it.each<[string, object, object]>([
    [
      'bounds of draft 4',
      { ...of4, minimum: 2, exclusiveMinimum: true, type: ['object', 'number'] },
      { exclusiveMinimum: 2, type: ['object', 'number'] },
    ],
    [
      'bounds that draft 4 includes',
      { properties: { a: { maximum: 2, exclusiveMaximum: false } } },
      { properties: { a: { maximum: 2 } } },
    ],
    [
      'ids of draft 4',
      {
        ...of4,
        id: 'http://a.example/x.json',
        properties: { a: { $ref: 'x.json#/definitions/t' } },
        definitions: { t: text },
      },
      { properties: { a: { $ref: '#/definitions/t' } }, definitions: { t: text } },
    ],
    ['a member named id', { ...of4, properties: { id: text } }, { properties: { id: text } }],
    [
      'names and schemas for one member',
      { ...of2020, dependentRequired: { a: ['b'] }, dependentSchemas: { a: { minProperties: 3 } }, properties: {} },
      { properties: {}, dependencies: { a: { allOf: [{ required: ['b'] }, { minProperties: 3 }] } } },
    ],
    [
      'places of a list',
      { ...of2020, properties: { a: { prefixItems: [text], items: false } } },
      { properties: { a: { items: [text], additionalItems: false } } },
    ],
    [
      'a reference to a place',
      { ...of2020, properties: { a: { prefixItems: [text] }, b: { $ref: '#/properties/a/prefixItems/0' } } },
      { properties: { a: { items: [text] }, b: { $ref: '#/properties/a/items/0' } } },
    ],
    [
      'members that nothing else evaluates',
      { ...of2020, properties: { a: text }, unevaluatedProperties: false },
      { properties: { a: text }, additionalProperties: false },
    ],
    [
      'items that nothing else evaluates',
      { properties: { a: { prefixItems: [text], unevaluatedItems: false } } },
      { properties: { a: { items: [text], additionalItems: false } } },
    ],
    [
      'a count that says what contains says',
      { properties: { a: { contains: text, minContains: 1 } } },
      { properties: { a: { contains: text } } },
    ],
    [
      'an anchor',
      { ...of2020, properties: { a: { $ref: '#t' } }, $defs: { t: { $anchor: 't', ...text } } },
      { properties: { a: { $ref: '#/$defs/t' } }, $defs: { t: text } },
    ],
    [
      'an id that is a fragment',
      { properties: { a: { $ref: '#t' } }, definitions: { t: { $id: '#t', ...text } } },
      { properties: { a: { $ref: '#/definitions/t' } }, definitions: { t: text } },
    ],
    [
      'an id beside a reference',
      {
        ...of2020,
        properties: { a: { $id: 'http://a.example/', $ref: 'b' }, b: { $id: 'http://a.example/b', ...text } },
      },
      { properties: { a: { allOf: [{ $ref: '#/properties/b' }] }, b: text } },
    ],
  ])('is converted: %s', (_, schema, converted) => {
    expect(read(schema).schema).toEqual(converted)
  })

  it.each<[string, object, RegExp]>([
    [
      'unevaluatedProperties',
      { ...of2020, allOf: [{ properties: { a: text } }], unevaluatedProperties: false },
      /form\.json:\d+:\d+ {2}"unevaluatedProperties" is of draft 2020-12, and draft 7 has no words for it: name all members/,
    ],
    [
      'unevaluatedItems',
      { properties: { a: { contains: text, unevaluatedItems: false } } },
      /"unevaluatedItems" is of draft 2019-09/,
    ],
    ['minContains', { properties: { a: { contains: text, minContains: 2 } } }, /form\.json:7:19 {2}"minContains"/],
    ['maxContains', { items: { contains: text, maxContains: 2 } }, /"maxContains"/],
    ['$dynamicRef', { ...of2020, properties: { a: { $dynamicRef: '#a' } } }, /"\$dynamicRef" is of draft 2020-12/],
    ['$recursiveRef', { properties: { a: { $recursiveRef: '#' } } }, /"\$recursiveRef" is of draft 2019-09/],
    ['$vocabulary', { ...of2020, $vocabulary: { 'https://a.example/v': true } }, /"\$vocabulary" is of draft 2020-12/],
    ['draft 3', { $schema: 'http://json-schema.org/draft-03/schema#' }, /form\.json:2:13 {2}draft 3 cannot be read/],
  ])('is refused with its place: %s', (_, schema, why) => {
    expect(() => read(schema)).toThrow(why)
  })
})

describe('a reference to another document', () => {
  const place = {
    $id: 'https://a.example/place.json',
    type: 'object',
    properties: { zip: { $ref: '#/definitions/zip' } },
    definitions: { zip: text },
  }

  it.each<[string, string]>([
    ['by the name of the file', 'place.json'],
    ['by its address', 'https://a.example/place.json'],
    ['by an address without an ending', 'https://a.example/v1/place'],
  ])('leads to the file beside it: %s', (_, $ref) => {
    const { schema, files } = read({ properties: { home: { $ref } } }, { 'place.json': place })
    expect(schema).toMatchObject({
      properties: { home: { $ref: '#/$defs/other.0' } },
      $defs: { 'other.0': { properties: { zip: { $ref: '#/$defs/other.0/definitions/zip' } } } },
    })
    expect(files).toEqual(['form.json', 'place.json'].map((file) => join(folder, file)))
  })

  it('to draft 7 itself needs no file', () => {
    expect(read({ properties: { a: { $ref: 'http://json-schema.org/draft-07/schema#' } } }).files).toHaveLength(1)
  })

  it.each<[string, unknown, RegExp]>([
    [
      'no file',
      { properties: { a: { $ref: 'https://a.example/lost' } } },
      /form\.json:4:12 {2}"https:\/\/a\.example\/lost" is in another document: put it beside the schema as lost\.json/,
    ],
    [
      'no part',
      { properties: { a: { $ref: '#/definitions/lost' } } },
      /form\.json:4:12 {2}"#\/definitions\/lost" leads nowhere/,
    ],
    ['no part of a file', { properties: { a: { $ref: 'place.json#/definitions/lost' } } }, /leads nowhere/],
    ['itself', { allOf: [{ $ref: '#' }] }, /form\.json:4:\d+ {2}this contains itself without end/],
  ])('that leads to %s is refused', (_, schema, why) => {
    expect(() => read(schema)).toThrow(why)
  })
})

describe('the root of a form', () => {
  it.each<[string, unknown, object]>([
    [
      'a list',
      { type: 'array', items: { $ref: '#/definitions/t' }, definitions: { t: text } },
      { items: { $ref: '#/properties/value/definitions/t' } },
    ],
    [
      'a list behind a reference',
      { $ref: '#/definitions/l', definitions: { l: { items: { $ref: '#' } } } },
      { $ref: '#/properties/value/definitions/l' },
    ],
    [
      'a list in parts',
      { allOf: [{ type: 'array' }, { minItems: 1 }] },
      { allOf: [{ type: 'array' }, { minItems: 1 }] },
    ],
    ['a list without a type', { uniqueItems: true }, { uniqueItems: true }],
    ['a choice', { enum: ['a', 'b'] }, { enum: ['a', 'b'] }],
  ])('that is %s is the member "value"', (_, schema, value) => {
    expect(read(schema).schema).toMatchObject({ type: 'object', properties: { value }, required: ['value'] })
  })

  it.each([
    true,
    {},
    { title: 'A' },
    { properties: { a: text } },
    { type: ['array', 'object'] },
    { oneOf: [{ type: 'object' }, text] },
  ])('that may be an object stays: %j', (schema) => {
    expect(read(schema).schema).toEqual(schema === true ? {} : schema)
  })
})

it('a form of too many fields is refused; one that opens them on demand is taken', () => {
  const members = (of: object) => Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`m${index}`, of]))
  const wide = { properties: members({ $ref: '#/definitions/w' }), definitions: { w: { properties: members(text) } } }
  expect(() => read(wide)).toThrow(/form\.json:1:1 {2}one drawing of this form has more than 10000 fields/)
  expect(read({ properties: members({ $ref: '#' }) }).warnings).toEqual([])
  expect(read({ properties: { rows: { items: wide } }, definitions: wide.definitions }).warnings).toEqual([])
})

it('what a form draws and can never send is told with its place', () => {
  const closed = {
    properties: { a: text },
    additionalProperties: false,
    dependencies: { a: { properties: { b: text } } },
  }
  expect(read(closed).warnings).toEqual([
    expect.stringMatching(
      /form\.json:\d+:\d+ {2}"b" can never be sent, because "additionalProperties": false of the whole refuses it: list it in the "properties" there\.$/,
    ),
  ])
})

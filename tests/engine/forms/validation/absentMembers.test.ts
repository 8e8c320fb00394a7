// Tests that a record keeps what it came without, where RJSF would fill in a default.
import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { withAbsentMembers } from '../../../../src/engine/forms/validation/absentMembers'
import type { Values } from '../../../../src/engine/forms/fields/services'
import { compile, prepared } from '../compile'

// RJSF fills in a constant wherever it is absent.
const text = { type: 'string', const: 'new' } as const
const schema: RJSFSchema = prepared({
  type: 'object',
  // RJSF fills in nothing of an optional object.
  required: ['owner', 'keeper', 'lines', 'sites'],
  properties: {
    title: text,
    owner: { type: ['object', 'null'], properties: { name: text, level: text } },
    keeper: { type: 'object', properties: { name: text, level: text }, required: ['level'] },
    lines: { type: 'array', items: { type: 'object', properties: { name: text, level: text } } },
    sites: { type: 'array', items: { type: 'object', properties: { 'a/b': text, more: text }, required: ['a/b'] } },
  },
})
const validator = compile(schema)
const kept = (values: object, lacks?: (name: string) => boolean) =>
  withAbsentMembers(structuredClone(values) as Values, lacks, schema, validator)

describe('members that RJSF would fill in', () => {
  it.each([
    ['in an object that came', { owner: {} }, { owner: { name: undefined, level: undefined } }],
    ['of no object', { owner: null }, { owner: null }],
    ['beside one that came', { owner: { name: 'A' } }, { owner: { name: 'A', level: undefined } }],
    ['that the schema requires', { keeper: {} }, { keeper: { name: undefined } }],
    [
      'in an item',
      { lines: [{ name: 'A', level: 'b' }, {}] },
      {
        lines: [
          { name: 'A', level: 'b' },
          { name: undefined, level: undefined },
        ],
      },
    ],
    [
      'in the first item alone',
      { lines: [{}, { name: 'A', level: 'b' }] },
      {
        lines: [
          { name: undefined, level: undefined },
          { name: 'A', level: 'b' },
        ],
      },
    ],
    ['that an item requires, with a slash in the name', { sites: [{}] }, { sites: [{ more: undefined }] }],
  ])('%s', (_, came, wanted) => {
    expect(kept(came)).toStrictEqual(wanted)
  })

  it('at the root stay absent only if the record lacks them', () => {
    expect(kept({ owner: { name: 'A', level: 'b' } })).not.toHaveProperty('title')
    const lacking = kept({ lines: [] }, (name) => name === 'title')
    expect(lacking).toStrictEqual({ lines: [], title: undefined })
  })
})

it.each([
  ['plain values', { title: 'A' }],
  ['an object with all members', { owner: { name: 'A', level: 'b' } }],
  ['items with all members', { lines: [{ name: 'A', level: 'b' }] }],
])('returns the very values that lack nothing: %s', (_, values) => {
  expect(withAbsentMembers(values, undefined, schema, validator)).toBe(values)
})

it('changes no value in its place', () => {
  const values = { owner: { name: 'A' }, lines: [{ name: 'A' }] }
  const before = structuredClone(values)
  withAbsentMembers(values, undefined, schema, validator)
  expect(values).toStrictEqual(before)
})

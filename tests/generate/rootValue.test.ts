// Tests which schemas have values without named members.
import { expect, it } from 'vitest'
import { isRootValue, withMembers } from '../../tools/cli/generate/rootValue'
import type { JsonSchema } from '../../tools/cli/generate/schemaSet'

it.each<[JsonSchema, boolean]>([
  [{ type: 'string' }, true],
  [{ type: ['object', 'null'] }, false],
  [{ items: {} }, true],
  [{ enum: ['a'] }, true],
  // Without a type, a keyword of objects counts before those of values.
  [{ properties: {}, const: {} }, false],
  [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, true],
  [{ anyOf: [{ type: 'string' }, { type: 'object' }] }, false],
  [{}, false],
])('%j: %s', (schema, isValue) => {
  expect(isRootValue(schema)).toBe(isValue)
})

it('a value becomes the member `value`, and definitions stay at the root', () => {
  const $defs = { card: { type: 'string' } } as const
  expect(withMembers({ type: 'array', items: { $ref: '#/$defs/card' }, $defs })).toEqual({
    type: 'object',
    properties: { value: { type: 'array', items: { $ref: '#/$defs/card' } } },
    required: ['value'],
    additionalProperties: false,
    $defs,
  })
  const named: JsonSchema = { type: 'object', properties: {} }
  expect(withMembers(named)).toBe(named)
})

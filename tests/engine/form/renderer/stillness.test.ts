import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { asksData, stillness } from '../../../../src/engine/form/renderer/asksData'

const properties: RJSFSchema['properties'] = { a: { type: 'string' }, b: { type: 'string' } }

describe('nothing but the value itself changes', () => {
  it.each<readonly [string, RJSFSchema, still: readonly string[], asked: readonly string[]]>([
    ['a plain schema', { properties }, ['a', 'b'], []],
    ['a choice of constants', { properties: { a: { oneOf: [{ const: 1 }, { const: 2 }] } } }, ['a'], []],
    ['no further members', { properties, additionalProperties: false }, ['a'], []],
    ['a condition', { properties, if: { properties: { b: { const: 1 } } }, then: { required: ['a'] } }, ['a'], ['b']],
    ['a condition on presence', { properties, if: { required: ['b'] }, else: { required: ['a'] } }, ['a'], ['b']],
    ['a condition inside allOf', { properties, allOf: [{ if: { not: { required: ['b'] } } }] }, ['a'], ['b']],
    ['a dependency', { properties, dependencies: { b: ['a'] } }, ['a'], ['b']],
    ['a condition on the whole', { properties, if: { minProperties: 2 } }, [], ['a', 'b']],
    ['a condition by reference', { properties, if: { $ref: '#/$defs/x' } }, [], ['a']],
    ['a union of shapes', { properties: { ...properties, c: { anyOf: [{ properties }] } } }, [], ['a']],
    ['further members', { properties, additionalProperties: { type: 'string' } }, [], ['a']],
    ['members by pattern', { properties: { ...properties, c: { patternProperties: { x: {} } } } }, [], ['a']],
  ])('%s', (_, schema, still, asked) => {
    const isStill = stillness(schema)
    expect(still.filter((name) => !isStill([name]))).toEqual([])
    expect(asked.filter((name) => isStill([name]))).toEqual([])
  })
})

describe('what a schema says of its place', () => {
  const root: RJSFSchema = { $defs: { plain: { type: 'string' }, asking: { if: { const: 1 } } } }

  it.each<readonly [string, RJSFSchema, boolean]>([
    ['of a plain one', { properties: { a: { if: { const: 1 } } } }, false],
    ['of a reference to a plain one', { $ref: '#/$defs/plain' }, false],
    ['of a reference to one with a condition', { $ref: '#/$defs/asking' }, true],
    ['of a part with a condition', { allOf: [{ type: 'object' }, { if: { const: 1 } }] }, true],
    ['of one that refers to itself', { allOf: [{ $ref: '#/$defs/plain' }] }, false],
    ['of one with further members', { additionalProperties: true }, true],
  ])('depends on the value: %s', (_, schema, asks) => expect(asksData(schema, root)).toBe(asks))
})

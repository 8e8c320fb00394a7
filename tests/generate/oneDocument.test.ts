// Tests that every reference of a schema becomes a pointer into one document.
import { describe, expect, it } from 'vitest'
import { oneDocument, type Documents } from '../../tools/cli/generate/oneDocument'
import type { JsonSchema } from '../../tools/cli/generate/schemaSet'

const address = 'https://shop.example/order.json'

describe('a reference', () => {
  it.each<[string, string, Documents, string, unknown]>([
    [
      'to another document',
      'card.json',
      { 'https://shop.example/card.json': { type: 'string' } },
      '#/$defs/other.0',
      { type: 'string' },
    ],
    [
      'to a place in another document',
      'card.json#/$defs/owner',
      { 'https://shop.example/card.json': { $defs: { owner: { type: 'string' } } } },
      '#/$defs/other.0/$defs/owner',
      { $defs: { owner: { type: 'string' } } },
    ],
    [
      'to an anchor, which is no pointer',
      'card.json#owner/',
      { 'https://shop.example/card.json': { type: 'string' } },
      'card.json#owner/',
      { type: 'string' },
    ],
    [
      'in another document to itself',
      'card.json',
      { 'https://shop.example/card.json': { items: { $ref: '#' } } },
      '#/$defs/other.0',
      { items: { $ref: '#/$defs/other.0' } },
    ],
  ])('%s', (_what, $ref, documents, pointer, definition) => {
    expect(oneDocument({ properties: { pay: { $ref } } }, documents, address)).toEqual({
      properties: { pay: { $ref: pointer } },
      $defs: { 'other.0': definition },
    })
  })

  it('by `$id` becomes a pointer, and the `$id` is gone', () => {
    const card: JsonSchema = { type: 'string' }
    const schema = { definitions: { card: { $id: '/card.json', ...card } }, items: { $ref: 'card.json' } }
    expect(oneDocument(schema as JsonSchema, {}, address)).toEqual({
      definitions: { card },
      items: { $ref: '#/definitions/card' },
    })
  })
})

describe('what is no schema', () => {
  it.each(['const', 'default'])('stays as it is: %s', (keyword) => {
    const value = [{ $id: 'a', $ref: '#/$defs/b' }]
    expect(oneDocument({ [keyword]: value }, {}, address)).toEqual({ [keyword]: value })
  })
})

// Tests single keywords of an imported definition, and how a large one becomes small enough.
import { expect, it } from 'vitest'
import { bounds, figureBounds, plainText, typeOf, unique } from '../../tools/cli/import/keywords'
import { smaller } from '../../tools/cli/import/smaller'

it.each<[object, object]>([
  [
    { minLength: 2, maxLength: 2 },
    { minLength: 2, maxLength: 2 },
  ],
  [
    { minLength: 0, maxLength: 0 },
    { minLength: 0, maxLength: 0 },
  ],
  [{ minLength: 3, maxLength: 2 }, {}],
  [{ minLength: 1.5, maxLength: 9 }, { maxLength: 9 }],
  [{ minLength: -1 }, {}],
])('the lengths %j are kept as %j', (found, kept) => {
  expect(bounds(found as never, 'minLength', 'maxLength')).toEqual(kept)
})

it.each<[object, object]>([
  [
    { minimum: 5, maximum: 5 },
    { minimum: 5, maximum: 5 },
  ],
  [{ minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: 0 }],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 0 }, {}],
  [
    { exclusiveMinimum: -1, maximum: 0 },
    { exclusiveMinimum: -1, maximum: 0 },
  ],
  [{ maximum: 0, exclusiveMaximum: true }, { exclusiveMaximum: 0 }],
  [{ maximum: 0, exclusiveMaximum: false }, { maximum: 0 }],
  [{ multipleOf: 0 }, {}],
])('the figures %j are kept as %j', (found, kept) => {
  expect(figureBounds(found as never)).toEqual(kept)
})

it.each([
  ['<p>One <b>two</b></p>', 'One two'],
  ['One\ntwo', 'One'],
  ['1 < 2', '1  2'],
  ['', ''],
])('the description %j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})

it('a description has at most 300 characters', () => {
  expect(plainText('a'.repeat(301))).toBe('a'.repeat(300))
})

it.each<[object, string | undefined]>([
  [{ type: ['null', 'string'] }, 'string'],
  [{ type: 'null' }, undefined],
  [{ properties: {} }, 'object'],
  [{ additionalProperties: false }, 'object'],
  [{ items: {} }, 'array'],
  [{}, undefined],
])('the schema %j is of the type %s', (schema, type) => {
  expect(typeOf({ ...schema })).toBe(type)
})

it('entries are unique only if the document says so', () => {
  expect([true, false].map((uniqueItems) => unique({ uniqueItems }))).toEqual([{ uniqueItems: true }, {}])
})

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`)
const large = (more: object) => ({
  type: 'object',
  properties: { few: { enum: words(20) }, many: { enum: words(21) }, ...more },
})

it('a small definition stays whole', () => {
  const lost: string[] = []
  expect(smaller(large({}), (one) => lost.push(one))).toEqual(large({}))
  expect(lost).toEqual([])
})

it('a large definition loses its descriptions and large sets within lists too', () => {
  const note = { type: 'string', description: 'a'.repeat(30_000) }
  const items = (member: object) =>
    large({ list: { type: 'array', items: { type: 'object', properties: { member } } } })
  const [bare, lone] = [note, { enum: words(4000).map((_, at) => at) }].map(
    (member) => smaller(items(member), () => undefined).properties?.['list']?.items?.properties,
  )
  expect(bare).toEqual({ member: { type: 'string' } })
  expect(lone).toEqual({ member: { type: 'number' } })
})

it.each([
  ['descriptions', { note: { type: 'string', description: 'a'.repeat(30_000) } }, 1, words(21)],
  ['sets of more than 20 values', { note: { enum: words(4000) } }, 2, undefined],
])('a large definition loses its %s first', (_what, more, losses, many) => {
  const lost: string[] = []
  const { properties = {} } = smaller(large(more), (one) => lost.push(one))
  expect(lost).toHaveLength(losses)
  expect(properties['few']).toEqual({ enum: words(20) })
  expect(properties['many']?.enum).toEqual(many)
  expect(properties['note']).toEqual({ type: 'string' })
})

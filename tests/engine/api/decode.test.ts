import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../../../src/engine/api/answer/decode'
import { type Shape, ShapeError } from '../../../src/engine/api/answer/shape'

describe('one value', () => {
  it.each<[string, Shape, unknown, unknown]>([
    ['an id that came as a number', { type: 'string' }, 12, '12'],
    ['a text', { type: 'string' }, 'x', 'x'],
    ['a figure that came as text', { type: 'integer' }, '-12', -12],
    ['a figure with places', { type: 'number' }, '1.50', 1.5],
    ['0 as false', { type: 'boolean' }, 0, false],
    ['"1" as true', { type: 'boolean' }, '1', true],
    ['"true" as true', { type: 'boolean' }, 'true', true],
    ['"false" as false', { type: 'boolean' }, 'false', false],
    ['a state that nobody knows yet', { type: 'string', enum: ['pending'] }, 'frozen', 'frozen'],
    ['a number of an enum that came as text', { enum: [1, 2] }, '2', 2],
    ['the first fitting of several types', { type: ['string', 'integer'] }, 5, 5],
    ['null where null is allowed', { type: ['string', 'null'] }, null, null],
    ['anything, without a shape', {}, { a: [1, null] }, { a: [1, null] }],
    ['a list without its null members', { type: 'array', items: { type: 'integer' } }, [1, null, 2], [1, 2]],
    ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, { a: '1' }, { a: 1 }],
    ['an open object', { type: 'object', additionalProperties: true }, { a: { b: 1 } }, { a: { b: 1 } }],
  ])('takes %s', (_, shape, value, copy) => {
    expect(decode(shape, value)).toEqual(copy)
  })

  it.each<[string, Shape, unknown]>([
    ['an unsafe integer as text', { type: 'integer' }, '9007199254740993'],
    ['an unsafe integer', { type: 'integer' }, 2 ** 53],
    ['more places than a float holds', { type: 'number' }, '0.12345678901234567'],
    ['1e3 as text', { type: 'number' }, '1e3'],
    ['1,234 as text', { type: 'number' }, '1,234'],
    ['an empty text as a figure', { type: 'integer' }, ''],
    ['1.5 as an integer', { type: 'integer' }, 1.5],
    ['Infinity', { type: 'number' }, JSON.parse('1e999')],
    ['Infinity as text', { type: 'string' }, JSON.parse('1e999')],
    ['2 as a boolean', { type: 'boolean' }, 2],
    ['"yes" as a boolean', { type: 'boolean' }, 'yes'],
    ['true as text', { type: 'string' }, true],
    ['an object as a list', { type: 'array' }, {}],
    ['a list as an object', { type: 'object' }, []],
    ['null', { type: 'object' }, null],
    ['nothing', { type: 'string' }, undefined],
  ])('F15 refuses %s', (_, shape, value) => {
    expect(() => decode(shape, value)).toThrow(ShapeError)
  })
})

const page: Shape = {
  type: 'object',
  required: ['list'],
  properties: {
    list: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uid'],
        properties: { uid: { type: 'string' }, name: { type: 'string' }, level: { type: 'integer' } },
        additionalProperties: false,
      },
    },
    has_more: { type: ['boolean', 'integer', 'string'] },
  },
}

describe('rows', () => {
  it('copies declared members alone and leaves out null ones', () => {
    const rows = [{ uid: 7, name: null, level: '3', password: 'x' }]
    expect(decode(page, { list: rows, extra: 1 })).toEqual({ list: [{ uid: '7', level: 3 }] })
  })

  it('S3-16 lets the languages of a declared name through, and of no other member', () => {
    const row = {
      uid: 1,
      name: 'a',
      name_tr: 'b',
      'name_pt-BR': 'c',
      name_ar: 5,
      name_: 'd',
      image_url_tr: 'e',
      nameless: 'f',
    }
    expect(decode(page, { list: [row] })).toEqual({ list: [{ uid: '1', name: 'a', name_tr: 'b', 'name_pt-BR': 'c' }] })
  })

  it('names the place of a value that does not fit, but not the value', () => {
    const run = () => decode(page, { list: [{ uid: 1 }, { uid: 2, level: 'secret' }] })
    expect(run).toThrow(expect.objectContaining({ path: 'list[1].level', expected: 'integer', found: 'string' }))
    expect(run).not.toThrow(/secret/)
    expect(() => decode(page, { list: [{ name: 'x' }] })).toThrow(/"list\[0\].uid": expected string, found nothing/)
  })

  it('gives null for a required nullable member, and omits an optional one', () => {
    const member: Shape = { type: ['string', 'null'] }
    expect(
      decode({ type: 'object', required: ['a'], properties: { a: member, b: member } }, { a: null, b: null }),
    ).toEqual({ a: null })
  })

  it('cuts texts beyond 65,536 characters', () => {
    expect(decode({ type: 'string' }, 'x'.repeat(65_537))).toHaveLength(65_536)
    expect(decode({}, { a: 'x'.repeat(70_000) })).toEqual({ a: 'x'.repeat(65_536) })
  })

  it('refuses more than 16 levels if no shape limits them', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
    expect(decode({}, deep(16))).toEqual(deep(16))
    expect(() => decode({}, deep(17))).toThrow(ShapeError)
  })
})

describe('prototypes', () => {
  const hostile =
    '{"__proto__":{"canary":1},"constructor":{"prototype":{"canary":1}},"prototype":{"canary":1},"uid":"1"}'
  it.each<[string, Shape]>([
    ['a closed object', { type: 'object', properties: { uid: { type: 'string' } } }],
    ['a map', { type: 'object', additionalProperties: {} }],
    ['no shape', {}],
    [
      'a shape that declares them',
      { type: 'object', properties: JSON.parse('{"uid":{},"__proto__":{},"constructor":{}}') as Record<string, Shape> },
    ],
  ])('F11 are never copied by %s', (_, shape) => {
    const copy = decode(shape, JSON.parse(hostile)) as object
    expect(Object.getOwnPropertyNames(copy)).toEqual(['uid'])
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
    expect(({} as { canary?: unknown }).canary).toBeUndefined()
  })

  it('lend no inherited member to a declared one', () => {
    expect(
      decode({ type: 'object', properties: JSON.parse('{"toString":{"type":"string"}}') as Record<string, Shape> }, {}),
    ).toEqual({})
  })
})

it('throws only ShapeError, and its result decodes to itself', () => {
  const before = Object.keys(Object.prototype)
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (value, inList) => {
      try {
        const copy = decode(page, inList ? { list: [value] } : value)
        expect(decode(page, copy)).toEqual(copy)
      } catch (error) {
        expect(error).toBeInstanceOf(ShapeError)
      }
    }),
    { numRuns: 5000 },
  )
  expect(Object.keys(Object.prototype)).toEqual(before)
})

// What stands in for a library in the build answers as the library does, for all that a form asks.
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TranslatableString as phrases } from '@rjsf/utils'
import { createCustomEqual } from '../../../../src/engine/form/standIns/fastEquals'
import uri from '../../../../src/engine/form/standIns/fastUri'
import { TranslatableString } from '../../../../src/engine/form/standIns/enums'
import pointer from '../../../../src/engine/form/standIns/jsonpointer'
import noMerge from '../../../../src/engine/form/standIns/allOf'

const require = createRequire(createRequire(import.meta.url).resolve('@rjsf/utils'))
interface Libraries {
  readonly 'fast-equals': { deepEqual(left: unknown, right: unknown): boolean }
  readonly 'fast-uri': typeof uri
  readonly jsonpointer: typeof pointer
}
const library = <Name extends keyof Libraries>(name: Name) => require(name) as Libraries[Name]

describe('equality', () => {
  const { deepEqual } = library('fast-equals')
  const isEqual = createCustomEqual()
  const value = fc.anything({ withNullPrototype: false, maxDepth: 3, maxKeys: 3 })
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [{ a: undefined }, {}],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [null, {}],
    [Number.NaN, Number.NaN],
    [0, -0],
    [{ a: [{ b: 'x' }] }, { a: [{ b: 'x' }] }],
  ]

  it.each(pairs)('of %j and %j', (left, right) => expect(isEqual(left, right)).toBe(deepEqual(left, right)))

  it('of whatever JSON holds', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        expect(isEqual(left, right)).toBe(deepEqual(left, right))
        expect(isEqual(left, structuredClone(left))).toBe(true)
      }),
    )
  })

  it('counts functions as the same, as the renderer asks', () => {
    expect(isEqual({ press: () => 1 }, { press: () => 2 })).toBe(true)
  })
})

describe('addresses of schemas', () => {
  const library_ = library('fast-uri')
  const bases = ['https://a.example/form.json', 'https://a.example/dir/form.json#/$defs/x', '#', 'form.json', 'urn:x']
  const references = ['#', '#/$defs/a', 'other.json', 'other.json#/$defs/b', '/root.json', 'https://b.example/x.json#y']
  const cases = bases.flatMap((base) => references.map((reference) => [base, reference] as const))
  const isAsked = ([base, reference]: (typeof cases)[number]) => base !== 'urn:x' || reference.startsWith('#')

  it.each(cases.filter(isAsked))('from %s, %s', (base, reference) => {
    expect(uri.resolve(base, reference)).toBe(library_.resolve(base, reference))
  })

  it.each([
    ['https://a.example/x', 'HTTPS://A.example/x', true],
    ['https://a.example/x', 'https://a.example/y', false],
    ['x.json', 'x.json', true],
  ])('%s and %s', (left, right, same) => {
    expect(uri.equal(left, right)).toBe(same)
    expect(library_.equal(left, right)).toBe(same)
  })
})

describe('pointers', () => {
  const schema = {
    $defs: { 'a/b': { type: 'string' }, '~': [{ x: 1 }, { x: 2 }] },
    properties: { a: { type: 'number' } },
  }

  it.each(['', '/$defs/a~1b/type', '/$defs/~0/1/x', '/properties/a', '/properties/none', '/none/deeper'])(
    '%j',
    (to) => {
      expect(pointer.get(schema, to)).toEqual(library('jsonpointer').get(schema, to))
    },
  )

  it('point to nothing that is inherited', () => expect(pointer.get(schema, '/constructor')).toBeUndefined())
})

it('a form with an "allOf" whose module did not bring the merging says what to do', () => {
  expect(noMerge).toThrow(/npm run generate/)
})

it('every phrase of the renderer is another one', () => {
  const names = Object.keys(phrases)
  expect(names).toContain('YesLabel')
  expect(new Set(names.map((name) => TranslatableString[name]))).toEqual(new Set(names))
})

import { describe, expect, it } from 'vitest'
import { allowsNull, fitsSchema } from '../../../src/engine/forms/validation/fitsSchema'

const patterns = { '^a': { type: 'string' }, b$: { type: 'number' } }
/** Each refers to the one before. */
const chain = [true, ...Array.from({ length: 50 }, (_, at) => ({ $ref: `#/chain/${at}` }))]

describe('fitsSchema', () => {
  it.each<[string, object | boolean, unknown, boolean]>([
    ['true', true, 1, true],
    ['false', false, 1, false],
    ['a format, which is checked elsewhere', { type: 'string', format: 'email' }, 'x', true],
    ['a keyword that means nothing', { 'x-own': 1, $comment: 'c' }, 1, true],
    ['a member that is undefined', { required: ['a'] }, { a: undefined }, false],
    ['no additional member that is undefined', { additionalProperties: false }, { a: undefined }, true],
    ['an escaped reference', { $ref: '#/$defs/x~1y~0%25' }, 'x', true],
    ['the root', { $ref: '#' }, 1, true],
    ['a reference that leads nowhere', { $ref: '#/$defs/None' }, 1, false],
    ['an inherited name', { $ref: '#/constructor' }, 1, false],
    ['a foreign reference', { $ref: 'https://x.test/a.json' }, 1, false],
    ['a reference that never ends', { $ref: '#/$defs/Loop' }, 1, false],
    ['an inherited member', { required: ['toString'] }, {}, false],
    ['a reference through null', { $ref: '#/$defs/Null/a' }, 1, false],
    ['0.3 as a multiple of 0.1', { multipleOf: 0.1 }, 0.3, true],
    ['0.35 as a multiple of 0.1', { multipleOf: 0.1 }, 0.35, false],
    ['a letter outside the first plane for a pattern', { pattern: '^.$' }, '\u{1f600}', true],
    ['items by place', { items: [{ type: 'string' }, { type: 'number' }] }, ['x', 1], true],
    ['items, one of them wrong', { items: { type: 'string' } }, ['x', 1], false],
    ['items by place, one of them wrong', { items: [{ type: 'string' }, { type: 'number' }] }, ['x', 'y'], false],
    ['an item beyond those by place', { items: [{ type: 'string' }] }, ['x', 1], true],
    ['a further item', { items: [{ type: 'string' }], additionalItems: { type: 'number' } }, ['x', 1], true],
    ['a wrong further item', { items: [{ type: 'string' }], additionalItems: { type: 'number' } }, ['x', 'y'], false],
    ['members of two patterns', { patternProperties: patterns }, { a: 'x', b: 1 }, true],
    ['members of two patterns, one wrong', { patternProperties: patterns }, { a: 'x', b: 'y' }, false],
    ['two members of a pattern, one wrong', { patternProperties: patterns }, { a: 'x', aa: 1 }, false],
    ['a name outside the first plane', { patternProperties: { '^.$': false } }, { '\u{1f600}': 1 }, false],
    ['a member of a pattern', { patternProperties: { '^a': {} }, additionalProperties: false }, { a: 1 }, true],
    ['a member of no pattern', { patternProperties: { '^a': {} }, additionalProperties: false }, { b: 1 }, false],
    ['two dependencies, one unmet', { dependencies: { a: ['b'], c: ['d'] } }, { a: 1, b: 1, c: 1 }, false],
    ['a dependency on two members, one missing', { dependencies: { a: ['b', 'c'] } }, { a: 1, b: 1 }, false],
    ['a dependency that is a schema', { dependencies: { a: { required: ['b'] } } }, { a: 1 }, false],
    ['a keyword with an inherited name', { ['valueOf']: 1 }, 1, true],
    ['names that are no list', { required: 'a' }, {}, true],
    ['no number', { type: 'number' }, Number.NaN, false],
    ['a chain of 50 references in an item', { items: { $ref: '#/chain/49' } }, ['x'], true],
    ['a condition without its part', { if: { type: 'string' } }, 'x', true],
    ['a condition with the other part', { if: { type: 'string' }, else: false }, 1, false],
    ['a chain of 50 references', { $ref: '#/chain/49' }, 'x', true],
    ['a chain of 51 references', { $ref: '#/chain/50' }, 'x', false],
  ])('%s', (_what, found, one, fits) => {
    const root = { chain, $defs: { 'x/y~%': { type: 'string' }, Loop: { $ref: '#/$defs/Loop' }, Null: null } }
    expect(fitsSchema(found, one, root)).toBe(fits)
  })
})

it.each<[string, object, readonly string[], boolean]>([
  ['a member that may be null', { properties: { a: { type: ['string', 'null'] } } }, ['a'], true],
  ['a member that may not', { properties: { a: { type: 'string' } } }, ['a'], false],
  ['a member of a member', { properties: { a: { properties: { b: {} } } } }, ['a', 'b'], true],
  ['a member of anything', { properties: { a: true } }, ['a', 'b'], false],
  ['a member of no object', { type: 'string' }, ['a'], false],
])('null is allowed for %s: %j %j %s', (_, schema, path, isAllowed) => {
  expect(allowsNull(schema, path)).toBe(isAllowed)
})

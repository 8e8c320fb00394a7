import { describe, expect, it } from 'vitest'
import { fitsSchema } from '../../../src/engine/forms/validation/fitsSchema'

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
    ['0.3 as a multiple of 0.1', { multipleOf: 0.1 }, 0.3, true],
  ])('%s', (_what, found, one, fits) => {
    const root = { $defs: { 'x/y~%': { type: 'string' }, Loop: { $ref: '#/$defs/Loop' } } }
    expect(fitsSchema(found, one, root)).toBe(fits)
  })
})

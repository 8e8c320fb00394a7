// Tests which of the reported errors become problems, and which problem of a path is shown.
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { ajvProblems } from '../../../../src/engine/forms/validation/ajvProblems'
import { firstPerPath } from '../../../../src/engine/forms/validation/fieldProblem'
import type { SchemaPlace } from '../../../../src/engine/forms/validation/schemaPlaces'

const error = (name: string, property: string, schemaPath: string, params = {}): RJSFValidationError => ({
  name,
  property,
  schemaPath,
  params,
  stack: '',
})
const union: RJSFSchema = { oneOf: [{ type: 'string' }, { $ref: '#/$defs/Count' }] }
const place: SchemaPlace = { path: ['pay'], schema: union, isRequired: true, isFixed: false, value: 1 }
const at = '#/properties/pay/oneOf'
const found = (errors: readonly RJSFValidationError[], places = [place], chosen = 0) =>
  ajvProblems(errors, places, new Map([['p.pay__oneof_select', chosen]]), 'p').map(
    ({ path, keyword }) => `${path.join('.')} ${keyword}`,
  )

describe('the problems of reported errors', () => {
  it.each<[string, readonly RJSFValidationError[], number, readonly string[]]>([
    [
      'one outside a union that failed',
      [error('oneOf', '.pay', at), error('required', '.name', '#/required')],
      0,
      ['name required', 'pay oneOf'],
    ],
    ['one of the chosen branch', [error('oneOf', '.pay', at), error('type', '.pay', `${at}/0/type`)], 0, ['pay type']],
    ['none of another branch', [error('oneOf', '.pay', at), error('type', '.pay', `${at}/0/type`)], 1, ['pay oneOf']],
    [
      'one of a chosen branch that is a reference',
      [error('oneOf', '.pay', at), error('type', '.pay', '#/$defs/Count/type')],
      1,
      ['pay type'],
    ],
    [
      'none of a reference that is another branch',
      [error('oneOf', '.pay', at), error('type', '.pay', '#/$defs/Count/type')],
      0,
      ['pay oneOf'],
    ],
    [
      'one of another field that has the reference of a branch',
      [error('oneOf', '.pay', at), error('type', '.count', '#/$defs/Count/type')],
      0,
      ['count type', 'pay oneOf'],
    ],
    [
      'the union instead of its constants',
      [error('oneOf', '.pay', at), error('const', '.pay', `${at}/0/const`)],
      0,
      ['pay oneOf'],
    ],
    [
      'another keyword beside the union',
      [error('oneOf', '.pay', at), error('maxLength', '.pay', '#/properties/pay/maxLength')],
      0,
      ['pay maxLength'],
    ],
    [
      '`contains` instead of its items',
      [
        error('type', '.tags.0', '#/properties/tags/contains/type'),
        error('contains', '.tags', '#/properties/tags/contains'),
      ],
      0,
      ['tags contains'],
    ],
    [
      'an item beside `contains`',
      [
        error('type', '.tags.0', '#/properties/tags/containsNot/type'),
        error('contains', '.tags', '#/properties/tags/contains'),
      ],
      0,
      ['tags.0 type', 'tags contains'],
    ],
    ['nothing for `if`, which only repeats', [error('if', '', '#/if')], 0, []],
    [
      'a further member at its own name',
      [error('additionalProperties', '.home', '#/x', { additionalProperty: 'more' })],
      0,
      ['home.more additionalProperties'],
    ],
    ['a name with a tilde', [error('type', '.a~0b', '#/x')], 0, ['a~b type']],
    ['an error without parameters', [{ name: 'type', property: '.a', stack: '' }], 0, ['a type']],
    ['a name with a slash', [error('type', '.a~1b', '#/x')], 0, ['a/b type']],
  ])('%s', (_, errors, chosen, problems) => {
    expect(found(errors, [place], chosen)).toEqual(problems)
  })

  it('know `anyOf` as they know `oneOf`', () => {
    const any: SchemaPlace = { ...place, schema: { anyOf: [{ type: 'string' }, true] } }
    const path = '#/properties/pay/anyOf'
    const errors = [error('anyOf', '.pay', path), error('type', '.pay', `${path}/0/type`)]
    expect(found(errors, [any])).toEqual(['pay type'])
  })

  it('leave out what is inside a union of which no place is known', () => {
    expect(found([error('oneOf', '.pay', at), error('type', '.pay', `${at}/0/type`)], [])).toEqual(['pay oneOf'])
  })

  it('know the union of a place by the whole path', () => {
    const inside: SchemaPlace = { ...place, path: ['pay', 'more'], schema: {} }
    expect(found([error('oneOf', '.pay', at), error('type', '.pay', `${at}/0/type`)], [inside, place])).toEqual([
      'pay type',
    ])
  })
})

describe('the first problem of a path', () => {
  it.each([
    [['pattern', 'required'], 'required'],
    [['required', 'rule'], 'required'],
    [['rule', 'pattern'], 'pattern'],
    [['pattern', 'rule'], 'pattern'],
    [['rule', 'minimum'], 'rule'],
    [['maxLength', 'minLength'], 'minLength'],
  ])('of %j is %s', (keywords, first) => {
    const problems = keywords.map((keyword) => ({ path: ['a'], keyword, params: {} }))
    expect(firstPerPath(problems).map(({ keyword }) => keyword)).toEqual([first])
  })

  it('is the missing value, then the wrong kind, then the bound, then any other rule', () => {
    const order = [
      'required',
      'blank',
      'type',
      'enum',
      'const',
      'format',
      'minLength',
      'maxLength',
      'pattern',
      'minimum',
    ]
    const first = (keywords: readonly string[]) =>
      firstPerPath(keywords.map((keyword) => ({ path: ['a'], keyword, params: {} })))[0]?.keyword
    order.forEach((keyword, at) => {
      for (const later of order.slice(at + 1)) expect(first([later, keyword]), later).toBe(keyword)
    })
  })

  it('is by the path of the value, if nothing is drawn there', () => {
    const problems = ['a', 'b'].map((name) => ({ path: [], valuePath: [name], keyword: 'type', params: {} }))
    expect(firstPerPath(problems)).toHaveLength(2)
  })

  it('is by the whole path', () => {
    const problems = [['a', 'b'], ['ab']].map((path) => ({ path, keyword: 'type', params: {} }))
    expect(firstPerPath(problems)).toHaveLength(2)
  })
})

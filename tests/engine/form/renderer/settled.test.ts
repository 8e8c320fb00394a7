import { getDefaultFormState, isSelect, retrieveSchema, type RJSFSchema } from '@rjsf/utils'
import { describe, expect, it, vi } from 'vitest'
import { defaultState } from '../../../../src/engine/form/defaultState'
import { isSettled } from '../../../../src/engine/form/renderer/asksData'
import { filled } from '../../../../src/engine/form/renderer/content'
import { createFormUtils } from '../../../../src/engine/form/renderer/formUtils'
import { mergeAllOf as merge } from '../../../../src/engine/form/renderer/mergeAllOf'
import { compile } from '../compile'

const text: RJSFSchema = { type: 'string' }
const group: RJSFSchema = { type: 'object', properties: { deep: text }, required: ['deep'] }
const form = (properties: RJSFSchema['properties'], more: RJSFSchema = {}): RJSFSchema => ({
  type: 'object',
  properties,
  ...more,
})

const forms: readonly (readonly [string, RJSFSchema, isSettled: boolean])[] = [
  ['plain members', form({ a: text, b: { type: 'integer', minimum: 1 }, c: { type: 'boolean' } }), true],
  [
    'a consent and a choice',
    form({ a: { type: 'boolean', enum: [true] }, b: { enum: ['x', 'y'], type: 'string' } }),
    true,
  ],
  ['constants to choose from', form({ a: { type: 'string', oneOf: [{ const: 'x' }, { const: 'y' }] } }), true],
  ['a default', form({ a: { type: 'string', default: 'x' } }), true],
  ['a constant', form({ a: { type: 'string', const: 'x' } }, { required: ['a'] }), true],
  ['a group', form({ a: group }, { required: ['a'] }), true],
  ['a list', form({ a: { type: 'array', items: text, minItems: 1 } }, { required: ['a'] }), true],
  ['a list of groups', form({ a: { type: 'array', items: group, minItems: 2 } }, { required: ['a'] }), true],
  ['a reference', form({ a: { $ref: '#/$defs/text' } }, { $defs: { text: { type: 'string', default: 'x' } } }), false],
  ['a condition', form({ a: text }, { if: { required: ['a'] }, else: { properties: { b: text } } }), false],
  ['parts', form({ a: text }, { allOf: [{ properties: { b: { type: 'string', default: 'x' } } }] }), false],
  ['a dependency', form({ a: text }, { dependencies: { a: { properties: { b: text } } } }), false],
  ['further members', form({ a: text }, { additionalProperties: text }), false],
  ['no further members', form({ a: text }, { additionalProperties: false }), true],
]

describe.each(forms)('a form with %s', (_, root, settled) => {
  const validator = compile(root)
  const utils = createFormUtils(validator, root, merge)

  it('says what it means, or not', () => expect(isSettled(root)).toBe(settled))

  it.each([{}, { a: 'x' }, { z: 'y' }])('is resolved for %j as the renderer does', (values) => {
    expect(utils.retrieveSchema(root, values)).toEqual(retrieveSchema(validator, root, root, values, merge))
  })

  it('its members are choices where the renderer says so', () => {
    const members = Object.values(root.properties ?? {}) as readonly RJSFSchema[]
    expect(members.map((member) => utils.isSelect(member))).toEqual(
      members.map((member) => isSelect(validator, member, root, merge)),
    )
  })

  it.each([{}, { a: 'x' }])('is filled in from %j as the renderer does', (given) => {
    expect(filled(utils, given, false).values).toEqual(
      getDefaultFormState(validator, root, given, root, false, defaultState, merge, false),
    )
  })
})

it('a form of plain members is neither resolved nor filled in: two hundred of them cost a phone what they say', () => {
  const root = form({ a: text, b: { type: 'boolean' } }, { required: ['a', 'b'] })
  const utils = createFormUtils(compile(root), root, undefined)
  const fill = vi.spyOn(utils, 'getDefaultFormState')
  expect(filled(utils, {}, false)).toEqual({ values: {}, schema: root })
  expect(fill).not.toHaveBeenCalled()
  expect(utils.retrieveSchema(root, {})).toBe(root)
})

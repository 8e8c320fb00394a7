import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import type { Field } from '../../../src/engine/config/plain'
import { isMarkable } from '../../../src/engine/form/isMarkable'

const text: RJSFSchema = { type: 'string' }
const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

const cases: readonly (readonly [
  what: string,
  isIt: boolean,
  schema: RJSFSchema,
  field?: Partial<Field>,
  path?: string,
])[] = [
  ['text', true, text],
  ['a figure with another keyboard', true, { type: 'number' }, { widget: 'amount' }],
  ['a consent', true, { type: 'boolean', enum: [true] }],
  ['seven choices in sight', true, { ...text, enum: seven }],
  ['eight choices, which open in a sheet', false, { ...text, enum: [...seven, 'h'] }],
  ['few choices in a sheet', false, { ...text, enum: seven }, { widget: 'sheet' }],
  ['choices with other schemas', false, { ...text, oneOf: [{ const: 'a' }] }],
  ['rows of an endpoint', false, text, { options: { call: 'POST /rows', value: 'row.id', label: 'row.name' } }],
  ['a field that comes and goes', false, text, { when: { 'form.b': 'x' } }],
  ['ready-made answers', false, text, { suggest: ['x'] }],
  ['a widget of the product', false, text, { widget: 'image' }],
  ['what nobody sees', false, text, { widget: 'hidden' }],
  ['a file', false, { ...text, format: 'data-url' }],
  ['a list', false, { type: 'array', items: text }],
  ['what is inside of an object', false, text, {}, 'a.b'],
  ['what has no type', false, {}],
]

describe('a message may be put in by hand', () => {
  for (const [what, isIt, schema, field, path = 'a'] of cases) {
    it(`${what}: ${isIt}`, () => {
      expect(isMarkable(path.split('.'), { label: 'word.a', ...field }, schema)).toBe(isIt)
    })
  }

  it('what the page has no field for: false', () => expect(isMarkable(['a'], undefined, text)).toBe(false))
})

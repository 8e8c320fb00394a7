// What browser tests fill in by the schema, where a form asks for more than they know.
import { expect, it } from 'vitest'
import { markets } from '../../markets.config'
import { root } from '../../tools/cli/root'
import { inline, patchSet, readContract } from '../../tools/cli/generate/schemaSet'
import { hasFormat } from '@pagewright/engine/tools'
import { told, type Told } from '../e2e/support/wanted'
import { sampleOf } from '../e2e/support/sampleOf'

it.each<readonly [string, Parameters<typeof sampleOf>[0], unknown]>([
  ['a text', { type: 'string', minLength: 1, maxLength: 60 }, 'Something'],
  ['a short text', { type: 'string', pattern: '\\S', maxLength: 3 }, '12'],
  ['a long text', { type: 'string', minLength: 12 }, 'Something mo'],
  ['a mail address', { type: 'string', format: 'email' }, 'somebody@mail.example'],
  ['a phone number', { type: 'string', format: 'phone', pattern: '^\\+?[0-9][0-9 ()-]{4,19}$' }, '+62 812 555 0100'],
  ['a figure', { type: 'integer' }, 12],
  ['a figure with bounds', { type: 'number', minimum: 20, maximum: 30 }, 20],
  ['a small figure', { type: 'integer', maximum: 9 }, 9],
  ['a choice', { enum: ['fast', 'slow'] }, 'fast'],
  ['a switch', { type: 'boolean' }, false],
  ['a consent', { type: 'boolean', enum: [true] }, true],
])('the sample of %s is one that it takes', (_what, schema, value) => {
  expect(sampleOf(schema)).toBe(value)
})

it('the sample of a text with a pattern of its own matches it, and is the same each time', () => {
  const schema = { type: 'string', pattern: '^[A-Z]{2}-[0-9]{6}$', format: 'code', maxLength: 9 }
  expect(sampleOf(schema)).toMatch(/^[A-Z]{2}-\d{6}$/)
  expect(sampleOf(schema)).toBe(sampleOf(schema))
  expect(hasFormat(String(sampleOf({ type: 'string', format: 'date' })), 'date')).toBe(true)
})

it('there is no sample of what no scenario fills in', () => {
  expect(() => sampleOf({ type: 'array' })).toThrow('There is no sample of {"type":"array"}.')
})

it.each(Object.keys(told) as Told[])('what scenarios know of the form "%s" is in it, in some market', (form) => {
  const { set } = readContract(root)
  const sets = [
    set,
    ...Object.values(markets).map((market) => patchSet(set, 'schemas' in market ? market.schemas : {})),
  ]
  const members = sets.flatMap((one) =>
    Object.keys(inline(one, { $ref: `forms.json#/$defs/${form}` }, '').properties ?? {}),
  )
  expect(told[form].filter((name) => !members.includes(name))).toEqual([])
})

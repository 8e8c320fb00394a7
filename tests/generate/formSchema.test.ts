// Tests what the generator makes of single keywords: the schema of a form in draft 7, and the shape of an answer.
import { expect, it } from 'vitest'
import { withBranches } from '../../tools/cli/generate/branches'
import { formSchema } from '../../tools/cli/generate/formSchema'
import { firstPageProblems } from '../../tools/cli/generate/firstPage'
import type { Call, JsonSchema } from '../../tools/cli/generate/schemaSet'
import { structureOf } from '../../tools/cli/generate/shapes'

const text = { type: 'string' }

it.each<readonly [what: string, written: JsonSchema, draft7: object]>([
  [
    'a consent has one value and no constant, which RJSF would fill in',
    { const: true },
    { type: 'boolean', enum: [true] },
  ],
  ['the first entries of a list have their own schemas', { prefixItems: [text] }, { items: [text] }],
  [
    'what a member requires stands with other dependencies',
    { dependentRequired: { a: ['b'] }, dependentSchemas: { c: { required: ['d'] } }, dependencies: { e: ['f'] } },
    { dependencies: { a: ['b'], c: { required: ['d'] }, e: ['f'] } },
  ],
  [
    'a branch has the title of its constant',
    {
      oneOf: [
        { properties: { kind: { const: 'card' } } },
        { properties: { kind: { enum: [2] } } },
        { title: 'own', properties: { kind: { const: 'x' } } },
        { properties: { kind: { enum: ['a', 'b'] } } },
      ],
    },
    {
      oneOf: [
        { properties: { kind: { const: 'card' } }, title: 'card' },
        { properties: { kind: { enum: [2] } }, title: '2' },
        { title: 'own', properties: { kind: { const: 'x' } } },
        { properties: { kind: { enum: ['a', 'b'] } } },
      ],
    },
  ],
  [
    'a narrowed reference is none',
    { minLength: 1, allOf: [{ $ref: '#/$defs/A' }] },
    { minLength: 1, allOf: [{ $ref: '#/$defs/A' }] },
  ],
])('F44 in a form, %s', (_what, written, draft7) => {
  expect(formSchema(written)).toEqual(draft7)
})

it.each<readonly [what: string, schema: JsonSchema, type: string | undefined]>([
  ['whole numbers', { enum: [1, 2] }, 'integer'],
  ['numbers', { enum: [1, 2.5] }, 'number'],
  ['yes or no', { enum: [false] }, 'boolean'],
])('the shape of a choice of %s has the type %s', (_what, schema, type) => {
  expect(structureOf({ 'a.json': { A: schema } }, 'a.json#/$defs/A')).toEqual({ type })
})

it('a form has the values that each branch gives a member, and knows what a branch within a branch requires', () => {
  const kinds = ['card', 'bank'].map((kind) => ({ properties: { kind: { const: kind } }, required: ['kind'] }))
  const inner = { then: { properties: { note: text }, required: ['note'] } }
  expect(withBranches({ properties: { name: text }, oneOf: kinds, then: inner })).toEqual({
    type: 'object',
    properties: { name: text, kind: { enum: ['card', 'bank'] }, note: text },
    branches: ['card', 'bank'],
    mayRequire: ['note', 'kind'],
  })
})

it.each<readonly [what: string, pages: Call['pages'], least: number | undefined, says: string | undefined]>([
  ['from 1', undefined, 1, undefined],
  [
    'from 0, with pages from 1 allowed',
    { by: 'page', send: 'p', first: 0 },
    1,
    'the first page is 0, and the least "p" is 1.',
  ],
])('pages that are counted %s: %s', (_what, pages, least, says) => {
  const page = { type: 'integer', ...(least !== undefined && { minimum: least }) }
  const set = { 'a.json': { Asked: { type: 'object', properties: { page, p: page } } } }
  const call: Call = { kind: 'read', request: 'a.json#/$defs/Asked', response: '', ...(pages && { pages }) }
  expect(firstPageProblems(set, call).map(({ what }) => what)).toEqual(says === undefined ? [] : [says])
})

// Makes each row of docs/schema-keywords.md true: the check accepts or refuses the keyword, and a compiled form obeys it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { checkKeywords } from '../../../src/engine/language/check/checkKeywords'
import { fitsSchema } from '../../../src/engine/forms/validation/fitsSchema'
import { ownRuleProblems } from '../../../src/engine/forms/validation/ownRules'
import { formSchema } from '../../../tools/cli/generate/formSchema'
import { oneDocument } from '../../../tools/cli/generate/oneDocument'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { root } from '../../../tools/cli/root'
import { validatorsOf } from './compile'

/** A schema with the keyword, a value that fits it, and one that does not. */
type Case = readonly [schema: JsonSchema, good: unknown, bad?: unknown]

const text: JsonSchema = { type: 'string' }
const company = { properties: { kind: { const: 'company' } }, required: ['kind'] }
const cases: { readonly [keyword: string]: Case } = {
  type: [{ type: 'integer' }, 1, 'a'],
  enum: [{ enum: ['a', 'b'] }, 'a', 'c'],
  const: [{ const: 'a' }, 'a', 'b'],
  multipleOf: [{ multipleOf: 5 }, 10, 11],
  minimum: [{ minimum: 2 }, 2, 1],
  maximum: [{ maximum: 2 }, 2, 3],
  exclusiveMinimum: [{ exclusiveMinimum: 2 }, 3, 2],
  exclusiveMaximum: [{ exclusiveMaximum: 2 }, 1, 2],
  minLength: [{ minLength: 2 }, 'ab', 'a'],
  maxLength: [{ maxLength: 2 }, 'ab', 'abc'],
  pattern: [{ pattern: '^[A-Z]{2}$' }, 'AB', 'ab'],
  format: [{ type: 'string', format: 'email' }, 'ann@example.com', 'ann'],
  items: [{ items: text }, ['a'], [1]],
  additionalItems: [{ items: [text] as unknown as JsonSchema, additionalItems: false }, ['a'], ['a', 'b']],
  minItems: [{ minItems: 1 }, ['a'], []],
  maxItems: [{ maxItems: 1 }, ['a'], ['a', 'b']],
  uniqueItems: [{ uniqueItems: true }, ['a', 'b'], ['a', 'a']],
  contains: [{ contains: { const: 'owner' } }, ['guest', 'owner'], ['guest']],
  properties: [{ properties: { name: text } }, { name: 'Ann' }, { name: 1 }],
  required: [{ required: ['name'] }, { name: 'Ann' }, {}],
  additionalProperties: [{ properties: { name: text }, additionalProperties: false }, { name: 'a' }, { other: 'a' }],
  patternProperties: [{ patternProperties: { '^line_': text } }, { line_1: 'a' }, { line_1: 1 }],
  propertyNames: [{ propertyNames: { maxLength: 3 } }, { abc: 1 }, { abcd: 1 }],
  minProperties: [{ minProperties: 1 }, { a: 1 }, {}],
  maxProperties: [{ maxProperties: 1 }, { a: 1 }, { a: 1, b: 2 }],
  dependencies: [{ dependencies: { card: ['holder'] } }, { card: 1, holder: 2 }, { card: 1 }],
  if: [{ if: company, then: { required: ['tax'] } }, { kind: 'person' }, { kind: 'company' }],
  then: [{ if: company, then: { required: ['tax'] } }, { kind: 'company', tax: 1 }, { kind: 'company' }],
  else: [{ if: company, else: { required: ['born'] } }, { kind: 'company' }, { kind: 'person' }],
  allOf: [{ allOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1, b: 1 }, { a: 1 }],
  anyOf: [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, { b: 1 }, {}],
  oneOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 1, true],
  not: [{ not: { const: '' } }, 'a', ''],
  $ref: [{ $defs: { Name: text }, properties: { name: { $ref: '#/$defs/Name' } } }, { name: 'a' }, { name: 1 }],
  title: [{ title: 'Name' }, 'anything'],
  description: [{ description: 'The name on the card.' }, 'anything'],
  default: [{ default: 'guest' }, 'anything'],
  readOnly: [{ readOnly: true }, 'anything'],
  examples: [{ examples: ['Ann'] }, 'anything'],
  $comment: [{ $comment: 'The bank asks for this.' }, 'anything'],
  $id: [{ $id: 'https://example.com/a.json' }, 'anything'],
  $schema: [{ $schema: 'http://json-schema.org/draft-07/schema#' }, 'anything'],
  definitions: [{ definitions: { Name: text } }, 'anything'],
  contentMediaType: [{ contentMediaType: 'application/json' }, 'anything'],
  contentEncoding: [{ contentEncoding: 'base64' }, 'anything'],
}

const doc = readFileSync(join(root, 'docs/schema-keywords.md'), 'utf8')
const rows = [...doc.matchAll(/^\| `([^`]+)` \| (honoured|kept|refused: `([\w-]+)`) \| .+ \|$/gm)].map(
  ([, keyword = '', what = '', code]) => ({ keyword, what, code }),
)
const draft7 = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('ajv/lib/refs/json-schema-draft-07.json'), 'utf8'),
) as { readonly properties: object }

it('docs/schema-keywords.md has a row for each keyword of draft 7, and no other', () => {
  expect(rows.map(({ keyword }) => keyword).toSorted()).toEqual(Object.keys(draft7.properties).toSorted())
})

function caseOf(keyword: string) {
  const [schema, good, bad]: Case = cases[keyword] ?? [{}, undefined]
  return { schema, good, bad }
}

it.each(rows)('$keyword is $what', ({ keyword, code }) => {
  const { schema } = caseOf(keyword)
  expect(schema).toHaveProperty(keyword === '$ref' ? 'properties.name.$ref' : [keyword])
  // Definitions by name stand at the top of a file, beside the definition.
  const { $defs: _, ...definition } = schema as { readonly [name: string]: unknown }
  const problems = checkKeywords(definition, ['form'])
  expect(problems.map(({ name, where }) => [name, where])).toEqual(code === undefined ? [] : [[code, ['form']]])
  expect(problems.every((problem) => problem.what.includes(`"${keyword}"`))).toBe(true)
})

it.each(rows.filter(({ what }) => what === 'honoured'))('$keyword decides what a form sends', ({ keyword }) => {
  const { schema, good, bad } = caseOf(keyword)
  const prepared = formSchema(oneDocument(schema, {}))
  const asRjsf = prepared as unknown as RJSFSchema
  const [validate] = Object.values(validatorsOf(asRjsf))
  const isSent = (value: unknown) =>
    validate?.(value) === true &&
    ownRuleProblems([{ path: [], schema: asRjsf, value, isRequired: false, isFixed: false }], {}, {}).length === 0
  expect([isSent(good), isSent(bad)]).toEqual([true, false])
  // No condition of a schema looks at a format.
  expect([good, bad].map((value) => fitsSchema(prepared, value, prepared))).toEqual([true, keyword === 'format'])
})

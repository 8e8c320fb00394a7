// Generates JSON Schemas and values for tests of properties.
import type { RJSFSchema } from '@rjsf/utils'
import fc from 'fast-check'

const name = fc.constantFrom('a', 'b', 'kind')
const scalar = fc.constantFrom<unknown>(null, true, false, 0, 1, 2.5, -3, '', 'x', '7', 'card', 'ab\u{1f600}')
/** Generates values with few names, so that they meet the schemas. */
export const anyValue = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(name, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const
const count = fc.integer({ min: 0, max: 3 })
/** Generates schemas of draft 7 with any keywords, three levels deep. */
export const anySchema = fc.letrec<{ any: object; either: object | boolean }>((tie) => {
  const many = fc.array(tie('either'), { minLength: 1, maxLength: 3 })
  const members = fc.dictionary(name, tie('either'), { minKeys: 1, maxKeys: 3, noNullPrototype: true })
  const keywords = {
    type: fc.oneof(fc.constantFrom(...types), fc.uniqueArray(fc.constantFrom(...types), { minLength: 1 })),
    enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3, selector: (one) => JSON.stringify(one) }),
    const: anyValue,
    minimum: count,
    exclusiveMaximum: count,
    multipleOf: fc.constantFrom(0.5, 2),
    minLength: count,
    maxLength: count,
    pattern: fc.constantFrom('^x', 'a', '^$'),
    format: fc.constantFrom('id', 'uuid', 'unknown'),
    items: fc.oneof(tie('either'), many),
    additionalItems: tie('either'),
    minItems: count,
    maxItems: count,
    uniqueItems: fc.boolean(),
    contains: tie('either'),
    required: fc.uniqueArray(name),
    properties: members,
    patternProperties: fc.dictionary(fc.constantFrom('^a', 'k', '.'), tie('either'), {
      minKeys: 1,
      maxKeys: 2,
      noNullPrototype: true,
    }),
    additionalProperties: tie('either'),
    propertyNames: tie('either'),
    minProperties: count,
    maxProperties: count,
    dependencies: fc.dictionary(name, fc.oneof(fc.uniqueArray(name), tie('either')), {
      minKeys: 1,
      maxKeys: 2,
      noNullPrototype: true,
    }),
    allOf: many,
    anyOf: many,
    oneOf: many,
    not: tie('either'),
    if: tie('either'),
    then: tie('either'),
    else: tie('either'),
    $ref: fc.constantFrom('#/$defs/Text', '#/$defs/Tree'),
  }
  const of = (from: object) =>
    fc
      .uniqueArray(fc.constantFrom(...(Object.keys(from) as (keyof typeof keywords)[])), { maxLength: 3 })
      .chain((names) => fc.record(Object.fromEntries(names.map((one) => [one, keywords[one]]))))
  const { type, enum: values, const: one, minimum, minLength, required } = keywords
  const leaf = of({ type, enum: values, const: one, minimum, minLength, required })
  return {
    any: fc.oneof({ maxDepth: 3 }, leaf, of(keywords)),
    either: fc.oneof({ weight: 6, arbitrary: tie('any') }, { weight: 1, arbitrary: fc.boolean() }),
  }
}).any

/** The definitions that generated schemas refer to. One contains itself. */
export const $defs: NonNullable<RJSFSchema['$defs']> = {
  Text: { type: 'string', maxLength: 2 },
  Tree: {
    type: 'object',
    properties: { a: { type: 'array', items: { $ref: '#/$defs/Tree' } }, b: { $ref: '#/$defs/Text' } },
    required: ['b'],
  },
}

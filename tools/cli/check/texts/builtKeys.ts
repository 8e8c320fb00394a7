// Message keys that the engine builds at run time. They are derived from the same code that builds them.
import type { RJSFSchema } from '@rjsf/utils'
import { messageOf, textFormats } from '@pagewright/engine/tools'
import type { Use } from './messageUses'

/** Returns the keys of validation messages, for each keyword and type of value. */
export function keywordUses(): Use[] {
  return asked.map(([keyword, schema, params = {}]) => ({
    key: messageOf({ path: ['a'], keyword, params }, undefined, schema, 'A').key,
    where: `the keyword ${keyword}`,
  }))
}

type Asked = readonly [keyword: string, schema: RJSFSchema, params?: { readonly [name: string]: unknown }]

const text: RJSFSchema = { type: 'string' }
const lengths: RJSFSchema = { ...text, minLength: 2, maxLength: 4 }
const numbers: RJSFSchema = { type: 'number', minimum: 2, maximum: 4 }
const lists: RJSFSchema = { type: 'array', items: text, minItems: 2, maxItems: 4 }
const choice: RJSFSchema = { enum: ['a', 'b'] }
const consent: RJSFSchema = { type: 'boolean', const: true }

const asked: readonly Asked[] = [
  ...['required', 'dependentRequired', 'enum', 'const', 'oneOf', 'anyOf'].flatMap((keyword) =>
    [text, choice, consent].map((schema) => [keyword, schema] as const),
  ),
  ...['string', 'integer', 'number', ['integer', 'null']].map((type) => ['type', text, { type }] as const),
  ...[lengths, numbers, lists].flatMap((schema) =>
    ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'].flatMap((keyword) =>
      [2, 3, 4].map((limit) => [keyword, schema, { limit }] as const),
    ),
  ),
  ...[...Object.keys(textFormats), 'a format of another vocabulary'].map(
    (format) => ['format', text, { format }] as const,
  ),
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'uniqueItems', 'additionalProperties', 'contains'].map(
    (keyword) => [keyword, text] as const,
  ),
  ...['pattern', 'blank', 'propertyNames', 'earliest', 'latest'].map((keyword) => [keyword, text] as const),
]

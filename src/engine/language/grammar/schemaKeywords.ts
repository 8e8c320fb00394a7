// The keywords of JSON Schema in the definitions of `schemas/`. `check/checkKeywords.ts` checks the value of each.
// `x-means` has a table of its own: `valueMeanings.ts`. Other keywords that begin with `x-` are free.

export interface SchemaKeyword {
  readonly doc: string
  readonly example: unknown
}

const line = { type: 'string', maxLength: 60 } as const

/** Keywords with schemas by name. */
export const namedKeywords = {
  properties: { doc: 'The members of an object, by name.', example: { name: line } },
  patternProperties: { doc: 'Members whose names match a pattern.', example: { '^line_': line } },
  dependentSchemas: { doc: 'A schema that holds if a member is present.', example: { card: { required: ['holder'] } } },
} as const satisfies { readonly [keyword: string]: SchemaKeyword }

/** Keywords with a schema or a list of schemas. */
export const nestedKeywords = {
  items: { doc: 'The items of a list.', example: line },
  additionalItems: { doc: 'Items of a list after the listed ones.', example: false },
  additionalProperties: { doc: 'Members that `properties` does not name.', example: false },
  propertyNames: { doc: 'The names of members.', example: { maxLength: 20 } },
  if: { doc: 'The condition of `then` and `else`.', example: { properties: { kind: { const: 'company' } } } },
  then: { doc: 'Holds if the schema of `if` does.', example: { required: ['tax_id'] } },
  else: { doc: 'Holds if the schema of `if` does not.', example: { required: ['birthday'] } },
  allOf: { doc: 'All of these schemas hold.', example: [{ required: ['name'] }] },
  anyOf: { doc: 'At least one of these schemas holds.', example: [{ required: ['email'] }, { required: ['phone'] }] },
  oneOf: { doc: 'Exactly one of these schemas holds.', example: [{ type: 'string' }, { type: 'integer' }] },
  not: { doc: 'This schema does not hold.', example: { const: '' } },
  contains: { doc: 'At least one item of a list fits.', example: { const: 'owner' } },
} as const satisfies { readonly [keyword: string]: SchemaKeyword }

/** Keywords with a value of their own. */
export const plainKeywords = {
  type: { doc: 'The type of the value, or a list of types.', example: 'string' },
  enum: { doc: 'The only values that are allowed.', example: ['owner', 'guest'] },
  const: { doc: 'The only value that is allowed.', example: 'owner' },
  required: { doc: 'Members that an object must have.', example: ['name'] },
  dependencies: {
    doc: 'What a member needs if it is present: other members or a schema.',
    example: { card: ['holder'] },
  },
  dependentRequired: { doc: 'Members that a member needs if it is present.', example: { card: ['holder'] } },
  minimum: { doc: 'The least number.', example: 1 },
  maximum: { doc: 'The greatest number.', example: 99 },
  exclusiveMinimum: { doc: 'A number that the value must be above.', example: 0 },
  exclusiveMaximum: { doc: 'A number that the value must be below.', example: 100 },
  multipleOf: { doc: 'The step of a number.', example: 0.5 },
  minLength: { doc: 'The fewest characters of a text.', example: 2 },
  maxLength: { doc: 'The most characters of a text.', example: 60 },
  pattern: { doc: 'A regular expression that a text must match. The check refuses a slow one.', example: '^[A-Z]{2}$' },
  format: { doc: 'The format of a text: see [Text formats](#text-formats).', example: 'email' },
  minProperties: { doc: 'The fewest members of an object.', example: 1 },
  maxProperties: { doc: 'The most members of an object.', example: 10 },
  readOnly: { doc: 'The form shows the value and does not change it.', example: true },
  $comment: { doc: 'A note for people who read the schema.', example: 'The bank asks for this.' },
  examples: { doc: 'Values that a tool may show.', example: ['Ann'] },
  minItems: { doc: 'The fewest items of a list.', example: 1 },
  maxItems: { doc: 'The most items of a list.', example: 5 },
  uniqueItems: { doc: 'True if no item may occur twice.', example: true },
  default: { doc: 'The initial value of a form.', example: 'guest' },
  title: { doc: 'The label of a member for which the page names no field.', example: 'Name' },
  description: { doc: 'What the value is, for people who read the schema.', example: 'The name on the card.' },
  $ref: { doc: 'Another definition, of the same file or of another one.', example: 'common.json#/$defs/Money' },
} as const satisfies { readonly [keyword: string]: SchemaKeyword }

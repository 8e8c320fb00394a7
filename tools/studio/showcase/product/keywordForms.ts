// A form for each keyword of JSON Schema that people can see, with values that do not fit it.

/** A form and what somebody has entered. */
export interface KeywordForm {
  /** The schema of the form. */
  readonly schema: { readonly type: 'object'; readonly [keyword: string]: unknown }
  readonly fields: { readonly [name: string]: object }
  /** Values by field. Those that do not fit show the message of the keyword. */
  readonly entered: { readonly [name: string]: unknown }
}

const text = { type: 'string', maxLength: 60 } as const
const list = (more: object) => ({ type: 'array', items: { ...text, title: 'Name' }, ...more })
const choices = { type: 'string', enum: ['owner', 'guest'] } as const
const words = { owner: 'choice.owner', guest: 'choice.guest' } as const
const label = { label: 'field.label' } as const

function one(schema: object, entered?: unknown, field: object = {}): KeywordForm {
  return {
    schema: { type: 'object', properties: { value: schema } },
    fields: { value: { ...label, ...field } },
    entered: entered === undefined ? {} : { value: entered },
  }
}

/** Returns a form with two fields, and a rule about both. */
function two(rule: object, entered: { readonly [name: string]: unknown } = {}): KeywordForm {
  return {
    schema: { type: 'object', properties: { kind: choices, name: text }, ...rule },
    fields: { kind: { label: 'field.kind', words, widget: 'chips' }, name: { label: 'a.name' } },
    entered,
  }
}

const owner = { properties: { kind: { const: 'owner' } }, required: ['kind'] }
const named = { required: ['name'] }
const card = {
  title: 'Card',
  type: 'object',
  properties: { kind: { const: 'card' }, number: { ...text, title: 'Number' } },
}
const bank = {
  title: 'Bank',
  type: 'object',
  properties: { kind: { const: 'bank' }, iban: { ...text, title: 'IBAN' } },
}
const group = (rule: object) => ({ type: 'object', additionalProperties: { ...text, title: 'Value' }, ...rule })

/** Forms by keyword. Keywords that nobody sees have none. */
export const keywordForms: { readonly [keyword: string]: KeywordForm } = {
  type: one({ type: 'boolean' }),
  enum: one(choices, 'owner', { words }),
  const: one({ type: 'boolean', const: true }),
  multipleOf: one({ type: 'number', multipleOf: 0.5 }, 0.3),
  minimum: one({ type: 'integer', minimum: 1 }, 0),
  maximum: one({ type: 'integer', maximum: 99 }, 100),
  exclusiveMinimum: one({ type: 'number', exclusiveMinimum: 0 }, 0),
  exclusiveMaximum: one({ type: 'number', exclusiveMaximum: 100 }, 100),
  minLength: one({ ...text, minLength: 2 }, 'A'),
  maxLength: one({ type: 'string', maxLength: 5 }, 'Annabel'),
  pattern: one({ ...text, pattern: '^[A-Z]{2}$' }, 'ab'),
  format: one({ ...text, format: 'email' }, 'ann@shop'),
  items: one(list({}), ['Ann', 'Bo']),
  additionalItems: one(
    { type: 'array', items: [{ ...text, title: 'First' }], additionalItems: { ...text, title: 'More' } },
    ['Ann', 'Bo'],
  ),
  minItems: one(list({ minItems: 2 }), ['Ann']),
  maxItems: one(list({ maxItems: 1 }), ['Ann', 'Bo']),
  uniqueItems: one(list({ uniqueItems: true }), ['Ann', 'Ann']),
  contains: one(list({ contains: { const: 'Cleo' } }), ['Ann']),
  properties: one({
    type: 'object',
    properties: { city: { ...text, title: 'City' }, street: { ...text, title: 'Street' } },
  }),
  required: two(named),
  additionalProperties: one(group({}), { colour: 'red' }),
  patternProperties: one(group({ patternProperties: { '^size': { type: 'integer', title: 'Size' } } }), { size: 4 }),
  propertyNames: one(group({ propertyNames: { maxLength: 3 } }), { colour: 'red' }),
  minProperties: one(group({ minProperties: 1 }), {}),
  maxProperties: one(group({ maxProperties: 1 }), { colour: 'red', size: 'L' }),
  dependencies: two({ dependencies: { kind: ['name'] } }, { kind: 'owner' }),
  if: two({ if: owner, then: named }, { kind: 'owner' }),
  then: two({ if: owner, then: named }, { kind: 'owner' }),
  else: two({ if: owner, else: named }, { kind: 'guest' }),
  allOf: two({ allOf: [named, { required: ['kind'] }] }),
  anyOf: one({ anyOf: [card, bank] }),
  oneOf: one({ oneOf: [card, bank] }),
  not: one({ ...text, not: { const: 'no' } }, 'no'),
  $ref: {
    ...one({ $ref: '#/$defs/Name' }, 'A'),
    schema: {
      type: 'object',
      properties: { value: { $ref: '#/$defs/Name' } },
      $defs: { Name: { ...text, minLength: 2 } },
    },
  },
  title: one({ type: 'object', properties: { city: { ...text, title: 'City' } } }),
  default: one({ ...choices, default: 'guest' }, undefined, { words }),
  readOnly: one({ ...text, readOnly: true }, 'Ann'),
}

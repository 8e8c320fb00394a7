// Schemas that test what the samples of RJSF's playground test. No package carries those, so these are our own: the same
// abilities, with other members and other texts.
import type { JsonSchema } from '@pagewright/cli/source'

interface Sample {
  readonly schema: JsonSchema
  readonly value?: unknown
}

const text = { type: 'string' }
const whole = { type: 'integer' }
const of = (properties: JsonSchema['properties'], more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  ...(properties && { properties }),
  ...more,
})

/** Samples by the ability that they test. */
export const samples: { readonly [ability: string]: Sample } = {
  blank: { schema: {}, value: {} },
  simple: { schema: of({ name: text, age: whole }, { required: ['name'] }), value: { name: 'Ann', age: 7 } },
  'texts for people': {
    schema: of({ bio: { type: 'string', title: 'About you' }, secret: { type: 'string', minLength: 3 } }),
    value: { bio: 'Long.', secret: 'abc' },
  },
  nested: {
    schema: of({ tasks: { type: 'array', items: of({ title: text, done: { type: 'boolean', default: false } }) } }),
    value: {
      tasks: [
        { title: 'One', done: true },
        { title: 'Two', done: false },
      ],
    },
  },
  lists: {
    schema: of({
      tags: { type: 'array', items: text, uniqueItems: true },
      pair: { type: 'array', items: [text, { type: 'boolean' }] as unknown as JsonSchema, additionalItems: whole },
      three: { type: 'array', minItems: 3, items: text },
      choices: { type: 'array', items: { enum: ['a', 'b', 'c'] }, uniqueItems: true },
    }),
    value: { tags: ['x', 'y'], pair: ['p', true, 3], three: ['1', '2', '3'], choices: ['a', 'c'] },
  },
  numbers: {
    schema: of({
      any: { type: 'number' },
      whole,
      choice: { type: 'number', enum: [1, 2, 3] },
      range: { type: 'integer', minimum: 10, maximum: 20, multipleOf: 5 },
    }),
    value: { any: 1.5, whole: 4, choice: 2, range: 15 },
  },
  widgets: {
    schema: of({
      mail: { type: 'string', format: 'email' },
      site: { type: 'string', format: 'uri' },
      yes: { type: 'boolean' },
      colour: { type: 'string', format: 'color' },
      day: { type: 'string', format: 'date' },
    }),
    value: { mail: 'a@b.example', site: 'https://b.example', yes: true, colour: '#ff0000', day: '2026-01-31' },
  },
  order: { schema: of({ last: text, first: text, middle: whole }), value: { last: 'z', first: 'a', middle: 1 } },
  references: {
    schema: of(
      { bill: { $ref: '#/definitions/address' }, tree: { $ref: '#/definitions/node' } },
      {
        definitions: {
          address: of({ street: text, city: text }, { required: ['street'] }),
          node: of({ name: text, kids: { type: 'array', items: { $ref: '#/definitions/node' } } }),
        },
      },
    ),
    value: { bill: { street: 'S', city: 'C' }, tree: { name: 'r', kids: [{ name: 'l', kids: [] }] } },
  },
  'a field of its own': { schema: of({ lat: { type: 'number' }, lon: { type: 'number' } }), value: { lat: 0, lon: 1 } },
  errors: { schema: of({ age: { type: 'integer', minimum: 18 } }), value: { age: 18 } },
  examples: { schema: of({ browser: { type: 'string', examples: ['One', 'Two'] } }), value: { browser: 'Three' } },
  large: {
    schema: of(
      Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`choice${at}`, { $ref: '#/definitions/large' }])),
      { definitions: { large: { type: 'string', enum: Array.from({ length: 100 }, (_, at) => `option ${at}`) } } },
    ),
    value: { choice0: 'option 3' },
  },
  dates: {
    schema: of({
      moment: { type: 'string', format: 'date-time' },
      day: { type: 'string', format: 'date' },
      time: { type: 'string', format: 'time' },
    }),
    value: { moment: '2026-01-31T10:20:30.000Z', day: '2026-01-31', time: '10:20:30Z' },
  },
  validation: {
    schema: of({ first: { type: 'string', minLength: 3 }, again: text }),
    value: { first: 'abc', again: 'abc' },
  },
  files: { schema: of({ file: { type: 'string', format: 'data-url' } }), value: {} },
  'one value': { schema: { type: 'string', title: 'One' }, value: 'text' },
  'a list alone': { schema: { type: 'array', items: of({ name: text }) }, value: [{ name: 'a' }] },
  'titles of choices': {
    schema: of({
      colour: {
        type: 'string',
        oneOf: [
          { const: '#f00', title: 'Red' },
          { const: '#0f0', title: 'Green' },
        ],
      },
    }),
    value: { colour: '#0f0' },
  },
  alternatives: {
    schema: of(
      { now: { type: 'string', anyOf: [{ $ref: '#/definitions/red' }, { $ref: '#/definitions/blue' }] } },
      {
        definitions: {
          red: { title: 'Red', enum: ['red'], type: 'string' },
          blue: { title: 'Blue', enum: ['blue'], type: 'string' },
        },
      },
    ),
    value: { now: 'blue' },
  },
  'dependent members': {
    schema: of({ name: text, card: whole, address: text }, { dependencies: { card: ['address'] } }),
    value: { name: 'A', card: 1, address: 'B' },
  },
  'dependent schemas': {
    schema: of(
      { pets: { type: 'string', enum: ['no', 'one', 'many'], default: 'no' } },
      {
        dependencies: {
          pets: {
            oneOf: [
              of({ pets: { enum: ['no'] } }),
              of({ pets: { enum: ['one'] }, age: whole }, { required: ['age'] }),
              of({ pets: { enum: ['many'] }, rid: { type: 'boolean' } }, { required: ['rid'] }),
            ],
          },
        },
      },
    ),
    value: { pets: 'one', age: 3 },
  },
  'members of any name': {
    schema: of({ name: text }, { additionalProperties: { type: 'string' } }),
    value: { name: 'A', more: 'B' },
  },
  'any of': {
    schema: of(
      { age: whole },
      { anyOf: [of({ first: text }, { required: ['first'] }), of({ id: text }, { required: ['id'] })] },
    ),
    value: { age: 3, first: 'A' },
  },
  'one of': {
    schema: of(undefined, { oneOf: [of({ a: whole }, { required: ['a'] }), of({ b: text }, { required: ['b'] })] }),
    value: { b: 'x' },
  },
  'all of': { schema: of(undefined, { allOf: [of({ a: whole }), of({ b: text })] }), value: { a: 1, b: 'x' } },
  'if then else': {
    schema: of(
      { animal: { enum: ['Cat', 'Fish'] } },
      {
        allOf: [
          {
            if: of({ animal: { const: 'Cat' } }),
            then: of({ food: { type: 'string', enum: ['meat', 'grass'] } }, { required: ['food'] }),
          },
          {
            if: of({ animal: { const: 'Fish' } }),
            then: of({ water: { type: 'string', enum: ['lake', 'sea'] } }, { required: ['water'] }),
          },
          { required: ['animal'] },
        ],
      },
    ),
    value: { animal: 'Fish', water: 'sea' },
  },
  null: { schema: of({ nothing: { type: 'null' } }, { required: ['nothing'] }), value: { nothing: null } },
  'objects as choices': {
    schema: of({
      place: {
        enum: [
          { name: 'A', lat: 1 },
          { name: 'B', lat: 2 },
        ],
      },
    }),
    value: { place: { name: 'B', lat: 2 } },
  },
  nullable: { schema: of({ bio: { type: ['string', 'null'] } }), value: { bio: null } },
  'errors of the server': { schema: of({ name: text, age: whole }), value: { name: 'A', age: 1 } },
  defaults: {
    schema: of({ level: { type: 'string', default: 'debug' }, inner: of({ x: { type: 'integer', default: 2 } }) }),
    value: { level: 'info', inner: { x: 3 } },
  },
  constants: {
    schema: of({ kind: { const: 'fixed' }, size: { type: 'number', const: 3 } }, { required: ['kind'] }),
    value: { kind: 'fixed', size: 3 },
  },
  'members of a pattern': {
    schema: of({ name: text }, { patternProperties: { '^n[0-9]$': whole }, additionalProperties: false }),
    value: { name: 'A', n1: 1 },
  },
  'names of members': {
    schema: of(undefined, { additionalProperties: text, propertyNames: { pattern: '^[a-z]+$' } }),
    value: { abc: 'x' },
  },
  'members without a type': {
    schema: of({ any: {}, list: { type: 'array' } }),
    value: { any: { x: 1 }, list: [1, 'a'] },
  },
  'several types': {
    schema: of({
      id: { type: ['string', 'integer'] },
      on: { type: ['boolean', 'object'], additionalProperties: true },
    }),
    value: { id: 3, on: { x: 1 } },
  },
  'documents by `$id`': {
    schema: of(
      { home: { $ref: '/address' } },
      { $id: 'https://shop.example/customer', definitions: { address: { $id: '/address', ...of({ city: text }) } } },
    ),
    value: { home: { city: 'C' } },
  },
  'optional objects': {
    schema: of({ more: of({ a: text, inner: of({ b: whole }) }), list: { type: 'array', items: text } }),
    value: { more: { a: 'x' } },
  },
}

// Twenty schemas of the kind that products have, each with a value that a person may send and one that must be refused.
import type { JsonSchema } from '@pagewright/cli/source'

export interface NaturalSchema {
  readonly schema: JsonSchema
  readonly good: unknown
  readonly bad: unknown
}

const text = (maxLength = 60, more: object = {}): JsonSchema => ({ type: 'string', maxLength, ...more })
const needed = (maxLength = 60): JsonSchema => text(maxLength, { minLength: 1 })
const date: JsonSchema = { type: 'string', format: 'date' }
const count = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum })
const figure = (minimum: number, maximum: number): JsonSchema => ({ type: 'number', minimum, maximum })
const oneOfTexts = (...values: string[]): JsonSchema => ({ type: 'string', enum: values })
const object = (
  properties: JsonSchema['properties'],
  required: readonly string[],
  more: JsonSchema = {},
): JsonSchema => ({
  type: 'object',
  ...(properties && { properties }),
  required,
  ...more,
})
const list = (items: JsonSchema, maxItems = 20, more: JsonSchema = {}): JsonSchema => ({
  type: 'array',
  items,
  maxItems,
  ...more,
})

/** Definitions that several schemas share. They stand in a file of their own. */
export const sharedDefinitions: { readonly [name: string]: JsonSchema } = {
  Place: object({ street: needed(), city: needed(), zip: text(10, { pattern: '^[0-9]{4,6}$' }) }, ['street', 'city']),
  Comment: object({ body: needed(200), replies: list({ $ref: '#/$defs/Comment' }, 5) }, ['body']),
  Parcel: object({ by: { const: 'parcel' }, kilograms: figure(0.1, 30) }, ['by', 'kilograms']),
  Letter: object({ by: { const: 'letter' }, isRegistered: { type: 'boolean' } }, ['by']),
}
const shared = (name: string): JsonSchema => ({ $ref: `natural.json#/$defs/${name}` })

/** The schemas by the name of their form. */
export const naturalSchemas: { readonly [form: string]: NaturalSchema } = {
  addressBook: {
    schema: list(object({ name: needed(), mail: text(80, { format: 'email' }), home: shared('Place') }, ['name']), 10, {
      minItems: 1,
    }),
    good: [
      { name: 'Ann', mail: 'ann@example.com', home: { street: 'Long 1', city: 'Bern', zip: '3000' } },
      { name: 'Bo' },
    ],
    bad: [{ name: 'Ann', mail: 'ann' }],
  },
  taxForm: {
    schema: object({ filing: oneOfTexts('single', 'joint'), income: figure(0, 1e7) }, ['filing', 'income'], {
      if: { properties: { filing: { const: 'joint' } }, required: ['filing'] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { properties: { partner: needed() }, required: ['partner'] },
      else: { properties: { dependants: count(0, 12) } },
    }),
    good: { filing: 'joint', income: 52_000.5, partner: 'Bo' },
    bad: { filing: 'joint', income: 1 },
  },
  survey: {
    schema: object(
      {
        answers: list(
          {
            oneOf: [
              object({ kind: { const: 'open' }, words: needed(300) }, ['kind', 'words']),
              object({ kind: { const: 'scale' }, points: count(1, 5) }, ['kind', 'points']),
            ],
          },
          5,
        ),
      },
      ['answers'],
    ),
    good: {
      answers: [
        { kind: 'scale', points: 4 },
        { kind: 'open', words: 'Fine' },
      ],
    },
    bad: { answers: [{ kind: 'scale', points: 9 }] },
  },
  booking: {
    schema: object(
      { arrival: date, nights: count(1, 30), guests: count(1, 6), at: { type: 'string', format: 'time' } },
      ['arrival', 'nights', 'guests'],
    ),
    good: { arrival: '2026-03-01', nights: 2, guests: 4, at: '18:30:00' },
    bad: { arrival: '2026-13-01', nights: 2, guests: 4 },
  },
  recipe: {
    schema: object(
      {
        dish: needed(),
        serves: count(1, 20),
        ingredients: list(object({ what: needed(), grams: figure(0, 5000) }, ['what']), 30, { minItems: 1 }),
        steps: list(needed(300), 20, { minItems: 1 }),
      },
      ['dish', 'ingredients', 'steps'],
    ),
    good: {
      dish: 'Soup',
      serves: 4,
      ingredients: [{ what: 'Leek', grams: 250 }, { what: 'Salt' }],
      steps: ['Cut', 'Boil'],
    },
    bad: { dish: 'Soup', ingredients: [], steps: ['Cut'] },
  },
  invoice: {
    schema: object(
      {
        number: text(20, { pattern: '^[A-Z]{2}-[0-9]{1,8}$' }),
        due: date,
        lines: list(
          object({ item: needed(), amount: count(1, 999), price: { type: 'number', minimum: 0, multipleOf: 0.01 } }, [
            'item',
            'amount',
            'price',
          ]),
          50,
          { minItems: 1 },
        ),
      },
      ['number', 'lines'],
    ),
    good: { number: 'CH-42', due: '2026-02-28', lines: [{ item: 'Paint', amount: 3, price: 19.95 }] },
    bad: { number: 'CH-42', lines: [{ item: 'Paint', amount: 3, price: 19.955 }] },
  },
  comment: {
    schema: shared('Comment'),
    good: { body: 'One', replies: [{ body: 'Two', replies: [{ body: 'Three' }] }] },
    bad: { body: 'One', replies: [{ body: '' }] },
  },
  position: {
    schema: object(
      {
        at: {
          type: 'array',
          items: [figure(-90, 90), figure(-180, 180)] as unknown as JsonSchema,
          additionalItems: false,
          minItems: 2,
          maxItems: 2,
        },
      },
      ['at'],
    ),
    good: { at: [46.9, 7.4] },
    bad: { at: [460, 7.4] },
  },
  payment: {
    schema: object({ holder: needed(), card: text(19, { pattern: '^[0-9]{12,19}$' }), until: text(5) }, ['holder'], {
      dependencies: { card: ['until'] },
    }),
    good: { holder: 'Ann', card: '4000000000000002', until: '12/29' },
    bad: { holder: 'Ann', card: '4000000000000002' },
  },
  openingHours: {
    schema: object(
      {
        shop: needed(),
        hours: {
          type: 'object',
          patternProperties: { '^(mon|tue|wed|thu|fri|sat|sun)$': text(20) },
          additionalProperties: false,
        },
      },
      ['shop'],
    ),
    good: { shop: 'Bakery', hours: { mon: '7-18', sat: '8-12' } },
    bad: { shop: 'Bakery', hours: { holiday: '7-18' } },
  },
  tags: { schema: list(needed(20), 5, { uniqueItems: true }), good: ['red', 'blue'], bad: ['red', 'red'] },
  rating: { schema: count(1, 5), good: 4, bad: 6 },
  reachMe: {
    schema: object({ mail: text(80, { format: 'email' }), phone: text(20) }, [], {
      anyOf: [{ required: ['mail'] }, { required: ['phone'] }],
    }),
    good: { phone: '+41 31 000 00 00' },
    bad: {},
  },
  order: {
    schema: object({ customer: needed(), delivery: shared('Place'), invoice: shared('Place') }, [
      'customer',
      'delivery',
    ]),
    good: { customer: 'Ann', delivery: { street: 'Long 1', city: 'Bern' } },
    bad: { customer: 'Ann', delivery: { street: 'Long 1' } },
  },
  settings: {
    schema: object(
      {
        isQuiet: { type: 'boolean', default: false },
        language: oneOfTexts('en', 'de', 'fr'),
        topics: list(oneOfTexts('news', 'sport', 'art'), 3, { uniqueItems: true }),
      },
      ['isQuiet', 'language'],
    ),
    good: { isQuiet: true, language: 'de', topics: ['art', 'news'] },
    bad: { isQuiet: true, language: 'xx' },
  },
  profile: {
    schema: object({ nickname: needed(20), motto: { type: ['string', 'null'], maxLength: 80 } }, ['nickname', 'motto']),
    good: { nickname: 'ann', motto: null },
    bad: { motto: null },
  },
  household: {
    schema: object({ pets: oneOfTexts('none', 'one', 'many') }, ['pets'], {
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { enum: ['none'] } } },
            { properties: { pets: { enum: ['one'] }, petName: needed() }, required: ['petName'] },
            { properties: { pets: { enum: ['many'] }, petCount: count(2, 50) }, required: ['petCount'] },
          ],
        },
      },
    }),
    good: { pets: 'many', petCount: 3 },
    bad: { pets: 'one' },
  },
  translations: {
    schema: object({ key: needed(), texts: { type: 'object', additionalProperties: text(200), minProperties: 1 } }, [
      'key',
      'texts',
    ]),
    good: { key: 'hello', texts: { de: 'Hallo', fr: 'Salut' } },
    bad: { key: 'hello', texts: {} },
  },
  shipment: {
    schema: object({ to: shared('Place'), post: { oneOf: [shared('Parcel'), shared('Letter')] } }, ['to', 'post']),
    good: { to: { street: 'Long 1', city: 'Bern' }, post: { by: 'letter', isRegistered: true } },
    bad: { to: { street: 'Long 1', city: 'Bern' }, post: { by: 'parcel' } },
  },
  membership: {
    schema: object({ name: needed(), born: date, agrees: { type: 'boolean', const: true } }, ['name', 'agrees']),
    good: { name: 'Ann', born: '1990-05-17', agrees: true },
    bad: { name: 'Ann', agrees: false },
  },
}

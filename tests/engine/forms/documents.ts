// Generates schemas that forms are made of, each with documents that fit it.
import type { RJSFSchema } from '@rjsf/utils'
import fc from 'fast-check'

/** A schema, and the documents that fit it. */
export interface Described {
  readonly schema: RJSFSchema
  readonly document: fc.Arbitrary<unknown>
}

const words = ['x', 'abc', 'Zoe', '12', 'null']
const text: Described = { schema: { type: 'string' }, document: fc.constantFrom(...words) }
const scalars: readonly Described[] = [
  text,
  { schema: { type: 'string', minLength: 2 }, document: fc.constantFrom('abc', 'Zoe') },
  { schema: { type: 'integer', minimum: 0 }, document: fc.integer({ min: 0, max: 99 }) },
  { schema: { type: 'number' }, document: fc.constantFrom(0, -1.5, 3, 0.25) },
  { schema: { type: 'boolean' }, document: fc.boolean() },
  { schema: { enum: ['a', 'b', 'c'] }, document: fc.constantFrom('a', 'b', 'c') },
  { schema: { type: 'string', default: 'given' }, document: fc.constantFrom(...words) },
  { schema: { type: 'boolean', default: true }, document: fc.boolean() },
  { schema: { type: ['string', 'null'] }, document: fc.constantFrom(null, ...words) },
  { schema: { anyOf: [{ type: 'integer' }, { type: 'null' }] }, document: fc.constantFrom(null, 4) },
  { schema: { oneOf: [{ type: 'null' }, { type: 'boolean' }] }, document: fc.constantFrom(null, true, false) },
  { schema: { enum: ['a', null] }, document: fc.constantFrom(null, 'a') },
]
const scalar = fc.constantFrom(...scalars)
/** Members that no schema names. */
const unknown = fc.constantFrom<unknown>(null, [], {}, 'x', [1, null], { deep: null })

/** Generates the documents of an object: its required members, some of the others, in any order. */
function documentsOf(
  members: { readonly [name: string]: fc.Arbitrary<unknown> },
  required: readonly string[],
  isOpen: boolean,
) {
  const names = Object.keys(members)
  return fc
    .tuple(fc.shuffledSubarray(names, { minLength: names.length }), fc.subarray(names), fc.option(unknown))
    .chain(([order, optional, more]) =>
      fc.tuple(...order.map((name) => members[name] ?? fc.constant(undefined))).map((values) => {
        const kept = order.flatMap((name, at) =>
          required.includes(name) || optional.includes(name) ? [[name, values[at]] as const] : [],
        )
        return Object.fromEntries(isOpen && more !== null ? [...kept, ['more', more]] : kept)
      }),
    )
}

type Members = { readonly [name: string]: Described }

function objectOf(members: Members, required: readonly string[], isOpen: boolean): Described {
  const documents = Object.fromEntries(Object.entries(members).map(([name, { document }]) => [name, document]))
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(members).map(([name, { schema }]) => [name, schema])),
      ...(required.length > 0 && { required: [...required] }),
      ...(!isOpen && { additionalProperties: false }),
    },
    document: documentsOf(documents, required, isOpen),
  }
}

const names = ['name', 'note', 'city', 'size']

/** Generates a member: a single value, a group, rows, or branches. */
export const described = fc.letrec<{ any: Described; object: Described }>((tie) => ({
  object: fc
    .tuple(fc.shuffledSubarray(names, { minLength: 1, maxLength: 3 }), fc.subarray(names), fc.boolean())
    .chain(([own, needed, isOpen]) =>
      fc.tuple(...own.map(() => tie('any'))).map((members) =>
        objectOf(
          Object.fromEntries(own.map((name, at) => [name, members[at] ?? text])),
          needed.filter((name) => own.includes(name)),
          isOpen,
        ),
      ),
    ),
  any: fc.oneof(
    { maxDepth: 1, depthSize: 'small' },
    scalar,
    tie('object'),
    // Rows.
    tie('object').map(({ schema, document }): Described => ({
      schema: { type: 'array', items: schema },
      document: fc.array(document, { maxLength: 2 }),
    })),
    scalar.map(({ schema, document }): Described => ({
      schema: { type: 'array', items: schema },
      document: fc.array(document, { maxLength: 2 }),
    })),
    // Branches with a constant that tells them apart.
    fc.tuple(tie('object'), tie('object')).map((branches): Described => {
      const all = branches.map(({ schema, document }, at) => ({
        schema: {
          ...schema,
          properties: { kind: { const: `k${at}` }, ...schema.properties },
          required: ['kind', ...(schema.required ?? [])],
        } as RJSFSchema,
        document: document.map((one) => ({ kind: `k${at}`, ...(one as object) })),
      }))
      return {
        schema: { oneOf: all.map(({ schema }) => schema) },
        document: fc.oneof(...all.map((one) => one.document)),
      }
    }),
    // An object beside null.
    tie('object').map(({ schema, document }): Described => ({
      schema: { oneOf: [schema, { type: 'null' }] } as RJSFSchema,
      document: fc.oneof(document, fc.constant(null)),
    })),
    // Members that another one brings.
    fc
      .tuple(tie('any'), fc.constantFrom('if', 'dependencies', 'allOf'))
      .map(([{ schema, document }, how]): Described => {
        const isOn = { properties: { on: { const: 'yes' } }, required: ['on'] }
        const then = { properties: { then: schema }, required: ['then'] }
        const condition = { if: isOn, then }
        return {
          schema: {
            type: 'object',
            properties: { on: { enum: ['yes', 'no'] }, last: { type: 'string' } },
            ...(how === 'if' && condition),
            ...(how === 'allOf' && { allOf: [condition] }),
            ...(how === 'dependencies' && {
              dependencies: {
                on: {
                  oneOf: [
                    { properties: { on: { const: 'yes' }, then: schema }, required: ['then'] },
                    { properties: { on: { const: 'no' } } },
                  ],
                },
              },
            }),
          },
          document: fc.oneof(
            document.map((one) => ({ on: 'yes', then: one })),
            fc.constantFrom({ on: 'no' }, {}, { last: 'x' }, { last: 'y', on: 'no' }),
          ),
        }
      }),
  ),
}))

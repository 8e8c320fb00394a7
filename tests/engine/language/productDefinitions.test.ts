// Tests the definitions of markets, calls, functions of the app, and keywords of schemas: each example is valid.
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { checkKeywords } from '../../../src/engine/language/check/checkKeywords'
import { checkMarkets } from '../../../src/engine/language/check/checkMarket'
import { nativeFunction, serverCall } from '../../../src/engine/language/grammar/contract'
import { atom, list, needed, object, oneOf, optional, type } from '../../../src/engine/language/grammar/grammar'
import { market } from '../../../src/engine/language/grammar/market'
import { source } from '../../../src/engine/language/grammar/page'
import { part, usedPart } from '../../../src/engine/language/grammar/part'
import { namedKeywords, nestedKeywords, plainKeywords } from '../../../src/engine/language/grammar/schemaKeywords'
import { typesOfProduct } from '../../../src/engine/language/walk/rules'
import { exampleOf } from '../../../tools/cli/language/exampleCell'
import { patchesOf } from '../../../tools/cli/language/patch'
import { ruleDefinitions } from '../../../tools/cli/language/ruleSchema'

/** Shapes of names, in place of the names of a product. */
const names = {
  'names-language': { type: 'string', pattern: '^[a-z]{2}$' },
  'names-definition': { type: 'string', pattern: '^[\\w-]+\\.json#/\\$defs/\\w+$' },
  'names-endpoint': { type: 'string', pattern: '^(GET|POST) /' },
  'names-message': { type: 'string', pattern: '^\\w+(\\.\\w+)+$' },
  'names-path': { type: 'string', pattern: '^\\w+(\\.\\w+)*$' },
  'names-icon': { type: 'string', pattern: '^[a-z0-9-]+$' },
}
const definitions = {
  ...ruleDefinitions(part, names),
  ...ruleDefinitions(usedPart, names),
  ...ruleDefinitions(source, names),
  ...ruleDefinitions(market, names),
  ...ruleDefinitions(serverCall, names),
  ...ruleDefinitions(nativeFunction, names),
}
const ajv = new Ajv({ strict: false, validateFormats: false })
const members = [...typesOfProduct()].flatMap(([type, { rule }]) =>
  type === 'Look' || rule.is !== 'object'
    ? []
    : Object.entries(rule.members).map(([name, member]) => ({ type, name, example: exampleOf(member, undefined) })),
)

it('members have examples', () => {
  expect(members.length).toBeGreaterThan(45)
  expect(members.filter(({ example }) => example === undefined)).toEqual([])
})

it.each(members)('the example of $type › $name fits it', ({ type, name, example }) => {
  const { properties } = definitions[type] as { readonly properties: { readonly [member: string]: object } }
  const fits = ajv.compile({ ...properties[name], definitions })
  expect(fits(example), JSON.stringify(fits.errors)).toBe(true)
})

it('a market made of the examples has no problem', () => {
  const entries = Object.entries(market.rule.members).map(([name, member]) => [name, exampleOf(member, undefined)])
  const messages = { en: { 'order.title': 'Orders' } }
  const known = {
    languages: ['en', 'ar'],
    files: ['/shop.svg', '/assets/figures-1a2b3c4d.woff2'],
    icons: ['house'],
    messages,
  }
  expect(checkMarkets({ shop: Object.fromEntries(entries) }, known)).toEqual([])
})

it.each(Object.entries({ ...plainKeywords, ...namedKeywords, ...nestedKeywords }))(
  'the example of the keyword %s is valid',
  (keyword, { example }) => {
    expect(checkKeywords({ [keyword]: example }, [])).toEqual([])
    // Ajv resolves no other file.
    if (keyword !== '$ref') expect(() => ajv.compile({ [keyword]: example })).not.toThrow()
  },
)

it('F44 a patch needs nothing, may take anything away, and replaces lists', () => {
  const part = type('B', 'Of B.', object({ z: needed('Of z.', oneOf(1)) }))
  const whole = type('A', 'Of A.', object({ x: needed('Of x.', atom('number')), y: optional('Of y.', list(part)) }))
  expect(patchesOf(ruleDefinitions(whole, {}), 'A')['A-patch']).toEqual({
    description: 'Of A.',
    type: 'object',
    properties: {
      x: { description: 'Of x.', anyOf: [{ type: 'number' }, { type: 'null' }] },
      y: {
        description: 'Of y.',
        anyOf: [{ type: 'array', items: { $ref: '#/definitions/B' } }, { type: 'null' }],
      },
    },
    additionalProperties: false,
  })
})

// Tests which values conditions can meet, and the rules of schemas, unused things and facts of a market.
import type { Conditions, Problem } from '@pagewright/engine/tools'
import { describe, expect, it } from 'vitest'
import { domainsOf } from '../../../tools/cli/check/rules/domains'
import { exclusion } from '../../../tools/cli/check/rules/exclusion'
import { idleBounds } from '../../../tools/cli/check/rules/idleBounds'
import { marketFacts } from '../../../tools/cli/check/rules/marketFacts'
import { deadPages } from '../../../tools/cli/check/rules/neverHolds'
import { oneNameOneThing } from '../../../tools/cli/check/rules/oneNameOneThing'
import { unused } from '../../../tools/cli/check/rules/unused'
import { oddUses } from '../../../tools/cli/check/rules/uses'
import type { JsonSchema } from '../../../tools/cli/generate/schemaSet'
import { market, site, whole } from './site'

const placesOf = (problems: readonly Problem[]) => problems.map(({ where }) => where.join(' › '))

it('a market without hosts has no environment, and does not end the check', () => {
  const { hosts: _hosts, ...rest } = market
  const broken = { ...site({}), market: rest as typeof market }
  expect(domainsOf(broken, { title: 'a', blocks: {} })('market.environment')).toEqual({ values: [] })
})

describe('the values that a condition can meet', () => {
  const open = domainsOf(site({}), { title: 'a', access: 'open', blocks: {} })
  const domain = domainsOf(site({}), { title: 'a', blocks: {} })
  it.each<[string, object]>([
    ['market.environment', { values: Object.keys(market.hosts) }],
    ['market.id', { values: ['one'] }],
    ['market.currency', { values: ['USD'] }],
    ['user.bucket', { min: 0, max: 99 }],
    ['user.isMember', { values: [true, false] }],
    ['user.level', {}],
    ['now.day', { min: 1, max: 31 }],
    ['now.month', { min: 1, max: 12 }],
    ['now.hour', { min: 0, max: 23 }],
    ['now.weekday', { min: 1, max: 7 }],
  ])('at %s are %j', (path, values) => {
    expect(domain(path)).toEqual(values)
  })

  it('are none about somebody on an open page', () => {
    expect(open('user.role')).toEqual({ values: [] })
  })

  it('are not negative for a count', () => {
    const { known, ...rest } = site({})
    const scope = { properties: { user: { properties: { n: { type: 'integer', 'x-means': 'count' } } } } }
    expect(domainsOf({ ...rest, known: { ...known, scope } }, { title: 'a', blocks: {} })('user.n')).toEqual({ min: 0 })
  })

  it.each<[tables: readonly Conditions[], says: string | undefined]>([
    [
      [{ a: { exists: false } }, { a: { exists: true } }],
      '"a" can never be {"exists":false} and {"exists":true} at once.',
    ],
    [[{ any: [{ a: 1 }] }, { any: [{ a: 2 }] }], '"a" can never be 1 and 2 at once.'],
    [[{ any: [{ a: 1 }, { a: 2 }] }, { any: [{ a: 2 }] }], undefined],
    [[{ a: { max: -1 } }], '"a" can never be {"max":-1}. It is 0 to 9.'],
    [[{ a: { max: 0 } }], undefined],
    [[{ a: { below: 0 } }], '"a" can never be {"below":0}. It is 0 to 9.'],
  ])('make %j impossible, or not', (tables, says) => {
    expect(exclusion(tables, () => ({ min: 0, max: 9 }))).toBe(says)
  })
})

describe('schemas', () => {
  const bounds = (member: JsonSchema) =>
    placesOf(idleBounds({ contract: { calls: {}, set: { 'a.json': { A: member } } } }))
  it.each<[JsonSchema, readonly string[]]>([
    [{ minProperties: 0 }, ['schemas/a.json › A › minProperties']],
    [{ format: 'email', maxLength: 320 }, []],
    [{ format: 'email', maxLength: 321 }, ['schemas/a.json › A › maxLength']],
    [{ format: 'uri', maxLength: 2000 }, []],
    [{ minimum: -1e16 }, ['schemas/a.json › A › minimum']],
  ])('with %j have the idle bounds %j', (member, places) => {
    expect(bounds(member)).toEqual(places)
  })

  it('have answers to questions that are true or false, in lists too, except in what a search asks', () => {
    const schema = {
      type: 'object',
      properties: { list: { type: 'array', items: { properties: { can_join: { type: 'string' } } } } },
    }
    const calls = {
      'POST /a': { kind: 'read', request: 'a.json#/$defs/Query', response: 'a.json#/$defs/Answer' },
    } as const
    const found = oneNameOneThing({ contract: { calls, set: { 'a.json': { Query: schema, Answer: schema } } } })
    expect(placesOf(found)).toEqual([
      'schemas/a.json › Answer › properties › list › items › properties › can_join › type',
    ])
  })
})

describe('unused things', () => {
  const { contract, product, ...rest } = whole({})
  it.each<[string, Parameters<typeof unused>[0]]>([
    ['a file for other software', whole({ file: 'public/.well-known/assetlinks.json' })],
    [
      'the refusals of the server',
      {
        ...rest,
        product,
        contract: { ...contract, set: { ...contract.set, 'codes.json': { Codes: { 'x-means': 'refusal' } } } },
      },
    ],
    [
      'an icon of the navigation',
      {
        ...rest,
        contract,
        product: {
          ...product,
          navigation: { home: { icon: 'own', label: 'a', to: '/' } },
          markets: { one: { ...market, icons: { own: [] } } },
        },
      },
    ],
  ])('are not %s', (_what, found) => {
    expect(placesOf(unused(found))).toEqual([])
  })

  it('are icons that nothing shows', () => {
    const found = {
      ...rest,
      contract,
      product: { ...product, markets: { one: { ...market, icons: { own: [] } } } },
    }
    expect(placesOf(unused(found))).toEqual(['one › icons › own'])
  })
})

it('equal places count once where one use differs from all others', () => {
  const use = (aspect: string, ...where: readonly string[]) => ({ thing: 'x', aspect, where })
  const twice = [use('odd', 'c'), use('odd', 'c')]
  expect(oddUses([use('a', 'a'), use('a', 'b'), ...twice], 2)).toMatchObject([{ aspect: 'odd', usual: 'a' }])
  expect(oddUses([use('a', 'a'), use('a', 'a'), ...twice], 2)).toEqual([])
})

it('a page without blocks is told so', () => {
  expect(deadPages(site({ '/a': { title: 'a', blocks: {} } })).map(({ what }) => what)).toEqual([
    'this page has no blocks.',
  ])
})

it.each([
  [{ currency: 'EUR' }, ['markets › one › facts › currency']],
  [{ hosts: 'x' }, []],
])('the facts %j contradict their market: %j', (facts, places) => {
  expect(placesOf(marketFacts({ id: 'one', market: { ...market, currency: 'USD', facts } }))).toEqual(places)
})

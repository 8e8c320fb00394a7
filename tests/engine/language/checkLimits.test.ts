// Tests the limits of the check at their edges: sizes of a page, bounds of literals, operands of conditions, figures of markets.
import { describe, expect, it } from 'vitest'
import { checkData } from '../../../src/engine/language/check/checkData'
import { checkMarkets } from '../../../src/engine/language/check/checkMarket'
import { type Bounds, numberBounds, unfitReason } from '../../../src/engine/language/check/unfitReason'
import type { Tree } from '../../../src/engine/language/check/known'
import { check, link, links } from './smallProduct'

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) })

describe('F44 a page may be as large as', () => {
  it.each<[string, unknown, unknown]>([
    ['24 levels', nested(24), nested(25)],
    ['10,000 values', { a: Array.from({ length: 9_998 }, () => 1) }, { a: Array.from({ length: 9_999 }, () => 1) }],
    ['a text of 1,000 characters', { a: 'x'.repeat(1_000) }, { a: 'x'.repeat(1_001) }],
    ['a name of 100 characters', { ['x'.repeat(100)]: 1 }, { ['x'.repeat(101)]: 1 }],
  ])('%s, and no larger', (_what, good, bad) => {
    expect(checkData(good, ['page'])).toEqual([])
    expect(checkData(bad, ['page']).map(({ name }) => name)).toEqual([
      _what.endsWith('levels') ? 'too-deep' : 'too-large',
    ])
  })

  it('names that reach a prototype are refused, at any depth', () => {
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(checkData(JSON.parse(`{"a":{"${name}":1}}`), []).map(({ name: is }) => is)).toEqual(['forbidden-name'])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])('%d is no number of a page', (number) => {
    expect(checkData({ a: number }, []).map(({ name }) => name)).toEqual(['not-data'])
  })

  it('a part that stands at two places is no circle, and one within itself is', () => {
    const part = { x: 1 }
    const circle: { a?: unknown } = {}
    circle.a = [circle]
    expect(checkData({ one: part, other: part }, [])).toEqual([])
    expect(checkData(circle, []).map(({ name }) => name)).toEqual(['cycle'])
  })
})

describe('F44 a literal breaks the bound', () => {
  it.each<[Tree & Bounds, unknown, string | undefined]>([
    [{ minLength: 2 }, 'ab', undefined],
    [{ minLength: 2 }, 'a', 'has fewer than 2 characters'],
    [{ minLength: 2 }, '👍', 'has fewer than 2 characters'],
    [{ maxLength: 2 }, '👍👍', undefined],
    [{ maxLength: 2 }, 'abc', 'has more than 2 characters'],
    [{ pattern: '^a' }, 'ab', undefined],
    [{ pattern: '^a' }, 'b', 'does not match ^a'],
    [{ minimum: 1 }, 1, undefined],
    [{ minimum: 1 }, 0, 'is below 1'],
    [{ maximum: 9 }, 9, undefined],
    [{ maximum: 9 }, 10, 'is above 9'],
    [{ exclusiveMinimum: 1 }, 2, undefined],
    [{ exclusiveMinimum: 1 }, 1, 'is not above 1'],
    [{ exclusiveMaximum: 9 }, 8, undefined],
    [{ exclusiveMaximum: 9 }, 9, 'is not below 9'],
    [{ multipleOf: 0.1 }, 0.3, undefined],
    [{ multipleOf: 5 }, 12, 'is no multiple of 5'],
    [{ minItems: 2 }, ['x', 'y'], undefined],
    [{ minItems: 2 }, ['x'], 'has fewer than 2 members'],
    [{ maxItems: 2 }, ['x', 'y'], undefined],
    [{ maxItems: 2 }, ['x', 'y', 'z'], 'has more than 2 members'],
    [{ minLength: 9, minimum: 9, minItems: 9 }, true, undefined],
  ])('%j: %j %s', (tree, value, reason) => {
    expect(unfitReason(tree, value)).toBe(reason)
  })

  it.each<[Tree & Bounds, number, number]>([
    [{}, -Infinity, Infinity],
    [{ minimum: -3, maximum: 3 }, -3, 3],
    [{ exclusiveMinimum: -3, exclusiveMaximum: 3 }, -3, 3],
    [{ 'x-means': 'count' }, 0, Infinity],
    [{ 'x-means': 'count', minimum: 2 }, 2, Infinity],
    [{ 'x-means': 'money' }, -Infinity, Infinity],
  ])('the numbers of %j are from %d to %d', (tree, least, most) => {
    expect(numberBounds(tree)).toEqual({ least, most })
  })
})

describe('F44 a condition', () => {
  const told = (when: unknown) => check(links({ ...link, when })).map(({ what }) => what)
  const ref = { from: 'data.limits.max' }
  it.each<[string, object]>([
    ['in', { in: ['owner'] }],
    ['is', { is: { from: 'user.role' } }],
    ['not', { not: 'owner' }],
    ['not of another value', { not: { from: 'user.role' } }],
    ['exists', { exists: false }],
  ])('may test "%s"', (_name, test) => {
    expect(told({ 'user.role': test })).toEqual([])
  })

  it.each<[string, object]>([
    ['min', { min: 1 }],
    ['max', { max: 1 }],
    ['below', { below: 1 }],
    ['min of another value', { min: ref }],
    ['since a day', { since: '2026-01-01' }],
    ['since a version', { since: '1.4.0' }],
    ['until another value', { until: ref }],
  ])('may compare "%s"', (_name, test) => {
    expect(told({ 'now.day': test })).toEqual([])
  })

  const figure = 'expected a number or { from: path }.'
  const moment = 'expected a date, a time or a version that begins with a digit, or { from: path }.'
  it.each<[string, object, string]>([
    ['in without values', { in: [] }, 'expected a list of values, at least one.'],
    ['in of one value', { in: 'owner' }, 'expected a list of values, at least one.'],
    ['in of a value that never is', { in: ['owner', 'ownr'] }, '"ownr" can never be here.'],
    ['is of a literal', { is: 'owner' }, 'expected { from: path }.'],
    ['not of a value that never is', { not: 'ownr' }, '"ownr" can never be here.'],
    ['exists of a word', { exists: 'yes' }, 'expected true or false.'],
    ['min of a text', { min: '1' }, figure],
    ['max of a text', { max: '1' }, figure],
    ['below of a text', { below: '1' }, figure],
    ['since of a word', { since: 'today' }, moment],
    ['until of a word', { until: 'today' }, moment],
    ['no test', {}, 'the test is empty.'],
  ])('may not test "%s"', (_name, test, what) => {
    expect(told({ 'user.role': test })).toEqual([what])
  })

  it.each<[string, unknown, string]>([
    ['a text', 'user.role', 'expected conditions, found "user.role".'],
    ['a list', [{ 'user.role': 'owner' }], 'expected conditions, found [{"user.role":"owner"}].'],
    ['nothing', {}, 'there is no condition: leave it out.'],
    ['any of no list', { any: { 'user.role': 'owner' } }, 'expected a list of conditions.'],
    ['any of a path that leads nowhere', { any: [{ 'user.rol': 'owner' }] }, '"user.rol" leads nowhere'],
  ])('may not be %s', (_name, when, what) => {
    expect(told(when).join()).toContain(what)
  })
})

describe('S3-07 a market', () => {
  const hosts = { development: { web: [], api: '' }, production: { web: ['m.shop.example'], api: '' } }
  const shop = {
    product: 'Shop',
    favicon: '/shop.svg',
    hosts,
    languages: ['en'],
    linkHosts: [],
    currency: 'USD',
    timeZone: 'Asia/Riyadh',
    shortDivisor: 10,
    tokens: { light: {}, dark: {} },
    facts: { contact: '1', rate: 2 },
  }
  const known = { languages: ['en'], files: ['/shop.svg', '/font.woff2'], icons: [], messages: { en: {} } }
  const told = (market: object, more: object = {}) =>
    checkMarkets({ shop: { ...shop, ...market }, ...more }, known).map(
      ({ where, what }) => `${where.join(' › ')}: ${what}`,
    )
  const development = (web: unknown, api: unknown) => ({ hosts: { ...hosts, development: { web, api } } })

  it.each<[string, object]>([
    ['the least width of a design', { designWidth: 320 }],
    ['the largest width of a design', { designWidth: 480 }],
    ['a divisor below one', { shortDivisor: 0.5 }],
    ['a font for figures', { figureFont: '/font.woff2' }],
    ['the host of this device', development(['localhost'], '')],
    ['an API with a port and a path', development([], 'https://api.shop.example:8443/v1')],
    ['another currency', { currency: 'SAR' }],
  ])('may have %s', (_what, market) => {
    expect(told(market)).toEqual([])
  })

  it.each<[string, object]>([
    ['a design below the least width', { designWidth: 319 }],
    ['a design above the largest width', { designWidth: 481 }],
    ['a design of half a pixel', { designWidth: 375.5 }],
    ['a design whose width is a text', { designWidth: '375' }],
    ['a negative divisor', { shortDivisor: -10 }],
    ['a divisor that is a text', { shortDivisor: '10' }],
    ['a host in capitals', development(['M.shop.example'], '')],
    ['a host with a port', development(['m.shop.example:80'], '')],
    ['a host with a path', development(['m.shop.example/x'], '')],
    ['an API with a query', development([], 'https://api.shop.example/?x=1')],
    ['an API without a scheme', development([], 'api.shop.example')],
    ['a currency in small letters', { currency: 'usd' }],
    ['hosts that are no list', development('m.shop.example', '')],
  ])('may not have %s', (_what, market) => {
    expect(told(market)).toHaveLength(1)
  })

  it('has the facts of the first market, and no others', () => {
    const other = { ...shop, hosts: { ...hosts, production: { web: ['m.other.example'], api: '' } } }
    expect(told({}, { other: { ...other, facts: { contact: '2', rate: 3 } } })).toEqual([])
    expect(told({}, { other: { ...other, facts: { contact: '2', rat: 3 } } })).toEqual([
      'other › facts: "rate" is missing: "shop" has it.',
      'other › facts: "shop" has no "rat".',
    ])
  })
})

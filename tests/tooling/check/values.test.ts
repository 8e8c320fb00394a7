import { describe, expect, it } from 'vitest'
import { checkPages } from '../../../tools/cli/check/grammar/checkPages'
import { checkData } from '../../../tools/cli/check/grammar/checkData'
import type { Tree } from '../../../tools/cli/check/grammar/known'
import { mostMatched, patternFault } from '../../../tools/cli/check/grammar/patternFault'
import { check, form, known, link, links } from './smallProduct'

// Tests which messages, bounds and widgets a field may have for the member of the schema that it edits.
describe('check field rules', () => {
  /** Returns the problems of a field that edits a member with this schema. */
  function problemsOf(schema: object, field: object, more: object = {}) {
    const forms = { thing: { properties: { a: schema as Tree }, ...more } }
    const block = {
      ...form,
      fields: { a: { label: 'a.name', ...field } },
      submit: { ...form.submit, call: 'POST /any' },
    }
    const endpoints = {
      ...known.endpoints,
      'POST /any': { request: { open: true, properties: { id: {} } }, response: {} },
    }
    const page = { title: 'a.title', blocks: { b: block } }
    return checkPages({ '/things': page }, { ...known, endpoints, forms })
      .filter(({ where }) => where.includes('fields'))
      .map(({ name, where, what }) => `${name} ${where.slice(4).join(' › ')}: ${what}`)
  }

  const text = { type: 'string' }

  const list = { type: 'array', items: text }

  it.each<[string, object, object, object]>([
    ['required', text, {}, { required: ['b'], mayRequire: ['c'] }],
    ['blank', { type: 'number' }, {}, {}],
    ['type', text, {}, {}],
    ['type', list, {}, {}],
    ['enum', text, {}, {}],
    ['minLength', { ...text, maxLength: 2 }, {}, {}],
    ['maxLength', { ...text, minLength: 2 }, {}, {}],
    ['pattern', text, {}, {}],
    ['format', text, {}, {}],
    ['minimum', { type: 'number', maximum: 2 }, { max: 2 }, {}],
    ['maximum', { type: 'number', minimum: 2 }, { min: 2 }, {}],
    ['exclusiveMinimum', { type: 'number', minimum: 2 }, {}, {}],
    ['exclusiveMaximum', { type: 'number', maximum: 2 }, {}, {}],
    ['minItems', { ...list, maxItems: 2 }, {}, {}],
    ['maxItems', { ...list, minItems: 2 }, {}, {}],
    ['uniqueItems', list, {}, {}],
  ])(
    'F44 a field may not have a message for "%s" where %j and the field %j never refuse it',
    (keyword, schema, field, more) => {
      expect(problemsOf(schema, { ...field, messages: { [keyword]: 'a.title' } }, more)).toEqual([
        `unknown-key messages › ${keyword}: this field is never refused for "${keyword}": its schema has no such rule.`,
      ])
    },
  )

  describe('F44 the bounds of a field', () => {
    const number = { type: 'number', minimum: 2, maximum: 8 }
    const moment = 'a date or time bounds only a member whose schema has such a format.'
    const figure = 'a number bounds no date and no time: write it as the value.'
    it.each<[string, object, object, readonly string[]]>([
      ['within those of the schema', number, { min: 2, max: 8 }, []],
      ['that leave one value', number, { min: 5, max: 5 }, []],
      ['that exclude each other', number, { min: 6, max: 5 }, ['no value is both 6 or more and 5 or less.']],
      [
        'of which the narrowest exclude each other',
        number,
        { min: [3, 6], max: [5, 8] },
        ['no value is both 6 or more and 5 or less.'],
      ],
      ['above the schema', number, { min: 9 }, ['the schema allows 8 at most, so no value is 9 or more.']],
      ['below the schema', number, { max: 1 }, ['there is no less than 2, so no value is 1 or less.']],
      [
        'beyond what the schema excludes',
        { type: 'number', exclusiveMinimum: 2, exclusiveMaximum: 8 },
        { min: 9 },
        ['the schema allows 8 at most, so no value is 9 or more.'],
      ],
      ['of a list with one item', list, { max: 1 }, []],
      ['of a list without an item', list, { max: 0 }, ['there is no less than 1, so no value is 0 or less.']],
      [
        'of a list below its least count',
        { ...list, minItems: 3 },
        { max: 2 },
        ['there is no less than 3, so no value is 2 or less.'],
      ],
      [
        'of a list above its largest count',
        { ...list, maxItems: 3 },
        { min: 4 },
        ['the schema allows 3 at most, so no value is 4 or more.'],
      ],
      ['of a union, which may be anything', { oneOf: [number, text] }, { min: 20 }, []],
      ...['date', 'date-time', 'time'].flatMap((format): [string, object, object, readonly string[]][] => [
        [`that are moments, of the format ${format}`, { ...text, format }, { min: '2026-01-01' }, []],
        [`that are numbers, of the format ${format}`, { ...text, format }, { max: 5 }, [figure]],
      ]),
      ['that are times of a day', { ...text, format: 'time' }, { min: '08:30', max: '17:00' }, []],
      ['that are moments, of a number', number, { max: '2026-01-01' }, [moment]],
      ['that are moments, of any text', text, { min: '2026-01-01' }, [moment]],
    ])('%s', (_what, schema, field, problems) => {
      expect(problemsOf(schema, field).map((problem) => problem.replace(/^.*?: /, ''))).toEqual(problems)
    })
  })
})

// Tests the limits of the check at their edges: sizes of a page, bounds of literals, operands of conditions, figures of markets.
describe('check limits', () => {
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

    it('a part that stands at two places is no circle, and one within itself is', () => {
      const part = { x: 1 }
      const circle: { a?: unknown } = {}
      circle.a = [circle]
      expect(checkData({ one: part, other: part }, [])).toEqual([])
      expect(checkData(circle, []).map(({ name }) => name)).toEqual(['cycle'])
    })
  })

  describe('F44 a condition', () => {
    const told = (when: unknown) => check(links({ ...link, when })).map(({ what }) => what)
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
})

// Tests which patterns the checker accepts, and which it refuses because they could block the page.
it.each([
  '\\S',
  '^[0-9]+$',
  '^(0\\.(0[1-9]|[1-9][0-9]?)|[1-9][0-9]*(\\.[0-9]{1,2})?)$',
  '^\\+?[0-9][0-9 ()-]{4,19}$',
  '^[A-Za-z]{2}[0-9]{2}[0-9A-Za-z ]{10,38}$',
  '^\\s*\\S+\\s*$',
  '^[a-z]+(?:-[a-z]+)*$',
  '^[0-9]{1,3}(,[0-9]{3})*$',
  '^(a|ab)*$',
  '^(foo|bar)+$',
  '^"(?:[^"\\\\]|\\\\.)*"$',
  '^[^@]+@[^@]+$',
  '^\\p{L}+$',
  '^\\p{Lu}\\p{Ll}*([ -]\\p{Lu}\\p{Ll}*)*$',
  '^\\p{L}+ \\P{L}+$',
  '^\\u{1F600}[\\u{1F600}-\\u{1F64F}]*$',
  '^(?<year>\\d{4})-\\d\\d$',
  '^a{200}$',
  '^$',
  '',
])('F10 %s is matched quickly', (pattern) => {
  expect(patternFault(pattern)).toBeUndefined()
})

it.each([
  ['^(a+)+$', '"a" stands in a repeat that reads the same text in several ways'],
  ['^(a|a)*$', 'several ways'],

  ['^(\\w+\\s?)*$', '"\\w" stands in a repeat'],

  ['^a*a*$', '"a" and "a" are both repeated and may share a text'],
  ['^.*foo.*$', '"." and "." are both repeated'],

  ['^\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$', 'are both repeated'],
  ['\\d+x', 'it may begin anywhere, and "\\d" is repeated'],

  ['^(a?){30}a{30}$', 'what it repeats may be empty'],
  [`^${'a?'.repeat(12)}${'a'.repeat(12)}$`, 'there are 4096 ways through its choices'],

  ['^\\p{L}*\\p{Lu}*$', 'are both repeated and may share a text'],
  ['^(?=.*\\d).+$', 'it looks ahead or behind'],

  ['^(a)\\1$', '"\\1" refers back to what was read'],

  ['\\bword\\b', '"\\b" asks what stands around it'],
  ['a^b', '"^" may only stand at the beginning'],
  ['^a$b', '"$" may only stand at the end'],

  [`^${'[a-z]x'.repeat(100)}$`, 'it has more than 120 places'],
  [`^${'('.repeat(30)}a${')'.repeat(30)}$`, 'its groups stand more than 20 deep'],
])('F10 is refused: %s', (pattern, said) => {
  expect(patternFault(pattern)?.says).toContain(said)
})

it.each([
  ['^[\\w-_]+$', 'Invalid character class at character 6, where "^[\\w-_" ends.'],
  ['^\\p{Letters}+$', 'Invalid property name at character 11'],
  ['(', 'Unterminated group at character 1'],
])('F10 does not compile: %s', (pattern, said) => {
  expect(patternFault(pattern)).toEqual({ name: 'broken-pattern', says: expect.stringContaining(said) as unknown })
})

it('F10 may test the longer texts, the fewer choices it has', () => {
  expect([mostMatched('\\S'), mostMatched(`^${'a?'.repeat(9)}$`)]).toEqual([20_000, 500])
})

// Tests that hostile configs, schemas and texts are refused with their place.
import { afterAll, describe, expect, it } from 'vitest'
import agent from '../../schemas/agent.json'
import forms from '../../schemas/forms.json'
import { type MessageFile, bundleOf } from '../../tools/cli/check/texts/bundle'
import { findingText } from '../../tools/cli/check/finding'
import { bundleFindings } from '../../tools/cli/check/texts/locales'
import {
  type Tree,
  contractProblemsWith,
  folderCopy,
  make,
  problemTexts,
  problemsOf,
  productCopy,
  withText,
} from './productCopy'

describe('configs', () => {
  const deep = (levels = 10_000): unknown => {
    let value: unknown = { do: 'link' }
    for (let level = 0; level < levels; level += 1) value = { a: value }
    return value
  }
  const many = (count: number, value: unknown = { label: 'login.title' }) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, value]))
  const long = 'x'.repeat(1_000_000)
  const proto: unknown = JSON.parse('{"__proto__":{"polluted":true}}')
  const circle = (): Tree => {
    const self: Tree = { do: 'link' }
    self.a = { b: self }
    return self
  }

  /** A path to plant a value at, and the place of the expected problem. */
  const places = [
    ['pages › /login', '/login'],
    ['pages › /guild/create › blocks › create › fields › name', '/guild/create › create › fields › name'],
    ['pages › /guild/middle › redirects › guilds › when', '/guild/middle › redirects › guilds › when'],
    ['sources › guild › body', 'sources › guild › body'],
    ['markets › russia › facts', 'russia › facts'],
    ['markets › russia › tokens › light', 'russia › tokens › light'],
    ['markets › russia › pages › /withdraw/add-method', 'russia › pages › /withdraw/add-method'],
    ['markets › russia › schemas › forms.json', 'russia › schemas › forms.json'],
  ] as const

  const told = (tree: Tree) => problemTexts(problemsOf(tree))

  describe('F11 F12 F44 a hostile config is refused with its place:', () => {
    const values: readonly (readonly [name: string, value: unknown, problem: string])[] = [
      ['x', deep(), 'too-deep'],
      ['x', circle(), 'cycle'],
      ['x', many(100_000), 'too-large'],
      ['x', long, 'too-large'],
      [long, 1, 'too-large'],
      ['x', proto, 'forbidden-name'],
      ['x', () => true, 'not-data'],
    ]

    it.each([0, 3])(
      'each value at a place that holds something, and each place with a value (from value %i on)',
      (from) => {
        const copy = productCopy()
        const planted = places.map(([path, where], index) => {
          const [name, value, problem] = values[(from + index) % values.length] ?? []
          make(copy, { path: `${path} › ${name}`, value })
          return `${problem} ${where} › ${name?.slice(0, 60)}`
        })
        const all = told(copy).join('\n')
        for (const said of planted) expect(all).toContain(said)
      },
    )

    it('pages, routes and markets of the wrong kind, together', () => {
      const copy = productCopy()
      make(copy, { path: 'pages › /login › blocks', value: many(100_000) })
      make(copy, { path: 'pages › /demo', value: 'x' })
      make(copy, { path: 'pages › /../../x', value: {} })
      make(copy, { path: 'markets › russia › schemas › forms.json › login', value: 'x' })
      expect(told(copy)).toEqual(
        expect.arrayContaining([
          'too-large /login',
          'not-data /demo',
          'not-data /../../x',
          'not-data russia › schemas › forms.json › login',
        ]),
      )
    })

    it.each<[string, (copy: Tree) => void, string]>([
      ['markets that are nothing', (copy) => make(copy, { path: 'markets', value: null }), 'not-data markets'],
      ['a market that is a text', (copy) => make(copy, { path: 'markets › russia', value: 'x' }), 'not-data russia'],
      [
        'a route of 1 MB',
        (copy) => make(copy, { path: `pages › /${long}`, value: {} }),
        `too-large pages › /${'x'.repeat(59)}`,
      ],
      ['a route with markup', (copy) => make(copy, { path: 'pages › /<img>', value: {} }), 'markup pages › /<img>'],
      [
        'a route called constructor',
        (copy) => make(copy, { path: 'pages › constructor', value: {} }),
        'forbidden-name pages › constructor',
      ],
      [
        'a source called __proto__',
        (copy) => (copy.sources = JSON.parse('{"__proto__":{"call":"POST /x"}}')),
        'forbidden-name sources › __proto__',
      ],
      ['pages that inherit', (copy) => (copy.pages = Object.create(copy.pages as object)), 'not-data pages'],
    ])('%s', (_name, change, said) => {
      const copy = productCopy()
      change(copy)
      expect(told(copy)).toContain(said)
    })
  })

  /** Places that contain a name, one of each kind. */
  const names = [
    ['pages › /demo › blocks › greeting › block', 'unknown-block /demo › greeting'],
    ['pages › /login › blocks › login › form', 'unknown-form /login › login › form'],
    ['pages › /guild/member › blocks › members › rows', 'unknown-endpoint /guild/member › members › rows'],
    [
      'pages › /guild/middle › blocks › ways › links › close › call',
      'unknown-native-call /guild/middle › ways › links › close › call',
    ],
    [
      'pages › /login › blocks › login › fields › account › icon',
      'unknown-icon /login › login › fields › account › icon',
    ],
    ['pages › /agent/coin › login', 'unknown-route /agent/coin › login'],
    ['pages › /guild/list › blocks › guilds › show › title', 'unknown-path /guild/list › guilds › show › title'],
    ['sources › guild › call', 'unknown-endpoint sources › guild › call'],
  ] as const

  describe('F11 what every object inherits is no name of the language:', () => {
    it.each(['constructor', '__proto__'])('%s', (value) => {
      const copy = productCopy()
      for (const [path] of names) make(copy, { path, value })
      expect(told(copy)).toEqual(expect.arrayContaining(names.map(([, said]) => said)))
    })
  })
})

describe('schemas', () => {
  const { folder, remove } = folderCopy()
  afterAll(remove)

  const many = (count: number, value: unknown = {}) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, value]))
  const builder = { constructor: { prototype: { polluted: true } } }
  const login = 'schemas/forms.json › $defs › login'
  const onLogin = 'schemas/forms.json › login'
  const nest = (levels: number): unknown => {
    let value: unknown = { type: 'string' }
    for (let level = 0; level < levels; level += 1) value = { type: 'object', properties: { a: value } }
    return value
  }
  /** Definitions that each contain ten of the next: a billion members in a few lines. */
  const doubling = Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `Big${index}`,
      { type: 'object', properties: many(10, index === 0 ? { type: 'string' } : { $ref: `#/$defs/Big${index - 1}` }) },
    ]),
  )
  const tooMany = Array.from({ length: 501 }, (_, index) => `v${index}`)

  describe('F12 a hostile schema is refused with its place:', () => {
    it.each<[what: string, path: string, value: unknown, said: string]>([
      ['13 levels', `${login} › properties › deep`, nest(13), 'too-deep schemas/forms.json › login'],
      [
        '10,000 levels',
        `${login} › properties › deep`,
        nest(1_500),
        'too-deep schemas/forms.json › login › properties › deep',
      ],
      [
        '201 members',
        'schemas/account.json › $defs › Wide',
        { type: 'object', properties: many(201, {}) },
        'too-large schemas/account.json › Wide',
      ],
      [
        '501 values',
        `${login} › properties › account › enum`,
        tooMany,
        `not-data ${onLogin} › properties › account › enum`,
      ],
      [
        '100,000 items at once',
        `${login} › properties › list`,
        { type: 'array', minItems: 1e5 },
        `not-data ${onLogin} › properties › list › minItems`,
      ],
      ['a reference to nothing', `${login} › $ref`, null, `unknown-definition ${onLogin} › $ref`],
      [
        'a reference to what is inherited',
        `${login} › $ref`,
        'account.json#/$defs/constructor',
        `unknown-definition ${onLogin} › $ref`,
      ],
      [
        'a reference to a file outside',
        `${login} › $ref`,
        '../package.json#/$defs/x',
        `unknown-definition ${onLogin} › $ref`,
      ],
      ['constructor', `${login} › properties`, builder, `forbidden-name ${onLogin} › properties › constructor`],
      ['a schema that is a text', login, 'x', `not-data ${onLogin}`],
      ['a name that is no word', 'schemas/forms.json › $defs › a b', {}, 'not-data schemas/forms.json › a b'],
      [
        'how is found out, by what is inherited',
        'schemas/api.json › POST /web/AgentGold › outcome › time',
        'toString',
        'unknown-path schemas/api.json › POST /web/AgentGold › outcome',
      ],
    ])('%s', (_what, path, value, said) => {
      expect(problemTexts(contractProblemsWith(folder, { path, value }))).toContainEqual(expect.stringContaining(said))
    })

    it.each([
      ['a billion members in a few lines', doubling, 'too-large schemas/agent.json › Big2'],
      [
        'two that hold each other',
        { A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/A' } },
        'cycle schemas/agent.json › A',
      ],
      [
        'one that always has itself',
        { A: { type: 'object', properties: { a: { $ref: '#/$defs/A' } }, required: ['a'] } },
        'cycle schemas/agent.json › A',
      ],
      ['a branch that is the union', { A: { oneOf: [{ $ref: '#/$defs/A' }] } }, 'cycle schemas/agent.json › A'],
    ])('%s', (_what, definitions, said) => {
      const text = JSON.stringify({ $defs: { ...agent.$defs, ...definitions } })
      expect(problemTexts(withText(folder, 'schemas/agent.json', text))).toContain(said)
    })

    it.each([
      ['a file of more than 64 KB', 'schemas/account.json', ' '.repeat(65 * 1024), 'too-large schemas/account.json'],
      ['what is no JSON', 'schemas/account.json', '{', 'not-data schemas/account.json'],
      [
        'a list of 10,000 levels',
        'schemas/account.json',
        '['.repeat(10_000) + ']'.repeat(10_000),
        `too-deep schemas/account.json${' › 0'.repeat(40)}`,
      ],
      [
        'a name twice',
        'schemas/account.json',
        '{"$defs":{"A":{"type":"string"},\n"A":{"type":"object"}}}',
        'repeated-name schemas/account.json › A',
      ],
      ['English with a key twice', 'locales/en.json', '{"a":"x",\n"a":"y"}', 'repeated-name locales/en.json › a'],
      ['English with __proto__', 'locales/en.json', '{"__proto__":"x"}', 'forbidden-name locales/en.json › __proto__'],
    ])('%s', (_what, file, text, said) => {
      expect(problemTexts(withText(folder, file, text))).toContain(said)
    })

    it('a union whose branch contains itself through optional members is no mistake', () => {
      const Sum = {
        type: 'object',
        properties: { left: { anyOf: [{ type: 'number' }, { $ref: '#/$defs/Sum' }] }, not: { $ref: '#/$defs/Sum' } },
      }
      const text = JSON.stringify({ $defs: { ...forms.$defs, Sum } })
      const said = problemTexts(withText(folder, 'schemas/forms.json', text))
      expect(said.filter((one) => !/unused/.test(one))).toEqual([])
    })
  })
})

describe('texts', () => {
  const english = bundleOf('en', '{\n  "shop.title": "Shop"\n}')
  const said = (source: string, model: MessageFile = english) =>
    bundleFindings(bundleOf('tr', source), model).map(
      (finding) => `${finding.file}:${finding.line} ${finding.name} ${findingText(finding).slice(0, 60)}`,
    )
  const many = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k.${index}`, 'x'])))

  describe('F11 F12 F44', () => {
    it.each([
      ['100,000 keys', many(100_000), 'locales/tr.json:1 too-large'],
      ['a text of 1 MB', `{\n"shop.title": "${'x'.repeat(1_000_000)}"}`, 'locales/tr.json:2 too-large shop.title: '],
      ['__proto__', '{\n"__proto__": {"polluted": true}}', 'locales/tr.json:2 forbidden-name __proto__: '],
      ['10,000 levels', `{"shop.title": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 'not-a-text shop.title'],
      ['a number', '{"shop.title": 1}', 'not-a-text shop.title'],
    ])('%s is refused', (_name, source, expected) => {
      expect(said(source)).toEqual([expect.stringContaining(expected)])
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    })

    it('what every object inherits is a key like any other', () => {
      expect(said('{"shop.title": "Mağaza", "toString": "x"}')).toContainEqual(
        expect.stringContaining('unknown-key toString: English has no such key'),
      )
    })
  })
})

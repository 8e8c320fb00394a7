// Tests the rules about ways between pages, uses of messages, schemas and unused names.
import { describe, expect, it } from 'vitest'
import { sentence } from '@pagewright/engine/tools'
import { bundleOf } from '../../../tools/cli/check/texts/bundle'
import { findingLine } from '../../../tools/cli/check/finding'
import {
  findingsOfUses,
  type Use,
  usesInCode,
  usesInData,
  usesOfMarket,
} from '../../../tools/cli/check/texts/messageUses'
import { richLinkFindings } from '../../../tools/cli/check/texts/richLinks'
import { missingQueries, unreadNumbers, unreadQueries } from '../../../tools/cli/check/rules/pageLinks'
import { unusedNames } from '../../../tools/cli/check/unusedNames'
import { filesAt, withChanges } from '../../../tools/cli/files'
import type { Product } from '../../../tools/cli/generate/loadProduct'
import { contradictions } from '../../../tools/cli/check/product/contradictions'
import { firstPageProblems } from '../../../tools/cli/check/product/checkCalls'
import { outcomeFault } from '../../../tools/cli/check/product/checkOutcome'
import { routeOwner } from '../../../tools/cli/check/product/routeOwner'
import { text, write } from '../../generate/smallSite'
import { site } from './site'

const form = (fields: object) => ({ blocks: { x: { block: 'form', fields } } })
const action = (one: object) => ({ blocks: { x: { block: 'links', links: { one } } } })

describe('an address that something else answers', () => {
  const calls = [
    'POST /web/shop/list',
    'POST /web/user/add',
    'GET /notes/list',
    'POST /rpc#List',
    'GET /pets/{id}/toys',
  ]

  it.each([
    ['a tool', '/__studio/x'],
    ['the code', '/src/main'],
    ['a build', '/assets/x'],
    ['the texts', '/Locales/en'],
    ['the API', '/web/guild'],
    ['the root of the API', '/web'],
  ])('of %s is refused', (_what, route) => expect(routeOwner(route, calls)).toMatch(/^.+\.$/))

  it.each(['/', '/notes', '/notes/list', '/pets/new', '/rpc', '/website', '/source'])('%s is free', (route) =>
    expect(routeOwner(route, calls)).toBeUndefined(),
  )

  it('is refused by the check', () => {
    expect(
      write({ '/': text('home.title'), '/src/main': text('home.title') }, { one: undefined }).problems.map(sentence),
    ).toEqual([
      expect.stringMatching(/^\/src\/main: "\/src" belongs to .* Choose another address\. \[reserved-name\]$/),
    ])
  })
})

describe('a way to a page without what that page needs', () => {
  const id = { from: 'query.id' }
  const record = { block: 'record', call: 'POST /one', body: { id } }
  const form = (from: string) => ({ block: 'form', form: 'order', fields: { item: { label: 'a', initial: { from } } } })
  const targets = {
    '/item': { title: 'a', blocks: { one: record } },
    '/maybe': { title: 'a', blocks: { one: { ...record, when: { 'query.id': { exists: true } } } } },
    '/mine': {
      title: 'a',
      blocks: { one: { block: 'text', items: { a: { text: 'a', when: { 'data.own.id': 1 } } } } },
    },
    '/edit': { title: 'a', blocks: { form: form('data.own.id') } },
  }
  const needs = { kind: 'read', request: { properties: { id: {} }, required: ['id'] }, response: {} }

  /** Returns the problems of a block, with what they name and what they allow. */
  function found(block: object): readonly string[] {
    const made = site({ '/': { title: 'a', blocks: { b: block } }, ...targets })
    const known = { ...made.known, endpoints: { ...made.known.endpoints, 'POST /one': needs, 'POST /own': needs } }
    const sources = { own: { call: 'POST /own', body: { id: { from: 'query.shop' } } } }
    return missingQueries({ ...made, known, sources }).map(
      ({ name, where, what, allowed }) => `${name} ${where.join(' › ')}: ${what} [${allowed?.join()}]`,
    )
  }

  const link = (more: object) => ({ block: 'links', links: { one: { do: 'link', label: 'a', ...more } } })
  const missing = (where: string, page: string, name: string) =>
    `missing-key / › b › ${where}: the page "${page}" needs "${name}" in its address. Add it to "query". [${name}]`

  it.each<[string, object, readonly string[]]>([
    ['a link without its query', link({ to: '/item' }), [missing('links › one', '/item', 'id')]],
    ['a link with another', link({ to: '/item', query: { x: '1' } }), [missing('links › one › query', '/item', 'id')]],
    ['what a source of the page needs', link({ to: '/mine' }), [missing('links › one', '/mine', 'shop')]],
    [
      'the page after a call',
      { block: 'links', links: { one: { do: 'call', label: 'a', call: 'POST /save', then: { to: '/item' } } } },
      [missing('links › one › then', '/item', 'id')],
    ],
    [
      'the page that a row opens',
      { block: 'list', rows: 'POST /items', key: 'row.id', show: { title: 'row.name' }, opens: { to: '/item' } },
      [missing('opens', '/item', 'id')],
    ],
    ['a link with its query', link({ to: '/item', query: { id: { from: 'user.uid' } } }), []],
    ['a page that shows less without it', link({ to: '/maybe' }), []],
    ['a form whose initial values may be empty', link({ to: '/edit' }), []],
    ['another page', link({ to: '/' }), []],
  ])('%s', (_what, block, problems) => expect(found(block)).toEqual(problems))
})

describe('a parameter of the address that a call takes as a number', () => {
  const id = { from: 'query.id' }
  const source = {
    title: 'a',
    blocks: { one: { block: 'text', items: { a: { text: 'a', when: { 'data.own.id': 1 } } } } },
  }
  const request = { properties: { id: { type: 'integer' } }, required: ['id'] }
  const made = (pages: object) => {
    const one = site(pages)
    const endpoints = { ...one.known.endpoints, 'POST /own': { kind: 'read', request, response: {} } }
    return { ...one, known: { ...one.known, endpoints }, sources: { own: { call: 'POST /own', body: { id } } } }
  }

  it.each([
    [{}, ['"query.id" of "data.own" is string, and here stands number: add query: { id: \'number\' } to the page.']],
    [{ query: { id: 'number' } }, []],
  ])('is read as one by a page whose source needs it: %j', (more, problems) => {
    expect(unreadNumbers(made({ '/': { ...source, ...more } })).map(({ what }) => what)).toEqual(problems)
  })

  it.each([
    ['new', ['the linked page reads "id" as a number, and "new" is none.']],
    ['7', []],
  ])('gets one from a link: %s', (value, problems) => {
    const links = { go: { do: 'link', label: 'a', to: '/item', query: { id: value } } }
    const item = { ...source, query: { id: 'number' } }
    const found = unreadQueries(made({ '/': { title: 'a', blocks: { b: { block: 'links', links } } }, '/item': item }))
    expect(found.map(({ what }) => what)).toEqual(problems)
  })
})

describe('links in formatted texts', () => {
  const rich = { block: 'text', look: 'rich', items: { all: { text: 'help' } } }
  const id = { from: 'query.id' }
  const made = site({
    '/': { title: 'a', blocks: { help: rich } },
    '/item': { title: 'a', blocks: { one: { block: 'record', call: 'POST /one', body: { id } } } },
    '/maybe': {
      title: 'a',
      blocks: { one: { block: 'record', call: 'POST /one', body: { id }, when: { 'query.id': { exists: true } } } },
    },
    '/mine': {
      title: 'a',
      blocks: { one: { block: 'record', call: 'POST /data', body: { id: { from: 'data.own.id' } } } },
    },
  })
  const needs = { kind: 'read', request: { properties: { id: {} }, required: ['id'] }, response: {} }
  const shop = {
    ...made,
    sources: { own: { call: 'POST /own', body: { id: { from: 'query.shop' } } } },
    known: {
      ...made.known,
      otherRoutes: ['/elsewhere'],
      endpoints: { ...made.known.endpoints, 'POST /one': needs, 'POST /own': needs, 'POST /data': needs },
    },
  }

  function found(texts: object): readonly string[] {
    const files = withChanges('/nowhere', { 'locales/en.json': JSON.stringify(texts, undefined, 1) })
    return richLinkFindings(files, [shop]).map(
      ({ name, file, line, where, what }) => `${file}:${line} ${name} ${where.join()}: ${what}`,
    )
  }

  it.each([
    ['a page', 'See [items](/item?id=7).'],
    ['a page whose parameter is a value', '[item](/item?id={{id}})'],
    ['a page that depends on a value', '[page](/{{page}})'],
    ['a page that another market has', '[there](/elsewhere)'],
    ['a page that shows less without its parameter', '[maybe](/maybe) and [with](/maybe?id=1)'],
    ['a place of a page', '[top](/#top)'],
    ['another site', '[site](https://help.example/nowhere)'],
    ['another host', '[host](//help.example/nowhere)'],
    ['no page, in code', '`[no](/nowhere)`'],
  ])('accepts a link to %s', (_what, help) => {
    expect(found({ help, other: '[not formatted](/nowhere)' })).toEqual([])
  })

  it.each([
    ['[a](/itm?id=1)', ['unknown-route help: the link leads to "/itm", and there is no such page.']],
    [
      '# Help\n\n- one\n- [a](/nowhere#x)',
      ['unknown-route help: the link leads to "/nowhere", and there is no such page.'],
    ],
    [
      '[a](/item)',
      ['missing-key help: the page "/item" needs "id" in its address, and the link has no such parameter.'],
    ],
    [
      '[a](/mine)',
      ['missing-key help: the page "/mine" needs "shop" in its address, and the link has no such parameter.'],
    ],
    ['[a](/item?id=1&tab=2)', ['unknown-key help: the page "/item" does not read "tab" from its address.']],
  ])('reports %j at the line of its text', (help, problems) => {
    expect(found({ first: 'x', help })).toEqual(problems.map((one) => `locales/en.json:3 ${one}`))
  })

  it('reports each plural form', () => {
    expect(found({ help_one: '[a](/nowhere)', help_other: '[a](/)' })).toHaveLength(1)
  })

  it.each([
    ['no such page', '[a](/itm)', ['/', '/item', '/maybe', '/mine', '/elsewhere']],
    ['a parameter too few', '[a](/item)', ['id']],
    ['a parameter too many', '[a](/item?id=1&tab=2)', ['id']],
  ])('says what is allowed: %s', (_what, help, allowed) => {
    const files = withChanges('/nowhere', { 'locales/en.json': JSON.stringify({ help }) })
    expect(richLinkFindings(files, [shop]).map((one) => one.allowed)).toEqual([allowed])
  })
})

describe('uses of messages', () => {
  const place = { file: 'pages/a.ts', line: 7, column: 2, endColumn: 9 }
  const told = (texts: object, ...uses: readonly Use[]) =>
    findingsOfUses(bundleOf('en', JSON.stringify(texts, null, 2)), uses, () => place).map(findingLine)

  describe('a use of a message', () => {
    it.each<[what: string, texts: object, use: Use, line: string]>([
      [
        'that is not there',
        {},
        { key: 'a.title', where: '/a › title' },
        'pages/a.ts:7:2  unknown-message  a.title: /a › title names it; add it to locales/en.json.',
      ],
      [
        'that gives too little for a plural form that does not show the number',
        { 'a.days_one': 'A day', 'a.days_other': 'Days' },
        { key: 'a.days', where: '/a › title', given: [] },
        'pages/a.ts:7:2  wrong-values  a.days: /a › title gives nothing; the text has {{count}}.',
      ],
      [
        'that gives too much',
        { 'a.title': 'Title' },
        { key: 'a.title', where: '/a › title', given: ['name', 'count'] },
        'pages/a.ts:7:2  wrong-values  a.title: /a › title gives {{name}}, {{count}}; the text has nothing.',
      ],
    ])('%s', (_what, texts, use, line) => {
      expect(told(texts, use)).toEqual([line])
    })

    it.each<[what: string, text: string, given: readonly string[] | undefined]>([
      ['the name of the product by itself', '{{product}}', []],
      ['values in any order', '{{b}} {{a}}', ['b', 'a']],
      ['values that only code knows', '{{a}}', undefined],
    ])('may leave open %s', (_what, text, given) => {
      expect(told({ 'a.title': text }, { key: 'a.title', where: '/a', ...(given && { given }) })).toEqual([])
    })

    it('names what was meant', () => {
      const lines = told({ 'a.title': 'Title' }, { key: 'a.title', where: '/a' }, { key: 'a.titel', where: '/b' })
      expect(lines).toEqual(['pages/a.ts:7:2  unknown-message  a.titel: /b names it; did you mean "a.title"?'])
    })
  })

  it('code uses keys in quotation marks of both kinds that begin with an area, and each argument of t', () => {
    const source = `t('x.one'); const a = ['a.two', "a.three", 'b.four', \`a.five\`]; t('a.two')`
    expect(usesInCode(source, 'src/a.ts', new Set(['a'])).map(({ key }) => key)).toEqual(['x.one', 'a.two', 'a.three'])
  })

  it.each<
    [what: string, data: object, uses: readonly (readonly [key: string, given: readonly string[] | undefined])[]]
  >([
    ['a title', { title: 'a.b' }, [['a.b', []]]],
    ['a message with values', { documentTitle: { say: 'a.b', with: { c: 1 } } }, [['a.b', ['c']]]],
    ['a field with the name of a member', form({ title: { label: 'a.b' } }), [['a.b', []]]],
    ['the refusal of a call, whose values code gives', action({ do: 'call', failed: 'a.b' }), [['a.b', undefined]]],
    ['the words of a question', action({ do: 'call', ask: { cancel: 'a.b' } }), [['a.b', []]]],
    ['a word of a value', form({ x: { words: { x: 'a.b' } } }), [['a.b', []]]],
    ['an argument that is a message', action({ do: 'native', args: { x: { say: 'a.b' }, y: 'c.d' } }), [['a.b', []]]],
    ['the note of a choice that is a path', form({ x: { options: { note: 'row.b', first: 'a.b' } } }), [['a.b', []]]],
    ['the note of a choice that is a message', form({ x: { options: { note: { say: 'a.b' } } } }), [['a.b', []]]],
    ['values for the server', action({ do: 'call', body: { title: 'a.b' } }), []],
    [
      'paths into a row',
      { blocks: { x: { block: 'list', show: { title: 'row.b', lines: { x: { label: 'a.b' } } } } } },
      [['a.b', []]],
    ],
  ])('a page uses %s', (_what, data, uses) => {
    expect(usesInData(data, '/a').map(({ key, given }) => [key, given])).toEqual(uses)
  })

  it('a market uses what its change of a page names, although the change names no kind', () => {
    const pages = { '/a': { title: 'a.title', ...form({ x: { label: 'a.label' } }) } } as unknown as Product['pages']
    const patch = { blocks: { x: { fields: { x: { label: 'a.other' } } } } }
    expect(usesOfMarket(pages, { pages: { '/a': patch } }, 'north')).toEqual([
      { key: 'a.other', where: 'north › pages › /a › blocks › x › fields › x › label', given: [] },
    ])
  })
})

describe('rules about one file', () => {
  describe('F44 a schema', () => {
    it.each([
      ['with two different bounds', { type: 'integer', minimum: 1, maximum: 2 }, []],
      ['with equal bounds', { type: 'integer', minimum: 1, maximum: 1 }, ['both bounds are 1']],
      ['with codes in their order', { enum: [1, 2, 30] }, []],
      ['with a mistyped code', { enum: [1, 20, 3] }, ['3 stands after 20']],
      ['without a type', { maxLength: 3 }, ['"type" is missing']],
      ['that says nothing', {}, ['"type" is missing']],
    ])('%s', (_what, schema, problems) => {
      const found = contradictions(schema, ['a', 'properties', 'b'])
      expect(found.map(({ what }, at) => what.slice(0, problems[at]?.length))).toEqual(problems)
    })
  })

  describe('F44 the first page of a list', () => {
    const set = {
      'a.json': { Query: { type: 'object' as const, properties: { page: { type: 'integer' as const, minimum: 1 } } } },
    }
    const call = { kind: 'read' as const, request: 'a.json#/$defs/Query', response: 'a.json#/$defs/Query' }
    it.each([
      ['1 as the engine counts', call, []],
      [
        '0 as the server counts',
        { ...call, pages: { by: 'page' as const, send: 'page', first: 0 as const } },
        ['the first page is 0, and the least "page" is 1.'],
      ],
      ['of no concern to a cursor', { ...call, pages: { by: 'cursor' as const, send: 'page', next: 'next' } }, []],
    ])('is %s', (_what, one, problems) => {
      expect(firstPageProblems(set, one).map(({ what }) => what)).toEqual(problems)
    })
  })

  it('F44 an outcome names refusals that exist', () => {
    const set = {
      'a.json': { Code: { 'x-means': 'refusal', enum: [1, 2] }, Any: { type: 'object' as const, properties: {} } },
    }
    const one = { request: 'a.json#/$defs/Any', response: 'a.json#/$defs/Any' }
    const calls = { 'GET /a': { kind: 'read' as const, ...one }, 'POST /a': { kind: 'money' as const, ...one } }
    const rule = { call: 'GET /a', body: {}, match: [], refusals: ['3'] }
    expect(outcomeFault({ calls, set }, set, 'POST /a', rule)).toBe('the server never refuses with "3"')
    expect(outcomeFault({ calls, set }, set, 'POST /a', { ...rule, refusals: ['2'] })).not.toContain('refuses')
  })

  it('F44 an import or a constant that nothing uses is reported, in each file of pages and markets', () => {
    const idle = "import { b, c } from './b'\nconst idle = 'c'\nexport const a = { b } // c\n"
    const all = ['pages/a.ts', 'pages/shop/a.ts', 'markets/a.ts', 'pages.config.ts', 'markets.config.ts']
    const files = withChanges(filesAt('/nowhere'), {
      ...Object.fromEntries(all.map((file) => [file, idle])),
      'src/a.ts': idle,
      'pages/a.json': '{}',
    })
    expect(
      unusedNames(files)
        .map(({ name, file, line, where }) => `${name} ${file}:${line} ${where.join()}`)
        .toSorted(),
    ).toEqual(all.flatMap((file) => [`unused ${file}:1 c`, `unused ${file}:2 idle`]).toSorted())
  })
})

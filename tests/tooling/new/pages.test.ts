// Tests what a new page and a new endpoint add around themselves in a small product: links, rights, names and texts.
import { describe, expect, it } from 'vitest'
import { endpointKind } from '../../../tools/cli/new/endpoint'
import { linkFrom } from '../../../tools/cli/new/linkFrom'
import { operationIn } from '../../../tools/cli/new/openApi'
import { pageKind } from '../../../tools/cli/new/page'
import { answersOf, type Answers, partsOf } from '../../../tools/cli/new/questions'
import { addRights } from '../../../tools/cli/new/rights'
import type { SourceEdits } from '../../../tools/cli/new/sources'
import { addWords, textsIn } from '../../../tools/cli/new/words'
import { files, object, openSmallProduct, product, text } from './smallProduct'

openSmallProduct()

const list = { kind: 'list', call: 'POST /web/rows', route: '/shop/rows', 'link-from': '/shop' }
const planned = (answers: Answers = {}, sources: SourceEdits = product()) => {
  const plan = pageKind.plan({ ...list, ...answers }, sources)
  return { plan, sources, page: sources.has('pages/shopRows.ts') ? sources.read('pages/shopRows.ts') : '' }
}

describe('F44 a new page', () => {
  it.each<readonly [string, Answers, RegExp]>([
    [
      'says nothing of access for people with an account',
      { access: 'account' },
      /\{"title":"shopRows\.title","blocks"/,
    ],
    ['says who else may see it', { access: 'open' }, /"access":"open"/],
    ['says where its login is', { access: 'guarded', login: '/shop' }, /"access":"guarded","login":"\/shop"/],
  ])('%s', (_what, answers, source) => {
    expect(planned(answers).page).toMatch(source)
  })

  it.each([
    ['copies the needs of the page with its endpoint', {}, true],
    ['copies no needs on demand', { needs: 'none' }, false],
  ])('%s', (_what, answers, hasNeeds) => {
    const sources = product()
    const needs = "needs: { agent: { when: { 'user.is_agent': true } } }"
    const rows = "blocks: { all: { block: 'list', rows: 'POST /web/rows' } }"
    sources.write('pages/other.ts', `export const other = { title: 'shop.title', ${needs}, ${rows} }\n`)
    const imports = "import { other } from './pages/other'\nimport { shop } from './pages/shop'\n"
    sources.write('pages.config.ts', `${imports}export const pages = { '/shop': shop, '/other': other }\n`)
    expect(planned(answers, sources).page.includes('"needs":{"agent"')).toBe(hasNeeds)
  })

  it.each([
    ['/__proto__', 'proto'],
    ['/constructor', 'pageConstructor'],
    ['/new', 'pageNew'],
    ['/2fa', 'page2fa'],
  ])('at %s has the name %s, which code can have', (route, name) => {
    const { sources, plan } = planned({ route })
    expect(sources.read('pages.config.ts')).toContain(`import { ${name} } from './pages/${name}'`)
    expect(sources.has(`pages/${name}.ts`)).toBe(true)
    expect(plan.words).toContain(`${name}.title`)
  })

  it('does not take the file of another page', () => {
    const sources = product()
    sources.write('pages/shopRows.ts', 'export const old = {}\n')
    expect(() => planned({}, sources)).toThrow('pages/shopRows.ts is there already.')
  })

  it('has a name of its own where the site map has one like it', () => {
    const sources = product()
    sources.write('pages.config.ts', `import { shopRows } from './old'\n${files['pages.config.ts']}`)
    expect(planned({}, sources).page).toContain('export const shopRowsPage: PageConfig')
    expect(sources.read('pages.config.ts')).toMatch(/"\/shop\/rows": shopRowsPage/)
  })

  it('opens with what most pages open with', () => {
    const sources = product()
    const page = (opened: string) =>
      `import { ${opened} } from './${opened}'\nexport const page = { title: 'shop.title', opened: ${opened} }\n`
    for (const [name, opened] of Object.entries({ a: 'wide', b: 'wide', c: 'small' }))
      sources.write(`pages/${name}.ts`, page(opened))
    // The path of an import is another one in a folder.
    for (const name of ['d', 'e', 'f']) sources.write(`pages/more/${name}.ts`, page('small'))
    expect(planned({}, sources).page).toMatch(/import \{ wide \} from '\.\/wide'[^]*"opened":wide,/)
  })
})

describe('F44 a link to a new page', () => {
  const link = { id: 'rows', label: 'shop.title', icon: undefined, to: '/shop/rows' }
  const linked = (blocks: string, more = '') => {
    const sources = product()
    sources.write('pages/shop.ts', `${more}export const shop = { title: 'shop.title', blocks: { ${blocks} } }\n`)
    linkFrom(sources, '/shop', link)
    return sources.read('pages/shop.ts').replaceAll(/\s+/g, ' ')
  }
  const added = '"do":"link","label":"shop.title","to":"/shop/rows"'

  it.each([
    [
      'stands in the first block of links',
      "one: { block: 'links', links: {} }, two: { block: 'links', links: {} }",
      `one: { block: 'links', links: { rows: {${added}}`,
    ],
    ['has another name if its own is taken', "one: { block: 'links', links: { rows: {} } }", `rowsPage: {${added}}`],
    [
      'makes a block of links where there is none',
      "one: { block: 'text' }",
      `rowsLink: {"block":"links","links":{"rows":{${added}}}}`,
    ],
  ])('%s', (_where, blocks, source) => {
    expect(linked(blocks)).toContain(source)
  })

  it('does not go into links that another file has', () => {
    const sources = product()
    sources.write('pages/links.ts', 'export const links = {}\n')
    const shop = "export const shop = { title: 'shop.title', blocks: { one: { block: 'links', links } } }\n"
    sources.write('pages/shop.ts', `import { links } from './links'\n${shop}`)
    linkFrom(sources, '/shop', link)
    expect(sources.read('pages/links.ts')).toBe('export const links = {}\n')
    expect(sources.read('pages/shop.ts')).toContain('rowsLink')
  })
})

describe('F44 the rights of a new page', () => {
  const file = 'tests/pages/permissions.test.ts'
  const rights = (right: Partial<Parameters<typeof addRights>[1]> = {}, inner = '') => {
    const sources = product()
    const seen = "const seen = { '/a': signedIn, '/b': agents, '/c': owners }\nconst open = ['/d']\n"
    const groups =
      "const rights = { one: { '/a x': { who: signedIn, rows: one } }, two: { '/b x': { who: agents, rows: one } } }\n"
    sources.write(file, `const agents = []\nconst people = []\nconst signedIn = []\n${inner}${seen}${groups}`)
    const left = addRights(sources, { route: '/new', access: 'account', writes: undefined, ...right })
    return {
      left,
      source: sources
        .read(file)
        .replaceAll(/\s*,\s*/g, ', ')
        .replaceAll(/\s+/g, ' '),
    }
  }

  it.each([
    ['are those of everybody with a session', {}, `'/c': owners, "/new": signedIn`],
    ['are those of the page that it is like', { like: '/b' }, `'/c': owners, "/new": agents`],
    ['are those of a visitor if it is open', { access: 'open', like: '/b' }, `['/d', "/new"]`],
    [
      'are those of a visitor for what an open page writes',
      { access: 'open', like: '/b', writes: 'f.submit' },
      '"/new f.submit": { who: people, rows: one }',
    ],
    [
      'stand with equal ones',
      { like: '/b', writes: 'f.submit' },
      `{ who: agents, rows: one }, "/new f.submit": { who: agents, rows: one }`,
    ],
  ])('%s', (_what, right, source) => {
    const found = rights(right)
    expect(found.left).toEqual([])
    expect(found.source).toContain(source)
  })

  it('are left to a person if their name is known to one test alone', () => {
    const { left } = rights({ like: '/c', writes: 'f.submit' }, 'it("", () => { const owners = [] })\n')
    expect(left).toEqual([`${file}: write who may do "/new f.submit".`])
  })
})

describe('F44 a new endpoint', () => {
  const asked = { call: 'POST /web/item/list', kind: 'read' }
  const made = (answers: Answers, changed: { readonly [file: string]: unknown } = {}) => {
    const sources = product(changed)
    const { notes } = endpointKind.plan({ ...asked, ...answers }, sources)
    const schemas = (file: string) => JSON.parse(sources.read(`schemas/${file}.json`)) as { readonly $defs: object }
    return { notes, api: schemas('api') as { readonly [call: string]: unknown }, schemas }
  }

  it.each<readonly [string, Answers, { readonly [file: string]: unknown }, object]>([
    [
      'in the file of its path',
      { rows: 'id:string!' },
      {},
      { request: 'item.json#/$defs/ItemListRequest', response: 'item.json#/$defs/ItemListAnswer' },
    ],
    [
      'in the file that is named',
      { rows: 'id:string!', file: 'shop' },
      {},
      { request: 'shop.json#/$defs/ItemListRequest' },
    ],
    [
      'under a free name',
      { rows: 'id:string!' },
      { 'schemas/old.json': { $defs: { ItemListRequest: text } } },
      { request: 'item.json#/$defs/ItemListRequestOfRead' },
    ],
    [
      'that is empty in the common file',
      { answer: 'id:string!' },
      { 'schemas/common.json': { $defs: { Empty: object({}) } } },
      { request: 'common.json#/$defs/Empty', response: 'item.json#/$defs/ItemListAnswer' },
    ],
  ])('has its shape %s', (_where, answers, changed, refs) => {
    expect(made(answers, changed).api['POST /web/item/list']).toMatchObject(refs)
  })

  it('of rows asks for a page, once', () => {
    const { schemas } = made({ rows: 'id:string!', request: 'page:integer!,word:string!' })
    expect(schemas('item').$defs).toHaveProperty('ItemListRequest', {
      type: 'object',
      properties: { page: { type: 'integer' }, word: text },
      required: ['page', 'word'],
    })
  })

  it('that no page uses says what to do', () => {
    expect(made({ rows: 'id:string!' }).notes).toEqual(['No page uses it yet: npm run new -- page …'])
  })

  it.each([
    ['says that its bounds are left out', undefined, true],
    ['has its bounds in the form of its page', 'form', false],
  ])('%s', (_what, page, isLeft) => {
    const schema = object({ word: { type: 'string', maxLength: 9 } })
    const post = { requestBody: { content: { 'application/json': { schema } } }, responses: {} }
    const sources = product()
    sources.outside = () => JSON.stringify({ openapi: '3.1.0', paths: { '/web/item': { post } } })
    const answers = { openapi: 'api.json', path: '/web/item', method: 'post', kind: 'write', page }
    const { notes } = endpointKind.plan({ ...answers, route: '/item', 'link-from': '/shop' }, sources)
    expect(notes.some((one) => one.startsWith('Bounds of texts and lists were left out'))).toBe(isLeft)
  })

  it('that is there is refused', () => {
    expect(() => made({ call: 'POST /web/rows' })).toThrow('There is an endpoint "POST /web/rows" already.')
  })

  it.each([
    ['is empty if there is nothing in it', { type: 'string' }, { type: 'object', properties: {} }],
    ['is what is in it', object({ n: text }), { type: 'object', properties: { n: text } }],
  ])('of an envelope has an answer that %s', (_what, res, response) => {
    const schema = object({ code: { type: 'integer' }, res })
    const answer = { 200: { description: 'ok', content: { 'application/json': { schema } } } }
    const text = JSON.stringify({ openapi: '3.1.0', paths: { '/web/a': { get: { responses: answer } } } })
    expect(operationIn(text, '/web/a', 'get').response).toMatchObject(response)
  })
})

describe('F44 texts', () => {
  const added = async (answers: Answers, keys = ['shop.one', 'shop.two=more']) => {
    const sources = product({ 'locales/ru.json': { 'shop.title': 'Магазин' } })
    await addWords(sources, keys, answers, undefined)
    return { en: textsIn(sources, 'en'), ru: textsIn(sources, 'ru') }
  }

  it('may have a sign of equality', async () => {
    expect((await added({ label: 'en=1 + 1 = 2' }, ['shop.one'])).en['shop.one']).toBe('1 + 1 = 2')
  })

  it('are not asked for again if the product has their plural forms', async () => {
    expect((await added({ label: 'en=One' }, ['shop.one', 'shop.items'])).en).not.toHaveProperty(['shop.items'])
  })

  it('of a language that stand alone belong to the first key', async () => {
    const sources = product({ 'words.json': { en: 'One' } })
    sources.outside = () => JSON.stringify({ en: { 'shop.one': 'One', 'shop.more': 'More' }, ru: 'Один' })
    sources.write('locales/ru.json', '{}')
    await addWords(sources, ['shop.one', 'shop.more'], { labels: 'words.json' }, undefined)
    expect(textsIn(sources, 'ru')).toEqual({ 'shop.one': 'Один' })
  })
})

it.each([
  ['a,b', ['a', 'b']],
  [' a , b\nc,, ', ['a', 'b', 'c']],
  ['', []],
  [undefined, []],
])('F44 the answer %j has the parts %j', (answer, parts) => {
  expect(partsOf(answer)).toEqual(parts)
})

it.each([
  [40, '1, 2, 3'],
  [41, 'one of 41, such as 1, 2, 3, 4, 5, 6, 7, 8'],
])('F44 of %i possible answers it names those that a person can read', async (count, words) => {
  const allowed = () => Array.from({ length: count }, (_, index) => String(index + 1))
  const asked = answersOf([{ name: 'page', asks: 'a page', allowed }], {}, product(), undefined)
  await expect(asked).rejects.toThrow(`--page  a page: ${words}`)
})

it.each([
  ['in the current folder', 'CONTRIBUTING.md', /^# Contributing/],
  ['only in the product', 'pages/shop.ts', /^export const shop/],
])('F44 a file of a flag is found %s', (_where, file, content) => {
  expect(product().outside(file)).toMatch(content)
})

it('F44 a file of a flag that is nowhere is named', () => {
  expect(() => product().outside('nowhere.yaml')).toThrow('There is no file "nowhere.yaml".')
})

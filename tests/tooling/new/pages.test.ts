// Tests what a new page and a new endpoint add around themselves in a small product: links, rights, names and texts.
import { describe, expect, it } from 'vitest'
import { endpointKind } from '../../../tools/cli/new/endpoint'
import { linkFrom } from '../../../tools/cli/new/linkFrom'
import { pageKind } from '../../../tools/cli/new/page'
import { type Answers } from '../../../tools/cli/new/questions'
import { addRights } from '../../../tools/cli/new/rights'
import type { SourceEdits } from '../../../tools/cli/new/sources'
import { object, openSmallProduct, product, text } from './smallProduct'

openSmallProduct()

const list = { kind: 'list', call: 'POST /web/rows', route: '/shop/rows', 'link-from': '/shop' }
const planned = (answers: Answers = {}, sources: SourceEdits = product()) => {
  const plan = pageKind.plan({ ...list, ...answers }, sources)
  return { plan, sources, page: sources.has('pages/shopRows.ts') ? sources.read('pages/shopRows.ts') : '' }
}

describe('F44 a new page', () => {
  it.each<readonly [string, Answers, RegExp]>([
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

  it('does not take the file of another page', () => {
    const sources = product()
    sources.write('pages/shopRows.ts', 'export const old = {}\n')
    expect(() => planned({}, sources)).toThrow('pages/shopRows.ts is there already.')
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
    [
      'makes a block of links where there is none',
      "one: { block: 'text' }",
      `rowsLink: {"block":"links","links":{"rows":{${added}}}}`,
    ],
  ])('%s', (_where, blocks, source) => {
    expect(linked(blocks)).toContain(source)
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
    ['are those of the page that it is like', { like: '/b' }, `'/c': owners, "/new": agents`],
    ['are those of a visitor if it is open', { access: 'open', like: '/b' }, `['/d', "/new"]`],
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
})

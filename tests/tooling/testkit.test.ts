// Tests the parts of the testkit that look at a product: the answers of its server, and the blocks that an address shows.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Contract } from '../../tools/cli/generate/schemaSet'
import { answerProblems, type AnswerOptions } from '../../tools/testkit/answerProblems'
import { createSmallProduct } from '../support/smallProduct'
import { blocksIn, pagesIn, wantedFields } from '../../tools/testkit/pages/product'

const asked: { readonly url: string; readonly headers: IncomingMessage['headers'] }[] = []
let answer: { readonly status: number; readonly body: unknown }
const server = createServer((request, response) => {
  asked.push({ url: request.url ?? '', headers: request.headers })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => {
  asked.length = 0
  answer = { status: 200, body: { name: 'Tom', tags: ['a'] } }
})

const text = { type: 'string' }
const member = (schema: object) => ({ type: 'object', properties: { kind: schema }, required: ['kind'] })
const set = {
  'a.json': {
    Plain: member(text),
    Default: member({ ...text, default: 'from default', examples: ['from example'] }),
    Example: member({ ...text, examples: ['from example', 'another'] }),
    Page: { type: 'object', properties: { page: { type: 'integer' } }, required: ['page'] },
    Pet: { type: 'object', properties: { name: text, tags: { type: 'array', items: text } }, required: ['name'] },
  },
}

function ask(request: string, options?: AnswerOptions, more: object = {}) {
  const call = { kind: 'read', request: `a.json#/$defs/${request}`, response: 'a.json#/$defs/Pet', answer: 'bare' }
  const contract = { set, calls: { 'GET /pets': { ...call, ...more } } } as unknown as Contract
  return answerProblems(contract, `http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'GET /pets', options)
}

describe('a required member of a request', () => {
  const samples = { kind: 'from samples' }

  it.each<readonly [string, string, AnswerOptions | undefined, string]>([
    ['is its default', 'Default', undefined, '/pets?kind=from+default'],
    ['is its first example', 'Example', undefined, '/pets?kind=from+example'],
    ['is 1 for a page', 'Page', undefined, '/pets?page=1'],
    ['is the given sample', 'Plain', { samples }, '/pets?kind=from+samples'],
    ['is the given sample in place of its default', 'Default', { samples }, '/pets?kind=from+samples'],
    ['is the given sample 0 in place of its default', 'Default', { samples: { kind: 0 } }, '/pets?kind=0'],
    ['is the given sample "" in place of its default', 'Default', { samples: { kind: '' } }, '/pets?kind='],
    ['is the given sample false in place of its default', 'Default', { samples: { kind: false } }, '/pets?kind=false'],
    ['is the given sample in place of its example', 'Example', { samples }, '/pets?kind=from+samples'],
  ])('%s', async (_what, request, options, url) => {
    expect(await ask(request, options)).toEqual([])
    expect(asked.map((one) => one.url.replace('%20', '+'))).toEqual([url])
  })

  it('without a value lets the read be skipped', async () => {
    expect(await ask('Plain')).toEqual([])
    expect(asked).toEqual([])
  })
})

it('the headers of a call and those of the test are sent', async () => {
  await ask('Page', { headers: { authorization: 'Token abc' } }, { headers: { 'x-version': '2' } })
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Token abc', 'x-version': '2' })
})

it.each<readonly [string, number, unknown, object, readonly string[]]>([
  [
    'each misfit',
    200,
    { tags: [1] },
    {},
    ["answer must have required property 'name'", 'answer/tags/0 must be string'],
  ],
  ['a failure', 503, {}, {}, ['answers with status 503']],
  ['an envelope with a refusal', 200, { code: 7 }, { answer: undefined }, ['answers with {"code":7}']],
  ['a misfit in an envelope', 200, { code: 0, res: { name: 1 } }, { answer: undefined }, ['res/name must be string']],
])('%s is named', async (_what, status, body, more, problems) => {
  answer = { status, body }
  const found = await ask('Page', undefined, more)
  expect(found.toSorted()).toEqual(problems.map((one) => `GET /pets${one.startsWith('answers') ? ' ' : ': '}${one}.`))
})

it('a block in tabs has the tabs that its address must name, those around its own too', () => {
  const list = { block: 'list' }
  const tabs = (param: string, inside: object) => ({
    block: 'tabs',
    param,
    tabs: { all: { blocks: inside }, mine: { when: { 'user.role': 'owner' }, blocks: inside } },
  })
  const found = blocksIn({ list, outer: tabs('kind', { inner: tabs('state', { list }) }) })
  expect(found.map(({ path, tabs: named, isConditional }) => [path, named, isConditional])).toEqual([
    ['list', {}, false],
    ['outer', {}, false],
    ['outer > all > inner', { kind: 'all' }, false],
    ['outer > all > inner > all > list', { kind: 'all', state: 'all' }, false],
    ['outer > all > inner > mine > list', { kind: 'all', state: 'mine' }, true],
    ['outer > mine > inner', { kind: 'mine' }, true],
    ['outer > mine > inner > all > list', { kind: 'mine', state: 'all' }, true],
    ['outer > mine > inner > mine > list', { kind: 'mine', state: 'mine' }, true],
  ])
})

it('the pages of a market have its changes, and those that it hides are left out', () => {
  const product = createSmallProduct()
  onTestFinished(product.remove)
  product.write(
    'pages/two.ts',
    "export const first = { title: 'a', look: 'x' }\nexport const second = { title: 'b' }\n",
  )
  const south = "{ languages: ['en', 'de'], pages: { '/first': { title: 'c', look: null }, '/second': null } }"
  product.write('markets.config.ts', `export const markets = { north: {}, south: ${south} }\n`)
  const pages = pagesIn(product.folder).map(({ market, route, page, languages }) => [market, route, page, languages])
  const third: unknown = JSON.parse(product.read('pages/third.json'))
  expect(pages).toEqual([
    ['north', '/first', { title: 'a', look: 'x' }, []],
    ['north', '/second', { title: 'b' }, []],
    ['north', '/third', third, []],
    ['south', '/first', { title: 'c' }, ['en', 'de']],
    ['south', '/third', third, ['en', 'de']],
  ])
})

it('a form wants the required texts that the page does not fill in, those of its parts too', () => {
  const product = createSmallProduct()
  onTestFinished(product.remove)
  const names = ['plain', 'filled', 'hidden', 'later', 'count', 'kind', 'begun', 'free']
  const others = {
    count: { type: 'integer' },
    kind: { type: 'string', enum: ['a'] },
    begun: { type: 'string', default: 'x' },
  }
  const home = { type: 'object', properties: { city: text, street: text }, required: ['city'] }
  const properties = { ...Object.fromEntries(names.map((name) => [name, text])), ...others, home }
  const order = { type: 'object', properties, required: [...names.slice(0, -1), 'home'] }
  product.write('schemas/api.json', '{}')
  product.write('schemas/forms.json', JSON.stringify({ $defs: { order } }))
  const field = (name: string, more: object = {}) => [name, { label: `a.${name}`, ...more }] as const
  const fields = [
    ...['plain', 'count', 'kind', 'begun', 'free'].map((name) => field(name)),
    field('filled', { initial: '' }),
    field('hidden', { widget: 'hidden' }),
    field('later', { when: { 'form.plain': 'x' } }),
    ['home', { fields: Object.fromEntries(['city', 'street'].map((name) => field(name))) }] as const,
  ]
  const block = { form: 'order', fields: Object.fromEntries(fields) }
  expect(wantedFields(product.folder, block)).toEqual(['a.plain', 'a.city'])
})

it.each([
  ['a file', { answer: 'file' }, []],
  ['a file that is not there', { answer: 'file' }, ['GET /pets answers with status 404.']],
])('%s is only asked for', async (what, more, problems) => {
  answer = { status: what === 'a file' ? 200 : 404, body: 'no JSON of the schema' }
  expect(await ask('Page', undefined, more)).toEqual(problems)
})

it('a call that there is not is named', async () => {
  const contract = { set, calls: {} } as unknown as Contract
  expect(await answerProblems(contract, 'http://127.0.0.1:9', 'GET /none')).toEqual([
    'schemas/api.json has no "GET /none".',
  ])
})

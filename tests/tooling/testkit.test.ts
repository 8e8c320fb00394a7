// Tests the parts of the testkit that look at a product: the answers of its server, and the blocks that an address shows.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contract } from '../../tools/cli/generate/schemaSet'
import { answerProblems, type AnswerOptions } from '../../tools/testkit/answerProblems'

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

// Tests how the sandbox reads a request and sends an answer: paths, queries, bodies, headers, and what is wrong with them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, SandboxRefusal, type SandboxHandler } from '../../tools/testkit/sandbox'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-requests-'))
const text = { type: 'string' }
const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required })
const pet = object({ slug: text, name: text })
const $defs = {
  Any: object({ tag: {}, per: {} }),
  Said: object({ said: text }, 'said'),
  Short: object({ word: { ...text, maxLength: 2 } }),
  Pets: { type: 'array', items: pet },
  Pet: pet,
}
const call = (response: string, more: object = {}, request = 'Any') => ({
  kind: 'read',
  request: `a.json#/$defs/${request}`,
  response: `a.json#/$defs/${response}`,
  answer: 'bare',
  ...more,
})
const calls = {
  'GET /pets/{slug}': call('Pet'),
  'GET /pets/new': call('Said'),
  'GET /echo': call('Said'),
  'POST /echo': call('Said'),
  'GET /rooms/{room}/echo': call('Said'),
  'POST /rpc#named': call('Said', { constants: { method: 'named' } }),
  'POST /rpc#old': call('Said', { headers: { 'X-Version': '1' } }),
  'POST /rpc#both': call('Said', { constants: { method: 'named' }, headers: { 'X-Version': '1' } }),
  'GET /pets': call('Pets', { pages: { by: 'link', size: 1 } }),
  'GET /all/pets': call('Pets', { pages: { by: 'whole' } }),
  'POST /pets': call('Pet', { kind: 'write' }),
  'GET /misfit': call('Said'),
  'GET /short': call('Said', {}, 'Short'),
  'GET /refused': call('Said'),
  'GET /broken': call('Said'),
  'GET /report': call('Said', { answer: 'file' }),
  'GET /first/pets': call('Pets', { pages: { by: 'whole' } }),
}
const rows = ['a b', 'c'].map((slug) => ({ slug, name: slug.toUpperCase() }))

function write(file: string, value: unknown): void {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(value))
}

const echo: SandboxHandler = ({ body }) => ({ said: JSON.stringify(body) })
const handlers: { readonly [endpoint: string]: SandboxHandler } = {
  ...Object.fromEntries(
    ['GET /echo', 'POST /echo', 'GET /rooms/{room}/echo', 'GET /short'].map((name) => [name, echo]),
  ),
  ...Object.fromEntries(
    ['named', 'old', 'both'].map((name) => [
      `POST /rpc#${name}`,
      ({ endpoint, body }) => ({ said: `${endpoint} ${JSON.stringify(body)}` }),
    ]),
  ),
  'GET /pets/new': () => ({ said: 'the form' }),
  'GET /misfit': () => ({ said: 1 }),
  'GET /refused': () => {
    throw new SandboxRefusal(409, { why: 'taken' })
  },
  'GET /broken': () => {
    throw new Error('a mistake of the handler')
  },
  'GET /report': () => ({ text: 'a', type: 'text/csv', name: 'Jänner 1.csv' }),
  'GET /first/pets': (asked) => asked.answer({ slug: 'c' }),
}
const refusal = (messages: readonly string[]) => ({ errors: messages })
let origin = ''
const server = createServer((incoming, response) =>
  sandbox.answer(incoming, response, () => response.writeHead(404).end('not mine')),
)
let sandbox: ReturnType<typeof createSandbox>
beforeAll(async () => {
  write('schemas/api.json', calls)
  write('schemas/a.json', { $defs })
  write('sandbox/examples/pets.json', { key: 'slug', rows })
  sandbox = createSandbox({ root: folder, handlers, refusal })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

async function ask(endpoint: string, init: RequestInit = {}) {
  const [method = '', path = ''] = endpoint.split(' ')
  const response = await fetch(origin + path, { method, ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const said = (words: string) => JSON.stringify({ said: words })

describe('the call of a request', () => {
  it.each([
    ['is the one without a place', 'GET /pets/new', said('the form')],
    ['is the one whose place the path fills', 'GET /pets/c', '{"slug":"c","name":"C"}'],
    ['has the decoded places of its path', 'GET /pets/a%20b', '{"slug":"a b","name":"A B"}'],
    ['has the place of its path, whatever its query says', 'GET /rooms/9/echo?room=1', said('{"room":"9"}')],
    [
      'has a list for a name that its query repeats',
      'GET /echo?tag=a&tag=b&per=2',
      said('{"tag":["a","b"],"per":"2"}'),
    ],
  ])('%s', async (_what, endpoint, answer) => {
    expect((await ask(endpoint)).text).toBe(answer)
  })

  it.each([
    ['its constant', { method: 'named' }, {}, 200, said('POST /rpc#named {}')],
    ['its header', { method: 'other' }, { 'x-version': '1' }, 200, said('POST /rpc#old {"method":"other"}')],
    ['its constant and its header', { method: 'named' }, { 'x-version': '1' }, 200, said('POST /rpc#both {}')],
    [
      'another header',
      {},
      { 'x-version': '2' },
      404,
      '{"errors":["No call of POST /rpc has these constants and headers."]}',
    ],
  ])('is told by %s', async (_what, body, headers, status, answer) => {
    expect(await ask('POST /rpc', { body: JSON.stringify(body), headers })).toMatchObject({ status, text: answer })
  })

  it('has a body that comes in parts, of which one ends within a letter', async () => {
    const bytes = Buffer.from(JSON.stringify({ tag: 'Jänner' }))
    const cut = bytes.indexOf('ä') + 1
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request(
        `${origin}/echo`,
        { method: 'POST' },
        (response) => void readText(response).then(resolve, reject),
      )
      sent.write(bytes.subarray(0, cut), () => sent.end(bytes.subarray(cut)))
    })
    expect(answer).toBe(said('{"tag":"Jänner"}'))
  })
})

describe('an answer', () => {
  it('names the next page in the header Link, and the last page has none', async () => {
    const links = await Promise.all(
      ['', '?page=2'].map(async (query) => (await ask(`GET /pets${query}`)).headers.get('link')),
    )
    expect(links).toEqual(['<https://sandbox.example/?page=2>; rel="next"', null])
  })

  it.each([
    ['that does not fit its schema', 'GET /misfit', 500, '{"message":"GET /misfit: said must be string"}'],
    ['of a handler with a mistake', 'GET /broken', 500, '{"message":"Error: a mistake of the handler"}'],
    ['that a handler refuses', 'GET /refused', 409, '{"why":"taken"}'],
    [
      'to a request that does not fit, as the product writes it',
      'GET /short?word=abc',
      422,
      '{"errors":["word must NOT have more than 2 characters"]}',
    ],
    ['to a request that another server may answer', 'GET /other', 404, 'not mine'],
    ['to a row that is not there', 'GET /pets/x', 404, '{"message":"GET /pets/{slug}: there is no such row."}'],
  ])('%s has its status and says why', async (_what, endpoint, status, answer) => {
    expect(await ask(endpoint)).toMatchObject({ status, text: answer })
  })

  it('to a body that is not JSON is an error', async () => {
    expect((await ask('POST /echo', { body: '{' })).status).toBe(500)
  })

  it.each(['GET /pets', 'GET /report'])('to %s is kept by nobody', async (endpoint) => {
    expect((await ask(endpoint)).headers.get('cache-control')).toBe('no-store')
  })
})

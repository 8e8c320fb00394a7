// Tests the sandbox that is made of schemas and examples: lists, rows, writes, and what it refuses.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { createSandbox, openAnswers, SandboxRefusal, type SandboxHandler } from '../../tools/testkit/sandbox'

const folder = mkdtempSync(join(tmpdir(), 'schema-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

const text = { type: 'string' }
const number = { type: 'integer' }
const object = (properties: object, ...required: string[]) => ({ type: 'object', properties, required })
const pet = object({ id: number, name: text, kind: { enum: ['cat', 'dog'] } }, 'id', 'name')
const $defs = {
  Query: object({
    q: text,
    kind: text,
    sort: text,
    direction: text,
    limit: number,
    offset: number,
    owner: text,
    tag: text,
  }),
  Pets: object({ pets: { type: 'array', items: pet }, total: number }, 'pets', 'total'),
  Ref: object({ id: number }, 'id'),
  One: object({ pet }, 'pet'),
  New: object({ pet: object({ name: { ...text, minLength: 1 }, kind: text }, 'name') }, 'pet'),
  Change: object({ id: number, pet: object({ name: text }) }, 'id'),
  Page: object({ page: number }, 'page'),
  Listed: object({ list: { type: 'array', items: pet }, has_more: { type: 'boolean' } }, 'list', 'has_more'),
  Facts: object(
    { at: { ...text, format: 'date' }, level: { enum: ['low', 'high'] }, count: { ...number, minimum: 3 } },
    'at',
    'level',
    'count',
  ),
  Nothing: object({}),
  Session: object({ token: text }),
  Names: { type: 'array', items: text, maxItems: 2 },
  PetNames: object({ id: number, names: { type: 'array', items: text } }, 'id', 'names'),
  Text: text,
  Echo: object({ said: text }, 'said'),
}
const call = (kind: string, request: string, response: string, more: object = { answer: 'bare' }) => ({
  kind,
  request: `a.json#/$defs/${request}`,
  response: `a.json#/$defs/${response}`,
  ...more,
})
const calls = {
  'GET /pets': call('read', 'Query', 'Pets', {
    answer: 'bare',
    pages: { rows: 'pets', by: 'offset', send: 'offset', size: 2, sendSize: 'limit' },
  }),
  'GET /pets/{id}': call('read', 'Ref', 'One'),
  'POST /pets': call('write', 'New', 'One'),
  'PATCH /pets/{id}': call('write', 'Change', 'One'),
  'DELETE /pets/{id}': call('write', 'Ref', 'Nothing'),
  'POST /pets/list': call('read', 'Page', 'Listed', {}),
  'GET /facts': call('read', 'Nothing', 'Facts'),
  'GET /oldest': call('read', 'Nothing', 'One'),
  'POST /rpc#pets.list': call('read', 'Query', 'Pets', {
    answer: 'bare',
    constants: { method: 'pets.list' },
    pages: { rows: 'pets', by: 'offset', send: 'offset', size: 2, sendSize: 'limit' },
  }),
  'POST /rpc#pets.add': call('write', 'New', 'One', {
    answer: 'bare',
    query: ['v'],
    constants: { method: 'pets.add', v: 2 },
  }),
  'GET /mine': call('read', 'Nothing', 'Session'),
  'GET /pets.csv': call('read', 'Nothing', 'Names', { answer: 'file' }),
  'GET /pets.txt': call('read', 'Nothing', 'Text', { answer: 'file' }),
  'PUT /names': call('write', 'Names', 'Echo'),
  'PUT /pets/{id}/names': call('write', 'PetNames', 'Echo', { answer: 'bare', body: 'names' }),
}
const rows = [
  { id: 1, name: 'Tom', kind: 'cat', owners: ['ann'], secret: 'x', madeAt: 9, weight: 9 },
  { id: 2, name: 'Rex', kind: 'dog', owners: ['ben'], madeAt: 1, weight: -2 },
  { id: 3, name: 'Tilly', kind: 'cat', owners: ['ann', 'ben'], tags: [{ word: 'small' }], madeAt: 8, weight: 10 },
]
for (const [file, value] of Object.entries({
  'schemas/api.json': calls,
  'schemas/a.json': { $defs },
  'sandbox/examples/pets.json': { find: { owner: 'owners', tag: 'tags.word' }, rows },
})) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(value))
}

const echo: SandboxHandler = ({ body }) => ({ said: JSON.stringify(body) })
const handlers: { readonly [endpoint: string]: SandboxHandler } = {
  'PUT /names': echo,
  'GET /pets.csv': () => ({ text: 'name\nTom\n', type: 'text/csv', name: 'pets.csv' }),
  'PUT /pets/{id}/names': echo,
  'GET /oldest': ({ rows }) => ({ pet: rows('pets')[2] }),
  'GET /mine': ({ token }) => {
    if (token === undefined) throw new SandboxRefusal(401, { why: 'nobody' })
    return { token }
  },
}
let sandbox: ReturnType<typeof createSandbox>
let origin = ''
const server = createServer((request, response) =>
  sandbox.answer(request, response, () => response.writeHead(404).end('not mine')),
)
beforeEach(async () => {
  sandbox = createSandbox({ root: folder, handlers })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  sandbox.close()
})

async function ask(endpoint: string, body?: object, headers: { readonly [name: string]: string } = {}) {
  const [method = '', path = ''] = endpoint.split(' ')
  const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return {
    status: response.status,
    body: response.headers.get('content-type') ? ((await response.json()) as unknown) : {},
  }
}
const names = (found: { readonly body: unknown }) =>
  (found.body as { readonly pets: readonly { readonly name: string }[] }).pets.map(({ name }) => name)

describe('a list', () => {
  it('finds rows by members that the contract lacks, also after a handler has answered with a row as it is', async () => {
    for (let time = 1; time <= 2; time += 1) {
      expect((await ask('GET /oldest')).body).toEqual({ pet: { id: 3, name: 'Tilly', kind: 'cat' } })
      expect(names(await ask('GET /pets?owner=ben'))).toEqual(['Rex', 'Tilly'])
    }
  })

  it.each([
    ['', ['Tom', 'Rex']],
    ['?offset=2', ['Tilly']],
    ['?limit=3', ['Tom', 'Rex', 'Tilly']],
    ['?q=ti', ['Tilly']],
    ['?kind=cat', ['Tom', 'Tilly']],
    ['?owner=ben', ['Rex', 'Tilly']],
    ['?owner=nobody', []],
    ['?kind=all&limit=3', ['Tom', 'Rex', 'Tilly']],
    ['?kind=any&limit=3', ['Tom', 'Rex', 'Tilly']],
    ['?kind=&limit=3', ['Tom', 'Rex', 'Tilly']],
    ['?tag=small', ['Tilly']],
    ['?sort=name&limit=3', ['Rex', 'Tilly', 'Tom']],
    ['?sort=-name&limit=3', ['Tom', 'Tilly', 'Rex']],
    ['?sort=id&direction=desc', ['Tilly', 'Rex']],
    ['?q=t&query=om', ['Tom']],
    ['?query=om&q=rex', []],
    ['?sort=made&limit=3', ['Rex', 'Tilly', 'Tom']],
    ['?sort=-made', ['Tom', 'Tilly']],
    ['?sort=weight&limit=3', ['Rex', 'Tom', 'Tilly']],
  ])('for "%s" has %j', async (query, wanted) => {
    expect(names(await ask(`GET /pets${query}`))).toEqual(wanted)
  })

  it('counts all that were found, and hides members that the schema does not have', async () => {
    expect((await ask('GET /pets?kind=cat&limit=1')).body).toEqual({
      pets: [{ id: 1, name: 'Tom', kind: 'cat' }],
      total: 2,
    })
  })

  it.each([
    [3, 1, false],
    [20, 1, false],
    [21, 1, true],
    [21, 2, false],
    [40, 2, false],
  ])('of %i rows comes in an envelope, and says at page %i whether there is more: %s', async (count, page, hasMore) => {
    for (let added = rows.length; added < count; added += 1) await ask('POST /pets', { pet: { name: 'Zed' } })
    expect((await ask('POST /pets/list', { page })).body).toMatchObject({ code: 0, res: { has_more: hasMore } })
  })

  it('begins with the newest row', async () => {
    await ask('POST /pets', { pet: { name: 'Zed' } })
    await ask('POST /pets', { pet: { name: 'Zoe' } })
    expect(names(await ask('GET /pets?limit=3'))).toEqual(['Zoe', 'Zed', 'Tom'])
  })
})

describe('a row', () => {
  it('is found by the place of the path, or is not there', async () => {
    expect((await ask('GET /pets/2')).body).toEqual({ pet: { id: 2, name: 'Rex', kind: 'dog' } })
    expect((await ask('GET /pets/9')).status).toBe(404)
  })

  it('is added, changed and removed', async () => {
    expect((await ask('POST /pets', { pet: { name: 'Zed' } })).body).toEqual({ pet: { id: 4, name: 'Zed' } })
    expect((await ask('PATCH /pets/4', { pet: { name: 'Zoe' } })).body).toEqual({ pet: { id: 4, name: 'Zoe' } })
    expect(names(await ask('GET /pets?q=zoe'))).toEqual(['Zoe'])
    expect((await ask('DELETE /pets/4')).status).toBe(200)
    expect(names(await ask('GET /pets?limit=9'))).toEqual(['Tom', 'Rex', 'Tilly'])
  })
})

it('gives a new row a key that no other row has, whatever was removed before', async () => {
  const add = (name: string) => ask('POST /pets', { pet: { name } })
  await ask('DELETE /pets/1')
  await add('Zed')
  await ask('DELETE /pets/2')
  await add('Zoe')
  const { pets } = (await ask('GET /pets?limit=9')).body as { readonly pets: readonly { readonly id: number }[] }
  expect(pets.map(({ id }) => id)).toEqual([5, 4, 3])
})

it('tells calls of one address apart by their constants', async () => {
  expect(names(await ask('POST /rpc', { method: 'pets.list', offset: 2 }))).toEqual(['Tilly'])
  const added = await ask('POST /rpc?v=2', { method: 'pets.add', pet: { name: 'Zed' } })
  expect(added.body).toEqual({ pet: { id: 4, name: 'Zed' } })
  expect((await ask('POST /rpc', { method: 'pets.none' })).status).toBe(404)
})

it('answers calls of another server, and hides members that the schema does not have', () => {
  const answers = openAnswers(folder)
  expect(answers('GET /pets', { kind: 'cat', limit: 1 })).toEqual({
    pets: [{ id: 1, name: 'Tom', kind: 'cat' }],
    total: 2,
  })
  answers('DELETE /pets/{id}', { id: 1 })
  expect(answers('GET /pets', { kind: 'cat' })).toMatchObject({ total: 1 })
  expect(openAnswers(folder)('GET /pets', { kind: 'cat' })).toMatchObject({ total: 2 })
  expect(() => answers('GET /none', {})).toThrow('schemas/api.json has no "GET /none".')
})

it('without examples, an answer is a sample of its schema', async () => {
  expect((await ask('GET /facts')).body).toEqual({ at: '2026-01-31', level: 'low', count: 3 })
})

it.each([
  ['PUT /names', { value: ['a', 'b'] }],
  ['PUT /pets/2/names', { names: ['a', 'b'], id: 2 }],
])('%s takes a list as its whole body', async (endpoint, body) => {
  expect((await ask(endpoint, ['a', 'b'])).body).toEqual({ said: JSON.stringify(body) })
})

it.each([
  ['of a handler', '/pets.csv', 'text/csv', "attachment; filename*=UTF-8''pets.csv", /^name\nTom\n$/],
  ['without a handler', '/pets.txt', 'text/plain', null, /GET \/pets\.txt/],
])('answers a file %s', async (_from, path, type, name, text) => {
  const response = await fetch(origin + path)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('content-disposition')).toBe(name)
  expect(await response.text()).toMatch(text)
})

it.each([
  ['a list that does not fit', 'PUT /names', ['a', 'b', 'c'], 422],
  ['a request that does not fit', 'POST /pets', { pet: { name: '' } }, 422],
  ['a session that a handler needs', 'GET /mine', undefined, 401],
  ['another path', 'GET /other', undefined, 404],
])('refuses %s', async (_what, endpoint, body, status) => {
  expect((await ask(endpoint, body)).status).toBe(status)
})

it.each([
  ['the header authorization, without its scheme', { authorization: 'Token abc' }],
  ['the header token', { token: 'abc' }],
])('gives handlers the token of %s', async (_what, headers) => {
  expect(await ask('GET /mine', undefined, headers)).toEqual({ status: 200, body: { token: 'abc' } })
})

// Tests the sandbox that is made of schemas and examples: lists, rows, writes, and what it refuses.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { createSandbox, SandboxRefusal, type SandboxHandler } from '../../tools/testkit/sandbox'

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
  After: object({ after: text }),
  ...Object.fromEntries(
    Object.entries({
      Null: [{ type: ['string', 'null'] }, 'next'],
      Text: [text, 'next'],
      Number: [number, 'next'],
      Absent: [text],
      Flag: [{ type: 'boolean' }, 'next'],
    }).map(([name, [next, ...required]]) => [
      `Next${name}`,
      object(
        { rows: { type: 'array', items: pet }, meta: object({ next, all: number }, ...(required as string[])) },
        'rows',
      ),
    ]),
  ),
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
  NewFile: object({ name: text, size: number, type: text }, 'name', 'size', 'type'),
  ShopRef: object({ shop_id: text, name: text }, 'shop_id'),
  Shop: object({ code: text, name: text, owner: object({ phone: { type: ['string', 'null'] } }) }, 'code', 'owner'),
  FilePlace: object({ upload_url: text, url: text }, 'upload_url', 'url'),
}
const call = (kind: string, request: string, response: string, more: object = { answer: 'bare' }) => ({
  kind,
  request: `a.json#/$defs/${request}`,
  response: `a.json#/$defs/${response}`,
  ...more,
})
const protocol = {
  envelope: { success: ['0'] },
  headers: { Authorization: { from: 'token', scheme: 'Token' }, token: { from: 'token' } },
}
const calls = {
  'GET /pets': call('read', 'Query', 'Pets', {
    answer: 'bare',
    pages: { rows: 'pets', by: 'offset', send: 'offset', size: 2, sendSize: 'limit' },
  }),
  ...Object.fromEntries(
    ['Null', 'Text', 'Number', 'Absent', 'Flag'].map((name) => [
      `GET /next${name}/pets`,
      call('read', 'After', `Next${name}`, {
        answer: 'bare',
        pages: { rows: 'rows', by: 'cursor', send: 'after', size: 2, next: 'meta.next', total: 'meta.all' },
      }),
    ]),
  ),
  'GET /shops/{shop_id}': call('read', 'ShopRef', 'Shop'),
  'PUT /shops/{shop_id}': call('write', 'ShopRef', 'Shop'),
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
  'POST /upload': call('write', 'NewFile', 'FilePlace', {}),
  'PUT /names': call('write', 'Names', 'Echo'),
  'PUT /pets/{id}/names': call('write', 'PetNames', 'Echo', { answer: 'bare', body: 'names' }),
}
const rows = [
  { id: 1, name: 'Tom', kind: 'cat', owners: ['ann'], secret: 'x', madeAt: 9, weight: 9 },
  { id: 2, name: 'Rex', kind: 'dog', owners: ['ben'], madeAt: 1, weight: -2 },
  { id: 3, name: 'Tilly', kind: 'cat', owners: ['ann', 'ben'], tags: [{ word: 'small' }], madeAt: 8, weight: 10 },
]
for (const [file, value] of Object.entries({
  'schemas/api.json': { protocol, ...calls },
  'schemas/a.json': { $defs },
  'sandbox/examples/shops.json': {
    key: 'code',
    rows: ['a', 'b'].map((code) => ({ code, name: code, owner: { phone: null } })),
  },
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
})

it.each([
  ['Null', '2', null],
  ['Text', '2', ''],
  ['Number', 2, 0],
  ['Absent', '2', undefined],
  ['Flag', true, false],
])('a list whose next page is of the kind %s says %j, and on its last page %j', async (name, next, end) => {
  const metaOf = async (query: string) => {
    const found = await ask(`GET /next${name}/pets${query}`)
    return [found.status, (found.body as { readonly meta: object }).meta]
  }
  expect(await metaOf('')).toEqual([200, { all: 3, next }])
  expect(await metaOf('?after=2')).toEqual([200, { all: 3, ...(end !== undefined && { next: end }) }])
})

describe('a row', () => {
  it('is found by the place of the path, or is not there', async () => {
    expect((await ask('GET /pets/2')).body).toEqual({ pet: { id: 2, name: 'Rex', kind: 'dog' } })
    expect((await ask('GET /pets/9')).status).toBe(404)
  })

  it('is found by its key, whatever the place of the path is called, also after a change', async () => {
    const shop = (code: string, name: string) => ({ status: 200, body: { code, name, owner: { phone: null } } })
    expect(await ask('GET /shops/b')).toEqual(shop('b', 'b'))
    expect(await ask('PUT /shops/a', { name: 'New' })).toEqual(shop('a', 'New'))
    expect(await ask('GET /shops/b')).toEqual(shop('b', 'b'))
    expect((await ask('GET /shops/c')).status).toBe(404)
  })

  it('is added, changed and removed', async () => {
    expect((await ask('POST /pets', { pet: { name: 'Zed' } })).body).toEqual({ pet: { id: 4, name: 'Zed' } })
    expect((await ask('PATCH /pets/4', { pet: { name: 'Zoe' } })).body).toEqual({ pet: { id: 4, name: 'Zoe' } })
    expect(names(await ask('GET /pets?q=zoe'))).toEqual(['Zoe'])
    expect((await ask('DELETE /pets/4')).status).toBe(200)
    expect(names(await ask('GET /pets?limit=9'))).toEqual(['Tom', 'Rex', 'Tilly'])
  })
})

it('tells calls of one address apart by their constants', async () => {
  expect(names(await ask('POST /rpc', { method: 'pets.list', offset: 2 }))).toEqual(['Tilly'])
  const added = await ask('POST /rpc?v=2', { method: 'pets.add', pet: { name: 'Zed' } })
  expect(added.body).toEqual({ pet: { id: 4, name: 'Zed' } })
  expect((await ask('POST /rpc', { method: 'pets.none' })).status).toBe(404)
})

it('without examples, an answer is a sample of its schema', async () => {
  expect((await ask('GET /facts')).body).toEqual({ at: '2026-01-31', level: 'low', count: 3 })
})

it('takes each uploaded picture, and shows it at the address that the upload answered', async () => {
  const at = async (size: number) => {
    const { body } = await ask('POST /upload', { name: 'a.png', size, type: 'image/png' }, { origin })
    return (body as { readonly res: { readonly upload_url: string; readonly url: string } }).res
  }
  const [first, second] = [await at(3), await at(1)]
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array([1, 2, 255])], { type: 'image/png' }), 'a.png')
  expect((await fetch(first.upload_url, { method: 'PUT', body: form })).status).toBe(200)
  const shown = await fetch(first.url)
  const bytes = new Uint8Array(await shown.arrayBuffer())
  expect([shown.headers.get('content-type'), [...bytes]]).toEqual(['image/png', [1, 2, 255]])
  expect((await fetch(second.url)).status).toBe(404)
  expect((await fetch(`${second.url}0`, { method: 'PUT', body: form })).status).toBe(404)
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
  ['a header that api.json names, without its scheme', { authorization: 'Token abc' }],
  ['another header, without a scheme', { token: 'abc' }],
])('gives handlers the token of %s', async (_what, headers) => {
  expect(await ask('GET /mine', undefined, headers)).toEqual({ status: 200, body: { token: 'abc' } })
})

// Tests the import of OpenAPI documents: what becomes of operations, and what they lose.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { definitionProblems } from '../../tools/cli/check/product/checkDefinitions'
import { openApiImport, toDefinitions, importedCalls } from '../../tools/cli/import/openApi'
import { SourceEdits } from '../../tools/cli/new/sources'
import { root } from '../../tools/cli/root'
import { answer, documentOf, imported, json, list, pet, query } from './importKit'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('an operation', () => {
  it('becomes a call with the places of its path, without what the contract does not have', () => {
    expect(
      imported({
        parameters: [...query('q'), { name: 'X-Key', in: 'header' }],
        ...answer({ $ref: '#/components/schemas/Pet' }),
      }),
    ).toEqual({
      endpoint: 'GET /api/v2/pets/{petId}',
      kind: 'read',
      request: {
        type: 'object',
        properties: { q: { type: 'integer' }, petId: { type: 'string' } },
        required: ['petId'],
      },
      response: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          tag: { type: ['string', 'null'] },
          kind: { enum: ['cat', 'dog', null] },
        },
        required: ['id', 'name', 'tag'],
      },
      losses: ['parameter X-Key: it is in the header', 'answer.parent: #/components/schemas/Pet contains itself'],
    })
  })

  const [good, bad] = ['id', 'error'].map((name) =>
    json({ type: 'object', properties: { [name]: { type: 'string' } } }),
  )

  it.each([
    ['201', { '201': good, '404': bad }],
    ['2XX', { default: bad, '2XX': good }],
    ['204 beside that of an error', { '400': bad, '204': good }],
    ['default if no other is good', { '404': bad, default: good }],
  ])('has the answer of the status %s', (_status, responses) => {
    expect(imported({ responses }).response.properties).toEqual({ id: { type: 'string' } })
  })

  it.each<[string, object, object | undefined]>([
    ['a whole list', { ...answer(list) }, { by: 'whole' }],
    [
      'numbered pages',
      {
        parameters: query('page', 'per_page'),
        ...answer({ type: 'object', properties: { items: list, total: { type: 'integer' } } }),
      },
      { rows: 'items', by: 'page', send: 'page', sendSize: 'per_page', size: 30, total: 'total' },
    ],
    [
      'numbered pages that say the next one, and other counts',
      {
        parameters: query('page'),
        ...answer({
          type: 'object',
          properties: {
            results: list,
            count: { type: 'integer' },
            total_pages: { type: 'integer' },
            next: { type: 'string', nullable: true },
          },
        }),
      },
      { rows: 'results', by: 'page', send: 'page', next: 'next' },
    ],
    ['pages with Link', { parameters: query('page'), ...answer(list, { Link: {} }) }, { by: 'link', send: 'page' }],
    [
      'an offset',
      {
        parameters: query('offset', 'limit'),
        ...answer({ type: 'object', properties: { data: { type: 'object', properties: { pets: list } } } }),
      },
      { rows: 'data.pets', by: 'offset', send: 'offset', sendSize: 'limit', size: 30 },
    ],
    [
      'a cursor',
      {
        parameters: query('cursor'),
        ...answer({
          type: 'object',
          properties: { results: list, meta: { type: 'object', properties: { next_cursor: { type: 'string' } } } },
        }),
      },
      { rows: 'results', by: 'cursor', send: 'cursor', next: 'meta.next_cursor' },
    ],
    [
      'pages from 0',
      {
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', minimum: 0 } }],
        ...answer({ type: 'object', properties: { items: list } }),
      },
      { rows: 'items', by: 'page', send: 'page', first: 0 },
    ],
    ['no list', { ...answer({ type: 'object', properties: { a: { type: 'string' } } }) }, undefined],
    ['one thing with a list', { ...answer({ type: 'object', properties: { tags: list } }) }, undefined],
    ['two lists', { ...answer({ type: 'object', properties: { a: list, b: list } }) }, undefined],
  ])('that answers %s', (_what, operation, pages) => {
    expect(imported(operation).pages).toEqual(pages)
  })

  it.each([
    ['/pets/{petId}', 'value', ['petId', 'value']],
    ['/pets/{value}', 'body', ['value', 'body']],
  ])('whose body is a list sends it whole: %s', (path, body, required) => {
    const call = imported(
      { requestBody: json({ type: 'array', items: { type: 'string' } }), ...answer({ type: 'object' }) },
      path,
      'put',
    )
    expect(call).toMatchObject({
      body,
      request: { properties: { [body]: { type: 'array', items: { type: 'string' } } }, required },
    })
  })

  it.each<[string, object, object, string]>([
    ['without a protocol', { servers: [{ url: '//api.test/v1' }] }, {}, '/v1/a'],
    ['with all of it', { servers: [{ url: 'https://api.test/v1/' }] }, {}, '/v1/a'],
    ['without an origin', { servers: [{ url: '/v1' }] }, {}, '/v1/a'],
    ['without a path', { servers: [{ url: '//api.test' }] }, {}, '/a'],
    [
      'with places',
      { servers: [{ url: '//{host}/{v}', variables: { host: { default: 'a.test' }, v: { default: 'v3' } } }] },
      {},
      '/v3/a',
    ],
    ['of its own', { servers: [{ url: '/v1' }] }, { servers: [{ url: '//files.test/up' }] }, '/up/a'],
  ])('has the path of the server: %s', (_what, more, operation, path) => {
    expect(imported({ ...operation, ...answer(list) }, '/a', 'get', more).endpoint).toBe(`GET ${path}`)
  })

  it('that takes a form is sent as one', () => {
    const requestBody = {
      content: {
        'application/x-www-form-urlencoded': { schema: { type: 'object', properties: { a: { type: 'string' } } } },
      },
    }
    expect(imported({ requestBody, responses: { '204': {} } }, '/pets', 'post')).toMatchObject({
      kind: 'write',
      encoding: 'form',
      request: { properties: { a: { type: 'string' } } },
      response: { type: 'object', properties: {} },
    })
  })

  it.each<[string, object, object]>([
    [
      '/#Target=A.List',
      { operationId: 'List' },
      { endpoint: 'POST /api/v2/#List', query: ['Target'], constants: { Target: 'A.List' } },
    ],
    [
      '/#X-Target=A.List',
      { parameters: [{ name: 'X-Target', in: 'header', required: true, schema: { enum: ['A.List'] } }] },
      { endpoint: 'POST /api/v2/#X-Target-A.List', headers: { 'X-Target': 'A.List' } },
    ],
    [
      '/jobs?op=LIST&after={id}',
      {},
      {
        endpoint: 'POST /api/v2/jobs#op-LIST-after-id',
        query: ['op', 'after'],
        constants: { op: 'LIST' },
        request: { properties: { after: { type: 'string' } }, required: ['after'] },
      },
    ],
    [
      '/rpc',
      {
        parameters: [{ name: 'v', in: 'query', required: true, schema: { const: 2 } }, ...query('q')],
        requestBody: json({
          type: 'object',
          required: ['method', 'params'],
          properties: { method: { const: 'list' }, params: { type: 'object', properties: { a: { type: 'string' } } } },
        }),
      },
      {
        endpoint: 'POST /api/v2/rpc',
        query: ['v', 'q'],
        constants: { method: 'list', v: 2 },
        request: { properties: { params: { type: 'object' }, q: { type: 'integer' } }, required: ['params'] },
      },
    ],
    ["/a b/docs('{key:}')", {}, { endpoint: "POST /api/v2/a%20b/docs('{key}')" }],
  ])('at %s is sent with what its address and its parameters fix', (path, operation, wanted) => {
    expect(imported({ ...operation, ...answer(list) }, path, 'post')).toMatchObject(wanted)
  })

  it('loses what no call can carry, and that is said', () => {
    const call = imported(
      {
        parameters: query('token'),
        requestBody: json({ type: 'object' }),
        ...answer({ enum: ['<b>'], type: 'string' }),
      },
      '/pets',
      'delete',
    )
    expect(call.request.properties).toEqual({})
    expect(call.losses).toEqual([
      'parameter token: it may stand in no address',
      'request: members of any name',
      'request: a DELETE carries none',
      'answer: 1 values',
      'answer: it is string, not an object',
    ])
  })

  it('with endless detail is cut to what a definition may have', () => {
    const deep = (level: number): object => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 9 }, (_, index) => [`m${index}`, level === 0 ? { type: 'string' } : deep(level - 1)]),
      ),
    })
    const { calls } = importedCalls(documentOf({ '/a': { get: answer(deep(4)) } }))
    const { files } = toDefinitions(calls, 'pets', new Set())
    expect(definitionProblems(files)).toEqual([])
    expect(calls[0]?.losses.at(-1)).toContain('because there would be too many')
  })
})

it('an import adds definitions and calls, split into files, and tells what is lost', () => {
  const file = join(folder, 'shop.json')
  const paths = Object.fromEntries(
    Array.from({ length: 150 }, (_, at) => [
      `/pets${at}/{petId}`,
      { get: answer(list), put: { requestBody: json(pet), ...answer(pet) } },
    ]),
  )
  writeFileSync(file, JSON.stringify(documentOf(paths)))
  const sources = new SourceEdits(root)
  const { notes } = openApiImport.plan({ openapi: file, only: 'GET /pets2/{petId}, /pets1' }, sources)
  expect(notes[0]).toBe('Imported 123 calls, 62 of them lists.')
  expect(notes[1]).toBe('Lost (184):')
  expect(notes.slice(2, 186).every((one) => one.startsWith('  '))).toBe(true)
  expect(notes[186]).toBe('Lists (62):')
  expect(notes.at(-1)).toBe('No page uses them yet: npm run new -- page …')
  const files = sources.changed().map((change) => change.file)
  expect(files).toContain('schemas/petShop.json')
  expect(files).toContain('schemas/petShop2.json')
  const api = JSON.parse(sources.read('schemas/api.json')) as { [endpoint: string]: object }
  expect(Object.keys(api).slice(0, 1)).toEqual(
    Object.keys(JSON.parse(readFileSync(join(root, 'schemas/api.json'), 'utf8')) as object).slice(0, 1),
  )
  expect(api['GET /api/v2/pets1/{petId}']).toEqual({
    kind: 'read',
    request: 'petShop.json#/$defs/GetApiV2Pets1ByPetIdRequest',
    response: 'petShop.json#/$defs/GetApiV2Pets1ByPetIdAnswer',
    answer: 'bare',
    pages: { by: 'whole' },
  })
})

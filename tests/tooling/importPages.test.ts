// Tests what an import guesses from an operation: its address, how its list is paged, and the rows for the sandbox.
import { describe, expect, it } from 'vitest'
import { importedCalls } from '../../tools/cli/import/openApi'
import { answer, documentOf, imported, json, list, query } from './importKit'

const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', properties })
const sized = (maximum: number) => [
  ...query('page'),
  { name: 'size', in: 'query', schema: { type: 'integer', maximum } },
]
const cursor = { parameters: query('cursor') }

it.each<[string, object, object | undefined]>([
  [
    'pages that are smaller than usual',
    { parameters: sized(20), ...answer(list) },
    { by: 'page', send: 'page', sendSize: 'size', size: 20 },
  ],
  [
    'pages of at most 0 rows, of which one is asked for',
    { parameters: sized(0), ...answer(list) },
    { by: 'page', send: 'page', sendSize: 'size', size: 1 },
  ],
  [
    'pages that say whether there are more',
    {
      parameters: query('page'),
      ...answer(object({ items: list, has_more: { type: 'boolean' } })),
    },
    { rows: 'items', by: 'page', send: 'page', next: 'has_more' },
  ],
  [
    'pages with a number of further ones',
    {
      parameters: query('page'),
      ...answer(object({ items: list, has_more: { type: 'integer' } })),
    },
    { rows: 'items', by: 'page', send: 'page' },
  ],
  [
    'pages with a small header and a page that is asked for',
    { parameters: query('page'), ...answer(list, { link: {} }) },
    { by: 'link', send: 'page' },
  ],
  ['a cursor with Link', { ...cursor, ...answer(list, { Link: {} }) }, { by: 'link', send: 'cursor' }],
  ['a cursor that no answer tells', { ...cursor, ...answer(object({ items: list })) }, { rows: 'items', by: 'whole' }],
  [
    'a cursor that is a number',
    {
      ...cursor,
      ...answer(object({ items: list, next: { type: 'integer' } })),
    },
    { rows: 'items', by: 'cursor', send: 'cursor', next: 'next' },
  ],
  [
    'an offset without a size',
    { parameters: query('skip'), ...answer(list) },
    { by: 'offset', send: 'skip', size: 30 },
  ],
  ['two lists, one of a usual name', answer(object({ cats: list, items: list })), { rows: 'items', by: 'whole' }],
  ['only a list of texts', answer(object({ names: { type: 'array', items: text } })), { rows: 'names', by: 'whole' }],
  [
    'a list of texts among others',
    answer(
      object({
        names: { type: 'array', items: text },
        total: { type: 'integer' },
      }),
    ),
    undefined,
  ],
  ['a bare list of texts', answer({ type: 'array', items: text }), undefined],
  ['two objects with a list', answer(object({ a: object({ items: list }), b: object({ items: list }) })), undefined],
  ['a list on the third level', answer(object({ a: object({ b: object({ items: list }) }) })), undefined],
])('an answer with %s has its pages', (_what, operation, pages) => {
  expect(imported(operation).pages).toEqual(pages)
})

it('lists in two objects are both asked about', () => {
  const { unclear } = imported(answer(object({ a: object({ cats: list }), b: object({ dogs: list }) })))
  expect(unclear).toEqual(['a.cats', 'b.dogs'])
})

it.each<[string, readonly object[] | undefined, string]>([
  [
    'variables',
    [
      {
        url: 'https://{host}/{base}/v1',
        variables: {
          host: { default: 'x.test' },
          base: { default: 'web', enum: ['web', 'app'] },
        },
      },
    ],
    '/web/v1/a',
  ],
  ['a variable without a value', [{ url: '/{base}/v1', variables: { base: {} } }], '/base/v1/a'],
  ['only a path', [{ url: '/web/' }], '/web/a'],
  ['no address', [{ url: 'web' }], '/a'],
  ['a second one', [{ url: '/one' }, { url: '/two' }], '/one/a'],
  ['none at all', undefined, '/a'],
])('a call stands below the path of the first server: %s', (_what, servers, path) => {
  const { calls } = importedCalls(documentOf({ '/a': { get: answer(list) } }, { servers }))
  expect(calls[0]?.endpoint).toBe(`GET ${path}`)
})

const root = { servers: [{ url: '/' }] }

it.each<[string, object, object]>([
  ['/a?x=1', { operationId: 'b'.repeat(90) }, { endpoint: `POST /a#${'b'.repeat(80)}` }],
  ['/a#Target=', {}, { endpoint: 'POST /a#Target', query: undefined, constants: undefined }],
  ['/a?{kind}=x&b c=1', {}, { query: ['kind'], constants: { kind: 'x' } }],
])('the call of %s has what its address says', (path, operation, wanted) => {
  const { endpoint, query: sent, constants } = imported({ ...operation, ...answer(list) }, path, 'post', root)
  expect({ endpoint, query: sent, constants }).toMatchObject(wanted)
})

it.each<[string, object, object | undefined, object]>([
  ['has one value', { enum: ['2'] }, { v: '2' }, { type: 'object', properties: {} }],
  [
    'is a number',
    { type: 'integer' },
    undefined,
    { type: 'object', properties: { v: { type: 'integer' } }, required: ['v'] },
  ],
])('a place of the path that %s is filled so, once', (_what, schema, fixed, members) => {
  const parameters = [{ name: 'v', in: 'path', required: true, schema }]
  const { query: sent, constants, request } = imported({ parameters, ...answer(list) }, '/a/{v}', 'post', root)
  expect([sent, constants, request]).toEqual([undefined, fixed, members])
})

it.each([
  ['/a€', 'GET /a€: the path has characters that no call may have.'],
  ['/pets/{id:}', 'GET /pets/{id}: it is there twice.'],
])('the operation at %s is refused', (path, said) => {
  const get = answer(list)
  expect(importedCalls(documentOf({ '/pets/{id}': { get }, [path]: { get } }, root)).refused).toEqual([said])
})

describe('the rows of the sandbox', () => {
  const row = object({
    id: { type: 'integer' },
    kind: { enum: ['cat', 'dog'] },
    ok: { type: 'boolean' },
    tags: { type: 'array', items: text },
    owner: object({ name: text }),
  })
  const schema = object({
    data: object({ items: { type: 'array', items: row } }),
  })
  const rowsOf = (media: object, examples: object = {}) =>
    imported(
      {
        responses: {
          '200': { content: { 'application/json': { schema, ...media } } },
        },
      },
      '/a',
      'get',
      {
        components: { examples },
      },
    ).rows

  it('are those of the only example', () => {
    expect(rowsOf({ example: { data: { items: [{ id: 0, ok: false }] } } })).toEqual([{ id: 0, ok: false }])
  })

  it('are those of an example elsewhere in the document, all of them', () => {
    const items = Array.from({ length: 30 }, (_, id) => ({ id }))
    const examples = { a: { $ref: '#/components/examples/Many' } }
    expect(rowsOf({ examples }, { Many: { value: { data: { items } } } })).toEqual(items)
  })

  it('lack each value that the definition does not allow', () => {
    const items = [
      { id: 1.5, kind: 'cow', ok: 'yes', tags: 'a', owner: ['A'] },
      'no row',
      {
        id: 2,
        kind: 'dog',
        ok: null,
        tags: ['a', null],
        owner: { name: 'A', more: 1 },
      },
    ]
    expect(rowsOf({ example: { data: { items } } })).toEqual([
      {},
      { id: 2, kind: 'dog', tags: ['a'], owner: { name: 'A' } },
    ])
  })

  it('are none where the example has no list', () => {
    expect(rowsOf({ example: { data: null } })).toEqual([])
  })
})

it('a header of an answer elsewhere in the document tells that the list has pages', () => {
  const components = { responses: { A: { ...json({ type: 'array', items: object({}) }), headers: { Link: {} } } } }
  const operation = { parameters: query('page'), responses: { '200': { $ref: '#/components/responses/A' } } }
  expect(imported(operation, '/a', 'get', { components }).pages).toEqual({ by: 'link', send: 'page' })
})

it('a parameter of all operations of a path is one of each', () => {
  const { calls } = importedCalls(documentOf({ '/a': { parameters: query('q'), get: answer(list) } }))
  expect(calls[0]?.request.properties).toEqual({ q: { type: 'integer' } })
})

it.each<[string, object, object]>([
  ['an answer elsewhere in the document', { '200': { $ref: '#/components/responses/A' } }, { a: text }],
  ['an answer of the status 2xx', { '404': json(object({ b: text })), '2xx': json(object({ a: text })) }, { a: text }],
])('an operation has %s', (_what, responses, members) => {
  const components = { responses: { A: json(object({ a: text })) } }
  expect(imported({ responses }, '/a', 'get', { components }).response.properties).toEqual(members)
})

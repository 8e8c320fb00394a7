// Tests what an import guesses from an operation: its address, how its list is paged, and the rows for the sandbox.
import { describe, expect, it } from 'vitest'
import { importedCalls } from '../../tools/cli/import/openApi'
import { answer, documentOf, imported, list, query } from './importKit'

const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', properties })
const cursor = { parameters: query('cursor') }

it.each<[string, object, object | undefined]>([
  [
    'pages that say whether there are more',
    {
      parameters: query('page'),
      ...answer(object({ items: list, has_more: { type: 'boolean' } })),
    },
    { rows: 'items', by: 'page', send: 'page', next: 'has_more' },
  ],
  [
    'pages with a small header and a page that is asked for',
    { parameters: query('page'), ...answer(list, { link: {} }) },
    { by: 'link', send: 'page' },
  ],
  ['a cursor with Link', { ...cursor, ...answer(list, { Link: {} }) }, { by: 'link', send: 'cursor' }],
  ['a cursor that no answer tells', { ...cursor, ...answer(object({ items: list })) }, { rows: 'items', by: 'whole' }],
  [
    'an offset without a size',
    { parameters: query('skip'), ...answer(list) },
    { by: 'offset', send: 'skip', size: 30 },
  ],
  ['two lists, one of a usual name', answer(object({ cats: list, items: list })), { rows: 'items', by: 'whole' }],
])('an answer with %s has its pages', (_what, operation, pages) => {
  expect(imported(operation).pages).toEqual(pages)
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
  ['only a path', [{ url: '/web/' }], '/web/a'],
  ['none at all', undefined, '/a'],
])('a call stands below the path of the first server: %s', (_what, servers, path) => {
  const { calls } = importedCalls(documentOf({ '/a': { get: answer(list) } }, { servers }))
  expect(calls[0]?.endpoint).toBe(`GET ${path}`)
})

const root = { servers: [{ url: '/' }] }

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
})

// Tests how `new -- endpoint` takes an operation of an OpenAPI document: it reports what our schemas cannot express.
import { describe, expect, it } from 'vitest'
import { operationIn } from '../../../tools/cli/new/openApi'

/** Returns a document with one operation whose body has `schema`. */
const document = (schema: unknown, more: object = {}) =>
  JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/web/a': {
        post: {
          requestBody: { content: { 'application/json': { schema } } },
          responses: { 200: { description: 'ok' } },
        },
      },
    },
    ...more,
  })
const property = (schema: unknown) => ({ type: 'object', properties: { a: schema } })
const taken = (text: string) => operationIn(text, '/web/a', 'post')

describe('F44 a member', () => {
  it.each<readonly [string, unknown, unknown, readonly string[]]>([
    ['with a format that there is', { type: 'string', format: 'email' }, { type: 'string', format: 'email' }, []],
    ['with another format', { type: 'string', format: 'colour' }, { type: 'string' }, ['a: the format "colour"']],
    ['with bounds', { type: 'number', minimum: 1, title: 'A' }, { type: 'number', minimum: 1 }, []],
    [
      'of several shapes',
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      { type: 'string' },
      ['a: only the first of 2 shapes'],
    ],
    [
      'with a slow pattern',
      { type: 'string', pattern: '^(a+)+$' },
      { type: 'string' },
      [expect.stringContaining('a: a pattern: ')],
    ],
    [
      'that is a list',
      { type: 'array', items: { type: 'string' }, maxItems: 3, uniqueItems: true },
      { type: 'array', items: { type: 'string' }, maxItems: 3, uniqueItems: true },
      [],
    ],
  ])('%s', (_what, from, to, left) => {
    const { request, leftOut } = taken(document(property(from)))
    expect(request.properties?.a).toEqual(to)
    expect(leftOut).toEqual(left)
  })
})

it('F44 references and parts are put together', () => {
  const components = { schemas: { A: property({ type: 'string' }), B: { $ref: '#/components/schemas/A' } } }
  const both = {
    allOf: [{ $ref: '#/components/schemas/B' }, { type: 'object', properties: { b: { type: 'boolean' } } }],
  }
  expect(taken(document(both, { components })).request).toEqual({
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'boolean' } },
  })
  expect(() => taken(document({ $ref: '#/components/schemas/C' }, { components }))).toThrow(
    '"#/components/schemas/C" does not exist.',
  )
})

it('F44 a YAML document is read, its parameters become one request, and the envelope of the answer is removed', () => {
  const text = `openapi: 3.1.0
servers: [{ url: https://api.example/web/ }]
paths:
  /a/list:
    parameters: [{ name: lang, in: header, schema: { type: string } }]
    get:
      parameters:
        - { name: page, in: query, required: true, schema: { type: integer } }
      responses:
        '200':
          content:
            application/json:
              schema:
                { type: object, properties: { code: { type: integer }, res: { type: object, properties: { n: { type: integer } } } } }
`
  expect(operationIn(text, '/a/list', 'get')).toEqual({
    call: 'GET /web/a/list',
    request: { type: 'object', properties: { page: { type: 'integer' } }, required: ['page'] },
    response: { type: 'object', properties: { n: { type: 'integer' } } },
    sends: {},
    leftOut: ['parameter lang: it is in the header'],
  })
})

it.each([
  ['no document', '{}', '/web/a', 'post', 'This is not an OpenAPI document of version 3'],
  ['no such path', document({}), '/web/b', 'post', 'There is no path "/web/b". There are: /web/a.'],
  ['no such method', document({}), '/web/a', 'get', '"/web/a" has no method "get". It has: post.'],
  ['a path with a parameter', document({}).replace('/web/a', '/web/{id}'), '/web/{id}', 'post', 'is not supported'],
])('F44 refuses %s', (_what, text, path, method, says) => {
  expect(() => operationIn(text, path, method)).toThrow(says)
})

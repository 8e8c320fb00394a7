// Tests which parameters, bodies and answers an import takes, and what it says about the others.
import { describe, expect, it } from 'vitest'
import { readDocument } from '../../tools/cli/import/readDocument'
import { answer, documentOf, imported, json, list, query } from './importKit'

const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', properties })
const parameter = (name: string, more: object) => ({ name, in: 'query', required: true, schema: text, ...more })
const content = (...types: string[]) => ({
  content: Object.fromEntries(types.map((type, at) => [type, { schema: object({ [`m${at}`]: text }) }])),
})

/** Imports a call that sends and answers these. */
function sent({
  body,
  parameters = [],
  ...more
}: {
  body?: object
  parameters?: readonly object[]
  components?: object
}) {
  const operation = { parameters, ...(body && { requestBody: body }), ...answer(object({ ok: text })) }
  return imported(operation, '/a', 'post', more)
}

describe('a parameter', () => {
  it.each<[string, object, object, readonly string[]]>([
    ['of one value is fixed', { schema: { const: true } }, { constants: { p: true }, query: ['p'] }, []],
    [
      'of one value that may be missing is asked for',
      { schema: { enum: ['a'] }, required: undefined },
      { query: ['p'] },
      [],
    ],
    ['of two values is asked for', { schema: { enum: ['a', 'b'] } }, { query: ['p'] }, []],
    ['of a cookie is lost', { in: 'cookie' }, {}, ['parameter p: it is in the cookie']],
    ['elsewhere in the document is found', { $ref: '#/components/parameters/P' }, { query: ['q'] }, []],
  ])('%s', (_what, more, wanted, losses) => {
    const components = { parameters: { P: parameter('q', {}) } }
    const one = '$ref' in more ? more : parameter('p', more)
    const { constants, query: asked, losses: lost } = sent({ parameters: [one], components })
    expect({ ...(constants && { constants }), ...(asked && { query: asked }) }).toEqual(wanted)
    expect(lost).toEqual(losses)
  })

  it('that says who somebody is becomes no fixed header', () => {
    const { headers, losses } = sent({
      parameters: [parameter('Authorization', { in: 'header', schema: { const: 'x' } })],
    })
    expect([headers, losses]).toEqual([undefined, ['parameter Authorization: it is in the header']])
  })

  it('after # is known in any case', () => {
    const operation = { parameters: [parameter('TARGET', { in: 'header', schema: { const: 'x' } })], ...answer(list) }
    expect(imported(operation, '/#Target=x', 'post')).toMatchObject({ headers: { TARGET: 'x' } })
    expect(imported(operation, '/#Target=x', 'post').query).toBeUndefined()
  })

  it('of a call that deletes stands in the query, and the call writes', () => {
    const call = imported({ parameters: query('q'), responses: { '204': {} } }, '/a', 'delete')
    expect([call.kind, call.query]).toEqual(['write', undefined])
  })
})

describe('a body', () => {
  it.each<[readonly string[], readonly string[], string | undefined, readonly string[]]>([
    [['application/merge-patch+json'], ['m0'], undefined, []],
    [['*/*'], ['m0'], undefined, []],
    [
      ['application/x-www-form-urlencoded', 'application/json; charset=utf-8'],
      ['m1'],
      undefined,
      ['body: content of application/x-www-form-urlencoded'],
    ],
    [['application/x-www-form-urlencoded'], ['m0'], 'form', []],
    [['text/xml'], [], undefined, ['body: content of text/xml']],
  ])('of %j has the members %j', (types, members, encoding, losses) => {
    const call = sent({ body: content(...types) })
    expect(Object.keys(call.request.properties ?? {})).toEqual(members)
    expect([call.encoding, call.losses]).toEqual([encoding, losses])
  })

  it('that is elsewhere in the document, behind two references, is found', () => {
    const requestBodies = { A: { $ref: '#/components/requestBodies/B' }, B: json(object({ a: text })) }
    const { request } = sent({ body: { $ref: '#/components/requestBodies/A' }, components: { requestBodies } })
    expect(request.properties).toEqual({ a: text })
  })

  it('that is a list cannot be sent as a form', () => {
    const form = { content: { 'application/x-www-form-urlencoded': { schema: { type: 'array', items: text } } } }
    const { body, request, losses } = sent({ body: form })
    expect([body, request.properties, losses]).toEqual([undefined, {}, ['body: a form has named members']])
  })

  it('lacks a member whose only value is sent always, and what is left is still required', () => {
    const schema = { ...object({ kind: { const: 'a' }, name: text }), required: ['kind', 'name'] }
    const { request, constants } = sent({ body: json(schema) })
    expect(request).toEqual({ type: 'object', properties: { name: text }, required: ['name'] })
    expect(constants).toEqual({ kind: 'a' })
  })

  it('has its own members beside those of its parts', () => {
    const { request } = sent({ body: json({ allOf: [object({ a: text })], ...object({ b: text }) }) })
    expect(Object.keys(request.properties ?? {})).toEqual(['a', 'b'])
  })

  it.each([
    ['<b>', '<b>'],
    ['__proto__', '__proto__'],
    ['x'.repeat(101), 'x'.repeat(100)],
  ])('has no member of the name %s', (name, said) => {
    const { request, losses } = sent({ body: json(object(Object.fromEntries([[name, text]]))) })
    expect(Object.keys(request.properties ?? {})).toEqual([])
    expect(losses).toEqual([`${said}: a definition may not have a member of this name`])
  })

  it('does not need a member that may be null elsewhere in the document', () => {
    const components = { schemas: { Pet: {}, Note: { ...text, nullable: true } } }
    const schema = { ...object({ note: { $ref: '#/components/schemas/Note' } }), required: ['note'] }
    expect(sent({ body: json(schema), components }).request.required).toBeUndefined()
  })
})

describe('an answer', () => {
  const shown = (schema: object) => imported(answer(object({ a: schema })), '/a')

  it.each<[string, object, object | undefined, readonly string[]]>([
    [
      'of several objects needs what all need',
      {
        oneOf: [
          { ...object({ b: text, c: text }), required: ['b', 'c'] },
          { ...object({ b: text }), required: ['b'] },
        ],
      },
      { type: 'object', properties: { b: text, c: text }, required: ['b'] },
      [],
    ],
    [
      'of several plain shapes is the first',
      { anyOf: [{ ...text, format: 'x' }, { type: 'integer' }] },
      text,
      ['a: the format "x"', 'a: only the first of 2 shapes'],
    ],
    ['of one shape is that', { anyOf: [text, { type: 'null' }] }, text, []],
    ['with members keeps them beside a choice', { ...object({ b: text }), oneOf: [{}] }, object({ b: text }), []],
    [
      'of a set has each value once, and its description',
      { enum: ['b', 'b', null, 'c'], description: 'A set' },
      { enum: ['b', 'c'], description: 'A set' },
      [],
    ],
    [
      'of too many values has none',
      { ...text, enum: Array.from({ length: 501 }, (_, at) => at) },
      text,
      ['a: 501 values'],
    ],
    [
      'of a list of anything is lost',
      { type: 'array', items: {} },
      undefined,
      ['a[]: it has no type', 'a: a list of unknown items'],
    ],
    ['without a type is lost', {}, undefined, ['a: it has no type']],
    ['with a format of a strange name lacks it', { ...text, format: 'toString' }, text, ['a: the format "toString"']],
    [
      'with a pattern and no length lacks the pattern',
      { ...text, pattern: '^a$' },
      text,
      ['a: a pattern: it is matched with more than 256 characters'],
    ],
    [
      'with markup in its pattern lacks the pattern',
      { ...text, pattern: '^<$', maxLength: 9 },
      { ...text, maxLength: 9 },
      ['a: a pattern: "<" may not stand in it'],
    ],
  ])('%s', (_what, schema, wanted, losses) => {
    const { response, losses: lost } = shown(schema)
    expect(response.properties?.a).toEqual(wanted)
    expect(lost).toEqual(losses)
  })

  it('loses what is below the sixth level', () => {
    const deep = (level: number): object => (level === 0 ? text : object({ m: deep(level - 1) }))
    expect([6, 7].map((levels) => imported(answer(deep(levels)), '/a').losses.length)).toEqual([0, 1])
  })

  it('loses lists below the sixth level', () => {
    const deep = (level: number): object => (level === 0 ? text : { type: 'array', items: deep(level - 1) })
    expect([5, 6].map((levels) => imported(answer(object({ m: deep(levels) })), '/a').losses.length > 0)).toEqual([
      false,
      true,
    ])
  })

  it('loses the members after the 150th', () => {
    const many = (count: number) =>
      object(Object.fromEntries(Array.from({ length: count }, (_, at) => [`m${at}`, text])))
    expect([150, 152].map((count) => imported(answer(many(count)), '/a').losses)).toEqual([
      [],
      ['answer: 2 members, because there would be too many'],
    ])
  })

  it.each(['allOf', 'oneOf'])('whose parts repeat each other in %s has each member once', (word) => {
    const parts = (level: number) => ({ [word]: Array.from({ length: 2 }, () => ({ $ref: `#/x-parts/${level}` })) })
    const levels = Array.from({ length: 12 }, (_, level) => (level === 0 ? object({ m: text }) : parts(level - 1)))
    const { response, losses } = imported(answer(parts(11)), '/a', 'get', { 'x-parts': levels })
    expect([response, losses]).toEqual([object({ m: text }), []])
  })

  it('of several types is no object', () => {
    expect(imported(answer({ enum: ['a', 1] }), '/a').losses).toEqual(['answer: it is of several types, not an object'])
  })
})

describe('a document', () => {
  it('in YAML may begin with a brace', () => {
    expect(readDocument('{openapi: 3.0.0, paths: {}}')).toEqual({ openapi: '3.0.0', paths: {} })
  })

  it('in YAML may merge what an anchor names', () => {
    expect(readDocument('openapi: 3.0.0\nx: &x {a: 1}\ny:\n  <<: *x\n')).toMatchObject({ y: { a: 1 } })
  })

  it.each(['2.0', '30.0.0'])('of version %s is refused', (version) => {
    expect(() => readDocument(`openapi: "${version}"`)).toThrow('This is not an OpenAPI document of version 3')
  })

  it('is measured in bytes', () => {
    expect(() => readDocument('ü'.repeat(13 * 1024 * 1024))).toThrow('The document has 26 MB; 24 are allowed.')
  })

  it.each(['example', 'examples', 'default', 'enum', 'const'])('may have a reference as a word in "%s"', (member) => {
    const document = { openapi: '3.1.0', x: { [member]: { $ref: 'elsewhere' } } }
    expect(readDocument(JSON.stringify(document))).toEqual(document)
  })

  it('with many faults names the first ten, and counts the others', () => {
    const paths = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`/a${at}`, { $ref: '#/none' }]))
    const says = (at: number) => `#/paths/~1a${at}: "#/none" does not exist.`
    const said = ['Nothing was imported:', ...Array.from({ length: 10 }, (_, at) => says(at)), '… and 2 more.']
    expect(() => readDocument(JSON.stringify(documentOf(paths)))).toThrow(new Error(said.join('\n')))
  })

  it.each(['put', 'patch'])('has calls of the method %s', (method) => {
    expect(imported(answer(list), '/a', method).kind).toBe('write')
  })
})

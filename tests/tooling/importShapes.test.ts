// Tests which parameters, bodies and answers an import takes, and what it says about the others.
import { describe, expect, it } from 'vitest'
import { answer, imported, json } from './importKit'

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

  it('lacks a member whose only value is sent always, and what is left is still required', () => {
    const schema = { ...object({ kind: { const: 'a' }, name: text }), required: ['kind', 'name'] }
    const { request, constants } = sent({ body: json(schema) })
    expect(request).toEqual({ type: 'object', properties: { name: text }, required: ['name'] })
    expect(constants).toEqual({ kind: 'a' })
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
    [
      'of a list of anything is lost',
      { type: 'array', items: {} },
      undefined,
      ['a[]: it has no type', 'a: a list of unknown items'],
    ],
    ['without a type is lost', {}, undefined, ['a: it has no type']],
    [
      'with a pattern and no length lacks the pattern',
      { ...text, pattern: '^a$' },
      text,
      ['a: a pattern: it is matched with more than 20000 characters'],
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
})

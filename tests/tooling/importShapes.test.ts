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

it.each<[string, object, readonly string[], readonly string[]]>([
  [
    'an object',
    { style: 'deepObject', schema: object({ a: text }) },
    [],
    ['it is an object, which no address carries'],
  ],
  [
    'a list with commas',
    { explode: false, schema: { type: 'array', items: text } },
    ['p'],
    ['several values are sent as p=a&p=b'],
  ],
  ['a list', { schema: { type: 'array', items: text } }, ['p'], []],
])('a parameter that is %s', (_what, more, members, losses) => {
  const one = { name: 'p', in: 'query', ...more }
  const { request, losses: lost } = imported({ parameters: [one] }, '/a')
  expect(Object.keys(request.properties ?? {})).toEqual(members)
  expect(lost).toEqual(losses.map((loss) => `parameter p: ${loss}`))
  const needed = () => imported({ parameters: [{ ...one, required: true }] }, '/a')
  if (members.length === 0) expect(needed).toThrow('parameter p: it is an object, which no address carries.')
})

it.each<[string, object]>([
  ['a schema of all', { type: 'object', additionalProperties: text }],
  ['a schema of all, in a part', { allOf: [{ type: 'object', additionalProperties: text }, object({ a: text })] }],
  ['a schema by pattern', { ...object({ a: text }), patternProperties: { '^x': text } }],
  ['nothing', { type: 'object' }],
])('members without a name are told, described by %s', (_what, schema) => {
  const { losses } = imported({ requestBody: json(object({ m: schema })) }, '/a', 'post')
  expect(losses).toEqual(['request.m: members of any name'])
})

describe('a body', () => {
  it.each<[readonly string[], readonly string[], string | undefined, readonly string[]]>([
    [['application/merge-patch+json'], ['m0'], undefined, []],
    [['*/*'], ['m0'], undefined, []],
    [
      ['application/x-www-form-urlencoded', 'application/json; charset=utf-8'],
      ['m1'],
      undefined,
      ['request: content of application/x-www-form-urlencoded'],
    ],
    [['application/x-www-form-urlencoded'], ['m0'], 'form', []],
  ])('of %j has the members %j', (types, members, encoding, losses) => {
    const call = sent({ body: content(...types) })
    expect(Object.keys(call.request.properties ?? {})).toEqual(members)
    expect([call.encoding, call.losses]).toEqual([encoding, losses])
  })

  it.each<[string, object, string]>([
    ['a body of XML', { requestBody: content('text/xml') }, 'its body is text/xml, and a call sends JSON or a form.'],
    [
      'an upload',
      { requestBody: content('multipart/form-data', 'image/png') },
      'its body is multipart/form-data or image/png, and a call sends JSON or a form.',
    ],
    [
      'an answer of text',
      { responses: { '200': content('text/plain') } },
      'its answer is text/plain, and a call reads JSON, or a file of a GET.',
    ],
  ])('that no call can have is refused: %s', (_what, operation, said) => {
    expect(() => imported(operation, '/a', 'post')).toThrow(said)
  })

  it('of a GET that is no JSON is a file, unless it is a stream', () => {
    const got = (type: string) => imported({ responses: { '200': content(type) } }, '/a')
    expect(got('text/csv')).toMatchObject({ kind: 'read', answer: 'file', losses: [] })
    expect(() => got('text/event-stream')).toThrow('its answer is text/event-stream')
  })

  it('lacks a member whose only value is sent always, and what is left is still required', () => {
    const schema = { ...object({ kind: { const: 'a' }, name: text }), required: ['kind', 'name'] }
    const { request, constants } = sent({ body: json(schema) })
    expect(request).toEqual({ type: 'object', properties: { name: text }, required: ['name'] })
    expect(constants).toEqual({ kind: 'a' })
  })

  it('lacks what only the server sets, and an answer lacks what only a person sends', () => {
    const schema = {
      ...object({ id: { ...text, readOnly: true }, word: { allOf: [{ ...text, writeOnly: true }] }, name: text }),
      required: ['id', 'word', 'name'],
    }
    const { request, response, losses } = imported({ requestBody: json(schema), ...answer(schema) }, '/a', 'post')
    expect([request, response, losses]).toEqual([
      { type: 'object', properties: { word: text, name: text }, required: ['word', 'name'] },
      { type: 'object', properties: { id: text, name: text }, required: ['id', 'name'] },
      [],
    ])
  })

  it.each<[string, object, object]>([
    ['a least length of 0', { ...text, minLength: 0, maxLength: 3 }, { ...text, maxLength: 3 }],
    ['a least count of 0', { type: 'array', items: text, minItems: 0 }, { type: 'array', items: text }],
    [
      'a most length that no text of its format has',
      { ...text, format: 'date-time', maxLength: 400 },
      { ...text, format: 'date-time' },
    ],
    [
      'a most length of an address',
      { ...text, format: 'uri', maxLength: 400 },
      { ...text, format: 'uri', maxLength: 400 },
    ],
  ])('has no bound that demands nothing: %s', (_what, schema, wanted) => {
    const { request, losses } = sent({ body: json(object({ a: schema })) })
    expect([request.properties?.a, losses]).toEqual([wanted, []])
  })

  it.each([
    ['<b>', '<b>'],
    ['__proto__', '__proto__'],
    ['x'.repeat(101), 'x'.repeat(92)],
  ])('has no member of the name %s', (name, said) => {
    const { request, losses } = sent({ body: json(object(Object.fromEntries([[name, text]]))) })
    expect(Object.keys(request.properties ?? {})).toEqual([])
    expect(losses).toEqual([`request.${said}: a definition may not have a member of this name`])
  })
})

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const needs = (...required: string[]) => ({ required })
const components = {
  schemas: {
    Place: object({ zip: text, city: text }),
    Cat: { ...object({ kind: text, lives: { type: 'integer' } }), ...needs('kind') },
    Dog: { ...object({ kind: text, barks: { type: 'boolean' } }), ...needs('kind', 'barks') },
    Base: { ...object({ sort: text, id: text }), ...needs('sort'), discriminator: { propertyName: 'sort' } },
    Bird: { allOf: [ref('Base'), { ...object({ wings: { type: 'integer' } }), ...needs('id') }] },
    Fish: { allOf: [ref('Base'), object({ fins: { type: 'integer' } })] },
  },
}

/** Returns a member of a request and of an answer, and what they lose. */
function member(schema: object) {
  const whole = json({ ...object({ a: schema }), ...needs('a') })
  const { request, response, losses } = imported({ requestBody: whole, responses: { '200': whole } }, '/a', 'post', {
    openapi: '3.1.0',
    components,
  })
  expect([request.required, response.required]).toEqual([['a'], ['a']])
  return { sent: request.properties?.a, answered: response.properties?.a, losses }
}

describe('the parts of allOf', () => {
  const place = object({ zip: text, city: text })
  it.each<[string, object, object]>([
    ['a part that only requires', { allOf: [ref('Place'), needs('zip')] }, { ...place, ...needs('zip') }],
    ['the requirement first', { allOf: [needs('zip'), ref('Place')] }, { ...place, ...needs('zip') }],
    ['a requirement beside it', { allOf: [ref('Place')], ...needs('city') }, { ...place, ...needs('city') }],
    [
      'a requirement two levels away, and one of its own',
      { allOf: [{ allOf: [{ ...object({ z: text }), ...needs('z') }, ref('Place')] }, needs('zip')] },
      { ...object({ z: text, zip: text, city: text }), ...needs('z', 'zip') },
    ],
    [
      'bounds, of which the narrowest counts',
      { allOf: [object({ m: { ...text, maxLength: 5 } }), object({ m: { ...text, minLength: 1, maxLength: 10 } })] },
      object({ m: { ...text, minLength: 1, maxLength: 5 } }),
    ],
    [
      'an exclusive bound of OpenAPI 3.0',
      {
        allOf: [
          { type: 'number', minimum: 0, exclusiveMinimum: true },
          { type: 'integer', maximum: 9 },
        ],
      },
      { type: 'integer', exclusiveMinimum: 0, maximum: 9 },
    ],
    [
      'texts, of which the first counts',
      { description: 'Mine', allOf: [{ ...text, description: 'Theirs' }] },
      { ...text, description: 'Mine' },
    ],
    [
      'a member that two parts describe',
      { allOf: [object({ m: { enum: ['a', 'b'] } }), object({ m: { const: 'b' } })] },
      object({ m: { enum: ['b'] } }),
    ],
  ])('are one schema: %s', (_what, schema, wanted) => {
    expect(member(schema)).toEqual({ sent: wanted, answered: wanted, losses: [] })
  })

  it('tell what they require and do not describe', () => {
    expect(member({ allOf: [ref('Place'), needs('street')] }).losses).toEqual(
      ['request.a', 'answer.a'].map((name) => `${name}: "street" is required, and nothing describes it`),
    )
  })
})

describe('null', () => {
  const nullable = { type: ['string', 'null'] }
  it.each<[string, object, object]>([
    ['is a flag', { ...text, nullable: true }, nullable],
    ['is a type', { type: ['null', 'string'] }, nullable],
    ['is a shape beside one', { anyOf: [text, { type: 'null' }] }, nullable],
    ['is a value', { ...text, enum: ['x', null] }, { enum: ['x', null] }],
    [
      'is a value beside a reference',
      { oneOf: [ref('Place'), { const: null }] },
      { ...object({ zip: text, city: text }), type: ['object', 'null'] },
    ],
    [
      'is a flag beside allOf',
      { allOf: [ref('Place')], nullable: true },
      { ...object({ zip: text, city: text }), type: ['object', 'null'] },
    ],
    ['is an item', { type: 'array', items: { ...text, nullable: true } }, { type: 'array', items: nullable }],
    ['is no value if a part forbids it', { allOf: [{ ...text, nullable: true }, text] }, text],
  ])('%s, and the member stays required', (_what, schema, wanted) => {
    expect(member(schema)).toEqual({ sent: wanted, answered: wanted, losses: [] })
  })
})

describe('a union', () => {
  const kinds = [ref('Cat'), ref('Dog')]
  const cat = {
    ...components.schemas.Cat,
    properties: { ...components.schemas.Cat.properties, kind: { const: 'Cat' } },
  }
  const dog = {
    ...components.schemas.Dog,
    properties: { ...components.schemas.Dog.properties, kind: { const: 'dog' } },
  }
  const discriminator = { propertyName: 'kind', mapping: { dog: '#/components/schemas/Dog' } }
  const members = { lives: { type: 'integer' }, barks: { type: 'boolean' } }

  it.each<[string, object, object, object]>([
    [
      'with a discriminator',
      { oneOf: kinds, discriminator },
      { type: 'object', oneOf: [cat, dog] },
      { ...object({ kind: { enum: ['Cat', 'dog'] }, ...members }), ...needs('kind') },
    ],
    [
      'within allOf, of shapes that may overlap',
      { allOf: [{ ...object({ id: text }), ...needs('id', 'lives') }, { oneOf: kinds }] },
      {
        ...object({ id: text }),
        anyOf: [{ ...components.schemas.Cat, ...needs('kind', 'lives') }, components.schemas.Dog],
        ...needs('id'),
      },
      { ...object({ id: text, kind: text, ...members }), ...needs('id', 'kind', 'lives') },
    ],
    [
      'of all schemas that have a base with a discriminator',
      ref('Base'),
      {
        type: 'object',
        oneOf: [
          { ...object({ sort: { const: 'Bird' }, id: text, wings: { type: 'integer' } }), ...needs('sort', 'id') },
          { ...object({ sort: { const: 'Fish' }, id: text, fins: { type: 'integer' } }), ...needs('sort') },
        ],
      },
      {
        ...object({
          sort: { enum: ['Bird', 'Fish'] },
          id: text,
          wings: { type: 'integer' },
          fins: { type: 'integer' },
        }),
        ...needs('sort'),
      },
    ],
  ])('%s: a request offers all shapes, an answer has the members of all', (_what, schema, sent, answered) => {
    expect(member(schema)).toEqual({
      sent,
      answered,
      losses: ['answer.a: which members belong to which of 2 shapes'],
    })
  })

  it.each<[string, object, object, object]>([
    [
      'of an object and a text',
      { oneOf: [text, ref('Place')] },
      { anyOf: [text, components.schemas.Place] },
      { ...components.schemas.Place, type: ['string', 'object'] },
    ],
    [
      'of types',
      { type: ['string', 'integer'] },
      { anyOf: [text, { type: 'integer' }] },
      { type: ['string', 'integer'] },
    ],
    ['of values', { anyOf: [{ enum: ['a'] }, { const: 'b' }] }, { enum: ['a', 'b'] }, { enum: ['a', 'b'] }],
    [
      'of numbers in no order',
      { anyOf: [{ enum: [15, 2] }, { const: 1 }] },
      { enum: [1, 2, 15] },
      { enum: [1, 2, 15] },
    ],
    [
      'of numbers and null',
      { oneOf: [{ enum: [3, null] }, { enum: [1] }] },
      { enum: [1, 3, null] },
      { enum: [1, 3, null] },
    ],
    [
      'of what is required',
      { ...object({ x: text, y: text }), anyOf: [needs('x'), needs('y')] },
      {
        ...object({ x: text, y: text }),
        anyOf: [
          { ...object({}), ...needs('x') },
          { ...object({}), ...needs('y') },
        ],
      },
      object({ x: text, y: text }),
    ],
  ])('%s loses nothing', (_what, schema, sent, answered) => {
    expect(member(schema)).toEqual({ sent, answered, losses: [] })
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
      ['answer.a: which members belong to which of 2 shapes'],
    ],
    [
      'of several plain shapes has all of their types',
      { anyOf: [{ ...text, format: 'x' }, { type: 'integer' }] },
      { type: ['string', 'integer'] },
      ['answer.a: the format "x"'],
    ],
    [
      'of a list of anything is lost',
      { type: 'array', items: {} },
      undefined,
      ['answer.a[]: it has no type', 'answer.a: a list of unknown items'],
    ],
    ['without a type is lost', {}, undefined, ['answer.a: it has no type']],
    [
      'with a pattern for any length lacks the pattern',
      { ...text, pattern: '^a+$' },
      text,
      [
        'answer.a: a pattern: it allows a text of any length: add "maxLength" to the text in the document, at most 20000',
      ],
    ],
    [
      'with a pattern that is open at its end lacks the pattern',
      { ...text, pattern: '^[0-9]{4}' },
      text,
      [
        'answer.a: a pattern: it allows a text of any length: add "maxLength" to the text in the document, at most 20000',
      ],
    ],
    [
      'with a pattern for few characters has their number',
      { ...text, pattern: '^(?:[0-9]{2,4}|a(b|cd)?)$' },
      { ...text, pattern: '^(?:[0-9]{2,4}|a(b|cd)?)$', maxLength: 4 },
      [],
    ],
    [
      'with a pattern that no text fits lacks the pattern',
      { ...text, minLength: 5, pattern: '^[0-9]{4}$' },
      { ...text, minLength: 5 },
      ['answer.a: a pattern: no text of that length fits it'],
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

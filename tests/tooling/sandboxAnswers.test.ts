// Tests what the sandbox answers by itself: how lists are paged, which row a write means, and what a sample contains.
import { describe, expect, it } from 'vitest'
import type { ListAdapter } from '@pagewright/engine/tools'
import type { Contract } from '../../tools/cli/generate/schemaSet'
import { automaticAnswer } from '../../tools/testkit/sandbox/automatic'
import type { Collections } from '../../tools/testkit/sandbox/collections'
import type { SandboxRow } from '../../tools/testkit/sandbox/handler'

const text = { type: 'string' }
const number = { type: 'integer' }
const object = (properties: object, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
})
const listOf = (items: object, more: object = {}) => ({
  type: 'array',
  items,
  ...more,
})
const pet = object({ id: number, name: text })
const note = object({ slug: text, text, pet: text })
const set = {
  'a.json': {
    Any: object({}),
    Row: pet,
    Note: note,
    Rows: listOf(pet),
    Deep: object({
      data: object({ pets: listOf(pet), next: text }),
      items_count: number,
    }),
    Sizes: object({
      list: listOf(object({ id: number, sizes: listOf(object({ cm: number }, 'cm')) }, 'id')),
    }),
    Sample: object(
      {
        from: { ...text, default: 'd', examples: ['e'] },
        fixed: { const: 'c' },
        shown: { ...text, examples: ['e'] },
        long: { ...text, minLength: 3 },
        two: listOf(text, { minItems: 2 }),
        none: listOf(text),
        is: { type: 'boolean' },
        inner: object({ low: { type: 'number', minimum: -2 }, free: text }, 'low'),
      },
      'from',
      'fixed',
      'shown',
      'long',
      'two',
      'none',
      'is',
      'inner',
    ),
  },
}

const pets = (): SandboxRow[] =>
  ['Tom', 'Rex', 'Tilly', 'Zed', 'Zoe'].map((name, at) => ({
    id: at + 1,
    name,
  }))

/** Answers a call of the endpoint, with collections that each test has for itself. */
function answerOf(
  endpoint: string,
  body: SandboxRow,
  { response = 'Row', pages, collections = { pets: { key: 'id', find: {}, rows: pets() } } }: Asked = {},
) {
  const refs = {
    request: 'a.json#/$defs/Any',
    response: `a.json#/$defs/${response}`,
  }
  const call = {
    ...refs,
    kind: endpoint.startsWith('GET') ? 'read' : 'write',
    answer: 'bare',
    ...(pages && { pages }),
  }
  const contract = { set, calls: { [endpoint]: call } } as unknown as Contract
  return automaticAnswer(contract, contract.calls[endpoint] ?? expect.fail(), endpoint, collections, body)
}

interface Asked {
  readonly response?: string
  readonly pages?: ListAdapter
  readonly collections?: Collections
}

describe('a list', () => {
  const cursor: ListAdapter = {
    rows: 'data.pets',
    by: 'cursor',
    send: 'after',
    next: 'data.next',
    size: 2,
  }
  const ids = (answer: unknown) => JSON.stringify(answer).match(/(?<="id":)\d/g)

  it.each<readonly [what: string, pages: ListAdapter, response: string, body: SandboxRow, found: readonly string[]]>([
    ['by cursor from the start', cursor, 'Deep', {}, ['1', '2']],
    ['by cursor from where the page before ended', cursor, 'Deep', { after: '2' }, ['3', '4']],
    ['by page, counted from 1', { by: 'page', size: 2 }, 'Rows', { page: 2 }, ['3', '4']],
    ['by page, counted from 0', { by: 'page', size: 2, first: 0 }, 'Rows', { page: 1 }, ['3', '4']],
    ['at the first page, counted from 0', { by: 'page', size: 2, first: 0 }, 'Rows', { page: 0 }, ['1', '2']],
    ['whole', { by: 'whole', size: 2 }, 'Rows', {}, ['1', '2', '3', '4', '5']],
    [
      'with the size that is asked for',
      { by: 'page', size: 2, sendSize: 'per' },
      'Rows',
      { per: 4 },
      ['1', '2', '3', '4'],
    ],
    [
      'with its own size if size 0 is asked for',
      { by: 'page', size: 2, sendSize: 'per' },
      'Rows',
      { per: 0 },
      ['1', '2'],
    ],
  ])('%s', (_what, pages, response, body, found) => {
    expect(ids(answerOf('GET /pets', body, { response, pages }).answer)).toEqual(found)
  })

  it.each([
    ['there is more', {}, '2'],
    ['all rows came', { after: '4' }, null],
  ])('by cursor says where to go on if %s', (_what, body, next) => {
    expect(answerOf('GET /pets', body, { response: 'Deep', pages: cursor }).answer).toMatchObject({ data: { next } })
  })

  it.each([
    [{}, '<https://sandbox.example/?page=2>; rel="next"'],
    [{ page: 2 }, '<https://sandbox.example/?page=3>; rel="next"'],
    [{ page: 3 }, undefined],
  ])('by link names the page behind %j', (body, link) => {
    const pages: ListAdapter = { by: 'link', size: 2 }
    expect(answerOf('GET /pets', body, { response: 'Rows', pages }).link).toBe(link)
  })

  it('counts all rows in a member whose name contains "count"', () => {
    expect(answerOf('GET /pets', {}, { response: 'Deep', pages: cursor }).answer).toMatchObject({ items_count: 5 })
  })

  it('completes the rows of lists within its rows', () => {
    const rows = [{ id: 1, sizes: [{}, { cm: 4 }] }]
    const collections = { pets: { key: 'id', find: {}, rows } }
    const { answer } = answerOf('GET /pets', {}, { response: 'Sizes', collections })
    expect(answer).toMatchObject({
      list: [{ id: 1, sizes: [{ cm: 0 }, { cm: 4 }] }],
    })
  })

  it('is searched in the texts of lists and objects too, and not in numbers', () => {
    const rows = [
      { id: 1, tags: [{ word: 'Small' }] },
      { id: 2, tags: [], age: 7 },
    ]
    const search = (q: string) =>
      ids(
        answerOf(
          'GET /pets',
          { q },
          {
            response: 'Rows',
            pages: { by: 'whole' },
            collections: { pets: { key: 'id', find: {}, rows } },
          },
        ).answer,
      )
    expect([search('small'), search('7')]).toEqual([['1'], null])
  })

  it('with a filter 0 or false has only the rows with this value', () => {
    const rows = [
      { id: 1, age: 0, tame: true },
      { id: 2, age: 7, tame: false },
    ]
    const filtered = (body: SandboxRow) =>
      ids(
        answerOf('GET /pets', body, {
          response: 'Rows',
          pages: { by: 'whole' },
          collections: { pets: { key: 'id', find: {}, rows } },
        }).answer,
      )
    expect([filtered({ age: 0 }), filtered({ tame: false })]).toEqual([['1'], ['2']])
  })
})

describe('a write', () => {
  it.each([
    ['POST to the path of a row', 'POST /pets/{id}'],
    ['PUT', 'PUT /pets/{id}'],
    ['PATCH of a part of a row', 'PATCH /pets/{id}/name'],
  ])('%s changes that row and adds none', (_what, endpoint) => {
    const rows = pets()
    const collections = { pets: { key: 'id', find: {}, rows } }
    expect(answerOf(endpoint, { id: 2, name: 'Max' }, { collections }).answer).toEqual({ id: 2, name: 'Max' })
    expect(rows.map(({ name }) => name)).toEqual(['Tom', 'Max', 'Tilly', 'Zed', 'Zoe'])
  })

  it.each(['PATCH /pets/{id}', 'DELETE /pets/{id}'])(
    '%s of a row that is not there is refused with 404',
    (endpoint) => {
      expect(() => answerOf(endpoint, { id: 9, name: 'Max' })).toThrow(
        expect.objectContaining({ status: 404 }) as Error,
      )
    },
  )

  const notes = (...rows: SandboxRow[]) => ({
    pets: { key: 'id', find: {}, rows: pets() },
    notes: { key: 'slug', find: {}, rows },
  })

  it('adds a row to the last collection of the path, with the places of the path', () => {
    const collections = notes({ slug: 'hello', text: 'Hello', pet: 'Rex' })
    const { answer } = answerOf(
      'POST /pets/{pet}/notes',
      { note: { text: 'Hi' }, pet: 'Tom' },
      { response: 'Note', collections },
    )
    expect(answer).toEqual({ slug: 'hi', text: 'Hi', pet: 'Tom' })
    expect(collections.notes.rows.map(({ slug }) => slug)).toEqual(['hi', 'hello'])
    expect(collections.pets.rows).toHaveLength(5)
  })

  it('gives a row whose text another one has a key with a number', () => {
    const collections = notes({ slug: 'well-done', text: 'Well done' })
    const add = (words: string) => answerOf('POST /notes', { text: words }, { response: 'Note', collections }).answer
    expect([add('Well done!'), add(' Well, done '), add('!?')]).toMatchObject([
      { slug: 'well-done-2' },
      { slug: 'well-done-3' },
      { slug: 'new' },
    ])
  })

  it('takes its values from the request itself if that has two objects', () => {
    const collections = { pets: { key: 'id', find: {}, rows: [] } }
    const body = { name: 'Max', home: { name: 'a' }, food: { name: 'b' } }
    expect(answerOf('POST /pets', body, { collections }).answer).toEqual({
      id: 1,
      name: 'Max',
    })
  })
})

it('a sample is what the schema names, or the least that it allows', () => {
  expect(answerOf('GET /samples', {}, { response: 'Sample' }).answer).toEqual({
    from: 'd',
    fixed: 'c',
    shown: 'e',
    long: 'xxx',
    two: ['', ''],
    none: [],
    is: false,
    inner: { low: -2 },
  })
})

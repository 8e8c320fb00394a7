// Tests by which names the sandbox searches, sorts and turns a list, and what a sample of each format is.
import { describe, expect, it } from 'vitest'
import type { ListAdapter } from '@pagewright/engine/tools'
import type { Contract, JsonSchema } from '../../tools/cli/generate/schemaSet'
import { automaticAnswer } from '../../tools/testkit/sandbox/automatic'
import type { SandboxRow } from '../../tools/testkit/sandbox/handler'
import { sample } from '../../tools/testkit/sandbox/sample'

const text = { type: 'string' }
const object = (properties: object) => ({ type: 'object', properties })
const pets = { type: 'array', items: object({ id: { type: 'integer' }, name: text }) }
const $defs = { Any: object({}), Rows: pets, Deep: object({ data: object({ pets, next: text }) }) }

/** Returns the ids of the rows that a list has for a request, what it says about more, and its link. */
function asked(body: SandboxRow, pages: ListAdapter = { by: 'whole' }) {
  const rows = ['Tom', 'Rex', 'Tilly', 'Zed', 'Zoe'].map((name, at) => ({ id: at + 1, name }))
  const response = `a.json#/$defs/${pages.rows === undefined ? 'Rows' : 'Deep'}`
  const call = { kind: 'read', request: 'a.json#/$defs/Any', response, answer: 'bare', pages }
  const contract = { set: { 'a.json': $defs }, calls: { 'GET /pets': call } } as unknown as Contract
  const collections = { pets: { key: 'id', find: {}, rows } }
  const { answer, link } = automaticAnswer(
    contract,
    contract.calls['GET /pets'] ?? expect.fail(),
    'GET /pets',
    collections,
    body,
  )
  return {
    ids: JSON.stringify(answer)
      .match(/(?<="id":)\d/g)
      ?.join(' '),
    answer,
    link,
  }
}

describe('a list', () => {
  it.each(['q', 'query', 'search', 'keyword', 'keywords', 'term'])('is searched by "%s"', (name) => {
    expect(asked({ [name]: 'TIL' }).ids).toBe('3')
  })

  it.each(['sort', 'sort_by', 'order_by', 'sortBy', 'orderBy'])('is sorted by "%s"', (name) => {
    expect([asked({ [name]: 'name' }).ids, asked({ [name]: '-name' }).ids]).toEqual(['2 3 1 4 5', '5 4 1 3 2'])
  })

  it.each(['direction', 'order', 'sort_order', 'sortOrder'])('is turned round by "%s"', (name) => {
    const sorted = (value: string) => asked({ sort: 'id', [name]: value }).ids
    expect([sorted('desc'), sorted('asc')]).toEqual(['5 4 3 2 1', '1 2 3 4 5'])
  })

  it('with a filter of several values has the rows with one of them', () => {
    expect(asked({ name: ['Zoe', 'Rex'] }).ids).toBe('2 5')
  })

  it.each<[first: 0 | 1, page: number, ids: string, next: string | undefined]>([
    [0, 0, '1 2', '1'],
    [0, 1, '3 4', '2'],
    [0, 2, '5', undefined],
    [1, 1, '1 2', '2'],
    [1, 2, '3 4', '3'],
    [1, 3, '5', undefined],
  ])('by link, counted from %i, has at page %i the rows %s and names the page %s', (first, page, ids, next) => {
    const found = asked({ page }, { by: 'link', send: 'page', size: 2, first })
    expect([found.ids, found.link]).toEqual([
      ids,
      next === undefined ? undefined : `<https://sandbox.example/?page=${next}>; rel="next"`,
    ])
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('says at page %i whether there is more: %s', (page, next) => {
    const pages: ListAdapter = { rows: 'data.pets', by: 'page', send: 'page', next: 'data.next', size: 2 }
    expect(asked({ page }, pages).answer).toMatchObject({ data: { next } })
  })
})

it.each([
  ['date-time', '2026-01-31T09:30:00Z'],
  ['date', '2026-01-31'],
  ['time', '09:30:00Z'],
  ['email', 'person@example.com'],
  ['uri', 'https://www.example.com'],
  ['url', 'https://www.example.com'],
  ['decimal', '1.00'],
  ['id', '1'],
  ['phone', '+15550100'],
  ['color', '#336699'],
])('a sample of the format "%s" is %s', (format, value) => {
  expect(sample({ type: 'string', format, minLength: 1 })).toBe(value)
})

it.each<[JsonSchema, unknown]>([
  [{ type: 'integer', default: 0, minimum: 0, examples: [3] }, 0],
  [{ type: 'boolean', default: false, examples: [true] }, false],
  [{ type: 'string', default: '', minLength: 3 }, ''],
  [{ const: 'a', examples: ['b'] }, 'a'],
  [{ enum: ['b', 'c'], examples: ['c'] }, 'c'],
  [{ type: ['integer', 'null'], minimum: 2 }, 2],
])('a sample of %j is %j', (schema, value) => {
  expect(sample(schema)).toBe(value)
})

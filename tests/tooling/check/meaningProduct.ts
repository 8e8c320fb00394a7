// A small product whose schemas say what their values mean.
import type { Known, Tree } from '../../../tools/cli/check/grammar/known'
import { known as small } from './smallProduct'

export const means = (meaning: string, type = 'string'): Tree => ({ type, 'x-means': meaning })
const row: Tree = {
  properties: {
    id: means('order-id'),
    person: means('account-id'),
    name: { type: 'string' },
    at: means('time', 'integer'),
    until: means('time', 'integer'),
    day: means('date'),
    sum: means('money'),
    seen: means('count', 'integer'),
    hours: means('quantity', 'number'),
    face: means('image'),
    faces: { ...means('images', 'array'), items: { type: 'string' } },
    call: means('phone'),
    page: means('link'),
    news: means('rich'),
  },
}
export const shop: Tree = {
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 5, pattern: '^[a-z]+$' },
    count: { type: 'integer', minimum: 1, maximum: 9, multipleOf: 2 } as Tree,
    agrees: { type: 'boolean' },
    held: means('order-id'),
    kind: { type: 'string', enum: ['a', 'b'] },
    born: { type: 'string', format: 'date' } as Tree,
    marks: { type: 'array', items: { type: 'string' }, maxItems: 2 } as Tree,
  } as Tree['properties'] & object,
  required: ['name'],
  mayRequire: ['count'],
}
export const known: Known = {
  ...small,
  endpoints: {
    ...small.endpoints,
    'POST /orders': {
      request: { properties: { page: {} } },
      response: { properties: { has_more: {}, list: { items: row } } },
    },
    'POST /order': { request: { properties: { id: means('order-id') }, required: ['id'] }, response: row },
    'POST /shop': { kind: 'write', request: { properties: shop.properties ?? {} }, response: {} },
  },
  forms: { shop },
  refusals: ['1001'],
}

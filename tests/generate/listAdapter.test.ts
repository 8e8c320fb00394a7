// Tests the request of a list that its server pages in its own way, as pages see it.
import { expect, it } from 'vitest'
import { pagedRequest } from '../../tools/cli/generate/listAdapter'

const text = { type: 'string' }
const request = {
  type: 'object',
  properties: { team: text, cursor: text, limit: text, q: text },
  required: ['team', 'cursor'],
}

it.each([
  ['by a cursor', { by: 'cursor', send: 'cursor' }, ['team', 'limit', 'q'], ['team']],
  ['by a cursor and a size', { by: 'cursor', send: 'cursor', sendSize: 'limit' }, ['team', 'q'], ['team']],
  ['whole', { by: 'whole' }, ['team', 'cursor', 'limit', 'q'], ['team', 'cursor']],
] as const)('F44 a list that is paged %s still needs what its request requires', (_how, adapter, members, required) => {
  const seen = pagedRequest(request, adapter)
  expect(Object.keys(seen.properties ?? {})).toEqual(['page', ...members])
  expect(seen.required).toEqual(['page', ...required])
})

it('a request that requires nothing needs the page alone', () => {
  expect(pagedRequest({ type: 'object', properties: { q: text } }, { by: 'page', send: 'p' }).required).toEqual([
    'page',
  ])
})

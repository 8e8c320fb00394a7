// Tests the memory of the pages of a list whose server pages by cursors.
import { describe, expect, it } from 'vitest'
import { createPager } from '../../../src/engine/api/listAdapter'

const adapter = { by: 'cursor', rows: 'items', next: 'next', send: 'after' } as const
const endpoint = 'GET /items'

function listOf(pager = createPager()) {
  return {
    ask: (body: object) => pager.ask(endpoint, adapter, body),
    /** Reads a page whose answer names the next one. */
    read: (body: object, next: unknown) => pager.read(endpoint, adapter, body, { items: [{}], next }, null),
  }
}

describe('cursors', () => {
  it('stay with the pages that they lead to, so that a page can be read again', () => {
    const { ask, read } = listOf()
    read({ page: 1 }, 'c2')
    read({ page: 2 }, 'c3')
    expect([1, 2, 3, 2].map((page) => ask({ page }))).toEqual([{}, { after: 'c2' }, { after: 'c3' }, { after: 'c2' }])
  })

  it('belong to one search: another one begins at its first page', () => {
    const { ask, read } = listOf()
    read({ page: 1, words: 'a' }, 'c2')
    expect(ask({ page: 2, words: 'b' })).toEqual({ words: 'b' })
    expect(ask({ page: 2, words: 'a' })).toEqual({ words: 'a', after: 'c2' })
  })

  it('of fifty searches are kept, and those of the one that was used longest ago go', () => {
    const { ask, read } = listOf()
    for (let at = 0; at < 50; at += 1) read({ page: 1, at }, `c${at}`)
    expect(ask({ page: 2, at: 0 })).toEqual({ at: 0, after: 'c0' })
    read({ page: 1, at: 50 }, 'c50')
    expect(ask({ page: 2, at: 0 })).toEqual({ at: 0, after: 'c0' })
    expect(ask({ page: 2, at: 1 })).toEqual({ at: 1 })
    expect(ask({ page: 2, at: 50 })).toEqual({ at: 50, after: 'c50' })
  })

  it.each([null, undefined, '', false, 'false', 0, '0'])('that are %j end the list', (next) => {
    expect(listOf().read({ page: 1 }, next)).toEqual({ list: [{}], has_more: false })
  })
})

it.each([
  ['page', 1, { page: 3, limit: 20 }],
  ['page', 0, { page: 2, limit: 20 }],
  ['offset', 1, { page: 40, limit: 20 }],
  ['offset', 0, { page: 40, limit: 20 }],
  ['whole', 1, { limit: 20 }],
] as const)('the third page of a server that counts by %s from %i is asked for with %j', (by, first, asked) => {
  const counted = { by, first, send: 'page', size: 20, sendSize: 'limit' }
  expect(createPager().ask(endpoint, counted, { page: 3 })).toEqual(asked)
})

// Tests by which names an import knows how a list is paged, and where its rows are.
import { describe, expect, it } from 'vitest'
import { answer, imported, list, query } from './importKit'

const object = (properties: object) => ({ type: 'object', properties })
const items = object({ items: list })

describe('a list', () => {
  it.each([
    'per_page',
    'perpage',
    'perPage',
    'page_size',
    'pageSize',
    'size',
    'limit',
    'max_results',
    'maxResults',
    'count',
    'take',
    'first',
  ])('gets the number of its rows by "%s"', (name) => {
    expect(imported({ parameters: query('page', name), ...answer(items) }).pages).toEqual({
      rows: 'items',
      by: 'page',
      send: 'page',
      sendSize: name,
      size: 30,
    })
  })

  it.each(['page', 'page_number', 'pageNumber', 'pageIndex', 'page_no', 'p'])(
    'is asked for its page by "%s"',
    (name) => {
      expect(imported({ parameters: query(name), ...answer(items) }).pages).toEqual({
        rows: 'items',
        by: 'page',
        send: name,
      })
    },
  )

  it.each(['offset', 'skip', 'start', 'start_index', 'startIndex'])('begins at "%s"', (name) => {
    expect(imported({ parameters: query(name), ...answer(items) }).pages).toMatchObject({ by: 'offset', send: name })
  })

  it.each([
    'cursor',
    'nextCursor',
    'after',
    'starting_after',
    'since',
    'page_token',
    'nextPageToken',
    'next_token',
    'continuation',
    'continuation_token',
  ])('goes on behind "%s"', (name) => {
    const next = { type: 'string' }
    expect(imported({ parameters: query(name), ...answer(object({ items: list, next })) }).pages).toEqual({
      rows: 'items',
      by: 'cursor',
      send: name,
      next: 'next',
    })
  })

  it.each([
    'next_cursor',
    'nextCursor',
    'next_page_token',
    'nextPageToken',
    'next_token',
    'next_page',
    'next',
    'end_cursor',
    'endCursor',
    'continuation_token',
    'cursor',
  ])('tells in "%s" where it goes on', (name) => {
    const shape = object({ items: list, [name]: { type: 'string' } })
    expect(imported({ parameters: query('after'), ...answer(shape) }).pages).toMatchObject({ by: 'cursor', next: name })
  })

  it.each(['has_more', 'hasMore', 'has_next', 'hasNextPage', 'has_next_page', 'more'])(
    'tells in "%s" whether there is more',
    (name) => {
      const shape = object({ items: list, [name]: { type: 'boolean' } })
      expect(imported({ parameters: query('page'), ...answer(shape) }).pages).toMatchObject({ next: name })
    },
  )

  it.each(['data', 'items', 'results', 'list', 'rows', 'entries', 'records', 'values', 'content'])(
    'beside another one has its rows in "%s"',
    (name) => {
      expect(imported(answer(object({ others: list, [name]: list }))).pages).toEqual({ rows: name, by: 'whole' })
    },
  )

  it.each(['pageant', 'offsetting', 'limits', 'sinceWhen'])('is not paged by "%s"', (name) => {
    expect(imported({ parameters: query(name), ...answer(items) }).pages).toEqual({ rows: 'items', by: 'whole' })
  })
})

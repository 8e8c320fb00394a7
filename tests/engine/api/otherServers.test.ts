// Tests servers that others wrote: places in paths, all methods, forms, bare answers, problems, and their ways to page.
import { describe, expect, it, vi } from 'vitest'
import { firstPlace, placeAfter, readPage, type ListAdapter } from '../../../src/engine/api/answer/listPage'
import type { EndpointShape } from '../../../src/engine/api/client'
import { adaptPage, askPage } from '../../../src/engine/api/listAdapter'
import { answer, consumer, facts, setUp, type Fetch } from './setUp'

const row = { type: 'object', properties: { id: { type: 'string' } } } as const
const bare: EndpointShape = { kind: 'write', answer: 'bare', response: { type: 'object', properties: {} } }

function serverWith(shape: EndpointShape, fetch: Fetch) {
  return setUp(fetch, { endpoints: () => shape })
}

describe('a request of another server', () => {
  it.each<[string, EndpointShape, object, string, string | undefined]>([
    ['PUT /pet/{petId}', bare, { petId: 'a/b c', name: 'x' }, '/v1/pet/a%2Fb%20c', '{"name":"x"}'],
    ['PATCH /a-b/{x.y}.json', bare, { 'x.y': 7 }, '/v1/a-b/7.json', '{}'],
    [
      'DELETE /pet/{id}/tag/{tag}',
      bare,
      { id: 1, tag: 'ü', force: true },
      '/v1/pet/1/tag/%C3%BC?force=true',
      undefined,
    ],
    ['GET /pet/{id}', { ...bare, kind: 'read' }, { id: '1', q: 'a' }, '/v1/pet/1?q=a', undefined],
    ['POST /pet', { ...bare, encoding: 'form' }, { a: 'x y', b: [1, 2], c: null }, '/v1/pet', 'a=x+y&b=1&b=2'],
    [
      'POST /rpc#pets.list',
      { ...bare, query: ['v', 'b'], constants: { method: 'pets.list', v: 2 } },
      { a: 1, b: [3, 4] },
      '/v1/rpc?v=2&b=3&b=4',
      '{"a":1,"method":"pets.list"}',
    ],
    [
      'GET /#Old',
      { ...bare, kind: 'read', constants: { Action: 'List' } },
      { n: 1 },
      '/v1/?n=1&Action=List',
      undefined,
    ],
    ['PUT /pet/{id}/names', { ...bare, body: 'names' }, { id: 1, names: ['a', 'b'] }, '/v1/pet/1/names', '["a","b"]'],
    ['POST /limit', { ...bare, body: 'value', query: ['v'] }, { value: 7, v: 2 }, '/v1/limit?v=2', '7'],
    ['PUT /pet/{kind}', { ...bare, constants: { kind: 'cat' } }, { kind: 'dog' }, '/v1/pet/cat', '{}'],
  ])('%s', async (endpoint, shape, body, address, text) => {
    const { client, sent } = serverWith(shape, async () => answer({}))
    await (shape.kind === 'read' ? client.read(endpoint, body, consumer) : client.write(endpoint, body))
    expect(sent().url.pathname + sent().url.search).toBe(address)
    expect(sent().init.method).toBe(endpoint.split(' ')[0])
    expect(sent().init.body).toBe(text)
    const type = shape.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
    expect(sent().headers.get('content-type')).toBe(type)
  })

  it.each([undefined, null, '', '.', '..', {}, ['x']])('is not sent while a place of the path is %o', async (id) => {
    const { client, spy } = serverWith(bare, async () => answer({}))
    await expect(client.write('PUT /pet/{id}', { id })).rejects.toMatchObject({ kind: 'protocol' })
    expect(spy).not.toHaveBeenCalled()
  })

  it('carries headers that never change, and none in place of ours', async () => {
    const headers = { accept: 'application/vnd.github+json', token: 'other' }
    const { client, sent } = serverWith({ ...bare, headers }, async () => answer({}))
    await client.write('POST /x', {})
    expect(sent().headers.get('accept')).toBe('application/vnd.github+json')
    expect(sent().headers.get('token')).toBe(facts.token)
  })
})

describe('a bare answer', () => {
  it('is read without an envelope', async () => {
    const shape: EndpointShape = { ...bare, kind: 'read', response: { type: 'object', properties: { code: {} } } }
    const { client } = serverWith(shape, async () => answer({ code: 10, msg: 'not ours' }))
    expect(await client.read('GET /x', {}, consumer)).toEqual({ code: 10 })
  })

  it('of nothing is the answer of a write', async () => {
    const { client } = serverWith(bare, async () => new Response(null, { status: 204 }))
    expect(await client.write('DELETE /x', {})).toEqual({})
  })

  it.each([
    [{ title: 'No credit', detail: 'Your balance is 30' }, 'application/problem+json', 'Your balance is 30'],
    [{ title: 'No credit' }, 'application/problem+json; charset=utf-8', 'No credit'],
    [{ title: 7, detail: ' ' }, 'application/problem+json', undefined],
    [{ title: 'No credit' }, 'application/json', undefined],
  ])('of the problem %o as %s tells %s', async (body, type, text) => {
    const { client } = serverWith(bare, async () => answer(body, { status: 403, headers: { 'content-type': type } }))
    const error: unknown = await client.write('POST /x', {}).catch((one: unknown) => one)
    expect(error).toMatchObject({ kind: 'business', code: '403', status: 403 })
    expect((error as { readonly serverText?: string }).serverText).toBe(text)
  })
})

describe('a refusal of another server', () => {
  const of = (shape: Partial<EndpointShape>) => ({ ...bare, problems: 'errors', ...shape })
  const status = (code: number, body: object) => async () => answer(body, { status: code })
  const texts = { errors: { email: ['is taken', 'is long'], name: 'is short', count: 7 } }

  it.each<[string, Partial<EndpointShape>, number, object, object]>([
    [
      'texts by member',
      {},
      422,
      texts,
      { kind: 'business', code: '422', serverText: 'email is taken, email is long, name is short' },
    ],
    ['one text', { problems: 'error.message' }, 400, { error: { message: 'Too late' } }, { serverText: 'Too late' }],
    ['no text', {}, 409, { errors: [] }, { kind: 'business', code: '409' }],
    ['a failure', {}, 500, texts, { kind: 'status', status: 500 }],
    ['the end of a session', {}, 401, texts, { kind: 'session' }],
    ['a payment, which asks for its outcome', { kind: 'money' }, 422, texts, { kind: 'status', status: 422 }],
  ])('with %s', async (_what, shape, code, body, error) => {
    const { client } = serverWith(of(shape), status(code, body))
    await expect(client.write('POST /x', {})).rejects.toMatchObject(error)
  })

  const one = (...at: readonly string[]) => [{ at, text: 'is taken' }]
  it.each<[string, unknown, object[] | undefined]>([
    ['texts by member', { email: ['is taken', 'is long'] }, [...one('email'), { at: ['email'], text: 'is long' }]],
    ['a text by member', { email: 'is taken' }, one('email')],
    ['members within members', { user: { email: ['is taken'] } }, one('user', 'email')],
    ['a path with dots and brackets', { 'items[0].name': 'is taken' }, one('items', '0', 'name')],
    ['JSON pointers', { '/items/0/a~1b': ['is taken'] }, one('items', '0', 'a/b')],
    ['the list of a problem', [{ detail: 'is taken', pointer: '#/user/email' }], one('user', 'email')],
    ['a list by field', [{ field: 'email', message: 'is taken', code: 7 }], one('email')],
    [
      'a list by the way to the member',
      [{ loc: ['body', 0, 'email'], msg: 'is taken', type: 'x' }],
      one('body', '0', 'email'),
    ],
    ['a list by the source', [{ title: 'is taken', source: { pointer: '/data/email' } }], one('data', 'email')],
    ['a list that names no member', [{ message: 'is taken' }], one()],
    ['no text', [{ field: 'email' }, 7, null], undefined],
    ['one text', 'is taken', undefined],
  ])('names its members: %s', async (_what, errors, problems) => {
    const { client } = serverWith(of({}), status(422, { errors }))
    const error: unknown = await client.write('POST /x', {}).catch((thrown: unknown) => thrown)
    expect((error as { readonly problems?: unknown }).problems).toEqual(problems)
  })

  it.each([400, 402, 403, 404, 409, 410, 422, 423, 429, 451, 499])('has the status %i', async (code) => {
    const { client } = serverWith(of({}), status(code, {}))
    await expect(client.write('POST /x', {})).rejects.toMatchObject({ kind: 'business', code: String(code) })
  })

  it.each([500, 502, 503, 599])('does not have the status %i', async (code) => {
    const { client } = serverWith(of({}), status(code, {}))
    await expect(client.write('POST /x', {})).rejects.toMatchObject({ kind: 'status', status: code })
  })

  it('of a read stays a failure', async () => {
    const { client } = serverWith(of({ kind: 'read' }), status(404, texts))
    await expect(client.read('GET /x', {}, consumer)).rejects.toMatchObject({ kind: 'status', status: 404 })
  })
})

describe('a list of another server', () => {
  const ids = ['1', '2', '3', '4', '5']
  const size = 2
  const cut = (from: number) => ids.slice(from, from + size).map((id) => ({ id }))
  const linkTo = (next?: string) => ({
    link: `${next === undefined ? '' : `<https://x.test/?q=a&${next}>; title="a, b"; rel="next", `}<y?page=3>; rel="last"`,
  })

  interface Way {
    readonly is: string
    readonly pages: ListAdapter
    readonly server: (query: URLSearchParams) => Response
    readonly asked: readonly string[]
  }
  const pageOf = (query: URLSearchParams) => Number(query.get('page'))
  const ways: readonly Way[] = [
    {
      is: 'numbers from 1, and the size of a page',
      pages: { by: 'page', send: 'page', size, sendSize: 'per_page', rows: 'items' },
      server: (query) => answer({ items: cut((pageOf(query) - 1) * size) }),
      asked: ['q=a&per_page=2&page=1', 'q=a&per_page=2&page=2', 'q=a&per_page=2&page=3', 'q=a&per_page=2&page=4'],
    },
    {
      is: 'numbers from 0, and a word for more',
      pages: { by: 'page', send: 'page', first: 0, rows: 'data.rows', next: 'data.more' },
      server: (query) => answer({ data: { rows: cut(pageOf(query) * size), more: pageOf(query) < 2 } }),
      asked: ['q=a&page=0', 'q=a&page=1', 'q=a&page=2'],
    },
    {
      is: 'an offset, and a list as the answer',
      pages: { by: 'offset', send: 'offset', size, sendSize: 'limit' },
      server: (query) => answer(cut(Number(query.get('offset')))),
      asked: ['q=a&limit=2&offset=0', 'q=a&limit=2&offset=2', 'q=a&limit=2&offset=4', 'q=a&limit=2&offset=5'],
    },
    {
      is: 'an offset, with fewer rows than it was asked for, and a count',
      pages: { by: 'offset', send: 'offset', size: 50, sendSize: 'limit', rows: 'items', total: 'meta.total' },
      server: (query) => answer({ items: cut(Number(query.get('offset'))), meta: { total: String(ids.length) } }),
      asked: ['q=a&limit=50&offset=0', 'q=a&limit=50&offset=2', 'q=a&limit=50&offset=4'],
    },
    {
      is: 'numbers, with fewer rows than it was asked for, and no page after the last',
      pages: { by: 'page', send: 'page', size: 50 },
      server: (query) => {
        const list = cut((pageOf(query) - 1) * size)
        return list.length > 0 ? answer(list) : answer({ detail: 'Invalid page.' }, { status: 404 })
      },
      asked: ['q=a&page=1', 'q=a&page=2', 'q=a&page=3', 'q=a&page=4'],
    },
    {
      is: 'numbers, with null for no rows',
      pages: { by: 'page', send: 'page', rows: 'data.items' },
      server: (query) => {
        const items = cut((pageOf(query) - 1) * size)
        return answer({ data: items.length > 0 ? { items } : null })
      },
      asked: ['q=a&page=1', 'q=a&page=2', 'q=a&page=3', 'q=a&page=4'],
    },
    {
      is: 'a cursor, with pages that have no rows, or leave them out',
      pages: { by: 'cursor', send: 'after', rows: 'items', next: 'next' },
      server: (query) => {
        const after = Number(query.get('after') ?? 0)
        const items = ids.filter((id) => Number(id) === after).map((id) => ({ id }))
        const next = after < 5 ? String(after + 0.5) : ''
        return answer(after % 1 === 0.5 ? { next: String(after + 0.5) } : { items, next })
      },
      asked: ['q=a', ...['0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'].map((at) => `q=a&after=${at}`)],
    },
    {
      is: 'a cursor that is an address',
      pages: { by: 'cursor', send: 'after', rows: 'results', next: 'links.next' },
      server: (query) => {
        const from = Number(query.get('after') ?? 0)
        const next = `https://x.test/?q=a&after=${from + size}&snap=77#x`
        return answer({ results: cut(from), links: { next: from + size < ids.length ? next : null } })
      },
      asked: ['q=a', 'q=a&after=2&snap=77', 'q=a&after=4&snap=77'],
    },
    {
      is: 'a cursor',
      pages: { by: 'cursor', send: 'after', rows: 'items', next: 'next' },
      server: (query) => {
        const from = Number(query.get('after') ?? 0)
        return answer({ items: cut(from), next: from + size < ids.length ? String(from + size) : null })
      },
      asked: ['q=a', 'q=a&after=2', 'q=a&after=4'],
    },
    {
      is: 'nothing',
      pages: { by: 'whole', rows: 'all' },
      server: () => answer({ all: ids.map((id) => ({ id })) }),
      asked: ['q=a'],
    },
    {
      is: 'the header Link',
      pages: { by: 'link', send: 'page' },
      server: (query) => {
        const page = Number(query.get('page') ?? 1)
        return answer(cut((page - 1) * size), { headers: linkTo(page < 3 ? `page=${page + 1}` : undefined) })
      },
      asked: ['q=a', 'q=a&page=2', 'q=a&page=3'],
    },
    {
      is: 'the header Link with a cursor',
      pages: { by: 'link', send: 'after', size, sendSize: 'per_page' },
      server: (query) => {
        const after = query.get('after')
        const from = after === null ? 0 : ids.indexOf(after) + 1
        const last = ids[from + size - 1]
        return answer(cut(from), { headers: linkTo(from + size < ids.length ? `after=${last}` : undefined) })
      },
      asked: ['q=a&per_page=2', 'q=a&per_page=2&after=2', 'q=a&per_page=2&after=4'],
    },
  ]

  it.each(
    ways.flatMap((way) => [
      { ...way, when: 'in time' },
      { ...way, when: 'early' },
    ]),
  )('pages by $is, its first page asked for $when', async ({ pages, server, asked, when }) => {
    const response = { type: 'object', properties: { list: { type: 'array', items: row }, has_more: {} } } as const
    const headers = { accept: 'application/json; version=3' }
    const shape: EndpointShape = { kind: 'read', answer: 'bare', headers, pages, response }
    const { client, spy } = serverWith(shape, async (url) => server(new URL(url).searchParams))
    if (when === 'early') {
      client.prefetch('GET /rows', { q: 'a', page: 1 })
      await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce())
    }
    const found: unknown[] = []
    for (let place = firstPlace, more = true; more;) {
      const body = { q: 'a', page: place.number }
      const page = readPage(await client.read('GET /rows', body, { ...consumer, cursor: place.cursor }))
      found.push(...page.list)
      more = page.hasMore
      place = placeAfter(place, page)
    }
    expect(found).toEqual(ids.map((id) => ({ id })))
    const sent = spy.mock.calls.map(([url, { headers: had }]) => [
      new URL(url).search.slice(1),
      new Headers(had).get('accept'),
    ])
    expect(sent).toEqual(asked.map((query) => [query, headers.accept]))
  })

  const next = { page: '2' }
  it.each<[string, object | undefined]>([
    ['<https://x.test/?page=2>; rel="next"', next],
    ['<https://x.test/?page=2>; rel="last next"', next],
    ['<https://x.test/?page=1>; rel="prev", <?page=2>;rel=next', next],
    ['<https://x.test/?page=2>; title="<a>; rel=\\"prev\\", b"; REL="NEXT", </?page=9>; rel="last"', next],
    ['</?page=9>; title="rel=next, <?page=8>; rel=next"; rel="last", </?page=2>; rel=\'next\'', next],
    ['</?page=9>; rel="next-archive", </?a=1,2&page=2>; rel="next"', { a: '1,2', page: '2' }],
    [
      '<https://x.test/?q=b&page=2&snap=77&tag=a&tag=b#rows>; rel=next',
      { q: 'b', page: '2', snap: '77', tag: ['a', 'b'] },
    ],
    ['<https://x.test/?page=9>; rel="last"; rel="next"', undefined],
    ['<https://x.test/>; rel="next"', undefined],
    ['', undefined],
  ])('has the header Link %s, whose next page is %j', (link, cursor) => {
    expect(adaptPage({ by: 'link', send: 'page' }, [{}], { link })).toEqual({
      page: { list: [{}], has_more: cursor !== undefined },
      ...(cursor && { cursor }),
    })
  })

  it.each([
    ['a full page of another origin', 'cors', 2, {}, true],
    ['a short page, which may be the last', 'cors', 1, {}, false],
    ['the page of this origin', 'basic', 2, {}, false],
    ['a page whose header can be read', 'cors', 2, { link: '<?page=1>; rel="first"' }, false],
  ])('says in the console that the header Link cannot be read: %s', async (_what, type, count, headers, isTold) => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const shape: EndpointShape = {
      kind: 'read',
      answer: 'bare',
      pages: { by: 'link', send: 'page', size, sendSize: 'per_page' },
      response: { type: 'object', properties: { list: { type: 'array', items: row } } },
    }
    const { client } = serverWith(shape, async () =>
      Object.defineProperty(answer(cut(0).slice(0, count), { headers }), 'type', { value: type }),
    )
    await client.read('GET /a', { page: 1 }, consumer)
    expect(told.mock.calls.join().includes('Access-Control-Expose-Headers: Link')).toBe(isTold)
  })

  it('is asked with the query of the address, and with values that it only repeats as they are', () => {
    const asked = askPage(
      { by: 'link', send: 'page' },
      { page: 2, size: 20, tags: ['a', 'b'] },
      {
        page: '2',
        size: '20',
        tags: ['a', 'b'],
        snap: '77',
      },
    )
    expect(asked).toEqual({ size: 20, tags: ['a', 'b'], page: '2', snap: '77' })
  })

  it.each([
    ['no rows', { items: 'none' }],
    ['rows that are missing', {}],
    ['a list in place of an object', []],
    ['a text', 'none'],
  ])('that has %s is malformed', async (_what, body) => {
    const pages: ListAdapter = { by: 'page', send: 'page', rows: 'items' }
    const response = {
      type: 'object',
      properties: { list: { type: 'array' }, has_more: {} },
      required: ['list'],
    } as const
    const { client } = serverWith({ kind: 'read', answer: 'bare', pages, response }, async () => answer(body))
    await expect(client.read('GET /rows', { page: 1 }, consumer)).rejects.toMatchObject({ kind: 'malformed' })
  })
})

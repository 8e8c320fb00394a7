import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../../../src/engine/api/answer/apiError'
import { decode } from '../../../src/engine/api/answer/decode'
import { parseEnvelope, parseJson } from '../../../src/engine/api/answer/envelope'
import { readPage } from '../../../src/engine/api/answer/listPage'
import { localise } from '../../../src/engine/api/answer/localised'
import { type Shape, ShapeError } from '../../../src/engine/api/answer/shape'
import { adaptPage, askPage } from '../../../src/engine/api/listAdapter'
import { readXsrf, requestHeaders, type Protocol } from '../../../src/engine/api/protocol'
import { createServerClock } from '../../../src/engine/api/serverClock'
import { answer, consumer, facts, type Fetch, good, protocol, setUp } from './setUp'

describe('requests', () => {
  it('S7-08 carry every header, the timestamp in seconds', async () => {
    const { client, sent } = setUp(good, { xsrfCookie: () => 'x1' })
    await client.read('POST /row', {}, consumer)
    expect(sent().init.headers).toEqual({
      'content-type': 'application/json',
      'device-id': 'd1',
      language: 'tr',
      platform: '2',
      'app-version': '1.3.14',
      'phone-model': '%D0%9C%D0%BE%D0%B4%D0%B5%D0%BB%D1%8C',
      'system-version': '14',
      timestamp: '1700000000',
      uid: '7',
      token: 'secret',
      'X-XSRF-TOKEN': 'x1',
    })
  })

  it('S7-08 carry platform 1 elsewhere, and no uid, token or anti-forgery header without a session', async () => {
    const { client, sent } = setUp(good, {
      headers: () => ({ ...facts, platform: 'other', uid: undefined, token: '' }),
    })
    await client.read('POST /row', {}, consumer)
    expect(sent().headers.get('platform')).toBe('1')
    expect(['uid', 'token', 'X-XSRF-TOKEN'].filter((name) => sent().headers.has(name))).toEqual([])
  })

  it('F36 S7-08 follow the clock of the server once it has told its time', async () => {
    const { client, sent } = setUp(async () =>
      answer({ code: 0, res: { uid: 1 } }, { headers: { date: new Date(1_700_086_400_000).toUTCString() } }),
    )
    await client.read('POST /row', {}, consumer)
    await client.read('POST /row', {}, consumer)
    expect(sent(0).headers.get('timestamp')).toBe('1700000000')
    expect(sent(1).headers.get('timestamp')).toBe('1700086400')
  })

  it('S7-09 of a GET carry the body in the query', async () => {
    const { client, sent } = setUp(async () => answer({ code: 0, res: { n: '5' } }))
    const body = { q: 'a b&c', page: 1, all: false, none: null, ids: ['1', '2'], nested: { a: 1 } }
    expect(await client.read('GET /rows', body, consumer)).toEqual({ n: 5 })
    expect(sent().url.pathname).toBe('/v1/rows')
    expect([...sent().url.searchParams]).toEqual([
      ['q', 'a b&c'],
      ['page', '1'],
      ['all', 'false'],
      ['ids', '1'],
      ['ids', '2'],
      ['nested', '{"a":1}'],
    ])
    expect(sent().init.body).toBeUndefined()
  })

  it.each(['POST', 'PUT'])('S7-09 of a %s carry the body as JSON, ids byte-equal', async (method) => {
    const { client, sent } = setUp(async () => answer('{"code":0,"res":{"id":9007199254740993}}'))
    await client.write(`${method} /save`, { uid: '9007199254740993' })
    expect(sent().init.method).toBe(method)
    expect(sent().text).toBe('{"uid":"9007199254740993"}')
    expect(sent().url.search).toBe('')
  })

  it('F19 F21 of a write carry the key that it is given, and no other call has one', async () => {
    const { client, sent } = setUp(async () => answer({ code: 0, res: { uid: 1 } }))
    await client.write('POST /save', { n: 1 }, { key: 'k1' })
    await client.write('POST /save', { n: 1 })
    await client.read('POST /row', {}, consumer)
    expect([0, 1, 2].map((call) => sent(call).headers.get('idempotency-key'))).toEqual(['k1', null, null])
  })

  it('F46 go to the configured root alone, without redirect, cache or referrer', async () => {
    const { client, sent } = setUp(good)
    await client.read('POST /row', {}, consumer)
    expect(sent().url.href).toBe('https://api.example/v1/row')
    expect(sent().init).toMatchObject({
      credentials: 'include',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
  })

  it.each(['HEAD /row', 'POST row', 'POST https://evil.example/', '/row'])(
    'refuse %s, which is not an endpoint',
    async (name) => {
      const { client, spy } = setUp(good, { endpoints: () => ({ kind: 'read', response: {} }) })
      await expect(client.read(name, {}, consumer)).rejects.toThrow('is not an endpoint')
      expect(spy).not.toHaveBeenCalled()
    },
  )

  it.each(['POST //evil.example/row', 'POST /\\evil.example', 'POST /@evil.example', 'POST /../../row'])(
    'keep to the host of the root for %s',
    async (name) => {
      const { client, sent } = setUp(good, { endpoints: () => ({ kind: 'read', response: {} }) })
      await client.read(name, {}, consumer)
      expect(sent().url.host).toBe('api.example')
    },
  )

  it('S7-17 ask for no endpoint that is not known', async () => {
    const { client, spy } = setUp(good)
    await expect(client.read('POST /other', {}, consumer)).rejects.toThrow('No endpoint "POST /other".')
    expect(spy).not.toHaveBeenCalled()
  })
})

describe('answers', () => {
  it.each([200, 201, 206, 299])('S7-09 with status %i are good', async (status) => {
    const { client } = setUp(async () => answer({ code: 0, res: { uid: 1 } }, { status }))
    expect(await client.read('POST /row', {}, consumer)).toEqual({ uid: '1' })
  })

  it.each([
    ['HTML', '<!doctype html><p>hello'],
    ['half an answer', '{"code":0,"res":{"uid":"1"'],
    ['null where rows are due', '{"code":0,"res":null}'],
    ['another shape', '{"code":0,"res":{"uid":{}}}'],
  ])('F16 S3-17 that are %s are malformed', async (_, text) => {
    const { client } = setUp(async () => answer(text))
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' })
  })

  it.each([
    ['{"code":0,"res":{"uid":[1]}}', 'does not fit its schema at "res.uid": wanted string, seen array of 1.'],
    ['{"code":0,"res":{"token":{"uid":1}}}', 'at "res.uid": wanted string, seen nothing.'],
    [`{"code":0,"res":"${'a b '.repeat(99)}"}`, `at "res": wanted object, seen string "${'a b '.repeat(10)}…".`],
    [`{"code":0,"res":"${'ab1'.repeat(9)}"}`, 'at "res": wanted object, seen string.'],
    ['<!doctype html><p>page', 'is not JSON, but a web page. It begins with "<!doctype html><p>page".'],
    ['{"uid":"1"}', 'It is object with "uid". A call without envelope has "answer": "bare" in schemas/api.json.'],
    [' ', 'the answer is empty.'],
  ])('that do not fit are told once in the console, with no more than a sample: %s', async (text, said) => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { client } = setUp(async () => answer(text))
    for (const _ of [1, 2]) await client.read('POST /row', {}, consumer).catch(() => undefined)
    expect(told.mock.calls).toEqual([[expect.stringMatching(/^POST \/row: the /)]])
    expect(told.mock.calls.join()).toContain(said)
  })

  it('F16 that are 204 are malformed', async () => {
    const { client } = setUp(async () => new Response(null, { status: 204 }))
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('F16 that break off are malformed', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('lost')) })
    const { client } = setUp(async () => new Response(broken))
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ kind: 'malformed' })
  })

  it('S4-07 with another code reject with the body', async () => {
    const { client, over } = setUp(async () => answer({ code: 3, msg: 'Too much', res: { max: 5 } }))
    await expect(client.write('POST /save', {})).rejects.toMatchObject({
      kind: 'business',
      code: '3',
      serverText: 'Too much',
      body: { code: 3, res: { max: 5 } },
      endpoint: 'POST /save',
    })
    expect(over).not.toHaveBeenCalled()
  })
})

describe('the end of the session', () => {
  it.each([
    [10, 200],
    ['11', 200],
    [10, 401],
    [11, 500],
  ])('S4-08 is told for code %j with status %i', async (code, status) => {
    const { client, over } = setUp(async () => answer({ code }, { status }))
    await expect(client.write('POST /save', {})).rejects.toMatchObject({ kind: 'session' })
    expect(over).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'session', code: String(code) }))
  })

  it('is not told for a late answer to an earlier session', async () => {
    let token = 'old'
    const { client, over } = setUp(
      async () => {
        token = 'new'
        return answer({ code: 10 })
      },
      { headers: () => ({ ...facts, token }) },
    )
    await expect(client.write('POST /save', {})).rejects.toMatchObject({ kind: 'session' })
    expect(over).not.toHaveBeenCalled()
  })
})

describe('failures', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name })

  it.each<[string, Fetch, object]>([
    ['network error', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    ['request aborted', async () => Promise.reject(named('AbortError')), { kind: 'aborted' }],
    ['timeout exceeded', async () => Promise.reject(named('TimeoutError')), { kind: 'timeout' }],
    [
      'network error',
      () => {
        throw new TypeError('Illegal invocation')
      },
      { kind: 'network' },
    ],
    [
      'request failed with status code 404',
      async () => answer('', { status: 404 }),
      { kind: 'status', code: 'bad request' },
    ],
    [
      'request failed with status code 400',
      async () => answer({ code: 5, msg: 'no' }, { status: 400 }),
      { kind: 'status', serverText: 'no' },
    ],
    ['request failed with status code 304', async () => new Response(null, { status: 304 }), { kind: 'status' }],
    [
      'request failed with status code 503',
      async () => answer('<html>', { status: 503 }),
      { kind: 'status', status: 503, code: 'bad response' },
    ],
  ])('S8-02 %s', async (message, fetch, found) => {
    const { client, spy } = setUp(fetch)
    await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({ name: 'ApiError', message, ...found })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it.each(['ftp://api.example', 'javascript:0', 'data:text/plain,1', 'not a url'])(
    'S8-02 unsupported protocol: %s',
    async (root) => {
      const { client, spy } = setUp(good, { root })
      await expect(client.read('POST /row', {}, consumer)).rejects.toMatchObject({
        kind: 'protocol',
        message: 'unsupported protocol',
      })
      expect(spy).not.toHaveBeenCalled()
    },
  )

  it('S8-02 canceled by the caller, before and after sending', async () => {
    const { client, spy } = setUp(() => new Promise(() => undefined))
    const left = new AbortController()
    const running = client.read('POST /row', {}, { consumer: 'a', signal: left.signal })
    await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(1))
    left.abort()
    await expect(running).rejects.toMatchObject({ kind: 'canceled', message: 'canceled' })
    expect(spy.mock.calls[0]?.[1].signal?.aborted).toBe(true)
    await expect(client.read('POST /row', {}, { consumer: 'a', signal: left.signal })).rejects.toMatchObject({
      kind: 'canceled',
    })
    expect(spy).toHaveBeenCalledTimes(1)
  })

  it('leave no listener on the signal of the caller', async () => {
    const { client } = setUp(good)
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await client.read('POST /row', {}, { consumer: 'a', signal })
    expect(added).toHaveBeenCalledTimes(1)
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })

  it('F18 S4-20 S7-09 never come from waiting: an answer after an hour is an answer', async () => {
    vi.useFakeTimers()
    let reply: (response: Response) => void = () => undefined
    const { client, spy } = setUp(() => new Promise((resolve) => (reply = resolve)))
    const settled = vi.fn()
    const waiting = [client.read('POST /row', {}, consumer), client.write('PUT /save', {})].map((call) =>
      call.then(settled, settled),
    )
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([settled.mock.calls.length, spy.mock.calls.length, vi.getTimerCount()]).toEqual([0, 2, 0])
    // A write has no signal, so it cannot be aborted.
    expect(spy.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([false, undefined])
    reply(answer({ code: 0, res: { id: 7 } }))
    await waiting[1]
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '7' })
    vi.useRealTimers()
  })

  it('never name the token', async () => {
    const { client } = setUp(async () => answer({ code: 1 }))
    const error: unknown = await client.write('POST /save', {}).catch((thrown: unknown) => thrown)
    expect(JSON.stringify(error) + String(error)).not.toContain('secret')
  })
})

describe('envelope', () => {
  const endpoint = 'POST /list'

  describe('codes', () => {
    it.each([
      [{ code: 0, res: { a: 1 }, extend: 'x', msg: 'ok' }],
      [{ code: '0', res: { a: 1 }, extend: 'x', msg: 'ok' }],
    ])('S3-17 %j is a success', (body) => {
      expect(parseEnvelope(body, endpoint, protocol.envelope)).toEqual({ res: { a: 1 }, extend: 'x', msg: 'ok' })
      expect(parseEnvelope(JSON.stringify(body), endpoint, protocol.envelope)).toEqual({
        res: { a: 1 },
        extend: 'x',
        msg: 'ok',
      })
    })

    it.each([10, 11, '10', '11'])('S4-07 %j is the end of the session', (code) => {
      const body = { code, msg: 'again' }
      expect(() => parseEnvelope(body, endpoint, protocol.envelope)).toThrow(
        expect.objectContaining({ kind: 'session', code: String(code), body, serverText: 'again', endpoint }),
      )
    })

    it.each([1, -1, '7', 'E_LIMIT', 0.5, '00', 100])('S4-07 %j rejects with the body', (code) => {
      const body = { code, msg: 'no', res: { left: 0 } }
      expect(() => parseEnvelope(body, endpoint, protocol.envelope)).toThrow(
        expect.objectContaining({ kind: 'business', code: String(code), body }),
      )
    })

    it.each([
      '',
      ' ',
      'null',
      '[]',
      '"0"',
      '0',
      '{}',
      '{"code":null}',
      '{"code":""}',
      '{"code":true}',
      '{"code":[0]}',
      '{"code":{"a":0}}',
      '{"code":1e999}',
      '{"res":{}}',
      '{"__proto__":{"code":0}}',
      '<!doctype html><title>502</title>',
      '{"code":0,"res":{"list":[',
    ])('F13 S3-17 %s is malformed, not a success', (text) => {
      expect(() => parseEnvelope(text, endpoint, protocol.envelope)).toThrow(
        expect.objectContaining({ kind: 'malformed' }),
      )
    })
  })

  it.each([
    ['x'.repeat(300), 'x'.repeat(200)],
    ['😀'.repeat(300), '😀'.repeat(200)],
    ['no', 'no'],
    [' ', undefined],
    [{ html: 1 }, undefined],
    [7, undefined],
  ])('the words of the server are text of at most 200 characters', (msg, serverText) => {
    const thrown = catchError(() => parseEnvelope({ code: 5, msg }, endpoint))
    expect((thrown as ApiError).serverText).toBe(serverText)
  })

  describe('pages', () => {
    const row = { id: 1 }
    it.each([
      [{ list: [row], has_more: true }, true],
      [{ list: [row], has_more: 1 }, true],
      [{ list: [row], has_more: 'true' }, true],
      [{ list: [row] }, true],
      [{ list: [row], has_more: null }, true],
      [{ list: [row], has_more: false }, false],
      [{ list: [row], has_more: 'false' }, false],
      [{ list: [row], has_more: 0 }, false],
      [{ list: [row], has_more: '0' }, false],
      [{ list: [], has_more: true }, true],
      [{ list: [null], has_more: 1 }, true],
      [{ list: [], has_more: false }, false],
      [{ list: [], has_more: null }, false],
      [{ list: [] }, false],
    ])('F30 S4-09 %j has more: %s', (res, hasMore) => {
      expect(readPage(res).hasMore).toBe(hasMore)
    })

    it.each([
      [{ list: [], has_more: true }, {}, true],
      [{ list: [], has_more: true }, { emptyEnds: true }, false],
      [{ list: [null], has_more: 1 }, { emptyEnds: true }, false],
      [{ list: [row], has_more: true }, { emptyEnds: true }, true],
      [{ list: null, has_more: false }, {}, false],
    ])('F30 S4-09 %j of a server with %j has more: %s', async (res, ends, hasMore) => {
      const response = { type: 'object', properties: { list: { type: ['array', 'null'] }, has_more: {} } } as const
      const { client } = setUp(async () => answer({ code: 0, res }), {
        protocol: { ...protocol, ...ends },
        endpoints: () => ({ kind: 'read', response }),
      })
      const page = readPage(await client.read('POST /rows', { page: 1 }, consumer))
      expect(page).toMatchObject({ list: (res.list ?? []).filter(Boolean), hasMore })
    })

    it('S3-17 gives the rows and skips null ones', () => {
      expect(readPage({ list: [row, null, row], has_more: true }).list).toEqual([row, row])
    })

    it.each([{}, { list: null }, { list: {} }, { list: 'x' }, null, undefined, 'x', 0])(
      'S3-17 %j is no page',
      (res) => {
        expect(() => readPage(res)).toThrow(ShapeError)
      },
    )
  })

  function catchError(run: () => unknown): unknown {
    try {
      return run()
    } catch (error) {
      return error
    }
  }
})

it.each([
  ['the language', { name: 'a', name_tr: 'b' }, 'tr', { name: 'b', name_tr: 'b' }],
  ['the plain name without it', { name: 'a', name_tr: 'b' }, 'fa', { name: 'a', name_tr: 'b' }],
  ['the plain name for an empty one', { name: 'a', name_tr: ' ' }, 'tr', { name: 'a', name_tr: ' ' }],
  ['the image', { image_url: '/a', image_url_pt: '/b' }, 'pt', { image_url: '/b', image_url_pt: '/b' }],
  [
    'what ends with a name',
    { country_name: 'a', country_name_id: 'b' },
    'id',
    { country_name: 'b', country_name_id: 'b' },
  ],
  ['no id for a name', { country: 'a', country_id: '7' }, 'id', { country: 'a', country_id: '7' }],
  ['a name that exists in one language alone', { name_ar: 'b' }, 'ar', { name: 'b', name_ar: 'b' }],
  ['rows at every depth', { list: [{ name: 'a', name_tr: 'b' }] }, 'tr', { list: [{ name: 'b', name_tr: 'b' }] }],
])('S3-16 takes %s', (_, row, language, localised) => {
  expect(localise(row, language)).toEqual(localised)
})

describe('decode', () => {
  describe('one value', () => {
    it.each<[string, Shape, unknown, unknown]>([
      ['an id that came as a number', { type: 'string' }, 12, '12'],
      ['a text', { type: 'string' }, 'x', 'x'],
      ['a figure that came as text', { type: 'integer' }, '-12', -12],
      ['a figure with places', { type: 'number' }, '1.50', 1.5],
      ['0 as false', { type: 'boolean' }, 0, false],
      ['"1" as true', { type: 'boolean' }, '1', true],
      ['"true" as true', { type: 'boolean' }, 'true', true],
      ['"false" as false', { type: 'boolean' }, 'false', false],
      ['a state that nobody knows yet', { type: 'string', enum: ['pending'] }, 'frozen', 'frozen'],
      ['a number of an enum that came as text', { enum: [1, 2] }, '2', 2],
      ['the first fitting of several types', { type: ['string', 'integer'] }, 5, 5],
      ['null where null is allowed', { type: ['string', 'null'] }, null, null],
      ['anything, without a shape', {}, { a: [1, null] }, { a: [1, null] }],
      ['a list without its null members', { type: 'array', items: { type: 'integer' } }, [1, null, 2], [1, 2]],
      ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, { a: '1' }, { a: 1 }],
      ['an open object', { type: 'object', additionalProperties: true }, { a: { b: 1 } }, { a: { b: 1 } }],
    ])('takes %s', (_, shape, value, copy) => {
      expect(decode(shape, value)).toEqual(copy)
    })

    it.each<[string, Shape, unknown]>([
      ['an unsafe integer as text', { type: 'integer' }, '9007199254740993'],
      ['an unsafe integer', { type: 'integer' }, 2 ** 53],
      ['more places than a float holds', { type: 'number' }, '0.12345678901234567'],
      ['1e3 as text', { type: 'number' }, '1e3'],
      ['1,234 as text', { type: 'number' }, '1,234'],
      ['an empty text as a figure', { type: 'integer' }, ''],
      ['1.5 as an integer', { type: 'integer' }, 1.5],
      ['Infinity', { type: 'number' }, JSON.parse('1e999')],
      ['Infinity as text', { type: 'string' }, JSON.parse('1e999')],
      ['2 as a boolean', { type: 'boolean' }, 2],
      ['"yes" as a boolean', { type: 'boolean' }, 'yes'],
      ['true as text', { type: 'string' }, true],
      ['an object as a list', { type: 'array' }, {}],
      ['a list as an object', { type: 'object' }, []],
      ['null', { type: 'object' }, null],
      ['nothing', { type: 'string' }, undefined],
    ])('F15 refuses %s', (_, shape, value) => {
      expect(() => decode(shape, value)).toThrow(ShapeError)
    })
  })

  const page: Shape = {
    type: 'object',
    required: ['list'],
    properties: {
      list: {
        type: 'array',
        items: {
          type: 'object',
          required: ['uid'],
          properties: { uid: { type: 'string' }, name: { type: 'string' }, level: { type: 'integer' } },
          additionalProperties: false,
        },
      },
      has_more: { type: ['boolean', 'integer', 'string'] },
    },
  }

  describe('rows', () => {
    it('copies declared members alone and leaves out nulls that they do not allow', () => {
      const rows = [{ uid: 7, name: null, level: '3', password: 'x' }]
      expect(decode(page, { list: rows, extra: 1 })).toEqual({ list: [{ uid: '7', level: 3 }] })
    })

    it('keeps each null that its schema allows, required or not', () => {
      const text: Shape = { type: ['string', 'null'] }
      const shape: Shape = {
        type: 'object',
        properties: {
          note: text,
          inner: { type: 'object', properties: { note: text } },
          any: {},
          list: { items: text },
        },
        additionalProperties: text,
      }
      const record = { note: null, inner: { note: null }, any: null, list: ['a', null], more: null }
      expect(decode(shape, record)).toEqual(record)
    })

    it('refuses more than 16 levels if no shape limits them', () => {
      const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
      expect(decode({}, deep(16))).toEqual(deep(16))
      expect(() => decode({}, deep(17))).toThrow(ShapeError)
    })

    it('cuts texts beyond 65,536 characters', () => {
      expect(decode({ type: 'string' }, 'x'.repeat(65_537))).toHaveLength(65_536)
      expect(decode({}, { a: 'x'.repeat(70_000) })).toEqual({ a: 'x'.repeat(65_536) })
    })

    it('S3-16 lets the languages of a declared name through, and of no other member', () => {
      const row = {
        uid: 1,
        name: 'a',
        name_tr: 'b',
        'name_pt-BR': 'c',
        name_ar: 5,
        name_: 'd',
        image_url_tr: 'e',
        nameless: 'f',
      }
      expect(decode(page, { list: [row] })).toEqual({
        list: [{ uid: '1', name: 'a', name_tr: 'b', 'name_pt-BR': 'c' }],
      })
    })
  })

  describe('prototypes', () => {
    const hostile =
      '{"__proto__":{"canary":1},"constructor":{"prototype":{"canary":1}},"prototype":{"canary":1},"uid":"1"}'
    it.each<[string, Shape]>([
      ['a closed object', { type: 'object', properties: { uid: { type: 'string' } } }],
      ['a map', { type: 'object', additionalProperties: {} }],
      ['no shape', {}],
      [
        'a shape that declares them',
        {
          type: 'object',
          properties: JSON.parse('{"uid":{},"__proto__":{},"constructor":{}}') as Record<string, Shape>,
        },
      ],
    ])('F11 are never copied by %s', (_, shape) => {
      const copy = decode(shape, JSON.parse(hostile)) as object
      expect(Object.getOwnPropertyNames(copy)).toEqual(['uid'])
      expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
      expect(({} as { canary?: unknown }).canary).toBeUndefined()
    })

    it('lend no inherited member to a declared one', () => {
      const properties = JSON.parse('{"toString":{"type":"string"}}') as Record<string, Shape>
      expect(decode({ type: 'object', properties }, {})).toEqual({})
    })
  })
})

it.each([
  ['XSRF-TOKEN=a', 'a'],
  ['x=1; XSRF-TOKEN=a%3Db; y=2', 'a=b'],
  ['XSRF-TOKEN=a=b==', 'a=b=='],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['X-XSRF-TOKEN=a', undefined],
  ['XSRF-TOKEN=', undefined],
  ['', undefined],
])('S7-10 the cookies "%s" hold the token %s', (cookies, token) => {
  expect(readXsrf(cookies)).toBe(token)
})

it('S7-08 any text makes headers that can be sent', () => {
  const anyText = fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes))
  fc.assert(
    fc.property(anyText, fc.string(), (phoneModel, token) => {
      const facts = {
        deviceId: 'd',
        language: 'en',
        platform: 'other' as const,
        appVersion: '',
        phoneModel,
        systemVersion: '\ud800',
        token,
      }
      expect(() => new Headers(requestHeaders(protocol, facts, 0, token))).not.toThrow()
    }),
    { numRuns: 50 },
  )
})

it.each<[string, NonNullable<Protocol['headers']>, string, object]>([
  ['has a scheme', { authorization: { from: 'token', scheme: 'Token' } }, 'secret', { authorization: 'Token secret' }],
  ['is not sent without a value', { authorization: { from: 'token', scheme: 'Bearer' } }, '', {}],
  ['is a text', { 'x-api': '2' }, '', { 'x-api': '2' }],
  ['has another word for its value', { of: { from: 'language', words: { tr: 'TUR' } } }, '', { of: 'TUR' }],
  ['has its value, if no word stands for it', { of: { from: 'language', words: { en: 'ENG' } } }, '', { of: 'tr' }],
])('S7-08 a header of every call %s', async (_what, headers, token, wanted) => {
  const { client, sent } = setUp(good, {
    protocol: { ...protocol, headers },
    headers: () => ({ ...facts, token }),
    xsrfCookie: () => 'x1',
  })
  await client.read('GET /rows', {}, consumer).catch(() => undefined)
  expect(sent().init.headers).toEqual(wanted)
})

it.each([
  [null, 0],
  ['garbage', 0],
  [new Date(1_000_001_000).toUTCString(), 0],
  [new Date(1_000_003_000).toUTCString(), 3_000],
  [new Date(999_997_000).toUTCString(), -3_000],
  [new Date(1_086_400_000).toUTCString(), 86_400_000],
  [new Date(913_600_000).toUTCString(), -86_400_000],
])('F36 a server that says %s moves the clock by %i ms', (date, offset) => {
  const clock = createServerClock(() => 1_000_000_000)
  clock.learn(date)
  expect(clock.now()).toBe(1_000_000_000 + offset)
})

it.each([
  ['is corrected', 0, 0],
  ['is set wrong by another day', -172_800_000, 172_800_000],
])('F36 after the clock of the device %s, the next answer says how far off it is', (_what, change, offset) => {
  let device = 1_086_400_000
  const clock = createServerClock(
    () => device,
    () => 0,
  )
  clock.learn(new Date(1_000_000_000).toUTCString())
  expect(clock.now()).toBe(1_000_000_000)
  device = 1_000_000_000 + change
  expect(clock.isKnown()).toBe(false)
  clock.learn(new Date(1_000_000_000).toUTCString())
  expect(clock.now()).toBe(device + offset)
  expect(clock.isKnown()).toBe(true)
})

// Tests how another server is asked for a page, and where its list ends.
describe('a list of another server', () => {
  it.each([null, undefined, '', false, 'false', 0, '0'])('ends with the cursor %j', (next) => {
    const pages = { by: 'cursor', rows: 'items', next: 'next', send: 'after' } as const
    expect(adaptPage(pages, { items: [{}], next }, { link: null }).page).toEqual({ list: [{}], has_more: false })
  })

  it.each([
    ['page', 1, { page: 3, limit: 20 }],
    ['page', 0, { page: 2, limit: 20 }],
    ['offset', 1, { page: 40, limit: 20 }],
    ['offset', 0, { page: 40, limit: 20 }],
    ['whole', 1, { limit: 20 }],
  ] as const)('the third page of a server that counts by %s from %i is asked for with %j', (by, first, asked) => {
    const counted = { by, first, send: 'page', size: 20, sendSize: 'limit' }
    expect(askPage(counted, { page: 3 }, undefined)).toEqual(asked)
  })
})

it.each([
  ['9007199254740991', 9007199254740991],
  ['9007199254740992', '9007199254740992'],
  ['-9007199254740993', '-9007199254740993'],
  ['{"uid":9007199254740993}', { uid: '9007199254740993' }],
  ['[18446744073709551615 , 1]', ['18446744073709551615', 1]],
  ['{"a":"id 9007199254740993 \\" 9007199254740993"}', { a: 'id 9007199254740993 " 9007199254740993' }],
  ['"\\\\" ', '\\'],
  ['1.00000000000000001', 1],
  ['1e21', 1e21],
  ['{"12345678901234567890":1}', { '12345678901234567890': 1 }],
  ['\uFEFF{"a":1}', { a: 1 }],
])('F14 %s keeps its digits', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
